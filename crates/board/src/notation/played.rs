//! The digits and notes that a player has put into a puzzle, for the notations that can store them.

use crate::classic::{ClassicCell, Grid};
use crate::{Cell, Values};

/// The player's digits and notes.
#[derive(Clone, Copy)]
pub(super) struct Played<'a> {
    /// The digits of the puzzle and of the player.
    pub(super) board: Option<&'a Grid>,
    /// The notes of each cell.
    pub(super) marks: Option<&'a [Values; Cell::COUNT]>,
}
