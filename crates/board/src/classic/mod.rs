//! The classic sudoku of 9 by 9 cells, in types made for it: the board, sets of its cells, the checks.

mod board;
mod candidates;
mod cell;
pub mod cells;
mod check;
mod grid;
mod house;
mod house_digits;
mod serial;

pub use board::Board;
pub use candidates::{Candidates, Single, SingleKind};
pub use cell::{CellError, ClassicCell};
pub use cells::Cells;
pub use check::{
    Clash, Conflict, SOLVED_SUM, check_box, check_column, check_digit, check_row, clashing_cells, first_conflict,
    is_solved,
};
pub use grid::{Grid, GridError};
pub use house::{BOX_STARTS, ClassicHouse, HouseError};
pub use house_digits::HouseDigits;
