//! Sums: weighted values of cells with a total.

use crate::{Cell, HouseCells, Value};

/// The weighted values of some cells add up to a total. A cage and a little killer have weights of 1. An arrow has -1, or -10
/// and -1, for its circle, and the total 0. Cells that must also be different have a house in addition.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Sum {
    /// The cells, each once and with its weight, which is not 0.
    pub terms: Vec<(i16, Cell)>,
    /// The total of the weighted values.
    pub total: i32,
}

impl Sum {
    /// The most cells that a sum can have.
    pub const MOST_CELLS: usize = 64;

    /// Returns the cells in the order of the terms.
    pub fn cells(&self) -> impl Iterator<Item = Cell> {
        self.terms.iter().map(|&(_, cell)| cell)
    }

    /// Returns the sum of the cells with these values; blanks count as 0.
    pub fn value(&self, mut value: impl FnMut(Cell) -> Option<Value>) -> i32 {
        let term = |&(weight, cell)| i32::from(weight) * value(cell).map_or(0, i32::from);
        self.terms.iter().map(term).sum()
    }

    /// Returns true if all weights are 1: a cage or a little killer, but not an arrow.
    pub fn is_plain(&self) -> bool {
        self.terms.iter().all(|&(weight, _)| weight == 1)
    }

    /// Returns true if it adds up the cells of the house, and no others.
    pub fn is_of(&self, house: &HouseCells) -> bool {
        self.is_plain() && self.terms.len() == house.cells.len() && self.cells().all(|cell| house.cells.contains(&cell))
    }

    /// Returns the left side of the equation, as in `r1c1 + r1c2 - 2*r3c4`.
    pub fn formula(&self) -> String {
        formula(self.terms.iter().copied())
    }
}

pub(crate) fn formula(terms: impl Iterator<Item = (i16, Cell)>) -> String {
    let term = |(at, (weight, cell)): (usize, (i16, Cell))| {
        let sign = match (at, weight < 0) {
            (0, false) => "",
            (0, true) => "-",
            (_, false) => " + ",
            (_, true) => " - ",
        };
        let times = if weight.unsigned_abs() == 1 { String::new() } else { format!("{}*", weight.unsigned_abs()) };
        format!("{sign}{times}{cell}")
    };
    terms.enumerate().map(term).collect()
}
