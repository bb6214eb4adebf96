//! The steps, reasons and counts that all engines share.

use std::fmt;
use sudoku_board::classic::{ClassicCell, ClassicHouse};
use sudoku_board::{Cell, Constraint, House, Rules, Value, Values};

/// Something a solved board must have and the search's board lacks: one of the 324 requirements of a sudoku.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Need {
    /// A digit in this cell.
    Cell(Cell),
    /// A place for this digit in this house.
    Place(House, Value),
}

impl Need {
    /// Returns all 324 needs: those of the cells, then those of each house, digit by digit.
    pub fn all() -> impl Iterator<Item = Need> {
        let places = House::all().flat_map(|house| Value::DIGITS.map(|digit| Need::Place(house, digit)));
        Cell::all().map(Need::Cell).chain(places)
    }

    /// Returns the options for it on an empty board of these rules.
    pub fn options_on(self, rules: &Rules) -> Vec<(Cell, Value)> {
        match self {
            Need::Cell(cell) => Values::up_to(rules.side()).iter().map(|value| (cell, value)).collect(),
            Need::Place(house, value) => {
                let named = rules.houses().iter().find(|named| named.house == house);
                named.into_iter().flat_map(|named| &named.cells).map(|&cell| (cell, value)).collect()
            }
        }
    }

    /// Returns the nine options for it on an empty classic board.
    pub fn options(self) -> [(Cell, Value); 9] {
        match self {
            Need::Cell(cell) => Value::DIGITS.map(|digit| (cell, digit)),
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

/// The reason why a digit was placed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reason {
    /// It was tried, and no house refused it.
    Fits,
    /// It is one of several remaining options and may turn out to be wrong.
    Assumed,
    /// It is the only option for this need: a naked or hidden single.
    Only(Need),
    /// The equations of the binary program leave no other choice.
    Equations,
    /// A technique harder than a single requires it.
    Deduced,
}

/// The reason why a digit was taken back.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Failure {
    /// With the digit in place, this need had no option left.
    Exhausted(Need),
    /// Something that followed from it without a choice failed.
    Consequence,
    /// The equations of the binary program contradict each other.
    Infeasible,
    /// A solution was found, and the search goes on to the next.
    Found,
}

/// The result of a relaxation: the equations of the binary program, solved with fractions allowed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Relaxed {
    /// The equations contradict each other.
    Infeasible,
    /// This many cells, 1 to 81, have fractions of digits.
    Fractional(u8),
    /// All cells have whole digits.
    Whole,
    /// Unknown: the numbers were too close to call.
    Unsettled,
}

/// One step of a search. It takes a few bytes; together with the search's board before or after it, it can be undone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// A call began, to fill this need.
    Look {
        /// The cell, or the house and the digit.
        need: Need,
        /// The number of options, as far as the engine looks ahead.
        options: u8,
    },
    /// A digit was tried in the cell.
    Try {
        /// The cell, which is blank.
        cell: Cell,
        /// The digit that was tried.
        digit: Value,
        /// The first rule that refuses the digit, in the order row, column, box, other rules; `None` if it fits.
        refused_by: Option<Constraint>,
    },
    /// The digit was placed.
    Place {
        /// The cell, blank before.
        cell: Cell,
        /// The digit that was placed.
        digit: Value,
        /// The reason for placing it.
        reason: Reason,
    },
    /// The digit was taken back.
    Retract {
        /// The cell, blank after.
        cell: Cell,
        /// The digit that was there.
        digit: Value,
        /// The reason for taking it back.
        failure: Failure,
    },
    /// The equations of the binary program were solved with fractions allowed.
    Relax(Relaxed),
    /// A technique has eliminated this many candidates.
    Strike(u16),
    /// The board is a solution.
    Solution,
    /// The binary program was extended by an inequality that excludes the last solution.
    Cut,
    /// A block of a program has run: its number in reading order, from 0. Reported only if a search is watched block by block.
    Block(u16),
}

impl Step {
    /// Returns true if a solution was found.
    pub fn is_solution(&self) -> bool {
        *self == Step::Solution
    }

