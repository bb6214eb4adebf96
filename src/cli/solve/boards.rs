//! The answer for a board that is no classic one.

use super::answers::{Solving, TRIES_PER_LOOK, Wanted};
use crate::answers::{BoardValues, Solved};
use crate::cli::input::Place;
use crate::cli::report::{Report, Status};
use crate::constraint::Solutions;
use crate::formats::Puzzle;
use crate::sudoku::Board;
use std::io;

impl Solving {
    /// Solves the puzzle as given; what a player put into it is left out.
    pub(super) fn solve_board(&self, puzzle: &Puzzle, place: Place<'_>, report: &mut Report<'_>) -> io::Result<Status> {
        if let Some(engine) = self.engine {
            let reason = format!("the engine {engine} takes classic boards alone; leave out --engine and --steps");
            return report.unreadable(place, reason);
        }
        let board = puzzle.board.puzzle();
        if let Some(refusal) = board.refusal() {
            return report.refuse(place, refusal);
        }
        let (most, prints) = match self.wanted {
            Wanted::Solutions(most) => (most, true),
            Wanted::Count(limit) => (limit.saturating_add(1), false),
            Wanted::Unique => (2, false),
        };
        let mut search = Solutions::of(&board);
        let mut only = None;
        let advance = || search.advance(TRIES_PER_LOOK);
        let outcome = self.find_in_parts(advance, most, report, |solution, report| {
            if prints {
                return self.print_board(&board, &solution, report);
            }
            only = Some(solution);
            Ok(())
        })?;
        let (solutions, stopped) = (outcome.solutions, outcome.stopped);
        if let Wanted::Count(limit) = self.wanted {
            let more = solutions > limit || stopped.is_some();
            self.print_count_of(BoardValues::from(&board), solutions.min(limit), more, report)?;
        }
        if let Some(stopped) = stopped {
            report.show()?;
            report.complain(place, stopped)?;
            return Ok(Status::Unfinished);
        }
        match (self.wanted, only) {
            (Wanted::Unique, Some(solution)) if solutions == 1 => {
                self.print_board(&board, &solution, report).map(|()| Status::Fine)
            }
            (Wanted::Unique, Some(_)) => report.refuse(place, "this puzzle has more than one solution"),
            (Wanted::Count(_), _) => Ok(if solutions == 0 { Status::Refused } else { Status::Fine }),
            _ if solutions == 0 => {
                report.show()?;
                report.refuse(place, "this puzzle has no solution")
            }
            _ => {
                if self.layout.is_alone && most == 1 && self.patience.seconds.is_none() && search.next().is_some() {
                    report.complain(
                        place,
                        "this puzzle has several solutions; --all prints them all, --count counts them",
                    )?;
                }
                Ok(Status::Fine)
            }
        }
    }

    fn print_board(&self, puzzle: &Board, solution: &Board, report: &mut Report<'_>) -> io::Result<()> {
        match &self.form {
            Some(form) => report.record(form, &Solved::with(BoardValues::from(puzzle), BoardValues::from(solution))),
            None => report.values(solution, self.layout),
        }
    }
}
