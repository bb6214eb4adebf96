//! Grids: 81 values as bytes, for programs that handle millions of puzzles.

use super::{ClassicCell, HouseDigits};
use crate::{Cell, Value, Values};
use std::fmt;
use std::str::FromStr;

/// 81 values in reading order, each 0 for a blank or a digit from 1 to 9. The digits may break the rules.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Grid([u8; Cell::COUNT]);

impl Grid {
    /// The empty grid.
    pub const EMPTY: Grid = Grid([0; Cell::COUNT]);

    /// Creates a grid of these values, each 0 to 9; `None` if one is greater.
    pub fn new(values: [u8; Cell::COUNT]) -> Option<Grid> {
        values.iter().all(|&value| value <= 9).then_some(Grid(values))
    }

    /// Creates a grid of these values. Each must be 0 to 9; [`Grid::new`] checks them.
    pub const fn of_values(values: [u8; Cell::COUNT]) -> Grid {
        Grid(values)
    }

    /// Reads a line: exactly 81 characters, `0` or `.` for a blank, without a line end.
    ///
    /// Returns `None` for anything else; [`crate::notation::read`] reads more and says what is wrong.
    #[inline]
    pub fn from_line(line: &[u8]) -> Option<Grid> {
        let line: &[u8; Cell::COUNT] = line.try_into().ok()?;
        let mut values = [0; Cell::COUNT];
        let mut wrong = false;
        for (value, &byte) in values.iter_mut().zip(line) {
            let byte = if byte == b'.' { b'0' } else { byte };
            *value = byte.wrapping_sub(b'0');
            wrong |= *value > 9;
        }
        (!wrong).then_some(Grid(values))
    }

    /// Returns the digit in a cell, or `None` for a blank.
    pub fn get(&self, cell: Cell) -> Option<Value> {
        Value::digit(self.0[cell.index()])
    }

    /// Puts a digit into a cell, or makes it blank.
    pub fn put(&mut self, cell: Cell, value: Option<Value>) {
        self.0[cell.index()] = value.map_or(0, Value::get);
    }

    /// Returns the values in reading order, each 0 to 9.
    pub const fn values(&self) -> &[u8; Cell::COUNT] {
        &self.0
    }

    /// Returns the blank cells in reading order.
    pub fn blanks(&self) -> impl Iterator<Item = Cell> {
        Cell::all().filter(|&cell| self.0[cell.index()] == 0)
    }

    /// Returns the allowed digits of each blank cell: those that none of its peers has. A filled cell has none.
    pub fn candidates(&self) -> [Values; Cell::COUNT] {
        let held = HouseDigits::of(Cell::all().filter_map(|cell| Some((cell, self.get(cell)?))));
        let mut allowed = [Values::EMPTY; Cell::COUNT];
        self.blanks().for_each(|cell| allowed[cell.index()] = held.allowed(cell));
        allowed
    }

    /// Returns the number of cells with a digit.
    pub fn givens(&self) -> usize {
        self.0.iter().filter(|&&value| value != 0).count()
    }

    /// Writes 81 characters, `.` for a blank.
    #[inline]
    pub fn line(&self) -> [u8; Cell::COUNT] {
        let mut line = [b'.'; Cell::COUNT];
        for (character, value) in line.iter_mut().zip(self.0) {
            if value != 0 {
                *character = b'0' + value;
            }
        }
        line
    }
}

/// The error for a text that is not a line of 81 characters, each a digit or `.`.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("expected 81 characters: digits from 1 to 9, and 0 or . for a blank")]
pub struct GridError;

impl FromStr for Grid {
    type Err = GridError;

    /// Reads a line, as [`Grid::from_line`] does.
    fn from_str(line: &str) -> Result<Grid, GridError> {
        Grid::from_line(line.as_bytes()).ok_or(GridError)
    }
}

impl fmt::Display for Grid {
    /// Writes 81 characters, `.` for a blank.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(str::from_utf8(&self.line()).map_err(|_| fmt::Error)?)
    }
}

impl fmt::Debug for Grid {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Grid({self})")
    }
}
