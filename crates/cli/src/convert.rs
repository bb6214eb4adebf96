//! The command `convert`: converts puzzles to another notation.

use super::input::Origin;
use super::names::FormatName;
use super::puzzles::{Puzzles, Work};
use super::records::{Form, KeepColumns, Records};
use super::report::{Layout, Report, Status, cannot_begin};
use clap::Args;
use std::io::{self, Write};
use sudoku_answers::{AnyPuzzle, BoardText, BoardValues, ConversionResult, topics};
use sudoku_board::formats::{self, Puzzle};
use sudoku_board::notation::{Notation, ReadError, Reading};

/// Arguments of the command `convert`.
#[derive(Args, Debug)]
pub struct Convert {
    #[command(flatten)]
    pub(super) puzzles: Puzzles,
    #[arg(
        short,
        long,
        help = topics::CONVERT.help("to"),
        value_enum,
        value_name = "NAME",
        required_unless_present = "records"
    )]
    pub(super) to: Option<FormatName>,
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
        puzzle: AnyPuzzle<'_>,
        origin: Origin<'_>,
        report: &mut Report<'_>,
    ) -> io::Result<Status> {
        let is_any = matches!(self.to, Some(FormatName::Own | FormatName::FPuzzles));
        // Those formats can hold a board that breaks a rule if the text did, too.
        let may_break = is_any && matches!(puzzle, AnyPuzzle::Puzzle(_));
        let reading = puzzle.as_reading();
        if let Some(conflict) = reading.as_ref().filter(|_| !may_break).and_then(|reading| reading.board.conflict()) {
            return report.print_read_error(origin, &ReadError::Conflict(conflict));
        }
        match reading.filter(|_| !is_any) {
            Some(reading) => self.write_classic(&reading, origin, report),
            None => self.write_board(&puzzle.as_puzzle(), origin, report),
        }
    }
}

impl ConvertWork {
    fn write_classic(&self, reading: &Reading, origin: Origin<'_>, report: &mut Report<'_>) -> io::Result<Status> {
        let notation = self.layout.notation;
        let Some(form) = &self.form else {
            let text = if self.layout.is_alone { notation.write_reading(reading) } else { notation.entry_of(reading) };
            report.text_of_board(&text, self.layout, &reading.metadata)?;
            return Ok(Status::Fine);
        };
        match ConversionResult::of(reading.into(), Some(notation)) {
            Ok(converted) => report.record(form, &converted).map(|()| Status::Fine),
            Err(reason) => report.print_refusal(origin, &reason),
        }
    }

    fn write_board(&self, puzzle: &Puzzle, origin: Origin<'_>, report: &mut Report<'_>) -> io::Result<Status> {
        let board = &puzzle.board;
        let is_line = matches!(self.to, Some(FormatName::Notation(Notation::Line | Notation::Drawn)));
        let text = match self.to {
            None => BoardText::from(puzzle),
            Some(FormatName::Own) => BoardText::Own(formats::write(puzzle)),
            Some(FormatName::FPuzzles) => match formats::link(puzzle) {
                Ok(link) => BoardText::Own(link),
                Err(reason) => return report.print_unreadable(origin, reason),
            },
            Some(FormatName::Notation(_)) if is_line && board.rules().is_plain() => {
                BoardText::Values(BoardValues::from(&board.puzzle()))
            }
            Some(FormatName::Notation(notation)) => {
                let reason = format!("the notation {} cannot represent this board; use --to own", notation.name());
                return report.print_unreadable(origin, reason);
            }
        };
        match (&self.form, text) {
            (Some(form), text) => {
                let metadata = puzzle.metadata.clone();
                report.record(form, &ConversionResult { puzzle: text, played: None, metadata })?;
            }
            (None, BoardText::Own(text)) => report.words(text.trim_end())?,
            (None, BoardText::Values(_)) => report.values(&board.puzzle(), self.layout)?,
        }
        Ok(Status::Fine)
    }
}
