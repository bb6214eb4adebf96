//! A board of any rules as a problem for stacked assumptions.

use super::board_checks::Checks;
use std::sync::Arc;
use sudoku_board::{Board, Cell, Value, ValuesIter};
use sudoku_solve::search::Problem;

/// The blank cells of a board of any rules. The slots are the blanks in reading order; their candidates are the values that
/// break no rule beside the placed ones.
#[derive(Clone, Debug)]
pub struct BoardProblem {
    checks: Arc<Checks>,
    blanks: Arc<[Cell]>,
    board: Board,
}

impl BoardProblem {
    /// Creates the problem of filling a board.
    pub fn new(board: &Board) -> BoardProblem {
        let rules = board.rules();
        let blanks = rules.cells().filter(|&cell| board.get(cell).is_none()).collect();
        BoardProblem { checks: Arc::new(Checks::of(rules)), blanks, board: board.clone() }
    }

    /// Returns the board with all current assumptions.
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Returns the cell of a slot.
    pub(super) fn cell(&self, slot: usize) -> Cell {
        self.blanks[slot]
    }

    fn set(&mut self, slot: usize, value: u8) {
        let put = self.board.put(self.blanks[slot], value);
        debug_assert!(put.is_ok(), "a candidate is a value of the board");
    }
}

impl Problem for BoardProblem {
    type Candidate = Value;
    type Candidates = ValuesIter;

    fn slots(&self) -> usize {
        self.blanks.len()
    }

    fn candidates(&self, slot: usize) -> ValuesIter {
        self.checks.values(&self.board, self.blanks[slot]).iter()
    }

    fn assume(&mut self, slot: usize, candidate: Value) {
        self.set(slot, candidate.get());
    }

    fn release(&mut self, slot: usize, _: Value) {
        self.set(slot, 0);
    }
}
