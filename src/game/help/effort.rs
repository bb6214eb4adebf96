//! How long help may search before it gives up.

use super::answers::TRIES;
use crate::fast::{Progress, Solutions};
use crate::sudoku::Board;

/// How many tries are left for one press of a button, so that the window always answers.
pub(super) struct Effort(u64);

impl Default for Effort {
    fn default() -> Self {
        Effort(TRIES)
    }
}

impl Effort {
    /// How many tries are made between two looks at what is left.
    const PART: u64 = 100;

    /// Looks for a solution as long as there are tries left.
    pub(super) fn solve(&mut self, board: &Board) -> Progress {
        self.next(&mut Solutions::of(board))
    }

    fn next(&mut self, solutions: &mut Solutions) -> Progress {
        while self.0 > 0 {
            match solutions.advance(Self::PART) {
                Progress::Unfinished => self.0 = self.0.saturating_sub(Self::PART),
                found => return found,
            }
        }
        Progress::Unfinished
    }

    pub(super) fn is_only_solution(&mut self, board: &Board, solution: &Board) -> bool {
        let mut solutions = Solutions::of(board);
        loop {
            match self.next(&mut solutions) {
                Progress::Solution(other) if other == *solution => {}
                end => return end == Progress::Exhausted,
            }
        }
    }
}
