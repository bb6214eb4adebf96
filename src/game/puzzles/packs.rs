//! The puzzle packs: those bundled with the game, and the puzzles of the file opened last.

use crate::game::play::Resume;
use crate::game::session::Session;
use bevy_app::prelude::*;
use bevy_ecs::prelude::*;
use sudoku_board::Board;
use sudoku_generate::puzzles::{self, Pack, Puzzle};
use sudoku_techniques::Level;

/// The packs; that of an opened file comes first.
#[derive(Resource, Debug)]
pub struct Packs {
    all: Vec<Pack>,
    bundled: usize,
    shown: usize,
}

impl Packs {
    /// Returns all packs.
    pub fn all(&self) -> &[Pack] {
        &self.all
    }

    /// Returns the packs for a short list: an opened file's, and the examples.
    pub fn short(&self) -> &[Pack] {
        &self.all[..(self.all.len() + 1 - self.bundled).min(self.all.len())]
    }

    /// Returns the index of the pack that the sheet of all puzzles shows.
    pub fn shown(&self) -> usize {
        self.shown
    }

    pub(super) fn show(&mut self, pack: usize) {
        self.shown = pack.min(self.all.len().saturating_sub(1));
    }

    /// Returns the level of a bundled puzzle.
    pub fn level_of(&self, puzzle: &Board) -> Option<Level> {
        let mut puzzles = self.all.iter().flat_map(|pack| &pack.puzzles);
        puzzles.find(|other| other.board == *puzzle)?.rating.map(|rating| rating.level)
    }

    /// Returns the puzzle after this one in its pack.
    pub fn after(&self, puzzle: &Board) -> Option<Board> {
        self.all.iter().find_map(|pack| {
            let at = pack.puzzles.iter().position(|other| other.board == *puzzle)?;
            pack.puzzles.get(at + 1).map(|next| next.board.clone())
        })
    }

    /// Replaces the pack of the previous file.
    pub(super) fn open(&mut self, name: String, puzzles: Vec<Puzzle>) {
        self.all.drain(..self.all.len() - self.bundled);
        self.all.insert(0, Pack { name, puzzles });
        self.shown = 0;
    }
}

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(Packs { all: Vec::new(), bundled: 0, shown: 0 }).add_systems(PreStartup, load);
}

/// Shows the first puzzle until the saved game is loaded, if there is one.
fn load(mut packs: ResMut<Packs>, mut commands: Commands) -> Result {
    packs.all = puzzles::bundled()?;
    packs.bundled = packs.all.len();
    if let Some(puzzle) = packs.all.first().and_then(|pack| pack.puzzles.first()) {
        commands.trigger(Resume(Session::opening(puzzle.board.clone())));
    }
    Ok(())
}
