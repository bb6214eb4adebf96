//! The table of almost locked sets that all techniques with them share: cells of a house with one candidate more than cells.

use super::{CellSet, Position};
use crate::sudoku::{Cell, Cells, Digits, House};
use std::collections::HashSet;

/// All almost locked sets of the position, in the order of the houses; one that lies in two houses is told once. One cell with two
/// candidates is the smallest.
pub(super) fn almost_locked_sets(position: &Position) -> Vec<CellSet> {
    let mut sets = vec![];
    let mut seen = HashSet::new();
    for house in House::all() {
        let cells: Vec<Cell> = (Cells::of_house(house) & position.blanks()).iter().collect();
        grow(position, &cells, CellSet { cells: Cells::EMPTY, digits: Digits::EMPTY }, &mut |set| {
            if seen.insert(set.cells) {
                sets.push(set);
            }
        });
    }
    sets
}

fn grow(position: &Position, cells: &[Cell], set: CellSet, found: &mut dyn FnMut(CellSet)) {
    for (index, &cell) in cells.iter().enumerate() {
        let grown =
            CellSet { cells: set.cells | Cells::only(cell), digits: set.digits.union(position.candidates(cell)) };
        if grown.digits.len() == grown.cells.len() + 1 {
            found(grown);
        }
        grow(position, &cells[index + 1..], grown, found);
    }
}
