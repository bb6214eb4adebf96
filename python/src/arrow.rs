//! Arrow arrays of texts, from any library that has Arrow's PyCapsule interface.

use crate::errors::PuzzleError;
use crate::many::RowOptions;
use crate::puzzle::Rating;
use crate::texts;
use crate::trace::{Entry, MOVES, Trace, Tracer};
use arrow_array::builder::{BooleanBufferBuilder, StringBuilder};
use arrow_array::cast::AsArray;
use arrow_array::{
    Array, ArrayRef, FixedSizeListArray, Float64Array, ListArray, StringArray, StructArray, UInt8Array, UInt32Array,
    UInt64Array,
};
use arrow_buffer::{NullBuffer, OffsetBuffer};
use arrow_schema::{ArrowError, DataType, Field, Fields};
use pyo3::prelude::*;
use pyo3_arrow::PyChunkedArray;
use pyo3_arrow::input::AnyArray;
use std::sync::Arc;

/// The maximum number of rows in a chunk: the texts of one chunk have offsets of 32 bits.
const MAX_ROWS_IN_CHUNK: usize = 1 << 19;

/// A column of texts, in chunks.
struct Column(Vec<ArrayRef>);

impl Column {
    fn of(puzzles: AnyArray) -> PyResult<Column> {
        let (chunks, field) = puzzles.into_chunked_array()?.into_inner();
        let chunks = match field.data_type() {
            // Some libraries give a column as a table with one column.
            DataType::Struct(columns) if columns.len() == 1 => {
                chunks.iter().map(|chunk| Arc::clone(chunk.as_struct().column(0))).collect()
            }
            DataType::Struct(columns) => {
                let names: Vec<&str> = columns.iter().map(|column| column.name().as_str()).collect();
                return Err(PuzzleError::new_err(format!(
                    "the table has several columns ({}); choose the one with the puzzles",
                    names.join(", ")
                )));
            }
            _ => chunks,
        };
        Ok(Column(chunks))
    }

    fn texts(&self) -> PyResult<Vec<Option<&str>>> {
        let mut texts = Vec::with_capacity(self.0.iter().map(Array::len).sum());
        for chunk in &self.0 {
            match chunk.data_type() {
                DataType::Utf8 => texts.extend(chunk.as_string::<i32>().iter()),
                DataType::LargeUtf8 => texts.extend(chunk.as_string::<i64>().iter()),
                DataType::Utf8View => texts.extend(chunk.as_string_view().iter()),
                DataType::Null => texts.extend((0..chunk.len()).map(|_| None)),
                other => {
                    return Err(PuzzleError::new_err(format!("the puzzles are {other}; they must be text")));
                }
            }
        }
        Ok(texts)
    }
}

/// Converts answers to arrays, a chunk at a time.
fn chunked<T>(answers: &[T], array: impl Fn(&[T]) -> Result<ArrayRef, ArrowError>) -> PyResult<PyChunkedArray> {
    let chunks: Result<Vec<ArrayRef>, ArrowError> = match answers {
        [] => array(&[]).map(|chunk| vec![chunk]),
        all => all.chunks(MAX_ROWS_IN_CHUNK).map(array).collect(),
    };
    let chunks = chunks.map_err(|error| PuzzleError::new_err(error.to_string()))?;
    Ok(PyChunkedArray::from_array_refs(chunks)?)
}

/// Finds a solution of each puzzle. Returns a column with their values.
#[pyfunction]
pub fn solve_arrow(py: Python<'_>, puzzles: AnyArray, way: RowOptions<'_>) -> PyResult<PyChunkedArray> {
    let column = Column::of(puzzles)?;
    let solutions = texts::solve(py, &way, &column.texts()?)?;
    chunked(&solutions, |solutions| {
        let mut builder = StringBuilder::with_capacity(solutions.len(), solutions.len() * 81);
        solutions.iter().for_each(|solution| builder.append_option(solution.as_ref().map(ToString::to_string)));
        Ok(Arc::new(builder.finish()))
    })
}

/// Counts the solutions of each puzzle, up to a limit.
#[pyfunction]
pub fn count_arrow(py: Python<'_>, puzzles: AnyArray, limit: u64, way: RowOptions<'_>) -> PyResult<PyChunkedArray> {
    let column = Column::of(puzzles)?;
    let counts = texts::count(py, &way, &column.texts()?, limit)?;
    chunked(&counts, |counts| Ok(Arc::new(counts.iter().copied().collect::<UInt64Array>())))
}

fn nulls<T>(rows: &[Option<T>]) -> NullBuffer {
    let mut present = BooleanBufferBuilder::new(rows.len());
    rows.iter().for_each(|row| present.append(row.is_some()));
    NullBuffer::new(present.finish())
}

