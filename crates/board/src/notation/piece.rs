//! A puzzle in a longer text.

use super::draft::Draft;
use super::{Notation, ReadError, Reading, reading};
use crate::classic::Grid;

/// A puzzle in a longer text: its text, and the line on which it begins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Piece {
    /// The line of the text on which the piece begins, from 1.
    pub line: u64,
    pub(super) content: Content,
}

/// The content of a piece.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum Content {
    /// A text that has not been read yet.
    Text(String),
    /// A board of a document, read together with the document.
    Board(Notation, Box<Result<Draft, ReadError>>),
}

impl Piece {
    /// Creates a piece from a text that may be one puzzle.
    pub fn of(text: impl Into<String>) -> Piece {
        Piece { line: 1, content: Content::Text(text.into()) }
    }

    /// Reads the piece, as [`Reading::of`] does. Lines in an error are counted from the line of the piece: see
    /// [`ReadError::below`].
    ///
    /// # Errors
    /// [`ReadError`], with the place and the reason, if it is not one puzzle or its givens break a rule.
    pub fn read(&self) -> Result<Reading, ReadError> {
        reading::check_rules(self.draft(None)?)
    }

    /// Reads the piece in a known notation, as [`Reading::written_in`] does.
    ///
    /// # Errors
    /// [`ReadError`], with the place and the reason, if it is not one puzzle or its givens break a rule.
    pub fn written_in(&self, notation: Notation) -> Result<Reading, ReadError> {
        reading::check_rules(self.draft(Some(notation))?)
    }

    /// Returns the piece's digits, which may break a rule.
    ///
    /// # Errors
    /// [`ReadError`], with the place and the reason, if it is not one puzzle.
    pub fn digits(&self) -> Result<Grid, ReadError> {
        self.draft(None).map(|(_, draft)| Grid::of_values(draft.values))
    }

    /// Returns the text, unless the piece is part of a document.
    pub fn text(&self) -> Option<&str> {
        match &self.content {
            Content::Text(text) => Some(text),
            Content::Board(..) => None,
        }
    }

    /// Returns the same piece for a longer text, where it begins on another line.
    #[must_use]
    pub fn on_line(self, line: u64) -> Piece {
        Piece { line, ..self }
    }

    /// Returns the number of bytes that the piece takes up in memory.
    pub fn size(&self) -> usize {
        match &self.content {
            Content::Text(text) => text.len(),
            Content::Board(..) => size_of::<Draft>(),
        }
    }

    fn draft(&self, requested: Option<Notation>) -> Result<(Notation, Draft), ReadError> {
        match (&self.content, requested) {
            (Content::Text(text), _) => reading::draft(text, requested),
            (Content::Board(notation, _), Some(requested)) if requested != *notation => {
                Err(ReadError::OtherNotation { notation: requested })
            }
            (Content::Board(notation, draft), _) => Ok((*notation, Result::clone(draft)?)),
        }
    }
}
