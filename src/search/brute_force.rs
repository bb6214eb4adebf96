//! The Scratch program's recursion: first blank, digits 1 to 9, place what fits, recurse, take back.
//!
//! The stack is explicit, so that the search can be stopped, cloned and resumed between any two steps.

use super::{Counts, Step};
use crate::sudoku::{Board, Cell, Digit, Digits, House, HouseKind, first_conflict};

/// What the search does next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Next {
    Look,
    Try,
    Place,
    Retract,
    Done,
}

/// Brute force, as an iterator of steps (A. Joshi, "Sudoku Assistant", 2022: the algorithm Solve-Sudoku).
///
/// It fills every blank of the board it is given, the player's digits standing as they are. After a solution it goes on
/// to the next one, and it ends when there is none left. A board that already breaks a rule has no solution and no step.
#[derive(Clone, Debug)]
pub struct BruteForce {
    start: Board,
    /// The blanks in reading order: the cell of level n of the recursion is `blanks[n]`.
    blanks: Vec<Cell>,
    /// The digit last tried at each level, 0 before the first.
    tried: [u8; Cell::COUNT],
    /// The digits that stand in each house.
    rows: [Digits; 9],
    columns: [Digits; 9],
    boxes: [Digits; 9],
    depth: usize,
    next: Next,
    counts: Counts,
}

impl BruteForce {
    /// A search that has not begun.
    pub fn new(board: &Board) -> BruteForce {
        let mut search = BruteForce {
            start: *board,
            blanks: board.blanks().collect(),
            tried: [0; Cell::COUNT],
            rows: [Digits::EMPTY; 9],
            columns: [Digits::EMPTY; 9],
            boxes: [Digits::EMPTY; 9],
            depth: 0,
            next: if first_conflict(board).is_some() { Next::Done } else { Next::Look },
            counts: Counts::default(),
        };
        for cell in Cell::all() {
            if let Some(digit) = board.get(cell) {
                search.put(cell, digit);
            }
        }
        search
    }

    /// What has been done so far.
    pub fn counts(&self) -> Counts {
        self.counts
    }

    /// How many digits of the search stand on the board now: the depth of the recursion.
    pub fn depth(&self) -> usize {
        self.depth
    }

    /// How many blanks there were at the start: the greatest depth there can be.
    pub fn blanks(&self) -> usize {
        self.blanks.len()
    }

    /// The digits placed now, from the first call to the last.
    pub fn stack(&self) -> impl ExactSizeIterator<Item = (Cell, Digit)> {
        self.blanks[..self.depth]
            .iter()
            .zip(&self.tried)
            .map(|(&cell, &tried)| (cell, Digit::new(tried).expect("a level below the depth holds a digit")))
    }

    /// The board as it stands now.
    pub fn board(&self) -> Board {
        let mut board = self.start;
        for (cell, digit) in self.stack() {
            board.set(cell, Some(digit)).expect("a blank is never a given");
        }
        board
    }

    /// The board that the search was given.
    pub fn start(&self) -> &Board {
        &self.start
    }

    /// Whether every possibility has been tried.
    pub fn is_done(&self) -> bool {
        self.next == Next::Done
    }

    #[inline]
    fn put(&mut self, cell: Cell, digit: Digit) {
        self.rows[cell.row()].insert(digit);
        self.columns[cell.column()].insert(digit);
        self.boxes[cell.box_index()].insert(digit);
    }

    #[inline]
    fn take(&mut self, cell: Cell, digit: Digit) {
        self.rows[cell.row()].remove(digit);
        self.columns[cell.column()].remove(digit);
        self.boxes[cell.box_index()].remove(digit);
    }

    #[inline]
    fn refused_by(&self, cell: Cell, digit: Digit) -> Option<House> {
        let kind = if self.rows[cell.row()].contains(digit) {
            HouseKind::Row
        } else if self.columns[cell.column()].contains(digit) {
            HouseKind::Column
        } else if self.boxes[cell.box_index()].contains(digit) {
            HouseKind::Box
        } else {
            return None;
        };
        Some(House::of(kind, cell))
    }
}

impl Iterator for BruteForce {
    type Item = Step;

    #[inline]
    fn next(&mut self) -> Option<Step> {
        match self.next {
            Next::Try => {
                let cell = self.blanks[self.depth];
                match Digit::new(self.tried[self.depth] + 1) {
                    Some(digit) => {
                        self.tried[self.depth] = digit.get();
                        self.counts.tries += 1;
                        let refused_by = self.refused_by(cell, digit);
                        if refused_by.is_none() {
                            self.next = Next::Place;
                        }
                        Some(Step::Try { cell, digit, refused_by })
                    }
                    None => self.retract(),
                }
            }
            Next::Place => {
                let cell = self.blanks[self.depth];
                let digit = Digit::new(self.tried[self.depth])?;
                self.put(cell, digit);
                self.depth += 1;
                self.counts.placements += 1;
                self.next = Next::Look;
                Some(Step::Place { cell, digit })
            }
            Next::Look => {
                self.counts.calls += 1;
                match self.blanks.get(self.depth) {
                    Some(&cell) => {
                        self.tried[self.depth] = 0;
                        self.next = Next::Try;
                        Some(Step::Look { cell })
                    }
                    None => {
                        self.counts.solutions += 1;
                        self.next = Next::Retract;
                        Some(Step::Solution)
                    }
                }
            }
            Next::Retract => self.retract(),
            Next::Done => None,
        }
    }
}

impl std::iter::FusedIterator for BruteForce {}

impl BruteForce {
    /// The call reports fail: the call before it takes its digit back and goes on with the next.
    #[inline]
    fn retract(&mut self) -> Option<Step> {
        let Some(level) = self.depth.checked_sub(1) else {
            self.next = Next::Done;
            return None;
        };
        let cell = self.blanks[level];
        let digit = Digit::new(self.tried[level])?;
        self.take(cell, digit);
        self.depth = level;
        self.counts.retractions += 1;
        self.next = Next::Try;
        Some(Step::Retract { cell, digit })
    }
}
