//! The command `convert`: puzzles in any notation to puzzles in one.

use super::input::{Inputs, Place};
use super::jobs::Jobs;
use super::names::NotationName;
use super::puzzles::{Job, Work};
use super::report::{Layout, Report, Status};
use super::solve::sum_up;
use crate::fast::Grid;
use crate::notation::{Metadata, Notation, NumberedText, ReadError, Reading};
use crate::sudoku::{Board, first_conflict};
use clap::Args;
use std::io::{self, Write};

/// What to convert, and to what.
#[derive(Args, Debug)]
pub struct Convert {
    #[command(flatten)]
    pub(super) inputs: Inputs,
    /// The notation to write.
    #[arg(short, long, value_enum, value_name = "NAME")]
    pub to: NotationName,
    /// The notation to read; each puzzle's own is recognised if it is not told.
    #[arg(short, long, value_enum, value_name = "NAME")]
    pub from: Option<NotationName>,
    #[command(flatten)]
    pub(super) jobs: Jobs,
    /// Tell on standard error how many puzzles were read, even if all went well.
    #[arg(long)]
    pub summary: bool,
}

impl Convert {
    /// Converts all puzzles.
    pub(super) fn run(&self, out: &mut impl Write, errors: &mut impl Write) -> io::Result<Status> {
        let NotationName(to) = self.to;
        let from = self.from.map(|NotationName(from)| from);
        let named = self.inputs.look_up(errors)?;
        let threads = if named.are_arguments() { 1 } else { self.jobs.count() };
        // What is told of a puzzle may stand around its line.
        let takes_lines = matches!(from, None | Some(Notation::Line | Notation::Sdm)) && !tells(to);
        let layout = Layout { notation: to, is_alone: named.is_one_argument() };
        let job = Job { work: Converting { from, layout }, named, threads, takes_lines, shows_progress: true };
        let tally = job.run(out, errors)?;
        sum_up(&tally, self.summary, ["", ""], errors)?;
        Ok(tally.worst)
    }
}

/// Whether the notation has a place for what is told of a puzzle.
fn tells(notation: Notation) -> bool {
    matches!(notation, Notation::Sdk | Notation::OpenSudoku)
}

struct Converting {
    from: Option<Notation>,
    layout: Layout,
}

impl Work for Converting {
    type Hand = ();

    fn hand(&self) {}

    fn grid(&self, (): &mut (), grid: &Grid, place: Place<'_>, report: &mut Report<'_>) -> io::Result<Status> {
        let board = grid.board();
        match first_conflict(&board) {
            Some(conflict) => refuse(&ReadError::Conflict(conflict), place, report),
            None => self.write(&board, &Metadata::default(), report),
        }
    }

    fn text(&self, (): &mut (), text: &NumberedText, place: Place<'_>, report: &mut Report<'_>) -> io::Result<Status> {
        let read = match self.from {
            Some(from) => Reading::written_in(from, &text.text),
            None => Reading::of(&text.text),
        };
        match read {
            Ok(Reading { board, metadata, .. }) => self.write(&board, &metadata, report),
            Err(reason) => refuse(&reason, place, report),
        }
    }
}

impl Converting {
    fn write(&self, board: &Board, metadata: &Metadata, report: &mut Report<'_>) -> io::Result<Status> {
        report.board(board, self.layout, metadata)?;
        Ok(Status::Fine)
    }
}

fn refuse(reason: &ReadError, place: Place<'_>, report: &mut Report<'_>) -> io::Result<Status> {
    report.complain(place, reason)?;
    Ok(Status::Unreadable)
}
