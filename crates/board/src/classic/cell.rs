//! The 81 cells of a classic board: their order, ids and boxes.

use super::Cells;
use crate::Cell;
use std::fmt;

/// The properties that a [`Cell`] has on a classic board only. Import the trait in code that is made for 9 by 9 cells.
///
/// # Panics
/// The methods may panic, or return something meaningless, for a cell that is not on a classic board.
pub trait ClassicCell: Copy {
    /// The number of cells on a board.
    const COUNT: usize = 81;

    /// Returns all cells in reading order.
    fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator;

    /// Returns the cell with this index in reading order, 0 to 80; `None` if the index is greater.
    fn from_index(index: usize) -> Option<Self>;

    /// Returns the cell with this id, 1 to 81, as players and the Scratch program's clones count; `None` for any other id.
    fn from_id(id: usize) -> Option<Self>;

    /// Reads the name of a cell of a classic board: `r1c1` to `r9c9`.
    ///
    /// # Errors
    /// [`CellError`] for any other text.
    fn from_name(name: &str) -> Result<Self, CellError>;

    /// Returns the index in reading order, 0 to 80.
    fn index(self) -> usize;

    /// Returns the id, 1 to 81.
    fn id(self) -> usize;

    /// Returns the box, 0 to 8, counted in reading order.
    fn box_index(self) -> usize;

    /// Returns true if the two are different cells of one row, column or box.
    fn is_peer_of(self, other: Self) -> bool;

    /// Returns the 20 other cells of the cell's row, column and box, in reading order.
    fn peers(self) -> impl Iterator<Item = Self>;
}

impl ClassicCell for Cell {
    #[inline]
    fn all() -> impl DoubleEndedIterator<Item = Cell> + ExactSizeIterator {
        CELLS.iter().copied()
    }

    #[inline]
    fn from_index(index: usize) -> Option<Cell> {
        from_index(index)
    }

    #[inline]
    fn from_id(id: usize) -> Option<Cell> {
        from_index(id.checked_sub(1)?)
    }

    fn from_name(name: &str) -> Result<Cell, CellError> {
        match name.as_bytes() {
            &[b'r', row @ b'1'..=b'9', b'c', column @ b'1'..=b'9'] => {
                Ok(Cell::at(usize::from(row - b'1'), usize::from(column - b'1')))
            }
            _ => Err(CellError),
        }
    }

    #[inline]
    fn index(self) -> usize {
        index(self)
    }

    #[inline]
    fn id(self) -> usize {
        index(self) + 1
    }

    #[inline]
    fn box_index(self) -> usize {
        box_index(self)
    }

    #[inline]
    fn is_peer_of(self, other: Cell) -> bool {
        Cells::peers_of(self).contains(other)
    }

    #[inline]
    fn peers(self) -> impl Iterator<Item = Cell> {
        Cells::peers_of(self).iter()
    }
}

/// The cells in reading order.
static CELLS: [Cell; Cell::COUNT] = {
    let mut cells = [Cell::at(0, 0); Cell::COUNT];
    let mut index = 0;
    while index < Cell::COUNT {
        cells[index] = Cell::at(index / 9, index % 9);
        index += 1;
    }
    cells
};

// The functions of the trait that constants need.

#[inline]
pub(super) const fn from_index(index: usize) -> Option<Cell> {
    if index < Cell::COUNT { Some(CELLS[index]) } else { None }
}

#[inline]
pub(super) const fn index(cell: Cell) -> usize {
    cell.row() * 9 + cell.column()
}

#[inline]
pub(super) const fn box_index(cell: Cell) -> usize {
    cell.row() / 3 * 3 + cell.column() / 3
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
