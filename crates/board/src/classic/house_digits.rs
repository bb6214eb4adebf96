//! The digits in each house.

use super::ClassicCell;
use crate::{Cell, House, Value, Values};

/// The digits in each house. The allowed digits of a cell can be computed from them at once.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct HouseDigits([[Values; 9]; 3]);

impl HouseDigits {
    /// Collects digits, each with its cell.
    #[inline]
    pub fn of(digits: impl Iterator<Item = (Cell, Value)>) -> HouseDigits {
        let mut held = HouseDigits::default();
        digits.for_each(|(cell, digit)| held.insert(cell, digit));
        held
    }

    /// Adds a digit that was placed in the cell.
    #[inline]
    pub fn insert(&mut self, cell: Cell, digit: Value) {
        self.0[0][cell.row()].insert(digit);
        self.0[1][cell.column()].insert(digit);
        self.0[2][cell.box_index()].insert(digit);
    }

    /// Removes a digit that was taken from the cell.
    #[inline]
    pub fn remove(&mut self, cell: Cell, digit: Value) {
        self.0[0][cell.row()].remove(digit);
        self.0[1][cell.column()].remove(digit);
        self.0[2][cell.box_index()].remove(digit);
    }

    /// Returns the digits in the house.
    #[inline]
    pub fn by(&self, house: House) -> Values {
        self.0[house.kind() as usize][house.index()]
    }

    /// Returns the digits in the row, the column and the box of the cell.
    #[inline]
    pub fn around(&self, cell: Cell) -> [Values; 3] {
        [self.0[0][cell.row()], self.0[1][cell.column()], self.0[2][cell.box_index()]]
    }

    /// Returns the digits that are in neither the row, the column nor the box of the cell.
    #[inline]
    pub fn allowed(&self, cell: Cell) -> Values {
        let [row, column, square] = self.around(cell);
        Values::DIGITS.minus(row.union(column).union(square))
    }
}
