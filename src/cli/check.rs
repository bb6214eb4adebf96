//! The command `check`: whether puzzles are valid, unique, minimal, solved.

use super::input::Place;
use super::puzzles::{Puzzles, Work};
use super::records::{Form, Keep, Records};
use super::report::{Report, Status, Tally, cannot_begin};
use super::start::tell_unused;
use crate::fast::{Grid, Solver};
use crate::notation::{Piece, ReadError, Reading};
use crate::sudoku::{Board, Cell, Conflict, first_conflict, is_solved};
use clap::Args;
use serde_json::Value;
use std::fmt;
use std::io::{self, Write};

/// What to ask about which puzzles.
#[derive(Args, Debug)]
pub struct Check {
    #[command(flatten)]
    pub(super) puzzles: Puzzles,
    #[command(flatten)]
    pub(super) questions: Questions,
    /// Print nothing: the exit status is the answer.
    #[arg(short, long, conflicts_with = "records")]
    pub quiet: bool,
    #[command(flatten)]
    pub(super) records: Records,
    #[command(flatten)]
    pub(super) keep: Keep,
    /// Print the puzzles for which the answer is yes, one a line, and not the answers; with --json or --csv, their records.
    #[arg(long, conflicts_with = "quiet")]
    pub filter: bool,
    /// Print the puzzles for which the answer is no, one a line, as --filter prints the others.
    #[arg(short = 'v', long, conflicts_with = "quiet")]
    pub invert: bool,
}

/// What is asked. Without any, all of it is told, and the puzzle is fine if it is valid and unique.
#[derive(Args, Clone, Copy, Debug)]
pub struct Questions {
    /// Ask only whether no digit stands twice in a row, a column or a box.
    #[arg(long)]
    pub valid: bool,
    /// Ask only whether there is exactly one solution.
    #[arg(long)]
    pub unique: bool,
    /// Ask only whether the solution is unique and no given can be left out without giving it a second one.
    #[arg(long)]
    pub minimal: bool,
    /// Ask only whether all cells are filled and no digit stands twice in a house.
    #[arg(long)]
    pub solved: bool,
}

/// What was found out; `None` for what was not asked.
#[derive(Clone, Copy, Debug, Default)]
struct Answers {
    valid: Option<bool>,
    /// How many solutions there are, 2 for more.
    solutions: Option<u64>,
    minimal: Option<bool>,
    solved: Option<bool>,
}

impl fmt::Display for Answers {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let words = [
            self.valid.map(|is| if is { "valid" } else { "not valid" }),
            self.solutions.map(|solutions| match solutions {
                0 => "no solution",
                1 => "unique",
                _ => "not unique",
            }),
            self.minimal.map(|is| if is { "minimal" } else { "not minimal" }),
            self.solved.map(|is| if is { "solved" } else { "not solved" }),
        ];
        for (index, word) in words.into_iter().flatten().enumerate() {
            f.write_str(if index > 0 { ", " } else { "" })?;
            f.write_str(word)?;
        }
        Ok(())
    }
}

impl Check {
    /// Asks about all puzzles.
    pub(super) fn run(&self, out: &mut impl Write, errors: &mut impl Write) -> io::Result<Status> {
        let filters = self.filter || self.invert;
        let form = match self.records.form(&["puzzle", "valid", "solutions", "minimal", "solved", "reason"]) {
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
        let work = Checking { questions: self.questions, output, only, keeps: self.keep.keep };
        let tally = self.puzzles.run(work, self.puzzles.inputs.look_up(errors)?, out, errors)?;
        // A filter answers as grep does: whether anything went through.
        let passed = tally.puzzles - tally.refused - tally.unreadable;
        let through = if self.invert { tally.refused } else { passed };
        Ok(match tally.worst {
            Status::Fine | Status::Refused if filters && through > 0 => Status::Fine,
            Status::Fine | Status::Refused if filters => Status::Refused,
            worst => worst,
        })
    }
}

/// What is printed.
#[derive(Debug)]
enum Output {
    Nothing,
    Answers,
    /// The answers as data.
    Records(Form),
    /// The puzzles.
    Puzzles,
}

struct Checking {
    questions: Questions,
    output: Output,
    /// Whether only puzzles are printed for which the answer is yes, or no.
    only: Option<bool>,
    keeps: bool,
}

impl Work for Checking {
    type Hand = Solver;

    fn hand(&self) -> Solver {
        Solver::new()
    }

    fn keeps(&self) -> bool {
        self.keeps
    }

    fn refused(&self) -> [&'static str; 2] {
        ["is not as it was asked for", "are not as they were asked for"]
    }

