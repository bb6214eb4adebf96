//! The difficulty of a puzzle. Seeds depend on this measure, so a better one must be added under another name.

use super::singles::DigitCells;
use std::fmt;
use sudoku_board::classic::Grid;

/// The most digits that a search tries on a medium puzzle.
///
/// Of 20,000 minimal puzzles without symmetry, 42% are easy; 60% need at most 2 tries, 72% at most 4, 81% at most 6, 86% at
/// most 8, and one needs 220. So 30% are medium and 28% are hard.
const MEDIUM_TRIES: u32 = 4;

/// The difficulty of a puzzle for people.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize)]
pub enum Difficulty {
    /// Naked and hidden singles are enough.
    Easy,
    /// Singles are not enough, but a short search is.
    Medium,
    /// A long search is needed.
    Hard,
}

impl Difficulty {
    /// All difficulties, the easiest first.
    pub const ALL: [Difficulty; 3] = [Difficulty::Easy, Difficulty::Medium, Difficulty::Hard];

    /// Returns a phrase for what singles can do in a puzzle of this difficulty.
    pub(super) const fn of_singles(self) -> &'static str {
        match self {
            Difficulty::Easy => "are enough",
            Difficulty::Medium | Difficulty::Hard => "are not enough",
        }
    }
}

impl fmt::Display for Difficulty {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Difficulty::Easy => "easy",
            Difficulty::Medium => "medium",
            Difficulty::Hard => "hard",
        })
    }
}

/// Rates a puzzle that has one solution.
///
/// Singles are placed until there are none. Then each digit of the first cell with the fewest candidates is tried, and so on.
/// The puzzle is easy if no digit has to be tried, medium if the whole search for all solutions tries at most 4, and otherwise
/// hard. These are the tries that [`sudoku_solve::search::DecisionTree`] counts, found faster.
pub fn rate(puzzle: &Grid) -> Difficulty {
    match tries(puzzle, MEDIUM_TRIES + 1) {
        0 => Difficulty::Easy,
        1..=MEDIUM_TRIES => Difficulty::Medium,
        _ => Difficulty::Hard,
    }
}

/// Returns the number of digits that a search for all solutions tries, counted up to `limit`.
fn tries(puzzle: &Grid, limit: u32) -> u32 {
    let mut count = 0;
    search(DigitCells::of(puzzle), &mut count, limit);
    count
}

fn search(mut places: DigitCells, count: &mut u32, limit: u32) {
    if !places.propagate() {
        return;
    }
    let Some((cell, digits)) = places.fewest() else { return };
    for digit in (0..9).filter(|digit| digits >> digit & 1 == 1) {
        if *count == limit {
            return;
        }
        *count += 1;
        let mut tried = places;
        tried.place(cell, digit);
        search(tried, count, limit);
    }
}
