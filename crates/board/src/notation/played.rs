//! The digits and notes that a player has put into a puzzle, for the notations that can store them.

use crate::classic::{Board, ClassicCell};
use crate::{Cell, Values};

/// The player's digits and notes.
#[derive(Clone, Copy)]
pub(super) struct Played<'a> {
    /// The puzzle with the player's digits.
    pub(super) board: Option<&'a Board>,
    /// The notes of each cell.
    pub(super) marks: Option<&'a [Values; Cell::COUNT]>,
}
