//! The starting point of rating and explaining: a puzzle's digits, its candidates if given, and its solutions.

use super::{Hand, Refusal, Solutions};
use sudoku_board::classic::{Cell, Grid};
use sudoku_board::notation::Reading;
use sudoku_techniques::{Candidate, Position};

/// A puzzle and the position to solve it from.
#[derive(Clone, Debug)]
pub struct Start {
    /// The puzzle's givens.
    pub grid: Grid,
    /// The position, without eliminated candidates.
    pub position: Position,
    /// The solutions of the puzzle.
    pub solutions: Solutions,
}

impl Start {
    /// Finds the position to solve a puzzle from. `told` is its whole text, if that had more than digits.
    ///
    /// # Errors
    /// Fails if the puzzle breaks a rule, a cell or house has no digit left, a wrong digit has been placed, or a correct
    /// candidate has been eliminated.
    pub fn of(hand: &mut Hand, grid: &Grid, told: Option<&Reading>) -> Result<Start, Refusal> {
        let mut position = Position::of(&grid.board())?;
        let solutions = hand.solutions(grid)?;
        if let Some(told) = told {
            let board = told.position();
            let struck: Vec<_> = told.struck().map(|(cell, digit)| Candidate { cell, digit }).collect();
            if let Solutions::One(solution) = solutions {
                let wrong = |cell: Cell| {
                    let (placed, right) = (board.get(cell)?, solution.get(cell)?);
                    (placed != right).then_some(Refusal::Misplaced { cell, placed, right })
                };
                if let Some(refusal) = Cell::all().find_map(wrong) {
                    return Err(refusal);
                }
                let is_right = |struck: &&Candidate| solution.get(struck.cell) == Some(struck.digit);
                if let Some(right) = struck.iter().find(is_right) {
                    return Err(Refusal::Struck(*right));
                }
            }
            if board != grid.board() {
                position = Position::of(&board)?;
            }
            struck.into_iter().for_each(|candidate| position.eliminate(candidate));
        }
        Ok(Start { grid: *grid, position, solutions })
    }
}
