//! Floor 2: text to board and back. One file a notation, and one door, [`read`], that recognises which it is.

mod candidates;
mod comma;
mod cutter;
mod document;
mod error;
mod grid;
mod line;
mod list;
mod many;
mod metadata;
mod newspaper;
mod open_sudoku;
mod reading;
mod sdk;
mod sdm;
mod simple_sudoku;
mod url;

pub use error::ReadError;
pub use many::{LARGEST_DOCUMENT, LONGEST_LINE, NumberedText, Splitter, split_puzzles};
pub use metadata::Metadata;
pub use reading::Reading;

use crate::sudoku::{Board, Cell, Digit};
use reading::Draft;

/// The ways to write a puzzle.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Notation {
    /// Nine rows of nine digits, each followed by a comma, 0 for a blank.
    Comma,
    /// 81 characters in one line; written with `.` for a blank, read with `0` or `.`.
    Line,
    /// Nine lines with `|` and `+` and `-` around the boxes, `.` for a blank.
    Grid,
    /// Digits in columns as a newspaper prints them, a space for a blank.
    Newspaper,
    /// Nine lists of nine numbers in brackets, 0 for a blank.
    Json,
    /// Nine bare rows below `#` lines that tell of the puzzle; or the parts of such a file, `[Puzzle]` and others.
    Sdk,
    /// 81 digits in one line, 0 for a blank; a collection has one below the other.
    Sdm,
    /// Nine rows in the frame that Simple Sudoku draws.
    SimpleSudoku,
    /// The XML of the game OpenSudoku.
    OpenSudoku,
    /// The query of a web address.
    Url,
    /// A grid with the candidates of every blank cell.
    Candidates,
}

impl Notation {
    /// All notations.
    pub const ALL: [Notation; 11] = [
        Notation::Comma,
        Notation::Line,
        Notation::Grid,
        Notation::Newspaper,
        Notation::Json,
        Notation::Sdk,
        Notation::Sdm,
        Notation::SimpleSudoku,
        Notation::OpenSudoku,
        Notation::Url,
        Notation::Candidates,
    ];

