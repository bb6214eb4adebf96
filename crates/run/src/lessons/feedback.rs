//! Feedback on a check: why something is right or wrong, in sentences.

use super::lesson::{Lesson, Task};
use super::question::Quantity;
use super::small_board::{first_difference, is_board, shortened};
use super::verdict::{Reason, Verdict};
use super::words::Words;
use crate::{Act, RunError};
use fluent_bundle::FluentValue;
use sudoku_blocks::Finding;

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
        let own = self.wrong(lesson, task);
        let generic = match reason {
            Reason::Missing => return told("nothing"),
            Reason::NoNumber => return told("no-number"),
            // The task has its own message for what is wrong, or has not happened yet.
            Reason::Other if own.is_none() => told("other"),
            Reason::Other | Reason::WrongMoment => String::new(),
            Reason::SomeFaults { conflicts, found, of } => {
                let twice = self.twice(conflicts);
                let arguments = [("twice", text(&twice)), ("found", (*found).into()), ("of", (*of).into())];
                return self.format("faults-found", &arguments);
            }
            Reason::NoFault(innocence) => self.innocence(innocence),
            Reason::Findings(findings) => {
                let first = findings.first().map(finding).unwrap_or_default();
                return self.format("wrong-findings", &[("finding", text(&first))]);
            }
            Reason::Differs { acts, quantity, expected, actual } => {
                let tried = self.format("wrong-tried", &[("acts", text(&self.acts(acts)))]);
                format!("{tried} {}", self.difference(lesson, quantity, expected, actual))
            }
            Reason::Stops { acts, error: reason, .. } => {
                let tried = self.format("wrong-tried", &[("acts", text(&self.acts(acts)))]);
                format!("{tried} {}", self.format("wrong-stops", &[("error", text(&error(reason)))]))
            }
            Reason::NotFewer { block, calls, before } => {
                let block = text(&with_dots(block));
                let [calls, before] = [("theirs", *calls as f64), ("before", *before as f64)];
                let arguments = [("block", block), (calls.0, calls.1.into()), (before.0, before.1.into())];
                self.format("wrong-not-fewer", &arguments)
            }
            Reason::ManyCalls { block, calls, most } => {
                let [calls, most] = [("theirs", *calls as f64), ("most", *most as f64)];
                let arguments =
                    [("block", text(&with_dots(block))), (calls.0, calls.1.into()), (most.0, most.1.into())];
                self.format("wrong-many-calls", &arguments)
            }
            Reason::NoSearch { block, calls } => {
                let arguments = [("block", text(&with_dots(block))), ("calls", (*calls as f64).into())];
                self.format("wrong-no-search", &arguments)
            }
        };
        let sentences = [Some(generic), own];
        sentences.into_iter().flatten().filter(|sentence| !sentence.is_empty()).collect::<Vec<_>>().join(" ")
    }

    /// Says how the result differs from the expected one.
    fn difference(&self, lesson: &Lesson, quantity: &Quantity, expected: &[String], actual: &[String]) -> String {
        let first = |values: &[String]| values.first().cloned().unwrap_or_default();
        let both = [("got", text(&self.quoted(&first(actual)))), ("wanted", text(&self.quoted(&first(expected))))];
        let with = |name: &'static str, value: FluentValue<'static>| [both[0].clone(), both[1].clone(), (name, value)];
        let say = |key: &str, arguments: &[(&'static str, FluentValue<'static>)]| {
            self.format(&format!("differs-{key}"), arguments)
        };
        match quantity {
            Quantity::Items(list) if expected.len() != actual.len() => {
                let lengths = [("got", actual.len().into()), ("wanted", expected.len().into())];
                match is_board(lesson, list) {
                    true => say("length", &lengths),
                    false => say("list-length", &[lengths[0].clone(), lengths[1].clone(), ("name", text(list))]),
                }
            }
            Quantity::Items(list) => {
                let at = first_difference(expected, actual).unwrap_or(0);
                let value = |values: &[String]| match values.get(at).map_or("", String::as_str) {
                    "" | "0" => self.plain("blank"),
                    value => value.to_owned(),
                };
                let (actual, expected) = (text(&value(actual)), text(&value(expected)));
                match is_board(lesson, list) {
                    true => say("item", &[("cell", (at + 1).into()), ("got", actual), ("wanted", expected)]),
                    false => {
                        let item = [("item", (at + 1).into()), ("name", text(list))];
                        say("list-item", &[item[0].clone(), item[1].clone(), ("got", actual), ("wanted", expected)])
                    }
                }
            }
            Quantity::OwnOfAll(name) => {
                let name = ("name", text(name));
                match expected.iter().find(|value| !actual.contains(value)) {
                    Some(missing) => say("own-missing", &[name, ("value", text(missing))]),
                    None => say("own-twice", &[name]),
                }
            }
            Quantity::Own(id, name) => {
                say("own", &[both[0].clone(), both[1].clone(), ("id", (*id).into()), ("name", text(name))])
            }
            Quantity::Clones => say("clones", &both),
            Quantity::X(id) => say("x", &with("id", (*id).into())),
            Quantity::Y(id) => say("y", &with("id", (*id).into())),
            Quantity::Costume(id) => say("costume", &with("id", (*id).into())),
            Quantity::Variable(name) => say("variable", &with("name", text(name))),
            Quantity::Reported => say("reported", &both),
            Quantity::Says => say("says", &both),
            Quantity::Asks => say("asks", &both),
            _ => say("other", &both),
        }
    }

    /// Puts a value between quotation marks; an empty one is replaced by a word.
    fn quoted(&self, value: &str) -> String {
        if value.trim().is_empty() {
            self.plain("nothing")
        } else {
            self.format("quoted", &[("text", text(&shortened(&self.choice(value))))])
        }
    }

    /// Returns the act as an instruction.
    pub(super) fn instruction(&self, act: &Act) -> String {
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
            self.format(&format!("{how}-{key}"), arguments)
        };
        match act {
            Act::Flag => say("flag", &[]),
            Act::Stop => say("stop", &[]),
            Act::Script(_) => say("script", &[]),
            Act::Answer(answer) => {
                let answer =
                    if in_short { self.quoted(answer) } else { self.format("quoted", &[("text", text(answer))]) };
                say("answer", &[("answer", text(&answer))])
            }
            Act::Click(id) => say("click", &[("id", (*id).into())]),
            Act::ClickSprite(name) => say("click-sprite", &[("name", text(name))]),
            Act::Key(name) => say("key", &[("name", text(name))]),
            Act::Broadcast(name) => say("broadcast", &[("name", text(name))]),
            Act::Call(label, inputs) => say("call", &[("block", text(&self.call_text(label, inputs)))]),
            Act::Fill(..) => say("fill", &[]),
        }
    }

    /// Fills the inputs into the label of a custom block.
    fn call_text(&self, label: &str, inputs: &[String]) -> String {
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
pub fn with_dots(label: &str) -> String {
    label.split(' ').map(|word| if word == "_" { "…" } else { word }).collect::<Vec<_>>().join(" ")
}
