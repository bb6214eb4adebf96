//! Sudoku boards: the classic board of 9 by 9 cells, boards of any rules, and every notation and file format that they are written in.

mod candidate;
mod cell;
pub mod classic;
mod constraint;
pub mod formats;
mod house;
pub mod notation;
mod operators;
pub mod sudoku;
mod value;
mod values;

pub use candidate::Candidate;
pub use cell::{Cell, NotACell};
pub use constraint::Constraint;
pub use house::{House, HouseKind};
pub use value::{Value, ValueError};
pub use values::{Values, ValuesIter};
