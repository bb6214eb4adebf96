//! Where a film goes on to by itself.

use crate::search::Step;
use crate::sudoku::Cell;

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
}

/// What a jump looks for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::game) enum Target {
    TakeBack,
    Placement(Cell),
    Solution,
    End,
}

impl Jump {
    /// What it looks for, where that is the cell; `None` if it needs one and there is none.
    pub(in crate::game) fn target(self, cell: Option<Cell>) -> Option<Target> {
        match self {
            Jump::TakeBack => Some(Target::TakeBack),
            Jump::Placement => cell.map(Target::Placement),
            Jump::Solution => Some(Target::Solution),
            Jump::End => Some(Target::End),
        }
    }
}

impl Target {
    pub(in crate::game) fn is_reached(self, step: &Step) -> bool {
        match (self, step) {
            (Target::TakeBack, Step::Retract { .. }) | (Target::Solution, Step::Solution) => true,
            (Target::Placement(wanted), Step::Place { cell, .. }) => *cell == wanted,
            _ => false,
        }
    }
}
