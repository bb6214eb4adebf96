//! What is kept: the sitting, the settings, saved games and files.

pub mod dialogs;
pub mod games;
pub mod kept;
pub mod saves;
pub mod storage;
pub mod writer;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((saves::plugin, games::plugin, dialogs::plugin));
}
