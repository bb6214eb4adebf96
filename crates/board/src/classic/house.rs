//! Houses: the rows, columns and boxes, and the nine cells of each.

use super::ClassicCell;
use super::cell::{box_index, index};
use crate::Cell;
use std::fmt;
use std::str::FromStr;

/// The index of the first cell of each box, 0 to 80: the Scratch program's list of box starts.
pub const BOX_STARTS: [u8; 9] = [0, 3, 6, 27, 30, 33, 54, 57, 60];

/// The three kinds of house, in the order in which they are checked.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum HouseKind {
    /// Nine cells next to each other.
    Row,
    /// Nine cells below each other.
    Column,
    /// Nine cells in a square of 3 by 3.
    Box,
}

impl HouseKind {
    /// All kinds: row, column, box.
    pub const ALL: [HouseKind; 3] = [HouseKind::Row, HouseKind::Column, HouseKind::Box];

    /// Returns the word for the kind: "row", "column" or "box".
    #[inline]
    pub const fn name(self) -> &'static str {
        match self {
            HouseKind::Row => "row",
            HouseKind::Column => "column",
            HouseKind::Box => "box",
        }
    }
}

/// One of the 27 houses. It is displayed with numbers from 1: `row 1` to `box 9`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct House {
    kind: HouseKind,
    index: u8,
}

impl House {
    /// Returns the house of this kind with this index, 0 to 8; `None` if the index is greater.
    #[inline]
    pub const fn new(kind: HouseKind, index: usize) -> Option<House> {
        if index < 9 { Some(House { kind, index: index as u8 }) } else { None }
    }

    /// Returns the row, column or box of a cell.
    #[inline]
    pub const fn of(kind: HouseKind, cell: Cell) -> House {
        House::around(cell)[kind as usize]
    }

    /// Returns the row, the column and the box of a cell.
    #[inline]
    pub const fn around(cell: Cell) -> [House; 3] {
        static OF: [[House; 3]; Cell::COUNT] = {
            let mut of = [[House { kind: HouseKind::Row, index: 0 }; 3]; Cell::COUNT];
            let mut place = 0;
            while place < Cell::COUNT {
                let cell = Cell::at(place / 9, place % 9);
                let indices = [cell.row(), cell.column(), box_index(cell)];
                let mut n = 0;
                while n < 3 {
                    of[place][n] = House { kind: HouseKind::ALL[n], index: indices[n] as u8 };
                    n += 1;
                }
                place += 1;
            }
            of
        };
        OF[index(cell)]
    }

    /// Returns all 27 houses: rows, columns, boxes.
    pub fn all() -> impl Iterator<Item = House> {
        const ALL: [House; 27] = {
            let mut all = [House { kind: HouseKind::Row, index: 0 }; 27];
            let mut number = 0;
            while number < 27 {
                all[number] = House { kind: HouseKind::ALL[number / 9], index: number as u8 % 9 };
                number += 1;
            }
            all
        };
        ALL.into_iter()
    }

    /// Returns the house with this number, 0 to 26, in the order of [`House::all`]; `None` if the number is greater.
    #[inline]
    pub const fn from_number(number: usize) -> Option<House> {
        match number {
            0..9 => House::new(HouseKind::Row, number),
            9..18 => House::new(HouseKind::Column, number - 9),
            18..27 => House::new(HouseKind::Box, number - 18),
            _ => None,
        }
    }

    /// Returns the position in the order of [`House::all`], 0 to 26.
    #[inline]
    pub const fn number(self) -> usize {
        self.kind as usize * 9 + self.index as usize
    }

    /// Returns the kind: row, column or box.
    #[inline]
    pub const fn kind(self) -> HouseKind {
        self.kind
    }

    /// Returns the index among the houses of this kind, 0 to 8.
    #[inline]
    pub const fn index(self) -> usize {
        self.index as usize
    }

    /// Returns the nine cells in reading order.
    pub const fn cells(self) -> [Cell; 9] {
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

impl fmt::Display for House {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.kind.name(), self.index + 1)
    }
}

/// The error for a text that does not name a house from `row 1` to `box 9`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct HouseError;

impl fmt::Display for HouseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a house is row 1 to row 9, column 1 to column 9, or box 1 to box 9")
    }
}

impl std::error::Error for HouseError {}

impl FromStr for House {
    type Err = HouseError;

    /// Reads a house as it is displayed: `row 1` to `box 9`.
    fn from_str(text: &str) -> Result<House, HouseError> {
        House::all().find(|house| house.to_string() == text).ok_or(HouseError)
    }
}
