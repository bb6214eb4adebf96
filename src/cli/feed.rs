//! All puzzles of all inputs, cut into batches for the workers.

use super::input::{Named, Source};
use super::reader::{Next, Reader, SharedReader, Stretch};
use super::report::reason_of;
use super::turn::lock;
use super::workers::Feed;
use crate::fast::Grid;
use crate::notation::{NumberedText, ReadError, Splitter};
use std::ops::Range;
use std::sync::{Arc, Mutex};

/// How long the texts of a batch may be, in bytes, but for the last one.
const MOST_BYTES: usize = 1 << 20;

/// Puzzles of one input, one after the other.
#[derive(Default)]
pub(super) struct Batch {
    /// Which of the inputs it is from.
    pub input: usize,
    pub items: Vec<Item>,
    /// The puzzles of all [`Item::Lines`].
    pub grids: Vec<Grid>,
}

/// A part of a batch.
pub(super) enum Item {
    /// Lines of 81 digits: the number of the first, and where its grids are.
    Lines { line: u64, grids: Range<usize> },
    /// Any other puzzle.
    Text(NumberedText),
    /// The rest of the input cannot be read: the reason.
    Trouble(String),
}

/// Reads the inputs one after the other.
pub(super) struct Inflow {
    named: Arc<Named>,
    /// Whether lines of 81 digits are taken as they stand, without what is told about them around.
    takes_lines: bool,
    /// The next input to be opened.
    next: usize,
    open: Option<Open>,
    /// The bytes of the inputs that have been read to their ends.
    bytes: u64,
}

/// An input that is being read.
struct Open {
    reader: SharedReader,
    /// Between lines of 81 digits: the splitter, and how many lines stand before its first.
    stretch: Option<(Splitter<Stretch>, u64)>,
    /// Whether it had a puzzle so far.
    has_puzzles: bool,
}

impl Feed<Batch> for Inflow {
    /// What somebody types is not kept waiting: a batch ends where more input would have to be waited for.
    fn fill(&mut self, batch: &mut Batch, most: usize) -> bool {
        batch.items.clear();
        batch.grids.clear();
        while batch.items.is_empty() {
            if self.open.is_none() && !self.open_next(batch) {
                break;
            }
            self.read_open(batch, most);
        }
        !batch.items.is_empty()
    }

    /// How much of all inputs has been read, in bytes.
    fn position(&self) -> u64 {
        self.bytes + self.open.as_ref().map_or(0, |open| lock(&open.reader).bytes())
    }
}

impl Inflow {
    pub fn new(named: Arc<Named>, takes_lines: bool) -> Inflow {
        Inflow { named, takes_lines, next: 0, open: None, bytes: 0 }
    }

    /// Opens the next input. Returns whether there was one.
    fn open_next(&mut self, batch: &mut Batch) -> bool {
        let named = Arc::clone(&self.named);
        let Some(input) = named.inputs.get(self.next) else { return false };
        batch.input = self.next;
        self.next += 1;
        match input {
            Source::Puzzle(text) => batch.items.push(Item::Text(NumberedText { line: 1, text: text.clone() })),
            Source::Neither(reason) => batch.items.push(Item::Trouble(reason.clone())),
            Source::File(_) | Source::Several(_) | Source::StandardInput => match input.open() {
                Ok(source) => {
                    let reader = Arc::new(Mutex::new(Reader::new(source)));
                    self.open = Some(Open { reader, stretch: None, has_puzzles: false });
                }
                Err(error) => batch.items.push(Item::Trouble(unreadable(input, &error))),
            },
        }
        true
    }

    fn read_open(&mut self, batch: &mut Batch, most: usize) {
        let Some(open) = &mut self.open else { return };
        batch.input = self.next - 1;
        let ended = match open.read(batch, most, self.takes_lines) {
            Ok(false) => return,
            Ok(true) if open.has_puzzles => Ok(()),
            Ok(true) => Err(ReadError::Empty.to_string()),
            Err(error) => Err(self.named.inputs.get(batch.input).map_or_else(String::new, |i| unreadable(i, &error))),
        };
        if let Err(reason) = ended {
            batch.items.push(Item::Trouble(reason));
        }
        self.bytes += lock(&open.reader).bytes();
        self.open = None;
    }
}

fn unreadable(input: &Source, error: &std::io::Error) -> String {
    match input {
        Source::StandardInput => format!("standard input cannot be read: {}", reason_of(error)),
        _ => format!("it cannot be read: {}", reason_of(error)),
    }
}

impl Open {
    /// Reads until the batch is full or more would have to be waited for. Returns whether this was the end.
    fn read(&mut self, batch: &mut Batch, most: usize, takes_lines: bool) -> std::io::Result<bool> {
        let mut bytes = 0;
        loop {
            let is_full = batch.grids.len() + batch.items.len() >= most || bytes >= MOST_BYTES;
            if is_full && !batch.items.is_empty() {
                return Ok(false);
            }
            if let Some((splitter, before)) = &mut self.stretch {
                if let Some(mut piece) = splitter.ready() {
                    piece.line += *before;
                    bytes += piece.text.len();
                    batch.items.push(Item::Text(piece));
                    self.has_puzzles = true;
                } else if splitter.has_ended() {
                    self.stretch = None;
                } else if !batch.items.is_empty() && !lock(&self.reader).has_line() {
                    return Ok(false);
                } else {
                    splitter.input().through = !takes_lines || splitter.is_inside();
                    splitter.take_line()?;
                }
                continue;
            }
            let mut reader = lock(&self.reader);
            let (line, from) = (reader.line(), batch.grids.len());
            let next = if takes_lines { reader.take_lines(&mut batch.grids, most) } else { reader.look() };
            if batch.grids.len() > from {
                batch.items.push(Item::Lines { line, grids: from..batch.grids.len() });
                self.has_puzzles = true;
            }
            match next {
                Next::End => return Ok(true),
                Next::Unknown if !batch.items.is_empty() => return Ok(false),
                Next::Unknown => reader.fill()?,
                Next::Line if takes_lines => {}
                Next::Line | Next::Other => {
                    let before = reader.line() - 1;
                    self.stretch = Some((Splitter::new(Stretch::new(Arc::clone(&self.reader))), before));
                }
            }
        }
    }
}
