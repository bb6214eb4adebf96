//! The values on the board of a search, and what the rules say about more of them.

use std::fmt::Debug;
use std::sync::Arc;
use sudoku_board::classic::HouseDigits;
use sudoku_board::{Board, Cell, Constraint, HouseCells, Rules, Sum, Value, Values};

/// The values on the board of a search. [`HouseDigits`] serves classic boards, with bit sets, and [`Placements`] any rules.
pub trait Placed: Clone + Debug {
    /// Collects the values of a board.
    fn of(board: &Board) -> Self;

    /// Returns the values that break no rule in a blank cell.
    fn allowed(&self, cell: Cell) -> Values;

    /// Adds a value that was placed in the cell.
    fn insert(&mut self, cell: Cell, value: Value);

    /// Removes a value that was taken from the cell.
    fn remove(&mut self, cell: Cell, value: Value);

    /// Returns the number of bytes it allocates besides its own size.
    fn heap_bytes(&self) -> usize;
}

impl Placed for HouseDigits {
    fn of(board: &Board) -> HouseDigits {
        HouseDigits::of(board.rules().cells().filter_map(|cell| Some((cell, board.get(cell)?))))
    }

    #[inline]
    fn allowed(&self, cell: Cell) -> Values {
        HouseDigits::allowed(self, cell)
    }

    #[inline]
    fn insert(&mut self, cell: Cell, value: Value) {
        HouseDigits::insert(self, cell, value);
    }

    #[inline]
    fn remove(&mut self, cell: Cell, value: Value) {
        HouseDigits::remove(self, cell, value);
    }

    fn heap_bytes(&self) -> usize {
        0
    }
}

/// The values on a board of any rules.
#[derive(Clone, Debug)]
pub struct Placements {
    rules: Arc<Rules>,
    /// The values in reading order; 0 is a blank.
    values: Vec<u8>,
}

impl Placed for Placements {
    fn of(board: &Board) -> Placements {
        Placements { rules: Arc::clone(board.rules()), values: board.values().to_vec() }
    }

    fn allowed(&self, cell: Cell) -> Values {
        let taken: Values = self.rules.around(cell).peers.iter().filter_map(|&peer| self.get(peer)).collect();
        let free = self.rules.allowed(cell).minus(taken);
        free.iter().filter(|&value| self.unmet(cell, value).is_none()).collect()
    }

    fn insert(&mut self, cell: Cell, value: Value) {
        let index = self.rules.index(cell);
        self.values[index] = value.get();
    }

    fn remove(&mut self, cell: Cell, _: Value) {
        let index = self.rules.index(cell);
        self.values[index] = 0;
    }

    fn heap_bytes(&self) -> usize {
        self.values.len()
    }
}

impl Placements {
    /// Returns the rules of the board.
    pub(super) fn rules(&self) -> &Rules {
        &self.rules
    }

    /// Returns the value of a cell; `None` for a blank.
    pub(super) fn get(&self, cell: Cell) -> Option<Value> {
        Value::new(self.values[self.rules.index(cell)])
    }

    /// Returns the blank cells in reading order.
    pub(super) fn blanks(&self) -> impl Iterator<Item = Cell> {
        self.rules.cells().filter(|&cell| self.get(cell).is_none())
    }

    /// Returns the first rule that refuses a value in a blank cell: a house, the values allowed in the cell, a relation, a sum.
    pub fn refused_by(&self, cell: Cell, value: Value) -> Option<Constraint> {
        let holds = |house: &&HouseCells| house.cells.iter().any(|&other| self.get(other) == Some(value));
        let house = self.rules.houses_of(cell).find(holds).map(|house| house.house.into());
        let allowed = || (!self.rules.allowed(cell).contains(value)).then_some(Constraint::Allowed);
        house.or_else(allowed).or_else(|| self.unmet(cell, value))
    }

    /// Returns the first cell that rules the value out in this one: in a house, or by a relation.
    pub fn refusing_cell(&self, cell: Cell, value: Value) -> Option<Cell> {
        let in_house = self.rules.houses_of(cell).flat_map(|house| &house.cells).copied();
        let mut in_house = in_house.filter(|&other| other != cell && self.get(other) == Some(value));
        in_house.next().or_else(|| Some(self.unrelated(cell, value)?.1))
    }

    /// Returns the first relation or sum that refuses the value.
    fn unmet(&self, cell: Cell, value: Value) -> Option<Constraint> {
        let is_out_of_reach = |&&number: &&usize| !self.is_possible(&self.rules.sums()[number], cell, value);
        let sum = || self.rules.around(cell).sums.iter().find(is_out_of_reach);
        let relation = self.unrelated(cell, value).map(|(number, _)| Constraint::Relation(number as u16));
        relation.or_else(|| sum().map(|&number| Constraint::Sum(number as u16)))
    }

    /// Returns the first relation that refuses the value, and the other cell.
    fn unrelated(&self, cell: Cell, value: Value) -> Option<(usize, Cell)> {
        self.rules.unrelated(cell, value, |other| self.get(other))
    }

    /// Returns true if a sum is still within reach when the cell holds the value.
    fn is_possible(&self, sum: &Sum, cell: Cell, value: Value) -> bool {
        let (mut least, mut most) = (0, 0);
        for &(weight, other) in &sum.terms {
            let known = if other == cell { Some(value) } else { self.get(other) };
            let possible = known.map_or_else(|| self.rules.allowed(other), Values::only);
            let (low, high) = possible.bounds().unwrap_or((value, value));
            let (low, high) = (i32::from(weight) * i32::from(low), i32::from(weight) * i32::from(high));
            least += low.min(high);
            most += low.max(high);
        }
        (least..=most).contains(&sum.total)
    }
}
