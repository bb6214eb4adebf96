//! Finds errors in a program before it runs, and reports the block of each in a sentence that says how to fix it.

use super::script_error::MOST_DEPTH;
use super::{
    Block, BlockId, Definition, LabelPart, Opcode, PlacedScript, Program, Shape, Slot, SlotKind, Sprite, TABLE,
};
use std::collections::HashSet;
use std::fmt;

/// The most inputs and script variables of a script.
pub(super) const MOST_LOCALS: usize = 255;

/// An error in a program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Finding {
    /// The block, or the head of the definition; `None` if the error is about names of the whole program.
    pub block: Option<BlockId>,
    /// The error itself.
    pub problem: Problem,
}

/// Writes a sentence with the number of the block in front.
impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.block {
            Some(id) => write!(f, "{id}: {}", self.problem),
            None => self.problem.fmt(f),
        }
    }
}

impl std::error::Error for Finding {}

/// The errors that a program can have.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Problem {
    /// A variable that does not exist.
    #[error("there is no variable \"{0}\"; make one, or choose another")]
    UnknownVariable(String),
    /// A list that does not exist.
    #[error("there is no list \"{0}\"; make one, or choose another")]
    UnknownList(String),
    /// A message that no script receives.
    #[error("nobody receives \"{0}\"; add \"when I receive {0}\" to a sprite")]
    UnknownMessage(String),
    /// A costume that the sprite does not have.
    #[error("the sprite has no costume \"{0}\"; give it one, or choose another")]
    UnknownCostume(String),
    /// A sprite that does not exist.
    #[error("there is no sprite \"{0}\"; choose another")]
    UnknownSprite(String),
    /// A custom block that the sprite does not define.
    #[error("the sprite does not define \"{0}\"; define it, or take the block out")]
    UnknownBlock(String),
    /// A block of Scratch that this language does not support.
    #[error("\"{0}\" is a block of Scratch that I cannot run; take it out, or make it of other blocks")]
    Foreign(String),
    /// An input that the definition does not have.
    #[error("\"{0}\" is not an input of this definition; take the block out, or add the input to \"define\"")]
    UnknownParameter(String),
    /// A text that is not an entry of the menu.
    #[error("\"{0}\" is not in this menu; choose again")]
    UnknownChoice(String),
    /// A slot without content.
    #[error("slot {slot} of \"{words}\" is empty; put something in")]
    MissingInput {
        /// The number of the slot, from 1.
        slot: usize,
        /// The words of the block.
        words: String,
    },
    /// An empty slot for a condition.
    #[error("slot {slot} of \"{words}\" is empty and counts as false; put something in")]
    MissingCondition {
        /// The number of the slot, from 1.
        slot: usize,
        /// The words of the block.
        words: String,
    },
    /// A call with too many or too few inputs.
    #[error("\"{label}\" takes {wanted} inputs but got {given}; insert the block again")]
    InputCount {
        /// The label of the custom block.
        label: String,
        /// The number of inputs in the definition.
        wanted: usize,
        /// The number of inputs in the call.
        given: usize,
    },
    /// A `report` in a script that cannot report a value.
    #[error("only the definition of a block that gives a value can report; take \"report\" out")]
    ReportOutside,
    /// A custom block that may end without reporting a value.
    #[error("\"{0}\" can end without a report; put \"report\" at the end")]
    NoReport(String),
    /// A name that something else has as well.
    #[error("two things here are called \"{0}\"; give one of them another name")]
    NameClash(String),
    /// A name that is also the words of a block.
    #[error("\"{0}\" is the name of a block; choose another name")]
    BlockName(String),
    /// A variable, list, input or block without a name.
    #[error("something has no name here; give it one")]
    NoName,
    /// A block in a slot of another shape, or a block with a value in a stack.
    #[error("\"{0}\" does not go here; drag it to a slot of its shape")]
    WrongShape(String),
    /// A block below one that ends the stack.
    #[error("\"{0}\" never runs, because the block above it ends the script; move it somewhere else")]
    NeverRuns(String),
    /// A program with too many blocks.
    #[error("the program has more than {} blocks; make it shorter", Program::MOST_BLOCKS)]
    Long,
    /// A script with too many inputs and variables.
    #[error("the script has more than {MOST_LOCALS} inputs and script variables; split it in two")]
    Crowded,
    /// Blocks that are nested too deeply.
    #[error("blocks are nested more than {MOST_DEPTH} deep; make a custom block of the inner ones")]
    Deep,
}

