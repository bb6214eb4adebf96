//! Resolves arguments to puzzles, files and standard input, and opens them.

use super::progress::Progress;
use crate::tables::{self, Recogniser, Text, TextKind};
use clap::Args;
use encoding_rs::Encoding;
use std::ffi::{OsStr, OsString};
use std::fmt;
use std::fs::{self, File};
use std::io::{self, IsTerminal, Write};
use std::path::PathBuf;
use sudoku_board::formats;
use sudoku_board::notation::{self, Escaped, Excerpt, Piece, ReadError};

/// The arguments that name puzzles and files.
#[derive(Args, Clone, Debug)]
pub struct Inputs {
    /// Puzzles, files with puzzles, or - for standard input, which is also the default.
    ///
    /// If there is a file of that name, the argument is that file. Otherwise it must be a puzzle, or several as in a file; quote it
    /// if it contains spaces or line breaks. A file may contain one puzzle or millions: one per line, or as grids one below the
    /// other. Text after a # is ignored, and so are titles between puzzles.
    #[arg(value_name = "PUZZLE|FILE")]
    pub inputs: Vec<OsString>,
}

/// The input that an argument names.
#[derive(Debug)]
pub(super) enum Source {
    /// The argument itself is a puzzle.
    Puzzle(String),
    /// The argument itself holds several puzzles, as a file would.
    PuzzleList(String),
    File(PathBuf),
    StandardInput,
    /// The error message for an argument that is neither a file nor a puzzle.
    Unknown(String),
}

/// The maximum number of digits in a file name. An argument with more is meant as a puzzle, complete or not.
const MAX_DIGITS_IN_FILE_NAME: usize = 27;

impl Source {
    /// Finds out whether an argument is a file or a puzzle. A file that exists takes precedence: no file is named like a puzzle
    /// by chance.
    pub fn of(argument: &OsStr) -> Source {
        if argument == "-" {
            return Source::StandardInput;
        }
        let Some(text) = argument.to_str() else {
            return Source::File(argument.into());
        };
        match fs::metadata(text) {
            Ok(_) => return Source::File(argument.into()),
            // The file exists but cannot be accessed; opening it will say why.
            Err(error) if !is_missing(&error) && looks_like_file_name(text) => return Source::File(argument.into()),
            Err(_) => {}
        }
        let text = &*tables::with_line_feeds(text);
        let digits = text.chars().filter(|c| c.is_ascii_digit() || *c == '.').count();
        let read = notation::read(text);
        if formats::begins_as_board(text) {
            return Source::Puzzle(text.to_owned());
        }
        let is_table = matches!(Recogniser::default().recognise(text.as_bytes(), true), TextKind::Table { .. });
        if is_table || holds_several(text, read.is_ok()) {
            return Source::PuzzleList(text.to_owned());
        }
        match read {
            Err(reason) if digits <= MAX_DIGITS_IN_FILE_NAME => {
                Source::Unknown(unknown_argument_message(text, &reason))
            }
            _ => Source::Puzzle(text.to_owned()),
        }
    }

    /// Opens the input for reading.
    pub fn open(&self, encoding: Option<&'static Encoding>, progress: &Progress) -> io::Result<Text> {
        match self {
            Source::File(path) => tables::open(progress.reading(File::open(path)?), encoding),
            Source::StandardInput => tables::open(io::stdin(), encoding),
            Source::Puzzle(text) | Source::PuzzleList(text) | Source::Unknown(text) => {
                tables::open(io::Cursor::new(text.clone().into_bytes()), None)
            }
        }
    }

    /// Returns true if the input can be opened and read a second time.
    pub fn can_be_reopened(&self) -> bool {
        match self {
            Source::File(path) => fs::metadata(path).is_ok_and(|metadata| metadata.is_file()),
            Source::StandardInput => false,
            Source::Puzzle(_) | Source::PuzzleList(_) | Source::Unknown(_) => true,
        }
    }

    /// Returns the number of bytes to read, if known.
    fn length(&self) -> Option<u64> {
        match self {
            Source::File(path) => fs::metadata(path).ok().filter(fs::Metadata::is_file).map(|metadata| metadata.len()),
            Source::PuzzleList(text) => Some(text.len() as u64),
            Source::Puzzle(_) | Source::Unknown(_) => Some(0),
            Source::StandardInput => None,
        }
    }
}

/// Returns true if no file of that name exists or can exist.
fn is_missing(error: &io::Error) -> bool {
    use io::ErrorKind::{InvalidFilename, InvalidInput, NotADirectory, NotFound};
    matches!(error.kind(), InvalidFilename | InvalidInput | NotADirectory | NotFound)
}

/// Returns true if an argument contains several puzzles; `is_one` is true if it can be read as one.
fn holds_several(text: &str, is_one: bool) -> bool {
    let pieces = notation::split_puzzles(text);
    // A puzzle that breaks a rule counts too.
    let is_puzzle = |piece: &Piece| matches!(piece.read(), Ok(_) | Err(ReadError::Conflict(_)));
    pieces.len() > 1 && pieces.iter().filter(|piece| is_puzzle(piece)).nth(usize::from(is_one)).is_some()
}

