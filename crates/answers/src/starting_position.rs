//! The starting point of rating and explaining: a puzzle's values, its candidates if given, and its solutions.

use super::any_puzzle::Givens;
use super::{AnyPuzzle, BoardText, InterruptibleSolver, Refusal, Solutions, StoppedError};
use std::task::Poll;
use sudoku_board::classic::ClassicCell;
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
    /// Finds the position to solve a puzzle from.
    ///
    /// # Errors
    /// If the puzzle breaks a rule, a cell or house has no digit left, a wrong digit has been placed, or a correct
    /// candidate has been eliminated; or if the work was stopped.
    pub fn of(solver: &mut InterruptibleSolver, puzzle: AnyPuzzle<'_>) -> Result<StartingPosition, Refusal> {
        if let AnyPuzzle::Puzzle(puzzle) = puzzle
            && let Some(reading) = puzzle.reading()
        {
            return StartingPosition::of(solver, AnyPuzzle::Reading(&reading));
        }
        let mut position = match puzzle.givens() {
            Givens::Digits(grid) => Position::of(&grid)?,
            Givens::Board(board) => Position::of(&*board)?,
        };
        let solutions = solver.solutions(puzzle)?.map(Board::from);
        if let Some(reading) = puzzle.reading() {
            let board = reading.position();
            let eliminated: Vec<_> = reading.struck().map(|(cell, value)| Candidate { cell, value }).collect();
            if let Solutions::One(solution) = &solutions {
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
            if board != reading.board.into() {
                position = Position::of(&board)?;
            }
            eliminated.into_iter().for_each(|candidate| position.eliminate(candidate));
        }
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
