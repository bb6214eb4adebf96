//! The starting point of rating and explaining: a puzzle's values, its candidates if given, and its solutions.

use super::{BoardText, InterruptibleSolver, Refusal, Solutions, StoppedError};
use std::task::Poll;
use sudoku_board::classic::{ClassicCell, Grid};
use sudoku_board::formats::Puzzle;
use sudoku_board::notation::Reading;
use sudoku_board::{Board, Candidate, Cell};
use sudoku_techniques::{Path, Position, Steps};

/// A puzzle and the position to solve it from.
#[derive(Clone, Debug)]
pub struct StartingPosition {
    /// The puzzle.
    pub puzzle: BoardText,
    /// The position, without eliminated candidates.
    pub position: Position,
    /// The solutions of the puzzle.
    pub solutions: Solutions<Board>,
}

impl StartingPosition {
    /// Finds the position to solve a puzzle from. `reading` is its whole text, if that had more than digits.
    ///
    /// # Errors
    /// If the puzzle breaks a rule, a cell or house has no digit left, a wrong digit has been placed, or a correct
    /// candidate has been eliminated.
    pub fn of(
        solver: &mut InterruptibleSolver,
        grid: &Grid,
        reading: Option<&Reading>,
    ) -> Result<StartingPosition, Refusal> {
        let mut position = Position::of(grid)?;
        let solutions = solver.solutions(grid)?;
        if let Some(reading) = reading {
            let board = reading.position();
            let eliminated: Vec<_> = reading.struck().map(|(cell, value)| Candidate { cell, value }).collect();
            if let Solutions::One(solution) = solutions {
                let wrong = |cell: Cell| {
                    let (placed, right) = (board.get(cell)?, solution.get(cell)?);
                    (placed != right).then_some(Refusal::Misplaced { cell, placed, right })
                };
                if let Some(refusal) = Cell::all().find_map(wrong) {
                    return Err(refusal);
                }
                let is_right = |eliminated: &&Candidate| solution.get(eliminated.cell) == Some(eliminated.value);
                if let Some(right) = eliminated.iter().find(is_right) {
                    return Err(Refusal::CorrectCandidateEliminated(*right));
                }
            }
            if board != (*grid).into() {
                position = Position::of(&board)?;
            }
            eliminated.into_iter().for_each(|candidate| position.eliminate(candidate));
        }
        let solutions = solutions.map(Board::from);
        Ok(StartingPosition { puzzle: (*grid).into(), position, solutions })
    }

    /// Finds the position to solve a board with any rules from.
    ///
    /// # Errors
    /// If the puzzle breaks a rule, or the work was stopped.
    pub fn of_board(solver: &mut InterruptibleSolver, puzzle: &Puzzle) -> Result<StartingPosition, Refusal> {
        let board = puzzle.board.puzzle();
        let position = Position::of(&board)?;
        let mut found = solver.solutions_of(&board, 2)?;
        let solutions = match (found.len(), found.pop()) {
            (_, None) => Solutions::None,
            (1, Some(only)) => Solutions::One(only),
            (_, Some(one)) => Solutions::Several(one),
        };
        Ok(StartingPosition { puzzle: puzzle.into(), position, solutions })
    }

    /// Returns the steps by which a person would solve the puzzle.
    ///
    /// # Errors
    /// If the puzzle has no solution.
    pub(super) fn steps(&self) -> Result<Steps, Refusal> {
        if self.solutions == Solutions::None {
            return Err(Refusal::NoSolution(self.position.contradiction()));
        }
        Ok(Steps::of(self.position.clone(), matches!(self.solutions, Solutions::One(_))))
    }
}

/// Takes all steps.
///
/// # Errors
/// If the work was stopped.
pub(super) fn path(solver: &mut InterruptibleSolver, mut steps: Steps) -> Result<Path, StoppedError> {
    let mut found = Vec::new();
    loop {
        match steps.advance() {
            Poll::Ready(Some(step)) => found.push(step),
            Poll::Ready(None) => return Ok(Path { steps: found, end: steps.position().clone() }),
            Poll::Pending => {}
        }
        solver.check_stop()?;
    }
}
