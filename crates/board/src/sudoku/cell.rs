//! Cells with a row and a column.

use std::fmt;
use std::str::FromStr;

/// A cell, which is displayed as `r1c1` and does not depend on the rules.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Cell {
    /// The row, from 0.
    pub row: u8,
    /// The column, from 0.
    pub column: u8,
}

impl Cell {
    /// Returns true if the two cells share a side.
    pub const fn is_beside(self, other: Cell) -> bool {
        self.row.abs_diff(other.row) as u16 + self.column.abs_diff(other.column) as u16 == 1
    }
}

/// The error for a text that is not the name of a cell.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("“{0}” is not a cell; write r1c1 for the one at the top left")]
pub struct NotACell(pub String);

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "r{}c{}", u16::from(self.row) + 1, u16::from(self.column) + 1)
    }
}

/// Reads a cell such as `r1c1` or `R1C1`.
impl FromStr for Cell {
    type Err = NotACell;

    fn from_str(text: &str) -> Result<Cell, NotACell> {
        let line = |digits: &str| {
            let is_plain = digits.bytes().all(|byte| byte.is_ascii_digit());
            digits.parse::<u8>().ok().filter(|_| is_plain)?.checked_sub(1)
        };
        let cell = || {
            let (row, column) = text.strip_prefix(['r', 'R'])?.split_once(['c', 'C'])?;
            Some(Cell { row: line(row)?, column: line(column)? })
        };
        cell().ok_or_else(|| NotACell(text.to_owned()))
    }
}
