//! The notations, by name.

use std::fmt;
use std::str::FromStr;

/// A way to write a puzzle as text.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Notation {
    /// Nine rows of nine digits, each followed by a comma, 0 for a blank.
    Comma,
    /// 81 characters in one line; written with `.` for a blank, read with `0` or `.`.
    Line,
    /// Nine lines with `|` and `+` and `-` around the boxes, `.` for a blank.
    Drawn,
    /// Digits in columns as a newspaper prints them, a space for a blank.
    Newspaper,
    /// Nine lists of nine numbers in brackets, 0 for a blank.
    Json,
    /// Nine bare rows below `#` lines with details of the puzzle, or the parts of such a file: `[Puzzle]` and others.
    Sdk,
    /// 81 digits in one line, 0 for a blank; a collection has one line per puzzle.
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
    /// All notations, in the order of the variants.
    pub const ALL: &[Notation] = &[
        Notation::Comma,
        Notation::Line,
        Notation::Drawn,
        Notation::Newspaper,
        Notation::Json,
        Notation::Sdk,
        Notation::Sdm,
        Notation::SimpleSudoku,
        Notation::OpenSudoku,
        Notation::Url,
        Notation::Candidates,
    ];

    /// Returns the notation's name in commands, which is one short word.
    pub const fn name(self) -> &'static str {
        match self {
            Notation::Comma => "comma",
            Notation::Line => "line",
            Notation::Drawn => "grid",
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

    /// Returns the extension of the notation's files, without the dot, if it has one of its own.
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

    /// Describes the notation in one line.
    pub const fn about(self) -> &'static str {
        match self {
            Notation::Comma => "nine rows of nine digits, a comma after each, 0 for a blank",
            Notation::Line => "81 characters, 0 or . for a blank",
            Notation::Drawn => "nine lines of nine cells, 0 or . for a blank, with | - + between the boxes",
            Notation::Newspaper => "digits in columns as in a newspaper, a space for a blank",
            Notation::Json => "nine lists of nine numbers, 0 for a blank, as in JSON and Python",
            Notation::Sdk => "nine bare rows below # lines with author, source and level (SadMan Sudoku, SudoCue)",
            Notation::Sdm => "a collection: one puzzle per line, 0 for a blank (SudoCue)",
            Notation::SimpleSudoku => "nine rows in a frame with stars at its corners (Simple Sudoku)",
            Notation::OpenSudoku => "XML, one game or many (OpenSudoku for Android)",
            Notation::Url => "the query of a web address, ?puzzle=...",
            Notation::Candidates => "a grid with the candidates of every blank cell",
        }
    }
}

/// The error for a name that no notation has.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("unknown notation {0:?}")]
pub struct NotationError(String);

impl fmt::Display for Notation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl FromStr for Notation {
    type Err = NotationError;

    /// Finds a notation by its [name](Notation::name).
    fn from_str(name: &str) -> Result<Notation, NotationError> {
        let found = Notation::ALL.iter().find(|notation| notation.name() == name);
        found.copied().ok_or_else(|| NotationError(name.to_owned()))
    }
}

sudoku_storage::serialize_as_text!(Notation);
