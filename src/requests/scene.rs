//! What is going on.

/// What is going on.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Scene {
    /// The owl asks for a puzzle.
    Asking,
    /// The player plays.
    #[default]
    Playing,
    /// The solver shows its work; the board takes no digits.
    Solving,
    /// Something runs on the stage that is not the search of the player's sudoku: a program, or an engine on another problem.
    Running,
    /// The clock stands still and the board is covered.
    Paused,
}
