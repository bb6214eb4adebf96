//! The player's notes: digits that a cell might hold, as pencil marks.

use crate::sudoku::{Cell, Digit, Digits};

/// The notes of every cell.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Notes([Digits; Cell::COUNT]);

impl Default for Notes {
    fn default() -> Self {
        Notes([Digits::EMPTY; Cell::COUNT])
    }
}

impl Notes {
    /// The digits noted in the cell.
    pub const fn get(&self, cell: Cell) -> Digits {
        self.0[cell.index()]
    }

    /// Whether no cell has a note.
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|digits| digits.is_empty())
    }

    pub(super) fn set(&mut self, cell: Cell, digits: Digits) {
        self.0[cell.index()] = digits;
    }

    pub(super) fn clear(&mut self, cell: Cell) {
        self.set(cell, Digits::EMPTY);
    }

    pub(super) fn toggle(&mut self, cell: Cell, digit: Digit) {
        let digits = &mut self.0[cell.index()];
        if digits.contains(digit) {
            digits.remove(digit);
        } else {
            digits.insert(digit);
        }
    }

    pub(super) fn remove(&mut self, cell: Cell, digit: Digit) {
        self.0[cell.index()].remove(digit);
    }
}