    /// The name by which a command knows it: one short word.
    pub const fn name(self) -> &'static str {
        match self {
            Notation::Comma => "comma",
            Notation::Line => "line",
            Notation::Grid => "grid",
            Notation::Newspaper => "newspaper",
            Notation::Json => "json",
            Notation::Sdk => "sdk",
            Notation::Sdm => "sdm",
            Notation::SimpleSudoku => "ss",
            Notation::OpenSudoku => "opensudoku",
            Notation::Url => "url",
            Notation::Candidates => "candidates",
        }
    }

    /// The ending of its files, without the point, if it has one of its own.
    pub const fn extension(self) -> Option<&'static str> {
        match self {
            Notation::Json => Some("json"),
            Notation::Sdk => Some("sdk"),
            Notation::Sdm => Some("sdm"),
            Notation::SimpleSudoku => Some("ss"),
            Notation::OpenSudoku => Some("opensudoku"),
            _ => None,
        }
    }

    /// What it is, in one line.
    pub const fn about(self) -> &'static str {
        match self {
            Notation::Comma => "nine rows of nine digits, a comma after each, 0 for a blank",
            Notation::Line => "81 characters, 0 or . for a blank",
            Notation::Grid => "nine lines of nine, 0 or . for a blank, with | - + between the boxes",
            Notation::Newspaper => "digits in columns as a newspaper prints them, a space for a blank",
            Notation::Json => "nine lists of nine numbers, 0 for a blank, as JSON and Python write them",
            Notation::Sdk => "nine bare rows below # lines with author, source and level (SadMan Sudoku, SudoCue)",
            Notation::Sdm => "a collection: a puzzle a line, 0 for a blank (SudoCue)",
            Notation::SimpleSudoku => "nine rows in a frame with stars at its corners (Simple Sudoku)",
            Notation::OpenSudoku => "XML, one game or many (OpenSudoku for Android)",
            Notation::Url => "the query of a web address, ?puzzle=...",
            Notation::Candidates => "a grid with the candidates of every blank cell",
        }
    }

    /// Which notation the text is in, judged by its marks alone.
    ///
    /// What one notation writes another may write too: a line of an `.sdm` file is [`Notation::Line`], and a solved board has
    /// neither blanks nor candidates, so that [`Notation::Newspaper`] and [`Notation::Candidates`] write it as a grid.
    pub fn recognise(text: &str) -> Notation {
        if open_sudoku::looks_like(text) {
            Notation::OpenSudoku
        } else if list::looks_like(text) {
            Notation::Json
        } else if url::looks_like(text) {
            Notation::Url
        } else if sdk::looks_like(text) {
            Notation::Sdk
        } else if text.contains(',') {
            Notation::Comma
        } else if candidates::looks_like(text) {
            Notation::Candidates
        } else if simple_sudoku::looks_like(text) {
            Notation::SimpleSudoku
        } else if newspaper::looks_like(text) {
            Notation::Newspaper
        } else if grid::looks_drawn(text) {
            Notation::Grid
        } else {
            Notation::Line
        }
    }

    /// The board as text in this notation. Texts of several lines have line ends between them, none at the end.
    pub fn write(self, board: &Board) -> String {
        self.write_with(board, &Metadata::default())
    }

    /// The board as text in this notation, with what is told of it where the notation has a place for it: [`Notation::Sdk`]
    /// (all but the name) and [`Notation::OpenSudoku`]. The others write the board alone.
    pub fn write_with(self, board: &Board, metadata: &Metadata) -> String {
        match self {
            Notation::Comma => comma::write(board),
            Notation::Line => line::write(board),
            Notation::Grid => grid::write(board),
            Notation::Newspaper => newspaper::write(board),
            Notation::Json => list::write(board),
            Notation::Sdk => sdk::write(board, metadata),
            Notation::Sdm => sdm::write(board),
            Notation::SimpleSudoku => simple_sudoku::write(board),
            Notation::OpenSudoku => open_sudoku::write(board, metadata),
            Notation::Url => url::write(board),
            Notation::Candidates => candidates::write(board),
        }
    }

    /// Whether boards in this notation take several lines each, so that one below the other wants a blank line between them.
    pub const fn has_several_lines(self) -> bool {
        !matches!(self, Notation::Comma | Notation::Line | Notation::Sdm | Notation::Url)
    }

    fn draft(self, text: &str) -> Result<Draft, ReadError> {
        match self {
            Notation::Comma => comma::read(text).map(Draft::from),
            Notation::Line | Notation::Sdm => line::read(text).map(Draft::from),
            Notation::Grid => grid::read(text).map(Draft::from),
            Notation::Newspaper => newspaper::read(text).map(Draft::from),
            Notation::Json => list::read(text).map(Draft::from),
            Notation::Sdk => sdk::read(text),
            Notation::SimpleSudoku => simple_sudoku::read(text).map(Draft::from),
            Notation::OpenSudoku => open_sudoku::read(text),
            Notation::Url => url::read(text).map(Draft::from),
            Notation::Candidates => candidates::read(text),
        }
    }
}

/// Reads a puzzle in any of the notations. Its digits become givens. [`Reading::of`] tells what else the text holds.
///
/// White space, line ends and a byte order mark are forgiven; work and memory grow with the length of the text and no faster.
///
/// # Errors
/// [`ReadError`], with the place and the reason, if the text is not one puzzle or its givens break a rule.
pub fn read(text: &str) -> Result<Board, ReadError> {
    Reading::of(text).map(|reading| reading.board)
}

/// Whether the line is a title among the lines of a grid: it begins with a letter.
fn is_title(line: &str) -> bool {
    line.trim_start().starts_with(char::is_alphabetic)
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
