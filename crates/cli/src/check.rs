//! The command `check`: reports whether puzzles are valid, unique, minimal or solved.

use super::input::Origin;
use super::puzzles::{Puzzles, Work};
use super::records::{Form, KeepColumns, Records};
use super::report::{Report, Status, StatusCounts, cannot_begin};
use clap::Args;
use std::io::{self, Write};
use sudoku_answers::{AnyPuzzle, CheckOptions, CheckResult, InterruptibleSolver};
use sudoku_board::classic::Grid;
use sudoku_board::formats;
use sudoku_board::notation::{Piece, ReadError};

/// Arguments of the command `check`.
#[derive(Args, Debug)]
pub struct Check {
    #[command(flatten)]
    pub(super) puzzles: Puzzles,
    #[command(flatten)]
    pub(super) questions: Questions,
    /// Print nothing; only the exit status tells the answer.
    #[arg(short, long, conflicts_with = "records")]
    pub quiet: bool,
    #[command(flatten)]
    pub(super) records: Records,
    #[command(flatten)]
    pub(super) keep: KeepColumns,
    /// Print the puzzles that pass, one per line, instead of the answers. With --json or --csv, print their records.
    #[arg(long, conflicts_with = "quiet")]
    pub filter: bool,
    /// Print the puzzles that fail, in the same form as --filter.
    #[arg(short = 'v', long, conflicts_with = "quiet")]
    pub invert: bool,
}

/// The properties to check. Without any of these, everything is reported, and a puzzle passes if it is valid and unique.
#[derive(Args, Clone, Copy, Debug)]
pub struct Questions {
    /// Check only that no digit appears twice in a row, column or box.
    #[arg(long)]
    pub valid: bool,
    /// Check only that there is exactly one solution.
    #[arg(long)]
    pub unique: bool,
    /// Check only that there is exactly one solution and that it needs every given.
    #[arg(long)]
    pub minimal: bool,
    /// Check only that every cell is filled and no digit appears twice in a row, column or box.
    #[arg(long)]
    pub solved: bool,
}

impl Questions {
    /// Returns the properties that were asked for; `None` if no option names any.
    fn options(self) -> Option<CheckOptions> {
        let Questions { valid, unique, minimal, solved } = self;
        (valid || unique || minimal || solved).then_some(CheckOptions {
            valid,
            unique,
            minimal,
            solved,
            count_limit: CheckOptions::DEFAULT_COUNT_LIMIT,
        })
    }
}

impl Check {
    /// Checks all puzzles.
    pub(super) fn run(&self, out: &mut impl Write, errors: &mut impl Write) -> io::Result<Status> {
        let filters = self.filter || self.invert;
        let columns = &["puzzle", "valid", "solutions", "minimal", "solved", "reason", "more"];
        let form = match self.records.form(columns, self.keep.keep) {
            Ok(form) => form,
            Err(reason) => return cannot_begin(&reason, errors),
        };
        let output = match form {
            Some(form) => Output::Records(form),
            None if self.quiet => Output::Nothing,
            None if filters => Output::Puzzles,
            None => Output::Answers,
        };
        let only = filters.then_some(!self.invert);
        let work = CheckWork { options: self.questions.options(), output, only };
        let counts = self.puzzles.run(work, self.puzzles.inputs.resolve(errors)?, out, errors)?;
        // Like grep, a filter succeeds if anything was printed.
        let passed = counts.puzzles - counts.refused - counts.unreadable;
        let through = if self.invert { counts.refused } else { passed };
        Ok(match counts.worst {
            Status::Fine | Status::Refused if filters && through > 0 => Status::Fine,
            Status::Fine | Status::Refused if filters => Status::Refused,
            worst => worst,
        })
    }
}

/// The form of the output.
#[derive(Debug)]
enum Output {
    Nothing,
    Answers,
    /// The answers as data.
    Records(Form),
    /// The puzzles that pass, or those that fail.
    Puzzles,
}

