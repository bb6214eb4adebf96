//! Sudoku boards: the classic board of 9 by 9 cells, boards of any rules, and every notation and file format that they are written in.

mod cell;
pub mod classic;
pub mod formats;
pub mod notation;
pub mod sudoku;

pub use cell::{Cell, NotACell};
