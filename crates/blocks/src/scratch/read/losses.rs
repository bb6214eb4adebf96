//! The losses of an import: parts of a project that are left out, changed, or cannot run here.

use super::super::super::{Block, Program, Slot};
use super::super::costumes::Picture;
use super::mutation::text;
use serde_json::Value;
use std::collections::BTreeSet;
use std::fmt;

/// The result of reading a project.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Import {
    /// The program of the project.
    pub program: Program,
    /// The differences between the project and the program, kind by kind; empty if there are none.
    pub losses: Vec<Loss>,
}

/// Parts of one kind that were left out, changed, or cannot run.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Loss {
    /// The kind of the lost parts.
    pub kind: LossKind,
    /// The number of lost parts.
    pub count: usize,
    /// The names of the parts, or of the sprites they belong to, each once.
    pub names: Vec<String>,
}

/// The fate of a part of a project.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum Fate {
    /// The part is not in the program.
    LeftOut,
    /// The part is in the program, but different.
    Changed,
    /// The part is in the program and shown, but cannot run.
    CannotRun,
}

impl Fate {
    /// All fates, in the order in which a summary lists them.
    pub const ALL: [Fate; 3] = [Fate::LeftOut, Fate::Changed, Fate::CannotRun];
}

/// A kind of parts that cannot be imported fully.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum LossKind {
    /// Costumes and backdrops: their names are kept, their pictures are not.
    Pictures,
    /// Sounds of sprites and of the stage.
    Sounds,
    /// Variables and lists shown on the stage.
    Monitors,
    /// The first values of variables, which begin as 0 here.
    Values,
    /// The initial position, size, direction and costume of a sprite.
    Looks,
    /// Tempo, video and language of the stage.
    Stage,
    /// Comments in a sprite without scripts.
    Comments,
    /// Scripts whose next block is missing from the file.
    MissingBlocks,
    /// Blocks that belong to no script.
    Orphans,
    /// Cloud variables, which are shared over the internet.
    Clouds,
    /// Blocks in a place that they do not fit, which become scripts of their own.
    Pieces,
    /// Names that are used twice or are blank.
    Names,
    /// Blocks that this language does not have.
    Foreign,
}

impl LossKind {
    /// Returns the fate of parts of this kind.
    pub fn fate(self) -> Fate {
        match self {
            LossKind::Clouds | LossKind::Pieces | LossKind::Names => Fate::Changed,
            LossKind::Foreign => Fate::CannotRun,
            _ => Fate::LeftOut,
        }
    }
}

impl fmt::Display for Loss {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Loss { kind, count, names } = self;
        let many =
            |one: &str, more: &str| if *count == 1 { one.to_owned() } else { more.replace("{}", &count.to_string()) };
        f.write_str(&match kind {
            LossKind::Pictures => many("1 picture", "{} pictures"),
            LossKind::Sounds => many("1 sound", "{} sounds"),
            LossKind::Monitors => many("1 display of a variable or list", "{} displays of variables or lists"),
            LossKind::Values => many("the value of 1 variable", "the values of {} variables"),
            LossKind::Looks => many("the first look of 1 sprite", "the first looks of {} sprites"),
            LossKind::Stage => "settings of the stage".to_owned(),
            LossKind::Comments => many("1 comment", "{} comments"),
            LossKind::MissingBlocks => many(
                "the rest of 1 script, which is missing from the file",
                "the rest of {} scripts, which is missing from the file",
            ),
            LossKind::Orphans => many("1 block without a script", "{} blocks without a script"),
            LossKind::Clouds => many("1 cloud variable, now an ordinary one", "{} cloud variables, now ordinary ones"),
            LossKind::Pieces => many(
                "1 piece that did not fit, now a script of its own",
                "{} pieces that did not fit, now scripts of their own",
            ),
            LossKind::Names => many("1 name", "{} names"),
            LossKind::Foreign => many("1 block", "{} blocks"),
        })?;
        if names.is_empty() { Ok(()) } else { write!(f, " ({})", listed(names)) }
    }
}

/// The most names that a list of names shows.
const MOST_LISTED: usize = 4;

/// Returns the names as a list, which is cut off if there are many.
pub fn listed(names: &[String]) -> String {
    let shown = &names[..names.len().min(MOST_LISTED)];
    shown.join(", ") + if shown.len() < names.len() { ", …" } else { "" }
}

/// Summarises all losses in one line; `None` if there are none.
pub fn summary(losses: &[Loss]) -> Option<String> {
    let told = Fate::ALL.into_iter().filter_map(|fate| {
        let parts: Vec<String> = losses.iter().filter(|loss| loss.kind.fate() == fate).map(Loss::to_string).collect();
        let words = match fate {
            Fate::LeftOut => "left out",
            Fate::Changed => "changed",
            Fate::CannotRun => "shown, but cannot run",
        };
        (!parts.is_empty()).then(|| format!("{words}: {}", parts.join(", ")))
    });
    let told: Vec<String> = told.collect();
    (!told.is_empty()).then(|| told.join("; "))
}

