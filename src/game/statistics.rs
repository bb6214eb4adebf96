//! The record of solved puzzles: how often, how fast and with how many hints each was solved. Stored as RON, summarised by
//! level, exported as a table.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::time::Duration;
use sudoku_board::Board;
use sudoku_storage::versioned::{self, FormError};
use sudoku_techniques::Level;

/// The version of the file format. Files of other versions are refused.
const VERSION: u32 = 1;

/// A game that the player has just won.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Game {
    /// The time that the game took.
    pub time: Duration,
    /// The number of hints that were given.
    pub hints: u32,
    /// True if the time counts as a best time: all digits were entered by hand.
    pub by_hand: bool,
}

/// The results of the games of one puzzle, or of several.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Record {
    /// The number of games.
    pub games: u32,
    /// The total time of all games, in seconds.
    pub seconds: u64,
    /// The time of the fastest game, in seconds.
    pub best: Option<u64>,
    /// The total number of hints in all games.
    pub hints: u32,
}

impl Record {
    fn of(game: Game) -> Record {
        let seconds = game.time.as_secs();
        Record { games: 1, seconds, best: game.by_hand.then_some(seconds), hints: game.hints }
    }

    fn with(self, other: Record) -> Record {
        Record {
            games: self.games.saturating_add(other.games),
            seconds: self.seconds.saturating_add(other.seconds),
            best: self.best.into_iter().chain(other.best).min(),
            hints: self.hints.saturating_add(other.hints),
        }
    }

    /// Returns the average time of a game; `None` if there were no games.
    pub fn average(&self) -> Option<Duration> {
        self.seconds.checked_div(self.games.into()).map(Duration::from_secs)
    }

    /// Returns the time of the fastest game; `None` if no time counts.
    pub fn best(&self) -> Option<Duration> {
        self.best.map(Duration::from_secs)
    }
}

/// The results of one person's games. Puzzles are identified by their givens, wherever they came from.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Statistics {
    version: u32,
    /// Records by the name of the level (empty if unknown), and then by puzzle.
    levels: BTreeMap<String, BTreeMap<String, Record>>,
}

impl Default for Statistics {
    fn default() -> Statistics {
        Statistics { version: VERSION, levels: BTreeMap::new() }
    }
}

fn name(level: Option<Level>) -> &'static str {
    level.map_or("", Level::name)
}

impl Statistics {
    /// Reads saved statistics. `file` is the name used in errors.
    ///
    /// # Errors
    /// [`FormError`], with the file, the place and the reason.
    pub fn read(file: &str, text: &str) -> Result<Statistics, FormError> {
        versioned::read_own(&ron::Options::default(), file, text, VERSION)
    }

    /// Returns the statistics as a RON file with one puzzle per line.
    pub fn write(&self) -> String {
        let pretty = ron::ser::PrettyConfig::new().struct_names(false).depth_limit(3).new_line("\n").indentor(" ");
        // Strings and numbers can always be serialised.
        ron::ser::to_string_pretty(self, pretty).unwrap_or_default() + "\n"
    }

    /// Records that a puzzle was solved.
    pub fn note(&mut self, puzzle: &Board, level: Option<Level>, game: Game) {
        let puzzles = self.levels.entry(name(level).to_owned()).or_default();
        let record = puzzles.entry(puzzle.to_string()).or_default();
        *record = record.with(Record::of(game));
    }

    /// Returns the results for a puzzle; `None` if it was never solved.
    pub fn of(&self, puzzle: &Board) -> Option<Record> {
        let puzzle = puzzle.to_string();
        self.levels.values().filter_map(|puzzles| puzzles.get(&puzzle).copied()).reduce(Record::with)
    }

    /// Returns the results for a level; for puzzles of unknown level, if it is `None`.
    pub fn of_level(&self, level: Option<Level>) -> Record {
        self.levels
            .get(name(level))
            .into_iter()
            .flat_map(BTreeMap::values)
            .copied()
            .fold(Record::default(), Record::with)
    }

    /// Returns the results of all games together.
    pub fn total(&self) -> Record {
        self.levels.values().flat_map(BTreeMap::values).copied().fold(Record::default(), Record::with)
    }

    /// Returns a table for spreadsheets: comma-separated values (RFC 4180), one puzzle per line.
    pub fn table(&self) -> String {
        let mut text = "puzzle,level,games,best time in seconds,time in seconds,hints\r\n".to_owned();
        for (level, puzzles) in &self.levels {
            for (puzzle, Record { games, seconds, best, hints }) in puzzles {
                let best = best.map_or_else(String::new, |best| best.to_string());
                text += &format!("{puzzle},{level},{games},{best},{seconds},{hints}\r\n");
            }
        }
        text
    }
}
