//! Cells with a row and a column.

use std::fmt;
use std::str::FromStr;

/// A cell of a board of any side. It is displayed with rows and columns counted from 1: `r1c1` is at the top left.
///
/// The index of a cell in reading order depends on the rules: see [`Rules::index`](crate::Rules::index), and
/// [`ClassicCell`](crate::classic::ClassicCell) for the 81 cells of a classic board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell {
    row: u8,
    column: u8,
}

impl Cell {
    /// Returns the cell in this row and column, each counted from 0.
    ///
    /// # Panics
    /// If the row or the column is greater than 255.
    #[inline]
    pub const fn at(row: usize, column: usize) -> Cell {
        assert!(row < 256 && column < 256, "rows and columns are 0 to 255");
        Cell { row: row as u8, column: column as u8 }
    }

    /// Returns the cells of a board of this side, in reading order.
    pub(crate) fn all_of(side: u8) -> impl Iterator<Item = Cell> {
        (0..side).flat_map(move |row| (0..side).map(move |column| Cell { row, column }))
    }

    /// Returns true if the cell is on a board of this side.
    pub(crate) const fn is_within(self, side: u8) -> bool {
        self.row < side && self.column < side
    }

    /// Returns the row, from 0.
    #[inline]
    pub const fn row(self) -> usize {
        self.row as usize
    }

    /// Returns the column, from 0.
    #[inline]
    pub const fn column(self) -> usize {
        self.column as usize
    }

    /// Returns the cell this many rows below and columns to the right; `None` if that is above or left of the board.
    pub fn offset(self, down: i8, right: i8) -> Option<Cell> {
        Some(Cell { row: self.row.checked_add_signed(down)?, column: self.column.checked_add_signed(right)? })
    }

    /// Returns true if the two cells share a side.
    pub const fn is_beside(self, other: Cell) -> bool {
        self.row().abs_diff(other.row()) + self.column().abs_diff(other.column()) == 1
    }
}

/// The error for a text that is not the name of a cell.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("“{0}” is not a cell; write r1c1 for the one at the top left")]
pub struct NotACell(pub String);

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "r{}c{}", self.row() + 1, self.column() + 1)
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
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
