//! The kinds of cells: givens, and the cells of the player.

use crate::Cell;
use std::fmt;

/// The owner of a cell: the puzzle or the player.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CellKind {
    /// A given, which is part of the puzzle and cannot be changed.
    Puzzle,
    /// A cell of the player, blank at the start.
    User,
}

/// The error for a cell that is a given, so that its digit cannot be changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct BelongsToPuzzle(pub Cell);

impl fmt::Display for BelongsToPuzzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} belongs to the puzzle; choose a cell that was blank at the start", self.0)
    }
}

impl std::error::Error for BelongsToPuzzle {}
