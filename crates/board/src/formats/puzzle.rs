//! A board together with its metadata.

use crate::Board;
use crate::notation::Metadata;

/// A board together with its metadata.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Puzzle {
    /// The rules and the values.
    pub board: Board,
    /// The name, the author and other details.
    pub metadata: Metadata,
}

impl From<Board> for Puzzle {
    fn from(board: Board) -> Puzzle {
        Puzzle { board, metadata: Metadata::default() }
    }
}
