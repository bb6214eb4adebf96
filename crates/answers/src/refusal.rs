//! The reasons why a question has no answer.

use super::StoppedError;
use sudoku_board::classic::Conflict;
use sudoku_board::formats::FormatError;
use sudoku_board::notation::{Notation, ReadError};
use sudoku_board::{Candidate, Cell, Value};
use sudoku_generate::board_generator::BoardGeneratorError;
use sudoku_generate::{GaveUp, NoRandomNumbers, OptionsError};
use sudoku_techniques::Contradiction;

/// A reason why a question about a puzzle has no answer.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum Refusal {
    /// The text is not a puzzle, or its givens break a rule.
    #[error(transparent)]
    ReadError(#[from] ReadError),
    /// The text cannot be read as a board, whatever its rules.
    #[error(transparent)]
    FormatError(#[from] FormatError),
    /// The notation cannot represent a board with other rules.
    #[error("the notation {} cannot represent this board; leave out `to` to get our own form", .0.name())]
    NotationUnsupported(Notation),
    /// A rule of the board cannot be drawn.
    #[error("{0}")]
    Undrawable(String),
    /// The values of a board break one of its rules.
    #[error(transparent)]
    Rule(sudoku_board::Refusal),
    /// A cell or a house has no digit left.
    #[error(transparent)]
    Contradiction(Contradiction),
    /// A wrong digit has been placed.
    #[error("{cell} must be {right}, but {placed} has been placed there; remove it")]
    Misplaced {
        /// The cell with the wrong digit.
        cell: Cell,
        /// The digit that was placed.
        placed: Value,
        /// The digit of the solution.
        right: Value,
    },
    /// A correct candidate has been eliminated.
    #[error("{} must be {}, but that candidate has been eliminated; put it back", .0.cell, .0.value)]
    CorrectCandidateEliminated(Candidate),
    /// There is no solution.
    #[error("the puzzle has no solution{}", .0.as_ref().map_or_else(String::new, |reason| format!(": {reason}")))]
    NoSolution(Option<Contradiction>),
    /// There are several solutions.
    #[error("the puzzle has several solutions; only a puzzle with one can be rated")]
    Several,
    /// No puzzle can have these properties.
    #[error(transparent)]
    Options(#[from] OptionsError),
    /// No puzzle with these properties was found in reasonable time.
    #[error(transparent)]
    GaveUp(#[from] GaveUp),
    /// A board of this kind could not be made.
    #[error(transparent)]
    NotMade(BoardGeneratorError),
    /// The system provides no random seed.
    #[error(transparent)]
    NoSeed(#[from] NoRandomNumbers),
    /// The work was told to stop.
    #[error("this took too long and was stopped")]
    Stopped,
}

impl From<Conflict> for Refusal {
    fn from(conflict: Conflict) -> Refusal {
        Refusal::ReadError(ReadError::Conflict(conflict))
    }
}

impl From<Contradiction> for Refusal {
    fn from(reason: Contradiction) -> Refusal {
        match reason {
            Contradiction::Conflict(conflict) => conflict.into(),
            Contradiction::Broken(refusal) => Refusal::Rule(refusal),
            reason => Refusal::Contradiction(reason),
        }
    }
}

impl From<BoardGeneratorError> for Refusal {
    fn from(reason: BoardGeneratorError) -> Refusal {
        if reason == BoardGeneratorError::Stopped { Refusal::Stopped } else { Refusal::NotMade(reason) }
    }
}

impl From<StoppedError> for Refusal {
    fn from(StoppedError: StoppedError) -> Refusal {
        Refusal::Stopped
    }
}
