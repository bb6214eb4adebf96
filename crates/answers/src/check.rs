//! Checks whether a puzzle is valid, unique, minimal or solved.

use super::{BoardText, InterruptibleSolver, StoppedError};
use serde::Serialize;
use std::fmt;
use sudoku_board::classic::{ClassicCell, Conflict, Grid};
use sudoku_board::formats::Puzzle;
use sudoku_board::notation::{ReadError, Reading};
use sudoku_board::{Board, Cell};

/// The properties to check.
#[derive(Clone, Copy, Debug)]
pub struct CheckOptions {
    /// Check that no digit appears twice in a house.
    pub valid: bool,
    /// Check that there is exactly one solution.
    pub unique: bool,
    /// Check that no given can be left out.
    pub minimal: bool,
    /// Check that all cells are filled.
    pub solved: bool,
    /// The number up to which solutions are counted.
    pub count_limit: u64,
}

/// The results of a check; `None` for properties that were not asked for.
#[derive(Serialize, Clone, Debug)]
pub struct CheckResult {
    /// The puzzle that was checked.
    pub puzzle: BoardText,
    /// True if no digit appears twice in a house.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub valid: Option<bool>,
    /// The number of solutions, counted up to [`CheckOptions::count_limit`].
    #[serde(skip_serializing_if = "Option::is_none")]
    pub solutions: Option<u64>,
    /// True if there are more solutions than that.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub more: Option<bool>,
    /// True if there is one solution, but several if any one given is removed.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub minimal: Option<bool>,
    /// True if all cells are filled, including the player's digits if the text had them.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub solved: Option<bool>,
    /// The message about the rule that is broken, if any.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reason: Option<String>,
}

impl CheckOptions {
    /// All properties, with solutions counted up to [`CheckOptions::DEFAULT_COUNT_LIMIT`].
    pub const ALL: CheckOptions = CheckOptions {
        valid: true,
        unique: true,
        minimal: true,
        solved: true,
        count_limit: CheckOptions::DEFAULT_COUNT_LIMIT,
    };

    /// Returns the number up to which solutions are counted; `None` if they are not.
    fn counted(self) -> Option<u64> {
        self.unique.then_some(self.count_limit + 1).or(self.minimal.then_some(2))
    }

    /// The number up to which solutions are counted in output that people read.
    pub const DEFAULT_COUNT_LIMIT: u64 = 100;
}

impl CheckResult {
    /// Checks a puzzle. `reading` is its whole text, if that had more than digits.
    ///
    /// # Errors
    /// If the work was stopped.
    pub fn of(
        solver: &mut InterruptibleSolver,
        options: CheckOptions,
        grid: &Grid,
        reading: Option<&Reading>,
    ) -> Result<CheckResult, StoppedError> {
        let solutions = options.counted().map_or(Ok(0), |most| solver.count(grid, most))?;
        // If there is a solution, no rule is broken.
        if solutions == 0
            && let Some(conflict) = grid.conflict()
        {
            return Ok(CheckResult::broken(grid, &conflict));
        }
        let minimal = if options.minimal { Some(solutions == 1 && is_minimal(grid, solver)?) } else { None };
        let played = reading.and_then(|reading| reading.played.as_ref());
        let is_solved = || played.map_or(grid.givens() == Cell::COUNT, Grid::is_solved);
        Ok(CheckResult::valid((*grid).into(), options, solutions, minimal, is_solved))
    }

    /// Checks a board with any rules.
    ///
    /// # Errors
    /// If the work was stopped.
    pub fn of_board(
        solver: &mut InterruptibleSolver,
        options: CheckOptions,
        puzzle: &Puzzle,
    ) -> Result<CheckResult, StoppedError> {
        let board = puzzle.board.puzzle();
        if let Some(refusal) = board.refusal() {
            return Ok(CheckResult::invalid(puzzle.into(), refusal.to_string()));
        }
        let solutions = options.counted().map_or(Ok(0), |most| solver.count_of(&board, most))?;
        let minimal = if options.minimal { Some(solutions == 1 && is_minimal_board(&board, solver)?) } else { None };
        Ok(CheckResult::valid(puzzle.into(), options, solutions, minimal, || puzzle.board.is_solved()))
    }

    /// Returns the results for a puzzle that breaks a rule.
    pub fn broken(grid: &Grid, conflict: &Conflict) -> CheckResult {
        CheckResult::invalid((*grid).into(), ReadError::Conflict(*conflict).to_string())
    }

    fn invalid(puzzle: BoardText, reason: String) -> CheckResult {
        let (solutions, more, minimal, solved) = Default::default();
        CheckResult { puzzle, valid: Some(false), solutions, more, minimal, solved, reason: Some(reason) }
    }

    fn valid(
        puzzle: BoardText,
        options: CheckOptions,
        solutions: u64,
        minimal: Option<bool>,
        is_solved: impl FnOnce() -> bool,
    ) -> CheckResult {
        CheckResult {
            puzzle,
            valid: options.valid.then_some(true),
            solutions: options.unique.then_some(solutions.min(options.count_limit)),
            more: options.unique.then_some(solutions > options.count_limit),
            minimal,
            solved: options.solved.then(is_solved),
            reason: None,
        }
    }
}

impl fmt::Display for CheckResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(reason) = &self.reason {
            return write!(f, "not valid: {reason}");
        }
        let words = [
            self.valid.map(|is| if is { "valid" } else { "not valid" }.to_owned()),
            self.solutions.map(|solutions| match solutions {
                0 => "no solution".to_owned(),
                1 => "unique".to_owned(),
                _ => {
                    let more = if self.more == Some(true) { "more than " } else { "" };
                    format!("not unique ({more}{solutions} solutions)")
                }
            }),
            self.minimal.map(|is| if is { "minimal" } else { "not minimal" }.to_owned()),
            self.solved.map(|is| if is { "solved" } else { "not solved" }.to_owned()),
        ];
        f.write_str(&words.into_iter().flatten().collect::<Vec<_>>().join(", "))
    }
}

/// Returns true if a board with one solution has several once any one given is removed.
fn is_minimal_board(board: &Board, solver: &mut InterruptibleSolver) -> Result<bool, StoppedError> {
    for cell in board.rules().cells().filter(|&cell| board.get(cell).is_some()) {
        let mut without = board.clone();
        // A blank is always allowed.
        if without.give(cell, 0).is_err() || solver.count_of(&without, 2)? == 1 {
            return Ok(false);
        }
    }
    Ok(true)
}

/// Returns true if a puzzle with one solution has several once any one given is removed.
fn is_minimal(grid: &Grid, solver: &mut InterruptibleSolver) -> Result<bool, StoppedError> {
    for cell in Cell::all().filter(|&cell| grid.get(cell).is_some()) {
        let mut without = *grid;
        without.put(cell, None);
        if solver.count(&without, 2)? == 1 {
            return Ok(false);
        }
    }
    Ok(true)
}
