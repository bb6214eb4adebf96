//! Scenes: what the game is doing.

use bevy_state::prelude::*;

/// The current activity of the game.
#[derive(States, Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Scene {
    /// The owl asks for a puzzle.
    Asking,
    /// The player is playing.
    #[default]
    Playing,
    /// The solver is showing its work, and the board takes no digits.
    Solving,
    /// Something other than the search for the player's sudoku is running on the stage: a program, or an engine on another
    /// problem.
    Running,
    /// The clock is stopped and the board is covered.
    Paused,
}
