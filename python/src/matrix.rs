//! Questions about NumPy arrays of n rows of 81 values. The input is read in place.

use crate::errors::PuzzleError;
use crate::many::{RowOptions, each_row};
use crate::puzzle::{self, json};
use crate::trace::{MOVES, Tracer};
use numpy::{PyArray1, PyArray2, PyArrayMethods, PyReadonlyArray2};
use pyo3::prelude::*;
use sudoku_kit::Cell;
use sudoku_kit::answers::Refusal;
use sudoku_kit::classic::{ClassicCell, Grid};

/// Answers, and the indices of the bad rows.
type WithBad<T> = PyResult<(T, Vec<usize>)>;

fn rows<'a>(puzzles: &'a PyReadonlyArray2<'_, u8>) -> PyResult<&'a [[u8; Cell::COUNT]]> {
    let all = puzzles.as_slice().map_err(|error| PuzzleError::new_err(error.to_string()))?;
    Ok(all.as_chunks().0)
}

fn grid(values: &[u8; Cell::COUNT]) -> Result<Grid, RowFault> {
    Grid::new(*values).ok_or_else(|| {
        let at = values.iter().position(|&value| value > 9).unwrap_or_default();
        RowFault::Value { row: at / 9 + 1, column: at % 9 + 1, value: values[at] }
    })
}

/// A reason why a row has no answer.
#[derive(Debug, thiserror::Error)]
enum RowFault {
    #[error("r{row}c{column} holds {value}; a value is 1 to 9, or 0 for a blank")]
    Value { row: usize, column: usize, value: u8 },
    #[error(transparent)]
    Refused(#[from] Refusal),
    #[error(transparent)]
    NotTraced(#[from] crate::trace::TraceError),
}

/// Finds a solution of each row.
#[pyfunction]
pub fn solve_matrix<'py>(
    py: Python<'py>,
    puzzles: PyReadonlyArray2<'py, u8>,
    way: RowOptions<'py>,
) -> WithBad<Bound<'py, PyArray2<u8>>> {
    let rows = rows(&puzzles)?;
    let mut solutions = vec![0; rows.len() * Cell::COUNT];
    let slots = solutions.as_chunks_mut::<{ Cell::COUNT }>().0;
    let bad = each_row(py, &way, slots, |solver, row, slot| -> Result<(), RowFault> {
        slot.copy_from_slice(puzzle::solve(solver, (&grid(&rows[row])?).into())?.values());
        Ok(())
    })?;
    Ok((PyArray1::from_vec(py, solutions).reshape([rows.len(), Cell::COUNT])?, bad))
}

/// Counts the solutions of each row, up to a limit.
#[pyfunction]
pub fn count_matrix<'py>(
    py: Python<'py>,
    puzzles: PyReadonlyArray2<'py, u8>,
    limit: u64,
    way: RowOptions<'py>,
) -> WithBad<Bound<'py, PyArray1<u64>>> {
    let rows = rows(&puzzles)?;
    let mut counts = vec![0; rows.len()];
    let bad = each_row(py, &way, &mut counts, |solver, row, count| -> Result<(), RowFault> {
        *count = solver.count(&grid(&rows[row])?, limit)?;
        Ok(())
    })?;
    Ok((PyArray1::from_vec(py, counts), bad))
}

/// Rates each row. Returns the ratings as JSON.
#[pyfunction]
pub fn rate_matrix(py: Python<'_>, puzzles: PyReadonlyArray2<'_, u8>, way: RowOptions<'_>) -> PyResult<String> {
    let rows = rows(&puzzles)?;
    let mut ratings = vec![None; rows.len()];
    each_row(py, &way, &mut ratings, |solver, row, rating| -> Result<(), RowFault> {
        *rating = Some(puzzle::rate(solver, (&grid(&rows[row])?).into())?);
        Ok(())
    })?;
    json(&ratings)
}

/// Traces each row. Returns its moves.
#[pyfunction]
pub fn moves_matrix<'py>(
    py: Python<'py>,
    puzzles: PyReadonlyArray2<'py, u8>,
    engine: &str,
    max_steps: usize,
    way: RowOptions<'py>,
) -> WithBad<Bound<'py, PyArray2<u8>>> {
    let rows = rows(&puzzles)?;
    let tracer = Tracer::named(engine, max_steps)?;
    let mut moves = vec![0; rows.len() * MOVES];
    let slots = moves.as_chunks_mut::<MOVES>().0;
    let bad = each_row(py, &way, slots, |solver, row, slot| -> Result<(), RowFault> {
        *slot = tracer.trace(solver, &grid(&rows[row])?)?.moves();
        Ok(())
    })?;
    Ok((PyArray1::from_vec(py, moves).reshape([rows.len(), MOVES])?, bad))
}
