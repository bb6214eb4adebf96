//! The output of workers on standard output and standard error, and the number of results with each status.

use super::complaints::{Complaint, MAX_REPEATS};
use super::input::Origin;
use crate::tables::{KeptColumns, Row};
use std::fmt::Display;
use std::io::{self, Write};
use sudoku_answers::{AnyPuzzle, BoardValues, Refusal};
use sudoku_board::classic::Grid;
use sudoku_board::notation::{Collection, Metadata, Notation, ReadError};
use sudoku_board::{Board, formats};

/// The exit status of a command, which is the worst status of all its puzzles.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub(super) enum Status {
    #[default]
    Fine = 0,
    /// A puzzle has no solution or fails a check.
    Refused = 1,
    Unreadable = 2,
    Unfinished = 3,
}

/// The number of puzzles with each status.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct StatusCounts {
    pub puzzles: u64,
    pub refused: u64,
    pub unreadable: u64,
    pub unfinished: u64,
    /// The worst status of all, including whole files.
    pub worst: Status,
}

impl StatusCounts {
    /// Counts a puzzle.
    pub fn count(&mut self, status: Status) {
        self.puzzles += 1;
        match status {
            Status::Fine => {}
            Status::Refused => self.refused += 1,
            Status::Unreadable => self.unreadable += 1,
            Status::Unfinished => self.unfinished += 1,
        }
        self.worst = self.worst.max(status);
    }

    /// Adds the counts of another batch.
    pub fn add(&mut self, other: &StatusCounts) {
        self.puzzles += other.puzzles;
        self.refused += other.refused;
        self.unreadable += other.unreadable;
        self.unfinished += other.unfinished;
        self.worst = self.worst.max(other.worst);
    }

    /// Returns the status counts in words; `refused` is the phrase for refused puzzles, as in `1 has no solution`.
    pub fn words(&self, refused: [&str; 2]) -> String {
        let mut words = format!("{} puzzle{}", self.puzzles, if self.puzzles == 1 { "" } else { "s" });
        let mut add = |count: u64, one: &str, more: &str| {
            if count > 0 {
                words.push_str(&format!(", {count} {}", if count == 1 { one } else { more }));
            }
        };
        add(self.refused, refused[0], refused[1]);
        add(self.unreadable, "could not be read", "could not be read");
        add(self.unfinished, "was not finished", "were not finished");
        words
    }
}

/// Output that has not been passed on yet.
#[derive(Default, Debug)]
pub(super) struct PendingOutput {
    pub out: Vec<u8>,
    pub complaints: Vec<Complaint>,
    /// The number of boards in `out`.
    pub boards: u64,
    pub collection: Option<CollectionFrame>,
}

/// The text that joins the boards of this output to others in one collection.
#[derive(Debug)]
pub(super) struct CollectionFrame {
    /// The index in the output at which the first board begins.
    pub at: usize,
    /// The beginning of the collection.
    pub before: String,
    /// The text before each board but the first.
    pub separator: &'static str,
    /// The text after each board.
    end: &'static str,
    /// The end of the collection.
    pub after: &'static str,
}

/// The layout of boards in the output.
#[derive(Clone, Copy, Debug)]
pub(super) struct Layout {
    pub notation: Notation,
    /// True if there is only one board, so that it needs no collection around it.
    pub is_alone: bool,
}

impl Layout {
    fn collection(self, metadata: &Metadata, at: usize) -> CollectionFrame {
        if self.is_alone {
            return CollectionFrame { at, before: String::new(), separator: "", end: "\n", after: "" };
        }
        let Collection { before, between, after } = self.notation.collection(metadata);
        // A board on a line of its own also ends the line, so that a stream always consists of whole lines.
        match between.strip_prefix('\n') {
            Some(separator) => CollectionFrame { at, before, separator, end: "\n", after },
            None => CollectionFrame { at, before, separator: between, end: "", after },
        }
    }
}

