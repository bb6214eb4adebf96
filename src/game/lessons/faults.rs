//! The choices for planted faults: their kind, their number and their seed.

use crate::game::seeds::{drawn_seed, seed_error};
use sudoku_run::lessons::{FaultKind, FaultSet};
use sudoku_words::words;

/// The choices for the next task with planted faults.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FaultChoice {
    /// The kind of thing that has the faults.
    pub kind: FaultKind,
    /// The number of faults.
    pub count: u8,
    /// The text typed as the seed; an empty one means a random seed.
    pub seed: String,
}

impl Default for FaultChoice {
    fn default() -> FaultChoice {
        FaultChoice { kind: FaultKind::default(), count: 3, seed: String::new() }
    }
}

impl FaultChoice {
    /// Returns the chosen faults with the typed seed; `None` if none is typed.
    pub fn typed(&self) -> Option<FaultSet> {
        self.seed.parse().ok().map(|seed| FaultSet::new(self.kind, self.count, seed))
    }

    /// Returns the chosen faults, or the reason why the typed seed is none.
    ///
    /// # Errors
    /// A sentence about the seed.
    pub fn set(&self) -> Result<FaultSet, String> {
        let seed = match self.seed.trim() {
            "" => drawn_seed()?,
            text => text.parse().map_err(|_| seed_error(text, words().lessons_faults_bad_seed(text)))?,
        };
        Ok(FaultSet::new(self.kind, self.count, seed))
    }
}
