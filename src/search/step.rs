//! The one vocabulary of all engines: what a search does next, why, and what it has done so far.

use crate::sudoku::{Cell, Digit, Digits, House};
use std::fmt;

/// What a solved board must have, and the board of a search has not yet: one of the 324 demands of a sudoku.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Need {
    /// A digit in this cell.
    Cell(Cell),
    /// A place in this house for this digit.
    Place(House, Digit),
}

impl Need {
    /// All 324: those of the cells, then those of each house, digit by digit.
    pub fn all() -> impl Iterator<Item = Need> {
        let places = House::all().flat_map(|house| Digit::ALL.map(|digit| Need::Place(house, digit)));
        Cell::all().map(Need::Cell).chain(places)
    }

    /// The nine ways to meet it on an empty board.
    pub fn ways(self) -> [(Cell, Digit); 9] {
        match self {
            Need::Cell(cell) => Digit::ALL.map(|digit| (cell, digit)),
            Need::Place(house, digit) => house.cells().map(|cell| (cell, digit)),
        }
    }
}

impl fmt::Display for Need {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Need::Cell(cell) => write!(f, "a digit in {cell}"),
            Need::Place(house, digit) => write!(f, "a {digit} in {house}"),
        }
    }
}

/// Why a digit was placed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// It had been tried, and no house refused it.
    Fits,
    /// It is one of the digits, or places, that are left: it may turn out to be wrong.
    Assumed,
    /// It is the only way left to meet this need: a naked single, or a hidden one.
    Only(Need),
    /// The equations of the binary program leave nothing else.
    Equations,
    /// A technique says so, harder than a single.
    Deduced,
}

/// Why a digit was taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Failure {
    /// There was no way left, or no further way, to meet this need while the digit stood.
    Exhausted(Need),
    /// What followed from it, without a choice, has failed.
    Consequence,
    /// The equations of the binary program contradict each other.
    Infeasible,
    /// A solution was found, and the search goes on to the next.
    Found,
}

/// What came of a relaxation: the equations of the binary program, solved with fractions allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Relaxed {
    /// They contradict each other.
    Infeasible,
    /// So many cells, 1 to 81, hold fractions of digits.
    Fractional(u8),
    /// All cells hold whole digits.
    Whole,
    /// It is not known: the numbers were too delicate.
    Unsettled,
}

/// One step of a search. A few bytes; with the search's board before or after it, each can be undone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// A call began: this is what it is to fill.
    Look {
        /// The cell, or the house and the digit.
        need: Need,
        /// In how many ways that may be done, as far as the engine looks ahead.
        ways: u8,
    },
    /// A digit was tried in the cell.
    Try {
        /// The cell.
        cell: Cell,
        /// The digit.
        digit: Digit,
        /// The first house, of row, column and box, that holds the digit already; `None` if it fits.
        refused_by: Option<House>,
    },
    /// The digit was placed.
    Place {
        /// The cell, blank before.
        cell: Cell,
        /// The digit.
        digit: Digit,
        /// Why.
        reason: Reason,
    },
    /// The digit was taken back.
    Retract {
        /// The cell, blank after.
        cell: Cell,
        /// The digit that stood there.
        digit: Digit,
        /// Why.
        failure: Failure,
    },
    /// The equations of the binary program were solved with fractions allowed.
    Relax(Relaxed),
    /// A technique has struck so many candidates.
    Strike(u16),
    /// The board is a solution.
    Solution,
    /// The binary program got an inequality more, which excludes the last solution.
    Cut,
    /// A block of a program has run: its number in reading order, from 0. Only a search that is watched block by block
    /// tells it.
    Block(u16),
}

impl Step {
    /// Whether a solution was found.
    pub fn is_solution(&self) -> bool {
        *self == Step::Solution
    }

    /// The cell at which a digit was tried, or placed without a trial.
    pub const fn tried(&self) -> Option<Cell> {
        match *self {
            Step::Place { reason: Reason::Fits, .. } => None,
            Step::Try { cell, .. } | Step::Place { cell, .. } => Some(cell),
            _ => None,
        }
    }

    /// The cell at which the step was made, if it was at one.
    pub const fn cell(&self) -> Option<Cell> {
        match *self {
            Step::Look { need: Need::Cell(cell), .. }
            | Step::Try { cell, .. }
            | Step::Place { cell, .. }
            | Step::Retract { cell, .. } => Some(cell),
            _ => None,
        }
    }
}

