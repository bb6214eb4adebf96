//! Rates how hard a puzzle is.

use super::{Refusal, Solutions, StartingPosition};
use serde::Serialize;
use sudoku_board::classic::Grid;
use sudoku_techniques::{Rating, rate};

/// The rating of a puzzle.
#[derive(Serialize, Clone, Debug)]
pub struct RatingData {
    /// The puzzle that was rated.
    pub puzzle: Grid,
    /// The name of its level.
    pub level: &'static str,
    /// The hardest technique it needs; `None` if there is nothing left to do.
    pub hardest: Option<String>,
    /// The sum of the scores of all steps.
    pub score: u32,
    /// The rating on Sudoku Explainer's scale.
    pub explainer: Option<f64>,
    /// The number of steps to the solution.
    pub steps: usize,
}

impl RatingData {
    /// Rates a puzzle with one solution.
    ///
    /// # Errors
    /// Fails if the puzzle has no solution or several.
    pub fn of(start: &StartingPosition) -> Result<RatingData, Refusal> {
        match start.solutions {
            Solutions::None => Err(Refusal::NoSolution(None)),
            Solutions::Several(_) => Err(Refusal::Several),
            Solutions::One(_) => {
                let rating = rate(&start.position).ok_or(Refusal::NoSolution(None))?;
                let Rating { hardest, score, level, explainer, steps } = rating;
                let hardest = hardest.map(|technique| technique.to_string());
                let explainer = explainer.map(|tenths| f64::from(tenths) / 10.0);
                Ok(RatingData { puzzle: start.grid, level: level.name(), hardest, score, explainer, steps })
            }
        }
    }
}
