//! Gathers the lines of a grid and finds its end. The rows may come in one block, in groups of three, or one at a time with
//! gaps between them.

use super::limits::LONGEST_LINE;
use super::newspaper::{LineSigns, MOST_DOTS};
use super::piece::{Content, Piece};
use std::mem;

/// The number of lines of a newspaper's grid with blank lines between its boxes.
const SPACED_LINES: usize = 11;
/// The number of rows after which a broken grid ends: as many as two grids have.
const MOST_ROWS: usize = 18;

/// The kind of lines being gathered.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Shape {
    /// Rows of digits.
    Rows,
    /// Rows of candidates.
    Candidates,
    /// Lines with spaces for blanks.
    Newspaper,
}

/// A line between rows.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Separator {
    Blank,
    /// A note, which is not part of a grid.
    Note,
    /// A line of a frame. `across` is true for a line from side to side, false for one that only continues the vertical lines.
    Frame {
        across: bool,
    },
}

/// Counts of the lines between two groups of rows.
#[derive(Clone, Copy, PartialEq, Eq, Default)]
struct Gap {
    blanks: usize,
    notes: usize,
    frames: usize,
    across: usize,
}

/// The meaning of the next row for the rows above it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum RowEffect {
    /// The row belongs to the same grid, as far as can be known so far.
    Continues,
    /// The grid ended above the row.
    Ends,
    /// The grid ended above the last group, with this many blank lines below it.
    EndsAboveGroup { blanks: usize },
}

/// A grid, some of whose lines have been gathered. It counts groups, not rows, so that a group with a row too many or too few
/// breaks only this grid and not the ones after it.
pub(super) struct Block {
    line: u64,
    text: String,
    pub(super) shape: Shape,
    /// True if the first row comes directly below the last row of another grid.
    is_stray: bool,
    /// The number of rows, and below it the number of digits and blanks.
    pub(super) rows: usize,
    values: usize,
    /// The number of rows that each group should have: 1, 3 or 9. `None` before the first group has ended.
    size: Option<usize>,
    /// The number of groups before this one, and the number of rows in this one.
    groups: usize,
    here: usize,
    /// The line on which this group begins, and the byte at which its text begins.
    group: (u64, usize),
    is_broken: bool,
    /// The lines between the group above and the next row, and those between the first two groups.
    gap: Gap,
    first_gap: Option<Gap>,
    /// True if the gap below the third of nine groups has more blank lines than the first gap.
    wide_below_box: bool,
    lines: Lines,
}

/// A summary of the lines of a text. It is updated with each line, because lines may be long and the summary is needed again at
/// every line below.
#[derive(Default)]
struct Lines {
    count: usize,
    /// True for each of the first four lines that is blank.
    blank: [bool; 4],
    /// The number of isolated dots, in all lines and in the first ones.
    dots: usize,
    first_dots: usize,
    /// True if the first lines contain anything but isolated digits as far apart as in a newspaper.
    has_other: bool,
}

impl Lines {
    fn take(&mut self, line: &str) {
        let signs = LineSigns::of(line);
        let dots = signs.as_ref().map_or(0, |signs| signs.dots);
        if let Some(blank) = self.blank.get_mut(self.count) {
            *blank = line.trim().is_empty();
        }
        if self.count <= SPACED_LINES && !line.is_empty() {
            self.first_dots += dots;
            self.has_other |= !signs.is_some_and(|signs| signs.gap) || self.first_dots > MOST_DOTS;
        }
        self.dots += dots;
        self.count += 1;
    }
}

impl Block {
    /// Creates a grid without rows below a text that belongs to it.
    pub(super) fn new(line: u64, text: String, is_stray: bool) -> Block {
        let mut lines = Lines::default();
        text.lines().for_each(|line| lines.take(line));
        Block {
            lines,
            line,
            group: (line, text.len()),
            text,
            shape: Shape::Rows,
            is_stray,
            rows: 0,
            values: 0,
            size: None,
            groups: 0,
            here: 0,
            is_broken: false,
            gap: Gap::default(),
            first_gap: None,
            wide_below_box: false,
        }
    }

    pub(super) fn is_stray(&self) -> bool {
        self.is_stray
    }

    pub(super) fn piece(self) -> Piece {
        Piece { line: self.line, content: Content::Text(self.text) }
    }

    /// Returns the number of groups that a group with this many rows counts as: an extra row is likelier than a missing gap.
    fn weight(rows: usize, size: usize) -> usize {
        ((rows.saturating_sub(1) + size / 2) / size).max(1)
    }

    /// Returns true if the grid has its last row.
    pub(super) fn is_full(&self) -> bool {
        let size = self.size.unwrap_or(9);
        if self.shape == Shape::Newspaper {
            self.lines.count >= self.newspaper_lines()
        } else if self.may_be_newspaper() || !self.is_broken {
            self.rows >= 9 || self.shape == Shape::Rows && self.values >= 81
        } else {
            let groups = self.groups + Block::weight(self.here, size);
            self.here >= size && groups >= 9 / size || self.rows >= MOST_ROWS
        }
    }

    /// Returns true if blank lines may be rows without digits: all digits are isolated and as far apart as in a newspaper.
    pub(super) fn may_be_newspaper(&self) -> bool {
        self.shape != Shape::Candidates && !self.lines.has_other
    }

