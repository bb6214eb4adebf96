//! The session during play, and everything that changes it.

mod ask;
pub mod by_blocks;
pub mod checks;
pub mod clock;
mod marks;
mod moves;
mod program;
mod typing;

pub use crate::play::{BlockProgram, Entry, Question, Sitting};
pub use by_blocks::ByBlocks;
pub use checks::PuzzleSolved;
pub use clock::Clock;
pub use typing::DigitRefused;

pub(in crate::game) use crate::play::sitting::board_at_hand;
pub(in crate::game) use ask::take;
pub(in crate::game) use moves::Resume;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        moves::plugin,
        program::plugin,
        by_blocks::plugin,
        ask::plugin,
        typing::plugin,
        checks::plugin,
        clock::plugin,
        marks::plugin,
    ));
}
