//! The classic sudoku of 9 by 9 cells, in types made for it: grids, sets of cells, houses.

mod cell;
pub mod cells;
mod conflict;
mod grid;
mod house;
mod house_digits;
mod serial;

pub use cell::{CellError, ClassicCell};
pub use cells::Cells;
pub use conflict::Conflict;
pub use grid::{Grid, GridError};
pub use house::{BOX_STARTS, ClassicHouse, HouseError};
pub use house_digits::HouseDigits;
