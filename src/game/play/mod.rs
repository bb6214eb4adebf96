//! The session during play, and everything that changes it.

pub(in crate::game) mod ask;
pub mod by_blocks;
pub mod checks;
pub mod clock;
mod entry;
mod expecting;
mod marks;
pub(in crate::game) mod moves;
mod placing;
mod program;
pub(crate) mod question;
mod several;
mod sitting;
pub(in crate::game) mod typing;

pub use by_blocks::ByBlocks;
pub use checks::PuzzleSolved;
pub use clock::Clock;
pub use entry::{Entry, Heard, Refusal};
pub use expecting::ExpectingNumkey;
pub use placing::{Settled, is_mistake};
pub use program::BlockProgram;
pub use question::Question;
pub use sitting::{Sitting, board_at_hand, board_is_busy, solutions, tell_solutions};
pub use typing::DigitRefused;

pub(in crate::game) use ask::take;
pub(in crate::game) use moves::Resume;

use bevy_app::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        moves::plugin,
        program::plugin,
        by_blocks::plugin,
        ask::plugin,
        typing::plugin,
        expecting::plugin,
        checks::plugin,
        clock::plugin,
        marks::plugin,
    ));
}
