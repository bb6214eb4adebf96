//! Sudoku as a stacked-assumptions problem: a slot is a blank cell, and its candidates are the allowed digits.

use super::{Assumption, Assumptions, Counts, Failure, Level, Need, Problem, Reason, Rest, Rewind, Search, Step};
use std::sync::Arc;
use sudoku_board::classic::{Board, HouseDigits, first_conflict};
use sudoku_board::{Cell, Value, ValuesIter};

/// The blanks of a sudoku in reading order.
#[derive(Clone, Debug)]
struct Blanks {
    cells: Arc<[Cell]>,
    held: HouseDigits,
}

impl Problem for Blanks {
    type Candidate = Value;
    type Candidates = ValuesIter;

    #[inline]
    fn slots(&self) -> usize {
        self.cells.len()
    }

    #[inline]
    fn candidates(&self, slot: usize) -> ValuesIter {
        self.held.allowed(self.cells[slot]).iter()
    }

    #[inline]
    fn assume(&mut self, slot: usize, digit: Value) {
        self.held.insert(self.cells[slot], digit);
    }

    #[inline]
    fn release(&mut self, slot: usize, digit: Value) {
        self.held.remove(self.cells[slot], digit);
    }
}

/// Stacked assumptions on a sudoku: the blanks in reading order, each with the digits allowed when it is reached.
#[derive(Clone, Debug)]
pub struct SudokuAssumptions {
    start: Board,
    /// `None` if the board breaks a rule.
    assumptions: Option<Assumptions<Blanks>>,
    counts: Counts,
}

impl SudokuAssumptions {
    /// Starts a search.
    pub fn new(board: &Board) -> SudokuAssumptions {
        let blanks = || Blanks { cells: board.blanks().collect(), held: HouseDigits::of(board) };
        let assumptions = first_conflict(board).is_none().then(|| Assumptions::new(blanks()));
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
                Step::Look { need: Need::Cell(cells[slot]), options: candidates as u8 }
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
        // The blanks are shared.
        self.assumptions.as_ref().map_or(0, Rewind::heap_bytes)
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
