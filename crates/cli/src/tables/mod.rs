//! Reads puzzles from texts in any encoding, compressed or not, and from tables.
//!
//! A table has at least two columns, or is a single column of puzzles as commands print it. A row is a record of values between
//! delimiters, or a JSON object on a line of its own. If a column has a common name for puzzles, it has the puzzles, and the
//! first row is the header. Otherwise the puzzles are in the first column with 81 cells, and the first row is the header if it
//! has no such cell.

mod decoding;
mod recognition;
mod rows;

pub use decoding::{CrToLf, Text, ends_with_cr, grow, open, with_line_feeds};
pub use recognition::{Recogniser, TextKind};
pub use rows::{KeptColumns, Row, Rows, words};

use csv::{Reader, ReaderBuilder};
use std::collections::HashSet;
use std::io::Read;

/// Common names of the column with the puzzles, in lower case.
const NAMES: [&str; 11] =
    ["puzzle", "puzzles", "quiz", "quizzes", "sudoku", "sudokus", "question", "problem", "unsolved", "board", "grid"];

/// The columns of a table.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Table {
    /// The names of the columns. No two are the same: the second `note` is `note_2`. A column without a name is `column_2`, for
    /// example.
    pub names: Vec<String>,
    /// The index of the column with the puzzles.
    pub puzzle: usize,
    /// The names as a set, for fast lookup among thousands.
    known: HashSet<String>,
    shape: Shape,
}

/// The format of the rows.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Shape {
    Values { delimiter: u8, has_header: bool },
    Objects,
}

fn names_puzzle(name: &str) -> bool {
    NAMES.contains(&name.trim().to_lowercase().as_str())
}

impl Table {
    fn new(names: Vec<String>, puzzle: usize, shape: Shape) -> Table {
        Table { known: names.iter().cloned().collect(), names, puzzle, shape }
    }

    /// Returns true if a column has this name.
    pub fn has(&self, name: &str) -> bool {
        self.known.contains(name)
    }

    /// Returns a remark on how the column with the puzzles was found, unless it was by its name.
    pub fn puzzle_column_note(&self) -> Option<String> {
        let name = &self.names[self.puzzle];
        (!names_puzzle(name)).then(|| format!("the puzzles are in the column {name:?}, the first with 81 cells"))
    }
}

/// The maximum number of bytes that a CSV reader reads at once.
const CSV_BUFFER_SIZE: usize = 1 << 13;

fn reader<R: Read>(text: R, delimiter: u8, at_once: usize) -> Reader<R> {
    let mut builder = ReaderBuilder::new();
    builder.has_headers(false).flexible(true).delimiter(delimiter).buffer_capacity(at_once);
    builder.from_reader(text)
}
