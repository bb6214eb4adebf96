//! Errors of reading a puzzle: the reason, and where in the text the problem is.

use super::Notation;
use super::escaped::{Escaped, Quoted};
use super::values::is_sign;
use crate::classic::Conflict;

/// Errors returned by [`read`](super::read) and the other readers of notations. Rows and columns count from 0 here and from 1
/// in messages.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ReadError {
    /// The text contains no puzzle.
    #[error("no puzzle found; a puzzle has 81 digits, with 0 for a blank")]
    Empty,
    /// A character that is neither a digit nor an allowed character for a blank.
    #[error("row {}, column {}: {} is not a digit from 0 to 9{}", .row + 1, .column + 1, Quoted(*.character), advice(*.character))]
    NotADigit {
        /// The row, 0 to 8, or more if the text has too many rows.
        row: usize,
        /// The number of digits before the character in its row.
        column: usize,
        /// The character that was found.
        character: char,
    },
    /// A row with more or fewer than nine digits.
    #[error("row {} has {digits} digit{}, but needs 9", .row + 1, if *.digits == 1 { "" } else { "s" })]
    RowLength {
        /// The row, 0 to 8.
        row: usize,
        /// The number of digits in the row.
        digits: usize,
    },
    /// More or fewer than nine rows.
    #[error("a puzzle has 9 rows, but {rows} {} given", were(*.rows))]
    RowCount {
        /// The number of rows.
        rows: usize,
    },
    /// Two equal digits in one house.
    #[error("{0}")]
    Conflict(Conflict),
    /// A text longer than any puzzle.
    #[error("the text is longer than {most} bytes; a puzzle is much shorter, so check that this is the right text")]
    TooLong {
        /// The longest text that is read, in bytes.
        most: usize,
    },
    /// More than one puzzle where only one is allowed.
    #[error("the text has {puzzles} puzzles, but only one is allowed; remove the others")]
    Several {
        /// The number of puzzles.
        puzzles: usize,
    },
    /// A newspaper's grid with a digit that lines up with no column.
    #[error(
        "line {line}, character {character}: this digit does not line up with the others in its column; \
         move it, or write a . for every blank cell"
    )]
    BetweenColumns {
        /// The line of the text, from 1.
        line: u64,
        /// The character in that line, from 1.
        character: usize,
    },
    /// A newspaper's grid whose digits fit the columns in several ways.
    #[error(
        "the columns of these digits are unclear; \
         write a . for the blank cells of the first and last rows"
    )]
    ColumnsUnclear,
    /// A newspaper's grid whose lines could be different rows.
    #[error(
        "the rows of these digits are unclear; \
         write a . for every blank cell in the rows that have no digits"
    )]
    RowsUnclear,
    /// A row of pencil marks with more or fewer than nine cells.
    #[error("row {} has {cells} cell{}, but needs 9", .row + 1, if *.cells == 1 { "" } else { "s" })]
    RowCells {
        /// The row, 0 to 8.
        row: usize,
        /// The number of cells in the row.
        cells: usize,
    },
    /// More or fewer than 81 cells.
    #[error("a puzzle has 81 cells, but {cells} {} given", were(*.cells))]
    Cells {
        /// The number of cells.
        cells: usize,
    },
    /// A character that is not allowed at this place in a list.
    #[error(
        "line {line}, character {character}: {} does not belong in a list of digits; remove it",
        Quoted(*.found)
    )]
    Unexpected {
        /// The line, from 1.
        line: u64,
        /// The character in that line, from 1.
        character: usize,
        /// The character that was found.
        found: char,
    },
    /// A bracket or quotation mark that is never closed.
    #[error(
        "line {line}, character {character}: this {} is never closed; write {} where it ends",
        Quoted(*.opened), Quoted(partner(*.opened))
    )]
    Unclosed {
        /// The line, from 1.
        line: u64,
        /// The character in that line, from 1.
        character: usize,
        /// The character that opened it.
        opened: char,
    },
    /// Lists nested more deeply than a board needs.
    #[error("line {line}, character {character}: too many nested lists; a board is nine lists of nine digits")]
    TooDeep {
        /// The line, from 1.
        line: u64,
        /// The character in that line, from 1.
        character: usize,
    },
    /// An OpenSudoku file with broken XML.
    #[error("line {line}: this OpenSudoku file is damaged ({reason}); save it again in OpenSudoku")]
    Xml {
        /// The line, from 1.
        line: u64,
        /// The XML reader's message, shortened if it is long.
        reason: String,
    },
    /// An OpenSudoku file without a game.
    #[error("this file has no puzzle: it has no <game data=\"...\"/>")]
    NoGame,
    /// An OpenSudoku game in an unknown version.
    #[error(
        "this OpenSudoku game has version {}, but only versions 1 to 5 are supported; use plain 81 digits instead",
        Escaped(.version)
    )]
    Version {
        /// The version in the file.
        version: String,
    },
    /// A web address without a puzzle.
    #[error("no puzzle found in this web address; it needs 81 digits, as in ?puzzle=..., with 0 or . for a blank")]
    NoPuzzleInAddress,
    /// A text without the features of the notation that the caller named.
    #[error("the text is not in the notation {} ({})", .notation.name(), .notation.about())]
    OtherNotation {
        /// The notation that the caller named.
        notation: Notation,
    },
    /// A part of an `.sdk` file, such as `[State]`, that cannot be read.
    #[error("in [{part}]: {reason}")]
    InPart {
        /// The name of the part.
        part: &'static str,
        /// The reason why the part cannot be read.
        reason: Box<ReadError>,
    },
}

impl ReadError {
    /// Returns the line, from 1, that the message begins with, if it begins with one.
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

    /// Returns true if a character that other programs use for a blank was found where a blank must be 0.
    pub fn is_blank_sign(&self) -> bool {
        matches!(self, &ReadError::NotADigit { character, .. } if is_sign(character))
    }

    /// Returns the same error for a longer text, in which this many lines come before this one. For an error of a
    /// [`super::Piece`], pass the `line` of the piece minus 1.
    #[must_use]
    pub fn below(mut self, lines: u64) -> ReadError {
        if let Some(line) = self.line_mut() {
            *line = line.saturating_add(lines);
        }
        self
    }
}

impl ReadError {
    /// Returns the same error with this many lines before it left out of the count.
    pub(super) fn above(mut self, lines: u64) -> ReadError {
        if let Some(line) = self.line_mut() {
            *line = line.saturating_sub(lines);
        }
        self
    }
}

fn advice(character: char) -> &'static str {
    if is_sign(character) { "; write 0 for a blank" } else { "" }
}

fn were(count: usize) -> &'static str {
    if count == 1 { "was" } else { "were" }
}

/// Returns the character that closes what `opened` opens.
pub(super) fn partner(opened: char) -> char {
    match opened {
        '[' => ']',
        '(' => ')',
        '{' => '}',
        mark => mark,
    }
}
