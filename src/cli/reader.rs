//! Text in large pieces: lines of 81 digits are taken as they stand, and what lies between them goes to the splitter.

use super::turn::lock;
use crate::fast::Grid;
use crate::sudoku::Cell;
use std::io::{self, BufRead, Read};
use std::sync::{Arc, Mutex};

/// How much is read at once, in bytes.
const CHUNK: usize = 1 << 16;

/// The longest end of a line, in bytes.
const LONGEST_END: usize = 2;

/// What stands next in the text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Next {
    /// A line of 81 digits and signs for blanks, and nothing else.
    Line,
    /// Another text, or the rest of a line.
    Other,
    /// That cannot be told before more is read.
    Unknown,
    /// Nothing.
    End,
}

/// A text that is read in chunks and taken line by line.
pub(super) struct Reader {
    source: Box<dyn Read + Send>,
    buffer: Vec<u8>,
    /// What has been read and not been taken yet.
    rest: std::ops::Range<usize>,
    /// The number of the next line, from 1.
    line: u64,
    /// Whether the next byte begins a line.
    at_line_start: bool,
    has_ended: bool,
    /// All bytes that were read.
    bytes: u64,
}

impl Reader {
    pub fn new(source: Box<dyn Read + Send>) -> Reader {
        let buffer = vec![0; CHUNK];
        Reader { source, buffer, rest: 0..0, line: 1, at_line_start: true, has_ended: false, bytes: 0 }
    }

    /// The number of the next line, from 1.
    pub fn line(&self) -> u64 {
        self.line
    }

    /// How many bytes were read.
    pub fn bytes(&self) -> u64 {
        self.bytes
    }

    /// Whether the next line, or the end, is there without a wait.
    pub fn has_line(&self) -> bool {
        self.has_ended || self.buffer[self.rest.clone()].contains(&b'\n')
    }

    /// Reads once, at most what the buffer has room for.
    pub fn fill(&mut self) -> io::Result<()> {
        self.buffer.copy_within(self.rest.clone(), 0);
        self.rest = 0..self.rest.len();
        loop {
            match self.source.read(&mut self.buffer[self.rest.end..]) {
                Ok(read) => {
                    self.has_ended = read == 0;
                    self.rest.end += read;
                    self.bytes += read as u64;
                    return Ok(());
                }
                Err(error) if error.kind() == io::ErrorKind::Interrupted => {}
                Err(error) => return Err(error),
            }
        }
    }

    /// Looks at what stands next.
    pub fn look(&self) -> Next {
        self.look_closely().0
    }

    /// Looks at what stands next: the length of a line of 81 digits with its end, and its digits.
    #[inline]
    fn look_closely(&self) -> (Next, usize, Option<Grid>) {
        let plain = |next| (next, 0, None);
        let rest = &self.buffer[self.rest.clone()];
        if rest.is_empty() {
            return plain(if self.has_ended { Next::End } else { Next::Unknown });
        }
        if !self.at_line_start {
            return plain(Next::Other);
        }
        let length = match rest.get(Cell::COUNT..) {
            Some([b'\n', ..]) => Cell::COUNT + 1,
            Some([b'\r', b'\n', ..]) => Cell::COUNT + 2,
            Some([] | [b'\r']) if self.has_ended => rest.len(),
            _ if self.has_ended || rest.len() >= Cell::COUNT + LONGEST_END || rest.contains(&b'\n') => {
                return plain(Next::Other);
            }
            _ => return plain(Next::Unknown),
        };
        match Grid::from_line(&rest[..Cell::COUNT]) {
            Some(grid) => (Next::Line, length, Some(grid)),
            None => plain(Next::Other),
        }
    }

    /// Takes lines of 81 digits until there are `most` or another text comes. Returns what stands next.
    pub fn take_lines(&mut self, grids: &mut Vec<Grid>, most: usize) -> Next {
        while grids.len() < most {
            match self.look_closely() {
                (_, length, Some(grid)) => {
                    grids.push(grid);
                    self.rest.start += length;
                    self.line += 1;
                }
                (next, ..) => return next,
            }
        }
        self.look()
    }

    /// Takes the next part of the text up to a line of 81 digits, or to the end of a line; nothing if there is none.
    fn take_other(&mut self, part: &mut Vec<u8>, through: bool) -> io::Result<()> {
        part.clear();
        loop {
            match self.look() {
                Next::Unknown => self.fill()?,
                Next::End => return Ok(()),
                Next::Line if !through => return Ok(()),
                Next::Line | Next::Other => break,
            }
        }
        let rest = &self.buffer[self.rest.clone()];
        let end = rest.iter().position(|&byte| byte == b'\n');
        part.extend_from_slice(&rest[..end.map_or(rest.len(), |end| end + 1)]);
        self.rest.start += part.len();
        self.at_line_start = end.is_some();
        self.line += u64::from(end.is_some());
        Ok(())
    }
}

/// A reader that is shared by those who take its lines and those who take the rest.
pub(super) type SharedReader = Arc<Mutex<Reader>>;

/// The text up to the next line of 81 digits.
pub(super) struct Stretch {
    reader: SharedReader,
    /// Whether lines of 81 digits belong to it as well.
    pub through: bool,
    part: Vec<u8>,
    /// How much of the part has been taken.
    taken: usize,
}

impl Stretch {
    pub fn new(reader: SharedReader) -> Stretch {
        Stretch { reader, through: false, part: Vec::new(), taken: 0 }
    }
}

impl Read for Stretch {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let read = self.fill_buf()?.read(buffer)?;
        self.consume(read);
        Ok(read)
    }
}

impl BufRead for Stretch {
    fn fill_buf(&mut self) -> io::Result<&[u8]> {
        if self.taken == self.part.len() {
            self.taken = 0;
            lock(&self.reader).take_other(&mut self.part, self.through)?;
        }
        Ok(&self.part[self.taken..])
    }

    fn consume(&mut self, amount: usize) {
        self.taken += amount;
    }
}
