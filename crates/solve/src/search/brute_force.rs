//! The Scratch program's recursion: take the first blank, try digits 1 to 9, place one that fits, recurse, take it back.
//!
//! The stack is explicit, so that the search can be stopped, cloned and resumed after any step.

use super::{Counts, Failure, Level, Need, Reason, Rest, Rewind, Search, Step};
use std::sync::Arc;
use sudoku_board::classic::{Board, ClassicCell, ClassicHouse, HouseDigits, first_conflict};
use sudoku_board::{Cell, Constraint, House, Value, Values};

/// The phase of the algorithm, which decides the next step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Phase {
    Look,
    Try,
    Place,
    Retract,
    Done,
}

/// Brute force as an iterator of steps (A. Joshi, "Sudoku Assistant", 2022: the algorithm Solve-Sudoku).
///
/// It fills every blank of the board and keeps the player's digits. After a solution it goes on to the next, and it ends when
/// there are none left. A board that already breaks a rule has no solution and no steps.
#[derive(Clone, Debug)]
pub struct BruteForce {
    start: Board,
    /// The blanks in reading order: the cell of level n of the recursion is `blanks[n]`.
    blanks: Arc<[Cell]>,
    /// The digit last tried at each level; 0 before the first.
    tried: [u8; Cell::COUNT],
    held: HouseDigits,
    /// The row, the column and the box of the current level's cell.
    houses: [House; 3],
    /// The digits that these houses refuse: the row, the column, any.
    in_row: Values,
    in_column: Values,
    refused: Values,
    depth: usize,
    phase: Phase,
    counts: Counts,
}

impl BruteForce {
    /// Starts a search.
    pub fn new(board: &Board) -> BruteForce {
        BruteForce {
            start: *board,
            blanks: board.blanks().collect(),
            tried: [0; Cell::COUNT],
            held: HouseDigits::of(board),
            houses: House::around(Cell::at(0, 0)),
            in_row: Values::EMPTY,
            in_column: Values::EMPTY,
            refused: Values::EMPTY,
            depth: 0,
            phase: if first_conflict(board).is_some() { Phase::Done } else { Phase::Look },
            counts: Counts::default(),
        }
    }

    /// Moves to the cell of a level.
    #[inline(always)]
    fn come_to(&mut self, cell: Cell) {
        self.houses = House::around(cell);
        let [in_row, in_column, in_box] = self.held.around(cell);
        (self.in_row, self.in_column, self.refused) = (in_row, in_column, in_row.union(in_column).union(in_box));
    }

    /// Returns the first house of the current cell that has the digit, which does not fit.
    #[inline(always)]
    fn refused_by(&self, digit: Value) -> Constraint {
        // Avoids a branch, since the processor cannot predict which house it is.
        let not_row = !self.in_row.contains(digit);
        let not_column = !self.in_column.contains(digit);
        Constraint::House(self.houses[usize::from(not_row) + usize::from(not_row & not_column)])
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
    /// Reports failure to the caller, which takes back its digit and tries the next one.
    #[inline(always)]
    fn retract<T>(&mut self, failure: Failure, tell: impl FnOnce(Step) -> T) -> Option<T> {
        let Some(level) = self.depth.checked_sub(1) else {
            self.phase = Phase::Done;
            return None;
        };
        let cell = self.blanks[level];
        let digit = Value::digit(self.tried[level])?;
        self.held.remove(cell, digit);
        self.come_to(cell);
        self.depth = level;
        self.counts.retractions += 1;
        self.phase = Phase::Try;
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
            let digit = Value::digit(tried)?;
            Some(Level { cell, digit, rest: Rest::Digits(Values::DIGITS.above(digit)) })
        };
        self.blanks[..self.depth].iter().zip(&self.tried).filter_map(level).collect()
    }

    fn is_done(&self) -> bool {
        self.phase == Phase::Done
    }
}

impl Rewind for BruteForce {
    // If several programs used it, the compiler would not inline it, and a step would take twice as long.
    #[inline(always)]
    fn step<T>(&mut self, tell: impl FnOnce(Step) -> T) -> Option<T> {
        match self.phase {
            Phase::Try => {
                let cell = self.blanks[self.depth];
                match Value::digit(self.tried[self.depth] + 1) {
                    Some(digit) => {
                        self.tried[self.depth] = digit.get();
                        self.counts.tries += 1;
                        if self.refused.contains(digit) {
                            let refused_by = Some(self.refused_by(digit));
                            return Some(tell(Step::Try { cell, digit, refused_by }));
                        }
                        self.phase = Phase::Place;
                        Some(tell(Step::Try { cell, digit, refused_by: None }))
                    }
                    None => self.retract(Failure::Exhausted(Need::Cell(cell)), tell),
                }
            }
            Phase::Place => {
                let cell = self.blanks[self.depth];
                let digit = Value::digit(self.tried[self.depth])?;
                self.held.insert(cell, digit);
                self.depth += 1;
                self.counts.placements += 1;
                self.counts.deepest = self.counts.deepest.max(self.depth as u16);
                self.phase = Phase::Look;
                Some(tell(Step::Place { cell, digit, reason: Reason::Fits }))
            }
            Phase::Look => {
                self.counts.calls += 1;
                match self.blanks.get(self.depth) {
                    Some(&cell) => {
                        self.tried[self.depth] = 0;
                        self.come_to(cell);
                        self.phase = Phase::Try;
                        Some(tell(Step::Look { need: Need::Cell(cell), options: 9 }))
                    }
                    None => {
                        self.counts.solutions += 1;
                        self.phase = Phase::Retract;
                        Some(tell(Step::Solution))
                    }
                }
            }
            Phase::Retract => self.retract(Failure::Found, tell),
            Phase::Done => None,
        }
    }

    #[inline]
    fn may_end(&self) -> bool {
        // At the end, the search has no digits on the board, and only the last step takes one back or finds the board full.
        self.depth < 2
    }

    fn depth(&self) -> usize {
        self.depth
    }

    fn heap_bytes(&self) -> usize {
        // The blanks are shared.
        0
    }
}
