//! How a person solves a puzzle: all steps, or the next one.

use super::sentences::data;
use super::{Hand, Refusal, Solutions, Start};
use crate::fast::Grid;
use crate::sudoku::{Cell, Digit};
use crate::techniques::{Path, Position, Steps};
use serde::Serialize;
use serde_json::Value;

/// The way to the solution, of which a part is told.
#[derive(Clone, Debug)]
pub struct Told {
    /// The puzzle.
    pub grid: Grid,
    /// The whole way; where there are several solutions, it ends where nothing more follows.
    pub path: Path,
    /// How many steps of it are told.
    pub shown: usize,
    /// The position after these.
    pub after: Position,
}

/// The same as data.
#[derive(Serialize, Clone, Debug)]
pub struct Explained {
    /// The puzzle.
    pub puzzle: Grid,
    /// The level of the whole way.
    pub level: &'static str,
    /// The score of the whole way.
    pub score: u32,
    /// Whether it leads to a solution.
    pub solved: bool,
    /// The steps that are told.
    pub steps: Vec<Value>,
    /// The candidates of all cells after these, if they are wanted.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub candidates: Option<Vec<String>>,
}

/// What a person would find next.
#[derive(Serialize, Clone, Debug)]
pub struct Hint {
    /// The puzzle.
    pub puzzle: Grid,
    /// The step; `None` if the puzzle is full, or has several solutions and nothing follows.
    pub hint: Option<Value>,
}

/// A puzzle without any solution is not explained.
fn solvable(start: &Start) -> Result<(), Refusal> {
    if start.solutions == Solutions::None { Err(Refusal::NoSolution(start.position.contradiction())) } else { Ok(()) }
}

fn steps(start: &Start) -> Steps {
    Steps::of(start.position.clone(), matches!(start.solutions, Solutions::One(_)))
}

impl Told {
    /// Finds the way, and tells no more than the first `until` steps of it.
    ///
    /// # Errors
    /// The puzzle has no solution, or the work was stopped.
    pub fn of(hand: &mut Hand, start: &Start, until: usize) -> Result<Told, Refusal> {
        solvable(start)?;
        let (mut steps, mut found) = (steps(start), Vec::new());
        for step in steps.by_ref() {
            found.push(step);
            hand.look()?;
        }
        let path = Path { steps: found, end: steps.position().clone() };
        let shown = until.min(path.steps.len());
        let mut after = start.position.clone();
        path.steps[..shown].iter().for_each(|step| step.apply(&mut after));
        Ok(Told { grid: start.grid, path, shown, after })
    }

    /// The data of it, with the candidates that are left or without.
    pub fn data(&self, candidates: bool) -> Explained {
        let Told { grid, path, shown, after } = self;
        Explained {
            puzzle: *grid,
            level: path.level().name(),
            score: path.score(),
            solved: path.is_solved(),
            steps: path.steps[..*shown].iter().map(data).collect(),
            candidates: candidates.then(|| Cell::all().map(|cell| marks_of(after, cell)).collect()),
        }
    }
}

impl Hint {
    /// Finds the next step.
    ///
    /// # Errors
    /// The puzzle has no solution.
    pub fn of(start: &Start) -> Result<Hint, Refusal> {
        solvable(start)?;
        Ok(Hint { puzzle: start.grid, hint: steps(start).next().as_ref().map(data) })
    }
}

/// The digit of a cell, or its candidates.
pub fn marks_of(position: &Position, cell: Cell) -> String {
    match position.digit(cell) {
        Some(digit) => digit.to_string(),
        None => position.candidates(cell).iter().map(|digit: Digit| digit.to_string()).collect(),
    }
}
