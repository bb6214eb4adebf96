//! Contradictions: why a position can have no solution.

use sudoku_board::classic::Conflict;
use sudoku_board::{Cell, House, Refusal, Value};

/// The reason why a board is not a position, or why a position has no solution.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum Contradiction {
    /// A digit that is twice in a house of a classic board.
    #[error("{house} holds two {value}s, in {first} and {second}; clear one of them", house = .0.house, value = .0.value, first = .0.cells[0], second = .0.cells[1])]
    Conflict(Conflict),
    /// A rule of another board that the values break.
    #[error(transparent)]
    Broken(Refusal),
    /// A blank cell without candidates.
    #[error("no digit is left for {0}; a digit or a struck candidate is wrong")]
    NoCandidate(Cell),
    /// A house without a place for a value that it must hold.
    #[error("{0} has no place left for {1}; a digit or a struck candidate is wrong")]
    NoPlace(House, Value),
    /// A cage without a combination.
    #[error("{0} has no combination left; a digit or a struck candidate is wrong")]
    NoCombination(House),
}
