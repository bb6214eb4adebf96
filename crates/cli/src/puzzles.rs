//! Runs the work of a command on all puzzles of all inputs.

use super::feed::{self, Batch, InputReader, Item};
use super::input::{Inputs, NamedInputs, Origin};
use super::jobs::Jobs;
use super::names::named;
use super::progress::Progress;
use super::records::Form;
use super::report::{Report, Status, StatusCounts};
use super::workers::{self, Task};
use crate::tables::Row;
use clap::Args;
use encoding_rs::Encoding;
use std::io::{self, Write};
use std::sync::Arc;
use sudoku_answers::AnyPuzzle;
use sudoku_board::classic::Grid;
use sudoku_board::formats;
use sudoku_board::notation::{Notation, Piece, ReadError};

/// Arguments of all commands that work on many puzzles.
#[derive(Args, Debug)]
pub struct Puzzles {
    #[command(flatten)]
    pub(super) inputs: Inputs,
    /// Expect this notation instead of recognising it for each puzzle; `convert --help` lists the names.
    #[arg(long, value_parser = named::<Notation>(), value_name = "NAME", hide_possible_values = true)]
    pub from: Option<Notation>,
    /// Decode the input with this encoding, such as windows-1252, instead of recognising it.
    #[arg(long, value_name = "NAME", value_parser = encoding)]
    pub encoding: Option<&'static Encoding>,
    #[command(flatten)]
    pub(super) jobs: Jobs,
    /// Print on standard error how many puzzles were read, even if nothing went wrong.
    #[arg(long)]
    pub summary: bool,
}

/// Finds an encoding by any of the names that web pages use for it.
fn encoding(name: &str) -> Result<&'static Encoding, &'static str> {
    Encoding::for_label(name.as_bytes())
        .ok_or("unknown encoding; try windows-1252, iso-8859-2, utf-16le, shift_jis or gbk")
}

/// The number of puzzles from which a summary counts those with problems.
const MANY: u64 = 100;

/// The work that a command does with each puzzle.
pub(super) trait Work: Send + Sync + 'static {
    /// The state of one thread, such as a solver, which is reused from puzzle to puzzle.
    type State;

    /// Creates the state of one thread.
    fn new_state(&self) -> Self::State;

    /// Returns true if a person watches the work, so that it has to run on one thread and without a progress bar.
    fn is_watched(&self) -> bool {
        false
    }

    /// Returns true if the puzzles have to be worked on in order, on one thread.
    fn is_in_order(&self) -> bool {
        self.is_watched()
    }

    /// Returns the format of records; `None` if none are printed.
    fn form(&self) -> Option<&Form> {
        None
    }

    /// Returns the words for refused puzzles in the summary: for one puzzle, and for several.
    fn refused(&self) -> [&'static str; 2] {
        ["has no solution or several", "have no solution or several"]
    }

    /// Returns true if a summary should be printed for a large number of puzzles.
    fn needs_summary(&self, counts: &StatusCounts) -> bool {
        counts.worst != Status::Fine
    }

    /// Works on a puzzle, whose givens may break a rule.
    fn puzzle(
        &self,
        state: &mut Self::State,
        puzzle: AnyPuzzle<'_>,
        origin: Origin<'_>,
        report: &mut Report<'_>,
    ) -> io::Result<Status>;

    /// Reports why a puzzle cannot be read.
    fn handle_read_error(
        &self,
        _piece: &Piece,
        reason: &ReadError,
        origin: Origin<'_>,
        report: &mut Report<'_>,
    ) -> io::Result<Status> {
        report.print_read_error(origin, reason)
    }
}