/// Returns the error message for an argument that is neither a file nor a puzzle.
fn unknown_argument_message(text: &str, reason: &ReadError) -> String {
    if text.trim().is_empty() {
        return "an empty argument is neither a file nor a puzzle; for standard input, use -".to_owned();
    }
    let name = Excerpt(text);
    if text.contains("://") {
        format!(
            "{name}: this address contains no puzzle, and web pages are not fetched; use an address with 81 cells in it"
        )
    } else if looks_like_file_name(text) {
        format!("{name}: no such file")
    } else {
        format!("{name}: no such file, and not a puzzle either: {reason}")
    }
}

/// Returns true if the text has a feature of file names that puzzles lack: a slash, an extension such as `.txt`, or two adjacent
/// letters.
fn looks_like_file_name(text: &str) -> bool {
    let pairs = || text.chars().zip(text.chars().skip(1));
    text.contains(['/', '\\']) || pairs().any(|(a, b)| (a == '.' || a.is_alphabetic()) && b.is_alphabetic())
}

/// The inputs of a command, and their names in messages.
#[derive(Debug)]
pub(super) struct NamedInputs {
    pub inputs: Vec<Source>,
    /// The name of each input; empty if there is no other input to confuse it with.
    names: Vec<String>,
}

impl Inputs {
    /// Resolves each argument. Prompts for puzzles if they are to be typed at a terminal.
    pub(super) fn resolve(&self, errors: &mut impl Write) -> io::Result<NamedInputs> {
        let mut inputs: Vec<Source> = self.inputs.iter().map(|argument| Source::of(argument)).collect();
        if inputs.is_empty() {
            inputs.push(Source::StandardInput);
            if io::stdin().is_terminal() {
                writeln!(
                    errors,
                    "sudoku-assistant: type or paste puzzles, then press Ctrl-D on an empty line (see --help for other ways)"
                )?;
            }
        }
        let alone = inputs.len() == 1;
        let name = |(index, input): (usize, &Source)| match input {
            Source::File(path) => Escaped(&path.to_string_lossy()).to_string(),
            _ if alone => String::new(),
            Source::Puzzle(_) => format!("puzzle {}", index + 1),
            Source::PuzzleList(_) => format!("argument {}", index + 1),
            Source::StandardInput => "standard input".to_owned(),
            Source::Unknown(_) => String::new(),
        };
        let names = inputs.iter().enumerate().map(name).collect();
        Ok(NamedInputs { inputs, names })
    }
}

impl NamedInputs {
    /// Creates a single input from a text with any number of puzzles.
    #[cfg(test)]
    pub fn of_text(text: String) -> NamedInputs {
        NamedInputs { inputs: vec![Source::PuzzleList(text)], names: vec![String::new()] }
    }

    /// Returns true if every argument is itself a single puzzle.
    pub fn are_arguments(&self) -> bool {
        self.inputs.iter().all(|input| matches!(input, Source::Puzzle(_) | Source::Unknown(_)))
    }

    /// Returns true if the only argument is a single puzzle.
    pub fn is_one_argument(&self) -> bool {
        self.inputs.len() == 1 && self.are_arguments()
    }

    /// Returns the location of a puzzle, for messages; `line` counts from 1.
    pub fn origin(&self, input: usize, line: u64) -> Origin<'_> {
        let lines =
            matches!(self.inputs.get(input), Some(Source::File(_) | Source::PuzzleList(_) | Source::StandardInput));
        Origin { name: self.name(input), line: lines.then_some(line) }
    }

    /// Returns the location of a whole input, for messages.
    pub fn whole(&self, input: usize) -> Origin<'_> {
        Origin { name: self.name(input), line: None }
    }

    fn name(&self, input: usize) -> &str {
        self.names.get(input).map_or("", String::as_str)
    }

    /// Returns the number of bytes to read, if known.
    pub fn length(&self) -> Option<u64> {
        self.inputs.iter().map(Source::length).sum()
    }
}

/// The location of a puzzle, such as `puzzles.txt, line 17: `, or nothing if there is only one.
#[derive(Clone, Copy, Debug)]
pub(super) struct Origin<'a> {
    name: &'a str,
    line: Option<u64>,
}

impl<'a> Origin<'a> {
    /// Creates the location of an input, or of a line in it.
    pub fn new(name: &'a str, line: Option<u64>) -> Origin<'a> {
        Origin { name, line }
    }

    /// Returns the name of the input and the line.
    pub fn parts(self) -> (&'a str, Option<u64>) {
        (self.name, self.line)
    }

    /// Returns the message that says why the puzzle cannot be read, with a single line number.
    pub fn error_message(self, reason: &ReadError) -> String {
        let Some(line) = self.line.filter(|_| reason.line().is_some()) else { return format!("{self}{reason}") };
        let reason = reason.clone().below(line - 1);
        if self.name.is_empty() { reason.to_string() } else { format!("{}, {reason}", self.name) }
    }
}

impl fmt::Display for Origin<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.name, self.line) {
            ("", None) => Ok(()),
            ("", Some(line)) => write!(f, "line {line}: "),
            (name, None) => write!(f, "{name}: "),
            (name, Some(line)) => write!(f, "{name}, line {line}: "),
        }
    }
}
