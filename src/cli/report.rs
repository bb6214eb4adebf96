//! What a worker has to say, on its way to standard output and standard error, and what comes of it in the end.

use super::input::Place;
use crate::fast::Grid;
use crate::notation::{Metadata, Notation};
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
    /// How many boards were written.
    pub boards: u64,
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
        self.boards += other.boards;
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
    /// How many boards were written since the beginning.
    pub boards: u64,
    /// Whether boards take several lines each, and are set apart by blank ones.
    pub drawn: bool,
    pub tally: Tally,
}

impl Written {
    pub fn clear(&mut self) {
        self.out.clear();
        self.errors.clear();
        (self.boards, self.drawn, self.tally) = (0, false, Tally::default());
    }
}

/// Takes text away while a puzzle is still being worked on. It leaves `out` and `errors` empty.
pub(super) trait Outlet {
    /// Whether it takes text without a wait.
    fn is_open(&self) -> bool;

    fn pass_on(&mut self, written: &mut Written) -> io::Result<()>;
}

const DOCUMENT_END: &str = "</opensudoku>";

/// Whether boards of the notation are written as one document. Its parts are written by one thread.
pub(super) fn is_document(notation: Notation) -> bool {
    notation == Notation::OpenSudoku
}

/// Ends the document that was begun with the first board.
pub(super) fn end_document(notation: Notation, tally: &Tally, out: &mut impl Write) -> io::Result<()> {
    if is_document(notation) && tally.boards > 0 {
        writeln!(out, "{DOCUMENT_END}")?;
        out.flush()?;
    }
    Ok(())
}

/// How much text is kept until it is passed on, in bytes.
const ROOM: usize = 1 << 20;

/// What a worker writes to.
pub(super) struct Report<'a> {
    pub written: &'a mut Written,
    pub outlet: &'a mut dyn Outlet,
}

impl Report<'_> {
    /// Writes a board in a notation, with what is told of it. Boards that take several lines are set apart by blank ones; those
    /// of [`Notation::OpenSudoku`] become games of one document.
    pub fn board(&mut self, board: &Board, notation: Notation, metadata: &Metadata) -> io::Result<()> {
        let text = notation.write_with(board, metadata);
        let Written { out, boards, drawn, tally, .. } = &mut *self.written;
        if notation == Notation::OpenSudoku {
            // The document begins with the first game; [`end_document`] ends it.
            let wanted = text.lines().filter(|line| *line != DOCUMENT_END);
            for line in wanted.filter(|line| *boards == 0 || line.trim_start().starts_with("<game ")) {
                writeln!(out, "{line}")?;
            }
        } else {
            if notation.has_several_lines() {
                *drawn = true;
                if *boards > 0 {
                    out.push(b'\n');
                }
            }
            writeln!(out, "{}", text.trim_end_matches('\n'))?;
        }
        *boards += 1;
        tally.boards += 1;
        self.make_room()
    }

    /// Writes a board as a line.
    #[inline]
    pub fn line(&mut self, grid: &Grid) -> io::Result<()> {
        self.written.out.extend_from_slice(&grid.line());
        self.written.out.push(b'\n');
        self.written.boards += 1;
        self.written.tally.boards += 1;
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

    /// Shows what was written, unless others come first.
    pub fn show_if_free(&mut self) -> io::Result<()> {
        if self.written.out.is_empty() || !self.outlet.is_open() { Ok(()) } else { self.show() }
    }

    /// Shows at once what was written.
    pub fn show(&mut self) -> io::Result<()> {
        self.outlet.pass_on(self.written)
    }

    #[inline]
    fn make_room(&mut self) -> io::Result<()> {
        if self.written.out.len() < ROOM { Ok(()) } else { self.show() }
    }
}
