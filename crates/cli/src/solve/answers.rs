//! The answer for one puzzle: solutions, their number, or the unique solution.

use crate::TimeLimit;
use crate::input::Origin;
use crate::puzzles::Work;
use crate::records::Form;
use crate::report::{Layout, Report, Status};
use std::io;
use std::sync::Arc;
use sudoku_answers::{BoardText, CountResult, SolveResult};
use sudoku_blocks::{Code, Grain};
use sudoku_board::Board;
use sudoku_board::classic::Grid;
use sudoku_board::formats::Puzzle;
use sudoku_board::notation::{Metadata, Notation, Piece, ReadError, Reading};
use sudoku_run::engines::{AnySearch, Engine};
use sudoku_solve::fast::{SearchResult, Solutions, Solver};
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
}

/// A function that is called with each solution.
pub(super) type OnSolution<'a> = &'a mut dyn FnMut(&Grid, &mut Report<'_>) -> io::Result<()>;

/// The number of tries the fast engine makes between two checks of the clock.
pub(super) const TRIES_PER_CHECK: u64 = 1024;

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

    fn board(
        &self,
        _: &mut Self::State,
        puzzle: &Puzzle,
        origin: Origin<'_>,
        report: &mut Report<'_>,
    ) -> io::Result<Status> {
        self.solve_board(puzzle, origin, report)
    }

    fn handle_read_error(
        &self,
        piece: &Piece,
        reason: &ReadError,
        origin: Origin<'_>,
        report: &mut Report<'_>,
    ) -> io::Result<Status> {
        if let (ReadError::Conflict(_), SolveOutput::Count(_), Ok(grid)) = (reason, self.output, piece.digits()) {
            self.print_count(grid, 0, false, report)?;
        }
        report.print_read_error(origin, reason)
    }

    fn puzzle(
        &self,
        solver: &mut Solver,
        grid: &Grid,
        reading: Option<&Reading>,
        origin: Origin<'_>,
        report: &mut Report<'_>,
    ) -> io::Result<Status> {
        report.warn_about_eliminations(reading, origin)?;
        report.warn_about_played_digits(reading.is_some_and(|reading| reading.played.is_some()), origin)?;
        let is_quick = self.engine.is_none() && self.time_limit.seconds.is_none();
        match self.output {
            SolveOutput::Solutions(1) if is_quick => match solver.solve(grid) {
                Some(solution) => {
                    self.print(grid, &solution, report)?;
                    if self.layout.is_alone && !solver.is_unique(grid) {
                        report.complain(
                            origin,
                            "this puzzle has several solutions; --all prints them all, --count counts them",
                        )?;
                    }
                    Ok(Status::Fine)
                }
                None => refuse(grid, 0, origin, report),
            },
            SolveOutput::Unique if is_quick => match solver.count(grid, 2) {
                1 => {
                    if let Some(solution) = solver.solve(grid) {
                        self.print(grid, &solution, report)?;
                    }
                    Ok(Status::Fine)
                }
                solutions => refuse(grid, solutions, origin, report),
            },
            SolveOutput::Count(limit) if is_quick => {
                let solutions = solver.count(grid, limit.saturating_add(1));
                self.report_count(grid, solutions, limit, origin, report)
            }
            _ => self.search(grid, origin, report),
        }
    }
}

impl SolveWork {
    fn print(&self, puzzle: &Grid, solution: &Grid, report: &mut Report<'_>) -> io::Result<()> {
        if let Some(form) = &self.form {
            return report.record(form, &SolveResult::with(*puzzle, *solution));
        }
        if self.layout.notation == Notation::Line {
            report.line(solution)
        } else {
            report.grid(solution, self.layout, &Metadata::default())
        }
    }

