//! Where rating and explaining start: a puzzle's digits, its candidates if given, and its solutions.

use super::{Hand, Refusal, Solutions};
use crate::fast::Grid;
use crate::notation::Reading;
use crate::techniques::{Candidate, Position};

/// A puzzle and the position to solve it from.
#[derive(Clone, Debug)]
pub struct Start {
    /// The puzzle.
    pub grid: Grid,
    /// Its position, without eliminated candidates.
    pub position: Position,
    /// Its solutions.
    pub solutions: Solutions,
}

impl Start {
    /// The start of a puzzle. `told` is its whole text if that had more than digits.
    ///
    /// # Errors
    /// The puzzle breaks a rule, a cell or house has no digit left, or a correct candidate has been eliminated.
    pub fn of(hand: &mut Hand, grid: &Grid, told: Option<&Reading>) -> Result<Start, Refusal> {
        let mut position = Position::of(&grid.board())?;
        let solutions = hand.solutions(grid)?;
        if let Some(told) = told {
            let struck: Vec<_> = told.struck().map(|(cell, digit)| Candidate { cell, digit }).collect();
            let is_right = |struck: &&Candidate| matches!(solutions, Solutions::One(solution) if solution.get(struck.cell) == Some(struck.digit));
            if let Some(right) = struck.iter().find(is_right) {
                return Err(Refusal::Struck(*right));
            }
            struck.into_iter().for_each(|candidate| position.eliminate(candidate));
        }
        Ok(Start { grid: *grid, position, solutions })
    }
}
