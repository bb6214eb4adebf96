//! Cells: the 81 positions on the board.

use std::fmt;
use std::str::FromStr;

/// One of the 81 cells. It is displayed with rows and columns counted from 1: `r1c1` to `r9c9`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u8);

impl Cell {
    /// The number of cells on a board.
    pub const COUNT: usize = 81;

    /// Returns all cells in reading order.
    #[inline]
    pub fn all() -> impl DoubleEndedIterator<Item = Cell> + ExactSizeIterator {
        (0..Self::COUNT).map(|index| Cell(index as u8))
    }

    /// Returns the cell with this index in reading order, 0 to 80; `None` if the index is greater.
    #[inline]
    pub const fn from_index(index: usize) -> Option<Cell> {
        if index < Self::COUNT { Some(Cell(index as u8)) } else { None }
    }

    /// Returns the cell with this id, 1 to 81, as players and the Scratch program's clones count; `None` for any other id.
    pub const fn from_id(id: usize) -> Option<Cell> {
        match id.checked_sub(1) {
            Some(index) => Self::from_index(index),
            None => None,
        }
    }

    /// Returns the cell in this row and column, each 0 to 8.
    ///
    /// # Panics
    /// If the row or the column is greater than 8.
    #[inline]
    pub const fn at(row: usize, column: usize) -> Cell {
        assert!(row < 9 && column < 9, "rows and columns are 0 to 8");
        Cell((row * 9 + column) as u8)
    }

    /// Returns the index in reading order, 0 to 80.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// Returns the id, 1 to 81.
    #[inline]
    pub const fn id(self) -> usize {
        self.0 as usize + 1
    }

    /// Returns the row, 0 to 8: the whole part of index / 9.
    #[inline]
    pub const fn row(self) -> usize {
        self.0 as usize / 9
    }

    /// Returns the column, 0 to 8: the remainder of index / 9.
    #[inline]
    pub const fn column(self) -> usize {
        self.0 as usize % 9
    }

    /// Returns the box, 0 to 8, counted in reading order.
    #[inline]
    pub const fn box_index(self) -> usize {
        self.row() / 3 * 3 + self.column() / 3
    }

    /// Returns true if the two are different cells of one row, column or box.
    #[inline]
    pub const fn is_peer_of(self, other: Cell) -> bool {
        self.0 != other.0
            && (self.row() == other.row() || self.column() == other.column() || self.box_index() == other.box_index())
    }
}

/// The error for a text that does not name a cell from `r1c1` to `r9c9`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct CellError;

impl fmt::Display for CellError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a cell is r1c1 to r9c9")
    }
}

impl std::error::Error for CellError {}

impl FromStr for Cell {
    type Err = CellError;

    /// Reads a cell as it is displayed: `r1c1` to `r9c9`.
    fn from_str(text: &str) -> Result<Cell, CellError> {
        match text.as_bytes() {
            &[b'r', row @ b'1'..=b'9', b'c', column @ b'1'..=b'9'] => {
                Ok(Cell::at(usize::from(row - b'1'), usize::from(column - b'1')))
            }
            _ => Err(CellError),
        }
    }
}

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
