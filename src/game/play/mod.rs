//! Playing: the only rooms that change the session.

mod ask;
mod board_at_hand;
pub mod by_blocks;
pub mod checks;
pub mod clock;
pub mod entry;
mod marks;
mod placing;
pub mod program;
pub mod question;
mod several;
pub mod sitting;
mod taking;

pub use by_blocks::ByBlocks;
pub use checks::PuzzleSolved;
pub use clock::Clock;
pub use entry::{DigitRefused, Entry};
pub use program::BlockProgram;
pub use question::Question;
pub use sitting::Sitting;

pub(in crate::game) use board_at_hand::board_at_hand;
pub(in crate::game) use taking::take;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        sitting::plugin,
        program::plugin,
        placing::plugin,
        several::plugin,
        by_blocks::plugin,
        ask::plugin,
        entry::plugin,
        checks::plugin,
        clock::plugin,
        marks::plugin,
    ));
}
