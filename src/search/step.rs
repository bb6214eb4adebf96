//! The one vocabulary of all engines: what a search does next, and what it has done so far.

use crate::sudoku::{Cell, Digit, House};

/// One step of a search. A few bytes; with the search's board before or after it, each can be undone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// A call began: this is the first blank cell.
    Look {
        /// The cell that is to be filled.
        cell: Cell,
    },
    /// A digit was tried in the cell.
    Try {
        /// The cell.
        cell: Cell,
        /// The digit.
        digit: Digit,
        /// The first house, of row, column and box, that holds the digit already; `None` if it fits.
        refused_by: Option<House>,
    },
    /// The digit that fits was placed; the next call follows.
    Place {
        /// The cell, blank before.
        cell: Cell,
        /// The digit.
        digit: Digit,
    },
    /// No digit was left in the call that followed, so the digit was taken back.
    Retract {
        /// The cell, blank after.
        cell: Cell,
        /// The digit that stood there.
        digit: Digit,
    },
    /// A call began and found no blank: the board is a solution.
    Solution,
}

/// What a search has done so far.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Counts {
    /// Calls of the recursive procedure, those that found no blank among them.
    pub calls: u64,
    /// Digits tried.
    pub tries: u64,
    /// Digits placed.
    pub placements: u64,
    /// Digits taken back.
    pub retractions: u64,
    /// Solutions found.
    pub solutions: u64,
}
