//! Answers about rows of text: the rows of a list or of an Arrow array. An empty row stays empty.

use crate::many::{Way, each_row};
use crate::puzzle::{Question, Rating, Solution};
use crate::trace::{Trace, TraceError, Tracer};
use pyo3::prelude::*;
use std::borrow::Cow;
use sudoku_kit::answers::{Hand, Refusal};
use sudoku_kit::formats;

/// The puzzles; none where a row is empty.
pub type Texts<'a> = [Option<&'a str>];

/// The values of a solution as text.
pub fn text_of(solution: &Solution) -> Cow<'_, str> {
    match solution {
        Solution::Classic(grid) => grid.to_string().into(),
        Solution::Any(board) => formats::write_values(board).into(),
    }
}

/// A solution of each.
pub fn solve(py: Python<'_>, way: &Way<'_>, texts: &Texts<'_>) -> PyResult<Vec<Option<Solution>>> {
    answer(py, way, texts, |hand, text| Question::read(text)?.solved(hand))
}

/// Returns the number of solutions of each, counted up to a limit.
pub fn count(py: Python<'_>, way: &Way<'_>, texts: &Texts<'_>, limit: u64) -> PyResult<Vec<Option<u64>>> {
    answer(py, way, texts, |hand, text| Question::read(text)?.counted(hand, limit))
}

/// Rates each.
pub fn rate(py: Python<'_>, way: &Way<'_>, texts: &Texts<'_>) -> PyResult<Vec<Option<Rating>>> {
    answer(py, way, texts, |hand, text| Question::read(text)?.rated(hand))
}

/// The steps to the solution of each.
pub fn trace(py: Python<'_>, way: &Way<'_>, texts: &Texts<'_>, tracer: Tracer) -> PyResult<Vec<Option<Trace>>> {
    answer(py, way, texts, |hand, text| match Question::read(text)? {
        Question::Classic(grid) => tracer.trace(hand, &grid),
        Question::Any(_) => Err(TraceError::NotClassic),
    })
}

fn answer<T: Send, E: std::fmt::Display>(
    py: Python<'_>,
    way: &Way<'_>,
    texts: &Texts<'_>,
    work: impl Fn(&mut Hand, &str) -> Result<T, E> + Sync,
) -> PyResult<Vec<Option<T>>> {
    let mut answers: Vec<Option<T>> = texts.iter().map(|_| None).collect();
    each_row(py, way, &mut answers, |hand, row, answer| -> Result<(), E> {
        if let Some(text) = texts[row] {
            *answer = Some(work(hand, text)?);
        }
        Ok(())
    })?;
    Ok(answers)
}

/// Says which error a row has whose text is no puzzle.
impl From<Refusal> for TraceError {
    fn from(refusal: Refusal) -> TraceError {
        TraceError::Refused(refusal)
    }
}
