//! What a puzzle has taken: time, help, mistakes.

use std::time::Duration;

/// What a puzzle has taken so far. Undo does not bring it back: a hint that was seen stays seen.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, serde::Serialize, serde::Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Tally {
    /// The time played, pauses not counted.
    pub time: Duration,
    /// How many hints were given.
    pub hints: u32,
    /// How many digits were wrong when they were entered.
    pub mistakes: u32,
    /// How many digits were filled in as singles.
    #[serde(default)]
    pub filled: u32,
    /// How many times a program has shown a solution.
    #[serde(default)]
    pub solutions: u32,
    /// Whether the player has solved it. Who takes the last digit back and enters it again has not solved it twice.
    #[serde(default)]
    pub solved: bool,
}
