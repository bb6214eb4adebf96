//! The answer for one puzzle: solutions, their number, or the unique solution.

use crate::TimeLimit;
use crate::input::Origin;
use crate::puzzles::Work;
use crate::records::Form;
use crate::report::{Layout, Report, Status};
use std::io;
use std::sync::Arc;
use sudoku_answers::{AnyPuzzle, CountResult, InterruptibleSolver, Solution, SolveResult};
use sudoku_blocks::{Code, Grain};
use sudoku_board::classic::Grid;
use sudoku_board::notation::{Metadata, Notation, Piece, ReadError, Reading};
use sudoku_run::engines::{AnySearch, Engine};
use sudoku_solve::constraint;
use sudoku_solve::fast::{self, SearchResult, Solver};
use sudoku_storage::clock::Instant;

/// The output that is wanted for each puzzle.
#[derive(Clone, Copy, Debug)]
pub(super) enum SolveOutput {
    /// At most this many solutions.
    Solutions(u64),
    /// The number of solutions, counted up to this limit.
    Count(u64),
    /// The solution, if it is the only one.
    Unique,
}

/// The work of the command `solve`.
pub(super) struct SolveWork {
    pub output: SolveOutput,
    pub layout: Layout,
    /// The engine whose steps are followed; `None` for the fast one.
    pub engine: Option<Engine>,
    /// The program that the engine `blocks` runs; `None` for the built-in one.
    pub program: Option<Arc<Code>>,
    pub steps: bool,
    pub form: Option<Form>,
    pub time_limit: TimeLimit,
}

/// The result of a search.
pub(super) struct Outcome {
    pub solutions: u64,
    /// The reason why the search stopped early, if it did.
    pub stopped: Option<String>,
    /// The reason why the engine cannot search this board, if it cannot.
    pub refusal: Option<String>,
}

impl Outcome {
    /// Creates the result of a search that found all it was asked for.
    const fn of(solutions: u64) -> Outcome {
        Outcome { solutions, stopped: None, refusal: None }
    }
}

/// The number of tries the fast engine makes between two checks of the clock.
const TRIES_PER_CHECK: u64 = 1024;

impl Work for SolveWork {
    type State = Solver;

    fn new_state(&self) -> Solver {
        Solver::new()
    }

    fn is_watched(&self) -> bool {
        self.engine.is_some()
    }

    fn form(&self) -> Option<&Form> {
        self.form.as_ref()
    }

    fn refused(&self) -> [&'static str; 2] {
        match self.output {
            SolveOutput::Unique => ["is not unique", "are not unique"],
            _ => ["has no solution", "have no solution"],
        }
    }

    fn handle_read_error(
        &self,
        piece: &Piece,
        reason: &ReadError,
        origin: Origin<'_>,
        report: &mut Report<'_>,
    ) -> io::Result<Status> {
        if let (ReadError::Conflict(_), SolveOutput::Count(_), Ok(grid)) = (reason, self.output, piece.digits()) {
            self.print_count((&grid).into(), 0, false, report)?;
        }
        report.print_read_error(origin, reason)
    }

    fn puzzle(
        &self,
        solver: &mut Solver,
        puzzle: AnyPuzzle<'_>,
        origin: Origin<'_>,
        report: &mut Report<'_>,
    ) -> io::Result<Status> {
        report.warn_about_eliminations(puzzle, origin)?;
        report.warn_about_played_digits(puzzle.is_played(), origin)?;
        let outcome = match puzzle {
            AnyPuzzle::Digits(grid) | AnyPuzzle::Reading(Reading { board: grid, .. }) if self.is_quick() => {
                match self.output {
                    SolveOutput::Count(limit) => Outcome::of(solver.count(grid, limit.saturating_add(1))),
                    SolveOutput::Unique => match solver.count(grid, 2) {
                        1 => self.print_first(solver, grid, report)?,
                        solutions => Outcome::of(solutions),
                    },
                    SolveOutput::Solutions(1) => self.print_first(solver, grid, report)?,
                    SolveOutput::Solutions(_) => self.search(puzzle, report)?,
                }
            }
            _ if puzzle.check_rules().is_err() => Outcome::of(0),
            _ => self.search(puzzle, report)?,
        };
        self.conclude(puzzle, outcome, origin, report)
    }
}

