//! Answers to questions about puzzles, as data for programs. The command line and the server print them, so each question is
//! answered in one place, whatever the rules of the board: a [`AnyPuzzle`] is a puzzle
//! of any rules.
//!
//! An answer serializes to an object. Its field names never change, since scripts and pages rely on them. A [`InterruptibleSolver`] does the
//! work and can be told to stop; a [`Refusal`] says why there is no answer.

mod any_puzzle;
mod board_values;
mod check;
mod convert;
mod describe;
mod explain;
mod generate;
mod interruptible_solver;
mod rate;
mod refusal;
mod sentences;
mod solve;
mod starting_position;
pub mod topics;

pub use any_puzzle::{AnyPuzzle, Solution};
pub use board_values::{BoardText, BoardValues};
pub use check::{CheckOptions, CheckResult};
pub use convert::ConversionResult;
pub use describe::{BoardDescription, HouseDescription};
pub use explain::{Explanation, ExplanationData, Hint, marks_of};
pub use generate::{BoardGenerated, Generated, technique_name};
pub use interruptible_solver::{InterruptibleSolver, Solutions, StoppedError};
pub use rate::RatingData;
pub use refusal::Refusal;
pub use sentences::StepData;
pub use solve::{CountResult, SolutionCount, SolveResult};
pub use starting_position::StartingPosition;
