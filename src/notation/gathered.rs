//! A puzzle of which some lines have been gathered.

use super::groups::{Gap, Groups, Step};
use super::newspaper::{LineSigns, MOST_DOTS};
use super::numbered_text::{LONGEST_LINE, NumberedText};

/// The lines of a newspaper's grid with blank lines between its boxes.
const SPACED_LINES: usize = 11;
/// So many rows have two grids; what is broken has to end somewhere.
const MOST_ROWS: usize = 18;

/// What kind of lines are being gathered.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Shape {
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
pub(super) struct Open {
    pub(super) piece: NumberedText,
    pub(super) shape: Shape,
    /// Lines that hold more than frame.
    pub(super) rows: usize,
    /// Digits and signs for blanks.
    pub(super) values: usize,
    pub(super) groups: Groups,
    /// The line on which the last group begins, and where its text begins in the piece.
    group: (u64, usize),
    /// The first row stands directly below the last one of another grid.
    pub(super) is_stray: bool,
    /// A blank line follows every row.
    spaced: bool,
    /// All digits so far stand alone, so that the lines may yet be a newspaper's.
    alone: bool,
    /// So far they stand as far apart as a newspaper prints them.
    wide: bool,
    dots: usize,
    /// Lines gathered, blank ones among them where they matter.
    pub(super) lines: usize,
    /// Which of the first four lines are blank.
    blank: [bool; 4],
}

impl Open {
    pub(super) fn new(line: u64, header: String, shape: Shape) -> Open {
        Open {
            piece: NumberedText { line, text: header },
            shape,
            rows: 0,
            values: 0,
            groups: Groups::default(),
            group: (line, 0),
            is_stray: false,
            spaced: false,
            alone: true,
            wide: true,
            dots: 0,
            lines: 0,
            blank: [false; 4],
        }
    }

    pub(super) fn is_too_long(&self) -> bool {
        self.piece.text.len() > LONGEST_LINE
    }

    /// Whether the puzzle has its last row.
    pub(super) fn is_full(&self) -> bool {
        let is_full = self.rows >= 9 || self.shape == Shape::Rows && self.values >= 81;
        if self.groups.are_broken() && !self.may_be_newspaper() {
            self.groups.are_complete() || self.rows >= MOST_ROWS
        } else {
            is_full
        }
    }

    /// Whether rows without digits may look like blank lines.
    pub(super) fn may_be_newspaper(&self) -> bool {
        self.alone && self.wide && self.dots <= MOST_DOTS
    }

    /// Whether the puzzle has ended above such a line.
    pub(super) fn ends_at(&mut self, gap: Gap) -> bool {
        self.spaced |= self.rows == 1 && self.values == 9 && gap == Gap::Blank;
        let step = self.groups.gap(gap, self.rows == 1 && (8..=10).contains(&self.values), self.is_stray);
        if self.may_be_newspaper() {
            // Blank lines may stand between boxes, or between all rows.
            gap == Gap::Blank && !self.spaced && !self.rows.is_multiple_of(3)
        } else {
            step != Step::GoesOn
        }
    }

    /// What a row means that stands on that line and has these signs.
    pub(super) fn step(&mut self, signs: Option<&LineSigns>, line: u64) -> Step {
        let step = self.groups.row();
        if self.groups.is_first() && !matches!(step, Step::BreaksAbove { .. }) {
            self.group = (line, self.piece.text.len());
        }
        let dots = signs.map_or(MOST_DOTS + 1, |signs| signs.dots);
        match step {
            _ if self.may_be_newspaper() && self.dots + dots <= MOST_DOTS => Step::GoesOn,
            // Of what is too long not all is there.
            Step::Breaks | Step::BreaksAbove { .. } if self.is_too_long() => Step::Ends,
            step => step,
        }
    }

    /// Takes the last group off. Returns the line on which it begins, and its rows.
    pub(super) fn break_off(&mut self) -> (u64, String) {
        let (line, at) = self.group;
        (line, self.piece.text.split_off(at.min(self.piece.text.len())))
    }

    pub(super) fn count_signs(&mut self, signs: Option<&LineSigns>) {
        self.alone &= signs.is_some();
        self.wide &= signs.is_some_and(|signs| signs.gap);
        self.dots += signs.map_or(0, |signs| signs.dots);
    }

    /// Keeps a blank line that may be a row without digits.
    pub(super) fn push_blank(&mut self) {
        if self.alone && self.lines <= SPACED_LINES {
            self.push("");
        }
    }

    pub(super) fn push(&mut self, line: &str) {
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
    pub(super) fn newspaper_lines(&self) -> usize {
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
