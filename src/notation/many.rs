//! Many puzzles in one text: cut apart as they come, in memory for one of them.

use super::cutter::Cutter;
use super::limits::{LARGEST_DOCUMENT, LONGEST_LINE};
use super::piece::Piece;
use std::io::{self, BufRead};

/// Cuts what a reader gives into the puzzles it holds, each with its line, as the lines come.
///
/// ```
/// use sudoku_assistant::notation::Splitter;
///
/// let line = "46.1.....825..........9.5..293.......1..4..8......2.96..6.2.........1.29.....3.75";
/// let text = format!("# two puzzles and a slip\n{line}\n460\n\n[\"{line}\"]\n");
/// for piece in Splitter::new(text.as_bytes()) {
///     let piece = piece?;
///     match piece.read() {
///         Ok(reading) => println!("line {}: {} blanks", piece.line, reading.board.blanks().count()),
///         Err(reason) => println!("line {}: {reason}", piece.line),
///     }
/// }
/// # Ok::<(), std::io::Error>(())
/// ```
///
/// - A line with more than 27 digits is a puzzle of its own: its first field of 81 digits and dots, if it has fields. So is a
///   web address.
/// - Shorter lines are gathered until they hold 81 digits or nine rows, which stand together, in threes or one by one, with
///   blank lines, frames or notes between them. Rows of candidates are gathered nine by nine. Rows in which the place of a
///   digit tells its column, as a newspaper prints them, are gathered in eleven lines if the fourth is blank, else in nine.
/// - A grid with a row too many or too few ends with its last group of rows, at a title or a header, and between two frames.
///   It is refused, and the next one is unharmed.
/// - `#A` and the other headers of an `.sdk` file stay with the rows that follow, and all its parts with `[Puzzle]`.
/// - A list in brackets and a file of OpenSudoku are read as they come, and their boards given one by one; of the words in a
///   file of OpenSudoku, those of more than 80 bytes are told of its first game alone.
/// - Passed over are a byte order mark, whatever else follows a `#`, comments and declarations of XML above a text that is no
///   XML, and titles: lines that begin with a letter and have a word in them.
///
/// What is not UTF-8 becomes U+FFFD. Memory is bounded by one puzzle, or one document; of a line or a puzzle longer than
/// [`LONGEST_LINE`] and a document larger than [`LARGEST_DOCUMENT`] no more than a few bytes too many are kept, and
/// it is refused.
/// An error of the reader is given once and ends the iteration.
pub struct Splitter<R> {
    input: R,
    cutter: Cutter,
    line: Vec<u8>,
    number: u64,
    ended: bool,
}

impl<R: BufRead> Splitter<R> {
    /// Will read from there.
    pub fn new(input: R) -> Self {
        Splitter { input, cutter: Cutter::default(), line: Vec::new(), number: 0, ended: false }
    }

    /// A puzzle that has been cut already.
    pub(crate) fn ready(&mut self) -> Option<Piece> {
        self.cutter.next_piece()
    }

    /// Whether the input has been read to its end.
    pub(crate) fn has_ended(&self) -> bool {
        self.ended
    }

    /// Takes one line, or the end of the input.
    pub(crate) fn take_line(&mut self) -> io::Result<()> {
        let read = self.read_line();
        self.ended = !matches!(read, Ok(true));
        if !self.ended {
            self.number += 1;
            let line = String::from_utf8_lossy(&self.line);
            let line = line.strip_suffix('\r').unwrap_or(&line);
            let line = if self.number == 1 { line.trim_start_matches('\u{feff}') } else { line };
            self.cutter.take(self.number, line);
        } else if read.is_ok() {
            self.cutter.finish();
        }
        read.map(|_| ())
    }

    /// Reads one line without its end, or as much of it as may be kept; `false` at the end of the input.
    fn read_line(&mut self) -> io::Result<bool> {
        self.line.clear();
        let mut any = false;
        let mut most = LONGEST_LINE;
        loop {
            let buffer = match self.input.fill_buf() {
                Ok(buffer) => buffer,
                Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
                Err(error) => return Err(error),
            };
            if buffer.is_empty() {
                return Ok(any);
            }
            any = true;
            let end = memchr::memchr(b'\n', buffer);
            let mut part = &buffer[..end.unwrap_or(buffer.len())];
            let used = end.map_or(buffer.len(), |end| end + 1);
            while !part.is_empty() && self.line.len() <= most {
                let (kept, rest) = part.split_at(part.len().min(most + 1 - self.line.len()));
                self.line.extend_from_slice(kept);
                part = rest;
                if self.line.len() > most && self.cutter.takes_document(&self.line) {
                    most = LARGEST_DOCUMENT;
                }
                if self.line.len() > LARGEST_DOCUMENT {
                    break;
                }
            }
            self.input.consume(used);
            if end.is_some() {
                return Ok(true);
            }
        }
    }
}

/// What the command line asks for besides.
#[cfg(feature = "cli")]
impl<R: BufRead> Splitter<R> {
    /// The number of the next line, from 1.
    pub(crate) fn line(&self) -> u64 {
        self.number + 1
    }

    pub(crate) fn input(&self) -> &R {
        &self.input
    }

    /// Gives lines of 81 characters away as they stand, as long as they are wanted and there at once. Returns whether there
    /// were any.
    ///
    /// These are by far the commonest; the lines of anything else are left to [`Splitter::take_line`].
    pub(crate) fn give_lines(&mut self, mut takes: impl FnMut(&[u8]) -> bool) -> io::Result<bool> {
        if !self.cutter.is_between() {
            return Ok(false);
        }
        let buffer = self.input.fill_buf()?;
        let (mut rest, before) = (buffer, self.number);
        while let Some((line, after)) = rest.split_at_checked(crate::sudoku::Cell::COUNT)
            && let Some(after) = after.strip_prefix(b"\n").or_else(|| after.strip_prefix(b"\r\n"))
            && takes(line)
        {
            rest = after;
            self.number += 1;
        }
        let used = buffer.len() - rest.len();
        self.input.consume(used);
        Ok(self.number > before)
    }
}

impl<R: BufRead> Iterator for Splitter<R> {
    type Item = io::Result<Piece>;

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            if let Some(piece) = self.ready() {
                return Some(Ok(piece));
            }
            if self.has_ended() {
                return None;
            }
            if let Err(error) = self.take_line() {
                return Some(Err(error));
            }
        }
    }
}

/// Cuts a text into the puzzles it holds, to be read one by one, as [`Splitter`] does.
pub fn split_puzzles(text: &str) -> Vec<Piece> {
    // A text in memory is read without errors.
    Splitter::new(text.as_bytes()).map_while(Result::ok).collect()
}
