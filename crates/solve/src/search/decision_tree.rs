//! The decision tree: singles as long as there are any, then a choice in the cell with the fewest allowed digits.

use super::{Counts, Failure, Level, Need, Reason, Rest, Rewind, Search, Step};
use sudoku_board::classic::{Board, Cells, ClassicCell, ClassicHouse, HouseDigits, first_conflict};
use sudoku_board::{Cell, House, Value, Values};

/// A digit on the board.
#[derive(Clone, Copy, Debug)]
struct Placed {
    cell: Cell,
    digit: Value,
    /// The digits still to be tried in the cell.
    rest: Values,
    /// True if it was chosen from several, and is not a single.
    assumed: bool,
}

/// The phase of the algorithm, which decides the next step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Phase {
    /// Examine the whole board.
    Examine,
    /// Place the first of these digits.
    Assume(Cell, Values),
    /// Take back the last digit.
    Retract(Failure),
    Done,
}

/// The decision tree as an iterator of steps (R. de Jong, "HTML5 Sudoku Solver", 2011).
///
/// Allowed digits are bit masks. After each placement, the whole board is examined. If a cell has no digit left, or a house no
/// place for a digit, the board is invalid and the search backs up. Otherwise it places a naked single, or else a hidden
/// single, or else tries each digit of the cell with the fewest in turn.
#[derive(Clone, Debug)]
pub struct DecisionTree {
    start: Board,
    held: HouseDigits,
    blanks: Cells,
    stack: Vec<Placed>,
    phase: Phase,
    counts: Counts,
}

/// The result of examining the whole board.
enum Examination {
    Invalid(Need),
    Single(Cell, Value, Need),
    Choice(Cell, Values),
    Full,
}

impl DecisionTree {
    /// Starts a search.
    pub fn new(board: &Board) -> DecisionTree {
        let phase = if first_conflict(board).is_some() { Phase::Done } else { Phase::Examine };
        let (stack, counts) = (Vec::new(), Counts::default());
        DecisionTree {
            start: *board,
            held: HouseDigits::of(board),
            blanks: board.blanks().collect(),
            stack,
            phase,
            counts,
        }
    }

    fn examine(&self) -> Examination {
        // The digits allowed in at least one cell of each house, and in at least two.
        let (mut once, mut twice) = ([[Values::EMPTY; 9]; 3], [[Values::EMPTY; 9]; 3]);
        let mut fewest: Option<(Cell, Values)> = None;
        for cell in self.blanks.iter() {
            let digits = self.held.allowed(cell);
            if digits.is_empty() {
                return Examination::Invalid(Need::Cell(cell));
            }
            for (kind, index) in [cell.row(), cell.column(), cell.box_index()].into_iter().enumerate() {
                twice[kind][index] |= once[kind][index] & digits;
                once[kind][index] |= digits;
            }
            if fewest.is_none_or(|(_, least)| digits.len() < least.len()) {
                fewest = Some((cell, digits));
            }
        }
        let Some((cell, mut digits)) = fewest else { return Examination::Full };
        let mut hidden = None;
        for house in House::all() {
            let (kind, index) = (house.kind() as usize, house.index());
            let (once, twice) = (once[kind][index], twice[kind][index]);
            if let Some(digit) = Values::DIGITS.minus(once.union(self.held.by(house))).take_first() {
                return Examination::Invalid(Need::Place(house, digit));
            }
            if hidden.is_none()
                && let Some(digit) = once.minus(twice).take_first()
            {
                let has_place = |cell: Cell| self.blanks.contains(cell) && self.held.allowed(cell).contains(digit);
                let place = house.cells().into_iter().find(|&cell| has_place(cell));
                hidden = place.map(|cell| (cell, digit, Need::Place(house, digit)));
            }
        }
        match (digits.len(), hidden) {
            (1, _) => digits
                .take_first()
                .map_or(Examination::Full, |digit| Examination::Single(cell, digit, Need::Cell(cell))),
            (_, Some((cell, digit, need))) => Examination::Single(cell, digit, need),
            _ => Examination::Choice(cell, digits),
        }
    }

    fn place(&mut self, placed: Placed, reason: Reason) -> Step {
        self.held.insert(placed.cell, placed.digit);
        self.blanks.remove(placed.cell);
        self.stack.push(placed);
        self.phase = Phase::Examine;
        Step::Place { cell: placed.cell, digit: placed.digit, reason }
    }

    fn step(&mut self) -> Option<Step> {
        match self.phase {
            Phase::Examine => Some(match self.examine() {
                Examination::Invalid(need) => {
                    self.phase = Phase::Retract(Failure::Exhausted(need));
                    Step::Look { need, options: 0 }
                }
                Examination::Single(cell, digit, need) => {
                    self.place(Placed { cell, digit, rest: Values::EMPTY, assumed: false }, Reason::Only(need))
                }
                Examination::Choice(cell, digits) => {
                    self.phase = Phase::Assume(cell, digits);
                    Step::Look { need: Need::Cell(cell), options: digits.len() as u8 }
                }
                Examination::Full => {
                    self.phase = Phase::Retract(Failure::Found);
                    Step::Solution
                }
            }),
            Phase::Assume(cell, mut rest) => {
                let digit = rest.take_first()?;
                Some(self.place(Placed { cell, digit, rest, assumed: true }, Reason::Assumed))
            }
            Phase::Retract(failure) => {
                let Some(Placed { cell, digit, rest, assumed }) = self.stack.pop() else {
                    self.phase = Phase::Done;
                    return None;
                };
                self.held.remove(cell, digit);
                self.blanks.insert(cell);
                self.phase = match assumed {
                    true if rest.is_empty() => Phase::Retract(Failure::Exhausted(Need::Cell(cell))),
                    true => Phase::Assume(cell, rest),
                    false => Phase::Retract(failure.passed_on()),
                };
                Some(Step::Retract { cell, digit, failure })
            }
            Phase::Done => None,
        }
    }
}

impl Iterator for DecisionTree {
    type Item = Step;

    #[inline]
    fn next(&mut self) -> Option<Step> {
        let step = self.step()?;
        self.counts.note(&step, self.stack.len());
        Some(step)
    }
}

impl std::iter::FusedIterator for DecisionTree {}

impl Rewind for DecisionTree {
    fn depth(&self) -> usize {
        self.stack.len()
    }

    fn heap_bytes(&self) -> usize {
        self.stack.len() * size_of::<Placed>()
    }
}

impl Search for DecisionTree {
    fn start(&self) -> &Board {
        &self.start
    }

    fn counts(&self) -> Counts {
        self.counts
    }

    fn levels(&self) -> Vec<Level> {
        let level = |placed: &Placed| Level { cell: placed.cell, digit: placed.digit, rest: Rest::Digits(placed.rest) };
        self.stack.iter().map(level).collect()
    }

    fn is_done(&self) -> bool {
        self.phase == Phase::Done
    }
}
