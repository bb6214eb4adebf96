//! Counts solved puzzles, in the same file that the window uses.

use super::Table;
use crate::game::files::saves::read_kept;
use crate::game::files::{Folders, storage};
use crate::game::owl::Budget;
use crate::game::session::GameStats;
use crate::game::statistics::Statistics;
use sudoku_board::classic::Board;
use sudoku_generate::puzzles;
use sudoku_techniques::{Level, Position, solve_path};
use sudoku_words::words;

/// Maximum number of tries to find out whether a puzzle has one solution.
const TRIES: u64 = 10_000;

impl Table {
    /// Reads the saved statistics. An unreadable file is set aside.
    pub(super) fn read_statistics(&mut self, folders: &Folders) {
        let unread = |reason| words().statistics_unread(reason);
        let (statistics, may_keep) = read_kept(&folders.statistics(), Statistics::read, unread, &mut self.speech);
        (self.solved.statistics, self.solved.may_keep) = (statistics.unwrap_or_default(), may_keep);
    }

    /// Starts rating a puzzle as soon as it is loaded.
    pub(super) fn rate_puzzle(&mut self) {
        let puzzle = self.sitting.board().puzzle();
        if self.solved.puzzle == puzzle {
            return;
        }
        (self.solved.puzzle, self.solved.level) = (puzzle, bundled_level(&puzzle));
        if self.solved.level.is_none() && puzzle != Board::EMPTY {
            self.work_out(None, level(puzzle), move |table, level| {
                if table.solved.puzzle == puzzle {
                    table.solved.level = level;
                }
            });
        }
    }

    /// Counts a puzzle that the player has solved, and saves the statistics at once.
    pub(super) fn count_solved(&mut self, puzzle: &Board, tally: &GameStats) {
        let level = self.solved.level.filter(|_| self.solved.puzzle == *puzzle);
        self.solved.statistics.note(puzzle, level, tally.game());
        let Some(folders) = self.folders.as_ref().filter(|_| self.solved.may_keep && !self.saves.is_elsewhere()) else {
            return;
        };
        if let Err(error) = storage::write(&folders.statistics(), self.solved.statistics.write().as_bytes()) {
            self.speech.refuse(sudoku_words::capitalised(&error.to_string()));
        }
    }
}

/// Returns the level of a bundled puzzle.
fn bundled_level(puzzle: &Board) -> Option<Level> {
    let packs = puzzles::bundled().unwrap_or_default();
    let found = packs.iter().flat_map(|pack| &pack.puzzles).find(|other| other.board == *puzzle)?;
    found.rating.map(|rating| rating.level)
}

/// Returns the level of a puzzle; `None` if it does not have exactly one solution, or if that takes too long to find out.
async fn level(puzzle: Board) -> Option<Level> {
    match Budget::new(TRIES).count(&puzzle).await? {
        1 => Some(solve_path(&Position::of(&puzzle).ok()?, true).level()),
        _ => None,
    }
}
