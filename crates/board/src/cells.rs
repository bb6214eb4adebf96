//! Sets of cells of a board of any side.

use crate::operators::operators;
use crate::{Cell, Value, classic};
use std::array::from_fn;
use std::fmt;

/// A set of cells with one bit per cell, in reading order, for a board of any side. `|`, `&` and `-` are union, intersection and
/// difference. [`classic::Cells`] is a smaller set for 9 by 9 cells alone.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Cells([u64; WORDS]);

/// The number of bits for a row.
const ROW: usize = Value::MOST as usize;

/// The number of words for all rows.
const WORDS: usize = (ROW * ROW).div_ceil(64);

/// Returns the word and the bit of a cell.
#[inline]
const fn place(cell: Cell) -> (usize, u64) {
    let index = cell.row() * ROW + cell.column();
    (index / 64, 1 << (index % 64))
}

impl Cells {
    /// The empty set.
    pub const EMPTY: Cells = Cells([0; WORDS]);

    /// Returns the set with only this cell.
    #[inline]
    pub const fn only(cell: Cell) -> Cells {
        let mut set = Cells::EMPTY;
        set.insert(cell);
        set
    }

    /// Returns true if the cell is in the set.
    #[inline]
    pub const fn contains(self, cell: Cell) -> bool {
        let (word, bit) = place(cell);
        self.0[word] & bit != 0
    }

    /// Adds the cell to the set.
    ///
    /// # Panics
    /// If the row or the column is greater than 25.
    #[inline]
    pub const fn insert(&mut self, cell: Cell) {
        let (word, bit) = place(cell);
        self.0[word] |= bit;
    }

    /// Removes the cell from the set.
    #[inline]
    pub const fn remove(&mut self, cell: Cell) {
        let (word, bit) = place(cell);
        self.0[word] &= !bit;
    }

    /// Returns the number of cells in the set, 0 to 625.
    #[inline]
    pub fn len(self) -> usize {
        self.0.iter().map(|word| word.count_ones() as usize).sum()
    }

    /// Returns true if the set is empty.
    #[inline]
    pub fn is_empty(self) -> bool {
        self == Cells::EMPTY
    }

    /// Returns true if all cells of this set are in the other.
    #[inline]
    pub fn is_within(self, other: Cells) -> bool {
        self.0.iter().zip(other.0).all(|(word, other)| word & !other == 0)
    }

    /// Returns true if the two sets have a cell in common.
    #[inline]
    pub fn meets(self, other: Cells) -> bool {
        self.0.iter().zip(other.0).any(|(word, other)| word & other != 0)
    }

    /// Returns the first cell in reading order.
    #[inline]
    pub fn first(self) -> Option<Cell> {
        self.iter().next()
    }

    /// Returns the only cell of the set, if there is exactly one.
    #[inline]
    pub fn single(self) -> Option<Cell> {
        let mut cells = self.iter();
        cells.next().filter(|_| cells.next().is_none())
    }

    /// Returns the cells in reading order.
    #[inline]
    pub fn iter(self) -> CellsIter {
        CellsIter { set: self, word: 0 }
    }
}

/// An iterator over the cells of a set in reading order.
#[derive(Clone, Debug)]
pub struct CellsIter {
    set: Cells,
    word: usize,
}

impl Iterator for CellsIter {
    type Item = Cell;

    #[inline]
    fn next(&mut self) -> Option<Cell> {
        loop {
            let bits = self.set.0.get_mut(self.word)?;
            if *bits == 0 {
                self.word += 1;
                continue;
            }
            let index = self.word * 64 + bits.trailing_zeros() as usize;
            *bits &= *bits - 1;
            return Some(Cell::at(index / ROW, index % ROW));
        }
    }
}

impl IntoIterator for Cells {
    type Item = Cell;
    type IntoIter = CellsIter;

    #[inline]
    fn into_iter(self) -> CellsIter {
        self.iter()
    }
}

impl Extend<Cell> for Cells {
    fn extend<I: IntoIterator<Item = Cell>>(&mut self, cells: I) {
        cells.into_iter().for_each(|cell| self.insert(cell));
    }
}

impl FromIterator<Cell> for Cells {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Self {
        let mut set = Cells::EMPTY;
        set.extend(cells);
        set
    }
}

impl From<classic::Cells> for Cells {
    fn from(classic: classic::Cells) -> Cells {
        classic.iter().collect()
    }
}

operators!(Cells: u64, |one, other, combine| from_fn(|word| combine(one[word], other[word])));

impl fmt::Debug for Cells {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
