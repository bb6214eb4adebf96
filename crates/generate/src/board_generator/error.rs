//! The errors of generating a board.

use super::kind::BoardKind;
use crate::Seed;
use sudoku_board::RulesError;
use sudoku_techniques::Level;

/// Errors returned by [`generate`](super::generate).
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum BoardGeneratorError {
    /// No puzzle was found within the limits.
    #[error("no puzzle of this kind was found from seed {0}; try another seed")]
    NotFound(Seed),
    /// No puzzle of the level was found within the limits.
    #[error("no puzzle of the kind {kind} and the level {level} was found from seed {seed}; try another level or seed")]
    NotOfLevel {
        /// The kind that was asked for.
        kind: BoardKind,
        /// The level that was asked for.
        level: Level,
        /// The seed that was used.
        seed: Seed,
    },
    /// The kind's boards are too large for levels.
    #[error("puzzles of the kind {0} have no level; leave it out")]
    NoLevels(BoardKind),
    /// The caller stopped the work.
    #[error("the generator was stopped")]
    Stopped,
    /// The rules of the kind are impossible.
    #[error(transparent)]
    Rules(#[from] RulesError),
}
