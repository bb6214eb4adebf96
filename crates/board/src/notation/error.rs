//! Why a text is not a puzzle, and where the problem is.

use super::Notation;
use super::escaped::{Escaped, Quoted};
use super::values::is_sign;
use crate::classic::Conflict;

/// Why a text was refused. Rows and columns count from 0 here and from 1 in messages.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum ReadError {
    /// The text contains no puzzle.
    #[error("no puzzle found; a puzzle has 81 digits, with 0 for a blank")]
    Empty,
    /// A character that is neither a digit nor an allowed character for a blank.
    #[error("row {}, column {}: {} is not a digit from 0 to 9{}", .row + 1, .column + 1, Quoted(*.character), way_out(*.character))]
    NotADigit {
        /// The row, 0 to 8, or more if the text has too many rows.
        row: usize,
        /// How many digits come before it in that row.
        column: usize,
        /// The character.
        character: char,
    },
    /// A row with more or fewer than nine digits.
    #[error("row {} has {digits} digit{}, but needs 9", .row + 1, if *.digits == 1 { "" } else { "s" })]
    RowLength {
        /// The row, 0 to 8.
        row: usize,
        /// How many digits it has.
        digits: usize,
    },
    /// More or fewer than nine rows.
    #[error("a puzzle has 9 rows, but {rows} {} given", were(*.rows))]
    RowCount {
        /// How many rows there are.
        rows: usize,
    },
    /// Two equal digits in one house.
    #[error("{0}")]
    Conflict(Conflict),
    /// A text longer than any puzzle.
    #[error("the text is longer than {most} bytes; a puzzle is much shorter, so check that this is the right text")]
    TooLong {
        /// How many bytes are allowed.
        most: usize,
    },
    /// More than one puzzle where only one is allowed.
    #[error("the text has {puzzles} puzzles, but only one is allowed; remove the others")]
    Several {
        /// How many there are.
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
        /// How many cells it has.
        cells: usize,
    },
    /// More or fewer than 81 cells.
    #[error("a puzzle has 81 cells, but {cells} {} given", were(*.cells))]
    Cells {
        /// How many there are.
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
        /// The character.
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
    /// Lists nested deeper than a board needs.
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
    /// A text without the features of the notation it was said to be in.
    #[error("the text is not in the notation {} ({})", .notation.name(), .notation.about())]
    OtherNotation {
        /// The expected notation.
        notation: Notation,
    },
    /// A part of an `.sdk` file, such as `[State]`, cannot be read.
    #[error("in [{part}]: {reason}")]
    InPart {
        /// The name of the part.
        part: &'static str,
        /// What is wrong with it.
        reason: Box<ReadError>,
    },
}

impl ReadError {
    /// The line, from 1, that the message begins with, if any.
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

    /// Whether it is about a character that others use for a blank, where a blank must be 0.
    pub fn is_blank_sign(&self) -> bool {
        matches!(self, &ReadError::NotADigit { character, .. } if is_sign(character))
    }

    /// The same error in a longer text, with this many lines before this one; a [`super::Piece`] has one fewer than its `line`.
    #[must_use]
    pub fn below(mut self, lines: u64) -> ReadError {
        if let Some(line) = self.line_mut() {
            *line = line.saturating_add(lines);
        }
        self
    }
}

impl ReadError {
    /// The same error if this many lines before it do not count.
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

/// The character that closes what `opened` opens.
pub(super) fn partner(opened: char) -> char {
    match opened {
        '[' => ']',
        '(' => ')',
        '{' => '}',
        mark => mark,
    }
}
