//! A puzzle in another notation, with all metadata from its text.

use super::{AnyPuzzle, BoardText, Refusal};
use serde::Serialize;
use sudoku_board::formats;
use sudoku_board::notation::{Metadata, Notation, Reading};

/// A puzzle in another notation; `None` for metadata that its text did not have.
#[derive(Serialize, Clone, Debug)]
pub struct ConversionResult {
    /// The puzzle in that notation.
    pub puzzle: BoardText,
    /// The board with the player's digits.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub played: Option<String>,
    /// Metadata such as author and source.
    #[serde(flatten)]
    pub metadata: Metadata,
}

impl ConversionResult {
    /// Writes a puzzle in the given notation: by default a classic one on a line, and another board in our own form, with the
    /// player's values.
    ///
    /// # Errors
    /// [`Refusal::NotationUnsupported`] if a notation is given and the board has other rules.
    pub fn of(puzzle: AnyPuzzle<'_>, notation: Option<Notation>) -> Result<ConversionResult, Refusal> {
        if let Some(reading) = puzzle.as_reading() {
            return Ok(ConversionResult::of_reading(&reading, notation.unwrap_or(Notation::Line)));
        }
        match notation {
            Some(notation) => Err(Refusal::NotationUnsupported(notation)),
            None => {
                let puzzle = puzzle.as_puzzle();
                let text = BoardText::Own(formats::write(&puzzle));
                Ok(ConversionResult { puzzle: text, played: None, metadata: puzzle.metadata.clone() })
            }
        }
    }

    /// Writes a classic puzzle in the given notation.
    fn of_reading(reading: &Reading, notation: Notation) -> ConversionResult {
        let played = reading.played.as_ref().map(ToString::to_string);
        let puzzle = BoardText::Own(notation.write_reading(reading));
        ConversionResult { puzzle, played, metadata: reading.metadata.clone() }
    }
}
