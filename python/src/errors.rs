//! Converts refusals to exceptions. They are defined in Python, in `sudoku_assistant/errors.py`.

use pyo3::{PyErr, import_exception};
use sudoku_kit::answers::Refusal;
use sudoku_kit::board_generator::KindError;

import_exception!(sudoku_assistant.errors, GenerationError);
import_exception!(sudoku_assistant.errors, NoSolutionError);
import_exception!(sudoku_assistant.errors, PuzzleError);
import_exception!(sudoku_assistant.errors, RowError);
import_exception!(sudoku_assistant.errors, SeveralSolutionsError);

/// Returns the exception for a refusal.
pub fn exception(refusal: &Refusal) -> PyErr {
    let words = refusal.to_string();
    match refusal {
        Refusal::NoSolution(_) => NoSolutionError::new_err(words),
        Refusal::Several => SeveralSolutionsError::new_err(words),
        Refusal::Options(_) | Refusal::GaveUp(_) | Refusal::NotMade(_) | Refusal::NoSeed(_) => {
            GenerationError::new_err(words)
        }
        _ => PuzzleError::new_err(words),
    }
}

/// Returns the exception for an unknown kind of board.
pub fn unknown_kind(error: &KindError) -> PyErr {
    GenerationError::new_err(error.to_string())
}
