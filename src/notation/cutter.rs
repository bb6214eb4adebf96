//! The machine that cuts lines into puzzles, a line at a time.

use super::document::{self, Document};
use super::grid::is_drawing;
use super::many::{LONGEST_LINE, NumberedText};
use super::newspaper::LineSigns;
use super::{candidates, is_title, line, sdk, url, value_or_dot};
use std::collections::VecDeque;

/// More digits than this in one line are a puzzle of their own, be it whole or not.
const MOST_IN_PART: usize = 27;
/// How much is kept of the headers above a puzzle, in bytes.
const LONGEST_HEADER: usize = 1 << 16;
/// The lines of a newspaper's grid with blank lines between its boxes.
const SPACED_LINES: usize = 11;

/// What kind of lines are being gathered.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Shape {
    /// Rows of digits.
    Rows,
    /// Rows of candidates.
    Candidates,
    /// Lines in which blanks are spaces.
    Newspaper,
    /// The parts of an `.sdk` file, with the rows that the last one has.
    Parts(usize),
}

/// A puzzle of which some lines have been gathered.
struct Open {
    piece: NumberedText,
    shape: Shape,
    /// Lines that hold more than frame.
    rows: usize,
    /// Digits and signs for blanks.
    values: usize,
    /// A blank line follows every row.
    spaced: bool,
    /// All digits so far stand alone, so that the lines may yet be a newspaper's.
    alone: bool,
    /// Lines gathered, blank ones among them where they matter.
    lines: usize,
    /// Which of the first four lines are blank.
    blank: [bool; 4],
}

impl Open {
    fn new(line: u64, header: String, shape: Shape) -> Open {
        let piece = NumberedText { line, text: header };
        Open { piece, shape, rows: 0, values: 0, spaced: false, alone: true, lines: 0, blank: [false; 4] }
    }

    fn is_too_long(&self) -> bool {
        self.piece.text.len() > LONGEST_LINE
    }

    fn is_full(&self) -> bool {
        self.rows >= 9 || self.shape == Shape::Rows && self.values >= 81
    }

    /// Whether a blank line may stand inside the puzzle here: between boxes, or between all rows.
    fn goes_on_after_blank(&mut self) -> bool {
        self.spaced |= self.rows == 1 && self.values == 9;
        !self.is_full() && (self.spaced || self.rows.is_multiple_of(3))
    }

    fn push(&mut self, line: &str) {
        // Of what has no end no more is kept than tells that it is too long.
        if let Some(room) = (LONGEST_LINE + 1).checked_sub(self.piece.text.len()) {
            self.piece.text.push_str(&line[..line.ceil_char_boundary(room)]);
            self.piece.text.push('\n');
        }
        if let Some(blank) = self.blank.get_mut(self.lines) {
            *blank = line.trim().is_empty();
        }
        self.lines += 1;
    }

    /// How many lines a newspaper's grid has that begins like this one.
    fn newspaper_lines(&self) -> usize {
        match self.blank {
            _ if self.lines < 4 => SPACED_LINES,
            [_, _, _, true] => SPACED_LINES,
            // The first rows had no digit and their lines are lost.
            [_, true, ..] => SPACED_LINES - 2,
            [_, _, true, _] => SPACED_LINES - 1,
            _ => 9,
        }
    }
}

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
        let taken = self.is_bare(number, line)
            || self.goes_into_document(line)
            || self.goes_into_parts(line)
            || self.goes_into_newspaper(line)
            || self.is_header(number, line)
            || self.is_whole(number, line);
        if !taken {
            self.gather(number, line);
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
    pub(super) fn is_inside(&self) -> bool {
        self.document.is_some() || self.open.as_ref().is_some_and(|open| matches!(open.shape, Shape::Parts(_)))
    }

    /// The commonest line by far: 81 digits.
    fn is_bare(&mut self, number: u64, line: &str) -> bool {
        if self.is_inside() || !line::is_bare(line) {
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

    /// Headers are kept until rows come; among the rows of a puzzle they are notes.
    fn is_header(&mut self, number: u64, line: &str) -> bool {
        let is_puzzle = sdk::part(line).map(sdk::is_puzzle);
        if sdk::header(line).is_none() && is_puzzle.is_none() {
            return false;
        }
        if is_puzzle.is_some() || self.open.as_ref().is_some_and(|open| open.is_full() || open.rows == 0) {
            self.close();
        }
        if is_puzzle == Some(true) {
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

    fn gather(&mut self, number: u64, whole: &str) {
        let line = whole.split('#').next().unwrap_or_default().trim_end();
        if line.trim().is_empty() {
            // A line that is a note and nothing else is not blank.
            if let Some(open) = self.open.as_mut().filter(|_| whole.trim().is_empty()) {
                // A frame with nothing below it belongs to the puzzle above.
                if open.rows == 0 || !open.goes_on_after_blank() {
                    self.close();
                } else if open.alone && open.lines <= SPACED_LINES {
                    open.push("");
                }
            }
            return;
        }
        let values = line.chars().filter(|&c| value_or_dot(c).is_some()).count();
        let is_open = |shape| self.open.as_ref().is_some_and(|open| open.shape == shape && open.rows < 9);
        let words = line.split_whitespace().count();
        let has_candidates = candidates::is_row(line) || is_open(Shape::Candidates) && words > 4;
        if values > MOST_IN_PART && !has_candidates {
            self.close();
            self.header.clear();
            self.give(NumberedText { line: number, text: first_field(line).to_owned() });
            return;
        }
        if self.open.as_ref().is_some_and(Open::is_full) {
            self.close();
        }
        let between_puzzles = self.open.as_ref().is_none_or(|open| open.rows == 0);
        if between_puzzles && is_title(line) {
            return;
        }
        let is_drawing = is_drawing(line);
        if between_puzzles && is_drawing {
            // The frame above this one was drawn below the puzzle before.
            self.close();
        }
        let signs = LineSigns::of(line);
        let is_newspaper = signs.as_ref().is_some_and(LineSigns::is_row)
            && (between_puzzles || self.open.as_ref().is_some_and(|open| open.alone));
        if is_newspaper && between_puzzles {
            self.close();
        }
        let open = self.open.get_or_insert_with(|| Open::new(number, String::new(), Shape::Rows));
        if open.rows == 0 && !is_drawing {
            open.piece.text.insert_str(0, &std::mem::take(&mut self.header));
        }
        if is_newspaper {
            open.shape = Shape::Newspaper;
        } else if has_candidates {
            open.shape = Shape::Candidates;
        }
        open.alone &= signs.is_some();
        // The place of a digit counts, and so do the spaces at the end.
        open.push(if is_newspaper { whole } else { line });
        if !is_drawing {
            open.rows += 1;
            open.values += values;
        }
        if is_newspaper && open.lines >= open.newspaper_lines() {
            self.close();
        }
    }
}

/// The first field of the line if it is 81 digits and signs for blanks; else the line.
fn first_field(line: &str) -> &str {
    let field = line.trim_start().split([',', ';', ' ', '\t']).next().unwrap_or_default();
    let is_puzzle = field.chars().count() == 81 && field.chars().all(|c| value_or_dot(c).is_some());
    if is_puzzle { field } else { line }
}