fn structure(columns: Vec<(&str, ArrayRef)>, nulls: Option<NullBuffer>) -> Result<StructArray, ArrowError> {
    let field = |(name, column): &(&str, ArrayRef)| Field::new(*name, column.data_type().clone(), true);
    let fields: Fields = columns.iter().map(field).collect();
    StructArray::try_new(fields, columns.into_iter().map(|(_, column)| column).collect(), nulls)
}

/// Rates each puzzle. Returns a column of structs.
#[pyfunction]
pub fn rate_arrow(py: Python<'_>, puzzles: AnyArray, way: RowOptions<'_>) -> PyResult<PyChunkedArray> {
    let column = Column::of(puzzles)?;
    let ratings = texts::rate(py, &way, &column.texts()?)?;
    chunked(&ratings, |rows| {
        let each = || rows.iter().map(Option::as_ref);
        let hardest = |rating: Option<&Rating>| rating.and_then(|rating| rating.hardest.clone());
        let columns: Vec<(&str, ArrayRef)> = vec![
            ("level", Arc::new(each().map(|rating| rating.and_then(|rating| rating.level)).collect::<StringArray>())),
            ("hardest", Arc::new(each().map(hardest).collect::<StringArray>())),
            ("score", Arc::new(each().map(|rating| rating.and_then(|rating| rating.score)).collect::<UInt32Array>())),
            (
                "explainer",
                Arc::new(each().map(|rating| rating.and_then(|rating| rating.explainer)).collect::<Float64Array>()),
            ),
            ("steps", Arc::new(each().map(|rating| rating.map(|rating| rating.steps)).collect::<UInt32Array>())),
        ];
        Ok(Arc::new(structure(columns, Some(nulls(rows)))?))
    })
}

/// Traces each puzzle. Returns a column of structs with its steps or its moves.
#[pyfunction]
pub fn trace_arrow(
    py: Python<'_>,
    puzzles: AnyArray,
    engine: &str,
    max_steps: usize,
    moves: bool,
    way: RowOptions<'_>,
) -> PyResult<PyChunkedArray> {
    let column = Column::of(puzzles)?;
    let traces = texts::trace(py, &way, &column.texts()?, Tracer::named(engine, max_steps)?)?;
    chunked(&traces, |rows| {
        let each = || rows.iter().map(Option::as_ref);
        let (name, last) = if moves { ("moves", moves_of(rows)?) } else { ("steps", steps_of(rows)?) };
        let givens = |trace: Option<&Trace>| trace.map(|trace| trace.puzzle.givens() as u8);
        let columns: Vec<(&str, ArrayRef)> = vec![
            ("puzzle", text(each().map(|trace| trace.map(|trace| trace.puzzle.to_string())))),
            ("solution", text(each().map(|trace| trace.map(|trace| trace.solution.to_string())))),
            ("givens", Arc::new(each().map(givens).collect::<UInt8Array>())),
            (name, last),
        ];
        Ok(Arc::new(structure(columns, Some(nulls(rows)))?))
    })
}

fn text(rows: impl Iterator<Item = Option<String>>) -> ArrayRef {
    Arc::new(rows.collect::<StringArray>())
}

/// Returns a list of 325 numbers for each trace.
fn moves_of(rows: &[Option<Trace>]) -> Result<ArrayRef, ArrowError> {
    let all = rows.iter().flat_map(|trace| trace.as_ref().map_or([0; MOVES], Trace::moves));
    let numbers = Arc::new(all.collect::<UInt8Array>());
    let item = Arc::new(Field::new_list_field(DataType::UInt8, true));
    Ok(Arc::new(FixedSizeListArray::try_new(item, MOVES as i32, numbers, Some(nulls(rows)))?))
}

/// Returns a list of entries for each trace.
fn steps_of(rows: &[Option<Trace>]) -> Result<ArrayRef, ArrowError> {
    let lengths = rows.iter().map(|trace| trace.as_ref().map_or(0, |trace| trace.entries.len()));
    let offsets = OffsetBuffer::from_lengths(lengths);
    let each = || rows.iter().flatten().flat_map(|trace| &trace.entries);
    let small = |number: fn(&Entry) -> u8| -> ArrayRef { Arc::new(each().map(number).collect::<UInt8Array>()) };
    let entries = structure(
        vec![
            ("step", Arc::new(each().map(|entry| entry.step).collect::<UInt32Array>())),
            ("action", Arc::new(each().map(|entry| Some(entry.action.name())).collect::<StringArray>())),
            ("row", small(|entry| entry.cell.row() as u8)),
            ("column", small(|entry| entry.cell.column() as u8)),
            ("value", small(|entry| entry.digit.get())),
            ("reason", Arc::new(each().map(|entry| Some(entry.reason.name())).collect::<StringArray>())),
        ],
        None,
    )?;
    let item = Arc::new(Field::new_list_field(entries.data_type().clone(), true));
    Ok(Arc::new(ListArray::try_new(item, offsets, Arc::new(entries), Some(nulls(rows)))?))
}
