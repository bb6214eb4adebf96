//! Floor 2: text to board and back. One file a notation, and one door, [`read`], that recognises which it is.
//!
//! | notation | looks like | what is read | what is written |
//! |---|---|---|---|
//! | [`Comma`](Notation::Comma) | `460100000,820500000,...` | nine rows, the last comma optional | nine rows, nine commas |
//! | [`Line`](Notation::Line) | `46.1.....82.5...` | 81 characters, 0 or `.` for a blank, or all through one of `_ * x X ? -` | `.` for a blank |
//! | [`Grid`](Notation::Grid) | `4 6 . \| 1 . . \| . . .` | nine lines with any frame, drawn in ASCII or Unicode, or none; blanks as in a line, but for `-` | as shown |
//! | [`Newspaper`](Notation::Newspaper) | `   4 6      1` | digits at columns 0 2 4, 9 11 13, 18 20 22 from any indentation; blank lines between boxes or not; spaces and blank lines at the ends may be lost | lines of 26 characters; a `.` in the first and last cell where the place would be unclear |
//! | [`Json`](Notation::Json) | `[[4,6,0,...],...]` | 81 values, nine lists or tuples of nine, nine strings of nine; `null`, `None`, `""`, `.` for a blank; trailing commas, no commas, `name =` before it | nine lists of nine numbers |
//! | [`Sdk`](Notation::Sdk) | `#ARuud`, nine rows | headers `#A #D #C #B #S #L #U`; parts `[Puzzle]`, `[State]`, `[PencilMarks]` | headers, nine rows |
//! | [`Sdm`](Notation::Sdm) | `460100000820500...` | a line | 0 for a blank |
//! | [`SimpleSudoku`](Notation::SimpleSudoku) | `*-----------*`, `\|46.\|1..\|...\|` | with its title below or without | the frame |
//! | [`OpenSudoku`](Notation::OpenSudoku) | `<opensudoku><game data="4601..."/>` | version 1, and 2 with folders; data of 81 digits, or of version 1, 2, 3 with notes and the player's digits | version 1 |
//! | [`Url`](Notation::Url) | `https://...?bd=4601...` | a puzzle in a parameter (`bd`, `puzzle`, `s` first), the fragment or the path, percent-encoded or not | `?puzzle=...` alone, for the address of any site |
//! | [`Candidates`](Notation::Candidates) | `\| 3579 6 {4} \| 1 ...` | 81 cells; a digit alone stands, the others are blank and their digits kept in [`Reading::candidates`]; braces are a blank with one candidate, `.` one with none | the allowed digits, in Simple Sudoku's frame |
//!
//! [`Reading::of`] reads one puzzle and keeps what else its text tells: who made it, pencil marks, the player's digits.
//! [`Splitter`] cuts a stream, and [`split_puzzles`] a text, into puzzles in any mixture of notations.
//! [`Notation::collection`] is for writing many.
//!
//! No text makes a reader panic, and none needs more than time and memory in proportion to its length. A place where a text
//! could be two puzzles is refused, not guessed.
//!
//! Sources: SudoCue, *File Formats* (2006), for `.sdk` and `.sdm`; SadMan Software, *SDK files*, for the parts; Sudopedia,
//! *Sudoku Clipboard and File Formats*, for Simple Sudoku and the grids of candidates; HoDoKu's grids for the other corners;
//! the files that OpenSudoku (2009 to 2023) writes. The comma format is that of the Scratch program.

mod blank;
mod candidates;
mod comma;
mod cutter;
mod document;
mod error;
mod excerpt;
mod gathered;
mod grid;
mod groups;
mod line;
mod list;
mod many;
mod metadata;
mod newspaper;
mod open_sudoku;
mod parts;
mod reading;
mod sdk;
mod sdm;
mod simple_sudoku;
mod url;

pub use error::ReadError;
pub(crate) use excerpt::{Escaped, Excerpt};
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
        if line::is_bare(text) || line::is_signed(text) {
            Notation::Line
        } else if open_sudoku::looks_like(text) {
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

    /// What stands before, between and after the entries of a collection; `metadata` tells of the whole.
    ///
    /// ```
    /// use sudoku_assistant::{notation::{Metadata, Notation, split_puzzles}, sudoku::Board};
    ///
    /// let collection = Notation::Json.collection(&Metadata::default());
    /// let entry = Notation::Json.entry(&Board::EMPTY, &Metadata::default());
    /// let text = collection.before + &entry + collection.between + &entry + collection.after;
    /// assert_eq!(split_puzzles(&text).len(), 2);
    /// ```
    pub fn collection(self, metadata: &Metadata) -> Collection {
        let (before, between, after) = match self {
            Notation::Comma | Notation::Line | Notation::Sdm | Notation::Url => (String::new(), "\n", ""),
            Notation::Json => ("[\n".to_owned(), ",\n", "\n]"),
            Notation::OpenSudoku => {
                (open_sudoku::HEAD.to_owned() + &open_sudoku::words(metadata), "", open_sudoku::TAIL)
            }
            _ => (String::new(), "\n\n", ""),
        };
        Collection { before, between, after }
    }

    /// The board as an entry of a [`Notation::collection`]. Only [`Notation::Sdk`] has a place for what is told of one entry.
    pub fn entry(self, board: &Board, metadata: &Metadata) -> String {
        match self {
            Notation::OpenSudoku => open_sudoku::entry(board),
            _ => self.write_with(board, metadata),
        }
    }

    /// Whether the text has the marks without which it cannot be in this notation.
    fn has_marks(self, text: &str) -> bool {
        match self {
            Notation::Comma => text.contains(','),
            Notation::Json => list::looks_like(text),
            Notation::OpenSudoku => open_sudoku::looks_like(text),
            Notation::Url => url::looks_like(text),
            _ => true,
        }
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

/// What makes one text of many boards in a notation: see [`Notation::collection`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Collection {
    /// Stands before the first entry.
    pub before: String,
    /// Stands between two entries.
    pub between: &'static str,
    /// Stands after the last entry. A file wants a line end after it.
    pub after: &'static str,
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

/// Whether the line is a title among the lines of a grid: it begins with a letter that is no blank.
fn is_title(line: &str) -> bool {
    line.trim_start().starts_with(char::is_alphabetic) && !grid::is_signed_row(line)
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
    value: impl Fn(char) -> Option<Option<Digit>>,
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