/// A receiver of output while a puzzle is still being worked on.
pub(super) trait Outlet {
    /// Takes all of the output. If that would mean waiting and `waits` is false, takes nothing.
    fn pass_on(&mut self, pending: &mut PendingOutput, waits: bool) -> io::Result<()>;
}

/// The number of bytes of output that are kept before they are passed on.
const MAX_PENDING_BYTES: usize = 1 << 20;

/// The number of lines for standard error that are kept before they are passed on.
const MAX_PENDING_COMPLAINTS: usize = 1 << 14;

/// The output and the status counts of a worker's batch.
pub(super) struct Report<'a> {
    pub pending: PendingOutput,
    pub counts: StatusCounts,
    /// The columns that are passed through, and the row with the current puzzle.
    pub kept: Option<(&'a KeptColumns, &'a Row)>,
    pub outlet: &'a mut dyn Outlet,
}

impl Report<'_> {
    /// Writes a grid with its metadata.
    pub fn grid(&mut self, grid: &Grid, layout: Layout, metadata: &Metadata) -> io::Result<()> {
        let text = match layout {
            Layout { notation, is_alone: true } => notation.write_with(grid, metadata),
            Layout { notation, is_alone: false } => notation.entry(grid, metadata),
        };
        self.text_of_board(&text, layout, metadata)
    }

    /// Writes the text of a board, joined to the boards before it.
    pub fn text_of_board(&mut self, text: &str, layout: Layout, metadata: &Metadata) -> io::Result<()> {
        let PendingOutput { out, boards, collection, .. } = &mut self.pending;
        let around = collection.get_or_insert_with(|| layout.collection(metadata, out.len()));
        if *boards > 0 {
            out.extend_from_slice(around.separator.as_bytes());
        }
        out.extend_from_slice(text.as_bytes());
        out.extend_from_slice(around.end.as_bytes());
        *boards += 1;
        self.flush_if_full()
    }

    /// Writes the values of a board with any rules: on a line, or else as a grid.
    pub fn values(&mut self, board: &Board, layout: Layout) -> io::Result<()> {
        let text = match (layout.notation, BoardValues::from(board)) {
            (Notation::Line, BoardValues::Grid(grid)) => grid.to_string(),
            (Notation::Line, BoardValues::List(_)) => {
                formats::write_values(board).split_whitespace().collect::<Vec<_>>().join(" ")
            }
            _ => formats::write_values(board),
        };
        let separator = if layout.is_alone || layout.notation == Notation::Line { "" } else { "\n" };
        if self.pending.boards > 0 {
            self.pending.out.extend_from_slice(separator.as_bytes());
        }
        self.pending.boards += 1;
        self.words(text.trim_end_matches('\n'))
    }

    /// Writes a grid as a line.
    #[inline]
    pub fn line(&mut self, grid: &Grid) -> io::Result<()> {
        self.pending.out.extend_from_slice(&grid.line());
        self.pending.out.push(b'\n');
        self.pending.boards += 1;
        self.flush_if_full()
    }

    /// Writes a line of text.
    pub fn words(&mut self, words: impl Display) -> io::Result<()> {
        writeln!(self.pending.out, "{words}")?;
        self.flush_if_full()
    }

    /// Reports a problem with a puzzle on standard error.
    pub fn complain(&mut self, origin: Origin<'_>, reason: impl Display) -> io::Result<()> {
        self.say(Complaint::of(origin, reason))
    }

    /// Writes a line on standard error.
    pub fn say(&mut self, complaint: Complaint) -> io::Result<()> {
        self.pending.complaints.push(complaint);
        if self.pending.complaints.len() < MAX_PENDING_COMPLAINTS { Ok(()) } else { self.show() }
    }

    /// Reports why a puzzle fails. Returns its status.
    pub fn refuse(&mut self, origin: Origin<'_>, reason: impl Display) -> io::Result<Status> {
        self.complain(origin, reason).map(|()| Status::Refused)
    }

    /// Reports why a puzzle cannot be read, or which rule it breaks. Returns its status.
    pub fn print_read_error(&mut self, origin: Origin<'_>, reason: &ReadError) -> io::Result<Status> {
        if status_of(reason) == Status::Refused {
            return self.refuse(origin, reason);
        }
        self.say(match reason.line() {
            // The message already has the location.
            Some(_) => Complaint::general(origin.error_message(reason)),
            None => Complaint::of(origin, reason).at_most(MAX_REPEATS),
        })?;
        Ok(Status::Unreadable)
    }

    /// Reports why a puzzle or a row of a table cannot be read. Returns its status.
    pub fn print_unreadable(&mut self, origin: Origin<'_>, reason: impl Display) -> io::Result<Status> {
        self.say(Complaint::of(origin, reason).at_most(MAX_REPEATS)).map(|()| Status::Unreadable)
    }

    /// Reports why a puzzle has no answer. Returns its status.
    pub fn print_refusal(&mut self, origin: Origin<'_>, reason: &Refusal) -> io::Result<Status> {
        match reason {
            Refusal::ReadError(reason) => self.print_read_error(origin, reason),
            reason => self.refuse(origin, reason),
        }
    }

    /// Warns that the player's digits are not used, if there are any.
    pub fn warn_about_played_digits(&mut self, is_played: bool, origin: Origin<'_>) -> io::Result<()> {
        if is_played {
            let reason =
                "the player's digits do not count here, only the givens; check says whether the board is solved";
            self.say(Complaint::of(origin, reason).at_most(MAX_REPEATS))?;
        }
        Ok(())
    }

    /// Warns that eliminated candidates are not used, if there are any.
    pub fn warn_about_eliminations(&mut self, puzzle: AnyPuzzle<'_>, origin: Origin<'_>) -> io::Result<()> {
        if puzzle.reading().is_some_and(|reading| reading.struck().next().is_some()) {
            let reason = "eliminated candidates are ignored here; rate and explain use them";
            self.say(Complaint::of(origin, reason).at_most(MAX_REPEATS))?;
        }
        Ok(())
    }

    /// Passes on the output so far if it is this worker's turn.
    pub fn show_if_free(&mut self) -> io::Result<()> {
        if self.pending.out.is_empty() { Ok(()) } else { self.outlet.pass_on(&mut self.pending, false) }
    }

    /// Passes on the output so far, waiting for this worker's turn.
    pub fn show(&mut self) -> io::Result<()> {
        self.outlet.pass_on(&mut self.pending, true)
    }

    #[inline]
    pub fn flush_if_full(&mut self) -> io::Result<()> {
        if self.pending.out.len() < MAX_PENDING_BYTES { Ok(()) } else { self.show() }
    }
}

