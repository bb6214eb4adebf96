//! A board, and what its text says about it.

use crate::notation::Metadata;
use crate::sudoku::Board;

/// A board, and what its text says about it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Puzzle {
    /// The rules and the values.
    pub board: Board,
    /// Its name, its author and so on.
    pub metadata: Metadata,
}

impl From<Board> for Puzzle {
    fn from(board: Board) -> Puzzle {
        Puzzle { board, metadata: Metadata::default() }
    }
}
