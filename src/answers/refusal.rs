//! Why there is no answer.

use super::Stopped;
use crate::generator::{GaveUp, NoRandomNumbers, OptionsError};
use crate::notation::ReadError;
use crate::sudoku::Conflict;
use crate::techniques::{Candidate, Contradiction};

/// Why a question about a puzzle has no answer.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Refusal {
    /// The text is no puzzle, or its givens break a rule.
    #[error(transparent)]
    Unread(#[from] ReadError),
    /// A cell or a house is left without a digit.
    #[error(transparent)]
    Contradiction(Contradiction),
    /// A candidate that is right was struck out.
    #[error("{} is {}, and its candidates lack it: one was struck too many", .0.cell, .0.digit)]
    Struck(Candidate),
    /// There is no solution.
    #[error("the puzzle has no solution{}", .0.as_ref().map_or_else(String::new, |reason| format!(": {reason}")))]
    NoSolution(Option<Contradiction>),
    /// There are several solutions.
    #[error("the puzzle has several solutions; a rating needs a puzzle with one")]
    Several,
    /// No puzzle can be like that.
    #[error(transparent)]
    Options(#[from] OptionsError),
    /// A puzzle like that was not found.
    #[error(transparent)]
    GaveUp(#[from] GaveUp),
    /// There is no seed.
    #[error(transparent)]
    NoSeed(#[from] NoRandomNumbers),
    /// The work was told to stop.
    #[error("this takes too long, and was stopped")]
    Stopped,
}

impl From<Conflict> for Refusal {
    fn from(conflict: Conflict) -> Refusal {
        Refusal::Unread(ReadError::Conflict(conflict))
    }
}

impl From<Contradiction> for Refusal {
    fn from(reason: Contradiction) -> Refusal {
        match reason {
            Contradiction::Conflict(conflict) => conflict.into(),
            reason => Refusal::Contradiction(reason),
        }
    }
}

impl From<Stopped> for Refusal {
    fn from(Stopped: Stopped) -> Refusal {
        Refusal::Stopped
    }
}