    /// Finds one solution after another and checks the clock. This is slower than asking the fast solver directly.
    fn search(&self, grid: &Grid, origin: Origin<'_>, report: &mut Report<'_>) -> io::Result<Status> {
        if let Some(conflict) = grid.conflict() {
            if let SolveOutput::Count(_) = self.output {
                self.print_count(*grid, 0, false, report)?;
            }
            return report.print_read_error(origin, &ReadError::Conflict(conflict));
        }
        let mut only = None;
        let outcome = match self.output {
            SolveOutput::Solutions(most) => {
                self.find(grid, most, report, &mut |solution, report| self.print(grid, solution, report))
            }
            SolveOutput::Count(limit) => self.find(grid, limit.saturating_add(1), report, &mut |_, _| Ok(())),
            SolveOutput::Unique => self.find(grid, 2, report, &mut |solution, _| {
                only = Some(*solution);
                Ok(())
            }),
        }?;
        if let Some(stopped) = outcome.stopped {
            if let SolveOutput::Count(limit) = self.output {
                self.print_count(*grid, outcome.solutions.min(limit), true, report)?;
            }
            report.show()?;
            report.complain(origin, stopped)?;
            return Ok(Status::Unfinished);
        }
        match (self.output, only) {
            (SolveOutput::Count(limit), _) => self.report_count(grid, outcome.solutions, limit, origin, report),
            (SolveOutput::Unique, Some(solution)) if outcome.solutions == 1 => {
                self.print(grid, &solution, report)?;
                Ok(Status::Fine)
            }
            (SolveOutput::Solutions(_), _) if outcome.solutions > 0 => Ok(Status::Fine),
            _ => {
                report.show()?;
                refuse(grid, outcome.solutions, origin, report)
            }
        }
    }

    pub(super) fn print_count(
        &self,
        puzzle: impl Into<BoardText>,
        solutions: u64,
        more: bool,
        report: &mut Report<'_>,
    ) -> io::Result<()> {
        if let Some(form) = &self.form {
            return report.record(form, &CountResult { puzzle: puzzle.into(), solutions, more });
        }
        report.words(format_args!("{solutions}{}", if more { "+" } else { "" }))
    }

    /// Prints the number of solutions, with a `+` if there are more than the limit.
    fn report_count(
        &self,
        grid: &Grid,
        solutions: u64,
        limit: u64,
        origin: Origin<'_>,
        report: &mut Report<'_>,
    ) -> io::Result<Status> {
        // Print a line for each puzzle, even if the reason is on standard error.
        self.print_count(*grid, solutions.min(limit), solutions > limit, report)?;
        if solutions == 0
            && let Some(conflict) = grid.conflict()
        {
            return report.print_read_error(origin, &ReadError::Conflict(conflict));
        }
        Ok(if solutions == 0 { Status::Refused } else { Status::Fine })
    }

    /// Finds at most this many solutions.
    fn find(
        &self,
        grid: &Grid,
        most: u64,
        report: &mut Report<'_>,
        on_solution: OnSolution<'_>,
    ) -> io::Result<Outcome> {
        match self.engine {
            Some(engine) => {
                let board = Board::from(*grid);
                let search = match &self.program {
                    Some(code) => AnySearch::by_program(&board, code, Grain::Digits),
                    None => engine.search(&board),
                };
                let search = search.map_err(io::Error::other)?;
                self.find_watched(search, most, report, |solution, report| {
                    solution.classic().map_or(Ok(()), |solution| on_solution(&solution, report))
                })
            }
            None => {
                let mut search = Solutions::of(grid);
                self.find_in_parts(
                    |_| Ok(search.advance(TRIES_PER_CHECK)),
                    most,
                    report,
                    |solution, report| on_solution(&solution, report),
                )
            }
        }
    }

    /// Finds at most this many solutions part by part, checking the clock from time to time.
    pub(super) fn find_in_parts<B>(
        &self,
        mut advance: impl FnMut(&mut Report<'_>) -> io::Result<SearchResult<B>>,
        most: u64,
        report: &mut Report<'_>,
        mut on_solution: impl FnMut(B, &mut Report<'_>) -> io::Result<()>,
    ) -> io::Result<Outcome> {
        let start = Instant::now();
        let limit = self.time_limit.seconds;
        let mut solutions = 0;
        let mut looks: u64 = 0;
        loop {
            match advance(report)? {
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
                return Ok(Outcome { solutions, stopped: Some(stopped) });
            }
        }
        Ok(Outcome { solutions, stopped: None })
    }
}

/// Reports that the number of solutions is wrong, or which rule the puzzle breaks.
fn refuse(grid: &Grid, solutions: u64, origin: Origin<'_>, report: &mut Report<'_>) -> io::Result<Status> {
    match grid.conflict() {
        _ if solutions > 0 => report.refuse(origin, "this puzzle has more than one solution"),
        Some(conflict) => report.print_read_error(origin, &ReadError::Conflict(conflict)),
        None => report.refuse(origin, "this puzzle has no solution"),
    }
}
