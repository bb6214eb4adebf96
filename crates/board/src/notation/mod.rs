//! Conversion between texts and boards. Each notation has a file of its own, and one entry point, [`read`], recognises them
//! all.
//!
//! | notation | looks like | reads | writes |
//! |---|---|---|---|
//! | [`Comma`](Notation::Comma) | `460100000,820500000,...` | nine rows, the last comma optional; single cells between commas, tabs or bars are read as lines and grids | nine rows, nine commas |
//! | [`Line`](Notation::Line) | `46.1.....82.5...` | 81 characters, 0 or `.` for a blank, or one of `_ * x X ? -` throughout | `.` for a blank |
//! | [`Drawn`](Notation::Drawn) | `4 6 . \| 1 . . \| . . .` | nine lines with any frame, in ASCII or Unicode, or none; blanks as in a line, except `-` | as shown |
//! | [`Newspaper`](Notation::Newspaper) | `   4 6      1` | digits at columns 0 2 4, 9 11 13, 18 20 22 with any indentation; with or without blank lines between boxes; spaces and blank lines at the ends may be missing | lines of 26 characters; a `.` in the first and last cell if the position would be unclear |
//! | [`Json`](Notation::Json) | `[[4,6,0,...],...]` | 81 values, nine lists or tuples of nine, nine strings of nine; `null`, `None`, `""`, `.` for a blank; trailing commas, no commas, `name =` before it | nine lists of nine numbers |
//! | [`Sdk`](Notation::Sdk) | `#ARuud`, nine rows | headers `#A #D #C #B #S #L #U`; parts `[Puzzle]`, `[State]`, `[PencilMarks]` | headers, nine rows |
//! | [`Sdm`](Notation::Sdm) | `460100000820500...` | a line | 0 for a blank |
//! | [`SimpleSudoku`](Notation::SimpleSudoku) | `*-----------*`, `\|46.\|1..\|...\|` | with or without its title below | the frame |
//! | [`OpenSudoku`](Notation::OpenSudoku) | `<opensudoku><game data="4601..."/>` | with the feature `xml`, which is on by default: version 1, and 2 with folders; data of 81 digits, or of version 1 to 5 with notes and the player's digits | version 1 |
//! | [`Url`](Notation::Url) | `https://...?bd=4601...` | a puzzle in a parameter (`bd`, `puzzle`, `s` first), the fragment or the path, percent-encoded or not; SudokuWiki's positions with their candidates | only `?puzzle=...`, for the address of any site |
//! | [`Candidates`](Notation::Candidates) | `\| 3579 6 {4} \| 1 ...` | 81 cells; a digit alone is placed, other cells are blank with their digits kept in [`Reading::candidates`]; braces are a blank with one candidate, `.` one with none; a line of HoDoKu's library | the allowed digits, in Simple Sudoku's frame |
//!
//! [`Reading::of`] reads one puzzle and keeps everything else in its text: author, pencil marks, the player's digits.
//! [`Splitter`] splits a stream, and [`split_puzzles`] a text, into puzzles in any mixture of notations. Use
//! [`Notation::collection`] to write many puzzles.
//!
//! No text makes a reader panic, and time and memory are proportional to its length. If a text could be two different puzzles,
//! it is refused rather than guessed.
//!
//! Sources: SudoCue, *File Formats* (2006), for `.sdk` and `.sdm`; SadMan Software, *SDK files*, for the parts; Sudopedia,
//! *Sudoku Clipboard and File Formats*, for Simple Sudoku and the grids of candidates; HoDoKu's grids for the other corners,
//! and its library of positions (2012); the files that OpenSudoku (2009 to 2023) writes. The comma format is the Scratch
//! program's.

mod block;
mod candidates;
mod comma;
mod document;
mod draft;
mod error;
mod escaped;
#[cfg(feature = "xml")]
mod games;
#[cfg(not(feature = "xml"))]
#[path = "no_games.rs"]
mod games;
mod grid;
mod invisible;
mod limits;
mod line;
mod line_splitter;
mod list;
mod many;
mod marked;
mod metadata;
mod names;
mod newspaper;
mod open_sudoku;
mod parted;
#[cfg(feature = "xml")]
mod parts;
mod piece;
mod played;
mod positions;
mod reading;
mod sdk;
mod sdm;
mod simple_sudoku;
mod url;
mod values;
pub mod work;
mod writing;

pub use error::ReadError;
pub use escaped::{Escaped, Excerpt};
pub use invisible::visible;
pub use limits::{LARGEST_DOCUMENT, LONGEST_LINE};
pub use line::is_line;
pub use many::{Splitter, split_puzzles};
pub use metadata::Metadata;
pub use names::{Notation, NotationError};
pub use piece::Piece;
pub use reading::Reading;
pub use url::link;
pub use writing::Collection;

use crate::Board;
use draft::Draft;

/// Reads a classic puzzle in any notation. Its digits become givens. [`Reading::of`] also returns everything else in the text.
///
/// Extra white space, any line ends and a byte order mark are accepted. Time and memory are proportional to the length of the
/// text.
///
/// # Errors
/// [`ReadError`], with the place and the reason, if the text is not one puzzle or its givens break a rule.
pub fn read(text: &str) -> Result<Board, ReadError> {
    Reading::of(text).map(|reading| reading.board.into())
}
