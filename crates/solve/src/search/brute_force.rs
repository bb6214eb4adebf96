//! The Scratch program's recursion: take the first blank, try digits 1 to 9, place one that fits, recurse, take it back.
//!
//! The stack is explicit, so that the search can be stopped, cloned and resumed after any step.

use super::placements::{Placed, Placements};
use super::{Counts, Failure, Level, Need, Path, Reason, Rest, Rewind, Search, Step};
use std::fmt::Debug;
use std::ops::IndexMut;
use std::sync::Arc;
use sudoku_board::classic::{ClassicCell, ClassicHouse, HouseDigits};
use sudoku_board::{Board, Cell, Constraint, House, Value, Values};

/// The values on a board as brute force needs them.
pub trait Trials: Placed {
    /// The value last tried at each level; 0 before the first.
    type Tried: Clone + Debug + IndexMut<usize, Output = u8>;
    /// The values that are refused in a cell, with the rules that refuse them.
    type Refusals: Clone + Debug;

    /// Returns a list for this many levels, in which nothing has been tried.
    fn untried(&self, levels: usize) -> Self::Tried;

    /// Returns the greatest value.
    fn most(&self) -> u8;

    /// Returns this value of the board; `None` for 0, and for numbers above the greatest value.
    #[inline(always)]
    fn value(&self, number: u8) -> Option<Value> {
        if number <= self.most() { Value::new(number) } else { None }
    }

    /// Returns the values that are refused in a cell.
    fn refusals(&self, cell: Cell) -> Self::Refusals;

    /// Returns the first rule that refuses the value in the cell, if any.
    fn refused_by(&self, refusals: &Self::Refusals, cell: Cell, value: Value) -> Option<Constraint>;

    /// Returns the number of bytes that the list of tried values takes, if it is not part of the search itself.
    fn tried_bytes(levels: usize) -> usize;
}

/// The row, the column and the box of a cell of a classic board, and the digits that they refuse.
#[derive(Clone, Copy, Debug)]
pub struct ClassicRefusals {
    houses: [House; 3],
    in_row: Values,
    in_column: Values,
    in_any: Values,
}

impl Trials for HouseDigits {
    type Tried = [u8; Cell::COUNT];
    type Refusals = ClassicRefusals;

    fn untried(&self, _: usize) -> [u8; Cell::COUNT] {
        [0; Cell::COUNT]
    }

    #[inline(always)]
    fn most(&self) -> u8 {
        9
    }

    #[inline(always)]
    fn refusals(&self, cell: Cell) -> ClassicRefusals {
        let [in_row, in_column, in_box] = self.around(cell);
        let in_any = in_row.union(in_column).union(in_box);
        ClassicRefusals { houses: House::around(cell), in_row, in_column, in_any }
    }

    #[inline(always)]
    fn refused_by(&self, refusals: &ClassicRefusals, _: Cell, digit: Value) -> Option<Constraint> {
        if !refusals.in_any.contains(digit) {
            return None;
        }
        // Avoids a branch, since the processor cannot predict which house it is.
        let not_row = !refusals.in_row.contains(digit);
        let not_column = !refusals.in_column.contains(digit);
        Some(Constraint::House(refusals.houses[usize::from(not_row) + usize::from(not_row & not_column)]))
    }

    fn tried_bytes(_: usize) -> usize {
        0
    }
}

impl Trials for Placements {
    type Tried = Vec<u8>;
    type Refusals = ();

    fn untried(&self, levels: usize) -> Vec<u8> {
        vec![0; levels]
    }

    fn most(&self) -> u8 {
        self.rules().side()
    }

    fn refusals(&self, _: Cell) {}

    fn refused_by(&self, (): &(), cell: Cell, value: Value) -> Option<Constraint> {
        Placements::refused_by(self, cell, value)
    }

