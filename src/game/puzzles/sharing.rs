//! Links that open a puzzle in the game. Only the game in a browser has an address that others can open.

use bevy_ecs::prelude::*;
use sudoku_board::formats::{self, Puzzle};
use sudoku_board::{Board, notation};

/// The game's address.
#[derive(Resource, Clone, PartialEq, Eq, Debug)]
pub struct Site(pub String);

impl Site {
    /// Returns a link to the board's puzzle, without the player's digits.
    pub fn link(&self, board: &Board) -> String {
        let puzzle = board.puzzle();
        match puzzle.classic() {
            Some(grid) => notation::link(&self.0, &grid),
            None => formats::link_at(&self.0, &Puzzle::from(puzzle)),
        }
    }
}
