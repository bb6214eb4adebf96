//! Jumps: the targets that a playback can run to by itself.

use crate::engines::AnySearch;
use crate::unit::Unit;
use sudoku_board::Cell;
use sudoku_solve::search::{Rewind, Step};

/// A jump that a person can ask for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Jump {
    /// To the next digit that is taken back.
    TakeBack,
    /// To the next digit that is placed in the current cell or, if there is none, in the cell that the engine is working
    /// on.
    Placement,
    /// To the next solution.
    Solution,
    /// To the end of the search, past all solutions.
    End,
    /// To the next step that is not inside a new call.
    Over,
    /// To the end of the current call.
    Out,
}

/// The target of a jump.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Target {
    /// The next digit that is taken back.
    TakeBack,
    /// The next digit that is placed in the cell.
    Placement(Cell),
    /// The next solution.
    Solution,
    /// The end of the search, past all solutions.
    End,
    /// The next moment with at most this many open calls: of custom blocks, or of the search, depending on the unit.
    MaxDepth(usize, Unit),
    /// The next step in another cell than this.
    OtherCell(Option<Cell>),
    /// The next block that runs.
    Block,
    /// The deduction with that number, counted from 0.
    Deduction(usize),
}

/// Returns the number of open calls: those of custom blocks, if steps are blocks; otherwise the depth of the search.
fn open_calls(search: &AnySearch, unit: Unit) -> usize {
    match search {
        AnySearch::Blocks(blocks) if unit == Unit::Block => blocks.machine().depth(),
        _ => search.depth(),
    }
}

impl Jump {
    /// Returns the target of the jump, given the current cell; `None` if it needs a cell and there is none.
    pub fn target(self, cell: Option<Cell>, search: &AnySearch, unit: Unit) -> Option<Target> {
        match self {
            Jump::TakeBack => Some(Target::TakeBack),
            Jump::Placement => cell.map(Target::Placement),
            Jump::Solution => Some(Target::Solution),
            Jump::End => Some(Target::End),
            Jump::Over => Some(Target::MaxDepth(open_calls(search, unit), unit)),
            // The first call ends with the run.
            Jump::Out => {
                Some(open_calls(search, unit).checked_sub(1).map_or(Target::End, |most| Target::MaxDepth(most, unit)))
            }
        }
    }
}

impl Target {
    /// Returns true if the step has reached the target. If that depends on the search and none is given, it may have, so
    /// the answer is true.
    pub fn is_reached(self, step: &Step, search: Option<&AnySearch>) -> bool {
        match (self, step) {
            (Target::MaxDepth(most, unit), step) => search.is_none_or(|search| {
                let blocks_run = matches!(search, AnySearch::Blocks(_));
                unit.is_whole(step, blocks_run) && open_calls(search, unit) <= most
            }),
            (Target::OtherCell(from), step) => step.cell().is_some_and(|cell| Some(cell) != from),
            (Target::Deduction(number), _) => {
                search.is_none_or(|search| search.logic().is_some_and(|logic| logic.deductions() > number))
            }
            (Target::Block, Step::Block(_)) => true,
            (Target::TakeBack, Step::Retract { .. }) | (Target::Solution, Step::Solution) => true,
            (Target::Placement(wanted), Step::Place { cell, .. }) => *cell == wanted,
            _ => false,
        }
    }
}
