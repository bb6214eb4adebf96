//! The command `check`: whether puzzles are valid, unique, minimal, solved.

use super::input::Place;
use super::puzzles::{Puzzles, Work};
use super::records::{Form, Keep, Records};
use super::report::{Report, Status, Tally, cannot_begin};
use crate::answers::{Asked, Checked, Hand, Refusal, Stopped};
use crate::fast::Grid;
use crate::notation::{Piece, ReadError, Reading};
use crate::sudoku::Board;
use clap::Args;
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

impl Questions {
    /// What is asked; `None` if all of it is.
    fn asked(self) -> Option<Asked> {
        let Questions { valid, unique, minimal, solved } = self;
        (valid || unique || minimal || solved).then_some(Asked { valid, unique, minimal, solved })
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
        let work = Checking { asked: self.questions.asked(), output, only, keeps: self.keep.keep };
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
    asked: Option<Asked>,
    output: Output,
    /// Whether only puzzles are printed for which the answer is yes, or no.
    only: Option<bool>,
    keeps: bool,
}

impl Work for Checking {
    type Hand = Hand;

    fn hand(&self) -> Hand {
        Hand::new()
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

    fn puzzle(
        &self,
        hand: &mut Hand,
        grid: &Grid,
        told: Option<&Reading>,
        place: Place<'_>,
        report: &mut Report<'_>,
    ) -> io::Result<Status> {
        report.tell_unused(told, place)?;
        match Checked::of(hand, self.asked.unwrap_or(Asked::ALL), grid, told) {
            Ok(checked) => self.tell(&checked, place, report),
            Err(Stopped) => report.unanswered(place, &Refusal::Stopped),
        }
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
                self.tell(&Checked::broken(&Grid::of(&board), conflict), place, report)
            }
            reason => report.unread(place, reason),
        }
    }
}

impl Checking {
    /// Whether the puzzle is as it was asked for: if all was asked, valid and unique.
    fn is_fine(&self, checked: &Checked) -> bool {
        let Checked { valid, solutions, minimal, solved, .. } = *checked;
        let both = [valid, solutions.map(|solutions| solutions == 1)];
        let rest = [minimal, solved].into_iter().filter(|_| self.asked.is_some());
        both.into_iter().chain(rest).all(|is| is.unwrap_or(true))
    }

    fn tell(&self, checked: &Checked, place: Place<'_>, report: &mut Report<'_>) -> io::Result<Status> {
        let is_fine = self.is_fine(checked);
        match &self.output {
            _ if self.only.is_some_and(|only| only != is_fine) => {}
            Output::Puzzles => report.line(&checked.puzzle)?,
            Output::Answers => report.words(format_args!("{place}{checked}"))?,
            Output::Records(form) => report.record(form, checked)?,
            Output::Nothing => {}
        }
        Ok(if is_fine { Status::Fine } else { Status::Refused })
    }
}
