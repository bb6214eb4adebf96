//! Help with the board as it stands.

pub mod answers;
pub mod assistance;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((answers::plugin, assistance::plugin));
}
