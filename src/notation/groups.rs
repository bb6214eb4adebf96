//! How the rows of a grid are grouped by what stands between them: all nine together, in threes, or one by one.

/// A line between rows.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Gap {
    Blank,
    /// A note, which is no part of a grid.
    Note,
    /// A line of a frame; `across` tells that it is drawn from side to side and does not only continue the upright lines.
    Frame {
        across: bool,
    },
}

/// What the next line means for the rows above it.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Step {
    /// It belongs to the same grid, as far as can be told.
    GoesOn,
    /// The grid ended above it.
    Ends,
    /// The grid ended before the group to which it belongs.
    Breaks,
    /// The grid ended before the group above, below which there are so many blank lines.
    BreaksAbove { blanks: usize },
}

/// What stands between the first two groups of a grid.
#[derive(Clone, Copy)]
struct Between {
    frame: bool,
    note: bool,
    /// How many blank lines.
    blanks: usize,
}

/// The rows of a grid in their groups, as they come. A row too many or too few in one group makes the grid broken and not the
/// next ones: it ends with its last group, or where something stands that cannot stand inside a grid.
#[derive(Default)]
pub(super) struct Groups {
    /// How many rows every group should have, 1 or 3, once there are groups.
    size: Option<usize>,
    /// How many groups there are above this one; one of twice the size counts as two.
    before: usize,
    /// The rows of this group.
    here: usize,
    /// A group has more rows, or fewer.
    broken: bool,
    /// What stands between the group above and the next row.
    blanks: usize,
    notes: usize,
    frames: usize,
    across: usize,
    /// What stands between groups, once that is known.
    between: Option<Between>,
    /// More blank lines stand below the third of nine groups.
    wide_below_box: bool,
    /// More than a frame stands above this group.
    apart: bool,
}

impl Groups {
    pub(super) fn are_broken(&self) -> bool {
        self.broken
    }

    fn in_gap(&self) -> bool {
        self.blanks + self.notes + self.frames > 0
    }

    fn all(size: usize) -> usize {
        9 / size
    }

    /// Takes a line between rows. `is_single` tells that there is one row above it, of nine cells or nearly;
    /// `is_stray`, that the first stands directly below another grid.
    pub(super) fn gap(&mut self, gap: Gap, is_single: bool, is_stray: bool) -> Step {
        if gap == Gap::Note && self.size.is_none() && !self.in_gap() {
            // A note may stand anywhere, but for where a grid with a row too many or too few would end.
            let ends = self.here == 8 || is_stray && self.here == 1;
            return if ends { Step::Ends } else { Step::GoesOn };
        }
        let is_frame = matches!(gap, Gap::Frame { .. });
        if !self.in_gap() {
            let (size, fits) = match (self.size, self.here) {
                (Some(size), here) => (size, here == size),
                (None, 1) if is_single || is_frame => (1, true),
                (None, here @ 2..=4) => (3, here == 3),
                (None, _) if is_frame => (3, false),
                (None, _) => return Step::Ends,
            };
            self.size = Some(size);
            self.broken |= !fits;
            // A row too many is likelier than a gap too few.
            self.before += ((self.here.saturating_sub(1) + size / 2) / size).max(1);
            self.here = 0;
            if self.before >= Groups::all(size) {
                return Step::Ends;
            }
        }
        match gap {
            Gap::Blank => self.blanks += 1,
            Gap::Note => self.notes += 1,
            Gap::Frame { across } => {
                self.frames += 1;
                self.across += usize::from(across);
            }
        }
        // Where the rows stand one by one there is no end but another gap.
        let differs = self.between.is_some_and(|between| {
            let is_wide = self.blanks > between.blanks.max(1);
            let is_below_box = self.before == 3 || self.before == 6 && self.wide_below_box;
            self.size == Some(1) && (is_wide && !is_below_box || self.notes > 0 && !between.note)
        });
        let ends = match gap {
            Gap::Blank => differs,
            Gap::Note => differs || self.broken,
            // The frame of one grid below that of another.
            Gap::Frame { .. } => self.across > 1,
        };
        if ends { Step::Ends } else { Step::GoesOn }
    }

    /// Takes a row.
    pub(super) fn row(&mut self) -> Step {
        if self.in_gap() {
            let here = Between { frame: self.frames > 0, note: self.notes > 0, blanks: self.blanks };
            let between = self.between.get_or_insert(here);
            if between.frame && !here.frame {
                return Step::Ends;
            }
            // What stands below the first row of all is the gap between two grids, and the row had to be the last of one.
            if self.size == Some(1) && (here.blanks < between.blanks || between.note && !here.note) {
                return Step::BreaksAbove { blanks: here.blanks };
            }
            self.wide_below_box |= self.before == 3 && here.blanks > between.blanks;
            self.apart = self.blanks + self.notes > 0;
            (self.blanks, self.notes, self.frames, self.across) = (0, 0, 0, 0);
        }
        self.here += 1;
        let Some(size) = self.size else { return Step::GoesOn };
        self.broken |= self.here > size;
        // One row too many may be a slip in this group; two are another grid.
        if self.here > size + 1 && self.apart { Step::Breaks } else { Step::GoesOn }
    }

    /// Whether a line of words ends the grid above it, and does not stand in the place of a row.
    /// `is_stray` tells that its first row stands directly below another grid.
    pub(super) fn end_at_words(&self, is_stray: bool) -> bool {
        let is_single = is_stray && self.size.is_none() && self.here == 1;
        let has_last = |size| self.before + 1 >= Groups::all(size) && self.here >= size;
        is_single || self.size == Some(1) || self.broken && self.size.is_some_and(has_last)
    }

    /// Whether the row was the first of its group.
    pub(super) fn is_first(&self) -> bool {
        self.here == 1
    }

    /// Whether a broken grid has its last group, and nothing but a count of groups can tell where the next grid begins.
    pub(super) fn are_complete(&self) -> bool {
        let Some(size) = self.size else { return false };
        self.broken && !self.apart && self.before + 1 >= Groups::all(size) && self.here >= size
    }
}
