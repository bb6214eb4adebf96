//! A board together with its metadata.

use crate::Board;
use crate::notation::{Metadata, Reading};

/// A board together with its metadata.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Puzzle {
    /// The rules and the values.
    pub board: Board,
    /// The name, the author and other details.
    pub metadata: Metadata,
}

impl Puzzle {
    /// Returns a puzzle with the classic rules as if it had been read in a notation; `None` if it has other rules. Its givens may
    /// break a rule.
    #[must_use]
    pub fn reading(&self) -> Option<Reading> {
        let (board, all) = (self.board.puzzle().classic()?, self.board.classic()?);
        let (played, metadata) = (Some(all).filter(|all| *all != board), self.metadata.clone());
        Some(Reading { played, metadata, ..board.into() })
    }
}

impl From<Board> for Puzzle {
    fn from(board: Board) -> Puzzle {
        Puzzle { board, metadata: Metadata::default() }
    }
}
