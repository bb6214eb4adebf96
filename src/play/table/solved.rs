//! The puzzles that were solved, and the level of the one on the table.

use crate::statistics::Statistics;
use sudoku_board::classic::Board;
use sudoku_techniques::Level;

/// The puzzles that were solved, and the level of the one on the table.
#[derive(Default)]
pub(super) struct Solved {
    pub statistics: Statistics,
    /// True if the statistics file may be written, because it was read or does not exist.
    pub may_keep: bool,
    /// The puzzle on the table.
    pub puzzle: Board,
    /// Its level, once that is known.
    pub level: Option<Level>,
}
