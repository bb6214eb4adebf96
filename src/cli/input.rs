//! What the arguments name: puzzles, files and standard input.

use super::progress::Progress;
use super::text;
use crate::notation::{self, Escaped, Excerpt, Piece, ReadError};
use clap::Args;
use std::ffi::{OsStr, OsString};
use std::fmt;
use std::fs::{self, File};
use std::io::{self, IsTerminal, Read, Write};
use std::path::PathBuf;

/// Where the puzzles come from.
#[derive(Args, Clone, Debug)]
pub struct Inputs {
    /// Puzzles, files with puzzles, or - for standard input; without any, standard input is read.
    ///
    /// An argument that names an existing file is that file; any other has to be a puzzle, or several as in a file, in quotes
    /// if it has spaces or line ends. A file may hold one puzzle or millions: a puzzle a line, or grids and rows one below the
    /// other. What follows a # is passed over, and so are titles between puzzles.
    #[arg(value_name = "PUZZLE|FILE")]
    pub inputs: Vec<OsString>,
}

/// One of the arguments.
#[derive(Debug)]
pub(super) enum Source {
    /// The puzzle stands in the argument itself.
    Puzzle(String),
    /// Several puzzles stand in the argument, as in a file.
    Several(String),
    File(PathBuf),
    StandardInput,
    /// Neither a file nor a puzzle: the sentence that says so.
    Neither(String),
}

/// More digits than this are meant to be a puzzle, be it whole or not.
const MOST_IN_FILE_NAME: usize = 27;

impl Source {
    /// Tells a file from a puzzle. What exists is a file: no puzzle is named like one by chance.
    pub fn of(argument: &OsStr) -> Source {
        if argument == "-" {
            return Source::StandardInput;
        }
        let Some(text) = argument.to_str() else {
            return Source::File(argument.into());
        };
        if !text.is_empty() && fs::metadata(text).is_ok() {
            return Source::File(argument.into());
        }
        let text = &*text::mended(text);
        let digits = text.chars().filter(|c| c.is_ascii_digit() || *c == '.').count();
        let read = notation::read(text);
        if holds_several(text, read.is_ok()) {
            return Source::Several(text.to_owned());
        }
        match read {
            Err(reason) if digits <= MOST_IN_FILE_NAME => Source::Neither(neither(text, &reason)),
            _ => Source::Puzzle(text.to_owned()),
        }
    }

    /// Opens what has to be read.
    pub fn open(&self, progress: &Progress) -> io::Result<Box<dyn Read + Send>> {
        match self {
            Source::File(path) => text::open(progress.reading(File::open(path)?)),
            Source::StandardInput => text::open(io::stdin()),
            Source::Puzzle(text) | Source::Several(text) | Source::Neither(text) => {
                Ok(Box::new(io::Cursor::new(text.clone().into_bytes())))
            }
        }
    }

    /// How many bytes are there to be read, if that is known.
    fn length(&self) -> Option<u64> {
        match self {
            Source::File(path) => fs::metadata(path).ok().filter(fs::Metadata::is_file).map(|about| about.len()),
            Source::Several(text) => Some(text.len() as u64),
            Source::Puzzle(_) | Source::Neither(_) => Some(0),
            Source::StandardInput => None,
        }
    }
}

/// Whether several puzzles stand in the text of an argument; `is_one` tells whether it can be read as one.
fn holds_several(text: &str, is_one: bool) -> bool {
    let pieces = notation::split_puzzles(text);
    // One that breaks a rule is a puzzle, too.
    let is_puzzle = |piece: &Piece| matches!(piece.read(), Ok(_) | Err(ReadError::Conflict(_)));
    pieces.len() > 1 && pieces.iter().filter(|piece| is_puzzle(piece)).nth(usize::from(is_one)).is_some()
}

/// The sentence for an argument that is neither a file nor a puzzle.
fn neither(text: &str, reason: &ReadError) -> String {
    if text.trim().is_empty() {
        return "an empty argument is neither a file nor a puzzle; - stands for standard input".to_owned();
    }
    let name = Excerpt(text);
    if text.contains("://") {
        format!("{name}: there is no puzzle of 81 cells in this address, and pages are not fetched")
    } else if looks_like_file_name(text) {
        format!("{name}: there is no such file")
    } else {
        format!("{name}: there is no such file, and it is no puzzle either: {reason}")
    }
}

