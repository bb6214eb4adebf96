//! A solver that can be told to stop.

use super::any_puzzle::Givens;
use super::{AnyPuzzle, Refusal, Solution};
use std::fmt;
use sudoku_board::Board;
use sudoku_board::classic::Grid;
use sudoku_solve::constraint;
use sudoku_solve::fast::{SearchResult, Solver};

/// The number of tries between two checks for a stop, which takes a few tenths of a millisecond.
const TRIES_PER_CHECK: u64 = 1024;

/// A solver that works on one puzzle after another, and stops in the middle of one if told to.
pub struct InterruptibleSolver {
    solver: Solver,
    should_continue: Option<Box<dyn FnMut() -> bool + Send>>,
}

/// The error that the work was stopped before it was done.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct StoppedError;

/// The solutions of a puzzle: none, one, or more than one.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Solutions<S = Solution> {
    /// No solution.
    None,
    /// The only solution.
    One(S),
    /// One of several solutions.
    Several(S),
}

impl<S> Solutions<S> {
    /// Converts the solution.
    pub(super) fn map<T>(self, convert: impl FnOnce(S) -> T) -> Solutions<T> {
        match self {
            Solutions::None => Solutions::None,
            Solutions::One(only) => Solutions::One(convert(only)),
            Solutions::Several(one) => Solutions::Several(convert(one)),
        }
    }
}

impl Default for InterruptibleSolver {
    fn default() -> InterruptibleSolver {
        InterruptibleSolver::new()
    }
}

impl fmt::Debug for InterruptibleSolver {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("InterruptibleSolver").field("solver", &self.solver).finish_non_exhaustive()
    }
}

impl InterruptibleSolver {
    /// Creates a solver that always finishes its work.
    pub fn new() -> InterruptibleSolver {
        InterruptibleSolver { solver: Solver::new(), should_continue: None }
    }

    /// Creates a solver that calls `should_continue` again and again, and stops once it returns false.
    pub fn with_check(should_continue: impl FnMut() -> bool + Send + 'static) -> InterruptibleSolver {
        InterruptibleSolver { solver: Solver::new(), should_continue: Some(Box::new(should_continue)) }
    }

    /// Checks whether to continue.
    ///
    /// # Errors
    /// Returns [`StoppedError`] if not.
    pub fn check_stop(&mut self) -> Result<(), StoppedError> {
        if self.should_continue.as_mut().is_none_or(|should_continue| should_continue()) {
            Ok(())
        } else {
            Err(StoppedError)
        }
    }

    /// Counts the solutions, up to `limit`.
    ///
    /// # Errors
    /// Fails if the puzzle breaks a rule or the work was stopped.
    pub fn count<'a>(&mut self, puzzle: impl Into<AnyPuzzle<'a>>, limit: u64) -> Result<u64, Refusal> {
        let givens = puzzle.into().givens();
        match (&givens, &self.should_continue) {
            (Givens::Digits(grid), None) => {
                let count = self.solver.count(grid, limit);
                givens.check_rules_unless(count > 0).map(|()| count)
            }
            _ => self.find(&givens, limit, |_| ()),
        }
    }

    /// Finds a solution, if there is one.
    ///
    /// # Errors
    /// Fails if the puzzle breaks a rule or the work was stopped.
    pub fn solution<'a>(&mut self, puzzle: impl Into<AnyPuzzle<'a>>) -> Result<Option<Solution>, Refusal> {
        let mut first = None;
        self.find(&puzzle.into().givens(), 1, |solution| first = Some(solution))?;
        Ok(first)
    }

    /// Finds out whether there is no solution, one, or several.
    ///
    /// # Errors
    /// Fails if the puzzle breaks a rule or the work was stopped.
    pub fn solutions<'a>(&mut self, puzzle: impl Into<AnyPuzzle<'a>>) -> Result<Solutions, Refusal> {
        let mut first = None;
        let take = |solution| {
            first.get_or_insert(solution);
        };
        let count = self.find(&puzzle.into().givens(), 2, take)?;
        Ok(match first {
            None => Solutions::None,
            Some(only) if count == 1 => Solutions::One(only),
            Some(one) => Solutions::Several(one),
        })
    }

    /// Finds at most this many solutions and calls `take` with each. Returns their number.
    fn find(&mut self, givens: &Givens<'_>, most: u64, mut take: impl FnMut(Solution)) -> Result<u64, Refusal> {
        match givens {
            Givens::Digits(grid) => {
                let count = self.find_digits(grid, most, |solution| take(Solution::Digits(solution)))?;
                givens.check_rules_unless(count > 0).map(|()| count)
            }
            Givens::Board(board) => {
                givens.check_rules_unless(false)?;
                Ok(self.find_boards(board, most, |solution| take(Solution::Board(solution)))?)
            }
        }
    }

    fn find_boards(&mut self, board: &Board, most: u64, mut take: impl FnMut(Board)) -> Result<u64, StoppedError> {
        let mut solutions = constraint::Solutions::of(board);
        let mut count = 0;
        while count < most {
            match solutions.advance(TRIES_PER_CHECK) {
                SearchResult::Solution(solution) => {
                    take(solution);
                    count += 1;
                }
                SearchResult::Exhausted => break,
                SearchResult::Unfinished => {}
            }
            self.check_stop()?;
        }
        Ok(count)
    }

    fn find_digits(&mut self, puzzle: &Grid, most: u64, mut take: impl FnMut(Grid)) -> Result<u64, StoppedError> {
        let mut count = 0;
        for part in self.solver.parts(puzzle, TRIES_PER_CHECK) {
            if let Some(solution) = part {
                take(solution);
                count += 1;
                if count == most {
                    break;
                }
            }
            // Asking each time would take longer than finding most solutions.
            if (part.is_none() || count % 64 == 0)
                && self.should_continue.as_mut().is_some_and(|should_continue| !should_continue())
            {
                return Err(StoppedError);
            }
        }
        Ok(count)
    }
}
