//! Checks whether a puzzle is valid, unique, minimal or solved.

use super::{AnyPuzzle, BoardText, InterruptibleSolver, Refusal};
use serde::Serialize;
use std::fmt;
use sudoku_board::{Cell, CellKind};

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
    /// Checks a puzzle.
    ///
    /// # Errors
    /// [`Refusal::Stopped`] if the work was stopped.
    pub fn of(
        solver: &mut InterruptibleSolver,
        options: CheckOptions,
        puzzle: AnyPuzzle<'_>,
    ) -> Result<CheckResult, Refusal> {
        let counted = match options.counted() {
            Some(most) => solver.count(puzzle, most),
            None => puzzle.check_rules().map(|()| 0),
        };
        match counted {
            Ok(solutions) => {
                let minimal = if options.minimal { Some(solutions == 1 && is_minimal(puzzle, solver)?) } else { None };
                Ok(CheckResult::valid(puzzle, options, solutions, minimal))
            }
            Err(Refusal::Stopped) => Err(Refusal::Stopped),
            Err(reason) => Ok(CheckResult::invalid(puzzle, &reason)),
        }
    }

    /// Returns the results for a puzzle that breaks a rule.
    pub fn invalid(puzzle: AnyPuzzle<'_>, reason: &Refusal) -> CheckResult {
        let (solutions, more, minimal, solved) = Default::default();
        let reason = Some(reason.to_string());
        CheckResult { puzzle: puzzle.into(), valid: Some(false), solutions, more, minimal, solved, reason }
    }

    fn valid(puzzle: AnyPuzzle<'_>, options: CheckOptions, solutions: u64, minimal: Option<bool>) -> CheckResult {
        CheckResult {
            puzzle: puzzle.into(),
            valid: options.valid.then_some(true),
            solutions: options.unique.then_some(solutions.min(options.count_limit)),
            more: options.unique.then_some(solutions > options.count_limit),
            minimal,
            solved: options.solved.then(|| puzzle.is_solved()),
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

/// Returns true if a puzzle with one solution has several once any one given is removed.
fn is_minimal(puzzle: AnyPuzzle<'_>, solver: &mut InterruptibleSolver) -> Result<bool, Refusal> {
    let mut board = puzzle.board().puzzle();
    let givens: Vec<Cell> = board.rules().cells().filter(|&cell| board.is_given(cell)).collect();
    for cell in givens {
        let value = board.get(cell);
        board.write(cell, None, CellKind::User);
        if solver.count(&board, 2)? == 1 {
            return Ok(false);
        }
        board.write(cell, value, CellKind::Puzzle);
    }
    Ok(true)
}
