//! What a worker has to say, on its way to standard output and standard error, and what comes of it in the end.

use super::input::Place;
use crate::answers::Refusal;
use crate::fast::Grid;
use crate::notation::{Collection, Metadata, Notation, ReadError, Reading};
use crate::sudoku::Board;
use std::fmt::Display;
use std::io::{self, Write};

/// How a command ended, in the words of the exit status; the worst of all puzzles counts.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
pub(super) enum Status {
    #[default]
    Fine = 0,
    /// A puzzle has no solution, or is not as it was asked for.
    Refused = 1,
    Unreadable = 2,
    Unfinished = 3,
}

/// How many puzzles came to which end.
#[derive(Clone, Copy, Default, Debug)]
pub(super) struct Tally {
    pub puzzles: u64,
    pub refused: u64,
    pub unreadable: u64,
    pub unfinished: u64,
    /// The worst of all, of whole files as well.
    pub worst: Status,
}

impl Tally {
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

    /// Adds what another has counted.
    pub fn add(&mut self, other: &Tally) {
        self.puzzles += other.puzzles;
        self.refused += other.refused;
        self.unreadable += other.unreadable;
        self.unfinished += other.unfinished;
        self.worst = self.worst.max(other.worst);
    }

    /// The numbers in words; `refused` tells what became of those that were refused, as in `1 has no solution`.
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

/// Text that has not been passed on yet.
#[derive(Default, Debug)]
pub(super) struct Written {
    pub out: Vec<u8>,
    pub errors: Vec<u8>,
    /// How many boards are in `out`.
    pub boards: u64,
    pub collection: Option<InCollection>,
}

/// How the boards of a text become one collection with those of others.
#[derive(Debug)]
pub(super) struct InCollection {
    /// Where the first of them begins.
    pub at: usize,
    /// What the collection begins with.
    pub before: String,
    /// What stands before each board but the first.
    pub separator: &'static str,
    /// What stands after each.
    end: &'static str,
    /// What the collection ends with.
    pub after: &'static str,
}

/// How boards are written.
#[derive(Clone, Copy, Debug)]
pub(super) struct Layout {
    pub notation: Notation,
    /// Whether there is one board and no more, so that it needs no collection around it.
    pub is_alone: bool,
}

impl InCollection {
    /// A table of which the rows come below those names.
    pub fn table(at: usize, names: String) -> InCollection {
        InCollection { at, before: names, separator: "", end: "", after: "" }
    }
}

impl Layout {
    fn collection(self, metadata: &Metadata, at: usize) -> InCollection {
        if self.is_alone {
            return InCollection { at, before: String::new(), separator: "", end: "\n", after: "" };
        }
        let Collection { before, between, after } = self.notation.collection(metadata);
        // A board that stands in a line of its own ends it, so that a stream has whole lines at every moment.
        match between.strip_prefix('\n') {
            Some(separator) => InCollection { at, before, separator, end: "\n", after },
            None => InCollection { at, before, separator: between, end: "", after },
        }
    }
}

/// Takes text away while a puzzle is still being worked on.
pub(super) trait Outlet {
    /// Takes all of it; but if that would have to wait, and shall not, nothing.
    fn pass_on(&mut self, written: &mut Written, waits: bool) -> io::Result<()>;
}

/// How much text is kept until it is passed on, in bytes.
const ROOM: usize = 1 << 20;

/// What a worker writes to.
pub(super) struct Report<'a> {
    pub written: Written,
    pub tally: Tally,
    /// The names of columns that are handed through, and what they say of the puzzle that is worked on.
    pub kept: Vec<(String, String)>,
    pub outlet: &'a mut dyn Outlet,
}

