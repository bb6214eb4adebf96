//! New puzzles.

use crate::fast::Grid;
use crate::generator;
use crate::techniques::Technique;
use serde::Serialize;

/// A new puzzle.
#[derive(Serialize, Clone, Debug)]
pub struct Generated {
    /// The puzzle.
    pub puzzle: Grid,
    /// Its solution.
    pub solution: Grid,
    /// How hard it is for a search.
    pub difficulty: String,
    /// The seed that makes it again with the same options; a string, since not every program can hold such large numbers.
    pub seed: String,
}

impl From<&generator::Generated> for Generated {
    fn from(made: &generator::Generated) -> Generated {
        let generator::Generated { puzzle, solution, difficulty, seed } = *made;
        Generated { puzzle, solution, difficulty: difficulty.to_string(), seed: seed.to_string() }
    }
}

/// The name of a technique in lower case with hyphens: `naked-pair`.
pub fn technique_name(technique: Technique) -> String {
    let name = technique.to_string();
    let words = name.split(|character: char| !character.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
    words.collect::<Vec<_>>().join("-").to_lowercase()
}
