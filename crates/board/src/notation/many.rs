//! Splits a text with many puzzles as it is read, keeping only one puzzle in memory.

use super::limits::{LARGEST_DOCUMENT, LONGEST_LINE};
use super::line_splitter::LineSplitter;
use super::piece::Piece;
use crate::Cell;
use crate::classic::ClassicCell;
use std::io::{self, BufRead};

/// Splits what a reader provides into puzzles, each with its line number, as the lines come.
///
/// ```
/// use sudoku_board::notation::Splitter;
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
/// - A line with more than 27 digits is a puzzle of its own; if it has fields, the puzzle is its first field of 81 digits and
///   dots. A web address is also a puzzle of its own.
/// - Shorter lines are gathered until they have 81 digits or nine rows. The rows may come in one block, in threes or one by
///   one, with blank lines, frames or notes between them. Rows of candidates are gathered by nines. Rows as in a newspaper, in
///   which the position of a digit gives its column, are gathered as eleven lines if the fourth is blank, and otherwise as
///   nine.
/// - A grid with a row too many or too few ends with its last group of rows, at a title or a header, or between two frames. It
///   is refused; the next one is not affected.
/// - `#A` and the other headers of an `.sdk` file stay with the rows that follow, and all its parts with `[Puzzle]`.
/// - Lists in brackets and OpenSudoku files are read as they come, and their boards are returned one by one. An error in a list
///   is returned after the boards in it, with the line on which the list begins. Details of more than 80 bytes in an OpenSudoku
///   file are kept only for its first game.
/// - These lines are ignored: a byte order mark, any other text after a `#`, XML comments and declarations above a text that is
///   not XML, and titles, which are lines that begin with a letter and contain a word.
///
/// Bytes that are not UTF-8 become U+FFFD. Memory is bounded by one puzzle or one document. A line or puzzle longer than
/// [`LONGEST_LINE`], or a document larger than [`LARGEST_DOCUMENT`], is refused, and only a few bytes more than the limit are
/// kept of it. An error of the reader is returned once and ends the iteration.
pub struct Splitter<R> {
    input: R,
    line_splitter: LineSplitter,
    line: Vec<u8>,
    number: u64,
    ended: bool,
}

impl<R: BufRead> Splitter<R> {
    /// Creates a splitter of the text that this reader provides.
    pub fn new(input: R) -> Self {
        Splitter { input, line_splitter: LineSplitter::default(), line: Vec::new(), number: 0, ended: false }
    }

    /// Returns a puzzle that is already complete, if there is one.
    pub fn ready(&mut self) -> Option<Piece> {
        self.line_splitter.next_piece()
    }

    /// Returns true if the input has been read to its end.
    pub fn has_ended(&self) -> bool {
        self.ended
    }

    /// Takes one line, or the end of the input.
    pub fn take_line(&mut self) -> io::Result<()> {
        let read = self.read_line();
        self.ended = !matches!(read, Ok(true));
        if !self.ended {
            self.number += 1;
            let line = String::from_utf8_lossy(&self.line);
            let line = line.strip_suffix('\r').unwrap_or(&line);
            let line = if self.number == 1 { line.trim_start_matches('\u{feff}') } else { line };
            self.line_splitter.take(self.number, line);
        } else if read.is_ok() {
            self.line_splitter.finish();
        }
        read.map(|_| ())
    }

    /// Reads one line without its line end, or as much of it as may be kept. Returns false at the end of the input.
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
                if self.line.len() > most && self.line_splitter.takes_document(&self.line) {
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

/// Methods that only the command line needs.
impl<R: BufRead> Splitter<R> {
    /// Returns the number of the next line, from 1.
    pub fn line(&self) -> u64 {
        self.number + 1
    }

    /// Returns the input that is being split.
    pub fn input(&self) -> &R {
        &self.input
    }

    /// Passes on lines of 81 characters unchanged, as long as the caller takes them and they are already buffered. Returns true
    /// if there were any.
    ///
    /// Such lines are by far the most common. All others are left to [`Splitter::take_line`].
    pub fn take_plain_lines(&mut self, mut takes: impl FnMut(&[u8]) -> bool) -> io::Result<bool> {
        if !self.line_splitter.is_between() {
            return Ok(false);
        }
        let buffer = self.input.fill_buf()?;
        let (mut rest, before) = (buffer, self.number);
        while let Some((line, after)) = rest.split_at_checked(Cell::COUNT)
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

/// Splits a text into puzzles, to be read one by one, as [`Splitter`] does.
pub fn split_puzzles(text: &str) -> Vec<Piece> {
    // Reading from memory cannot fail.
    Splitter::new(text.as_bytes()).map_while(Result::ok).collect()
}
