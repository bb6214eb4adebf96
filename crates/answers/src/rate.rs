//! Rates how hard a puzzle is.

use super::starting_position::path;
use super::{BoardText, InterruptibleSolver, Refusal, Solutions, StartingPosition};
use serde::Serialize;
use sudoku_techniques::Rating;

/// The rating of a puzzle.
#[derive(Serialize, Clone, Debug)]
pub struct RatingData {
    /// The puzzle that was rated.
    pub puzzle: BoardText,
    /// The name of its level; `None` if no technique leads to the solution.
    pub level: Option<&'static str>,
    /// The hardest technique it needs; `None` if there is nothing left to do.
    pub hardest: Option<String>,
    /// The sum of the scores of all steps.
    pub score: u32,
    /// The rating on Sudoku Explainer's scale, which only classic boards have.
    pub explainer: Option<f64>,
    /// The number of steps, to the solution or to where no technique applies.
    pub steps: usize,
}

impl RatingData {
    /// Rates a puzzle with one solution.
    ///
    /// # Errors
    /// If the puzzle has no solution or several, or the work was stopped.
    pub fn of(solver: &mut InterruptibleSolver, start: &StartingPosition) -> Result<RatingData, Refusal> {
        match start.solutions {
            Solutions::None => Err(Refusal::NoSolution(None)),
            Solutions::Several(_) => Err(Refusal::Several),
            Solutions::One(_) => {
                let path = path(solver, start.steps()?)?;
                let Rating { hardest, score, level, explainer, steps } = path.rating(&start.position);
                Ok(RatingData {
                    puzzle: start.puzzle.clone(),
                    level: path.is_solved().then(|| level.name()),
                    hardest: hardest.map(|technique| technique.to_string()),
                    score,
                    explainer: explainer.map(|tenths| f64::from(tenths) / 10.0),
                    steps,
                })
            }
        }
    }
}
