//! The player's notes: digits that a cell might hold, as pencil marks, and digits that are struck.

use crate::sudoku::{Cell, Digit, Digits};

/// The notes of every cell, and the candidates that are struck in it: what cannot stand there, though no house forbids it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Notes([Pencilled; Cell::COUNT]);

/// What is pencilled into a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Pencilled {
    pub noted: Digits,
    pub struck: Digits,
}

impl Pencilled {
    pub fn is_empty(self) -> bool {
        self == Pencilled::default()
    }
}

impl Default for Notes {
    fn default() -> Self {
        Notes([Pencilled::default(); Cell::COUNT])
    }
}

impl Notes {
    /// The digits noted in the cell.
    pub const fn get(&self, cell: Cell) -> Digits {
        self.0[cell.index()].noted
    }

    /// The digits struck in the cell.
    pub const fn struck(&self, cell: Cell) -> Digits {
        self.0[cell.index()].struck
    }

    /// What of these digits, which the rules allow in the cell, the player thinks possible: those noted, if any are, and not struck.
    pub fn left(&self, cell: Cell, allowed: Digits) -> Digits {
        let Pencilled { noted, struck } = self.0[cell.index()];
        let possible = if noted.is_empty() { allowed } else { allowed.intersection(noted) };
        possible.minus(struck)
    }

    /// Whether no cell has a note, and nothing is struck.
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|cell| cell.is_empty())
    }

    pub(super) fn of(&self, cell: Cell) -> Pencilled {
        self.0[cell.index()]
    }

    pub(super) fn put(&mut self, cell: Cell, pencilled: Pencilled) {
        self.0[cell.index()] = pencilled;
    }

    pub(super) fn set(&mut self, cell: Cell, digits: Digits) {
        self.0[cell.index()].noted = digits;
    }

    pub(super) fn clear(&mut self, cell: Cell) {
        self.put(cell, Pencilled::default());
    }

    /// Whoever notes a digit takes it for possible.
    pub(super) fn toggle(&mut self, cell: Cell, digit: Digit) {
        let Pencilled { noted, struck } = &mut self.0[cell.index()];
        if noted.contains(digit) {
            noted.remove(digit);
        } else {
            noted.insert(digit);
            struck.remove(digit);
        }
    }

    /// Takes the note away; where it is none, the candidate is struck.
    pub(super) fn strike(&mut self, cell: Cell, digit: Digit) {
        let Pencilled { noted, struck } = &mut self.0[cell.index()];
        if noted.contains(digit) {
            noted.remove(digit);
        } else {
            struck.insert(digit);
        }
    }

    /// Strikes the candidate and its note, or takes the stroke away.
    pub(super) fn toggle_stroke(&mut self, cell: Cell, digit: Digit) {
        let Pencilled { noted, struck } = &mut self.0[cell.index()];
        if struck.contains(digit) {
            struck.remove(digit);
        } else {
            noted.remove(digit);
            struck.insert(digit);
        }
    }

    pub(super) fn remove(&mut self, cell: Cell, digit: Digit) {
        self.0[cell.index()].noted.remove(digit);
    }
}
