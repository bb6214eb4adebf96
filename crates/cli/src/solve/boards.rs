//! The answers for boards that are not classic ones.

use super::answers::{SolveOutput, SolveWork, TRIES_PER_CHECK};
use crate::input::Origin;
use crate::report::{Report, Status};
use std::io;
use sudoku_answers::SolveResult;
use sudoku_board::Board;
use sudoku_board::formats::Puzzle;
use sudoku_run::engines::Engine;
use sudoku_solve::constraint::{self, Solutions};

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
        let mut only = None;
        let on_solution = |solution: Board, report: &mut Report<'_>| {
            if prints {
                return self.print_board(puzzle, &solution, report);
            }
            only = Some(solution);
            Ok(())
        };
        let outcome = match self.engine.map(|engine| engine.search(&board)) {
            Some(Ok(search)) => self.find_watched(search, most, report, on_solution),
            Some(Err(reason)) => return report.print_unreadable(origin, reason),
            None => {
                let mut search = Solutions::of(&board);
                self.find_in_parts(|_| Ok(search.advance(TRIES_PER_CHECK)), most, report, on_solution)
            }
        }?;
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

    fn print_board(&self, puzzle: &Puzzle, solution: &Board, report: &mut Report<'_>) -> io::Result<()> {
        match &self.form {
            Some(form) => report.record(form, &SolveResult::with(puzzle, solution)),
            None => report.values(solution, self.layout),
        }
    }
}
