//! The statistics of solved puzzles, and the level of the current one.

use crate::game::statistics::Statistics;
use sudoku_board::classic::Board;
use sudoku_techniques::Level;

/// The statistics of solved puzzles, and the level of the current one.
#[derive(Default)]
pub(super) struct Solved {
    pub statistics: Statistics,
    /// True if the statistics file may be written, because it was read or does not exist.
    pub may_keep: bool,
    /// The current puzzle.
    pub puzzle: Board,
    /// The level of the current puzzle, once it has been rated.
    pub level: Option<Level>,
}
