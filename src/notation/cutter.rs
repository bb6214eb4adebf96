//! The machine that cuts lines into puzzles, a line at a time.

use super::document::{self, Document};
use super::gathered::{Open, Shape};
use super::grid::{is_across, is_drawing, is_signed_row, is_title};
use super::groups::{Gap, Step};
use super::newspaper::LineSigns;
use super::numbered_text::NumberedText;
use super::values::value_or_dot;
use super::{candidates, line, sdk, url};
use std::collections::VecDeque;

/// More digits than this in one line are a puzzle of their own, be it whole or not.
const MOST_IN_PART: usize = 27;
/// How much is kept of the headers above a puzzle, in bytes.
const LONGEST_HEADER: usize = 1 << 16;

/// What can be given.
enum Ready {
    Piece(NumberedText),
    /// The pieces of a document, of which one exists at a time.
    Document(document::Cut),
}

/// Takes lines and gives puzzles.
#[derive(Default)]
pub(super) struct Cutter {
    ready: VecDeque<Ready>,
    open: Option<Open>,
    /// Header lines of an `.sdk` file, kept for the rows that follow.
    header: String,
    document: Option<Document>,
    /// The line above was the last row of a grid.
    is_directly_below: bool,
}

impl Cutter {
    pub(super) fn next_piece(&mut self) -> Option<NumberedText> {
        loop {
            match self.ready.pop_front()? {
                Ready::Piece(piece) => return Some(piece),
                Ready::Document(mut cut) => {
                    if let Some(piece) = cut.next() {
                        self.ready.push_front(Ready::Document(cut));
                        return Some(piece);
                    }
                }
            }
        }
    }

    /// Whether a line that begins so may be as long as a document.
    pub(super) fn takes_document(&self, start: &[u8]) -> bool {
        let start = String::from_utf8_lossy(&start[..start.len().min(256)]);
        self.document.is_some() || document::begins(start.trim_start_matches('\u{feff}'))
    }

    /// Takes the next line, without its end.
    pub(super) fn take(&mut self, number: u64, line: &str) {
        let is_stray = std::mem::take(&mut self.is_directly_below);
        let taken = self.is_bare(number, line)
            || self.goes_into_document(line)
            || self.goes_into_parts(line)
            || self.goes_into_newspaper(line)
            || self.is_header(number, line)
            || self.is_whole(number, line);
        if !taken {
            let is_stray = is_stray || std::mem::take(&mut self.is_directly_below);
            self.gather(number, line, is_stray);
        }
    }

    /// Takes the end of the input.
    pub(super) fn finish(&mut self) {
        self.close_document();
        self.close();
    }

    fn close(&mut self) {
        // A frame with nothing in it, drawn below the last row, belongs to no puzzle.
        if let Some(open) = self.open.take().filter(|open| open.rows > 0 || open.is_too_long()) {
            self.give(open.piece);
        }
    }

    fn close_document(&mut self) {
        self.ready.extend(self.document.take().map(|document| Ready::Document(document.cut())));
    }

    fn give(&mut self, piece: NumberedText) {
        self.ready.push_back(Ready::Piece(piece));
    }

    /// Whether the next line belongs to a document or to a part, so that it is no puzzle of its own.
    fn is_inside(&self) -> bool {
        self.document.is_some() || self.open.as_ref().is_some_and(|open| matches!(open.shape, Shape::Parts(_)))
    }

    /// Whether a line of 81 digits that comes next would be the only thing there is.
    pub(super) fn is_between(&self) -> bool {
        self.ready.is_empty() && self.open.is_none() && self.document.is_none() && self.header.is_empty()
    }

    /// The commonest line by far: 81 digits.
    fn is_bare(&mut self, number: u64, line: &str) -> bool {
        if self.is_inside() || !line::is_bare(line) && !line::is_signed(line) {
            return false;
        }
        self.close();
        self.header.clear();
        self.give(NumberedText { line: number, text: line.to_owned() });
        true
    }

