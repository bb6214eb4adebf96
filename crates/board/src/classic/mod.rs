//! The classic sudoku of 9 by 9 cells, in types made for it: digits, cells, houses, the board, the checks.

mod board;
mod candidates;
mod cell;
pub mod cells;
mod check;
mod digit;
mod grid;
mod house;
mod house_digits;
mod operators;
mod serial;

pub use board::{BelongsToPuzzle, Board, CellKind};
pub use candidates::{Candidates, Single, SingleKind};
pub use cell::{CellError, ClassicCell};
pub use cells::Cells;
pub use check::{
    Clash, Conflict, SOLVED_SUM, check_box, check_column, check_digit, check_row, clashing_cells, first_conflict,
    is_solved,
};
pub use digit::{Digit, DigitError, Digits, DigitsIter};
pub use grid::{Grid, GridError};
pub use house::{BOX_STARTS, House, HouseError, HouseKind};
pub use house_digits::HouseDigits;
