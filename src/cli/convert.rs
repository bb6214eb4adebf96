//! The command `convert`: puzzles from any notation to another.

use super::input::Place;
use super::puzzles::{Puzzles, Work};
use super::records::{Form, Keep, Records};
use super::report::{Layout, Report, Status, cannot_begin};
use crate::answers::Converted;
use crate::classic::first_conflict;
use crate::fast::Grid;
use crate::notation::{Metadata, Notation, ReadError, Reading};
use clap::Args;
use std::io::{self, Write};

/// What to convert, and to which notation.
#[derive(Args, Debug)]
pub struct Convert {
    #[command(flatten)]
    pub(super) puzzles: Puzzles,
    /// Write puzzles in this notation [default with --json or --csv: line].
    #[arg(short, long, value_enum, value_name = "NAME", required_unless_present = "records")]
    pub to: Option<Notation>,
    #[command(flatten)]
    pub(super) records: Records,
    #[command(flatten)]
    pub(super) keep: Keep,
}

/// The columns of a record: the puzzle, the board with the player's digits, and the details from the text.
const COLUMNS: [&str; 10] =
    ["puzzle", "played", "name", "author", "description", "comment", "date", "source", "level", "url"];

impl Convert {
    /// Converts all puzzles.
    pub(super) fn run(&self, out: &mut impl Write, errors: &mut impl Write) -> io::Result<Status> {
        let form = match self.records.form(&COLUMNS, self.keep.keep) {
            Ok(form) => form,
            Err(reason) => return cannot_begin(&reason, errors),
        };
        let named = self.puzzles.inputs.look_up(errors)?;
        let layout = Layout { notation: self.to.unwrap_or(Notation::Line), is_alone: named.is_one_argument() };
        let work = Converting { layout, form };
        Ok(self.puzzles.run(work, named, out, errors)?.worst)
    }
}

struct Converting {
    layout: Layout,
    form: Option<Form>,
}

impl Work for Converting {
    type Hand = ();

    fn hand(&self) {}

    fn form(&self) -> Option<&Form> {
        self.form.as_ref()
    }

    fn puzzle(
        &self,
        (): &mut (),
        grid: &Grid,
        told: Option<&Reading>,
        place: Place<'_>,
        report: &mut Report<'_>,
    ) -> io::Result<Status> {
        if let Some(reading) = told {
            return self.write(reading, report);
        }
        let board = grid.board();
        if let Some(conflict) = first_conflict(&board) {
            return report.unread(place, &ReadError::Conflict(conflict));
        }
        let (played, candidates, metadata) = (None, None, Metadata::default());
        self.write(&Reading { board, notation: Notation::Line, played, candidates, metadata }, report)
    }
}

impl Converting {
    fn write(&self, reading: &Reading, report: &mut Report<'_>) -> io::Result<Status> {
        let Reading { board, metadata, .. } = reading;
        let notation = self.layout.notation;
        let Some(form) = &self.form else {
            if notation == Notation::Candidates {
                report.text_of_board(&notation.write_reading(reading), self.layout, metadata)?;
            } else {
                report.board(board, self.layout, metadata)?;
            }
            return Ok(Status::Fine);
        };
        report.record(form, &Converted::of(reading, notation))?;
        Ok(Status::Fine)
    }
}
