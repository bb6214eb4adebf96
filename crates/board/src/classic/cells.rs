//! Sets of cells with one bit per cell: houses, peers, the cells that allow a digit.

use super::cell::{from_index, index};
use super::{ClassicCell, ClassicHouse};
use crate::operators::operators;
use crate::{Cell, House, HouseKind};
use std::fmt;

/// A set of cells with one bit per cell, in reading order. `|`, `&` and `-` are union, intersection and difference.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Cells(u128);

/// Returns the numbers of the row, the column and the box of a cell, in the order of [`House::all`].
#[inline]
pub const fn houses_of(cell: usize) -> [usize; 3] {
    [cell / 9, 9 + cell % 9, 18 + cell / 27 * 3 + cell % 9 / 3]
}

/// The cells of each house, in the order of [`House::all`].
pub static HOUSES: [Cells; 27] = {
    let mut houses = [Cells::EMPTY; 27];
    let mut cell = 0;
    while cell < 81 {
        let [row, column, square] = houses_of(cell);
        houses[row].0 |= 1 << cell;
        houses[column].0 |= 1 << cell;
        houses[square].0 |= 1 << cell;
        cell += 1;
    }
    houses
};

/// The 20 peers of each cell.
pub static PEERS: [Cells; 81] = {
    let mut peers = [Cells::EMPTY; 81];
    let mut cell = 0;
    while cell < 81 {
        let [row, column, square] = houses_of(cell);
        peers[cell].0 = (HOUSES[row].0 | HOUSES[column].0 | HOUSES[square].0) & !(1 << cell);
        cell += 1;
    }
    peers
};

impl Cells {
    /// The empty set.
    pub const EMPTY: Cells = Cells(0);
    /// All 81 cells.
    pub const ALL: Cells = Cells((1 << 81) - 1);

    /// Returns the bits, one per cell, in reading order.
    #[inline]
    pub const fn bits(self) -> u128 {
        self.0
    }

    /// Returns the set with only this cell.
    #[inline]
    pub const fn only(cell: Cell) -> Cells {
        Cells(1 << index(cell))
    }

    /// Returns the nine cells of a house.
    #[inline]
    pub fn of_house(house: House) -> Cells {
        HOUSES[house.number()]
    }

    /// Returns all 27 houses with their cells.
    #[inline]
    pub fn of_houses() -> impl Iterator<Item = (House, Cells)> {
        House::all().zip(HOUSES.iter().copied())
    }

    /// Returns the 20 other cells of the cell's row, column and box.
    #[inline]
    pub fn peers_of(cell: Cell) -> Cells {
        PEERS[cell.index()]
    }

    /// Returns the cells that are peers of every cell of the set; all cells if the set is empty.
    #[inline]
    #[must_use]
    pub fn common_peers(self) -> Cells {
        self.iter().fold(Cells::ALL, |common, cell| common & Cells::peers_of(cell))
    }

    /// Returns the cells that are peers of at least one cell of the set.
    #[must_use]
    #[inline]
    pub fn all_peers(self) -> Cells {
        self.iter().fold(Cells::EMPTY, |all, cell| all | Cells::peers_of(cell))
    }

    /// Returns true if the cell is in the set.
    #[inline]
    pub const fn contains(self, cell: Cell) -> bool {
        self.0 >> index(cell) & 1 == 1
    }

    /// Adds the cell to the set.
    #[inline]
    pub const fn insert(&mut self, cell: Cell) {
        self.0 |= 1 << index(cell);
    }

    /// Removes the cell from the set.
    #[inline]
    pub const fn remove(&mut self, cell: Cell) {
        self.0 &= !(1 << index(cell));
    }

    /// Returns the number of cells in the set, 0 to 81.
    #[inline]
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Returns true if the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns true if all cells of this set are in the other.
    #[inline]
    pub const fn is_within(self, other: Cells) -> bool {
        self.0 & !other.0 == 0
    }

    /// Returns true if the two sets have a cell in common.
    #[inline]
    pub const fn meets(self, other: Cells) -> bool {
        self.0 & other.0 != 0
    }

    /// Returns the first cell in reading order.
    #[inline]
    pub const fn first(self) -> Option<Cell> {
        from_index(self.0.trailing_zeros() as usize)
    }

    /// Returns the only cell of the set, if there is exactly one.
    #[inline]
    pub const fn single(self) -> Option<Cell> {
        if self.0.is_power_of_two() { self.first() } else { None }
    }

    /// Returns the cells in reading order.
    #[inline]
    pub fn iter(self) -> Iter {
        Iter(self)
    }

    /// Returns the houses that contain the whole set, at most three: row, column, box. The empty set has none.
    #[inline]
    pub fn houses(self) -> impl Iterator<Item = House> {
        let around = self.first().map(House::around);
        around.into_iter().flatten().filter(move |&house| self.is_within(Cells::of_house(house)))
    }

    /// Returns one bit for each of the nine cells of a house that is in the set, in reading order.
    #[inline]
    pub fn in_house(self, house: House) -> u16 {
        let index = house.index();
        let bits = match house.kind() {
            HouseKind::Row => self.0 >> (9 * index),
            HouseKind::Column => {
                let column = self.0 >> index;
                // Every ninth bit of the first seven rows: one multiplication moves each to its position.
                let first = (column as u64 & 0x0040_2010_0804_0201).wrapping_mul(0x0101_0101_0101_0100) >> 56 & 0x7f;
                u128::from(first) | (column >> 63 & 1) << 7 | (column >> 72 & 1) << 8
            }
            _ => {
                let square = self.0 >> (index / 3 * 27 + index % 3 * 3);
                square & 7 | (square >> 9 & 7) << 3 | (square >> 18 & 7) << 6
            }
        };
        bits as u16 & 0x1ff
    }
}

/// An iterator over the cells of a set in reading order.
#[derive(Clone, Debug)]
pub struct Iter(Cells);

impl Iterator for Iter {
    type Item = Cell;

    #[inline]
    fn next(&mut self) -> Option<Cell> {
        let first = self.0.first()?;
        self.0.0 &= self.0.0 - 1;
        Some(first)
    }
}

impl IntoIterator for Cells {
    type Item = Cell;
    type IntoIter = Iter;

    #[inline]
    fn into_iter(self) -> Iter {
        self.iter()
    }
}

impl FromIterator<Cell> for Cells {
    #[inline]
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Self {
        cells.into_iter().fold(Cells::EMPTY, |set, cell| set | Cells::only(cell))
    }
}

operators!(Cells: u128);

impl fmt::Debug for Cells {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
