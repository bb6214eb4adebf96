//! Why a text is not a puzzle, said with the place.

use crate::sudoku::{Conflict, HouseKind};
use std::fmt;

/// Why a text was refused. Rows and columns count from 0 here and from 1 in the sentences.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReadError {
    /// The text has nothing but white space.
    Empty,
    /// A character that is neither a digit nor, where it may stand, a sign for a blank.
    NotADigit {
        /// The row, 0 to 8, or more if the text has too many rows.
        row: usize,
        /// How many digits stand before it in that row.
        column: usize,
        /// The character.
        character: char,
    },
    /// A row with more or fewer than nine digits.
    RowLength {
        /// The row, 0 to 8.
        row: usize,
        /// How many digits it has.
        digits: usize,
    },
    /// More or fewer than nine rows.
    RowCount {
        /// How many rows there are.
        rows: usize,
    },
    /// One line with more or fewer than 81 digits.
    Length {
        /// How many digits it has.
        digits: usize,
    },
    /// Two equal digits in one house.
    Conflict(Conflict),
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            ReadError::Empty => f.write_str("there is no puzzle here: 81 digits are needed, 0 for a blank"),
            ReadError::NotADigit { row, column, character } => {
                let (row, column) = (row + 1, column + 1);
                write!(f, "row {row}, column {column}: ")?;
                match character {
                    '\'' => f.write_str("\"'\"")?,
                    _ if character.is_control() => write!(f, "'{}'", character.escape_unicode())?,
                    _ => write!(f, "'{character}'")?,
                }
                f.write_str(" is not a digit from 0 to 9")
            }
            ReadError::RowLength { row, digits } => {
                let noun = if digits == 1 { "digit" } else { "digits" };
                write!(f, "row {} has {digits} {noun}, it needs 9", row + 1)
            }
            ReadError::RowCount { rows: 1 } => f.write_str("9 rows are needed, 1 was given"),
            ReadError::RowCount { rows } => write!(f, "9 rows are needed, {rows} were given"),
            ReadError::Length { digits: 1 } => f.write_str("81 digits are needed, 1 was given"),
            ReadError::Length { digits } => write!(f, "81 digits are needed, {digits} were given"),
            ReadError::Conflict(Conflict { house, digit, cells: [first, second] }) => {
                write!(f, "{house} holds two {digit}s, ")?;
                match house.kind() {
                    HouseKind::Row => write!(f, "in columns {} and {}", first.column() + 1, second.column() + 1),
                    HouseKind::Column => write!(f, "in rows {} and {}", first.row() + 1, second.row() + 1),
                    HouseKind::Box => write!(f, "at {first} and {second}"),
                }
            }
        }
    }
}

impl std::error::Error for ReadError {}
