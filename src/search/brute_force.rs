//! The Scratch program's recursion: first blank, digits 1 to 9, place what fits, recurse, take back.
//!
//! The stack is explicit, so that the search can be stopped, cloned and resumed between any two steps.

use super::{Counts, Failure, Level, Need, Reason, Rest, Rewind, Search, Step};
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
    /// The digits that the houses of the current level's cell refuse: its row, its column, any.
    in_row: Digits,
    in_column: Digits,
    refused: Digits,
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
            in_row: Digits::EMPTY,
            in_column: Digits::EMPTY,
            refused: Digits::EMPTY,
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

    /// Comes to the cell of a level.
    #[inline(always)]
    fn come_to(&mut self, cell: Cell) {
        self.in_row = self.rows[cell.row()];
        self.in_column = self.columns[cell.column()];
        self.refused = self.in_row.union(self.in_column).union(self.boxes[cell.box_index()]);
    }

    /// The first house of the current cell that holds the digit, which does not fit.
    #[inline(always)]
    fn refused_by(&self, cell: Cell, digit: Digit) -> House {
        // Without a branch: which house it is cannot be foreseen.
        let not_row = !self.in_row.contains(digit);
        let not_column = !self.in_column.contains(digit);
        let kind = HouseKind::ALL[usize::from(not_row) + usize::from(not_row & not_column)];
        House::of(kind, cell)
    }
}

impl Iterator for BruteForce {
    type Item = Step;

    #[inline]
    fn next(&mut self) -> Option<Step> {
        self.step(|step| step)
    }
}

impl std::iter::FusedIterator for BruteForce {}

impl BruteForce {
    /// The call reports fail: the call before it takes its digit back and goes on with the next.
    #[inline(always)]
    fn retract<T>(&mut self, failure: Failure, tell: impl FnOnce(Step) -> T) -> Option<T> {
        let Some(level) = self.depth.checked_sub(1) else {
            self.next = Next::Done;
            return None;
        };
        let cell = self.blanks[level];
        let digit = Digit::new(self.tried[level])?;
        self.take(cell, digit);
        self.come_to(cell);
        self.depth = level;
        self.counts.retractions += 1;
        self.next = Next::Try;
        Some(tell(Step::Retract { cell, digit, failure }))
    }
}

impl Search for BruteForce {
    fn start(&self) -> &Board {
        &self.start
    }

    fn counts(&self) -> Counts {
        self.counts
    }

    fn levels(&self) -> Vec<Level> {
        let level = |(&cell, &tried): (&Cell, &u8)| {
            let digit = Digit::new(tried)?;
            Some(Level { cell, digit, rest: Rest::Digits(digit.above()) })
        };
        self.blanks[..self.depth].iter().zip(&self.tried).filter_map(level).collect()
    }

    fn is_done(&self) -> bool {
        self.next == Next::Done
    }
}

impl Rewind for BruteForce {
    // Where several programs use it the compiler would leave it a call, and a step would take twice as long.
    #[inline(always)]
    fn step<T>(&mut self, tell: impl FnOnce(Step) -> T) -> Option<T> {
        match self.next {
            Next::Try => {
                let cell = self.blanks[self.depth];
                match Digit::new(self.tried[self.depth] + 1) {
                    Some(digit) => {
                        self.tried[self.depth] = digit.get();
                        self.counts.tries += 1;
                        if self.refused.contains(digit) {
                            let refused_by = Some(self.refused_by(cell, digit));
                            return Some(tell(Step::Try { cell, digit, refused_by }));
                        }
                        self.next = Next::Place;
                        Some(tell(Step::Try { cell, digit, refused_by: None }))
                    }
                    None => self.retract(Failure::Exhausted(Need::Cell(cell)), tell),
                }
            }
            Next::Place => {
                let cell = self.blanks[self.depth];
                let digit = Digit::new(self.tried[self.depth])?;
                self.put(cell, digit);
                self.depth += 1;
                self.counts.placements += 1;
                self.counts.deepest = self.counts.deepest.max(self.depth as u8);
                self.next = Next::Look;
                Some(tell(Step::Place { cell, digit, reason: Reason::Fits }))
            }
            Next::Look => {
                self.counts.calls += 1;
                match self.blanks.get(self.depth) {
                    Some(&cell) => {
                        self.tried[self.depth] = 0;
                        self.come_to(cell);
                        self.next = Next::Try;
                        Some(tell(Step::Look { need: Need::Cell(cell), ways: 9 }))
                    }
                    None => {
                        self.counts.solutions += 1;
                        self.next = Next::Retract;
                        Some(tell(Step::Solution))
                    }
                }
            }
            Next::Retract => self.retract(Failure::Found, tell),
            Next::Done => None,
        }
    }

    #[inline]
    fn may_end(&self) -> bool {
        // At the end no digit of the search stands, and none but the last step takes one back or finds the board full.
        self.depth < 2
    }

    fn depth(&self) -> usize {
        self.depth
    }

    fn heap_bytes(&self) -> usize {
        self.blanks.len() * size_of::<Cell>()
    }
}
