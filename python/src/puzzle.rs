//! Reads, solves, counts, rates, explains and draws a single puzzle. Answers that are not a number or a text are JSON.

use crate::errors::{PuzzleError, exception};
use crate::watch::run_interruptibly;
use pyo3::prelude::*;
use serde::Serialize;
use std::sync::Arc;
use sudoku_kit::answers::{BoardValues, Explanation, Hint, InterruptibleSolver, RatingData, Refusal, StartingPosition};
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

/// The subject of a question. Classic boards have a solver of their own.
pub enum Question {
    /// A classic board.
    Classic(Grid),
    /// A board with other rules.
    Any(Board),
}

impl Question {
    /// Creates a question about a board.
    pub fn of(board: &Board) -> Question {
        board.classic().map_or_else(|| Question::Any(board.clone()), Question::Classic)
    }

    /// Creates a question about the board in a text.
    ///
    /// # Errors
    /// Fails if the text is not a board.
    pub fn read(text: &str) -> Result<Question, Refusal> {
        match Grid::from_line(text.as_bytes()) {
            Some(grid) => Ok(Question::Classic(grid)),
            None => Ok(Question::of(&formats::read(text)?.board)),
        }
    }

    /// Finds a solution.
    ///
    /// # Errors
    /// Fails if the puzzle breaks a rule or has no solution, or the work was stopped.
    pub fn solve(&self, solver: &mut InterruptibleSolver) -> Result<Solution, Refusal> {
        match self {
            Question::Classic(grid) => solve_grid(solver, grid).map(Solution::Classic),
            Question::Any(board) => {
                check_rules(board)?;
                solver.solutions_of(board, 1)?.pop().map(Solution::Any).ok_or(Refusal::NoSolution(None))
            }
        }
    }

    /// Returns the number of solutions, counted up to a limit.
    ///
    /// # Errors
    /// Fails if the puzzle breaks a rule, or the work was stopped.
    pub fn count(&self, solver: &mut InterruptibleSolver, limit: u64) -> Result<u64, Refusal> {
        match self {
            Question::Classic(grid) => count_grid(solver, grid, limit),
            Question::Any(board) => {
                check_rules(board)?;
                Ok(solver.count_of(board, limit)?)
            }
        }
    }

    /// Rates the puzzle.
    ///
    /// # Errors
    /// Fails if the puzzle breaks a rule, has no solution or several, or the work was stopped.
    pub fn rate(&self, solver: &mut InterruptibleSolver) -> Result<Rating, Refusal> {
        let start = self.start(solver)?;
        rate(solver, &start)
    }

    /// Returns the position to solve the puzzle from.
    fn start(&self, solver: &mut InterruptibleSolver) -> Result<StartingPosition, Refusal> {
        match self {
            Question::Classic(grid) => StartingPosition::of(solver, grid, None),
            Question::Any(board) => StartingPosition::of_board(solver, &board.clone().into()),
        }
    }
}

/// A solution of a classic board, or of another one.
#[derive(Clone, Debug)]
pub enum Solution {
    /// The solution of a classic board.
    Classic(Grid),
    /// The solution of any other board.
    Any(Board),
}

impl Solution {
    fn values(&self) -> &[u8] {
        match self {
            Solution::Classic(grid) => grid.values(),
            Solution::Any(board) => board.values(),
        }
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

/// Finds a solution of a classic board.
///
/// # Errors
/// Fails if the puzzle breaks a rule or has no solution, or the work was stopped.
pub fn solve_grid(solver: &mut InterruptibleSolver, grid: &Grid) -> Result<Grid, Refusal> {
    if let Some(solution) = solver.solution(grid)? {
        return Ok(solution);
    }
    check_conflict(grid)?;
    Err(Refusal::NoSolution(None))
}

/// Returns the number of solutions of a classic board, counted up to a limit.
///
/// # Errors
/// Fails if the puzzle breaks a rule, or the work was stopped.
pub fn count_grid(solver: &mut InterruptibleSolver, grid: &Grid, limit: u64) -> Result<u64, Refusal> {
    let count = solver.count(grid, limit)?;
    if count == 0 {
        check_conflict(grid)?;
    }
    Ok(count)
}

/// Rates a classic board.
///
/// # Errors
/// Fails if the puzzle breaks a rule, has no solution or several, or the work was stopped.
pub fn rate_grid(solver: &mut InterruptibleSolver, grid: &Grid) -> Result<Rating, Refusal> {
    let start = StartingPosition::of(solver, grid, None)?;
    rate(solver, &start)
}

fn rate(solver: &mut InterruptibleSolver, start: &StartingPosition) -> Result<Rating, Refusal> {
    let RatingData { level, hardest, score, explainer, steps, .. } = RatingData::of(solver, start)?;
    Ok(Rating { level, hardest, score: Some(score), explainer, steps: steps as u32 })
}

fn check_conflict(grid: &Grid) -> Result<(), Refusal> {
    grid.conflict().map_or(Ok(()), |conflict| Err(conflict.into()))
}

fn check_rules(board: &Board) -> Result<(), Refusal> {
    board.refusal().map_or(Ok(()), |broken| Err(Refusal::Rule(broken)))
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
        self.filled(run_interruptibly(py, |solver| Question::of(&self.board).solve(solver))?.values())
    }

    fn count(&self, py: Python<'_>, limit: u64) -> PyResult<u64> {
        run_interruptibly(py, |solver| Question::of(&self.board).count(solver, limit))
    }

    fn solutions(&self) -> PyResult<Solutions> {
        check_rules(&self.board).map_err(|refusal| exception(&refusal))?;
        Ok(Solutions { puzzle: self.clone(), found: Box::new(constraint::Solutions::of(&self.board)) })
    }

    fn rate(&self, py: Python<'_>) -> PyResult<String> {
        json(&run_interruptibly(py, |solver| Question::of(&self.board).rate(solver))?)
    }

    fn explain(&self, py: Python<'_>) -> PyResult<String> {
        run_interruptibly(py, |solver| {
            let start = Question::of(&self.board).start(solver)?;
            Ok(json(&Explanation::of(solver, &start, usize::MAX)?.data(false).steps))
        })?
    }

    fn hint(&self, py: Python<'_>) -> PyResult<String> {
        run_interruptibly(py, |solver| Ok(json(&Hint::of(&Question::of(&self.board).start(solver)?)?.hint)))?
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
