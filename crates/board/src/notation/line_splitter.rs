//! Cuts a text into puzzles, one line at a time.

use super::block::{self, Block, RowEffect, Separator, Shape};
use super::document::{self, Document};
use super::grid::{is_across, is_drawing, is_signed_row, is_title};
use super::invisible::visible;
use super::newspaper::LineSigns;
use super::piece::{Content, Piece};
use super::values::value_or_dot;
use super::work::count_bytes;
use super::{candidates, line, parted, positions, sdk, url};
use crate::Cell;
use crate::classic::ClassicCell;
use std::borrow::Cow;
use std::collections::VecDeque;
use std::mem;

/// The most digits that a line of a larger grid has. A line with more is a puzzle of its own, complete or not.
const MOST_IN_PART: usize = 27;
/// The most bytes of headers that are kept for the puzzle below them.
const LONGEST_HEADER: usize = 1 << 16;

/// The parts of an `.sdk` file, gathered until the next file's parts begin.
struct Parts {
    line: u64,
    text: String,
    /// The number of rows in the last part.
    rows: usize,
}

/// Takes lines and returns puzzles.
#[derive(Default)]
pub(super) struct LineSplitter {
    ready: VecDeque<Piece>,
    document: Option<Document>,
    parts: Option<Parts>,
    block: Option<Block>,
    /// Header lines of an `.sdk` file, kept for the rows that follow.
    header: String,
    /// The upper edge of a frame, and the number of its line.
    edge: Option<(u64, String)>,
    /// True if the line above was the last row of a grid.
    is_directly_below: bool,
}

impl LineSplitter {
    pub(super) fn next_piece(&mut self) -> Option<Piece> {
        if let Some(piece) = self.ready.pop_front() {
            return Some(piece);
        }
        let piece = self.document.as_mut()?.next();
        if piece.is_none() {
            self.document.take_if(|document| document.has_ended());
        }
        piece
    }

    /// Returns true if a line that begins like this may be as long as a document.
    pub(super) fn takes_document(&self, start: &[u8]) -> bool {
        let start = String::from_utf8_lossy(&start[..start.len().min(256)]);
        self.document.is_some() || document::begins(start.trim_start_matches('\u{feff}'))
    }

    /// Returns true if nothing has begun that the next line could belong to.
    pub(super) fn is_between(&self) -> bool {
        self.ready.is_empty()
            && self.document.is_none()
            && self.parts.is_none()
            && self.block.is_none()
            && self.header.is_empty()
    }

    /// Takes the next line, without its line end. All pieces of the lines before it must have been taken out.
    pub(super) fn take(&mut self, number: u64, line: &str) {
        count_bytes(line.len() + 1);
        let is_stray = mem::take(&mut self.is_directly_below);
        if self.take_bare(number, line) || self.take_into_document(number, line) || self.take_into_parts(line) {
            return;
        }
        let visible = if line.starts_with('#') { line.into() } else { visible(line) };
        let parted = parted::row(&visible);
        let line = parted.as_deref().unwrap_or(&visible);
        let is_changed = parted.is_some() || matches!(visible, Cow::Owned(_));
        let taken = is_changed && self.take_bare(number, line)
            || self.take_into_newspaper(line)
            || self.take_header(number, line)
            || self.take_whole(number, line);
        if !taken {
            let is_stray = is_stray || mem::take(&mut self.is_directly_below);
            self.gather(number, line, is_stray);
        }
    }

    /// Handles the end of the input.
    pub(super) fn finish(&mut self) {
        if let Some(document) = &mut self.document {
            document.end();
        }
        self.close();
    }

    fn emit(&mut self, line: u64, text: &str) {
        self.close();
        self.header.clear();
        self.ready.push_back(Piece { line, content: Content::Text(text.to_owned()) });
    }

    fn close(&mut self) {
        self.edge = None;
        self.ready.extend(self.block.take().map(Block::piece));
        let parts = self.parts.take();
        self.ready.extend(parts.map(|Parts { line, text, .. }| Piece { line, content: Content::Text(text) }));
    }