    fn goes_into_document(&mut self, line: &str) -> bool {
        let Some(document) = &mut self.document else { return false };
        if !document.take(line) {
            // A comment above other puzzles is no document.
            self.document.take_if(|document| document.is_prolog());
            self.close_document();
            return false;
        }
        if document.is_closed() {
            self.close_document();
        }
        true
    }

    fn goes_into_parts(&mut self, line: &str) -> bool {
        let Some(Open { shape: Shape::Parts(rows), .. }) = &mut self.open else { return false };
        if line.trim().is_empty() {
            return true;
        }
        let name = sdk::part(line);
        let is_next = match name {
            Some(name) => sdk::is_puzzle(name),
            None => *rows >= 9 || line.starts_with('#'),
        };
        if is_next {
            self.close();
            self.is_directly_below = name.is_none() && !line.starts_with('#');
            return false;
        }
        *rows = match name {
            Some(_) => 0,
            None if line.chars().filter(|&c| value_or_dot(c).is_some()).count() > MOST_IN_PART => 9,
            None => *rows + 1,
        };
        if let Some(open) = &mut self.open {
            open.rows += usize::from(name.is_none());
            open.push(line);
        }
        true
    }

    fn goes_into_newspaper(&mut self, line: &str) -> bool {
        let Some(open) = self.open.as_mut().filter(|open| open.shape == Shape::Newspaper) else { return false };
        if LineSigns::of(line).is_none() {
            self.close();
            return false;
        }
        open.push(line);
        if open.lines >= open.newspaper_lines() {
            self.close();
        }
        true
    }

    /// Headers end a puzzle and are kept until the rows of the next one come.
    fn is_header(&mut self, number: u64, line: &str) -> bool {
        let is_puzzle = sdk::part(line).map(sdk::is_puzzle);
        if sdk::header(line).is_none() && is_puzzle.is_none() {
            return false;
        }
        // The other parts of a puzzle that had a row too many in its first part are no puzzles.
        let is_lost = is_puzzle == Some(false) && self.open.as_ref().is_some_and(|open| open.is_stray);
        self.close();
        if is_puzzle == Some(true) || is_lost {
            let mut open = Open::new(number, std::mem::take(&mut self.header), Shape::Parts(0));
            open.push(line);
            self.open = Some(open);
        } else if is_puzzle.is_none() && self.open.is_none() && self.header.len() + line.len() < LONGEST_HEADER {
            self.header.push_str(line);
            self.header.push('\n');
        }
        true
    }

    /// Lines that are a puzzle of their own, or the first of a document.
    fn is_whole(&mut self, number: u64, line: &str) -> bool {
        if url::is_line(line) {
            self.close();
            self.give(NumberedText { line: number, text: line.trim().to_owned() });
        } else if let Some(document) = Document::begun(number, line) {
            self.close();
            let is_closed = document.is_closed();
            self.document = Some(document);
            if is_closed {
                self.close_document();
            }
        } else {
            return false;
        }
        true
    }

    /// Takes a line that stands between rows. Returns whether it is one.
    fn is_gap(&mut self, whole: &str, line: &str) -> bool {
        let gap = if whole.trim().is_empty() {
            Gap::Blank
        } else if line.is_empty() {
            Gap::Note
        } else if is_drawing(line) {
            Gap::Frame { across: is_across(line) }
        } else {
            return false;
        };
        let Some(open) = &mut self.open else { return true };
        if open.rows == 0 {
            // A frame with nothing below it belongs to the puzzle above, and so does one below which another is drawn.
            if gap != Gap::Note {
                self.close();
            }
        } else if open.ends_at(gap) {
            self.close();
        } else if gap == Gap::Blank {
            open.push_blank();
        }
        true
    }

