//! Why a text is not a puzzle, said with the place.

use super::Notation;
use super::excerpt::{Escaped, escape};
use super::values::is_sign;
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
    /// A text that is longer than any puzzle.
    TooLong {
        /// How many bytes may stand there.
        most: usize,
    },
    /// More than one puzzle where one is wanted.
    Several {
        /// How many there are.
        puzzles: usize,
    },
    /// A newspaper's grid: a digit that is in line with no column.
    BetweenColumns {
        /// The line of the text, from 1.
        line: u64,
        /// The character in that line, from 1.
        character: usize,
    },
    /// A newspaper's grid: its digits fit into the columns in several ways.
    ColumnsUnclear,
    /// A newspaper's grid: its lines can be several sets of rows.
    RowsUnclear,
    /// A row of pencil marks with more or fewer than nine cells.
    RowCells {
        /// The row, 0 to 8.
        row: usize,
        /// How many cells it has.
        cells: usize,
    },
    /// More or fewer than 81 cells.
    Cells {
        /// How many there are.
        cells: usize,
    },
    /// A character that may not stand in that place of a list.
    Unexpected {
        /// The line, from 1.
        line: u64,
        /// The character in that line, from 1.
        character: usize,
        /// What stands there.
        found: char,
    },
    /// A bracket or a quotation mark without its partner.
    Unclosed {
        /// The line, from 1.
        line: u64,
        /// The character in that line, from 1.
        character: usize,
        /// What was opened there.
        opened: char,
    },
    /// Lists in lists in lists, deeper than a board needs.
    TooDeep {
        /// The line, from 1.
        line: u64,
        /// The character in that line, from 1.
        character: usize,
    },
    /// A file of OpenSudoku whose XML is broken.
    Xml {
        /// The line, from 1.
        line: u64,
        /// What the XML reader says, the beginning of it if it is long.
        reason: String,
    },
    /// A file of OpenSudoku without a game in it.
    NoGame,
    /// A game of OpenSudoku in a version that nobody knew when this was written.
    Version {
        /// What stands there for the version.
        version: String,
    },
    /// A web address without a puzzle in it.
    NoPuzzleInAddress,
    /// A text that was said to be in a notation, and has not one of its marks.
    OtherNotation {
        /// The notation that was named.
        notation: Notation,
    },
    /// A part of an `.sdk` file, named in brackets, cannot be read.
    InPart {
        /// The name of the part.
        part: &'static str,
        /// What is wrong in it.
        reason: Box<ReadError>,
    },
}

impl ReadError {
    /// The line of the text with which the sentence begins, from 1, if it begins with one.
    pub fn line(&self) -> Option<u64> {
        match self {
            &ReadError::BetweenColumns { line, .. }
            | &ReadError::Unexpected { line, .. }
            | &ReadError::Unclosed { line, .. }
            | &ReadError::TooDeep { line, .. }
            | &ReadError::Xml { line, .. } => Some(line),
            _ => None,
        }
    }

    /// Whether it is about a sign by which others mean a blank, where a blank must be 0.
    pub fn is_blank_sign(&self) -> bool {
        matches!(self, &ReadError::NotADigit { character, .. } if is_sign(character))
    }

    /// The same in a longer text that has so many lines before this one, as a [`super::NumberedText`] has all but one of its
    /// `line`.
    #[must_use]
    pub fn below(mut self, lines: u64) -> ReadError {
        if let ReadError::BetweenColumns { line, .. }
        | ReadError::Unexpected { line, .. }
        | ReadError::Unclosed { line, .. }
        | ReadError::TooDeep { line, .. }
        | ReadError::Xml { line, .. } = &mut self
        {
            *line = line.saturating_add(lines);
        }
        self
    }
}

/// The character as it can stand in a sentence.
struct Quoted(char);

impl fmt::Display for Quoted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            '\'' => f.write_str("\"'\""),
            character => {
                f.write_str("'")?;
                escape(character, f)?;
                f.write_str("'")
            }
        }
    }
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReadError::Empty => f.write_str("there is no puzzle here: 81 digits are needed, 0 for a blank"),
            &ReadError::NotADigit { row, column, character } => {
                let (row, column) = (row + 1, column + 1);
                write!(f, "row {row}, column {column}: {} is not a digit from 0 to 9", Quoted(character))?;
                f.write_str(if self.is_blank_sign() { "; write 0 for a blank" } else { "" })
            }
            ReadError::RowLength { row, digits } => {
                let noun = if *digits == 1 { "digit" } else { "digits" };
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
            ReadError::TooLong { most } => {
                write!(f, "this is longer than {most} bytes, and a puzzle has only 81 digits: is it the right text?")
            }
            ReadError::Several { puzzles } => {
                write!(f, "there are {puzzles} puzzles here, and one is wanted: take out all but one")
            }
            ReadError::BetweenColumns { line, character } => write!(
                f,
                "line {line}, character {character}: this digit is not below the others of its column; \
                 move it there, or write a . for every blank cell"
            ),
            ReadError::ColumnsUnclear => f.write_str(
                "it cannot be told in which columns these digits stand: \
                 write a . for the blank cells of the first row and of the last row",
            ),
            ReadError::RowsUnclear => f.write_str(
                "it cannot be told in which rows these digits stand: \
                 write a . for every blank cell of the rows that have no digit",
            ),
            ReadError::RowCells { row, cells } => {
                let noun = if *cells == 1 { "cell" } else { "cells" };
                write!(f, "row {} has {cells} {noun}, it needs 9", row + 1)
            }
            ReadError::Cells { cells: 1 } => f.write_str("81 cells are needed, 1 was given"),
            ReadError::Cells { cells } => write!(f, "81 cells are needed, {cells} were given"),
            ReadError::Unexpected { line, character, found } => {
                let found = Quoted(*found);
                write!(
                    f,
                    "line {line}, character {character}: {found} does not belong into a list of digits; take it out"
                )
            }
            ReadError::Unclosed { line, character, opened } => {
                let partner = match opened {
                    '[' => ']',
                    '(' => ')',
                    mark => *mark,
                };
                let (opened, partner) = (Quoted(*opened), Quoted(partner));
                write!(
                    f,
                    "line {line}, character {character}: this {opened} has no partner; write {partner} where it ends"
                )
            }
            ReadError::TooDeep { line, character } => write!(
                f,
                "line {line}, character {character}: too many lists in lists; a board is nine lists of nine digits"
            ),
            ReadError::Xml { line, reason } => {
                write!(f, "line {line}: this OpenSudoku file is broken ({reason}); save it once more in OpenSudoku")
            }
            ReadError::NoGame => f.write_str("this is not a sudoku: there is no <game data=\"...\"/> in it"),
            ReadError::Version { version } => write!(
                f,
                "this OpenSudoku game says it is version {}, but only 1, 2 and 3 are known; 81 digits alone would do",
                Escaped(version)
            ),
            ReadError::NoPuzzleInAddress => f.write_str(
                "there is no puzzle in this web address: 81 digits are needed, as in ?puzzle=..., 0 or . for a blank",
            ),
            ReadError::OtherNotation { notation } => {
                write!(f, "this is not in the notation {}: {}", notation.name(), notation.about())
            }
            ReadError::InPart { part, reason } => write!(f, "below [{part}]: {reason}"),
        }
    }
}

impl std::error::Error for ReadError {}
