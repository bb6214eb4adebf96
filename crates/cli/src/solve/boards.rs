//! The answers for boards that are not classic ones.

use super::answers::{SolveOutput, SolveWork, TRIES_PER_CHECK};
use crate::input::Origin;
use crate::report::{Report, Status};
use std::io;
use sudoku_answers::SolveResult;
use sudoku_board::Board;
use sudoku_board::formats::Puzzle;
use sudoku_run::engines::{BoardSearch, Engine};
use sudoku_solve::constraint::{self, Solutions};
use sudoku_solve::fast::SearchResult;
use sudoku_solve::search::Step;

/// A running search: the fast one, or that of an engine.
enum BoardSolver {
    Fast(Box<Solutions>),
    Engine(BoardSearch),
}

impl SolveWork {
    /// Solves the puzzle as given, without the player's digits.
    pub(super) fn solve_board(
        &self,
        puzzle: &Puzzle,
        origin: Origin<'_>,
        report: &mut Report<'_>,
    ) -> io::Result<Status> {
        let board = puzzle.board.puzzle();
        report.warn_about_played_digits(board != puzzle.board, origin)?;
        if let Some(refusal) = board.refusal() {
            if let SolveOutput::Count(_) = self.output {
                self.print_count(puzzle, 0, false, report)?;
            }
            return report.refuse(origin, refusal);
        }
        let (most, prints) = match self.output {
            SolveOutput::Solutions(most) => (most, true),
            SolveOutput::Count(limit) => (limit.saturating_add(1), false),
            SolveOutput::Unique => (2, false),
        };
        let mut search = match self.engine {
            Some(engine) => match engine.search_board(&board) {
                Ok(search) => BoardSolver::Engine(search),
                Err(reason) => return report.print_unreadable(origin, reason),
            },
            None => BoardSolver::Fast(Box::new(Solutions::of(&board))),
        };
        let mut only = None;
        let outcome = self.find_in_parts(
            |report| self.advance(&mut search, report),
            most,
            report,
            |solution, report| {
                if prints {
                    return self.print_board(puzzle, &solution, report);
                }
                only = Some(solution);
                Ok(())
            },
        )?;
        let (solutions, stopped) = (outcome.solutions, outcome.stopped);
        if let SolveOutput::Count(limit) = self.output {
            let more = solutions > limit || stopped.is_some();
            self.print_count(puzzle, solutions.min(limit), more, report)?;
        }
        if let Some(stopped) = stopped {
            report.show()?;
            report.complain(origin, stopped)?;
            return Ok(Status::Unfinished);
        }
        match (self.output, only) {
            (SolveOutput::Unique, Some(solution)) if solutions == 1 => {
                self.print_board(puzzle, &solution, report).map(|()| Status::Fine)
            }
            (SolveOutput::Unique, Some(_)) => report.refuse(origin, "this puzzle has more than one solution"),
            (SolveOutput::Count(_), _) => Ok(if solutions == 0 { Status::Refused } else { Status::Fine }),
            _ if solutions == 0 && self.engine == Some(Engine::Logic) && constraint::count(&board, 1) > 0 => {
                report.show()?;
                report.refuse(origin, "no technique applies any more, and nothing is guessed; leave out --engine")
            }
            _ if solutions == 0 => {
                report.show()?;
                report.refuse(origin, "this puzzle has no solution")
            }
            _ => {
                let is_quick = self.engine.is_none() && self.time_limit.seconds.is_none();
                if self.layout.is_alone && most == 1 && is_quick && Solutions::of(&board).nth(1).is_some() {
                    report.complain(
                        origin,
                        "this puzzle has several solutions; --all prints them all, --count counts them",
                    )?;
                }
                Ok(Status::Fine)
            }
        }
    }

    /// Runs a part of the search, and prints its steps if they are wanted.
    fn advance(&self, solver: &mut BoardSolver, report: &mut Report<'_>) -> io::Result<SearchResult<Board>> {
        let search = match solver {
            BoardSolver::Fast(solutions) => return Ok(solutions.advance(TRIES_PER_CHECK)),
            BoardSolver::Engine(search) => search,
        };
        for _ in 0..TRIES_PER_CHECK {
            let Some(step) = search.next() else { return Ok(SearchResult::Exhausted) };
            if self.steps {
                report.words(step.to_string())?;
            }
            if step == Step::Solution {
                return Ok(SearchResult::Solution(search.board().clone()));
            }
        }
        Ok(SearchResult::Unfinished)
    }

    fn print_board(&self, puzzle: &Puzzle, solution: &Board, report: &mut Report<'_>) -> io::Result<()> {
        match &self.form {
            Some(form) => report.record(form, &SolveResult::with(puzzle, solution)),
            None => report.values(solution, self.layout),
        }
    }
}
