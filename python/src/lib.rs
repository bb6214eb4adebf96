//! The native part of the Python package `sudoku_assistant`. Names, help and types are in Python.

mod arrow;
mod errors;
mod generate;
mod lists;
mod many;
mod matrix;
mod puzzle;
mod texts;
mod trace;
mod watch;

use pyo3::pymodule;

/// The part of the package that is written in Rust.
#[pymodule]
mod _native {
    #[pymodule_export]
    use super::arrow::{count_arrow, rate_arrow, solve_arrow, trace_arrow};
    #[pymodule_export]
    use super::generate::generate;
    #[pymodule_export]
    use super::lists::{count_list, rate_list, solve_list, trace_list, trace_moves_list};
    #[pymodule_export]
    use super::matrix::{count_matrix, moves_matrix, rate_matrix, solve_matrix};
    #[pymodule_export]
    use super::puzzle::{Puzzle, Solutions};
}
