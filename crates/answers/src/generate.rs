//! Generated puzzles as data.

use super::BoardValues;
use serde::Serialize;
use sudoku_board::classic::Grid;
use sudoku_board::formats::{self, Puzzle};
use sudoku_board::notation::Metadata;
use sudoku_generate::board_generator;
use sudoku_techniques::{Level, Technique};

/// A generated puzzle.
#[derive(Serialize, Clone, Debug)]
pub struct Generated {
    /// The puzzle's givens.
    pub puzzle: Grid,
    /// Its solution.
    pub solution: Grid,
    /// The difficulty for a search.
    pub difficulty: String,
    /// The seed that makes it again with the same options. It is a string, since not every program can handle such large
    /// numbers.
    pub seed: String,
}

impl From<&sudoku_generate::Generated> for Generated {
    fn from(made: &sudoku_generate::Generated) -> Generated {
        let sudoku_generate::Generated { puzzle, solution, difficulty, seed } = *made;
        Generated { puzzle, solution, difficulty: difficulty.to_string(), seed: seed.to_string() }
    }
}

/// A generated puzzle on a board with other rules.
#[derive(Serialize, Clone, Debug)]
pub struct BoardGenerated {
    /// The puzzle in our own form, which has its rules.
    pub puzzle: String,
    /// Its solution.
    pub solution: BoardValues,
    /// The seed that makes it again, as in [`Generated`].
    pub seed: String,
}

impl BoardGenerated {
    /// Converts a generated board to data. The puzzle is named after its kind and seed.
    pub fn of(
        made: &board_generator::GeneratedBoard,
        kind: board_generator::BoardKind,
        level: Option<Level>,
    ) -> BoardGenerated {
        let board_generator::GeneratedBoard { puzzle, solution, seed } = made;
        let name = Some(format!("{kind} {seed}"));
        let metadata = Metadata { name, level: level.map(|level| level.to_string()), ..Metadata::default() };
        let puzzle = formats::write(&Puzzle { board: puzzle.clone(), metadata });
        BoardGenerated { puzzle, solution: solution.into(), seed: seed.to_string() }
    }
}

/// Returns the name of a technique in lower case with hyphens: `naked-pair`.
pub fn technique_name(technique: Technique) -> String {
    let name = technique.to_string();
    let words = name.split(|character: char| !character.is_ascii_alphanumeric()).filter(|word| !word.is_empty());
    words.collect::<Vec<_>>().join("-").to_lowercase()
}