    /// `is_stray` tells that the line stands directly below the last row of another grid.
    fn gather(&mut self, number: u64, whole: &str, is_stray: bool) {
        let line = whole.split('#').next().unwrap_or_default().trim_end();
        let is_gap = self.is_gap(whole, line);
        if line.trim().is_empty() {
            return;
        }
        let values = if is_signed_row(line) { 9 } else { line.chars().filter(|&c| value_or_dot(c).is_some()).count() };
        let is_open = |shape| self.open.as_ref().is_some_and(|open| open.shape == shape && open.rows < 9);
        let words = line.split_whitespace().count();
        let has_candidates = candidates::is_row(line) || is_open(Shape::Candidates) && words > 4;
        if values > MOST_IN_PART && !has_candidates {
            self.close();
            self.header.clear();
            self.give(NumberedText { line: number, text: first_field(line).to_owned() });
            return;
        }
        let between_puzzles = self.open.as_ref().is_none_or(|open| open.rows == 0);
        let ends_at_words = || self.open.as_ref().is_some_and(|open| open.groups.end_at_words(open.is_stray));
        if is_title(line) && (between_puzzles || has_word(line) && ends_at_words()) {
            if !between_puzzles {
                self.close();
            }
            return;
        }
        let signs = LineSigns::of(line);
        let is_newspaper = signs.as_ref().is_some_and(LineSigns::is_row)
            && (between_puzzles || self.open.as_ref().is_some_and(Open::may_be_newspaper));
        if is_newspaper && between_puzzles {
            self.close();
        }
        if !is_gap && !is_newspaper && !self.goes_on_with_row(signs.as_ref(), number) {
            self.gather(number, whole, false);
            return;
        }
        let open = self.open.get_or_insert_with(|| Open::new(number, String::new(), Shape::Rows));
        if open.rows == 0 && !is_gap {
            open.piece.text.insert_str(0, &std::mem::take(&mut self.header));
            open.is_stray = is_stray;
        }
        if is_newspaper {
            open.shape = Shape::Newspaper;
        } else if has_candidates {
            open.shape = Shape::Candidates;
        }
        open.count_signs(signs.as_ref());
        // The place of a digit counts, and so do the spaces at the end.
        open.push(if is_newspaper { whole } else { line });
        if !is_gap {
            open.rows += 1;
            open.values += values;
        }
        if is_newspaper && open.lines >= open.newspaper_lines() {
            self.close();
        } else if !is_newspaper && open.is_full() {
            self.is_directly_below = true;
            self.close();
        }
    }

    /// Whether a row that comes now belongs to the puzzle that is open, or to a new one; else it has to be taken once more.
    fn goes_on_with_row(&mut self, signs: Option<&LineSigns>, number: u64) -> bool {
        let open = self.open.get_or_insert_with(|| Open::new(number, String::new(), Shape::Rows));
        match open.step(signs, number) {
            Step::GoesOn => true,
            Step::Ends => {
                self.close();
                false
            }
            Step::Breaks => {
                self.break_off();
                false
            }
            Step::BreaksAbove { blanks } => {
                self.break_off();
                for _ in 0..blanks {
                    self.is_gap("", "");
                }
                false
            }
        }
    }

    /// Ends the puzzle that is open above its last group, with which another begins.
    fn break_off(&mut self) {
        let Some(mut open) = self.open.take() else { return };
        let (line, rest) = open.break_off();
        self.give(open.piece);
        for (number, row) in (line..).zip(rest.lines().filter(|row| !row.is_empty())) {
            self.gather(number, row, false);
        }
    }
}

/// Whether two letters stand side by side, as in no row with a slip in it.
fn has_word(line: &str) -> bool {
    line.chars().zip(line.chars().skip(1)).any(|(a, b)| a.is_alphabetic() && b.is_alphabetic())
}

/// The first field of the line if it is 81 digits and signs for blanks; else the line.
fn first_field(line: &str) -> &str {
    let field = line.trim_start().split([',', ';', ' ', '\t']).next().unwrap_or_default();
    let is_puzzle = field.chars().count() == 81 && field.chars().all(|c| value_or_dot(c).is_some());
    if is_puzzle { field } else { line }
}