    /// Takes a line of 81 digits, by far the most common case.
    fn take_bare(&mut self, number: u64, line: &str) -> bool {
        let is_inside = self.document.is_some() || self.parts.is_some();
        let is_bare = !is_inside && line::is_line(line);
        if is_bare {
            self.emit(number, line);
        }
        is_bare
    }

    fn take_into_document(&mut self, number: u64, line: &str) -> bool {
        let Some(document) = &mut self.document else { return false };
        let taken = document.take_line(number, line);
        if !taken {
            document.end_above_others();
            let left = self.document.take();
            self.ready.extend(left.into_iter().flatten());
        }
        taken
    }

    fn take_into_parts(&mut self, line: &str) -> bool {
        let Some(parts) = &mut self.parts else { return false };
        if line.trim().is_empty() {
            return true;
        }
        let name = sdk::part(line);
        let is_next = match name {
            Some(name) => sdk::is_puzzle(name),
            None => parts.rows >= 9 || line.starts_with('#'),
        };
        if is_next {
            self.close();
            self.is_directly_below = name.is_none() && !line.starts_with('#');
            return false;
        }
        parts.rows = match name {
            Some(_) => 0,
            None if count(line) > MOST_IN_PART => 9,
            None => parts.rows + 1,
        };
        block::push(&mut parts.text, line);
        true
    }

    fn take_into_newspaper(&mut self, line: &str) -> bool {
        let Some(block) = self.block.as_mut().filter(|block| block.shape == Shape::Newspaper) else { return false };
        if LineSigns::of(line).is_none() {
            self.close();
            return false;
        }
        block.push(line);
        if block.is_full() {
            self.close();
        }
        true
    }

    /// Takes a header line. It ends the puzzle above and is kept for the rows of the next one.
    fn take_header(&mut self, number: u64, line: &str) -> bool {
        let is_puzzle = sdk::part(line).map(sdk::is_puzzle);
        if sdk::header(line).is_none() && is_puzzle.is_none() {
            return false;
        }
        // If the first part of a puzzle had a row too many, its other parts are not puzzles.
        let is_lost = is_puzzle == Some(false) && self.block.as_ref().is_some_and(Block::is_stray);
        self.close();
        if is_puzzle == Some(true) || is_lost {
            let mut text = mem::take(&mut self.header);
            block::push(&mut text, line);
            self.parts = Some(Parts { line: number, text, rows: 0 });
        } else if is_puzzle.is_none() && self.header.len() + line.len() < LONGEST_HEADER {
            self.header.push_str(line);
            self.header.push('\n');
        }
        true
    }

    /// Takes a line that is a puzzle of its own, or the first line of a document.
    fn take_whole(&mut self, number: u64, line: &str) -> bool {
        if let Some(address) = url::in_line(line) {
            self.emit(number, address);
        } else if positions::read_library_line(line).is_some() {
            self.emit(number, line);
        } else if let Some(document) = Document::start(number, line) {
            self.close();
            self.document = Some(document);
        } else {
            return false;
        }
        true
    }

    /// Takes a line between rows or above them: a blank line, a note or a line of a frame.
    fn take_between(&mut self, separator: Separator, number: u64, line: &str) {
        count_bytes(line.len() + 1);
        match (&mut self.block, separator) {
            (Some(block), _) => {
                if block.ends_at(separator) {
                    self.close();
                    self.take_between(separator, number, line);
                } else if let Separator::Frame { .. } = separator {
                    block.push(line);
                }
            }
            (None, Separator::Frame { .. }) => self.edge = Some((number, line.to_owned())),
            (None, Separator::Blank | Separator::Note) => self.edge = None,
        }
    }