impl SolveWork {
    /// Returns true if the fast engine can answer without a look at the clock.
    const fn is_quick(&self) -> bool {
        self.engine.is_none() && self.time_limit.seconds.is_none()
    }

    /// Prints a solution of a classic puzzle, if there is one.
    fn print_first(&self, solver: &mut Solver, grid: &Grid, report: &mut Report<'_>) -> io::Result<Outcome> {
        match solver.solve(grid) {
            Some(solution) => self.print(grid.into(), &Solution::Digits(solution), report).map(|()| Outcome::of(1)),
            None => Ok(Outcome::of(0)),
        }
    }

    fn print(&self, puzzle: AnyPuzzle<'_>, solution: &Solution, report: &mut Report<'_>) -> io::Result<()> {
        match (&self.form, solution) {
            (Some(form), _) => report.record(form, &SolveResult::with(puzzle, solution)),
            (None, Solution::Digits(grid)) if self.layout.notation == Notation::Line => report.line(grid),
            (None, Solution::Digits(grid)) => report.grid(grid, self.layout, &Metadata::default()),
            (None, Solution::Board(board)) => report.values(board, self.layout),
        }
    }

    /// Finds one solution after another and checks the clock. This is slower than asking the fast solver directly.
    fn search(&self, puzzle: AnyPuzzle<'_>, report: &mut Report<'_>) -> io::Result<Outcome> {
        let (most, prints) = match self.output {
            SolveOutput::Solutions(most) => (most, true),
            SolveOutput::Count(limit) => (limit.saturating_add(1), false),
            SolveOutput::Unique => (2, false),
        };
        let mut only = None;
        let outcome = self.find(puzzle, most, report, |solution, report| {
            if prints {
                return self.print(puzzle, &solution, report);
            }
            only = Some(solution);
            Ok(())
        })?;
        if let (SolveOutput::Unique, Outcome { solutions: 1, stopped: None, .. }, Some(only)) =
            (self.output, &outcome, only)
        {
            self.print(puzzle, &only, report)?;
        }
        Ok(outcome)
    }

    /// Reports what was found, after the solutions. Returns the status.
    fn conclude(
        &self,
        puzzle: AnyPuzzle<'_>,
        outcome: Outcome,
        origin: Origin<'_>,
        report: &mut Report<'_>,
    ) -> io::Result<Status> {
        let Outcome { solutions, stopped, refusal } = outcome;
        if let Some(refusal) = refusal {
            return report.print_unreadable(origin, refusal);
        }
        if let SolveOutput::Count(limit) = self.output {
            // A line for each puzzle, even if the reason is on standard error.
            let more = solutions > limit || stopped.is_some();
            self.print_count(puzzle, solutions.min(limit), more, report)?;
        }
        if let Some(stopped) = stopped {
            report.show()?;
            report.complain(origin, stopped)?;
            return Ok(Status::Unfinished);
        }
        if solutions == 0 {
            report.show()?;
            if let Err(reason) = puzzle.check_rules() {
                return report.print_refusal(origin, &reason);
            }
        }
        match self.output {
            SolveOutput::Count(_) => Ok(if solutions == 0 { Status::Refused } else { Status::Fine }),
            _ if solutions == 0 && self.engine == Some(Engine::Logic) && count(puzzle, 1) > 0 => {
                report.refuse(origin, "no technique applies any more, and nothing is guessed; leave out --engine")
            }
            _ if solutions == 0 => report.refuse(origin, "this puzzle has no solution"),
            SolveOutput::Unique if solutions > 1 => report.refuse(origin, "this puzzle has more than one solution"),
            SolveOutput::Solutions(1) if self.layout.is_alone && self.is_quick() && count(puzzle, 2) > 1 => {
                let reason = "this puzzle has several solutions; --all prints them all, --count counts them";
                report.complain(origin, reason).map(|()| Status::Fine)
            }
            _ => Ok(Status::Fine),
        }
    }

