//! Input from the keyboard, the mouse and fingers.

mod attention;
mod cover;
mod dropped_files;
pub mod keys;
pub(super) mod slices;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((attention::plugin, cover::plugin, dropped_files::plugin, keys::plugin, slices::plugin));
}
