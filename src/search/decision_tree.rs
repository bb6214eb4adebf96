//! The decision tree: singles as long as there are any, then a choice at the cell with the fewest allowed digits.

use super::{Counts, Failure, Level, Need, Reason, Rest, Rewind, Search, Step};
use crate::sudoku::{Board, Cell, Digit, Digits, House, HouseKind, first_conflict};

/// A digit that stands on the board.
#[derive(Clone, Copy, Debug)]
struct Placed {
    cell: Cell,
    digit: Digit,
    /// What is still to be tried in the cell.
    rest: Digits,
    /// Whether it was one of several, and no single.
    assumed: bool,
}

/// What comes next.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Next {
    /// Look over the whole board.
    Examine,
    /// Place the first of these digits.
    Assume(Cell, Digits),
    /// Take the last digit back.
    Retract(Failure),
    Done,
}

/// The decision tree, as an iterator of steps (R. de Jong, "HTML5 Sudoku Solver", 2011).
///
/// Allowed digits are masks of bits. Whenever a digit has been placed, the whole board is looked over: if a cell has no digit
/// left, or a house no place for a digit, the board is invalid and it backs up; else a naked single is placed, else a hidden
/// one, and else each digit in turn of the cell with the fewest.
#[derive(Clone, Debug)]
pub struct DecisionTree {
    start: Board,
    rows: [Digits; 9],
    columns: [Digits; 9],
    boxes: [Digits; 9],
    /// One bit a cell that holds a digit.
    filled: u128,
    stack: Vec<Placed>,
    next: Next,
    counts: Counts,
}

/// What the look over the whole board found.
enum Found {
    Invalid(Need),
    Single(Cell, Digit, Need),
    Choice(Cell, Digits),
    Full,
}

impl DecisionTree {
    /// A search that has not begun.
    pub fn new(board: &Board) -> DecisionTree {
        let none = [Digits::EMPTY; 9];
        let next = if first_conflict(board).is_some() { Next::Done } else { Next::Examine };
        let (stack, counts) = (Vec::new(), Counts::default());
        let mut tree =
            DecisionTree { start: *board, rows: none, columns: none, boxes: none, filled: 0, stack, next, counts };
        for cell in Cell::all() {
            if let Some(digit) = board.get(cell) {
                tree.put(cell, digit);
            }
        }
        tree
    }

    fn put(&mut self, cell: Cell, digit: Digit) {
        self.rows[cell.row()].insert(digit);
        self.columns[cell.column()].insert(digit);
        self.boxes[cell.box_index()].insert(digit);
        self.filled |= 1 << cell.index();
    }

    fn take(&mut self, cell: Cell, digit: Digit) {
        self.rows[cell.row()].remove(digit);
        self.columns[cell.column()].remove(digit);
        self.boxes[cell.box_index()].remove(digit);
        self.filled &= !(1 << cell.index());
    }

    fn examine(&self) -> Found {
        let mut allowed = [Digits::EMPTY; Cell::COUNT];
        let mut fewest: Option<(Cell, Digits)> = None;
        for cell in Cell::all().filter(|cell| self.filled >> cell.index() & 1 == 0) {
            let held = self.rows[cell.row()].union(self.columns[cell.column()]).union(self.boxes[cell.box_index()]);
            let digits = held.complement();
            if digits.is_empty() {
                return Found::Invalid(Need::Cell(cell));
            }
            allowed[cell.index()] = digits;
            if fewest.is_none_or(|(_, least)| digits.len() < least.len()) {
                fewest = Some((cell, digits));
            }
        }
        let Some((cell, mut digits)) = fewest else { return Found::Full };
        let mut hidden = None;
        for house in House::all() {
            let cells = house.cells();
            let (mut once, mut twice) = (Digits::EMPTY, Digits::EMPTY);
            for cell in cells {
                let digits = allowed[cell.index()];
                twice = twice.union(once.intersection(digits));
                once = once.union(digits);
            }
            let held = match house.kind() {
                HouseKind::Row => self.rows[house.index()],
                HouseKind::Column => self.columns[house.index()],
                HouseKind::Box => self.boxes[house.index()],
            };
            if let Some(digit) = once.union(held).complement().take_first() {
                return Found::Invalid(Need::Place(house, digit));
            }
            if hidden.is_none()
                && let Some(digit) = once.intersection(twice.complement()).take_first()
            {
                let place = cells.into_iter().find(|cell| allowed[cell.index()].contains(digit));
                hidden = place.map(|cell| (cell, digit, Need::Place(house, digit)));
            }
        }
        match (digits.len(), hidden) {
            (1, _) => digits.take_first().map_or(Found::Full, |digit| Found::Single(cell, digit, Need::Cell(cell))),
            (_, Some((cell, digit, need))) => Found::Single(cell, digit, need),
            _ => Found::Choice(cell, digits),
        }
    }

    fn place(&mut self, placed: Placed, reason: Reason) -> Step {
        self.put(placed.cell, placed.digit);
        self.stack.push(placed);
        self.next = Next::Examine;
        Step::Place { cell: placed.cell, digit: placed.digit, reason }
    }

    fn step(&mut self) -> Option<Step> {
        match self.next {
            Next::Examine => Some(match self.examine() {
                Found::Invalid(need) => {
                    self.next = Next::Retract(Failure::Exhausted(need));
                    Step::Look { need, ways: 0 }
                }
                Found::Single(cell, digit, need) => {
                    self.place(Placed { cell, digit, rest: Digits::EMPTY, assumed: false }, Reason::Only(need))
                }
                Found::Choice(cell, digits) => {
                    self.next = Next::Assume(cell, digits);
                    Step::Look { need: Need::Cell(cell), ways: digits.len() as u8 }
                }
                Found::Full => {
                    self.next = Next::Retract(Failure::Found);
                    Step::Solution
                }
            }),
            Next::Assume(cell, mut rest) => {
                let digit = rest.take_first()?;
                Some(self.place(Placed { cell, digit, rest, assumed: true }, Reason::Assumed))
            }
            Next::Retract(failure) => {
                let Some(Placed { cell, digit, rest, assumed }) = self.stack.pop() else {
                    self.next = Next::Done;
                    return None;
                };
                self.take(cell, digit);
                self.next = match assumed {
                    true if rest.is_empty() => Next::Retract(Failure::Exhausted(Need::Cell(cell))),
                    true => Next::Assume(cell, rest),
                    false => Next::Retract(failure.passed_on()),
                };
                Some(Step::Retract { cell, digit, failure })
            }
            Next::Done => None,
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
        self.next == Next::Done
    }
}
