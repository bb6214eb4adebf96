//! Solves puzzles and counts their solutions.

use super::{AnyPuzzle, BoardText, BoardValues, InterruptibleSolver, Refusal, Solutions};
use serde::Serialize;

/// The number of solutions: none, one, or more than one.
#[derive(Serialize, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(rename_all = "lowercase")]
pub enum SolutionCount {
    /// No solution.
    None,
    /// Exactly one solution.
    One,
    /// More than one solution.
    Several,
}

/// A puzzle and a solution.
#[derive(Serialize, Clone, Debug)]
pub struct SolveResult {
    /// The puzzle that was solved.
    pub puzzle: BoardText,
    /// A solution, if there is one.
    pub solution: Option<BoardValues>,
    /// The number of solutions, if asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub solutions: Option<SolutionCount>,
}

/// A puzzle and the number of its solutions.
#[derive(Serialize, Clone, Debug)]
pub struct CountResult {
    /// The puzzle whose solutions were counted.
    pub puzzle: BoardText,
    /// The number of solutions, counted up to a limit.
    pub solutions: u64,
    /// True if there are more than that.
    pub more: bool,
}

impl SolveResult {
    /// Creates an answer from a puzzle and a solution, without checking whether it is the only one.
    pub fn with(puzzle: impl Into<BoardText>, solution: impl Into<BoardValues>) -> SolveResult {
        SolveResult { puzzle: puzzle.into(), solution: Some(solution.into()), solutions: None }
    }

    /// Solves a puzzle and finds out whether the solution is the only one.
    ///
    /// # Errors
    /// Fails if the puzzle breaks a rule or the work was stopped.
    pub fn of(solver: &mut InterruptibleSolver, puzzle: AnyPuzzle<'_>) -> Result<SolveResult, Refusal> {
        let (solution, solutions) = match solver.solutions(puzzle)? {
            Solutions::None => (None, SolutionCount::None),
            Solutions::One(solution) => (Some(solution), SolutionCount::One),
            Solutions::Several(solution) => (Some(solution), SolutionCount::Several),
        };
        let solution = solution.as_ref().map(BoardValues::from);
        Ok(SolveResult { puzzle: puzzle.into(), solution, solutions: Some(solutions) })
    }
}

impl CountResult {
    /// Counts the solutions up to a limit.
    ///
    /// # Errors
    /// Fails if the puzzle breaks a rule or the work was stopped.
    pub fn of(solver: &mut InterruptibleSolver, puzzle: AnyPuzzle<'_>, limit: u64) -> Result<CountResult, Refusal> {
        let solutions = solver.count(puzzle, limit.saturating_add(1))?;
        Ok(CountResult { puzzle: puzzle.into(), solutions: solutions.min(limit), more: solutions > limit })
    }
}