struct CheckWork {
    options: Option<CheckOptions>,
    output: Output,
    /// `Some(true)` prints only puzzles that pass, `Some(false)` only those that fail.
    only: Option<bool>,
}

impl Work for CheckWork {
    type State = InterruptibleSolver;

    fn new_state(&self) -> InterruptibleSolver {
        InterruptibleSolver::new()
    }

    fn form(&self) -> Option<&Form> {
        if let Output::Records(form) = &self.output { Some(form) } else { None }
    }

    fn refused(&self) -> [&'static str; 2] {
        ["failed the check", "failed the check"]
    }

    fn needs_summary(&self, counts: &StatusCounts) -> bool {
        counts.unreadable > 0
    }

    fn puzzle(
        &self,
        solver: &mut InterruptibleSolver,
        puzzle: AnyPuzzle<'_>,
        origin: Origin<'_>,
        report: &mut Report<'_>,
    ) -> io::Result<Status> {
        report.warn_about_eliminations(puzzle, origin)?;
        match CheckResult::of(solver, self.questions(), puzzle) {
            Ok(checked) => self.print_result(&checked, puzzle, origin, report),
            Err(reason) => report.print_refusal(origin, &reason),
        }
    }

    fn handle_read_error(
        &self,
        piece: &Piece,
        reason: &ReadError,
        origin: Origin<'_>,
        report: &mut Report<'_>,
    ) -> io::Result<Status> {
        match reason {
            ReadError::Conflict(conflict) => {
                let grid = piece.digits().unwrap_or(Grid::EMPTY);
                let puzzle = AnyPuzzle::Digits(&grid);
                self.print_result(&CheckResult::invalid(puzzle, &(*conflict).into()), puzzle, origin, report)
            }
            reason => report.print_read_error(origin, reason),
        }
    }
}

impl CheckWork {
    /// Returns the properties to find out. If the number of solutions is not printed, counting stops at the second.
    fn questions(&self) -> CheckOptions {
        let options = self.options.unwrap_or(CheckOptions::ALL);
        if matches!(self.output, Output::Puzzles | Output::Nothing) {
            CheckOptions { count_limit: 1, ..options }
        } else {
            options
        }
    }

    /// Returns true if the puzzle passes: it has every property that was asked for or, by default, is valid and unique.
    fn is_fine(&self, checked: &CheckResult) -> bool {
        let &CheckResult { valid, solutions, more, minimal, solved, .. } = checked;
        let both = [valid, solutions.map(|solutions| solutions == 1 && more != Some(true))];
        let rest = [minimal, solved].into_iter().filter(|_| self.options.is_some());
        both.into_iter().chain(rest).all(|is| is.unwrap_or(true))
    }

    /// Prints the answer in the form asked for. A filter prints the puzzle instead.
    fn print_result(
        &self,
        checked: &CheckResult,
        puzzle: AnyPuzzle<'_>,
        origin: Origin<'_>,
        report: &mut Report<'_>,
    ) -> io::Result<Status> {
        let is_fine = self.is_fine(checked);
        match &self.output {
            _ if self.only.is_some_and(|only| only != is_fine) => {}
            Output::Puzzles => print(puzzle, report)?,
            Output::Answers => report.words(format_args!("{origin}{checked}"))?,
            Output::Records(form) => report.record(form, checked)?,
            Output::Nothing => {}
        }
        Ok(if is_fine { Status::Fine } else { Status::Refused })
    }
}

/// Prints a puzzle that passes a filter.
fn print(puzzle: AnyPuzzle<'_>, report: &mut Report<'_>) -> io::Result<()> {
    match puzzle {
        AnyPuzzle::Digits(grid) => report.line(grid),
        AnyPuzzle::Reading(reading) => report.line(&reading.board),
        _ => report.words(formats::write(&puzzle.as_puzzle()).trim_end()),
    }
}
