//! A puzzle in another notation, with all metadata from its text.

use serde::Serialize;
use sudoku_board::formats::{self, Puzzle};
use sudoku_board::notation::{Metadata, Notation, Reading};

/// A puzzle in another notation; `None` for metadata that its text did not have.
#[derive(Serialize, Clone, Debug)]
pub struct ConversionResult {
    /// The puzzle in that notation.
    pub puzzle: String,
    /// The board with the player's digits.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub played: Option<String>,
    /// Metadata such as author and source.
    #[serde(flatten)]
    pub metadata: Metadata,
}

impl ConversionResult {
    /// Writes a puzzle in the given notation.
    pub fn of(reading: &Reading, notation: Notation) -> ConversionResult {
        let played = reading.played.as_ref().map(ToString::to_string);
        ConversionResult { puzzle: notation.write_reading(reading), played, metadata: reading.metadata.clone() }
    }

    /// Writes a board with any rules in our own form, including the player's values.
    pub fn of_board(puzzle: &Puzzle) -> ConversionResult {
        ConversionResult { puzzle: formats::write(puzzle), played: None, metadata: puzzle.metadata.clone() }
    }
}