impl Report<'_> {
    /// Writes a board with what is told of it.
    pub fn board(&mut self, board: &Board, layout: Layout, metadata: &Metadata) -> io::Result<()> {
        let text = match layout {
            Layout { notation, is_alone: true } => notation.write_with(board, metadata),
            Layout { notation, is_alone: false } => notation.entry(board, metadata),
        };
        self.text_of_board(&text, layout, metadata)
    }

    /// Writes the text of a board.
    pub fn text_of_board(&mut self, text: &str, layout: Layout, metadata: &Metadata) -> io::Result<()> {
        let Written { out, boards, collection, .. } = &mut self.written;
        let around = collection.get_or_insert_with(|| layout.collection(metadata, out.len()));
        if *boards > 0 {
            out.extend_from_slice(around.separator.as_bytes());
        }
        out.extend_from_slice(text.as_bytes());
        out.extend_from_slice(around.end.as_bytes());
        *boards += 1;
        self.make_room()
    }

    /// Writes a board as a line.
    #[inline]
    pub fn line(&mut self, grid: &Grid) -> io::Result<()> {
        self.written.out.extend_from_slice(&grid.line());
        self.written.out.push(b'\n');
        self.written.boards += 1;
        self.make_room()
    }

    /// Writes a line of words.
    pub fn words(&mut self, words: impl Display) -> io::Result<()> {
        writeln!(self.written.out, "{words}")?;
        self.make_room()
    }

    /// Says what is wrong with a puzzle, on standard error.
    pub fn complain(&mut self, place: Place<'_>, reason: impl Display) -> io::Result<()> {
        writeln!(self.written.errors, "sudoku-assistant: {place}{reason}")
    }

    /// Says why a puzzle is not as it was asked for.
    pub fn refuse(&mut self, place: Place<'_>, reason: impl Display) -> io::Result<Status> {
        self.complain(place, reason).map(|()| Status::Refused)
    }

    /// Says why a puzzle cannot be read; or which rule it breaks, which has been read.
    pub fn unread(&mut self, place: Place<'_>, reason: &ReadError) -> io::Result<Status> {
        writeln!(self.written.errors, "sudoku-assistant: {}", place.tell(reason))?;
        Ok(if matches!(reason, ReadError::Conflict(_)) { Status::Refused } else { Status::Unreadable })
    }

    /// Says why there is no answer.
    pub fn unanswered(&mut self, place: Place<'_>, reason: &Refusal) -> io::Result<Status> {
        match reason {
            Refusal::Unread(reason) => self.unread(place, reason),
            reason => self.refuse(place, reason),
        }
    }

    /// Says that candidates which were struck count as candidates all the same.
    pub fn tell_unused(&mut self, told: Option<&Reading>, place: Place<'_>) -> io::Result<()> {
        if told.is_some_and(|told| told.struck().next().is_some()) {
            self.complain(place, "the candidates that were struck out are not used here; rate and explain use them")?;
        }
        Ok(())
    }

    /// Shows what was written, unless others come first.
    pub fn show_if_free(&mut self) -> io::Result<()> {
        if self.written.out.is_empty() { Ok(()) } else { self.outlet.pass_on(&mut self.written, false) }
    }

    /// Shows at once what was written.
    pub fn show(&mut self) -> io::Result<()> {
        self.outlet.pass_on(&mut self.written, true)
    }

    #[inline]
    pub fn make_room(&mut self) -> io::Result<()> {
        if self.written.out.len() < ROOM { Ok(()) } else { self.show() }
    }
}

/// Says what is wrong with the arguments. Returns how the command ends.
pub(super) fn cannot_begin(reason: &str, errors: &mut impl Write) -> io::Result<Status> {
    writeln!(errors, "sudoku-assistant: {reason}")?;
    Ok(Status::Unreadable)
}

/// What the system says of a failure, without its number.
pub(super) fn reason_of(error: &io::Error) -> String {
    let words = error.to_string();
    match error.raw_os_error() {
        Some(number) => words.strip_suffix(&format!(" (os error {number})")).unwrap_or(&words).to_owned(),
        None => words,
    }
}

/// Says that the output cannot be written. Returns how the command ends.
pub(super) fn cannot_write(error: &io::Error, errors: &mut impl Write) -> Status {
    // Whoever read our output has seen enough.
    if error.kind() == io::ErrorKind::BrokenPipe {
        return Status::Fine;
    }
    // With standard error gone as well there is nobody left to tell.
    let _ = writeln!(errors, "sudoku-assistant: the output cannot be written: {}", reason_of(error));
    Status::Unreadable
}
