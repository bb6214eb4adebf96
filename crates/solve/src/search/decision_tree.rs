//! The decision tree: singles as long as there are any, then a choice in the cell with the fewest allowed digits.

use super::placements::{Placed, Placements};
use super::{Counts, Failure, Level, Need, Path, Reason, Rest, Rewind, Search, Step};
use std::fmt::Debug;
use std::sync::Arc;
use sudoku_board::classic::{Cells, ClassicCell, ClassicHouse, HouseDigits};
use sudoku_board::{Board, Cell, House, HouseCells, Value, Values};

/// A value on the board.
#[derive(Clone, Copy, Debug)]
struct StackEntry {
    cell: Cell,
    digit: Value,
    /// The values still to be tried in the cell.
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
/// Allowed values are bit masks. After each placement, the whole board is examined. If a cell has no value left, or a house that
/// holds every value no place for one, the board is invalid and the search backs up. Otherwise it places a naked single, or else
/// a hidden single, or else tries each value of the cell with the fewest in turn.
pub type DecisionTree = Path<Tree<ClassicBlanks>, Tree<Placements>>;

/// The decision tree on one of its paths.
#[derive(Clone, Debug)]
pub struct Tree<P: Examine> {
    start: Arc<Board>,
    held: P,
    stack: Vec<StackEntry>,
    phase: Phase,
    counts: Counts,
}

/// The values on a board as the decision tree needs them.
pub trait Examine: Placed {
    /// Examines the whole board.
    fn examine(&self) -> Examination;
}

/// The result of examining the whole board.
pub enum Examination {
    /// This need has no option left.
    Invalid(Need),
    /// The only option of a need.
    Single(Cell, Value, Need),
    /// The cell with the fewest values, and these.
    Choice(Cell, Values),
    /// There are no blanks.
    Full,
}

impl Examination {
    /// Returns the next step on a valid board: to the cell with the fewest values, or to the first hidden single.
    fn of(fewest: (Cell, Values), hidden: Option<(Cell, Value, Need)>) -> Examination {
        let (cell, values) = fewest;
        match (values.single(), hidden) {
            (Some(value), _) => Examination::Single(cell, value, Need::Cell(cell)),
            (None, Some((cell, value, need))) => Examination::Single(cell, value, need),
            (None, None) => Examination::Choice(cell, values),
        }
    }
}

/// The digits and the blanks of a classic board.
#[derive(Clone, Debug)]
pub struct ClassicBlanks {
    held: HouseDigits,
    blanks: Cells,
}

impl Placed for ClassicBlanks {
    fn of(board: &Board) -> ClassicBlanks {
        ClassicBlanks { held: Placed::of(board), blanks: board.blanks().collect() }
    }

    fn allowed(&self, cell: Cell) -> Values {
        self.held.allowed(cell)
    }

    #[inline]
    fn insert(&mut self, cell: Cell, value: Value) {
        self.held.insert(cell, value);
        self.blanks.remove(cell);
    }

    #[inline]
    fn remove(&mut self, cell: Cell, value: Value) {
        self.held.remove(cell, value);
        self.blanks.insert(cell);
    }

    fn heap_bytes(&self) -> usize {
        0
    }
}

impl Examine for ClassicBlanks {
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
        let Some(fewest) = fewest else { return Examination::Full };
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
        Examination::of(fewest, hidden)
    }
}

impl Examine for Placements {
    fn examine(&self) -> Examination {
        let rules = self.rules();
        let mut allowed = vec![Values::EMPTY; rules.cell_count()];
        let mut fewest: Option<(Cell, Values)> = None;
        for cell in self.blanks() {
            let values = self.allowed(cell);
            if values.is_empty() {
                return Examination::Invalid(Need::Cell(cell));
            }
            allowed[rules.index(cell)] = values;
            if fewest.is_none_or(|(_, least)| values.len() < least.len()) {
                fewest = Some((cell, values));
            }
        }
        let Some(fewest) = fewest else { return Examination::Full };
        let mut hidden = None;
        let is_full = |house: &&HouseCells| house.cells.len() == usize::from(rules.side());
        for HouseCells { house, cells } in rules.houses().iter().filter(is_full) {
            let (mut held, mut once, mut twice) = (Values::EMPTY, Values::EMPTY, Values::EMPTY);
            for &cell in cells {
                held.extend(self.get(cell));
                let values = allowed[rules.index(cell)];
                twice |= once & values;
                once |= values;
            }
            if let Some(value) = Values::up_to(rules.side()).minus(once | held).first() {
                return Examination::Invalid(Need::Place(*house, value));
            }
            if hidden.is_none()
                && let Some(value) = once.minus(twice).first()
            {
                let place = cells.iter().find(|&&cell| allowed[rules.index(cell)].contains(value));
                hidden = place.map(|&cell| (cell, value, Need::Place(*house, value)));
            }
        }
        Examination::of(fewest, hidden)
    }
}

impl<P: Examine> From<&Board> for Tree<P> {
    fn from(board: &Board) -> Tree<P> {
        let phase = if board.refusal().is_some() { Phase::Done } else { Phase::Examine };
        let (start, stack, counts) = (Arc::new(board.clone()), Vec::new(), Counts::default());
        Tree { start, held: P::of(board), stack, phase, counts }
    }
}

impl<P: Examine> Tree<P> {
    fn place(&mut self, placed: StackEntry, reason: Reason) -> Step {
        self.held.insert(placed.cell, placed.digit);
        self.stack.push(placed);
        self.phase = Phase::Examine;
        Step::Place { cell: placed.cell, digit: placed.digit, reason }
    }

    fn step(&mut self) -> Option<Step> {
        match self.phase {
            Phase::Examine => Some(match self.held.examine() {
                Examination::Invalid(need) => {
                    self.phase = Phase::Retract(Failure::Exhausted(need));
                    Step::Look { need, options: 0 }
                }
                Examination::Single(cell, digit, need) => {
                    self.place(StackEntry { cell, digit, rest: Values::EMPTY, assumed: false }, Reason::Only(need))
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
                Some(self.place(StackEntry { cell, digit, rest, assumed: true }, Reason::Assumed))
            }
            Phase::Retract(failure) => {
                let Some(StackEntry { cell, digit, rest, assumed }) = self.stack.pop() else {
                    self.phase = Phase::Done;
                    return None;
                };
                self.held.remove(cell, digit);
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

impl<P: Examine> Iterator for Tree<P> {
    type Item = Step;

    #[inline]
    fn next(&mut self) -> Option<Step> {
        let step = self.step()?;
        self.counts.note(&step, self.stack.len());
        Some(step)
    }
}

impl<P: Examine> std::iter::FusedIterator for Tree<P> {}

impl<P: Examine> Rewind for Tree<P> {
    fn depth(&self) -> usize {
        self.stack.len()
    }

    fn heap_bytes(&self) -> usize {
        self.stack.len() * size_of::<StackEntry>() + self.held.heap_bytes()
    }
}

impl<P: Examine> Search for Tree<P> {
    fn start(&self) -> &Board {
        &self.start
    }

    fn counts(&self) -> Counts {
        self.counts
    }

    fn levels(&self) -> Vec<Level> {
        let level =
            |placed: &StackEntry| Level { cell: placed.cell, digit: placed.digit, rest: Rest::Digits(placed.rest) };
        self.stack.iter().map(level).collect()
    }

    fn is_done(&self) -> bool {
        self.phase == Phase::Done
    }
}
