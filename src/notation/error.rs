//! Why a text is not a puzzle, said with the place.

use super::Notation;
use super::escaped::{Escaped, Quoted};
use super::values::is_sign;
use crate::sudoku::Conflict;

/// Why a text was refused. Rows and columns count from 0 here and from 1 in the sentences.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[non_exhaustive]
pub enum ReadError {
    /// The text has nothing but white space.
    #[error("there is no puzzle here: 81 digits are needed, 0 for a blank")]
    Empty,
    /// A character that is neither a digit nor, where it may stand, a sign for a blank.
    #[error("row {}, column {}: {} is not a digit from 0 to 9{}", .row + 1, .column + 1, Quoted(*.character), way_out(*.character))]
    NotADigit {
        /// The row, 0 to 8, or more if the text has too many rows.
        row: usize,
        /// How many digits stand before it in that row.
        column: usize,
        /// The character.
        character: char,
    },
    /// A row with more or fewer than nine digits.
    #[error("row {} has {digits} digit{}, it needs 9", .row + 1, if *.digits == 1 { "" } else { "s" })]
    RowLength {
        /// The row, 0 to 8.
        row: usize,
        /// How many digits it has.
        digits: usize,
    },
    /// More or fewer than nine rows.
    #[error("9 rows are needed, {rows} {} given", were(*.rows))]
    RowCount {
        /// How many rows there are.
        rows: usize,
    },
    /// Two equal digits in one house.
    #[error("{0}")]
    Conflict(Conflict),
    /// A text that is longer than any puzzle.
    #[error("this is longer than {most} bytes, and a puzzle has only 81 digits: is it the right text?")]
    TooLong {
        /// How many bytes may stand there.
        most: usize,
    },
    /// More than one puzzle where one is wanted.
    #[error("there are {puzzles} puzzles here, and one is wanted: take out all but one")]
    Several {
        /// How many there are.
        puzzles: usize,
    },
    /// A newspaper's grid: a digit that is in line with no column.
    #[error(
        "line {line}, character {character}: this digit is not below the others of its column; \
         move it there, or write a . for every blank cell"
    )]
    BetweenColumns {
        /// The line of the text, from 1.
        line: u64,
        /// The character in that line, from 1.
        character: usize,
    },
    /// A newspaper's grid: its digits fit into the columns in several ways.
    #[error(
        "it cannot be told in which columns these digits stand: \
         write a . for the blank cells of the first row and of the last row"
    )]
    ColumnsUnclear,
    /// A newspaper's grid: its lines can be several sets of rows.
    #[error(
        "it cannot be told in which rows these digits stand: \
         write a . for every blank cell of the rows that have no digit"
    )]
    RowsUnclear,
    /// A row of pencil marks with more or fewer than nine cells.
    #[error("row {} has {cells} cell{}, it needs 9", .row + 1, if *.cells == 1 { "" } else { "s" })]
    RowCells {
        /// The row, 0 to 8.
        row: usize,
        /// How many cells it has.
        cells: usize,
    },
    /// More or fewer than 81 cells.
    #[error("81 cells are needed, {cells} {} given", were(*.cells))]
    Cells {
        /// How many there are.
        cells: usize,
    },
    /// A character that may not stand in that place of a list.
    #[error(
        "line {line}, character {character}: {} does not belong into a list of digits; take it out",
        Quoted(*.found)
    )]
    Unexpected {
        /// The line, from 1.
        line: u64,
        /// The character in that line, from 1.
        character: usize,
        /// What stands there.
        found: char,
    },
    /// A bracket or a quotation mark without its partner.
    #[error(
        "line {line}, character {character}: this {} has no partner; write {} where it ends",
        Quoted(*.opened), Quoted(partner(*.opened))
    )]
    Unclosed {
        /// The line, from 1.
        line: u64,
        /// The character in that line, from 1.
        character: usize,
        /// What was opened there.
        opened: char,
    },
    /// Lists in lists in lists, deeper than a board needs.
    #[error("line {line}, character {character}: too many lists in lists; a board is nine lists of nine digits")]
    TooDeep {
        /// The line, from 1.
        line: u64,
        /// The character in that line, from 1.
        character: usize,
    },
    /// A file of OpenSudoku whose XML is broken.
    #[error("line {line}: this OpenSudoku file is broken ({reason}); save it once more in OpenSudoku")]
    Xml {
        /// The line, from 1.
        line: u64,
        /// What the XML reader says, the beginning of it if it is long.
        reason: String,
    },
    /// A file of OpenSudoku without a game in it.
    #[error("this is not a sudoku: there is no <game data=\"...\"/> in it")]
    NoGame,
    /// A game of OpenSudoku in a version that nobody knew when this was written.
    #[error(
        "this OpenSudoku game says it is version {}, but only 1 to 5 are known; 81 digits alone would do",
        Escaped(.version)
    )]
    Version {
        /// What stands there for the version.
        version: String,
    },
    /// A web address without a puzzle in it.
    #[error("there is no puzzle in this web address: 81 digits are needed, as in ?puzzle=..., 0 or . for a blank")]
    NoPuzzleInAddress,
    /// A text that was said to be in a notation, and has not one of its marks.
    #[error("this is not in the notation {}: {}", .notation.name(), .notation.about())]
    OtherNotation {
        /// The notation that was named.
        notation: Notation,
    },
    /// A part of an `.sdk` file, named in brackets, cannot be read.
    #[error("below [{part}]: {reason}")]
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
        self.clone().line_mut().copied()
    }

    fn line_mut(&mut self) -> Option<&mut u64> {
        match self {
            ReadError::BetweenColumns { line, .. }
            | ReadError::Unexpected { line, .. }
            | ReadError::Unclosed { line, .. }
            | ReadError::TooDeep { line, .. }
            | ReadError::Xml { line, .. } => Some(line),
            _ => None,
        }
    }

    /// Whether it is about a sign by which others mean a blank, where a blank must be 0.
    pub fn is_blank_sign(&self) -> bool {
        matches!(self, &ReadError::NotADigit { character, .. } if is_sign(character))
    }

    /// The same in a longer text that has so many lines before this one, as a [`super::Piece`] has all but one of its
    /// `line`.
    #[must_use]
    pub fn below(mut self, lines: u64) -> ReadError {
        if let Some(line) = self.line_mut() {
            *line = line.saturating_add(lines);
        }
        self
    }
}

impl ReadError {
    /// The same where so many lines before are not counted.
    pub(super) fn above(mut self, lines: u64) -> ReadError {
        if let Some(line) = self.line_mut() {
            *line = line.saturating_sub(lines);
        }
        self
    }
}

fn way_out(character: char) -> &'static str {
    if is_sign(character) { "; write 0 for a blank" } else { "" }
}

fn were(count: usize) -> &'static str {
    if count == 1 { "was" } else { "were" }
}

/// What closes what was opened.
pub(super) fn partner(opened: char) -> char {
    match opened {
        '[' => ']',
        '(' => ')',
        '{' => '}',
        mark => mark,
    }
}
