//! Writes any notation: one board, or many in a collection.

use super::played::Played;
use super::{
    Metadata, Notation, Reading, candidates, comma, grid, line, list, newspaper, open_sudoku, sdk, sdm, simple_sudoku,
    url,
};
use crate::classic::Grid;

impl Notation {
    /// Returns the board in this notation. Lines are separated by line ends, with none after the last line.
    pub fn write(self, board: &Grid) -> String {
        self.write_with(board, &Metadata::default())
    }

    /// Returns the board in this notation, with its details if the notation has a place for them: [`Notation::Sdk`] (all but
    /// the name) and [`Notation::OpenSudoku`]. The others write only the board.
    pub fn write_with(self, board: &Grid, metadata: &Metadata) -> String {
        match self {
            Notation::Comma => comma::write(board),
            Notation::Line => line::write(board),
            Notation::Drawn => grid::write(board),
            Notation::Newspaper => newspaper::write(board),
            Notation::Json => list::write(board),
            Notation::Sdk => sdk::write(board, metadata),
            Notation::Sdm => sdm::write(board),
            Notation::SimpleSudoku => simple_sudoku::write(board),
            Notation::OpenSudoku => open_sudoku::write(board, metadata),
            Notation::Url => url::write(board),
            Notation::Candidates => candidates::write(board, None),
        }
    }

    /// Returns a reading in this notation. [`Notation::Candidates`] keeps a grid of candidates as it is: eliminated candidates
    /// are not written again. [`Notation::Sdk`] and [`Notation::OpenSudoku`] have a place for the player's digits and notes;
    /// the others leave them out.
    pub fn write_reading(self, reading: &Reading) -> String {
        match (self, reading.candidates_left()) {
            (Notation::Candidates, Some(marks)) => candidates::write(&reading.digits(), Some(marks)),
            (Notation::Sdk, _) => sdk::write_played(&reading.board, played(reading), &reading.metadata),
            (Notation::OpenSudoku, _) => open_sudoku::write_played(&reading.board, played(reading), &reading.metadata),
            _ => self.write_with(&reading.board, &reading.metadata),
        }
    }

    /// Returns a reading as an entry of a [`Notation::collection`], otherwise as [`Notation::write_reading`] writes it.
    pub fn entry_of(self, reading: &Reading) -> String {
        match self {
            Notation::OpenSudoku => open_sudoku::entry_played(&reading.board, played(reading)),
            _ => self.write_reading(reading),
        }
    }

    /// Returns the text before, between and after the entries of a collection. `metadata` describes the whole collection.
    ///
    /// ```
    /// use sudoku_board::{notation::{Metadata, Notation, split_puzzles}, classic::Grid};
    ///
    /// let collection = Notation::Json.collection(&Metadata::default());
    /// let entry = Notation::Json.entry(&Grid::EMPTY, &Metadata::default());
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

    /// Returns the board as an entry of a [`Notation::collection`]. Only [`Notation::Sdk`] has a place for the details of an
    /// entry.
    pub fn entry(self, board: &Grid, metadata: &Metadata) -> String {
        match self {
            Notation::OpenSudoku => open_sudoku::entry(board),
            _ => self.write_with(board, metadata),
        }
    }
}

fn played(reading: &Reading) -> Played<'_> {
    Played { board: reading.played.as_ref(), marks: reading.candidates.as_deref() }
}

/// The texts that join many boards into a collection; see [`Notation::collection`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Collection {
    /// The text before the first entry.
    pub before: String,
    /// The text between two entries.
    pub between: &'static str,
    /// The text after the last entry. In a file, add a line end after it.
    pub after: &'static str,
}
