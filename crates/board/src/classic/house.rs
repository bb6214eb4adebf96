//! The 27 houses of a classic board: the rows, columns and boxes, and the nine cells of each.

use super::ClassicCell;
use super::cell::{box_index, index};
use crate::{Cell, House, HouseKind};
use std::fmt;

/// The index of the first cell of each box, 0 to 80: the Scratch program's list of box starts.
pub const BOX_STARTS: [u8; 9] = [0, 3, 6, 27, 30, 33, 54, 57, 60];

/// The properties that a [`House`] has on a classic board only. Import the trait in code that is made for 9 by 9 cells.
///
/// # Panics
/// The methods may panic, or return something meaningless, for a house that is not on a classic board.
pub trait ClassicHouse: Copy {
    /// Returns all 27 houses: rows, columns, boxes.
    fn all() -> impl Iterator<Item = Self>;

    /// Returns the row, column or box of a cell.
    fn of(kind: HouseKind, cell: Cell) -> Self;

    /// Returns the row, the column and the box of a cell.
    fn around(cell: Cell) -> [Self; 3];

    /// Returns the house with this number, 0 to 26, in the order of [`ClassicHouse::all`]; `None` if the number is greater.
    fn from_number(number: usize) -> Option<Self>;

    /// Reads the name of a house as it is displayed: `row 1` to `box 9`.
    ///
    /// # Errors
    /// [`HouseError`] for any other text.
    fn from_name(name: &str) -> Result<Self, HouseError>;

    /// Returns the position in the order of [`ClassicHouse::all`], 0 to 26.
    fn number(self) -> usize;

    /// Returns the nine cells in reading order.
    fn cells(self) -> [Cell; 9];
}

impl ClassicHouse for House {
    fn all() -> impl Iterator<Item = House> {
        ALL.into_iter()
    }

    #[inline]
    fn of(kind: HouseKind, cell: Cell) -> House {
        House::around(cell)[kind as usize]
    }

    #[inline]
    fn around(cell: Cell) -> [House; 3] {
        static OF: [[House; 3]; Cell::COUNT] = {
            let mut of = [[ALL[0]; 3]; Cell::COUNT];
            let mut place = 0;
            while place < Cell::COUNT {
                let cell = Cell::at(place / 9, place % 9);
                of[place] = [ALL[cell.row()], ALL[9 + cell.column()], ALL[18 + box_index(cell)]];
                place += 1;
            }
            of
        };
        OF[index(cell)]
    }

    #[inline]
    fn from_number(number: usize) -> Option<House> {
        ALL.get(number).copied()
    }

    fn from_name(name: &str) -> Result<House, HouseError> {
        House::all().find(|house| house.to_string() == name).ok_or(HouseError)
    }

    #[inline]
    fn number(self) -> usize {
        self.kind_index() * 9 + self.index()
    }

    fn cells(self) -> [Cell; 9] {
        const CELLS: [[Cell; 9]; 27] = {
            let mut cells = [[Cell::at(0, 0); 9]; 27];
            let mut place = 0;
            while place < 81 {
                let (index, n) = (place / 9, place % 9);
                let start = BOX_STARTS[index] as usize;
                cells[index][n] = Cell::at(index, n);
                cells[9 + index][n] = Cell::at(n, index);
                cells[18 + index][n] = Cell::at(start / 9 + n / 3, start % 9 + n % 3);
                place += 1;
            }
            cells
        };
        CELLS[self.number()]
    }
}

/// The houses in order.
static ALL: [House; 27] = {
    let mut all = [House::new(HouseKind::Row, 0); 27];
    let mut number = 0;
    while number < 27 {
        all[number] = House::new(HouseKind::CLASSIC[number / 9], number % 9);
        number += 1;
    }
    all
};

/// The error for a text that does not name a house from `row 1` to `box 9`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HouseError;

impl fmt::Display for HouseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a house is row 1 to row 9, column 1 to column 9, or box 1 to box 9")
    }
}

impl std::error::Error for HouseError {}
