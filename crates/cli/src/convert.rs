//! The command `convert`: converts puzzles to another notation.

use super::input::Origin;
use super::names::FormatName;
use super::puzzles::{Puzzles, Work};
use super::records::{Form, KeepColumns, Records};
use super::report::{Layout, Report, Status, cannot_begin};
use clap::Args;
use serde::Serialize;
use serde_json::{Value, json};
use std::io::{self, Write};
use sudoku_answers::{BoardText, BoardValues, ConversionResult};
use sudoku_board::Board;
use sudoku_board::classic::Grid;
use sudoku_board::formats::{self, Puzzle};
use sudoku_board::notation::{Metadata, Notation, ReadError, Reading};

/// Arguments of the command `convert`.
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
    pub(super) keep: KeepColumns,
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
        let named = self.puzzles.inputs.resolve(errors)?;
        let notation = if let Some(FormatName::Notation(notation)) = self.to { notation } else { Notation::Line };
        let layout = Layout { notation, is_alone: named.is_one_argument() };
        let work = ConvertWork { to: self.to, layout, form };
        Ok(self.puzzles.run(work, named, out, errors)?.worst)
    }
}

struct ConvertWork {
    /// The target format; `None` for records with puzzles as other commands print them.
    to: Option<FormatName>,
    layout: Layout,
    form: Option<Form>,
}

impl Work for ConvertWork {
    type State = ();

    fn new_state(&self) {}

    fn form(&self) -> Option<&Form> {
        self.form.as_ref()
    }

    fn puzzle(
        &self,
        (): &mut (),
        grid: &Grid,
        reading: Option<&Reading>,
        origin: Origin<'_>,
        report: &mut Report<'_>,
    ) -> io::Result<Status> {
        let is_any = matches!(self.to, Some(FormatName::Own | FormatName::FPuzzles));
        if (is_any || reading.is_none())
            && let Some(conflict) = grid.conflict()
        {
            return report.print_read_error(origin, &ReadError::Conflict(conflict));
        }
        if is_any {
            let metadata = reading.map(|reading| reading.metadata.clone()).unwrap_or_default();
            let board = reading.map_or_else(|| Board::from(*grid), Reading::all);
            return self.board(&mut (), &Puzzle { board, metadata }, origin, report);
        }
        if let Some(reading) = reading {
            return self.write(reading, report);
        }
        let (played, candidates, metadata) = (None, None, Metadata::default());
        self.write(&Reading { board: *grid, notation: Notation::Line, played, candidates, metadata }, report)
    }

    fn board(
        &self,
        _: &mut Self::State,
        puzzle: &Puzzle,
        origin: Origin<'_>,
        report: &mut Report<'_>,
    ) -> io::Result<Status> {
        let is_line = matches!(self.to, Some(FormatName::Notation(Notation::Line | Notation::Drawn)));
        let text = match (self.to, puzzle.reading()) {
            (Some(FormatName::Own), _) => Ok(formats::write(puzzle)),
            (Some(FormatName::FPuzzles), _) => formats::link(puzzle),
            (_, Some(reading)) => {
                return match reading.board.conflict() {
                    Some(conflict) => report.print_read_error(origin, &ReadError::Conflict(conflict)),
                    None => self.write(&reading, report),
                };
            }
            (None, _) => {
                let puzzle = ConvertedBoard { puzzle: json!(BoardText::from(puzzle)), metadata: &puzzle.metadata };
                let Some(form) = &self.form else { return Ok(Status::Fine) };
                return report.record(form, &puzzle).map(|()| Status::Fine);
            }
            (Some(_), _) if is_line && puzzle.board.rules().is_plain() => {
                let board = puzzle.board.puzzle();
                return match &self.form {
                    Some(form) => {
                        let puzzle =
                            ConvertedBoard { puzzle: json!(BoardValues::from(&board)), metadata: &puzzle.metadata };
                        report.record(form, &puzzle).map(|()| Status::Fine)
                    }
                    None => report.values(&board, self.layout).map(|()| Status::Fine),
                };
            }
            (Some(FormatName::Notation(notation)), _) => {
                let reason = format!("the notation {} has no way to write this board; use --to own", notation.name());
                return report.print_unreadable(origin, reason);
            }
        };
        match (text, &self.form) {
            (Err(reason), _) => return report.print_unreadable(origin, reason),
            (Ok(text), Some(form)) => {
                report.record(form, &ConvertedBoard { puzzle: json!(text), metadata: &puzzle.metadata })?;
            }
            (Ok(text), None) => report.words(text.trim_end())?,
        }
        Ok(Status::Fine)
    }
}

/// A record: a board's values or its text in another format, and its metadata.
#[derive(Serialize)]
struct ConvertedBoard<'a> {
    puzzle: Value,
    #[serde(flatten)]
    metadata: &'a Metadata,
}

impl ConvertWork {
    fn write(&self, reading: &Reading, report: &mut Report<'_>) -> io::Result<Status> {
        let notation = self.layout.notation;
        let Some(form) = &self.form else {
            let text = if self.layout.is_alone { notation.write_reading(reading) } else { notation.entry_of(reading) };
            report.text_of_board(&text, self.layout, &reading.metadata)?;
            return Ok(Status::Fine);
        };
        report.record(form, &ConversionResult::of(reading, notation))?;
        Ok(Status::Fine)
    }
}
