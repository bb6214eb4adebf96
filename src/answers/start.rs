//! Where rating and explaining begin: the digits of a puzzle, its candidates if they were told, and its solution.

use super::{Hand, Refusal, Solutions};
use crate::fast::Grid;
use crate::notation::Reading;
use crate::techniques::{Candidate, Position};

/// A puzzle and the position from which it is solved.
#[derive(Clone, Debug)]
pub struct Start {
    /// The puzzle.
    pub grid: Grid,
    /// Its position, without the candidates that were struck out.
    pub position: Position,
    /// Its solutions.
    pub solutions: Solutions,
}

impl Start {
    /// The start of a puzzle, of which the text may have told more than its digits.
    ///
    /// # Errors
    /// It breaks a rule, leaves a place without a digit, or a right candidate was struck out.
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
