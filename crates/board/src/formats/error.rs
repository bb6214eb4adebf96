//! Why a text is not a board.

use crate::notation::ReadError;
use crate::sudoku::RulesError;
use sudoku_storage::versioned::FormError;

/// Why a text is not a board.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum FormatError {
    /// It is in none of the other formats, and not a classic board either.
    #[error(transparent)]
    Classic(#[from] ReadError),
    /// It is not our own form.
    #[error(transparent)]
    Form(#[from] FormError),
    /// The rules cannot be.
    #[error("{place}: {error}")]
    Rules {
        /// Where: the part of the form, from 1.
        place: String,
        /// Why.
        error: RulesError,
    },
    /// A value of a grid of values is none.
    #[error("row {row}, column {column}: “{text}” is not a value; the values are 1 to {side}")]
    Value {
        /// The row, from 1.
        row: usize,
        /// The column, from 1.
        column: usize,
        /// What stands there.
        text: String,
        /// How many values there are.
        side: u8,
    },
    /// There is a rule that we do not have.
    #[error("the rule “{0}” is not supported; take it out, or solve the puzzle elsewhere")]
    Unsupported(String),
    /// There is a drawing that the text of the rules seems to give a meaning.
    #[error(
        "the puzzle has drawings of the kind “{0}” and the text of its rules speaks of such, but they have no rule that can be read; \
         use the rule itself, or take the drawings out"
    )]
    Drawing(&'static str),
    /// A rule has no place in the format.
    #[error("{format} has no way to write {rule}; write the puzzle in our own form")]
    Unwritable {
        /// The format.
        format: &'static str,
        /// The rule.
        rule: String,
    },
    /// The link cannot be read without a network.
    #[error("the link has only the number of a puzzle on a server; paste a link that has the puzzle itself")]
    OnAServer,
    /// The link is of another format.
    #[error("links of {0} are not read; export the puzzle for f-puzzles")]
    OtherLink(&'static str),
    /// The link's data cannot be unpacked.
    #[error("the data of the link are broken at character {0}; copy the whole link")]
    Packed(usize),
    /// The link's data are too long.
    #[error("the data of the link unpack to more than {0} characters; no puzzle is that long")]
    Huge(usize),
    /// The link's data are not what they should be.
    #[error("{place}: {reason}")]
    Field {
        /// Where: the field.
        place: String,
        /// What is wrong.
        reason: String,
    },
}

impl FormatError {
    /// Rules that cannot be, at that place.
    pub(super) fn at(place: impl Into<String>) -> impl FnOnce(RulesError) -> FormatError {
        let place = place.into();
        |error| FormatError::Rules { place, error }
    }
}
