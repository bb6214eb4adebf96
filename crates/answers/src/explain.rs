//! Explains how a person would solve a puzzle: all steps, or the next one.

use super::sentences::StepData;
use super::starting_position::path;
use super::{BoardText, InterruptibleSolver, Refusal, StartingPosition};
use serde::Serialize;
use sudoku_board::Cell;
use sudoku_techniques::{Path, Position};

/// The solution path of a puzzle, and how many of its steps to show.
#[derive(Clone, Debug)]
pub struct Explanation {
    /// The puzzle that the path solves.
    pub puzzle: BoardText,
    /// The whole path. If there are several solutions, or no technique applies, it ends there.
    pub path: Path,
    /// The number of steps to show.
    pub shown: usize,
    /// The position after the steps shown.
    pub after: Position,
}

/// A [`Explanation`] as data.
#[derive(Serialize, Clone, Debug)]
pub struct ExplanationData {
    /// The puzzle that the path solves.
    pub puzzle: BoardText,
    /// The level of the whole path; `None` if no technique leads to the solution of a board that is not classic.
    pub level: Option<&'static str>,
    /// The score of the whole path.
    pub score: u32,
    /// True if the path reaches a solution.
    pub solved: bool,
    /// The steps to show.
    pub steps: Vec<StepData>,
    /// The candidates of all cells after the steps shown, if asked for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub candidates: Option<Vec<String>>,
}

/// The next step a person would take.
#[derive(Serialize, Clone, Debug)]
pub struct Hint {
    /// The puzzle that the step belongs to.
    pub puzzle: BoardText,
    /// The step; `None` if the puzzle is full, or if nothing follows.
    pub hint: Option<StepData>,
}

impl Explanation {
    /// Finds the path, and shows its first `until` steps.
    ///
    /// # Errors
    /// If the puzzle has no solution or the work was stopped.
    pub fn of(
        solver: &mut InterruptibleSolver,
        start: &StartingPosition,
        until: usize,
    ) -> Result<Explanation, Refusal> {
        let path = path(solver, start.steps()?)?;
        let shown = until.min(path.steps.len());
        let mut after = start.position.clone();
        path.steps[..shown].iter().for_each(|step| step.apply(&mut after));
        Ok(Explanation { puzzle: start.puzzle.clone(), path, shown, after })
    }

    /// Converts the path to data, with the remaining candidates if asked for.
    pub fn data(&self, candidates: bool) -> ExplanationData {
        let Explanation { puzzle, path, shown, after } = self;
        let has_level = after.is_classic() || path.is_solved();
        ExplanationData {
            puzzle: puzzle.clone(),
            level: has_level.then(|| path.level().name()),
            score: path.score(),
            solved: path.is_solved(),
            steps: path.steps[..*shown].iter().cloned().map(StepData).collect(),
            candidates: candidates.then(|| after.cells().map(|cell| marks_of(after, cell)).collect()),
        }
    }
}

impl Hint {
    /// Finds the next step.
    ///
    /// # Errors
    /// If the puzzle has no solution.
    pub fn of(start: &StartingPosition) -> Result<Hint, Refusal> {
        Ok(Hint { puzzle: start.puzzle.clone(), hint: start.steps()?.next().map(StepData) })
    }
}

/// Returns the value of a cell, or its candidates, with commas between values that may have two figures.
pub fn marks_of(position: &Position, cell: Cell) -> String {
    let between = if position.side() > 9 { "," } else { "" };
    match position.value(cell) {
        Some(value) => value.to_string(),
        None => position.candidates(cell).iter().map(|value| value.to_string()).collect::<Vec<_>>().join(between),
    }
}
