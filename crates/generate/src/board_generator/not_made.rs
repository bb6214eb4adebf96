//! Why no puzzle is made, and whether to go on making one.

use super::kind::Kind;
use crate::Seed;
use sudoku_board::sudoku::RulesError;
use sudoku_techniques::Level;

/// Why no puzzle was made.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum NotMade {
    /// No way was found within the limits.
    #[error("no puzzle of this kind was found from seed {0}; try another seed")]
    NotFound(Seed),
    /// No way to a puzzle of the level was found within the limits.
    #[error("no puzzle of the kind {kind} and the level {level} was found from seed {seed}; try another level or seed")]
    NotOfLevel {
        /// The kind.
        kind: Kind,
        /// The level.
        level: Level,
        /// The seed.
        seed: Seed,
    },
    /// Boards of the kind are too large for levels.
    #[error("puzzles of the kind {0} have no level; leave it out")]
    NoLevels(Kind),
    /// It was told to stop.
    #[error("making the puzzle was stopped")]
    Stopped,
    /// The rules cannot be.
    #[error(transparent)]
    Rules(#[from] RulesError),
}

/// True if to go on; asked between the parts of the work.
pub(super) type GoesOn<'a> = &'a mut dyn FnMut() -> bool;

/// An error if it is told to stop.
pub(super) fn look(goes_on: GoesOn<'_>) -> Result<(), NotMade> {
    if goes_on() { Ok(()) } else { Err(NotMade::Stopped) }
}
