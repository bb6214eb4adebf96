//! Floor 4, answers: each question about a puzzle answered once, as what programs read; the command line and the server hand it out.
//!
//! An answer serializes to an object whose names stay as they are: scripts and pages rely on them. The work is done by a [`Hand`],
//! which may be told to stop; why there is no answer is a [`Refusal`].

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

pub use check::{Asked, Checked};
pub use convert::Converted;
pub use explain::{Explained, Hint, Told, marks_of};
pub use generate::{Generated, technique_name};
pub use hand::{Hand, Solutions, Stopped};
pub use rate::Rated;
pub use refusal::Refusal;
pub use solve::{Counted, HowMany, Solved};
pub use start::Start;
