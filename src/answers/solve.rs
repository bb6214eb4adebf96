//! Solving puzzles and counting their solutions.

use super::{BoardValues, Hand, Refusal, Solutions};
use crate::classic::first_conflict;
use crate::fast::Grid;
use crate::sudoku::Board;
use serde::Serialize;

/// How many solutions there are.
#[derive(Serialize, Clone, Copy, PartialEq, Eq, Debug)]
#[serde(rename_all = "lowercase")]
pub enum HowMany {
    /// No solution.
    None,
    /// Exactly one.
    One,
    /// More than one.
    Several,
}

/// A puzzle and a solution.
#[derive(Serialize, Clone, Debug)]
pub struct Solved<P = Grid> {
    /// The puzzle.
    pub puzzle: P,
    /// A solution, if there is one.
    pub solution: Option<P>,
    /// How many solutions there are, if asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub solutions: Option<HowMany>,
}

/// A puzzle and the number of its solutions.
#[derive(Serialize, Clone, Debug)]
pub struct Counted<P = Grid> {
    /// The puzzle.
    pub puzzle: P,
    /// How many solutions it has, counted up to a limit.
    pub solutions: u64,
    /// Whether there are more than that.
    pub more: bool,
}

impl<P> Solved<P> {
    /// A puzzle and a solution, without checking whether it is the only one.
    pub fn with(puzzle: P, solution: P) -> Solved<P> {
        Solved { puzzle, solution: Some(solution), solutions: None }
    }
}

impl Solved {
    /// Solves a puzzle and finds out whether the solution is the only one.
    ///
    /// # Errors
    /// The puzzle breaks a rule, or the work was stopped.
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
    /// The puzzle breaks a rule, or the work was stopped.
    pub fn of(hand: &mut Hand, puzzle: &Grid, limit: u64) -> Result<Counted, Refusal> {
        let solutions = hand.count(puzzle, limit.saturating_add(1))?;
        if solutions == 0 {
            refuse_conflict(puzzle)?;
        }
        Ok(Counted { puzzle: *puzzle, solutions: solutions.min(limit), more: solutions > limit })
    }
}

impl Solved<BoardValues> {
    /// Solves a board of any rules and finds out whether the solution is the only one.
    ///
    /// # Errors
    /// The puzzle breaks a rule, or the work was stopped.
    pub fn of_board(hand: &mut Hand, puzzle: &Board) -> Result<Solved<BoardValues>, Refusal> {
        lawful(puzzle)?;
        let found = hand.solutions_of(puzzle, 2)?;
        let solutions = [HowMany::None, HowMany::One, HowMany::Several][found.len().min(2)];
        Ok(Solved { puzzle: puzzle.into(), solution: found.first().map(BoardValues::from), solutions: Some(solutions) })
    }
}

impl Counted<BoardValues> {
    /// Counts the solutions of a board of any rules up to a limit.
    ///
    /// # Errors
    /// The puzzle breaks a rule, or the work was stopped.
    pub fn of_board(hand: &mut Hand, puzzle: &Board, limit: u64) -> Result<Counted<BoardValues>, Refusal> {
        lawful(puzzle)?;
        let solutions = hand.count_of(puzzle, limit.saturating_add(1))?;
        Ok(Counted { puzzle: puzzle.into(), solutions: solutions.min(limit), more: solutions > limit })
    }
}

fn lawful(puzzle: &Board) -> Result<(), Refusal> {
    puzzle.refusal().map_or(Ok(()), |broken| Err(Refusal::Rule(broken)))
}

/// Reports the broken rule, rather than that there is no solution.
fn refuse_conflict(puzzle: &Grid) -> Result<(), Refusal> {
    first_conflict(&puzzle.board()).map_or(Ok(()), |conflict| Err(conflict.into()))
}