    fn is_amiss(&self, tally: &Tally) -> bool {
        tally.unreadable > 0
    }

    fn grid(&self, solver: &mut Solver, grid: &Grid, place: Place<'_>, report: &mut Report<'_>) -> io::Result<Status> {
        self.answer(solver, grid, grid.givens() == Cell::COUNT, place, report)
    }

    fn reading(
        &self,
        solver: &mut Solver,
        reading: &Reading,
        place: Place<'_>,
        report: &mut Report<'_>,
    ) -> io::Result<Status> {
        tell_unused(reading, place, report)?;
        let grid = Grid::of(&reading.board);
        let is_full = reading.played.as_ref().map_or(grid.givens() == Cell::COUNT, is_solved);
        self.answer(solver, &grid, is_full, place, report)
    }

    fn unread(
        &self,
        piece: &Piece,
        reason: &ReadError,
        place: Place<'_>,
        report: &mut Report<'_>,
    ) -> io::Result<Status> {
        match reason {
            ReadError::Conflict(conflict) => {
                let board = piece.digits().unwrap_or(Board::EMPTY);
                self.refuse(&Grid::of(&board), conflict, place, report)
            }
            reason => report.unread(place, reason),
        }
    }
}

impl Checking {
    /// Answers what was asked of a puzzle; `is_full` tells whether it has no blank, with the player's digits that were told.
    fn answer(
        &self,
        solver: &mut Solver,
        grid: &Grid,
        is_full: bool,
        place: Place<'_>,
        report: &mut Report<'_>,
    ) -> io::Result<Status> {
        let Questions { valid, unique, minimal, solved } = self.questions;
        let all = !(valid || unique || minimal || solved);
        let solutions = if all || unique || minimal { solver.count(grid, 2) } else { 0 };
        // What has a solution breaks no rule.
        let conflict = if solutions == 0 { first_conflict(&grid.board()) } else { None };
        if let Some(conflict) = conflict {
            return self.refuse(grid, &conflict, place, report);
        }
        let answers = Answers {
            valid: (all || valid).then_some(true),
            solutions: (all || unique).then_some(solutions),
            minimal: (all || minimal).then(|| solutions == 1 && is_minimal(grid, solver)),
            solved: (all || solved).then_some(is_full),
        };
        let is_fine = if all {
            solutions == 1
        } else {
            answers.solutions.is_none_or(|solutions| solutions == 1)
                && answers.minimal.is_none_or(|is| is)
                && answers.solved.is_none_or(|is| is)
        };
        let data = || {
            let Answers { valid, solutions, minimal, solved } = answers;
            let (valid, minimal, solved) = (valid.map(Value::from), minimal.map(Value::from), solved.map(Value::from));
            let all =
                [("valid", valid), ("solutions", solutions.map(Value::from)), ("minimal", minimal), ("solved", solved)];
            // What was not asked is not answered.
            all.into_iter().filter_map(|(name, answer)| Some((name, answer?))).collect()
        };
        self.tell(grid, is_fine, format_args!("{place}{answers}"), data, report)
    }

    /// Answers no to everything, for the puzzle breaks a rule.
    fn refuse(
        &self,
        grid: &Grid,
        conflict: &Conflict,
        place: Place<'_>,
        report: &mut Report<'_>,
    ) -> io::Result<Status> {
        let reason = ReadError::Conflict(*conflict);
        let data = || vec![("valid", false.into()), ("reason", reason.to_string().into())];
        self.tell(grid, false, format_args!("{place}not valid: {reason}"), data, report)
    }

    fn tell(
        &self,
        grid: &Grid,
        is_fine: bool,
        words: fmt::Arguments<'_>,
        data: impl FnOnce() -> Vec<(&'static str, Value)>,
        report: &mut Report<'_>,
    ) -> io::Result<Status> {
        match &self.output {
            _ if self.only.is_some_and(|only| only != is_fine) => {}
            Output::Puzzles => report.line(grid)?,
            Output::Answers => report.words(words)?,
            Output::Records(form) => {
                let mut fields = vec![("puzzle", grid.to_string().into())];
                fields.extend(data());
                report.record(form, &fields)?;
            }
            Output::Nothing => {}
        }
        Ok(if is_fine { Status::Fine } else { Status::Refused })
    }
}

/// Whether a puzzle with one solution has several without any of its givens.
fn is_minimal(grid: &Grid, solver: &mut Solver) -> bool {
    Cell::all().filter(|&cell| grid.get(cell).is_some()).all(|cell| {
        let mut without = *grid;
        without.put(cell, None);
        !solver.is_unique(&without)
    })
}
