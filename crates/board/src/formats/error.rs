//! Errors of reading and writing boards of any rules.

use crate::RulesError;
use crate::notation::ReadError;
use sudoku_storage::versioned::FormError;

/// Errors returned when a text is not a board, or a board cannot be written in a format.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum FormatError {
    /// A text that is neither in one of the formats for boards of any rules nor a classic board.
    #[error(transparent)]
    Classic(#[from] ReadError),
    /// A text that is not in our own format.
    #[error(transparent)]
    Form(#[from] FormError),
    /// Rules that contradict themselves or that no board can have.
    #[error("{place}: {error}")]
    Rules {
        /// The part of the text with the rule, counted from 1.
        place: String,
        /// The reason why the rules are refused.
        error: RulesError,
    },
    /// A text in a grid of values that is not a value of the board.
    #[error("row {row}, column {column}: “{text}” is not a value; the values are 1 to {side}")]
    Value {
        /// The row, from 1.
        row: usize,
        /// The column, from 1.
        column: usize,
        /// The text in place of a value.
        text: String,
        /// The side of the board, which is the greatest value.
        side: u8,
    },
    /// A rule that is not supported.
    #[error("the rule “{0}” is not supported; remove it, or use another program")]
    Unsupported(String),
    /// A drawing that seems to have a meaning according to the text of the rules.
    #[error(
        "the text of the rules refers to drawings (“{0}”), but the puzzle has no rule for them; add the rule itself, or remove the \
         drawings"
    )]
    Drawing(&'static str),
    /// A rule that the format has no way to write.
    #[error("{format} cannot represent {rule}; use our own form")]
    Unwritable {
        /// The name of the format.
        format: &'static str,
        /// The name of the rule.
        rule: String,
    },
    /// A link that cannot be read without a network.
    #[error("the link only refers to a puzzle on a server; paste a link that contains the puzzle itself")]
    OnAServer,
    /// A link of another program's format.
    #[error("links to {0} cannot be read; export the puzzle for f-puzzles")]
    OtherLink(&'static str),
    /// A link whose data cannot be unpacked.
    #[error("the link's data is damaged at character {0}; copy the whole link")]
    Packed(usize),
    /// A link with more data than any puzzle has.
    #[error("the link's data unpacks to more than {0} characters; no puzzle is that long")]
    Huge(usize),
    /// A link with data that no puzzle has, or that are of the wrong type.
    #[error("{place}: {reason}")]
    Field {
        /// The field with the data.
        place: String,
        /// The reason why the data are refused.
        reason: String,
    },
}

impl FormatError {
    /// Converts an error in the rules to an error with the place in the text.
    pub(super) fn at(place: impl Into<String>) -> impl FnOnce(RulesError) -> FormatError {
        let place = place.into();
        |error| FormatError::Rules { place, error }
    }
}
