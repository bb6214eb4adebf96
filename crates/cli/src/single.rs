//! Input for commands that work on one puzzle: the first one given.

use super::feed::{Batch, InputReader, Item, ReadOptions};
use super::input::{Inputs, Origin};
use super::progress::Progress;
use super::puzzles::ONLY_CLASSIC;
use super::report::{Status, cannot_begin, status_of};
use super::workers::Feed;
use clap::Args;
use std::ffi::OsString;
use std::io::{self, Write};
use std::sync::Arc;
use sudoku_board::classic::{Board, first_conflict};
use sudoku_board::formats;
use sudoku_board::notation::{Piece, ReadError};

/// The argument that names a puzzle or a file.
#[derive(Args, Clone, Debug)]
pub struct Input {
    /// A puzzle, a file with a puzzle, or - for standard input, which is also the default.
    ///
    /// If a file of that name exists, the argument is that file. Otherwise it has to be a puzzle; quote it if it has spaces or
    /// line ends. If there are several puzzles, the first is used.
    #[arg(value_name = "PUZZLE|FILE")]
    pub input: Option<OsString>,
}

/// A puzzle with any rules.
pub(super) enum AnyBoard {
    Classic(Board),
    Other(sudoku_board::Board),
}

impl From<AnyBoard> for sudoku_board::Board {
    fn from(board: AnyBoard) -> sudoku_board::Board {
        match board {
            AnyBoard::Classic(board) => board.into(),
            AnyBoard::Other(board) => board,
        }
    }
}

impl Input {
    /// Reads a classic puzzle. Reports if there is none, if it breaks a rule, or if there are more.
    pub(super) fn read(&self, errors: &mut impl Write) -> io::Result<Result<Board, Status>> {
        Ok(match self.read_any(errors)? {
            Ok(AnyBoard::Classic(board)) => Ok(board),
            Ok(AnyBoard::Other(_)) => Err(cannot_begin(ONLY_CLASSIC, errors)?),
            Err(status) => Err(status),
        })
    }

    /// Reads a puzzle with any rules. Reports if there is none, if it breaks a rule, or if there are more.
    pub(super) fn read_any(&self, errors: &mut impl Write) -> io::Result<Result<AnyBoard, Status>> {
        let inputs = Inputs { inputs: self.input.iter().cloned().collect() };
        let named = Arc::new(inputs.resolve(errors)?);
        let mut reader = InputReader::new(
            Arc::clone(&named),
            ReadOptions { takes_lines: true, ..ReadOptions::default() },
            Progress::of_bytes(None, false),
        );
        let mut batch = Batch::default();
        let mut first: Option<(AnyBoard, Origin<'_>)> = None;
        // After the first puzzle, only check whether there are more.
        while reader.fill(&mut batch, 1) {
            for item in &batch.items {
                let (piece, line) = match item {
                    Item::Lines { line, grids } => (Piece::of(batch.grids[grids.start].to_string()), *line),
                    Item::Piece(piece) => (piece.clone(), piece.line),
                    Item::Row(row) => match batch.table.as_deref().map(|table| row.puzzle(table)) {
                        Some(Ok(text)) => (Piece::of(text), row.line),
                        reason => {
                            let reason = reason.and_then(Result::err).unwrap_or_default();
                            writeln!(errors, "sudoku-assistant: {}{reason}", named.origin(batch.input, row.line))?;
                            return Ok(Err(Status::Unreadable));
                        }
                    },
                    Item::Note(note) => {
                        writeln!(errors, "sudoku-assistant: {}{note}", named.whole(batch.input))?;
                        continue;
                    }
                    Item::Error(reason) => {
                        writeln!(errors, "sudoku-assistant: {}{reason}", named.whole(batch.input))?;
                        return Ok(Err(Status::Unreadable));
                    }
                };
                if let Some((board, origin)) = first {
                    writeln!(errors, "sudoku-assistant: {origin}several puzzles given; using only the first")?;
                    return Ok(Ok(board));
                }
                let origin = named.origin(batch.input, line);
                let read = piece.read().map(|reading| reading.board);
                if read.is_err()
                    && let Some(text) = piece.text().filter(|text| formats::begins_as_board(text))
                {
                    match other(text) {
                        Ok(board) => {
                            first = Some((board, origin));
                            continue;
                        }
                        Err((reason, status)) => {
                            writeln!(errors, "sudoku-assistant: {origin}{reason}")?;
                            return Ok(Err(status));
                        }
                    }
                }
                let lawful =
                    |board| first_conflict(&board).map_or(Ok(board), |conflict| Err(ReadError::Conflict(conflict)));
                match read.and_then(lawful) {
                    Ok(board) => first = Some((AnyBoard::Classic(board), origin)),
                    Err(reason) => {
                        writeln!(errors, "sudoku-assistant: {}", origin.error_message(&reason))?;
                        return Ok(Err(status_of(&reason)));
                    }
                }
            }
        }
        match first {
            Some((board, _)) => Ok(Ok(board)),
            None => Ok(Err(cannot_begin(&ReadError::Empty.to_string(), errors)?)),
        }
    }
}

/// Reads a board that is not in a notation for classic boards. Leaves out the player's digits.
fn other(text: &str) -> Result<AnyBoard, (String, Status)> {
    let read = formats::read(text).map_err(|reason| (reason.to_string(), Status::Unreadable))?;
    let board = read.board.puzzle();
    if let Some(refusal) = board.refusal() {
        return Err((refusal.to_string(), Status::Refused));
    }
    Ok(Board::try_from(&board).map_or_else(|_| AnyBoard::Other(board), AnyBoard::Classic))
}
