//! Reads, solves, counts, rates, explains and draws a single puzzle. Answers that are not a number or a text are JSON.

use crate::errors::{PuzzleError, exception};
use crate::watch::run_interruptibly;
use pyo3::prelude::*;
use serde::Serialize;
use std::sync::Arc;
use sudoku_kit::answers::{
    AnyPuzzle, BoardValues, Explanation, Hint, InterruptibleSolver, RatingData, Refusal, Solution, StartingPosition,
};
use sudoku_kit::classic::Grid;
use sudoku_kit::fast::SearchResult;
use sudoku_kit::formats;
use sudoku_kit::print::Picture;
use sudoku_kit::{Board, constraint};

/// An immutable board with any rules and its givens.
#[pyclass(frozen, module = "sudoku_assistant._native")]
#[derive(Clone, Debug)]
pub struct Puzzle {
    board: Board,
}

impl Puzzle {
    /// Creates the puzzle of a board.
    pub fn of(board: Board) -> Puzzle {
        Puzzle { board }
    }
}

/// Reads the board in a text, and asks a question about it.
///
/// # Errors
/// Fails if the text is not a board, or the question has no answer.
pub fn ask<T, E: From<Refusal>>(text: &str, question: impl FnOnce(AnyPuzzle<'_>) -> Result<T, E>) -> Result<T, E> {
    match Grid::from_line(text.as_bytes()) {
        Some(grid) => question((&grid).into()),
        None => question((&formats::read(text).map_err(Refusal::from)?.board).into()),
    }
}

/// The rating of a puzzle.
#[derive(Serialize, Clone, Debug, Default)]
pub struct Rating {
    /// The level; `None` if no technique leads to the solution.
    pub level: Option<&'static str>,
    /// The hardest technique used; `None` if there is nothing left to do.
    pub hardest: Option<String>,
    /// The sum of the scores of all steps.
    pub score: Option<u32>,
    /// The rating on Sudoku Explainer's scale, which only classic boards have.
    pub explainer: Option<f64>,
    /// The number of steps to the solution.
    pub steps: u32,
}

/// Finds a solution.
///
/// # Errors
/// Fails if the puzzle breaks a rule or has no solution, or the work was stopped.
pub fn solve(solver: &mut InterruptibleSolver, puzzle: AnyPuzzle<'_>) -> Result<Solution, Refusal> {
    solver.solution(puzzle)?.ok_or(Refusal::NoSolution(None))
}

/// Rates a puzzle.
///
/// # Errors
/// Fails if the puzzle breaks a rule, has no solution or several, or the work was stopped.
pub fn rate(solver: &mut InterruptibleSolver, puzzle: AnyPuzzle<'_>) -> Result<Rating, Refusal> {
    let start = StartingPosition::of(solver, puzzle)?;
    let RatingData { level, hardest, score, explainer, steps, .. } = RatingData::of(solver, &start)?;
    Ok(Rating { level, hardest, score: Some(score), explainer, steps: steps as u32 })
}

fn check_rules(board: &Board) -> Result<(), Refusal> {
    AnyPuzzle::Board(board).check_rules()
}

/// Returns the values as text: 81 characters on 9 by 9 cells, otherwise numbers.
pub fn values_text(board: &Board) -> String {
    match BoardValues::from(board) {
        BoardValues::Grid(grid) => grid.to_string(),
        BoardValues::List(_) => formats::write_values(board),
    }
}

/// Serializes data as JSON.
///
/// # Errors
/// Does not fail for the data in this package.
pub fn json(data: &impl Serialize) -> PyResult<String> {
    serde_json::to_string(data).map_err(|error| PuzzleError::new_err(error.to_string()))
}

impl Puzzle {
    /// Returns the puzzle filled in with values that are not givens.
    fn filled(&self, values: &[u8]) -> PyResult<Puzzle> {
        let filled = self.board.fill(values).map_err(|error| PuzzleError::new_err(error.to_string()))?;
        Ok(Puzzle::of(filled))
    }
}

#[pymethods]
impl Puzzle {
    #[new]
    fn new(text: &str) -> PyResult<Puzzle> {
        let read = formats::read(text).map_err(|error| PuzzleError::new_err(error.to_string()))?;
        check_rules(&read.board).map_err(|refusal| exception(&refusal))?;
        Ok(Puzzle::of(read.board))
    }

    /// Returns a puzzle with the same rules and these values as givens.
    fn with_values(&self, values: Vec<u8>) -> PyResult<Puzzle> {
        let board = Board::from_givens(Arc::clone(self.board.rules()), &values);
        let board = board.map_err(|error| PuzzleError::new_err(error.to_string()))?;
        check_rules(&board).map_err(|refusal| exception(&refusal))?;
        Ok(Puzzle::of(board))
    }

    #[getter]
    fn side(&self) -> u8 {
        self.board.rules().side()
    }

    #[getter]
    fn values(&self) -> Vec<u32> {
        self.board.values().iter().map(|&value| value.into()).collect()
    }

    fn values_text(&self) -> String {
        values_text(&self.board)
    }

    /// Returns the shortest text that describes the puzzle: the values, or our own form if they do not imply the rules.
    fn text(&self) -> String {
        let values = values_text(&self.board);
        let tells = formats::read(&values).is_ok_and(|read| read.board.rules() == self.board.rules());
        if tells { values } else { formats::write(&self.board.clone().into()) }
    }

    fn solve(&self, py: Python<'_>) -> PyResult<Puzzle> {
        self.filled(run_interruptibly(py, |solver| solve(solver, (&self.board).into()))?.values())
    }

    fn count(&self, py: Python<'_>, limit: u64) -> PyResult<u64> {
        run_interruptibly(py, |solver| solver.count(&self.board, limit))
    }

    fn solutions(&self) -> PyResult<Solutions> {
        check_rules(&self.board).map_err(|refusal| exception(&refusal))?;
        Ok(Solutions { puzzle: self.clone(), found: Box::new(constraint::Solutions::of(&self.board)) })
    }

    fn rate(&self, py: Python<'_>) -> PyResult<String> {
        json(&run_interruptibly(py, |solver| rate(solver, (&self.board).into()))?)
    }

    fn explain(&self, py: Python<'_>) -> PyResult<String> {
        run_interruptibly(py, |solver| {
            let start = StartingPosition::of(solver, (&self.board).into())?;
            Ok(json(&Explanation::of(solver, &start, usize::MAX)?.data(false).steps))
        })?
    }

    fn hint(&self, py: Python<'_>) -> PyResult<String> {
        run_interruptibly(py, |solver| Ok(json(&Hint::of(&StartingPosition::of(solver, (&self.board).into())?)?.hint)))?
    }

    fn svg(&self) -> PyResult<String> {
        Picture::of(&self.board).svg().map_err(|error| PuzzleError::new_err(error.to_string()))
    }

    fn same(&self, other: &Puzzle) -> bool {
        self.board.rules() == other.board.rules() && self.board.values() == other.board.values()
    }
}

/// The solutions of a puzzle, found one after the other.
#[pyclass(module = "sudoku_assistant._native")]
pub struct Solutions {
    puzzle: Puzzle,
    found: Box<constraint::Solutions>,
}

/// The number of tries between two checks for a signal.
const TRIES: u64 = 1024;

fn next(solver: &mut InterruptibleSolver, found: &mut constraint::Solutions) -> Result<Option<Board>, Refusal> {
    loop {
        match found.advance(TRIES) {
            SearchResult::Solution(solution) => return Ok(Some(solution)),
            SearchResult::Exhausted => return Ok(None),
            SearchResult::Unfinished => solver.check_stop()?,
        }
    }
}

#[pymethods]
impl Solutions {
    fn __iter__(this: PyRef<'_, Self>) -> PyRef<'_, Self> {
        this
    }

    fn __next__(&mut self, py: Python<'_>) -> PyResult<Option<Puzzle>> {
        let found = &mut self.found;
        let solution = run_interruptibly(py, |solver| next(solver, found))?;
        solution.map(|solution| self.puzzle.filled(solution.values())).transpose()
    }
}
