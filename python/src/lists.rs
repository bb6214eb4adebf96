//! Questions about Python lists of puzzles.

use crate::many::RowOptions;
use crate::puzzle::json;
use crate::texts;
use crate::trace::{Entry, Trace, Tracer};
use pyo3::prelude::*;
use pyo3::pybacked::PyBackedStr;
use std::borrow::Cow;

/// A row of a list: a text, or nothing.
type Row = Option<PyBackedStr>;

fn each(rows: &[Row]) -> Vec<Option<&str>> {
    rows.iter().map(|row| row.as_deref()).collect()
}

/// Finds a solution of each puzzle. Returns their values.
#[pyfunction]
pub fn solve_list(py: Python<'_>, rows: Vec<Row>, way: RowOptions<'_>) -> PyResult<Vec<Option<String>>> {
    let solutions = texts::solve(py, &way, &each(&rows))?;
    Ok(solutions.iter().map(|solution| solution.as_ref().map(ToString::to_string)).collect())
}

/// Counts the solutions of each puzzle, up to a limit.
#[pyfunction]
pub fn count_list(py: Python<'_>, rows: Vec<Row>, limit: u64, way: RowOptions<'_>) -> PyResult<Vec<Option<u64>>> {
    texts::count(py, &way, &each(&rows), limit)
}

/// Rates each puzzle. Returns the ratings as JSON.
#[pyfunction]
pub fn rate_list(py: Python<'_>, rows: Vec<Row>, way: RowOptions<'_>) -> PyResult<String> {
    json(&texts::rate(py, &way, &each(&rows))?)
}

/// An entry of a trace: step, action, row, column, value, reason.
type EntryRow = (u32, &'static str, usize, usize, u8, Cow<'static, str>);
/// A trace: puzzle, solution, entries.
type TraceRow = (String, String, Vec<EntryRow>);

/// Traces each puzzle. Returns its steps.
#[pyfunction]
pub fn trace_list(
    py: Python<'_>,
    rows: Vec<Row>,
    engine: &str,
    max_steps: usize,
    way: RowOptions<'_>,
) -> PyResult<Vec<Option<TraceRow>>> {
    let traces = texts::trace(py, &way, &each(&rows), Tracer::named(engine, max_steps)?)?;
    let row = |trace: Trace| {
        let entry = |entry: &Entry| {
            let Entry { step, action, cell, digit, reason } = *entry;
            (step, action.name(), cell.row(), cell.column(), digit.get(), reason.name())
        };
        (trace.puzzle.to_string(), trace.solution.to_string(), trace.entries.iter().map(entry).collect())
    };
    Ok(traces.into_iter().map(|trace| trace.map(row)).collect())
}

/// Traces each puzzle. Returns its moves.
#[pyfunction]
pub fn trace_moves_list(
    py: Python<'_>,
    rows: Vec<Row>,
    engine: &str,
    max_steps: usize,
    way: RowOptions<'_>,
) -> PyResult<Vec<Option<Vec<u32>>>> {
    let traces = texts::trace(py, &way, &each(&rows), Tracer::named(engine, max_steps)?)?;
    let numbers = |trace: &Trace| trace.moves().into_iter().map(u32::from).collect();
    Ok(traces.iter().map(|trace| trace.as_ref().map(numbers)).collect())
}