    /// Takes a row. `is_stray` is true if the row comes directly below the last row of another grid.
    fn gather(&mut self, number: u64, whole: &str, is_stray: bool) {
        let line = whole.split('#').next().unwrap_or_default().trim_end();
        let line = if line.trim_start().starts_with("//") { "" } else { line };
        let separator = if whole.trim().is_empty() {
            Some(Separator::Blank)
        } else if line.is_empty() {
            Some(Separator::Note)
        } else {
            is_drawing(line).then(|| Separator::Frame { across: is_across(line) })
        };
        if let Some(separator) = separator {
            return self.take_between(separator, number, line);
        }
        let values = if is_signed_row(line) { 9 } else { count(line) };
        let continues = |shape| self.block.as_ref().is_some_and(|block| block.shape == shape);
        let has_candidates =
            candidates::is_row(line) || continues(Shape::Candidates) && line.split_whitespace().count() > 4;
        let has_field = || line.len() > Cell::COUNT && first_field(line).is_some();
        if !has_candidates && (values > MOST_IN_PART || has_field()) {
            return self.take_row(number, line);
        }
        if is_title(line) && (self.block.is_none() || has_word(line)) {
            return self.close();
        }
        if self.block.is_none() && is_size(line) {
            return;
        }
        let signs = LineSigns::of(line);
        let is_newspaper =
            signs.as_ref().is_some_and(LineSigns::is_row) && self.block.as_ref().is_none_or(Block::may_be_newspaper);
        if is_newspaper {
            self.edge = None;
        }
        if let Some(block) = &mut self.block
            && !is_newspaper
        {
            match block.row_effect(signs.as_ref(), number) {
                RowEffect::Continues => {}
                RowEffect::Ends => self.close(),
                RowEffect::EndsAboveGroup { blanks } => {
                    self.split(blanks);
                    return self.gather(number, whole, false);
                }
            }
        }
        let block = self.block.get_or_insert_with(|| {
            let (line, edge) = self.edge.take().unwrap_or((number, String::new()));
            let mut block = Block::new(line, mem::take(&mut self.header), is_stray);
            if !edge.is_empty() {
                block.push(&edge);
            }
            block
        });
        if is_newspaper {
            block.shape = Shape::Newspaper;
        } else if has_candidates {
            block.shape = Shape::Candidates;
        }
        // In a newspaper's grid, positions matter, and so do the spaces at the end.
        block.push_row(if is_newspaper { whole } else { line }, values);
        if block.is_full() {
            self.is_directly_below = !is_newspaper;
            self.close();
        }
    }

    /// Takes a line that is a puzzle of its own, or has one among other words.
    fn take_row(&mut self, number: u64, line: &str) {
        // There may be a rating after digits separated by spaces.
        let first: String = line.split('\t').next().unwrap_or_default().split(' ').collect();
        if line::is_bare(&first) {
            return self.emit(number, &first);
        }
        self.emit(number, first_field(line).unwrap_or(line));
    }

    /// Ends the grid above its last group, which becomes the start of another grid.
    fn split(&mut self, blanks: usize) {
        let Some(mut block) = self.block.take() else { return };
        let (first, rest) = block.split_group();
        self.ready.push_back(block.piece());
        for (number, row) in (first..).zip(rest.lines().filter(|row| !row.is_empty())) {
            self.gather(number, row, false);
        }
        for _ in 0..blanks {
            self.take_between(Separator::Blank, first, "");
        }
    }
}

/// Returns the number of digits and dots in the line.
fn count(line: &str) -> usize {
    count_bytes(line.len());
    line.chars().filter(|&c| value_or_dot(c).is_some()).count()
}

/// Returns true if two letters are next to each other, which never happens in a mistyped row.
fn has_word(line: &str) -> bool {
    line.chars().zip(line.chars().skip(1)).any(|(a, b)| a.is_alphabetic() && b.is_alphabetic())
}

/// Returns true if the line is a size, as some files have it above a grid: `3 3` or `9x9`.
fn is_size(line: &str) -> bool {
    let sides: Vec<&str> = line.split([',', ' ', 'x']).filter(|side| !side.is_empty()).collect();
    matches!(sides[..], ["3", "3"] | ["9", "9"])
}

/// Returns the first field of 81 cells.
fn first_field(line: &str) -> Option<&str> {
    line.split(['\t', ',', ';', ' ', '"', ':']).find(|field| line::is_line(field))
}
