//! Links that open a puzzle in the game. Only the game in a browser has an address that others can open.

use bevy_ecs::prelude::*;
use sudoku_board::Board;
use sudoku_board::notation;

/// The game's address.
#[derive(Resource, Clone, PartialEq, Eq, Debug)]
pub struct Site(pub String);

impl Site {
    /// Returns a link to the board's puzzle, without the player's digits; `None` if a link cannot say its rules.
    pub fn link(&self, board: &Board) -> Option<String> {
        Some(notation::link(&self.0, &board.puzzle().classic()?))
    }
}
