//! Answers to questions about puzzles, as data for programs. The command line and the server print them, so each question is
//! answered in one place.
//!
//! An answer serializes to an object. Its field names never change, since scripts and pages rely on them. A [`Hand`] does the
//! work and can be told to stop; a [`Refusal`] says why there is no answer.

mod board_values;
mod boards;
mod check;
mod convert;
mod explain;
mod generate;
mod hand;
mod rate;
mod refusal;
mod sentences;
mod solve;
mod start;

pub use board_values::{BoardText, BoardValues};
pub use boards::{BoardExplained, BoardHint, BoardRated, BoardTold};
pub use check::{Asked, Checked};
pub use convert::Converted;
pub use explain::{Explained, Hint, Told, marks_of};
pub use generate::{BoardGenerated, Generated, technique_name};
pub use hand::{Hand, Solutions, Stopped};
pub use rate::Rated;
pub use refusal::Refusal;
pub use sentences::StepData;
pub use solve::{Counted, HowMany, Solved};
pub use start::Start;
