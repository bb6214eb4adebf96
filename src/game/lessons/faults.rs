//! The choices for planted faults: their kind, their number and their seed.

use sudoku_generate::Seed;
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
        let text = self.seed.trim();
        let is_number = !text.is_empty() && text.chars().all(|sign| sign.is_ascii_digit());
        let seed = match text.parse() {
            Ok(seed) => seed,
            Err(_) if is_number => return Err(words().large_seed(text)),
            Err(_) if !text.is_empty() => return Err(words().lessons_faults_bad_seed(text)),
            Err(_) => Seed::random().map_err(|error| sudoku_words::sentence(&error))?.short(),
        };
        Ok(FaultSet::new(self.kind, self.count, seed))
    }
}
