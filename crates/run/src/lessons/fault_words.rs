//! Sentences about planted faults: the numbers and places in the texts of a task, and the reason for each click on a board.

use super::feedback::with_dots;
use super::lesson::{Goal, Task};
use super::mutation::{MutationKind, rows};
use super::planted::{FaultPlaces, PlantedBlock, PlantedFaults};
use super::question::{Quantity, grid};
use super::words::Words;
use super::wrong_digits::{Innocence, cell_of_id, conflicts};
use fluent_bundle::FluentValue;
use sudoku_blocks::{Block, Script};
use sudoku_board::classic::Conflict;
use sudoku_board::{House, HouseKind};

/// Returns the script of the task's program in which the fault is.
fn script_of<'a>(task: &'a Task, fault: &PlantedBlock) -> Option<&'a Script> {
    task.program.sprites.get(fault.script.0)?.scripts.get(fault.script.1)
}

/// Returns the block of the task's program at which the fault is.
fn block_of<'a>(task: &'a Task, fault: &PlantedBlock) -> Option<&'a Block> {
    rows(script_of(task, fault)?).get(fault.row?).map(|(_, block)| *block)
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
    pub(super) fn twice(&self, conflicts: &[Conflict]) -> String {
        let digit = conflicts.first().map_or(0, |conflict| conflict.value.get());
        let lines: Vec<String> = conflicts.iter().map(|conflict| self.house(conflict.house)).collect();
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
        let board = grid(&question.run(&task.run().ok()?).ok()?, list).ok()?;
        let conflicts = conflicts(&board, cell_of_id(id)?);
        (!conflicts.is_empty()).then(|| self.twice(&conflicts))
    }

    /// Says why a cell is no fault.
    pub(super) fn innocence(&self, innocence: &Innocence) -> String {
        match innocence {
            Innocence::Blank => self.plain("faults-blank"),
            Innocence::Fits(digit) => self.format("faults-fits", &[("digit", digit.get().into())]),
            Innocence::Accused { conflict, proof } => {
                let arguments = [
                    ("twice", FluentValue::from(self.twice(&[*conflict]))),
                    ("proof", FluentValue::from(self.house(proof.house))),
                ];
                self.format("faults-accused", &arguments)
            }
        }
    }

    fn house(&self, house: House) -> String {
        let key = match house.kind() {
            HouseKind::Row => "faults-row",
            HouseKind::Column => "faults-column",
            _ => "faults-box",
        };
        self.format(key, &[("number", (house.index() + 1).into())])
    }
}