    /// Returns the number of lines of a newspaper's grid that begins like this one.
    fn newspaper_lines(&self) -> usize {
        match self.lines.blank {
            _ if self.lines.count < 4 => SPACED_LINES,
            [_, _, _, true] => SPACED_LINES,
            // The first rows had no digits, and their lines are lost.
            [_, true, _, _] => SPACED_LINES - 2,
            [_, _, true, _] => SPACED_LINES - 1,
            [_, _, _, _] => 9,
        }
    }

    /// Takes a line that comes between rows. Returns whether the grid ended above it.
    pub(super) fn ends_at(&mut self, separator: Separator) -> bool {
        let ends = self.ends_at_gap(separator);
        if !self.may_be_newspaper() {
            return ends;
        }
        // Blank lines may separate the boxes, or all rows.
        let is_spaced = self.size == Some(1) && self.values >= 9;
        if separator == Separator::Blank && self.lines.count <= SPACED_LINES {
            self.push("");
        }
        separator == Separator::Blank && !is_spaced && !self.rows.is_multiple_of(3)
    }

    fn ends_at_gap(&mut self, separator: Separator) -> bool {
        let is_frame = matches!(separator, Separator::Frame { .. });
        if self.gap == Gap::default() {
            if self.is_stray && self.rows == 1 {
                return true;
            }
            if separator == Separator::Note && self.size.is_none() {
                // A note may come anywhere, except where a grid with a missing row ends.
                return self.here == 8;
            }
            let size = self.size.unwrap_or(match self.here {
                1 if is_frame || (8..=10).contains(&self.values) => 1,
                2..=4 => 3,
                _ if is_frame => 3,
                _ => 9,
            });
            self.size = Some(size);
            self.is_broken |= self.here != size;
            self.groups += Block::weight(self.here, size);
            self.here = 0;
            if self.groups >= 9 / size {
                return true;
            }
        }
        match separator {
            Separator::Blank => self.gap.blanks += 1,
            Separator::Note => self.gap.notes += 1,
            Separator::Frame { across } => {
                self.gap.frames += 1;
                self.gap.across += usize::from(across);
            }
        }
        // If each row is a group of its own, only a different gap ends the grid.
        let differs = self.first_gap.filter(|_| self.size == Some(1)).is_some_and(|first| {
            let is_below_box = self.groups == 3 || self.groups == 6 && self.wide_below_box;
            self.gap.blanks > first.blanks.max(1) && !is_below_box || self.gap.notes > 0 && first.notes == 0
        });
        match separator {
            Separator::Blank => differs,
            Separator::Note => differs || self.is_broken,
            // The frame of a grid directly below that of another.
            Separator::Frame { .. } => self.gap.across > 1,
        }
    }

    /// Decides what a row on that line means for the rows above it.
    pub(super) fn row_effect(&mut self, signs: Option<&LineSigns>, line: u64) -> RowEffect {
        let gap = mem::take(&mut self.gap);
        let mut effect = RowEffect::Continues;
        if gap != Gap::default() {
            let first = *self.first_gap.get_or_insert(gap);
            if first.frames > 0 && gap.frames == 0 {
                effect = RowEffect::Ends;
            } else if self.size == Some(1) && (gap.blanks < first.blanks || first.notes > 0 && gap.notes == 0) {
                // The very first row is the last row of a grid; the gap below it separates two grids.
                effect = RowEffect::EndsAboveGroup { blanks: gap.blanks };
            } else {
                self.wide_below_box |= self.groups == 3 && gap.blanks > first.blanks;
            }
        }
        if effect == RowEffect::Continues {
            if self.here == 0 {
                self.group = (line, self.text.len());
            }
            // One extra row may be a slip in this group; two belong to another grid.
            let is_apart = self.first_gap.is_some_and(|gap| gap.blanks + gap.notes > 0);
            if self.size.is_some_and(|size| self.here > size) && is_apart {
                effect = RowEffect::EndsAboveGroup { blanks: 0 };
            }
        }
        let may_be_newspaper =
            || self.may_be_newspaper() && signs.is_some_and(|signs| self.lines.dots + signs.dots <= MOST_DOTS);
        match effect {
            RowEffect::Continues => RowEffect::Continues,
            _ if may_be_newspaper() => RowEffect::Continues,
            // If a text is too long, part of it is missing.
            RowEffect::EndsAboveGroup { .. } if self.text.len() > LONGEST_LINE => RowEffect::Ends,
            effect => effect,
        }
    }

    /// Takes a row with this many digits and blanks, after [`Block::effect`] has found that the grid continues.
    pub(super) fn push_row(&mut self, row: &str, values: usize) {
        self.push(row);
        self.rows += 1;
        self.here += 1;
        self.values += values;
        self.is_broken |= self.size.is_some_and(|size| self.here > size);
    }

    /// Splits off the last group. Returns the line on which it begins, and its rows.
    pub(super) fn split_group(&mut self) -> (u64, String) {
        let (line, at) = self.group;
        (line, self.text.split_off(at.min(self.text.len())))
    }

    /// Appends a line.
    pub(super) fn push(&mut self, line: &str) {
        self.lines.take(line);
        push(&mut self.text, line);
    }
}

/// Appends a line, unless the text is already too long: an endless text is kept only until that is clear.
pub(super) fn push(text: &mut String, line: &str) {
    if let Some(room) = (LONGEST_LINE + 1).checked_sub(text.len()) {
        text.push_str(&line[..line.ceil_char_boundary(room)]);
        text.push('\n');
    }
}
