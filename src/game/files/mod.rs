//! Saving: the current game, the settings, saved games and files.

pub mod dialogs;
pub mod games;
pub mod kept;
mod pictures;
pub mod saves;
pub mod writer;

pub use crate::files::Folders;
#[cfg(target_arch = "wasm32")]
pub use crate::files::browser;
pub use crate::files::storage;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((saves::plugin, games::plugin, dialogs::plugin));
}