    fn tried_bytes(levels: usize) -> usize {
        levels
    }
}

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
/// It fills every blank of the board and keeps the player's values. After a solution it goes on to the next, and it ends when
/// there are none left. A board that already breaks a rule has no solution and no steps.
pub type BruteForce = Path<FirstBlank<HouseDigits>, FirstBlank<Placements>>;

/// Brute force on one of its paths.
#[derive(Clone, Debug)]
pub struct FirstBlank<P: Trials> {
    start: Arc<Board>,
    /// The blanks in reading order: the cell of level n of the recursion is `blanks[n]`.
    blanks: Arc<[Cell]>,
    /// The value last tried at each level; 0 before the first.
    tried: P::Tried,
    held: P,
    /// The values that are refused in the cell of the current level.
    refusals: P::Refusals,
    depth: usize,
    phase: Phase,
    counts: Counts,
}

impl<P: Trials> From<&Board> for FirstBlank<P> {
    fn from(board: &Board) -> FirstBlank<P> {
        let held = P::of(board);
        let blanks: Arc<[Cell]> = board.blanks().collect();
        FirstBlank {
            tried: held.untried(blanks.len()),
            refusals: held.refusals(Cell::at(0, 0)),
            held,
            start: Arc::new(board.clone()),
            blanks,
            depth: 0,
            phase: if board.refusal().is_some() { Phase::Done } else { Phase::Look },
            counts: Counts::default(),
        }
    }
}

impl<P: Trials> Iterator for FirstBlank<P> {
    type Item = Step;

    #[inline]
    fn next(&mut self) -> Option<Step> {
        self.step(|step| step)
    }
}

impl<P: Trials> std::iter::FusedIterator for FirstBlank<P> {}

impl<P: Trials> FirstBlank<P> {
    /// Reports failure to the caller, which takes back its digit and tries the next one.
    #[inline(always)]
    fn retract<T>(&mut self, failure: Failure, tell: impl FnOnce(Step) -> T) -> Option<T> {
        let Some(level) = self.depth.checked_sub(1) else {
            self.phase = Phase::Done;
            return None;
        };
        let cell = self.blanks[level];
        let digit = self.held.value(self.tried[level])?;
        self.held.remove(cell, digit);
        self.refusals = self.held.refusals(cell);
        self.depth = level;
        self.counts.retractions += 1;
        self.phase = Phase::Try;
        Some(tell(Step::Retract { cell, digit, failure }))
    }
}

impl<P: Trials> Search for FirstBlank<P> {
    fn start(&self) -> &Board {
        &self.start
    }

    fn counts(&self) -> Counts {
        self.counts
    }

    fn levels(&self) -> Vec<Level> {
        let level = |(level, &cell): (usize, &Cell)| {
            let digit = Value::new(self.tried[level])?;
            Some(Level { cell, digit, rest: Rest::Digits(Values::up_to(self.held.most()).above(digit)) })
        };
        self.blanks[..self.depth].iter().enumerate().filter_map(level).collect()
    }

    fn is_done(&self) -> bool {
        self.phase == Phase::Done
    }
}

impl<P: Trials> Rewind for FirstBlank<P> {
    // If several programs used it, the compiler would not inline it, and a step would take twice as long.
    #[inline(always)]
    fn step<T>(&mut self, tell: impl FnOnce(Step) -> T) -> Option<T> {
        match self.phase {
            Phase::Try => {
                let cell = self.blanks[self.depth];
                match self.held.value(self.tried[self.depth] + 1) {
                    Some(digit) => {
                        self.tried[self.depth] = digit.get();
                        self.counts.tries += 1;
                        let refused_by = self.held.refused_by(&self.refusals, cell, digit);
                        if refused_by.is_some() {
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
                let digit = self.held.value(self.tried[self.depth])?;
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
                        self.refusals = self.held.refusals(cell);
                        self.phase = Phase::Try;
                        Some(tell(Step::Look { need: Need::Cell(cell), options: self.held.most() }))
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
        self.held.heap_bytes() + P::tried_bytes(self.blanks.len())
    }
}
