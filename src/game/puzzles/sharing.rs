//! Links that open a puzzle in the game. Only a game in a browser stands at an address that others can open.

use bevy::prelude::*;
use sudoku_board::classic::Board;
use sudoku_board::notation;

/// The address at which the game stands.
#[derive(Resource, Clone, PartialEq, Eq, Debug)]
pub struct Site(pub String);

impl Site {
    /// The link to the puzzle on that board, without what was played on it.
    pub fn link(&self, board: &Board) -> String {
        notation::link(&self.0, &board.puzzle())
    }
}
