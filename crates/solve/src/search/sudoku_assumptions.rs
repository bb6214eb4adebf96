//! Sudoku as a stacked-assumptions problem: a slot is a blank cell, and its candidates are the allowed digits.

use super::placements::{Placed, Placements};
use super::{Assumption, Assumptions, Counts, Failure, Level, Need, Path, Problem, Reason, Rest, Rewind, Search, Step};
use std::sync::Arc;
use sudoku_board::classic::HouseDigits;
use sudoku_board::{Board, Cell, Value, ValuesIter};

/// The blanks of a sudoku in reading order.
#[derive(Clone, Debug)]
struct Blanks<P> {
    cells: Arc<[Cell]>,
    held: P,
}

impl<P: Placed> Problem for Blanks<P> {
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
    fn assume(&mut self, slot: usize, value: Value) {
        self.held.insert(self.cells[slot], value);
    }

    #[inline]
    fn release(&mut self, slot: usize, value: Value) {
        self.held.remove(self.cells[slot], value);
    }
}

/// Stacked assumptions on a sudoku: the blanks in reading order, each with the values allowed when it is reached.
pub type SudokuAssumptions = Path<BlankByBlank<HouseDigits>, BlankByBlank<Placements>>;

/// Stacked assumptions on one of their paths.
#[derive(Clone, Debug)]
pub struct BlankByBlank<P: Placed> {
    start: Arc<Board>,
    /// `None` if the board breaks a rule.
    assumptions: Option<Assumptions<Blanks<P>>>,
    counts: Counts,
}

impl<P: Placed> From<&Board> for BlankByBlank<P> {
    fn from(board: &Board) -> BlankByBlank<P> {
        let blanks = || Blanks { cells: board.blanks().collect(), held: P::of(board) };
        let assumptions = board.refusal().is_none().then(|| Assumptions::new(blanks()));
        BlankByBlank { start: Arc::new(board.clone()), assumptions, counts: Counts::default() }
    }
}

impl<P: Placed> Iterator for BlankByBlank<P> {
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

impl<P: Placed> std::iter::FusedIterator for BlankByBlank<P> {}

impl<P: Placed> Rewind for BlankByBlank<P> {
    fn depth(&self) -> usize {
        self.assumptions.as_ref().map_or(0, Rewind::depth)
    }

    fn heap_bytes(&self) -> usize {
        // The blanks are shared.
        self.assumptions.as_ref().map_or(0, |search| search.heap_bytes() + search.problem().held.heap_bytes())
    }
}

impl<P: Placed> Search for BlankByBlank<P> {
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
