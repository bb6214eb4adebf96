//! Sudoku as a problem of stacked assumptions: a slot is a blank cell, its candidates are the allowed digits.

use super::{Assumption, Assumptions, Counts, Failure, Level, Need, Problem, Reason, Rest, Rewind, Search, Step};
use crate::sudoku::{Board, Cell, Digit, Digits, DigitsIter, first_conflict};

/// The blanks of a sudoku in reading order.
#[derive(Clone, Debug)]
struct Blanks {
    cells: Vec<Cell>,
    rows: [Digits; 9],
    columns: [Digits; 9],
    boxes: [Digits; 9],
}

impl Blanks {
    fn of(board: &Board) -> Blanks {
        let none = [Digits::EMPTY; 9];
        let mut blanks = Blanks { cells: board.blanks().collect(), rows: none, columns: none, boxes: none };
        for cell in Cell::all() {
            if let Some(digit) = board.get(cell) {
                blanks.put(cell, digit);
            }
        }
        blanks
    }

    #[inline]
    fn put(&mut self, cell: Cell, digit: Digit) {
        self.rows[cell.row()].insert(digit);
        self.columns[cell.column()].insert(digit);
        self.boxes[cell.box_index()].insert(digit);
    }
}

impl Problem for Blanks {
    type Candidate = Digit;
    type Candidates = DigitsIter;

    #[inline]
    fn slots(&self) -> usize {
        self.cells.len()
    }

    #[inline]
    fn candidates(&self, slot: usize) -> DigitsIter {
        let cell = self.cells[slot];
        let held = self.rows[cell.row()].union(self.columns[cell.column()]).union(self.boxes[cell.box_index()]);
        held.complement().iter()
    }

    #[inline]
    fn assume(&mut self, slot: usize, digit: Digit) {
        self.put(self.cells[slot], digit);
    }

    #[inline]
    fn release(&mut self, slot: usize, digit: Digit) {
        let cell = self.cells[slot];
        self.rows[cell.row()].remove(digit);
        self.columns[cell.column()].remove(digit);
        self.boxes[cell.box_index()].remove(digit);
    }
}

/// Stacked assumptions on a sudoku: the blanks from the top left to the bottom right, each with the digits that are allowed
/// in it when it is reached.
#[derive(Clone, Debug)]
pub struct SudokuAssumptions {
    start: Board,
    /// `None` if the board breaks a rule.
    assumptions: Option<Assumptions<Blanks>>,
    counts: Counts,
}

impl SudokuAssumptions {
    /// A search that has not begun.
    pub fn new(board: &Board) -> SudokuAssumptions {
        let assumptions = first_conflict(board).is_none().then(|| Assumptions::new(Blanks::of(board)));
        SudokuAssumptions { start: *board, assumptions, counts: Counts::default() }
    }
}

impl Iterator for SudokuAssumptions {
    type Item = Step;

    #[inline]
    fn next(&mut self) -> Option<Step> {
        let assumptions = self.assumptions.as_mut()?;
        let assumption = assumptions.next()?;
        let cells = &assumptions.problem().cells;
        let step = match assumption {
            Assumption::Look { slot, candidates } => {
                Step::Look { need: Need::Cell(cells[slot]), ways: candidates as u8 }
            }
            Assumption::Assume { slot, candidate } => {
                Step::Place { cell: cells[slot], digit: candidate, reason: Reason::Assumed }
            }
            Assumption::Release { slot, candidate, found } => {
                let failure = if found { Failure::Found } else { Failure::Exhausted(Need::Cell(cells[slot + 1])) };
                Step::Retract { cell: cells[slot], digit: candidate, failure }
            }
            Assumption::Solution => Step::Solution,
        };
        self.counts.note(&step, assumptions.depth());
        Some(step)
    }
}

impl std::iter::FusedIterator for SudokuAssumptions {}

impl Rewind for SudokuAssumptions {
    fn depth(&self) -> usize {
        self.assumptions.as_ref().map_or(0, Rewind::depth)
    }

    fn heap_bytes(&self) -> usize {
        self.assumptions.as_ref().map_or(0, |inner| inner.heap_bytes() + inner.problem().cells.len())
    }
}

impl Search for SudokuAssumptions {
    fn start(&self) -> &Board {
        &self.start
    }

    fn counts(&self) -> Counts {
        self.counts
    }

    fn levels(&self) -> Vec<Level> {
        let Some(assumptions) = &self.assumptions else { return Vec::new() };
        let cells = assumptions.problem().cells.iter();
        cells
            .zip(assumptions.assumed().zip(assumptions.rests()))
            .map(|(&cell, (digit, rest))| Level { cell, digit, rest: Rest::Digits(rest.collect()) })
            .collect()
    }

    fn is_done(&self) -> bool {
        self.assumptions.as_ref().is_none_or(Assumptions::is_done)
    }
}
