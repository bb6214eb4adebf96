//! The sheets over everything: all keys, the settings, the puzzles, the statistics, the link to the puzzle, the tree of calls, saved games and
//! files, and what the owl has said.

mod frame;
mod games;
mod keys;
mod log;
pub mod new;
mod path;
mod puzzles;
mod settings;
mod share;
mod statistics;
mod tree;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((games::plugin, keys::plugin, log::plugin, new::plugin, path::plugin, settings::plugin))
        .add_plugins((puzzles::plugin, share::plugin, statistics::plugin, tree::plugin));
}
