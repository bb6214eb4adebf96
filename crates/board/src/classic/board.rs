//! The classic board: the Scratch program's list S of 81 values, and the kind of each cell.

use super::ClassicCell;
use super::cell::index;
use crate::{BelongsToPuzzle, Cell, CellKind, Value};
use std::fmt;

/// The list S of 81 values in reading order, each blank or a digit, and the kind of each cell.
///
/// A board may break the rules; see [`super::first_conflict`] and [`super::is_solved`].
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Board {
    values: [Option<Value>; Cell::COUNT],
    kinds: [CellKind; Cell::COUNT],
}

/// Writes 81 characters in reading order, `.` for a blank. Givens and the player's digits look the same.
impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.values.iter().try_for_each(|value| match value {
            Some(digit) => write!(f, "{digit}"),
            None => f.write_str("."),
        })
    }
}

impl Default for Board {
    fn default() -> Self {
        Self::EMPTY
    }
}

impl Board {
    /// The board without any digits; every cell is the player's.
    pub const EMPTY: Board = Board { values: [None; Cell::COUNT], kinds: [CellKind::User; Cell::COUNT] };

    /// Creates a puzzle: the digits become givens, the blanks become the player's cells.
    #[inline]
    pub fn from_givens(values: [Option<Value>; Cell::COUNT]) -> Board {
        let kinds = values.map(|value| match value {
            Some(_) => CellKind::Puzzle,
            None => CellKind::User,
        });
        Board { values, kinds }
    }

    /// Returns the digit in the cell, or `None` for a blank.
    #[inline]
    pub const fn get(&self, cell: Cell) -> Option<Value> {
        self.values[index(cell)]
    }

    /// Returns the kind of the cell: a given or the player's.
    #[inline]
    pub const fn kind(&self, cell: Cell) -> CellKind {
        self.kinds[index(cell)]
    }

    /// Returns the 81 values in reading order.
    #[inline]
    pub const fn values(&self) -> &[Option<Value>; Cell::COUNT] {
        &self.values
    }

    /// Puts a digit, or a blank, into one of the player's cells without checking the rules.
    ///
    /// # Errors
    /// [`BelongsToPuzzle`] if the cell is a given; the board is then unchanged.
    pub fn set(&mut self, cell: Cell, value: Option<Value>) -> Result<(), BelongsToPuzzle> {
        match self.kind(cell) {
            CellKind::Puzzle => Err(BelongsToPuzzle(cell)),
            CellKind::User => {
                self.values[cell.index()] = value;
                Ok(())
            }
        }
    }

    /// Puts a value into a cell, and makes the cell a given or the player's. A blank always becomes the player's.
    #[inline]
    pub fn put(&mut self, cell: Cell, value: Option<Value>, kind: CellKind) {
        self.values[cell.index()] = value;
        self.kinds[cell.index()] = if value.is_some() { kind } else { CellKind::User };
    }

    /// Returns the puzzle as given, with all of the player's cells blank.
    #[must_use]
    #[inline]
    pub fn puzzle(&self) -> Board {
        let mut board = *self;
        for cell in Cell::all().filter(|&cell| self.kind(cell) == CellKind::User) {
            board.values[cell.index()] = None;
        }
        board
    }

    /// Returns the blank cells in reading order.
    #[inline]
    pub fn blanks(&self) -> impl Iterator<Item = Cell> {
        Cell::all().filter(|&cell| self.get(cell).is_none())
    }

    /// Returns the number of digits that the player has entered.
    #[inline]
    pub fn played(&self) -> usize {
        Cell::all().filter(|&cell| self.kind(cell) == CellKind::User && self.get(cell).is_some()).count()
    }

    /// Returns the sum of all digits, which is 405 on a solved board.
    #[inline]
    pub fn sum(&self) -> u32 {
        self.values.iter().flatten().map(|digit| u32::from(digit.get())).sum()
    }
}
