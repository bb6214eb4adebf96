//! All engines: those of [`sudoku_solve::search`], the program of [`sudoku_blocks`], and [`Logic`], which uses
//! [`sudoku_techniques`].
//!
//! [`Engine`] names them, [`AnySearch`] is a search by any of them, [`ProblemKind`] lists the engines for each problem, and
//! [`Race`] lets several compete.

mod listing;
mod logic;
mod problems;
mod race;
mod table;
mod unsupported;

pub use listing::Line;
pub use logic::{FoundDeduction, Logic};
pub use problems::{ProblemKind, UnsupportedProblem};
pub use race::{EngineState, Goal, Measure, Race, RaceState};
pub use table::{AnySearch, Engine, EngineError, line_of_assumption};
pub use unsupported::UnsupportedBoard;
