//! What is told about planted faults: the numbers in the texts of a task, and the reason for each click on a board.

use super::clash::{Clash, Innocence, Line, clashes};
use super::feedback::with_dots;
use super::lesson::{Goal, Task};
use super::mutation::{MutationKind, rows};
use super::planted::{FaultPlaces, PlantedBlock, PlantedFaults};
use super::question::{Quantity, digits};
use super::words::Words;
use fluent_bundle::FluentValue;
use sudoku_blocks::{Block, Script};

/// Returns the script of the task's program in which the fault is.
fn script_of<'a>(task: &'a Task, fault: &PlantedBlock) -> Option<&'a Script> {
    task.program.sprites.get(fault.script.0)?.scripts.get(fault.script.1)
}

/// Returns the block of the task's program at which the fault is.
fn block_of<'a>(task: &'a Task, fault: &PlantedBlock) -> Option<&'a Block> {
    rows(script_of(task, fault)?).into_iter().nth(fault.row?)
}

/// Returns the label of the custom block in whose script the fault is, with dots for its inputs.
fn label_of(task: &Task, fault: &PlantedBlock) -> String {
    let definition = script_of(task, fault).and_then(|script| script.definition.as_ref());
    definition.map(|definition| with_dots(&definition.label())).unwrap_or_default()
}

fn joined(parts: impl Iterator<Item = String>) -> FluentValue<'static> {
    FluentValue::from(parts.collect::<Vec<_>>().join(", "))
}

impl Words {
    /// Returns the arguments of the messages about a task with planted faults; none for another task. `line` writes a block in
    /// this language.
    pub(super) fn fault_arguments(
        &self,
        task: &Task,
        line: impl Fn(&Block) -> String,
    ) -> Vec<(&'static str, FluentValue<'static>)> {
        let Some(PlantedFaults { set, places, .. }) = task.faults() else { return Vec::new() };
        // The seed is a text, so that no language groups its digits.
        let [count, seed] = [FluentValue::from(set.count), FluentValue::from(set.seed.to_string())];
        let mut arguments = vec![("count", count), ("seed", seed)];
        match places {
            FaultPlaces::Rows(rows) => {
                arguments.extend([("lines", rows.len().into()), ("rows", joined(rows.iter().map(usize::to_string)))])
            }
            FaultPlaces::Blocks(blocks) => {
                let mut labels: Vec<String> = blocks.iter().map(|block| label_of(task, block)).collect();
                labels.dedup();
                let scripts = labels.into_iter().map(|name| self.format("faults-at", &[("block", name.into())]));
                let place = |block: &PlantedBlock| {
                    let text = block_of(task, block).map(&line);
                    let is_missing = block.mutation.kind == MutationKind::Remove;
                    let key = match (is_missing, &text) {
                        (_, None) => "faults-top",
                        (true, Some(_)) => "faults-below",
                        (false, Some(_)) => "faults-at",
                    };
                    self.format(key, &[("block", text.unwrap_or_else(|| label_of(task, block)).into())])
                };
                arguments.extend([("scripts", joined(scripts)), ("places", joined(blocks.iter().map(place)))]);
            }
        }
        arguments
    }

    /// Says in which lines a digit is twice, such as “5 is twice in row 3 and in column 4”.
    pub fn twice(&self, clashes: &[Clash]) -> String {
        let digit = clashes.first().map_or(0, |clash| clash.digit);
        let lines: Vec<String> = clashes.iter().map(|clash| self.line(clash.line)).collect();
        let [one, two, three] = [0, 1, 2].map(|at| FluentValue::from(lines.get(at).cloned().unwrap_or_default()));
        let arguments = [
            ("digit", FluentValue::from(digit)),
            ("lines", FluentValue::from(lines.len())),
            ("one", one),
            ("two", two),
            ("three", three),
        ];
        self.format("faults-twice", &arguments)
    }

    /// Says why the cell with this id is one of the faults of the task's board; `None` if that is not what the task asks for.
    pub fn fault(&self, task: &Task, id: u32) -> Option<String> {
        let Goal::Ask(question) = task.goal() else { return None };
        let Quantity::Faults(list) = &question.quantity else { return None };
        let board = digits(&question.run(&task.run().ok()?).ok()?, list).ok()?;
        let clashes = clashes(&board, (id as usize).checked_sub(1)?);
        (!clashes.is_empty()).then(|| self.twice(&clashes))
    }

    /// Says why a cell is no fault.
    pub(super) fn innocence(&self, innocence: &Innocence) -> String {
        match innocence {
            Innocence::Blank => self.plain("faults-blank"),
            Innocence::Fits(digit) => self.format("faults-fits", &[("digit", (*digit).into())]),
            Innocence::Accused { clash, proof } => {
                let arguments = [
                    ("twice", FluentValue::from(self.twice(&[*clash]))),
                    ("proof", FluentValue::from(self.line(proof.line))),
                ];
                self.format("faults-accused", &arguments)
            }
        }
    }

    fn line(&self, line: Line) -> String {
        let (key, number) = match line {
            Line::Row(number) => ("faults-row", number),
            Line::Column(number) => ("faults-column", number),
            Line::Box(number) => ("faults-box", number),
        };
        self.format(key, &[("number", number.into())])
    }
}