/// Collects losses while a project is read.
#[derive(Default)]
pub(super) struct Losses(Vec<Loss>);

impl Losses {
    /// Notes a lost part, or a piece of one, by its name.
    pub fn note(&mut self, kind: LossKind, name: impl Into<String>) {
        self.note_many(kind, 1, name);
    }

    /// Notes several lost parts with one name.
    pub fn note_many(&mut self, kind: LossKind, count: usize, name: impl Into<String>) {
        if count == 0 {
            return;
        }
        let at = self.0.iter().position(|loss| loss.kind == kind).unwrap_or_else(|| {
            self.0.push(Loss { kind, count: 0, names: Vec::new() });
            self.0.len() - 1
        });
        let loss = &mut self.0[at];
        loss.count += count;
        let name = name.into();
        if !name.trim().is_empty() && !loss.names.contains(&name) {
            loss.names.push(name);
        }
    }

    /// Returns all losses, kind by kind.
    pub fn sorted(mut self) -> Vec<Loss> {
        self.0.sort_by_key(|loss| (loss.kind.fate(), loss.kind));
        self.0
    }

    /// Notes the settings of the whole project that a program does not have.
    pub fn note_project(&mut self, project: &Value) {
        let monitors = project.get("monitors").and_then(Value::as_array).into_iter().flatten();
        for monitor in monitors.filter(|monitor| monitor.get("visible").and_then(Value::as_bool) != Some(false)) {
            let parameters = monitor.get("params");
            let named = ["VARIABLE", "LIST"].into_iter().find_map(|name| parameters?.get(name)?.as_str());
            self.note(LossKind::Monitors, named.unwrap_or_default());
        }
    }

    /// Notes the settings of a sprite or of the stage that a program does not have. `backdrop` is the picture of our own stage.
    pub fn note_target(&mut self, target: &Value, is_stage: bool, backdrop: &Picture) {
        let name = text(target.get("name").unwrap_or(&Value::Null));
        let all = |kind: &str| target.get(kind).and_then(Value::as_array).into_iter().flatten();
        for costume in all("costumes") {
            let name = text(costume.get("name").unwrap_or(&Value::Null));
            // The pictures that we draw are drawn again when the program is exported, so they are not lost.
            let own = if is_stage { backdrop.asset_id() } else { Picture::of_costume(&name).asset_id() };
            if costume.get("assetId").and_then(Value::as_str) != Some(own.as_str()) {
                self.note(LossKind::Pictures, name);
            }
        }
        for sound in all("sounds") {
            self.note(LossKind::Sounds, text(sound.get("name").unwrap_or(&Value::Null)));
        }
        for variable in target.get("variables").and_then(Value::as_object).into_iter().flat_map(|all| all.values()) {
            let name = text(variable.get(0).unwrap_or(&Value::Null));
            // In Scratch, the name of a cloud variable begins with this sign.
            let name = name.strip_prefix("☁ ").unwrap_or(&name);
            if variable.get(2).and_then(Value::as_bool) == Some(true) {
                self.note(LossKind::Clouds, name);
            }
            if text(variable.get(1).unwrap_or(&Value::Null)) != "0" {
                self.note(LossKind::Values, name);
            }
        }
        let number =
            |key: &str, usual: f64| target.get(key).and_then(Value::as_f64).is_none_or(|number| number == usual);
        let is = |key: &str, usual: bool| target.get(key).and_then(Value::as_bool).is_none_or(|is| is == usual);
        let word = |key: &str, usual: &str| target.get(key).and_then(Value::as_str).is_none_or(|word| word == usual);
        if is_stage {
            let is_usual = number("tempo", 60.0)
                && word("videoState", "off")
                && word("textToSpeechLanguage", "")
                && number("currentCostume", 0.0);
            self.note_many(LossKind::Stage, usize::from(!is_usual), "");
        } else {
            let is_usual = [("x", 0.0), ("y", 0.0), ("size", 100.0), ("direction", 90.0), ("currentCostume", 0.0)]
                .into_iter()
                .all(|(key, usual)| number(key, usual))
                && is("visible", true)
                && is("draggable", false)
                && word("rotationStyle", "all around");
            self.note_many(LossKind::Looks, usize::from(!is_usual), name);
        }
    }

    /// Notes the foreign blocks.
    pub fn note_foreign(&mut self, program: &Program) {
        let mut labels = BTreeSet::new();
        let mut count = 0;
        let scripts = program.sprites.iter().flat_map(|sprite| &sprite.scripts);
        let mut next: Vec<&Block> = scripts.flat_map(|script| &script.blocks).collect();
        while let Some(block) = next.pop() {
            if block.opcode.is_foreign() {
                count += 1;
                labels.insert(block.words().replace('_', "…"));
            }
            next.extend(block.slots.iter().filter_map(Slot::block).chain(block.branches.iter().flatten()));
        }
        self.note_many(LossKind::Foreign, count, "");
        if let Some(loss) = self.0.iter_mut().find(|loss| loss.kind == LossKind::Foreign) {
            loss.names.extend(labels);
        }
    }
}
