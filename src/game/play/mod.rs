//! The session during play, and everything that changes it.

pub(in crate::game) mod ask;
mod at_hand;
pub mod by_blocks;
pub mod clock;
pub(in crate::game) mod entry;
mod expecting;
mod marks;
pub(in crate::game) mod moves;
mod playable;
mod program;
pub(crate) mod question;
mod several;
mod solved;
mod tries;

pub use at_hand::{board_at_hand, board_is_busy, solutions, tell_solutions};
pub use by_blocks::ByBlocks;
pub use clock::Clock;
pub use entry::{DigitRefused, Entry, Refusal};
pub use expecting::ExpectingNumkey;
pub use program::BlockProgram;
pub use question::Question;
pub use solved::PuzzleSolved;
pub use tries::OwnSearch;

pub(in crate::game) use ask::{take, take_board};
pub(in crate::game) use moves::Resume;
pub(in crate::game) use question::read_other;

use bevy_app::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        moves::plugin,
        program::plugin,
        by_blocks::plugin,
        ask::plugin,
        entry::plugin,
        expecting::plugin,
        solved::plugin,
        clock::plugin,
        marks::plugin,
        tries::plugin,
    ));
}
