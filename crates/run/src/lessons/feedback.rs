//! Feedback on a check: why something is right or wrong, in sentences and as small boards.

use super::lesson::{Lesson, Task};
use super::question::Of;
use super::verdict::{Reason, Verdict};
use super::words::{Words, key};
use crate::{Act, RunError};
use fluent_bundle::FluentValue;
use std::fmt;
use sudoku_blocks::Finding;

/// A board in feedback, row by row.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SmallBoard {
    /// The heading above the board.
    pub heading: String,
    /// The number of cells in a row.
    pub columns: usize,
    /// The values of its cells; empty where a cell is blank.
    pub cells: Vec<String>,
    /// The indices of the wrong cells.
    pub wrong: Vec<usize>,
}

/// Writes the heading and the rows, with brackets around wrong cells.
impl fmt::Display for SmallBoard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.heading)?;
        let width = self.cells.iter().map(|cell| cell.chars().count()).max().unwrap_or(1).max(1);
        for (row, cells) in self.cells.chunks(self.columns.max(1)).enumerate() {
            for (column, cell) in cells.iter().enumerate() {
                let (open, close) =
                    if self.wrong.contains(&(row * self.columns + column)) { ("[", "]") } else { (" ", " ") };
                write!(f, "{open}{:>width$}{close}", if cell.is_empty() { "." } else { cell })?;
            }
            writeln!(f)?;
        }
        Ok(())
    }
}

/// The most characters of a text that is quoted in full.
const LONG: usize = 24;

fn text(text: &str) -> FluentValue<'static> {
    FluentValue::from(text.to_owned())
}

impl Words {
    /// Explains in words why an answer or a program is right or wrong. `finding` and `error` describe the faults of a program
    /// in this language; in English both can be `ToString::to_string`.
    pub fn verdict(
        &self,
        lesson: &Lesson,
        task: &Task,
        verdict: &Verdict,
        finding: impl Fn(&Finding) -> String,
        error: impl Fn(&RunError) -> String,
    ) -> String {
        let reason = match verdict {
            Verdict::Right => return self.why(lesson, task),
            Verdict::Wrong(reason) => reason,
        };
        let told = |key: &str| self.plain(&format!("wrong-{key}"));
        let own = self.find(&format!("{}.wrong", key(lesson, task)), &[]);
        let generic = match reason {
            Reason::Nothing => return told("nothing"),
            Reason::NoNumber => return told("no-number"),
            Reason::TooBig => told("too-big"),
            Reason::TooSmall => told("too-small"),
            // The task has its own message for what is wrong, or has not happened yet.
            Reason::Other if own.is_none() => told("other"),
            Reason::Other | Reason::NotThere => String::new(),
            Reason::Findings(findings) => {
                let first = findings.first().map(finding).unwrap_or_default();
                return self.say("wrong-findings", &[("finding", text(&first))]);
            }
            Reason::Differs { acts, of, wanted, got } => {
                let tried = self.say("wrong-tried", &[("acts", text(&self.acts(acts)))]);
                format!("{tried} {}", self.difference(of, wanted, got))
            }
            Reason::Stops { acts, error: reason } => {
                let tried = self.say("wrong-tried", &[("acts", text(&self.acts(acts)))]);
                format!("{tried} {}", self.say("wrong-stops", &[("error", text(&error(reason)))]))
            }
            Reason::NotFewer { block, theirs, before } => {
                let block = text(&with_dots(block));
                let [theirs, before] = [("theirs", *theirs as f64), ("before", *before as f64)];
                let arguments = [("block", block), (theirs.0, theirs.1.into()), (before.0, before.1.into())];
                self.say("wrong-not-fewer", &arguments)
            }
            Reason::NoSearch { block, calls } => {
                let arguments = [("block", text(&with_dots(block))), ("calls", (*calls as f64).into())];
                self.say("wrong-no-search", &arguments)
            }
        };
        let sentences = [Some(generic), own];
        sentences.into_iter().flatten().filter(|sentence| !sentence.is_empty()).collect::<Vec<_>>().join(" ")
    }

    /// Says how the result differs from the expected one.
    fn difference(&self, of: &Of, wanted: &[String], got: &[String]) -> String {
        let first = |values: &[String]| values.first().cloned().unwrap_or_default();
        let both = [("got", text(&self.quoted(&first(got)))), ("wanted", text(&self.quoted(&first(wanted))))];
        let with = |name: &'static str, value: FluentValue<'static>| [both[0].clone(), both[1].clone(), (name, value)];
        let say = |key: &str, arguments: &[(&'static str, FluentValue<'static>)]| {
            self.say(&format!("differs-{key}"), arguments)
        };
        match of {
            Of::Items(_) if wanted.len() != got.len() => {
                say("length", &[("got", got.len().into()), ("wanted", wanted.len().into())])
            }
            Of::Items(_) => {
                let at = wanted.iter().zip(got).position(|(wanted, got)| wanted != got).unwrap_or(0);
                let value = |values: &[String]| match values.get(at).map_or("", String::as_str) {
                    "" | "0" => self.plain("blank"),
                    value => value.to_owned(),
                };
                let (got, wanted) = (text(&value(got)), text(&value(wanted)));
                say("item", &[("cell", (at + 1).into()), ("got", got), ("wanted", wanted)])
            }
            Of::OwnOfAll(name) => {
                let name = ("name", text(name));
                match wanted.iter().find(|value| !got.contains(value)) {
                    Some(missing) => say("own-missing", &[name, ("value", text(missing))]),
                    None => say("own-twice", &[name]),
                }
            }
            Of::Own(id, name) => {
                say("own", &[both[0].clone(), both[1].clone(), ("id", (*id).into()), ("name", text(name))])
            }
            Of::Clones => say("clones", &both),
            Of::X(id) => say("x", &with("id", (*id).into())),
            Of::Y(id) => say("y", &with("id", (*id).into())),
            Of::Costume(id) => say("costume", &with("id", (*id).into())),
            Of::Variable(name) => say("variable", &with("name", text(name))),
            Of::Reported => say("reported", &both),
            Of::Says => say("says", &both),
            Of::Asks => say("asks", &both),
            _ => say("other", &both),
        }
    }

