//! Floor 2: text to board and back. One file a notation, and one door, [`read`], that recognises which it is.

mod comma;
mod error;
mod grid;
mod line;
mod many;

pub use error::ReadError;
pub use many::{NumberedText, split_puzzles};

use crate::sudoku::{Board, Cell, Digit, first_conflict};

/// The ways to write a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Notation {
    /// Nine rows of nine digits, each followed by a comma, 0 for a blank.
    Comma,
    /// 81 characters in one line; written with `.` for a blank, read with `0` or `.`.
    Line,
    /// Nine lines with `|` and `+` and `-` around the boxes, `.` for a blank.
    Grid,
}

impl Notation {
    /// All notations.
    pub const ALL: [Notation; 3] = [Notation::Comma, Notation::Line, Notation::Grid];

    /// Which notation the text is in, judged by its marks alone: a comma, then the marks or line ends of a drawn grid.
    pub fn recognise(text: &str) -> Notation {
        if text.contains(',') {
            Notation::Comma
        } else if grid::looks_drawn(text) {
            Notation::Grid
        } else {
            Notation::Line
        }
    }

    /// The board as text in this notation. The grid has line ends between its lines, none at its end.
    pub fn write(self, board: &Board) -> String {
        match self {
            Notation::Comma => comma::write(board),
            Notation::Line => line::write(board),
            Notation::Grid => grid::write(board),
        }
    }
}

/// Reads a puzzle in any of the notations. Its digits become givens.
///
/// White space, line ends and a byte order mark are forgiven; work and memory grow with the length of the text and no faster.
///
/// # Errors
/// [`ReadError`], with the place and the reason, if the text is not a puzzle or its givens break a rule.
pub fn read(text: &str) -> Result<Board, ReadError> {
    let text = text.trim_start_matches('\u{feff}');
    if text.trim().is_empty() {
        return Err(ReadError::Empty);
    }
    let values = match Notation::recognise(text) {
        Notation::Comma => comma::read(text),
        Notation::Line => line::read(text),
        Notation::Grid => grid::read(text),
    }?;
    let board = Board::from_givens(values);
    match first_conflict(&board) {
        Some(conflict) => Err(ReadError::Conflict(conflict)),
        None => Ok(board),
    }
}

type Values = [Option<Digit>; Cell::COUNT];

/// The value of a character, where `.` may stand for a blank.
fn value_or_dot(character: char) -> Option<Option<Digit>> {
    match character {
        '.' => Some(None),
        _ => value(character),
    }
}

/// The value of a character from 0 to 9, 0 being a blank.
fn value(character: char) -> Option<Option<Digit>> {
    let value = character.to_digit(10)?;
    Some(u8::try_from(value).ok().and_then(Digit::new))
}

/// Reads one row, 0 to 8: exactly nine values, white space and what `skips` names passed over.
fn read_row(
    row: usize,
    text: &str,
    value: fn(char) -> Option<Option<Digit>>,
    skips: fn(char) -> bool,
    values: &mut Values,
) -> Result<(), ReadError> {
    let mut digits = 0;
    for character in text.chars().filter(|&c| !c.is_whitespace() && !skips(c)) {
        let column = digits;
        let value = value(character).ok_or(ReadError::NotADigit { row, column, character })?;
        if column < 9 {
            values[Cell::at(row, column).index()] = value;
        }
        digits += 1;
    }
    if digits == 9 { Ok(()) } else { Err(ReadError::RowLength { row, digits }) }
}

fn symbol(value: Option<Digit>, blank: char) -> char {
    value.map_or(blank, |digit| char::from(b'0' + digit.get()))
}