    /// Returns the cell where a digit was tried, or placed without a trial.
    pub const fn tried(&self) -> Option<Cell> {
        match *self {
            Step::Place { reason: Reason::Fits, .. } => None,
            Step::Try { cell, .. } | Step::Place { cell, .. } => Some(cell),
            _ => None,
        }
    }

    /// Returns the cell where the step was made, if any.
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

/// The counts of everything a search has done so far.
#[derive(Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Counts {
    /// Calls of the recursive procedure: choices of what to fill next, and boards with nothing left to fill.
    pub calls: u64,
    /// The number of digits tried.
    pub tries: u64,
    /// The number of digits placed.
    pub placements: u64,
    /// The number of digits taken back.
    pub retractions: u64,
    /// The number of solutions found.
    pub solutions: u64,
    /// The most digits the search ever had on the board at once.
    pub deepest: u16,
}

impl Failure {
    /// Returns the reason to take back the previous digit if this one followed from it without a choice.
    pub const fn passed_on(self) -> Failure {
        match self {
            Failure::Exhausted(_) => Failure::Consequence,
            other => other,
        }
    }
}

impl Counts {
    /// Counts a step. `depth` is the number of digits on the board after it.
    #[inline]
    pub fn note(&mut self, step: &Step, depth: usize) {
        match step {
            Step::Look { .. } => self.calls += 1,
            Step::Try { .. } => self.tries += 1,
            Step::Place { reason, .. } => {
                self.placements += 1;
                self.tries += u64::from(*reason == Reason::Assumed);
                self.deepest = self.deepest.max(depth as u16);
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

/// A digit on the board of a search, and the options that are left for its place.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Level {
    /// The cell that holds the digit.
    pub cell: Cell,
    /// The digit in it.
    pub digit: Value,
    /// The options still to be tried after the digit has been taken back.
    pub rest: Rest,
}

/// The options still to be tried at a level.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Rest {
    /// These digits, in the same cell.
    Digits(Values),
    /// The same digit, in this many other cells of a house.
    Cells(u8),
    /// Unknown: only the block program itself knows which options are left.
    Unknown,
}

impl Rest {
    /// Returns the number of options left, as far as known.
    pub fn len(self) -> usize {
        match self {
            Rest::Digits(digits) => digits.len(),
            Rest::Cells(cells) => usize::from(cells),
            Rest::Unknown => 0,
        }
    }

    /// Returns true if there are none.
    pub fn is_empty(self) -> bool {
        self.len() == 0
    }
}

/// A short description of the step.
impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Step::Look { need, options: 0 } => write!(f, "look for {need}: no option left"),
            Step::Look { need, options: 1 } => write!(f, "look for {need}: 1 option"),
            Step::Look { need, options } => write!(f, "look for {need}: {options} options"),
            Step::Try { cell, digit, refused_by: Some(rule) } => {
                write!(f, "try {digit} in {cell}: {rule}")
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
                write!(f, "take back {digit} from {cell}: ")?;
                match failure {
                    Failure::Exhausted(need) => write!(f, "no option left for {need}"),
                    Failure::Consequence => f.write_str("what followed from it failed"),
                    Failure::Infeasible => f.write_str("the equations contradict each other"),
                    Failure::Found => f.write_str("on to the next solution"),
                }
            }
            Step::Relax(Relaxed::Infeasible) => f.write_str("solve the equations: they contradict each other"),
            Step::Relax(Relaxed::Fractional(1)) => f.write_str("solve the equations: fractions in 1 cell"),
            Step::Relax(Relaxed::Fractional(cells)) => write!(f, "solve the equations: fractions in {cells} cells"),
            Step::Relax(Relaxed::Whole) => f.write_str("solve the equations: all values are whole"),
            Step::Relax(Relaxed::Unsettled) => f.write_str("solve the equations: undecided"),
            Step::Strike(1) => f.write_str("eliminate 1 candidate"),
            Step::Strike(candidates) => write!(f, "eliminate {candidates} candidates"),
            Step::Solution => f.write_str("solution"),
            Step::Cut => f.write_str("add an inequality that excludes this solution"),
            Step::Block(block) => write!(f, "block {}", u32::from(*block) + 1),
        }
    }
}
