//! Cuts the puzzles of all inputs into batches for the workers.

use super::input::{Named, Source};
use super::progress::Progress;
use super::report::reason_of;
use super::workers::Feed;
use crate::fast::Grid;
use crate::notation::{Piece, ReadError, Splitter};
use std::io::{self, BufReader, Read};
use std::ops::Range;
use std::sync::Arc;

/// How many bytes of other puzzles a batch may hold; the last puzzle may exceed it.
const MOST_BYTES: usize = 1 << 20;

/// How many bytes are read at once.
const CHUNK: usize = 1 << 16;

/// Consecutive puzzles from one input.
#[derive(Default)]
pub(super) struct Batch {
    /// The index of the input.
    pub input: usize,
    pub items: Vec<Item>,
    /// The puzzles of all [`Item::Lines`].
    pub grids: Vec<Grid>,
}

/// A part of a batch.
pub(super) enum Item {
    /// Lines of 81 digits: the number of the first line, and the range of their grids.
    Lines { line: u64, grids: Range<usize> },
    /// Any other puzzle.
    Piece(Piece),
    /// The rest of the input cannot be read, for this reason.
    Trouble(String),
}

/// Reads one input after another.
pub(super) struct Inflow {
    named: Arc<Named>,
    /// Whether lines of 81 digits are taken without further parsing.
    takes_lines: bool,
    progress: Progress,
    /// The next input to open.
    next: usize,
    open: Option<Open>,
}

/// An input that is being read.
struct Open {
    splitter: Splitter<BufReader<Box<dyn Read + Send>>>,
    /// Whether it has had a puzzle so far.
    has_puzzles: bool,
}

impl Feed<Batch> for Inflow {
    /// A batch ends where more input would have to be waited for, so that typed puzzles are answered at once.
    fn fill(&mut self, batch: &mut Batch, most: usize) -> bool {
        batch.items.clear();
        batch.grids.clear();
        while batch.items.is_empty() {
            let named = Arc::clone(&self.named);
            let Some(open) = &mut self.open else {
                let Some(input) = named.inputs.get(self.next) else { return false };
                batch.input = self.next;
                self.next += 1;
                match input {
                    Source::Puzzle(text) => batch.items.push(Item::Piece(Piece::of(text.as_str()))),
                    Source::Neither(reason) => batch.items.push(Item::Trouble(reason.clone())),
                    _ => match input.open(&self.progress) {
                        Ok(text) => {
                            let splitter = Splitter::new(BufReader::with_capacity(CHUNK, text));
                            self.open = Some(Open { splitter, has_puzzles: false });
                        }
                        Err(error) => batch.items.push(unreadable(input, &error)),
                    },
                }
                continue;
            };
            batch.input = self.next - 1;
            let trouble = match open.read(batch, most, self.takes_lines) {
                Ok(false) => continue,
                Ok(true) if open.has_puzzles => None,
                Ok(true) => Some(Item::Trouble(ReadError::Empty.to_string())),
                Err(error) => named.inputs.get(batch.input).map(|input| unreadable(input, &error)),
            };
            batch.items.extend(trouble);
            self.open = None;
        }
        true
    }
}

impl Inflow {
    pub fn new(named: Arc<Named>, takes_lines: bool, progress: Progress) -> Inflow {
        Inflow { named, takes_lines, progress, next: 0, open: None }
    }
}

fn unreadable(input: &Source, error: &io::Error) -> Item {
    let what =
        if matches!(input, Source::StandardInput) { "cannot read standard input" } else { "cannot read the file" };
    Item::Trouble(format!("{what}: {}", reason_of(error)))
}

impl Open {
    /// Reads until the batch is full or until it would have to wait for more. Returns whether the input has ended.
    fn read(&mut self, batch: &mut Batch, most: usize, takes_lines: bool) -> io::Result<bool> {
        let mut bytes = 0;
        let has_ended = loop {
            let is_full = batch.grids.len() + batch.items.len() >= most || bytes >= MOST_BYTES;
            if is_full && !batch.items.is_empty() {
                break false;
            }
            if let Some(piece) = self.splitter.ready() {
                bytes += piece.size();
                batch.items.push(Item::Piece(piece));
                continue;
            }
            if self.splitter.has_ended() {
                break true;
            }
            let waits = memchr::memchr(b'\n', self.splitter.input().buffer()).is_none();
            if waits && !batch.items.is_empty() {
                break false;
            }
            let (line, from, grids) = (self.splitter.line(), batch.grids.len(), &mut batch.grids);
            let push = |line: &[u8]| grids.len() < most && Grid::from_line(line).map(|grid| grids.push(grid)).is_some();
            if takes_lines && self.splitter.give_lines(push)? {
                batch.items.push(Item::Lines { line, grids: from..batch.grids.len() });
            } else {
                self.splitter.take_line()?;
            }
        };
        self.has_puzzles |= !batch.items.is_empty();
        Ok(has_ended)
    }
}
