//! Saving: the current game, the settings, saved games and files.

#[cfg(target_arch = "wasm32")]
pub mod browser;
pub mod dialogs;
#[cfg(not(target_arch = "wasm32"))]
mod disk;
mod folders;
pub mod games;
mod pictures;
pub mod saved_record;
pub mod saves;
pub mod storage;
pub mod writer;

#[cfg(target_arch = "wasm32")]
use browser as place;
#[cfg(not(target_arch = "wasm32"))]
use disk as place;
pub use folders::Folders;

use bevy_app::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((saves::plugin, games::plugin, dialogs::plugin));
}
