//! The part of the board to look at to find a deduction.

use super::Deduction;
use sudoku_board::{Cell, House, Value};

/// The part of the board that a deduction is about. It does not reveal which digit goes where.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Focus<'a> {
    /// One or more houses.
    Houses(&'a [House]),
    /// A single cell.
    Cell(Cell),
    /// All places of a digit.
    Digit(Value),
}

impl Deduction {
    /// Returns the part to look at: the houses that matter, or else the digit or the first cell of the pattern.
    pub fn focus(&self) -> Focus<'_> {
        let why = &self.why;
        let placed = self.placements.first();
        let value = why.values.single().filter(|_| placed.is_none());
        let sets = why.sets.first().and_then(|set| set.cells.first());
        let chains = || why.chains.first().and_then(|chain| chain.start.cells.first());
        let nets = || why.nets.first().map(|net| net.assumed.cell);
        let other = || self.eliminations.first().map(|eliminated| eliminated.cell);
        let cell = || {
            let placed = placed.map(|placed| placed.cell);
            placed.or(sets).or_else(chains).or_else(nets).or_else(|| why.cells.first()).or_else(other)
        };
        match (value, cell()) {
            _ if !why.base.is_empty() => Focus::Houses(&why.base),
            (Some(value), _) => Focus::Digit(value),
            (None, Some(cell)) => Focus::Cell(cell),
            (None, None) => Focus::Houses(&[]),
        }
    }
}
