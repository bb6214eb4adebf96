//! The starting point of rating and explaining: a puzzle's digits, its candidates if given, and its solutions.

use super::{InterruptibleSolver, Refusal, Solutions};
use sudoku_board::classic::{ClassicCell, Grid};
use sudoku_board::notation::Reading;
use sudoku_board::{Candidate, Cell};
use sudoku_techniques::Position;

/// A puzzle and the position to solve it from.
#[derive(Clone, Debug)]
pub struct StartingPosition {
    /// The puzzle's givens.
    pub grid: Grid,
    /// The position, without eliminated candidates.
    pub position: Position,
    /// The solutions of the puzzle.
    pub solutions: Solutions,
}

impl StartingPosition {
    /// Finds the position to solve a puzzle from. `reading` is its whole text, if that had more than digits.
    ///
    /// # Errors
    /// Fails if the puzzle breaks a rule, a cell or house has no digit left, a wrong digit has been placed, or a correct
    /// candidate has been eliminated.
    pub fn of(
        solver: &mut InterruptibleSolver,
        grid: &Grid,
        reading: Option<&Reading>,
    ) -> Result<StartingPosition, Refusal> {
        let mut position = Position::of(&grid.board())?;
        let solutions = solver.solutions(grid)?;
        if let Some(reading) = reading {
            let board = reading.position();
            let eliminated: Vec<_> = reading.struck().map(|(cell, value)| Candidate { cell, value }).collect();
            if let Solutions::One(solution) = solutions {
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
            if board != grid.board() {
                position = Position::of(&board)?;
            }
            eliminated.into_iter().for_each(|candidate| position.eliminate(candidate));
        }
        Ok(StartingPosition { grid: *grid, position, solutions })
    }
}
