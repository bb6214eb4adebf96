//! The command `convert`: puzzles from any notation to another.

use super::input::Origin;
use super::names::FormatName;
use super::puzzles::{Puzzles, Work};
use super::records::{Form, Keep, Records};
use super::report::{Layout, Report, Status, cannot_begin};
use crate::answers::{BoardValues, Converted};
use crate::classic::first_conflict;
use crate::fast::Grid;
use crate::formats::{self, Puzzle};
use crate::notation::{Metadata, Notation, ReadError, Reading};
use clap::Args;
use serde::Serialize;
use serde_json::{Value, json};
use std::io::{self, Write};

/// What to convert, and to which notation.
#[derive(Args, Debug)]
pub struct Convert {
    #[command(flatten)]
    pub(super) puzzles: Puzzles,
    /// Write puzzles in this notation [default with --json or --csv: line].
    #[arg(short, long, value_enum, value_name = "NAME", required_unless_present = "records")]
    pub to: Option<FormatName>,
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
        let to = self.to.unwrap_or(FormatName::Notation(Notation::Line));
        let notation = if let FormatName::Notation(notation) = to { notation } else { Notation::Line };
        let layout = Layout { notation, is_alone: named.is_one_argument() };
        let work = Converting { to, layout, form };
        Ok(self.puzzles.run(work, named, out, errors)?.worst)
    }
}

struct Converting {
    to: FormatName,
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
        origin: Origin<'_>,
        report: &mut Report<'_>,
    ) -> io::Result<Status> {
        if let (FormatName::Own | FormatName::FPuzzles, _) | (_, None) = (self.to, told)
            && let Some(conflict) = first_conflict(&grid.board())
        {
            return report.unread(origin, &ReadError::Conflict(conflict));
        }
        if let FormatName::Own | FormatName::FPuzzles = self.to {
            let metadata = told.map(|reading| reading.metadata.clone()).unwrap_or_default();
            let board = told.map_or_else(|| grid.board(), |reading| reading.played.unwrap_or(reading.board));
            return self.board(&mut (), &Puzzle { board: (&board).into(), metadata }, origin, report);
        }
        if let Some(reading) = told {
            return self.write(reading, report);
        }
        let board = grid.board();
        let (played, candidates, metadata) = (None, None, Metadata::default());
        self.write(&Reading { board, notation: Notation::Line, played, candidates, metadata }, report)
    }

    fn board(
        &self,
        _: &mut Self::Hand,
        puzzle: &Puzzle,
        origin: Origin<'_>,
        report: &mut Report<'_>,
    ) -> io::Result<Status> {
        let text = match self.to {
            FormatName::Own => Ok(formats::write(puzzle)),
            FormatName::FPuzzles => formats::link(puzzle),
            FormatName::Notation(Notation::Line | Notation::Drawn) if puzzle.board.rules().is_plain() => {
                return match &self.form {
                    Some(form) => {
                        let puzzle = ConvertedBoard {
                            puzzle: json!(BoardValues::from(&puzzle.board)),
                            metadata: &puzzle.metadata,
                        };
                        report.record(form, &puzzle).map(|()| Status::Fine)
                    }
                    None => report.values(&puzzle.board, self.layout).map(|()| Status::Fine),
                };
            }
            FormatName::Notation(notation) => {
                let reason = format!("the notation {} has no way to write this board; use --to own", notation.name());
                return report.unreadable(origin, reason);
            }
        };
        match (text, &self.form) {
            (Err(reason), _) => return report.unreadable(origin, reason),
            (Ok(text), Some(form)) => {
                report.record(form, &ConvertedBoard { puzzle: json!(text), metadata: &puzzle.metadata })?;
            }
            (Ok(text), None) => report.words(text.trim_end())?,
        }
        Ok(Status::Fine)
    }
}

/// A board's values, or its text in another format, and what its text said.
#[derive(Serialize)]
struct ConvertedBoard<'a> {
    puzzle: Value,
    #[serde(flatten)]
    metadata: &'a Metadata,
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
