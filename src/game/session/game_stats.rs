//! The time, help and mistakes that a puzzle has cost.

use crate::game::statistics::Game;
use std::time::Duration;

/// The time, help and mistakes of a puzzle so far. Undo does not restore it: a hint once seen stays counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
#[serde(rename = "Tally")]
pub struct GameStats {
    /// The time played, without pauses.
    pub time: Duration,
    /// The number of hints that were given.
    pub hints: u32,
    /// The number of digits that were wrong when they were entered.
    pub mistakes: u32,
    /// The number of digits filled in as singles.
    #[serde(default)]
    pub filled: u32,
    /// The number of times a program has shown a solution.
    #[serde(default)]
    pub solutions: u32,
    /// True if the player has solved it. Taking back the last digit and entering it again does not count as another
    /// solution.
    #[serde(default)]
    pub solved: bool,
}

impl GameStats {
    /// Returns the game for the statistics, once it is won. Digits filled in as singles are not the player's work.
    pub fn game(&self) -> Game {
        Game { time: self.time, hints: self.hints, by_hand: self.filled == 0 }
    }
}