/// Whether the text has what a name has and a puzzle has not: a slash, an ending as in `.txt`, or two letters side by side.
fn looks_like_file_name(text: &str) -> bool {
    let pairs = || text.chars().zip(text.chars().skip(1));
    text.contains(['/', '\\']) || pairs().any(|(a, b)| (a == '.' || a.is_alphabetic()) && b.is_alphabetic())
}

/// All arguments of a command, and what they are called in messages.
#[derive(Debug)]
pub(super) struct Named {
    pub inputs: Vec<Source>,
    /// The name that stands before a line number; empty where there is nothing to tell apart.
    names: Vec<String>,
}

impl Inputs {
    /// Looks which argument is what. Whoever is asked for puzzles at a terminal is told so.
    pub(super) fn look_up(&self, errors: &mut impl Write) -> io::Result<Named> {
        let mut inputs: Vec<Source> = self.inputs.iter().map(|argument| Source::of(argument)).collect();
        if inputs.is_empty() {
            inputs.push(Source::StandardInput);
            if io::stdin().is_terminal() {
                writeln!(
                    errors,
                    "sudoku-assistant: type or paste puzzles; Ctrl+D on an empty line ends (--help tells what else works)"
                )?;
            }
        }
        let alone = inputs.len() == 1;
        let name = |(index, input): (usize, &Source)| match input {
            Source::File(path) => Escaped(&path.to_string_lossy()).to_string(),
            _ if alone => String::new(),
            Source::Puzzle(_) => format!("puzzle {}", index + 1),
            Source::Several(_) => format!("argument {}", index + 1),
            Source::StandardInput => "standard input".to_owned(),
            Source::Neither(_) => String::new(),
        };
        let names = inputs.iter().enumerate().map(name).collect();
        Ok(Named { inputs, names })
    }
}

impl Named {
    /// Whether all puzzles stand in the arguments themselves, one in each.
    pub fn are_arguments(&self) -> bool {
        self.inputs.iter().all(|input| matches!(input, Source::Puzzle(_) | Source::Neither(_)))
    }

    /// Whether there is one puzzle, in the only argument.
    pub fn is_one_argument(&self) -> bool {
        self.inputs.len() == 1 && self.are_arguments()
    }

    /// The place of a puzzle, for messages: `line` counts from 1.
    pub fn place(&self, input: usize, line: u64) -> Place<'_> {
        let lines =
            matches!(self.inputs.get(input), Some(Source::File(_) | Source::Several(_) | Source::StandardInput));
        Place { name: self.name(input), line: lines.then_some(line) }
    }

    /// An input as a whole, for messages.
    pub fn whole(&self, input: usize) -> Place<'_> {
        Place { name: self.name(input), line: None }
    }

    fn name(&self, input: usize) -> &str {
        self.names.get(input).map_or("", String::as_str)
    }

    /// How many bytes there are to be read, if that is known.
    pub fn length(&self) -> Option<u64> {
        self.inputs.iter().map(Source::length).sum()
    }
}

/// Where a puzzle stands: `puzzles.txt, line 17: `, or nothing where there is only one.
#[derive(Clone, Copy, Debug)]
pub(super) struct Place<'a> {
    name: &'a str,
    line: Option<u64>,
}

impl Place<'_> {
    /// The sentence that says why the puzzle there cannot be read, with one line number.
    pub fn tell(self, reason: &ReadError) -> String {
        let Some(line) = self.line.filter(|_| reason.line().is_some()) else { return format!("{self}{reason}") };
        let reason = reason.clone().below(line - 1);
        if self.name.is_empty() { reason.to_string() } else { format!("{}, {reason}", self.name) }
    }
}

impl fmt::Display for Place<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match (self.name, self.line) {
            ("", None) => Ok(()),
            ("", Some(line)) => write!(f, "line {line}: "),
            (name, None) => write!(f, "{name}: "),
            (name, Some(line)) => write!(f, "{name}, line {line}: "),
        }
    }
}
