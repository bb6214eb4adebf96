//! Wrong digits on a classic board: which digits are provably wrong, and why others are not.

use super::planted::MOST_FAULTS;
use std::collections::BTreeSet;
use sudoku_board::classic::{ClassicCell, ClassicHouse, Conflict, Grid};
use sudoku_board::{Cell, House, Value};

/// The reason why a cell is not one of the faults.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Innocence {
    /// It is blank.
    Blank,
    /// No other cell of its houses has its digit.
    Fits(Value),
    /// It is in conflict with a fault, which is in conflict with yet another cell.
    Accused {
        /// The conflict of the cell with the fault.
        conflict: Conflict,
        /// The conflict of the fault with the other cell.
        proof: Conflict,
    },
}

/// Returns the conflicts of a cell with each other cell that has its digit, house by house. The cell is the first of the two.
fn all_conflicts(grid: &Grid, cell: Cell) -> Vec<Conflict> {
    let Some(value) = grid.get(cell) else { return Vec::new() };
    let is_same = |&other: &Cell| other != cell && grid.get(other) == Some(value);
    let of = |house: House| {
        house.cells().into_iter().filter(is_same).map(move |other| Conflict { house, value, cells: [cell, other] })
    };
    House::around(cell).into_iter().flat_map(of).collect()
}

/// Returns the conflicts of a cell, one for each of its houses that has the digit again. The cell is the first of the two.
pub(super) fn conflicts(grid: &Grid, cell: Cell) -> Vec<Conflict> {
    let mut all = all_conflicts(grid, cell);
    all.dedup_by_key(|conflict| conflict.house);
    all
}

/// Returns why the cell is none of these faults.
pub(super) fn innocence(grid: &Grid, faults: &[Cell], cell: Cell) -> Innocence {
    let Some(value) = grid.get(cell) else { return Innocence::Blank };
    let with_faults = all_conflicts(grid, cell).into_iter().filter(|conflict| faults.contains(&conflict.cells[1]));
    let accused = with_faults.filter_map(|conflict| {
        let mut proofs = all_conflicts(grid, conflict.cells[1]).into_iter();
        let proof = proofs.find(|proof| proof.cells[1] != cell && !faults.contains(&proof.cells[1]))?;
        Some(Innocence::Accused { conflict, proof })
    });
    accused.into_iter().next().unwrap_or(Innocence::Fits(value))
}

/// Returns the cells that are wrong, in reading order: the smallest set of at most [`MOST_FAULTS`] cells after whose removal no
/// digit is twice in a row, a column or a box. `None` if there is no such set, or more than one.
pub fn faulty_cells(grid: &Grid) -> Option<Vec<Cell>> {
    let mut found = (0..=MOST_FAULTS).map(|most| covers(grid, most)).find(|found| !found.is_empty())?.into_iter();
    found.next().filter(|_| found.next().is_none())
}

/// Returns sets of at most that many cells after whose removal no digit is twice, among them all without a cell too many.
fn covers(grid: &Grid, most: u8) -> BTreeSet<Vec<Cell>> {
    let Some(conflict) = grid.conflict() else { return BTreeSet::from([Vec::new()]) };
    let mut found = BTreeSet::new();
    // One of the two has to go.
    for cell in conflict.cells.into_iter().filter(|_| most > 0) {
        let mut rest = *grid;
        rest.put(cell, None);
        for mut cells in covers(&rest, most - 1) {
            cells.push(cell);
            cells.sort_unstable();
            found.insert(cells);
        }
    }
    found
}

/// Returns the cell with that id, from 1 to 81.
pub(super) fn cell_of_id(id: u32) -> Option<Cell> {
    Cell::from_id(id as usize)
}
