//! The sheets over everything: all keys, the settings, the puzzles, the statistics, the links to the puzzle and to lessons, the tree of calls, a script in Scratch, saved games and
//! files, and what the owl has said.

mod assign;
mod frame;
mod games;
mod keys;
mod log;
pub mod new;
mod path;
mod puzzles;
mod scratch;
mod settings;
mod share;
mod statistics;
mod tree;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((games::plugin, keys::plugin, log::plugin, new::plugin, path::plugin, settings::plugin))
        .add_plugins((
            assign::plugin,
            puzzles::plugin,
            scratch::plugin,
            share::plugin,
            statistics::plugin,
            tree::plugin,
        ));
}
