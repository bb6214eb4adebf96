//! The puzzles to choose from: those that come with the game, and those of the file that was opened last.

use crate::puzzles::{self, Pack, Puzzle};
use bevy::prelude::*;

/// The packs, that of the file first.
#[derive(Resource, Debug)]
pub struct Packs {
    all: Vec<Pack>,
    bundled: usize,
}

impl Packs {
    /// All packs.
    pub fn all(&self) -> &[Pack] {
        &self.all
    }

    /// The puzzles of a file take the place of those of the file before.
    pub(super) fn open(&mut self, name: String, puzzles: Vec<Puzzle>) {
        self.all.drain(..self.all.len() - self.bundled);
        self.all.insert(0, Pack { name, puzzles });
    }
}

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(Packs { all: Vec::new(), bundled: 0 }).add_systems(Startup, load);
}

fn load(mut packs: ResMut<Packs>) -> Result {
    packs.all = puzzles::bundled()?;
    packs.bundled = packs.all.len();
    Ok(())
}