impl Puzzles {
    /// Works on all puzzles of all inputs. Returns the status counts.
    pub(super) fn run<W: Work>(
        &self,
        work: W,
        named: NamedInputs,
        out: &mut dyn Write,
        errors: &mut dyn Write,
    ) -> io::Result<StatusCounts> {
        let threads = if work.is_in_order() || named.are_arguments() { 1 } else { self.jobs.count() };
        let named = Arc::new(named);
        let progress = Progress::of_bytes(named.length(), !work.is_watched());
        let takes_lines = matches!(self.from, None | Some(Notation::Line | Notation::Sdm));
        let options = feed::ReadOptions { takes_lines, encoding: self.encoding, form: work.form().cloned() };
        let mut feed = InputReader::new(Arc::clone(&named), options, progress.clone());
        if let Some(form) = work.form() {
            out.write_all(&form.header(feed.kept_names())?)?;
        }
        let work = Arc::new(work);
        let task = PuzzleTask { work: Arc::clone(&work), named, from: self.from, takes_lines };
        let counts = workers::run(task, feed, threads, progress, out, errors)?;
        if self.summary || counts.puzzles >= MANY && work.needs_summary(&counts) {
            writeln!(errors, "sudoku-assistant: {}", counts.words(work.refused()))?;
        }
        Ok(counts)
    }
}

/// The task of working on everything in the inputs.
struct PuzzleTask<W> {
    work: Arc<W>,
    named: Arc<NamedInputs>,
    from: Option<Notation>,
    /// True if 81 digits are read without further parsing.
    takes_lines: bool,
}

impl<W: Work> PuzzleTask<W> {
    fn piece(
        &self,
        state: &mut W::State,
        piece: &Piece,
        origin: Origin<'_>,
        report: &mut Report<'_>,
    ) -> io::Result<Status> {
        match self.from.map_or_else(|| piece.read(), |from| piece.written_in(from)) {
            Ok(reading) => self.work.puzzle(state, (&reading).into(), origin, report),
            Err(reason) => match piece.text().filter(|text| self.from.is_none() && formats::begins_as_board(text)) {
                Some(text) => match formats::read(text) {
                    Ok(puzzle) => self.work.puzzle(state, (&puzzle).into(), origin, report),
                    Err(reason) => report.print_unreadable(origin, reason),
                },
                None => self.work.handle_read_error(piece, &reason, origin, report),
            },
        }
    }

    fn row(&self, state: &mut W::State, row: &Row, batch: &Batch, report: &mut Report<'_>) -> io::Result<Status> {
        let origin = self.named.origin(batch.input, row.line);
        let format_error =
            batch.kept.as_deref().zip(self.work.form()).and_then(|(kept, form)| form.format_error(kept, row));
        let text = match (format_error, batch.table.as_deref().map(|table| row.puzzle(table))) {
            (None, Some(Ok(text))) => text,
            (None, Some(Err(reason))) => return report.print_unreadable(origin, reason),
            (reason, _) => return report.print_unreadable(origin, reason.unwrap_or_default()),
        };
        match Grid::from_line(text.as_bytes()).filter(|_| self.takes_lines) {
            Some(grid) => self.work.puzzle(state, (&grid).into(), origin, report),
            None => self.piece(state, &Piece::of(text), origin, report),
        }
    }
}

impl<W: Work> Task for PuzzleTask<W> {
    type Batch = Batch;
    type State = W::State;

    fn new_state(&self) -> W::State {
        self.work.new_state()
    }

    fn work<'a>(&self, state: &mut W::State, batch: &'a Batch, report: &mut Report<'a>) -> io::Result<()> {
        for item in &batch.items {
            match item {
                Item::Lines { line, grids } => {
                    for (line, grid) in (*line..).zip(&batch.grids[grids.clone()]) {
                        let origin = self.named.origin(batch.input, line);
                        let status = self.work.puzzle(state, grid.into(), origin, report)?;
                        report.counts.count(status);
                    }
                }
                Item::Piece(piece) => {
                    let status = self.piece(state, piece, self.named.origin(batch.input, piece.line), report)?;
                    report.counts.count(status);
                }
                Item::Row(row) => {
                    report.kept = batch.kept.as_deref().map(|kept| (kept, row));
                    let status = self.row(state, row, batch, report)?;
                    report.kept = None;
                    report.counts.count(status);
                }
                Item::Note(note) => report.complain(self.named.whole(batch.input), note)?,
                Item::Error(reason) => {
                    report.complain(self.named.whole(batch.input), reason)?;
                    report.counts.worst = report.counts.worst.max(Status::Unreadable);
                }
            }
        }
        Ok(())
    }
}
