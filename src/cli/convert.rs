//! The command `convert`: puzzles in any notation to puzzles in one.

use super::input::Place;
use super::puzzles::{Puzzles, Work};
use super::report::{Layout, Report, Status};
use crate::fast::Grid;
use crate::notation::{Metadata, Notation, Piece, ReadError, Reading};
use crate::sudoku::{Board, first_conflict};
use clap::Args;
use std::io::{self, Write};

/// What to convert, and to what.
#[derive(Args, Debug)]
pub struct Convert {
    #[command(flatten)]
    pub(super) puzzles: Puzzles,
    /// The notation to write.
    #[arg(short, long, value_enum, value_name = "NAME")]
    pub to: Notation,
    /// The notation to read [default: recognised, puzzle by puzzle].
    #[arg(short, long, value_enum, value_name = "NAME")]
    pub from: Option<Notation>,
}

impl Convert {
    /// Converts all puzzles.
    pub(super) fn run(&self, out: &mut impl Write, errors: &mut impl Write) -> io::Result<Status> {
        let named = self.puzzles.inputs.look_up(errors)?;
        let layout = Layout { notation: self.to, is_alone: named.is_one_argument() };
        let work = Converting { from: self.from, layout };
        Ok(self.puzzles.run(work, named, out, errors)?.worst)
    }
}

struct Converting {
    from: Option<Notation>,
    layout: Layout,
}

impl Work for Converting {
    type Hand = ();

    fn hand(&self) {}

    fn takes_lines(&self) -> bool {
        matches!(self.from, None | Some(Notation::Line | Notation::Sdm))
    }

    fn grid(&self, (): &mut (), grid: &Grid, place: Place<'_>, report: &mut Report<'_>) -> io::Result<Status> {
        let board = grid.board();
        match first_conflict(&board) {
            Some(conflict) => report.unread(place, &ReadError::Conflict(conflict)),
            None => self.write(&board, &Metadata::default(), report),
        }
    }

    fn piece(&self, (): &mut (), piece: &Piece, place: Place<'_>, report: &mut Report<'_>) -> io::Result<Status> {
        match self.from.map_or_else(|| piece.read(), |from| piece.written_in(from)) {
            Ok(Reading { board, metadata, .. }) => self.write(&board, &metadata, report),
            Err(reason) => report.unread(place, &reason),
        }
    }
}

impl Converting {
    fn write(&self, board: &Board, metadata: &Metadata, report: &mut Report<'_>) -> io::Result<Status> {
        report.board(board, self.layout, metadata)?;
        Ok(Status::Fine)
    }
}
