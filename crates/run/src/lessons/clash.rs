//! Digits that are twice in a row, a column or a box of a classic board, and what they prove.

use super::planted::MOST_FAULTS;
use std::collections::BTreeSet;

/// The number of cells in a row, a column or a box.
const SIDE: usize = 9;

/// A row, a column or a box, by its number, from 1.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Line {
    /// A row.
    Row(usize),
    /// A column.
    Column(usize),
    /// A box.
    Box(usize),
}

impl Line {
    /// Returns the row, the column and the box of the cell with that index.
    pub fn of_cell(cell: usize) -> [Line; 3] {
        let (row, column) = (cell / SIDE, cell % SIDE);
        [Line::Row(row + 1), Line::Column(column + 1), Line::Box(row / 3 * 3 + column / 3 + 1)]
    }

    /// Returns the indices of the cells of the line.
    pub fn cells(self) -> impl Iterator<Item = usize> {
        let (first, step) = match self {
            Line::Row(row) => ((row - 1) * SIDE, 1),
            Line::Column(column) => (column - 1, SIDE),
            Line::Box(number) => ((number - 1) / 3 * 3 * SIDE + (number - 1) % 3 * 3, 1),
        };
        let is_box = matches!(self, Line::Box(_));
        (0..SIDE).map(move |at| first + if is_box { at / 3 * SIDE + at % 3 } else { at * step })
    }
}

/// A digit that is twice in a line.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Clash {
    /// The digit.
    pub digit: u8,
    /// The line that has it twice.
    pub line: Line,
    /// The index of the other cell with that digit.
    pub other: usize,
}

/// The reason why a cell is not one of the faults.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Innocence {
    /// It is blank.
    Blank,
    /// No other cell of its lines has its digit.
    Fits(u8),
    /// It clashes with a fault, which clashes with yet another cell.
    Accused {
        /// The clash of the cell with the fault.
        clash: Clash,
        /// The clash of the fault with the other cell.
        proof: Clash,
    },
}

/// Returns the clashes of a cell with each other cell of its lines that has the same digit, line by line.
fn all_clashes(board: &[u8], cell: usize) -> Vec<Clash> {
    let digit = board.get(cell).copied().unwrap_or(0);
    let is_same = |other: &usize| digit != 0 && *other != cell && board.get(*other) == Some(&digit);
    let of = |line: Line| line.cells().filter(is_same).map(move |other| Clash { digit, line, other });
    Line::of_cell(cell).into_iter().flat_map(of).collect()
}

/// Returns the clashes of a cell: for each of its lines, the first other cell there with the same digit.
pub fn clashes(board: &[u8], cell: usize) -> Vec<Clash> {
    let mut all = all_clashes(board, cell);
    all.dedup_by_key(|clash| clash.line);
    all
}

/// Returns why the cell is none of these faults.
pub fn innocence(board: &[u8], faults: &[usize], cell: usize) -> Innocence {
    let accused =
        all_clashes(board, cell).into_iter().filter(|clash| faults.contains(&clash.other)).find_map(|clash| {
            let mut proofs = all_clashes(board, clash.other).into_iter();
            let proof = proofs.find(|proof| proof.other != cell && !faults.contains(&proof.other))?;
            Some(Innocence::Accused { clash, proof })
        });
    match board.get(cell).copied().unwrap_or(0) {
        0 => Innocence::Blank,
        digit => accused.unwrap_or(Innocence::Fits(digit)),
    }
}

/// Returns the cells that are wrong, in order, as indices: the smallest set of at most [`MOST_FAULTS`] cells after whose removal
/// no digit is twice in a row, a column or a box. `None` if there is no such set, or more than one.
pub fn faulty_cells(board: &[u8]) -> Option<Vec<usize>> {
    (0..=MOST_FAULTS).map(|most| covers(board, most)).find(|found| !found.is_empty()).and_then(|found| {
        let mut found = found.into_iter();
        found.next().filter(|_| found.next().is_none())
    })
}

/// Returns sets of at most that many cells after whose removal no digit is twice, among them all without a cell too many.
fn covers(board: &[u8], most: u8) -> BTreeSet<Vec<usize>> {
    let clash = (0..board.len()).find_map(|cell| clashes(board, cell).first().map(|clash| [cell, clash.other]));
    let Some(pair) = clash else { return BTreeSet::from([Vec::new()]) };
    let mut found = BTreeSet::new();
    // One of the two has to go.
    for cell in pair.into_iter().filter(|_| most > 0) {
        let mut rest = board.to_vec();
        rest[cell] = 0;
        for mut cells in covers(&rest, most - 1) {
            cells.push(cell);
            cells.sort_unstable();
            found.insert(cells);
        }
    }
    found
}

/// Returns why the cell is not wrong, given the ids of those that are.
pub fn why_right(board: &[u8], faults: &[u32], id: u32) -> Innocence {
    let index = |id: u32| (id as usize).wrapping_sub(1);
    let faults: Vec<usize> = faults.iter().map(|&id| index(id)).collect();
    innocence(board, &faults, index(id))
}