    fn print_count(
        &self,
        puzzle: AnyPuzzle<'_>,
        solutions: u64,
        more: bool,
        report: &mut Report<'_>,
    ) -> io::Result<()> {
        if let Some(form) = &self.form {
            return report.record(form, &CountResult { puzzle: puzzle.into(), solutions, more });
        }
        report.words(format_args!("{solutions}{}", if more { "+" } else { "" }))
    }

    /// Finds at most this many solutions.
    fn find(
        &self,
        puzzle: AnyPuzzle<'_>,
        most: u64,
        report: &mut Report<'_>,
        mut on_solution: impl FnMut(Solution, &mut Report<'_>) -> io::Result<()>,
    ) -> io::Result<Outcome> {
        let givens = puzzle.board().puzzle();
        let digits = if matches!(puzzle, AnyPuzzle::Puzzle(_)) { None } else { puzzle.digits() };
        match (self.engine, digits) {
            (Some(engine), _) => {
                let search = match &self.program {
                    Some(code) => AnySearch::by_program(&givens, code, Grain::Digits),
                    None => engine.search(&givens),
                };
                match search {
                    Ok(search) => self.find_watched(search, most, report, |board, report| {
                        let solution = digits.and(board.classic()).map_or(Solution::Board(board), Solution::Digits);
                        on_solution(solution, report)
                    }),
                    Err(refusal) => Ok(Outcome { refusal: Some(refusal.to_string()), ..Outcome::of(0) }),
                }
            }
            (None, Some(grid)) => {
                let mut search = fast::Solutions::of(&grid);
                self.find_in_parts(
                    || search.advance(TRIES_PER_CHECK),
                    most,
                    report,
                    |solution, report| on_solution(Solution::Digits(solution), report),
                )
            }
            (None, None) => {
                let mut search = constraint::Solutions::of(&givens);
                self.find_in_parts(
                    || search.advance(TRIES_PER_CHECK),
                    most,
                    report,
                    |solution, report| on_solution(Solution::Board(solution), report),
                )
            }
        }
    }

    /// Finds at most this many solutions part by part, checking the clock from time to time.
    fn find_in_parts<B>(
        &self,
        mut advance: impl FnMut() -> SearchResult<B>,
        most: u64,
        report: &mut Report<'_>,
        mut on_solution: impl FnMut(B, &mut Report<'_>) -> io::Result<()>,
    ) -> io::Result<Outcome> {
        let start = Instant::now();
        let limit = self.time_limit.seconds;
        let mut solutions = 0;
        let mut looks: u64 = 0;
        loop {
            match advance() {
                SearchResult::Solution(solution) => {
                    on_solution(solution, report)?;
                    solutions += 1;
                    if solutions == most {
                        break;
                    }
                }
                SearchResult::Exhausted => break,
                SearchResult::Unfinished => {
                    report.show_if_free()?;
                    looks = 0;
                }
            }
            looks += 1;
            if looks % TRIES_PER_CHECK == 1 && limit.is_some_and(|limit| start.elapsed() >= limit) {
                let found = if solutions == 1 { "solution" } else { "solutions" };
                let stopped = format!("stopped after {} s: found {solutions} {found}", start.elapsed().as_secs());
                return Ok(Outcome { stopped: Some(stopped), ..Outcome::of(solutions) });
            }
        }
        Ok(Outcome::of(solutions))
    }
}

/// Returns the number of solutions, up to a limit.
fn count(puzzle: AnyPuzzle<'_>, limit: u64) -> u64 {
    InterruptibleSolver::new().count(puzzle, limit).unwrap_or(0)
}
