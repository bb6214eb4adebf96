//! Answers questions about rows of text from a list or an Arrow array. The answer to an empty row is empty.

use crate::many::{RowOptions, each_row};
use crate::puzzle::{self, Rating, ask};
use crate::trace::{Trace, TraceError, Tracer};
use pyo3::prelude::*;
use sudoku_kit::answers::{InterruptibleSolver, Refusal, Solution};

/// The puzzles; `None` for an empty row.
pub type Texts<'a> = [Option<&'a str>];

/// Finds a solution of each puzzle.
pub fn solve(py: Python<'_>, way: &RowOptions<'_>, texts: &Texts<'_>) -> PyResult<Vec<Option<Solution>>> {
    answer(py, way, texts, |solver, text| ask(text, |puzzle| puzzle::solve(solver, puzzle)))
}

/// Counts the solutions of each puzzle, up to a limit.
pub fn count(py: Python<'_>, way: &RowOptions<'_>, texts: &Texts<'_>, limit: u64) -> PyResult<Vec<Option<u64>>> {
    answer(py, way, texts, |solver, text| ask(text, |puzzle| solver.count(puzzle, limit)))
}

/// Rates each puzzle.
pub fn rate(py: Python<'_>, way: &RowOptions<'_>, texts: &Texts<'_>) -> PyResult<Vec<Option<Rating>>> {
    answer(py, way, texts, |solver, text| ask(text, |puzzle| puzzle::rate(solver, puzzle)))
}

/// Traces the steps to the solution of each puzzle.
pub fn trace(py: Python<'_>, way: &RowOptions<'_>, texts: &Texts<'_>, tracer: Tracer) -> PyResult<Vec<Option<Trace>>> {
    answer(py, way, texts, |solver, text| {
        ask(text, |puzzle| tracer.trace(solver, &puzzle.digits().ok_or(TraceError::NotClassic)?))
    })
}

fn answer<T: Send, E: std::fmt::Display>(
    py: Python<'_>,
    way: &RowOptions<'_>,
    texts: &Texts<'_>,
    work: impl Fn(&mut InterruptibleSolver, &str) -> Result<T, E> + Sync,
) -> PyResult<Vec<Option<T>>> {
    let mut answers: Vec<Option<T>> = texts.iter().map(|_| None).collect();
    each_row(py, way, &mut answers, |solver, row, answer| -> Result<(), E> {
        if let Some(text) = texts[row] {
            *answer = Some(work(solver, text)?);
        }
        Ok(())
    })?;
    Ok(answers)
}

/// Converts the refusal of a text that is not a puzzle.
impl From<Refusal> for TraceError {
    fn from(refusal: Refusal) -> TraceError {
        TraceError::Refused(refusal)
    }
}
