//! Solves puzzles and counts their solutions.

use super::{BoardText, BoardValues, InterruptibleSolver, Refusal, Solutions};
use serde::Serialize;
use sudoku_board::Board;
use sudoku_board::classic::Grid;
use sudoku_board::formats::Puzzle;

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
    pub fn of(solver: &mut InterruptibleSolver, puzzle: &Grid) -> Result<SolveResult, Refusal> {
        let (solution, solutions) = match solver.solutions(puzzle)? {
            Solutions::None => (None, SolutionCount::None),
            Solutions::One(solution) => (Some(solution), SolutionCount::One),
            Solutions::Several(solution) => (Some(solution), SolutionCount::Several),
        };
        if solution.is_none() {
            check_conflict(puzzle)?;
        }
        Ok(SolveResult {
            puzzle: (*puzzle).into(),
            solution: solution.map(BoardValues::from),
            solutions: Some(solutions),
        })
    }

    /// Solves a board with any rules and finds out whether the solution is the only one.
    ///
    /// # Errors
    /// Fails if the puzzle breaks a rule or the work was stopped.
    pub fn of_board(solver: &mut InterruptibleSolver, puzzle: &Puzzle) -> Result<SolveResult, Refusal> {
        let board = check_rules(puzzle)?;
        let found = solver.solutions_of(&board, 2)?;
        let solutions = [SolutionCount::None, SolutionCount::One, SolutionCount::Several][found.len().min(2)];
        Ok(SolveResult {
            puzzle: puzzle.into(),
            solution: found.first().map(BoardValues::from),
            solutions: Some(solutions),
        })
    }
}

impl CountResult {
    /// Counts the solutions up to a limit.
    ///
    /// # Errors
    /// Fails if the puzzle breaks a rule or the work was stopped.
    pub fn of(solver: &mut InterruptibleSolver, puzzle: &Grid, limit: u64) -> Result<CountResult, Refusal> {
        let solutions = solver.count(puzzle, limit.saturating_add(1))?;
        if solutions == 0 {
            check_conflict(puzzle)?;
        }
        Ok(CountResult { puzzle: (*puzzle).into(), solutions: solutions.min(limit), more: solutions > limit })
    }

    /// Counts the solutions of a board with any rules, up to a limit.
    ///
    /// # Errors
    /// Fails if the puzzle breaks a rule or the work was stopped.
    pub fn of_board(solver: &mut InterruptibleSolver, puzzle: &Puzzle, limit: u64) -> Result<CountResult, Refusal> {
        let board = check_rules(puzzle)?;
        let solutions = solver.count_of(&board, limit.saturating_add(1))?;
        Ok(CountResult { puzzle: puzzle.into(), solutions: solutions.min(limit), more: solutions > limit })
    }
}

/// Returns the givens if they break no rule.
fn check_rules(puzzle: &Puzzle) -> Result<Board, Refusal> {
    let board = puzzle.board.puzzle();
    match board.refusal() {
        Some(broken) => Err(Refusal::Rule(broken)),
        None => Ok(board),
    }
}

/// Fails if the puzzle breaks a rule, which says more than that it has no solution.
fn check_conflict(puzzle: &Grid) -> Result<(), Refusal> {
    puzzle.conflict().map_or(Ok(()), |conflict| Err(conflict.into()))
}
