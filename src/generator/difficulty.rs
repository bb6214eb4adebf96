//! How hard a puzzle is. The measure is part of what a seed means: a better one comes beside this one, under a name of its own.

use super::singles::Places;
use crate::fast::Grid;
use std::fmt;

/// How many digits a medium puzzle makes a search try at most.
///
/// Of 20,000 minimal puzzles without symmetry 42 in a hundred are easy; 60 need at most 2 tries, 72 at most 4, 81 at most 6, 86 at
/// most 8, and one needs 220. So 30 are medium and 28 are hard.
const MEDIUM_TRIES: u32 = 4;

/// How hard a puzzle is for a person.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Difficulty {
    /// Naked and hidden singles suffice.
    Easy,
    /// Singles do not suffice, and a short search does.
    Medium,
    /// A long search is needed.
    Hard,
}

impl Difficulty {
    /// All of them, the easiest first.
    pub const ALL: [Difficulty; 3] = [Difficulty::Easy, Difficulty::Medium, Difficulty::Hard];

    /// What it says of singles.
    pub(super) const fn of_singles(self) -> &'static str {
        match self {
            Difficulty::Easy => "suffice",
            Difficulty::Medium | Difficulty::Hard => "do not suffice",
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

/// How hard a puzzle with one solution is.
///
/// Singles are placed until there are none. Then each digit of the first cell with the fewest is tried, and so on. The puzzle is
/// easy if no digit is tried at all, medium if at most 4 are tried in the whole search for all solutions, and else hard. These are
/// the tries that [`crate::search::DecisionTree`] counts, found sooner.
pub fn rate(puzzle: &Grid) -> Difficulty {
    match tries(puzzle, MEDIUM_TRIES + 1) {
        0 => Difficulty::Easy,
        1..=MEDIUM_TRIES => Difficulty::Medium,
        _ => Difficulty::Hard,
    }
}

/// How many digits a search for all solutions tries, counted up to `limit`.
fn tries(puzzle: &Grid, limit: u32) -> u32 {
    let mut count = 0;
    search(Places::of(puzzle), &mut count, limit);
    count
}

fn search(mut places: Places, count: &mut u32, limit: u32) {
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
