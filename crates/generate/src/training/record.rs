//! A record of one player's results with each technique, saved as RON.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use sudoku_storage::versioned::{self, FormError};
use sudoku_techniques::Technique;

/// The version of the file format. A file of another version is refused.
const VERSION: u32 = 1;

/// The result of an exercise.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ExerciseResult {
    /// The player found it alone.
    Found,
    /// The player found it with a hint.
    Helped,
    /// The solution was shown.
    Missed,
}

/// The results of all exercises for one technique.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Deserialize, Serialize)]
#[serde(rename = "Count", deny_unknown_fields)]
pub struct TechniqueRecord {
    /// The number of exercises solved alone.
    pub found: u32,
    /// The number of exercises solved with a hint.
    pub helped: u32,
    /// The number of exercises whose solution was shown.
    pub missed: u32,
}

/// One player's results. Techniques are saved by name, so that the record stays valid when their table changes.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, Serialize)]
#[serde(rename = "Tally", deny_unknown_fields)]
pub struct TrainingRecord {
    version: u32,
    techniques: BTreeMap<String, TechniqueRecord>,
}

/// The number of exercises that have to be solved to learn a technique.
pub const GOAL: u32 = 10;

impl TechniqueRecord {
    /// Returns the number of solved exercises, alone or with a hint, up to [`GOAL`].
    pub fn found_of_goal(self) -> u32 {
        self.found.saturating_add(self.helped).min(GOAL)
    }

    /// Returns true if enough exercises were solved.
    pub fn is_learned(self) -> bool {
        self.found_of_goal() == GOAL
    }
}

impl Default for TrainingRecord {
    fn default() -> TrainingRecord {
        TrainingRecord { version: VERSION, techniques: BTreeMap::new() }
    }
}

impl TrainingRecord {
    /// Reads a saved record. `file` is its name in errors.
    ///
    /// # Errors
    /// [`FormError`], with the file, the place and the reason.
    pub fn read(file: &str, text: &str) -> Result<TrainingRecord, FormError> {
        versioned::read(&ron::Options::default(), file, text, VERSION)
    }

    /// Writes the record as a RON file.
    pub fn write(&self) -> String {
        versioned::write(self)
    }

    /// Returns the results for the technique.
    pub fn of(&self, technique: Technique) -> TechniqueRecord {
        self.techniques.get(&technique.to_string()).copied().unwrap_or_default()
    }

    /// Adds the result of an exercise for the technique.
    pub fn record(&mut self, technique: Technique, result: ExerciseResult) {
        let record = self.techniques.entry(technique.to_string()).or_default();
        let number = match result {
            ExerciseResult::Found => &mut record.found,
            ExerciseResult::Helped => &mut record.helped,
            ExerciseResult::Missed => &mut record.missed,
        };
        *number = number.saturating_add(1);
    }
}
