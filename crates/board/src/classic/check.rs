//! The checks that the rules require: whether a digit is allowed in a cell, and whether the board is solved.

use super::{Board, ClassicCell, ClassicHouse};
use crate::{Cell, House, HouseKind, Value};
use std::fmt;

/// The sum of all digits on a solved board: nine rows of 45.
pub const SOLVED_SUM: u32 = 405;

/// The reason why a digit is refused: a house that already has it, and the cell in that house.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Clash {
    /// The row, column or box that both cells share.
    pub house: House,
    /// The cell that holds the digit.
    pub cell: Cell,
}

/// Two equal digits in one house.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Conflict {
    /// The house that holds both.
    pub house: House,
    /// The digit that appears twice.
    pub value: Value,
    /// The two cells, in reading order.
    pub cells: [Cell; 2],
}

impl fmt::Display for Conflict {
    /// Writes a sentence such as “row 1 holds two 4s, in columns 1 and 2”.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Conflict { house, value, cells: [first, second] } = self;
        write!(f, "{house} holds two {value}s, ")?;
        match house.kind() {
            HouseKind::Row => write!(f, "in columns {} and {}", first.column() + 1, second.column() + 1),
            HouseKind::Column => write!(f, "in rows {} and {}", first.row() + 1, second.row() + 1),
            _ => write!(f, "at {first} and {second}"),
        }
    }
}

impl Board {
    /// Returns the first two equal digits in one house (rows, then columns, then boxes), if there are any.
    #[must_use]
    pub fn conflict(&self) -> Option<Conflict> {
        first_conflict(self)
    }

    /// Returns true if all cells are filled and no digit appears twice in a house.
    #[must_use]
    pub fn is_solved(&self) -> bool {
        is_solved(self)
    }

    /// Returns the reason why the digit is not allowed in the cell: the first house that already has it, in the order row,
    /// column, box.
    #[must_use]
    pub fn clash(&self, cell: Cell, value: Value) -> Option<Clash> {
        check_digit(self, cell, value)
    }
}

/// Finds the digit in another cell of the cell's row.
pub fn check_row(board: &Board, cell: Cell, value: Value) -> Option<Clash> {
    check_house(board, HouseKind::Row, cell, value)
}

/// Finds the digit in another cell of the cell's column.
pub fn check_column(board: &Board, cell: Cell, value: Value) -> Option<Clash> {
    check_house(board, HouseKind::Column, cell, value)
}

/// Finds the digit in another cell of the cell's box.
pub fn check_box(board: &Board, cell: Cell, value: Value) -> Option<Clash> {
    check_house(board, HouseKind::Box, cell, value)
}

/// Returns the first house that already has the digit, in the order row, column, box.
pub fn check_digit(board: &Board, cell: Cell, value: Value) -> Option<Clash> {
    HouseKind::CLASSIC.into_iter().find_map(|kind| check_house(board, kind, cell, value))
}

fn check_house(board: &Board, kind: HouseKind, cell: Cell, value: Value) -> Option<Clash> {
    let house = House::of(kind, cell);
    let found = house.cells().into_iter().find(|&other| other != cell && board.get(other) == Some(value))?;
    Some(Clash { house, cell: found })
}

/// Returns the first two equal digits in one house (rows, then columns, then boxes), if there are any.
pub fn first_conflict(board: &Board) -> Option<Conflict> {
    House::all().find_map(|house| {
        let mut seen: [Option<Cell>; 10] = [None; 10];
        for cell in house.cells() {
            let Some(value) = board.get(cell) else { continue };
            if let Some(first) = seen[usize::from(value.get())].replace(cell) {
                return Some(Conflict { house, value, cells: [first, cell] });
            }
        }
        None
    })
}

/// Returns every cell whose digit also appears in one of its peers, in reading order.
pub fn clashing_cells(board: &Board) -> impl Iterator<Item = Cell> {
    Cell::all().filter(|&cell| board.get(cell).is_some_and(|value| check_digit(board, cell, value).is_some()))
}

/// Returns true if the board is solved: no blanks, a sum of 405, and no digit twice in a house.
///
/// The Scratch program checks only the first two; a full board can sum to 405 and still break the rules.
pub fn is_solved(board: &Board) -> bool {
    board.blanks().next().is_none() && board.sum() == SOLVED_SUM && first_conflict(board).is_none()
}