impl Problem {
    /// Returns true if the block cannot run. All other errors are ones that Scratch would ignore as well.
    pub fn stops(&self) -> bool {
        match self {
            Problem::UnknownVariable(_)
            | Problem::UnknownList(_)
            | Problem::UnknownSprite(_)
            | Problem::UnknownBlock(_)
            | Problem::Foreign(_)
            | Problem::UnknownParameter(_)
            | Problem::UnknownChoice(_)
            | Problem::MissingInput { .. }
            | Problem::InputCount { .. }
            | Problem::ReportOutside
            | Problem::NoReport(_)
            | Problem::WrongShape(_)
            | Problem::Long
            | Problem::Crowded
            | Problem::Deep => true,
            Problem::UnknownMessage(_)
            | Problem::UnknownCostume(_)
            | Problem::MissingCondition { .. }
            | Problem::NameClash(_)
            | Problem::BlockName(_)
            | Problem::NoName
            | Problem::NeverRuns(_) => false,
        }
    }
}

/// Returns all errors in reading order, after those about the whole program. Loose pieces run only when they are clicked, so
/// their errors are not included.
pub fn check(program: &Program) -> Vec<Finding> {
    check_scripts(program, |placed| !placed.is_loose())
}

/// Returns all errors in those scripts, and about the whole program.
pub(super) fn check_scripts(program: &Program, is_meant: impl Fn(&PlacedScript<'_>) -> bool) -> Vec<Finding> {
    let mut checker = Checker { program, received: received(program), findings: Vec::new() };
    if program.count() > Program::MOST_BLOCKS {
        checker.find(None, Problem::Long);
        return checker.findings;
    }
    checker.names();
    for placed in program.scripts().filter(is_meant) {
        checker.script(&placed);
    }
    checker.findings
}

/// Returns the messages that scripts receive.
fn received(program: &Program) -> HashSet<String> {
    let hats = program.sprites.iter().flat_map(|sprite| &sprite.scripts).filter_map(|script| script.blocks.first());
    hats.filter(|hat| hat.opcode == Opcode::WhenReceived).filter_map(|hat| hat.text(0)).map(str::to_lowercase).collect()
}

struct Checker<'a> {
    program: &'a Program,
    received: HashSet<String>,
    findings: Vec<Finding>,
}

/// The script around a block.
#[derive(Clone, Copy)]
struct Scope<'a> {
    sprite: &'a Sprite,
    definition: Option<&'a Definition>,
    script_variables: &'a [&'a str],
    depth: usize,
}

impl<'a> Checker<'a> {
    fn find(&mut self, block: Option<BlockId>, problem: Problem) {
        self.findings.push(Finding { block, problem });
    }

