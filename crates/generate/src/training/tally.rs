//! What one person has found of each technique: kept as RON.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use sudoku_storage::versioned::{self, FormError};
use sudoku_techniques::Technique;

/// The version of the form; a file of another one is refused.
const VERSION: u32 = 1;

/// What came of an exercise.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Came {
    /// It was found.
    Found,
    /// It was found with a hint.
    Helped,
    /// It was shown.
    Missed,
}

/// What came of all exercises of a technique.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Count {
    /// How often it was found.
    pub found: u32,
    /// How often it was found with a hint.
    pub helped: u32,
    /// How often it was shown.
    pub missed: u32,
}

/// What one person has found. Techniques are named, so that it outlives changes of their table.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[serde(deny_unknown_fields)]
pub struct Tally {
    version: u32,
    techniques: BTreeMap<String, Count>,
}

/// The number of times that a technique must be found to be learned.
pub const GOAL: u32 = 10;

impl Count {
    /// Returns the number of times that the technique was found, alone or with a hint, up to [`GOAL`].
    pub fn found_of_goal(self) -> u32 {
        self.found.saturating_add(self.helped).min(GOAL)
    }

    /// Returns true if the technique was found often enough.
    pub fn is_learned(self) -> bool {
        self.found_of_goal() == GOAL
    }
}

impl Default for Tally {
    fn default() -> Tally {
        Tally { version: VERSION, techniques: BTreeMap::new() }
    }
}

impl Tally {
    /// Reads what was kept. `file` is the name to be used in errors.
    ///
    /// # Errors
    /// [`FormError`], with the file, the place and the reason.
    pub fn read(file: &str, text: &str) -> Result<Tally, FormError> {
        versioned::read(&ron::Options::default(), file, text, VERSION)
    }

    /// As a RON file.
    pub fn write(&self) -> String {
        versioned::write(self)
    }

    /// What came of all exercises of the technique.
    pub fn of(&self, technique: Technique) -> Count {
        self.techniques.get(&technique.to_string()).copied().unwrap_or_default()
    }

    /// An exercise of the technique is over.
    pub fn note(&mut self, technique: Technique, came: Came) {
        let count = self.techniques.entry(technique.to_string()).or_default();
        let number = match came {
            Came::Found => &mut count.found,
            Came::Helped => &mut count.helped,
            Came::Missed => &mut count.missed,
        };
        *number = number.saturating_add(1);
    }
}
