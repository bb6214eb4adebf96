//! Conversion between texts and boards of any rules. There are many more formats for the classic board, in
//! [`notation`](crate::notation).
//!
//! | format | looks like | reads | writes |
//! |---|---|---|---|
//! | our own | `(version: 1, side: 6, regions: Boxes, ...)` | any board | any board |
//! | values | `...6..`, `1 12 . 16`, `A...Y` | plain boards of 4, 6, 8, 9, 10, 12, 14, 15, 16, 20, 21, 22, 24 or 25: characters, or numbers with anything between | numbers, a row a line |
//! | f-puzzles | `https://www.f-puzzles.com/?load=N4Ig...` | what we have rules for; the rest is refused by its name | the same |
//!
//! ```
//! use sudoku_board::formats;
//!
//! let puzzle = formats::read("5...6. .4.1.. 1.3.4. ..2... .146.5 .6.4..")?;
//! assert_eq!(puzzle.board.rules().side(), 6);
//! # Ok::<(), formats::FormatError>(())
//! ```
//!
//! No text makes a reader panic. Memory is proportional to the length of the text, and for a link to the length of its unpacked
//! data, which is limited.

mod error;
mod f_puzzles;
mod f_puzzles_write;
mod fields;
mod link;
mod lz;
mod own;
mod parts;
mod puzzle;
mod tokens;

pub use error::FormatError;
pub use link::{link, link_at};
pub use own::write;
pub use parts::{begins_as_board, split};
pub use puzzle::Puzzle;
pub use tokens::{are_values, write_values};

use crate::Board;
use crate::notation::{Reading, visible};
use std::fmt;
use std::str::FromStr;

/// Reads a board of any rules. A text that is a classic board in any [`notation`](crate::notation) is read as one.
///
/// # Errors
/// [`FormatError`], with the place, if the text is in none of the formats, or has a rule that is not supported.
pub fn read(text: &str) -> Result<Puzzle, FormatError> {
    if own::is_own(text) {
        return own::read(text);
    }
    let text = &*visible(text);
    if let Some(link) = link::Link::of(text) {
        return link.read();
    }
    match Reading::of(text) {
        Ok(reading) => Ok(Puzzle { board: reading.board.into(), metadata: reading.metadata }),
        Err(error) => match tokens::read(text) {
            Ok(Some(board)) => Ok(board.into()),
            Ok(None) => Err(FormatError::Classic(error)),
            Err(error) => Err(error),
        },
    }
}

impl fmt::Display for Board {
    /// Writes the board in the shortest form that says everything but who entered the values: 81 characters for a classic board,
    /// and [`write`](fn@write) for any other.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.classic() {
            Some(grid) => grid.fmt(f),
            None => f.write_str(&write(&Puzzle::from(self.clone()))),
        }
    }
}

impl FromStr for Board {
    type Err = FormatError;

    /// Reads a board of any rules, as [`read`] does.
    fn from_str(text: &str) -> Result<Board, FormatError> {
        read(text).map(|puzzle| puzzle.board)
    }
}
