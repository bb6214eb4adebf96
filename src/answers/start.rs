//! Where rating and explaining begin: the digits of a puzzle, its candidates if they were told, and its solution.

use super::{Hand, Refusal, Solutions};
use crate::fast::Grid;
use crate::notation::Reading;
use crate::sudoku::{Candidates, Cell};
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

/// Whether candidates were struck out that the digits allow.
pub fn struck_some(reading: &Reading) -> bool {
    let allowed = Candidates::of(&reading.board);
    reading
        .candidates_left()
        .is_some_and(|marks| Cell::all().any(|cell| !allowed.get(cell).is_within(marks[cell.index()])))
}

impl Start {
    /// The start of a puzzle, of which the text may have told more than its digits.
    ///
    /// # Errors
    /// It breaks a rule, leaves a place without a digit, or a right candidate was struck out.
    pub fn of(hand: &mut Hand, grid: &Grid, told: Option<&Reading>) -> Result<Start, Refusal> {
        let mut position = Position::of(&grid.board())?;
        let solutions = hand.solutions(grid)?;
        if let Some(marks) = told.and_then(Reading::candidates_left) {
            let gone = |cell: Cell| position.candidates(cell).minus(marks[cell.index()]);
            let blanks = position.blanks();
            let struck: Vec<_> = blanks.iter().flat_map(|cell| Candidate::all_in(cell, gone(cell))).collect();
            let is_right = |struck: &&Candidate| matches!(solutions, Solutions::One(solution) if solution.get(struck.cell) == Some(struck.digit));
            if let Some(right) = struck.iter().find(is_right) {
                return Err(Refusal::Struck(*right));
            }
            struck.into_iter().for_each(|candidate| position.eliminate(candidate));
        }
        Ok(Start { grid: *grid, position, solutions })
    }
}