    /// Reports names that occur more than once in one place.
    fn distinct<'n>(&mut self, block: Option<BlockId>, names: impl Iterator<Item = &'n str>) {
        let mut seen = HashSet::new();
        for name in names {
            if name.trim().is_empty() {
                self.find(block, Problem::NoName);
            } else if !seen.insert(name) {
                self.find(block, Problem::NameClash(name.to_owned()));
            }
        }
    }

    fn names(&mut self) {
        let program = self.program;
        let global = || {
            let lists = program.lists.iter().map(|list| list.name.as_str());
            program.variables.iter().map(String::as_str).chain(lists)
        };
        let is_block = |name: &str| TABLE.iter().any(|spec| spec.slots.is_empty() && spec.lines[0] == name);
        let mut all: Vec<&str> = global().collect();
        self.distinct(None, global());
        self.distinct(None, program.sprites.iter().map(|sprite| sprite.name.as_str()));
        for sprite in &program.sprites {
            self.distinct(None, sprite.costumes.iter().map(String::as_str));
            let lists = sprite.lists.iter().map(|list| list.name.as_str());
            let own: Vec<&str> = sprite.variables.iter().map(String::as_str).chain(lists).collect();
            let mut seen: HashSet<&str> = global().collect();
            for &name in &own {
                match name.trim() {
                    "" => self.find(None, Problem::NoName),
                    _ if !seen.insert(name) => self.find(None, Problem::NameClash(name.to_owned())),
                    _ => {}
                }
            }
            all.extend(own);
        }
        for name in all.into_iter().filter(|name| is_block(name)) {
            self.find(None, Problem::BlockName(name.to_owned()));
        }
    }

    fn script(&mut self, placed: &PlacedScript<'a>) {
        let script = placed.script;
        let variables = script.script_variables();
        let inputs = script.definition.iter().flat_map(Definition::inputs).map(|input| input.name.as_str());
        let names: Vec<&str> = inputs.chain(variables.iter().copied()).collect();
        if names.len() > MOST_LOCALS {
            self.find(Some(placed.id), Problem::Crowded);
        }
        self.distinct(Some(placed.id), names.into_iter());
        if let Some(definition) = &script.definition {
            self.definition(placed, definition);
        }
        let scope = Scope {
            sprite: placed.sprite,
            definition: script.definition.as_ref(),
            script_variables: &variables,
            depth: 0,
        };
        self.stack(placed.stack(), scope, script.definition.is_none());
    }

    fn definition(&mut self, placed: &PlacedScript<'a>, definition: &'a Definition) {
        let label = definition.label();
        let words: Vec<&str> = definition
            .label
            .iter()
            .filter_map(|part| match part {
                LabelPart::Word(word) => Some(word.as_str()),
                LabelPart::Input(_) => None,
            })
            .collect();
        if words.iter().all(|word| word.trim().is_empty()) {
            self.find(Some(placed.id), Problem::NoName);
        }
        let is_taken = words.iter().any(|word| ["_", "::"].contains(word))
            || ["end", "else"].contains(&label.as_str())
            || label.split(' ').next() == Some("define")
            || TABLE.iter().any(|spec| spec.lines[0] == label);
        if is_taken {
            self.find(Some(placed.id), Problem::BlockName(label.clone()));
        }
        let first = placed.sprite.definition(&label).map(|(first, _)| first);
        let has_name = |name: &String| *name == label;
        let is_variable = placed.sprite.variables.iter().chain(&self.program.variables).any(has_name);
        if first.is_some_and(|first| !std::ptr::eq(first, definition)) || is_variable {
            self.find(Some(placed.id), Problem::NameClash(label.clone()));
        }
        if definition.shape.is_reporter() && !always_reports(&placed.script.blocks) {
            self.find(Some(placed.id), Problem::NoReport(label));
        }
    }

    fn stack<'b>(&mut self, blocks: impl Iterator<Item = (BlockId, &'b Block)>, scope: Scope<'_>, may_be_hat: bool) {
        let mut above: Option<&Block> = None;
        for (id, block) in blocks {
            let shape = scope.sprite.shape(block);
            if shape.is_reporter() || shape == Shape::Hat && !(may_be_hat && above.is_none()) {
                self.find(Some(id), Problem::WrongShape(block.title().to_owned()));
            }
            if above.is_some_and(|above| scope.sprite.shape(above).is_cap()) {
                self.find(Some(id), Problem::NeverRuns(block.title().to_owned()));
            }
            self.block(id, block, scope);
            above = Some(block);
        }
    }

    fn block(&mut self, id: BlockId, block: &Block, scope: Scope<'_>) {
        if scope.depth > MOST_DEPTH {
            return self.find(Some(id), Problem::Deep);
        }
        let scope = Scope { depth: scope.depth + 1, ..scope };
        let mut kinds: Vec<SlotKind> = (0..block.slots.len()).filter_map(|slot| block.slot_kind(slot)).collect();
        let mut wanted = block.opcode.spec().slots.len();
        match block.opcode {
            Opcode::ScriptVariables => wanted = block.slots.len().max(1),
            opcode if opcode.is_foreign() => {
                wanted = block.slots.len().max(1);
                self.find(Some(id), Problem::Foreign(block.title().to_owned()));
            }
            Opcode::Report if !scope.definition.is_some_and(|definition| definition.shape.is_reporter()) => {
                self.find(Some(id), Problem::ReportOutside);
            }
            Opcode::Call => match block.text(0).and_then(|label| scope.sprite.definition(label)) {
                Some((definition, _)) => {
                    let inputs = definition.inputs().map(|input| match input.boolean {
                        true => SlotKind::Boolean,
                        false => SlotKind::Text,
                    });
                    kinds = std::iter::once(SlotKind::Label).chain(inputs).collect();
                    wanted = kinds.len();
                }
                None => {
                    kinds = block.slots.iter().map(|_| SlotKind::Text).collect();
                    wanted = kinds.len();
                    self.find(Some(id), Problem::UnknownBlock(block.text(0).unwrap_or_default().to_owned()));
                }
            },
            _ => {}
        }
        if block.slots.len() != wanted {
            let given = block.slots.len();
            let label = block.words().to_owned();
            let of_call = usize::from(block.opcode == Opcode::Call);
            let count = |slots: usize| slots.saturating_sub(of_call);
            self.find(Some(id), Problem::InputCount { label, wanted: count(wanted), given: count(given) });
        }
        if block.branches.len() != block.opcode.spec().mouths() && !block.opcode.is_foreign() {
            self.find(Some(id), Problem::WrongShape(block.title().to_owned()));
        }
        for (slot, (content, kind)) in block.slots.iter().zip(kinds).enumerate() {
            match content {
                Slot::Empty => {
                    let words = block.words().to_owned();
                    let slot = if block.opcode == Opcode::Call { slot } else { slot + 1 };
                    let problem = match kind {
                        SlotKind::Boolean => Problem::MissingCondition { slot, words },
                        _ => Problem::MissingInput { slot, words },
                    };
                    self.find(Some(id), problem);
                }
                Slot::Text(text) => {
                    if let Some(problem) = self.choice(text, kind, block, scope) {
                        self.find(Some(id), problem);
                    }
                }
                Slot::Block(_) => {}
            }
        }
        for (slot, inner_id, inner) in block.in_slots(id) {
            let shape = scope.sprite.shape(inner);
            let takes_blocks =
                block.opcode.has_label() && slot > 0 || block.slot_kind(slot).is_some_and(SlotKind::takes_blocks);
            let is_boolean = scope.sprite.slot_kind(block, slot) == Some(SlotKind::Boolean);
            if !shape.is_reporter() || !takes_blocks || is_boolean && shape != Shape::SixSided {
                self.find(Some(inner_id), Problem::WrongShape(inner.title().to_owned()));
            }
            self.block(inner_id, inner, scope);
        }
        for (first, branch) in block.in_mouths(id) {
            self.stack(super::numbered(first, branch), scope, false);
        }
    }

    /// Returns the error in a text that was typed or chosen, if there is one.
    fn choice(&self, text: &str, kind: SlotKind, block: &Block, scope: Scope<'_>) -> Option<Problem> {
        let name = || text.to_owned();
        let has = |names: &[String]| names.iter().any(|other| other == text);
        let has_list = |lists: &[super::List]| lists.iter().any(|list| list.name == text);
        match kind {
            SlotKind::Variable | SlotKind::Counter => (!(has(&self.program.variables)
                || has(&scope.sprite.variables)
                || scope.script_variables.contains(&text)))
            .then(|| Problem::UnknownVariable(name())),
            SlotKind::List => (!(has_list(&self.program.lists) || has_list(&scope.sprite.lists)))
                .then(|| Problem::UnknownList(name())),
            SlotKind::Costume => (!has(&scope.sprite.costumes)).then(|| Problem::UnknownCostume(name())),
            SlotKind::Broadcast => {
                (!self.received.contains(&text.to_lowercase())).then(|| Problem::UnknownMessage(name()))
            }
            SlotKind::CloneOf => (text != "myself" && self.program.sprites.iter().all(|sprite| sprite.name != text))
                .then(|| Problem::UnknownSprite(name())),
            SlotKind::Parameter => {
                let boolean = block.opcode == Opcode::BooleanParameter;
                let mut inputs = scope.definition.into_iter().flat_map(Definition::inputs);
                (!inputs.any(|input| input.name == text && input.boolean == boolean))
                    .then(|| Problem::UnknownParameter(name()))
            }
            SlotKind::Boolean => Some(Problem::WrongShape(name())),
            SlotKind::NewVariables | SlotKind::Message if text.trim().is_empty() => Some(Problem::NoName),
            kind if !kind.choices().is_empty() => {
                (!kind.choices().contains(&text)).then(|| Problem::UnknownChoice(name()))
            }
            _ => None,
        }
    }
}

/// Returns true if these blocks can only end with a report. A loop may not run even once; `forever` has no end.
fn always_reports(blocks: &[Block]) -> bool {
    blocks.iter().any(|block| match block.opcode {
        Opcode::Report | Opcode::Forever | Opcode::DeleteClone => true,
        Opcode::Stop => block.text(0) == Some("all"),
        Opcode::IfElse => block.branches.iter().all(|branch| always_reports(branch)),
        _ => false,
    })
}
