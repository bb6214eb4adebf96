//! Ways to get and share puzzles: make, type, paste, open, copy and link.

pub mod making;
pub mod packs;
pub mod sharing;
pub mod statistics;
pub mod transfer;

use bevy_app::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((making::plugin, packs::plugin, statistics::plugin, transfer::plugin));
}
