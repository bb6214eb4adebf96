//! Solves puzzles and counts their solutions.

use super::{BoardText, BoardValues, Hand, Refusal, Solutions};
use serde::Serialize;
use sudoku_board::classic::{Grid, first_conflict};
use sudoku_board::formats::Puzzle;
use sudoku_board::sudoku::Board;

/// The number of solutions: none, one, or more than one.
#[derive(Serialize, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(rename_all = "lowercase")]
pub enum HowMany {
    /// No solution.
    None,
    /// Exactly one solution.
    One,
    /// More than one solution.
    Several,
}

/// A puzzle and a solution.
#[derive(Serialize, Clone, Debug)]
pub struct Solved<P = Grid, S = P> {
    /// The puzzle that was solved.
    pub puzzle: P,
    /// A solution, if there is one.
    pub solution: Option<S>,
    /// The number of solutions, if asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub solutions: Option<HowMany>,
}

/// A puzzle and the number of its solutions.
#[derive(Serialize, Clone, Debug)]
pub struct Counted<P = Grid> {
    /// The puzzle whose solutions were counted.
    pub puzzle: P,
    /// The number of solutions, counted up to a limit.
    pub solutions: u64,
    /// True if there are more than that.
    pub more: bool,
}

impl<P, S> Solved<P, S> {
    /// Creates an answer from a puzzle and a solution, without checking whether it is the only one.
    pub fn with(puzzle: P, solution: S) -> Solved<P, S> {
        Solved { puzzle, solution: Some(solution), solutions: None }
    }
}

impl Solved {
    /// Solves a puzzle and finds out whether the solution is the only one.
    ///
    /// # Errors
    /// Fails if the puzzle breaks a rule or the work was stopped.
    pub fn of(hand: &mut Hand, puzzle: &Grid) -> Result<Solved, Refusal> {
        let (solution, solutions) = match hand.solutions(puzzle)? {
            Solutions::None => (None, HowMany::None),
            Solutions::One(solution) => (Some(solution), HowMany::One),
            Solutions::Several(solution) => (Some(solution), HowMany::Several),
        };
        if solution.is_none() {
            refuse_conflict(puzzle)?;
        }
        Ok(Solved { puzzle: *puzzle, solution, solutions: Some(solutions) })
    }
}

impl Counted {
    /// Counts the solutions up to a limit.
    ///
    /// # Errors
    /// Fails if the puzzle breaks a rule or the work was stopped.
    pub fn of(hand: &mut Hand, puzzle: &Grid, limit: u64) -> Result<Counted, Refusal> {
        let solutions = hand.count(puzzle, limit.saturating_add(1))?;
        if solutions == 0 {
            refuse_conflict(puzzle)?;
        }
        Ok(Counted { puzzle: *puzzle, solutions: solutions.min(limit), more: solutions > limit })
    }
}

impl Solved<BoardText, BoardValues> {
    /// Solves a board with any rules and finds out whether the solution is the only one.
    ///
    /// # Errors
    /// Fails if the puzzle breaks a rule or the work was stopped.
    pub fn of_board(hand: &mut Hand, puzzle: &Puzzle) -> Result<Solved<BoardText, BoardValues>, Refusal> {
        let board = lawful(puzzle)?;
        let found = hand.solutions_of(&board, 2)?;
        let solutions = [HowMany::None, HowMany::One, HowMany::Several][found.len().min(2)];
        Ok(Solved { puzzle: puzzle.into(), solution: found.first().map(BoardValues::from), solutions: Some(solutions) })
    }
}

impl Counted<BoardText> {
    /// Counts the solutions of a board with any rules, up to a limit.
    ///
    /// # Errors
    /// Fails if the puzzle breaks a rule or the work was stopped.
    pub fn of_board(hand: &mut Hand, puzzle: &Puzzle, limit: u64) -> Result<Counted<BoardText>, Refusal> {
        let board = lawful(puzzle)?;
        let solutions = hand.count_of(&board, limit.saturating_add(1))?;
        Ok(Counted { puzzle: puzzle.into(), solutions: solutions.min(limit), more: solutions > limit })
    }
}

/// Returns the givens if they break no rule.
fn lawful(puzzle: &Puzzle) -> Result<Board, Refusal> {
    let board = puzzle.board.puzzle();
    match board.refusal() {
        Some(broken) => Err(Refusal::Rule(broken)),
        None => Ok(board),
    }
}

/// Fails if the puzzle breaks a rule, which says more than that it has no solution.
fn refuse_conflict(puzzle: &Grid) -> Result<(), Refusal> {
    first_conflict(&puzzle.board()).map_or(Ok(()), |conflict| Err(conflict.into()))
}