    /// Returns the boards that illustrate a verdict: the one that the program was tried on, its result and the expected
    /// result.
    pub fn boards(&self, lesson: &Lesson, verdict: &Verdict) -> Vec<SmallBoard> {
        let (Some(board), Verdict::Wrong(Reason::Differs { acts, of, wanted, got })) = (&lesson.board, verdict) else {
            return Vec::new();
        };
        let small = |heading: &str, items: &[String], wrong: Vec<usize>| SmallBoard {
            heading: self.plain(heading),
            columns: board.columns.into(),
            cells: items.iter().map(|item| if item == "0" { String::new() } else { item.clone() }).collect(),
            wrong,
        };
        let tried = acts.iter().find_map(|act| match act {
            Act::Fill(list, items) if *list == board.list => Some(crate::letters(items).map(String::from).collect()),
            _ => None,
        });
        let tried = tried.map(|items: Vec<String>| small("board-tried", &items, Vec::new()));
        let results = match of {
            Of::Items(list) if *list == board.list => {
                let wrong = (0..got.len().max(wanted.len())).filter(|&at| got.get(at) != wanted.get(at));
                vec![small("board-got", got, wrong.collect()), small("board-wanted", wanted, Vec::new())]
            }
            _ => Vec::new(),
        };
        tried.into_iter().chain(results).collect()
    }

    /// Puts a value between quotation marks; an empty one is replaced by a word.
    fn quoted(&self, value: &str) -> String {
        if value.trim().is_empty() {
            self.plain("nothing")
        } else {
            self.say("quoted", &[("text", text(&shortened(value)))])
        }
    }

    /// Returns the act as an instruction.
    pub(super) fn deed(&self, act: &Act) -> String {
        self.act("do", act, false)
    }

    /// Describes the acts in a few words. If the last one runs a custom block, only the acts that matter for it are named.
    fn acts(&self, acts: &[Act]) -> String {
        let ends_with_call = matches!(acts.last(), Some(Act::Call(..)));
        let matters = |act: &&Act| !ends_with_call || matches!(act, Act::Call(..) | Act::Fill(..));
        acts.iter().filter(matters).map(|act| self.act("act", act, true)).collect::<Vec<_>>().join("; ")
    }

    fn act(&self, how: &str, act: &Act, in_short: bool) -> String {
        let say = |key: &str, arguments: &[(&'static str, FluentValue<'static>)]| {
            self.say(&format!("{how}-{key}"), arguments)
        };
        match act {
            Act::Flag => say("flag", &[]),
            Act::Stop => say("stop", &[]),
            Act::Script(_) => say("script", &[]),
            Act::Answer(answer) => {
                let answer = if in_short { self.quoted(answer) } else { self.say("quoted", &[("text", text(answer))]) };
                say("answer", &[("answer", text(&answer))])
            }
            Act::Click(id) => say("click", &[("id", (*id).into())]),
            Act::ClickSprite(name) => say("click-sprite", &[("name", text(name))]),
            Act::Key(name) => say("key", &[("name", text(name))]),
            Act::Broadcast(name) => say("broadcast", &[("name", text(name))]),
            Act::Call(label, inputs) => say("call", &[("block", text(&self.called(label, inputs)))]),
            Act::Fill(..) => say("fill", &[]),
        }
    }

    /// Fills the inputs into the label of a custom block.
    fn called(&self, label: &str, inputs: &[String]) -> String {
        let mut inputs = inputs.iter();
        let word = |word: &str| match word {
            "_" => match inputs.next().map_or("", String::as_str) {
                "" => format!("({})", self.plain("nothing")),
                input => input.to_owned(),
            },
            word => word.to_owned(),
        };
        label.split(' ').map(word).collect::<Vec<_>>().join(" ")
    }
}

/// Returns the label of a custom block, with dots for its inputs.
pub(super) fn with_dots(label: &str) -> String {
    label.split(' ').map(|word| if word == "_" { "…" } else { word }).collect::<Vec<_>>().join(" ")
}

/// Returns the text, or the start of a long one, with dots.
fn shortened(text: &str) -> String {
    if text.chars().count() <= LONG {
        return text.to_owned();
    }
    text.chars().take(LONG / 2).chain(['…']).collect()
}
