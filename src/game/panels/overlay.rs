//! The sheets that lie over everything: all keys, the settings, saved games and files, what the owl has said.

mod frame;
mod games;
mod keys;
mod log;
pub mod new;
mod path;
mod settings;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((games::plugin, keys::plugin, log::plugin, new::plugin, path::plugin, settings::plugin));
}
