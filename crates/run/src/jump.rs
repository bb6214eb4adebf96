//! Where a film goes on to by itself.

use crate::engines::AnySearch;
use crate::unit::Unit;
use sudoku_board::classic::Cell;
use sudoku_solve::search::{Rewind, Step};

/// Where a run goes on to by itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Jump {
    /// The next digit that is taken back.
    TakeBack,
    /// The next digit that is placed in the current cell; in the cell at which the engine is, if none is current.
    Placement,
    /// The next solution.
    Solution,
    /// The end of the search, past all solutions.
    End,
    /// The next step that is in no call below the one that runs.
    Over,
    /// The end of the call that runs.
    Out,
}

/// What a jump looks for.
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
    /// No more calls within one another than so many: those of blocks, or digits placed.
    Calls(usize, Unit),
    /// Another cell than this.
    OtherCell(Option<Cell>),
    /// The next block that runs.
    Block,
    /// The deduction of that number, counted from 0.
    Deduction(usize),
}

/// How many calls stand within one another: where blocks are watched, those of custom blocks, else digits placed.
fn calls(search: &AnySearch, unit: Unit) -> usize {
    match search {
        AnySearch::Blocks(blocks) if unit == Unit::Block => blocks.machine().depth(),
        _ => search.depth(),
    }
}

impl Jump {
    /// What it looks for, where that is the cell; `None` if it needs one and there is none.
    pub fn target(self, cell: Option<Cell>, search: &AnySearch, unit: Unit) -> Option<Target> {
        match self {
            Jump::TakeBack => Some(Target::TakeBack),
            Jump::Placement => cell.map(Target::Placement),
            Jump::Solution => Some(Target::Solution),
            Jump::End => Some(Target::End),
            Jump::Over => Some(Target::Calls(calls(search, unit), unit)),
            // Out of the first call is the end.
            Jump::Out => Some(calls(search, unit).checked_sub(1).map_or(Target::End, |most| Target::Calls(most, unit))),
        }
    }
}

impl Target {
    /// Whether a step has led there. Where that takes the search and it is not given, the answer is yes.
    pub fn is_reached(self, step: &Step, search: Option<&AnySearch>) -> bool {
        match (self, step) {
            (Target::Calls(most, unit), step) => search.is_none_or(|search| {
                let blocks_run = matches!(search, AnySearch::Blocks(_));
                unit.is_whole(step, blocks_run) && calls(search, unit) <= most
            }),
            (Target::OtherCell(from), step) => step.cell().is_some_and(|cell| Some(cell) != from),
            (Target::Deduction(number), _) => {
                search.is_none_or(|search| matches!(search, AnySearch::Logic(logic) if logic.deductions() > number))
            }
            (Target::Block, Step::Block(_)) => true,
            (Target::TakeBack, Step::Retract { .. }) | (Target::Solution, Step::Solution) => true,
            (Target::Placement(wanted), Step::Place { cell, .. }) => *cell == wanted,
            _ => false,
        }
    }
}
