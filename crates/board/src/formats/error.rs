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
    #[error("the rule “{0}” is not supported; take it out, or solve the puzzle elsewhere")]
    Unsupported(String),
    /// A drawing that seems to have a meaning according to the text of the rules.
    #[error(
        "the puzzle has drawings of the kind “{0}” and the text of its rules speaks of such, but they have no rule that can be read; \
         use the rule itself, or take the drawings out"
    )]
    Drawing(&'static str),
    /// A rule that the format has no way to write.
    #[error("{format} has no way to write {rule}; write the puzzle in our own form")]
    Unwritable {
        /// The name of the format.
        format: &'static str,
        /// The name of the rule.
        rule: String,
    },
    /// A link that cannot be read without a network.
    #[error("the link has only the number of a puzzle on a server; paste a link that has the puzzle itself")]
    OnAServer,
    /// A link of another program's format.
    #[error("links of {0} are not read; export the puzzle for f-puzzles")]
    OtherLink(&'static str),
    /// A link whose data cannot be unpacked.
    #[error("the data of the link are broken at character {0}; copy the whole link")]
    Packed(usize),
    /// A link with more data than any puzzle has.
    #[error("the data of the link unpack to more than {0} characters; no puzzle is that long")]
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