/// Returns the status of a puzzle that cannot be read, or breaks a rule.
pub(super) fn status_of(reason: &ReadError) -> Status {
    if matches!(reason, ReadError::Conflict(_)) { Status::Refused } else { Status::Unreadable }
}

/// Reports a problem with the arguments. Returns the exit status.
pub(super) fn cannot_begin(reason: &str, errors: &mut impl Write) -> io::Result<Status> {
    writeln!(errors, "sudoku-assistant: {reason}")?;
    Ok(Status::Unreadable)
}

/// Returns the system's error message without its number.
pub(super) fn reason_of(error: &io::Error) -> String {
    let words = error.to_string();
    match error.raw_os_error() {
        Some(number) => words.strip_suffix(&format!(" (os error {number})")).unwrap_or(&words).to_owned(),
        None => words,
    }
}

/// Reports that the output cannot be written. Returns the exit status.
pub(super) fn cannot_write(error: &io::Error, errors: &mut impl Write) -> Status {
    // The reader closed the pipe because it has seen enough.
    if error.kind() == io::ErrorKind::BrokenPipe {
        return Status::Fine;
    }
    // If standard error is gone as well, there is nobody left to tell.
    let _ = writeln!(errors, "sudoku-assistant: cannot write the output: {}", reason_of(error));
    Status::Unreadable
}
