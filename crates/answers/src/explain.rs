//! Explains how a person would solve a puzzle: all steps, or the next one.

use super::sentences::StepData;
use super::{InterruptibleSolver, Refusal, Solutions, StartingPosition};
use serde::Serialize;
use sudoku_board::classic::{ClassicCell, Grid};
use sudoku_board::{Cell, Value};
use sudoku_techniques::{Path, Position, Steps};

/// The solution path of a puzzle, and how many of its steps to show.
#[derive(Clone, Debug)]
pub struct Explanation {
    /// The puzzle that the path solves.
    pub grid: Grid,
    /// The whole path. If there are several solutions, it ends where nothing more follows.
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
    pub puzzle: Grid,
    /// The level of the whole path.
    pub level: &'static str,
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
    pub puzzle: Grid,
    /// The step; `None` if the puzzle is full, or if it has several solutions and nothing follows.
    pub hint: Option<StepData>,
}

/// Refuses a puzzle that has no solution.
fn solvable(start: &StartingPosition) -> Result<(), Refusal> {
    if start.solutions == Solutions::None { Err(Refusal::NoSolution(start.position.contradiction())) } else { Ok(()) }
}

fn steps(start: &StartingPosition) -> Steps {
    Steps::of(start.position.clone(), matches!(start.solutions, Solutions::One(_)))
}

impl Explanation {
    /// Finds the path, and shows its first `until` steps.
    ///
    /// # Errors
    /// Fails if the puzzle has no solution or the work was stopped.
    pub fn of(
        solver: &mut InterruptibleSolver,
        start: &StartingPosition,
        until: usize,
    ) -> Result<Explanation, Refusal> {
        solvable(start)?;
        let (mut steps, mut found) = (steps(start), Vec::new());
        for step in steps.by_ref() {
            found.push(step);
            solver.check_stop()?;
        }
        let path = Path { steps: found, end: steps.position().clone() };
        let shown = until.min(path.steps.len());
        let mut after = start.position.clone();
        path.steps[..shown].iter().for_each(|step| step.apply(&mut after));
        Ok(Explanation { grid: start.grid, path, shown, after })
    }

    /// Converts the path to data, with the remaining candidates if asked for.
    pub fn data(&self, candidates: bool) -> ExplanationData {
        let Explanation { grid, path, shown, after } = self;
        ExplanationData {
            puzzle: *grid,
            level: path.level().name(),
            score: path.score(),
            solved: path.is_solved(),
            steps: path.steps[..*shown].iter().cloned().map(StepData).collect(),
            candidates: candidates.then(|| Cell::all().map(|cell| marks_of(after, cell)).collect()),
        }
    }
}

impl Hint {
    /// Finds the next step.
    ///
    /// # Errors
    /// Fails if the puzzle has no solution.
    pub fn of(start: &StartingPosition) -> Result<Hint, Refusal> {
        solvable(start)?;
        Ok(Hint { puzzle: start.grid, hint: steps(start).next().map(StepData) })
    }
}

/// Returns the digit of a cell, or its candidates.
pub fn marks_of(position: &Position, cell: Cell) -> String {
    match position.value(cell) {
        Some(digit) => digit.to_string(),
        None => position.candidates(cell).iter().map(|digit: Value| digit.to_string()).collect(),
    }
}
