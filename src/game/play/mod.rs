//! Playing: the only rooms that change the session.

pub mod ask;
pub mod checks;
pub mod clock;
pub mod entry;
pub mod sitting;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((sitting::plugin, ask::plugin, entry::plugin, checks::plugin, clock::plugin));
}