/// What a search has done so far.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Counts {
    /// Calls of the recursive procedure: choices of what to fill next, and boards with nothing left to fill.
    pub calls: u64,
    /// Digits tried.
    pub tries: u64,
    /// Digits placed.
    pub placements: u64,
    /// Digits taken back.
    pub retractions: u64,
    /// Solutions found.
    pub solutions: u64,
    /// The most digits of the search that ever stood on the board at once.
    pub deepest: u8,
}

impl Failure {
    /// The reason for taking back the digit before, when this one followed from it without a choice.
    pub(crate) const fn passed_on(self) -> Failure {
        match self {
            Failure::Exhausted(_) => Failure::Consequence,
            other => other,
        }
    }
}

impl Counts {
    /// Counts a step. `depth` is the number of digits on the board after it.
    #[inline]
    pub(crate) fn note(&mut self, step: &Step, depth: usize) {
        match step {
            Step::Look { .. } => self.calls += 1,
            Step::Try { .. } => self.tries += 1,
            Step::Place { reason, .. } => {
                self.placements += 1;
                self.tries += u64::from(*reason == Reason::Assumed);
                self.deepest = self.deepest.max(depth as u8);
            }
            Step::Retract { .. } => self.retractions += 1,
            Step::Solution => {
                self.calls += 1;
                self.solutions += 1;
            }
            Step::Relax(_) => self.calls += 1,
            Step::Strike(_) | Step::Cut | Step::Block(_) => {}
        }
    }
}

/// A digit that stands on the board of a search, and what can still be put in its place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Level {
    /// The cell.
    pub cell: Cell,
    /// The digit in it.
    pub digit: Digit,
    /// What is still to be tried once the digit is taken back.
    pub rest: Rest,
}

/// What is still to be tried at a level.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rest {
    /// These digits, in the same cell.
    Digits(Digits),
    /// The same digit, in so many other cells of a house.
    Cells(u8),
    /// What a program of blocks tries next is known to nobody but the program.
    Unknown,
}

impl Rest {
    /// How many ways are left, as far as that is known.
    pub fn len(self) -> usize {
        match self {
            Rest::Digits(digits) => digits.len(),
            Rest::Cells(cells) => usize::from(cells),
            Rest::Unknown => 0,
        }
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }
}

/// The step in a few words.
impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Step::Look { need, ways: 0 } => write!(f, "look for {need}: no way left"),
            Step::Look { need, ways: 1 } => write!(f, "look for {need}: 1 way"),
            Step::Look { need, ways } => write!(f, "look for {need}: {ways} ways"),
            Step::Try { cell, digit, refused_by: Some(house) } => {
                write!(f, "try {digit} in {cell}: {house} holds it already")
            }
            Step::Try { cell, digit, refused_by: None } => write!(f, "try {digit} in {cell}: it fits"),
            Step::Place { cell, digit, reason } => {
                write!(f, "place {digit} in {cell}")?;
                match reason {
                    Reason::Fits => Ok(()),
                    Reason::Assumed => f.write_str(": assumed"),
                    Reason::Only(Need::Cell(_)) => f.write_str(": the only digit for the cell"),
                    Reason::Only(Need::Place(house, _)) => write!(f, ": the only place in {house}"),
                    Reason::Equations => f.write_str(": the equations say so"),
                    Reason::Deduced => f.write_str(": deduced"),
                }
            }
            Step::Retract { cell, digit, failure } => {
                write!(f, "take {digit} back from {cell}: ")?;
                match failure {
                    Failure::Exhausted(need) => write!(f, "no way left for {need}"),
                    Failure::Consequence => f.write_str("what followed from it has failed"),
                    Failure::Infeasible => f.write_str("the equations contradict each other"),
                    Failure::Found => f.write_str("on to the next solution"),
                }
            }
            Step::Relax(Relaxed::Infeasible) => f.write_str("solve the equations: they contradict each other"),
            Step::Relax(Relaxed::Fractional(1)) => f.write_str("solve the equations: fractions in 1 cell"),
            Step::Relax(Relaxed::Fractional(cells)) => write!(f, "solve the equations: fractions in {cells} cells"),
            Step::Relax(Relaxed::Whole) => f.write_str("solve the equations: all values are whole"),
            Step::Relax(Relaxed::Unsettled) => f.write_str("solve the equations: not settled"),
            Step::Strike(1) => f.write_str("strike 1 candidate"),
            Step::Strike(candidates) => write!(f, "strike {candidates} candidates"),
            Step::Solution => f.write_str("solution"),
            Step::Cut => f.write_str("exclude that solution by an inequality"),
            Step::Block(block) => write!(f, "block {}", u32::from(*block) + 1),
        }
    }
}
