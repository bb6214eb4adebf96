//! Links that open a puzzle in the game. Only the game in a browser has an address that others can open.

use bevy_ecs::prelude::*;
use sudoku_board::{Board, formats};

/// The game's address.
#[derive(Resource, Clone, PartialEq, Eq, Debug)]
pub struct Site(pub String);

impl Site {
    /// Returns a link to the board's puzzle, without the player's digits.
    pub fn link(&self, board: &Board) -> String {
        formats::link_at(&self.0, board)
    }
}
