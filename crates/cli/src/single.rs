//! Input for commands that work on one puzzle: the first one given.

use super::feed::{Batch, InputReader, Item, ReadOptions};
use super::input::{Inputs, Origin};
use super::progress::Progress;
use super::report::{Status, cannot_begin, status_of};
use super::workers::Feed;
use clap::Args;
use std::ffi::OsString;
use std::io::{self, Write};
use std::sync::Arc;
use sudoku_board::classic::Grid;
use sudoku_board::notation::{Piece, ReadError};
use sudoku_board::{Board, formats};

/// The error message for a board that is not a classic one.
const ONLY_CLASSIC: &str = "this command takes only classic boards; solve, check, rate, explain, print, convert and race take a board of any rules";

/// The argument that names a puzzle or a file.
#[derive(Args, Clone, Debug)]
pub struct Input {
    /// A puzzle, a file with a puzzle, or - for standard input, which is also the default.
    ///
    /// If there is a file of that name, the argument is that file. Otherwise it must be a puzzle; quote it if it contains spaces or
    /// line breaks. If there are several puzzles, the first is used.
    #[arg(value_name = "PUZZLE|FILE")]
    pub input: Option<OsString>,
}

impl Input {
    /// Reads a classic puzzle. Reports if there is none, if it breaks a rule, or if there are more.
    pub(super) fn read(&self, errors: &mut impl Write) -> io::Result<Result<Grid, Status>> {
        Ok(match self.read_any(errors)?.map(|board| board.classic()) {
            Ok(Some(grid)) => Ok(grid),
            Ok(None) => Err(cannot_begin(ONLY_CLASSIC, errors)?),
            Err(status) => Err(status),
        })
    }

    /// Reads a puzzle with any rules. Reports if there is none, if it breaks a rule, or if there are more.
    pub(super) fn read_any(&self, errors: &mut impl Write) -> io::Result<Result<Board, Status>> {
        let inputs = Inputs { inputs: self.input.iter().cloned().collect() };
        let named = Arc::new(inputs.resolve(errors)?);
        let mut reader = InputReader::new(
            Arc::clone(&named),
            ReadOptions { takes_lines: true, ..ReadOptions::default() },
            Progress::of_bytes(None, false),
        );
        let mut batch = Batch::default();
        let mut first: Option<(Board, Origin<'_>)> = None;
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
                let read = piece.read();
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
                match read {
                    Ok(reading) => first = Some((reading.board.into(), origin)),
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
fn other(text: &str) -> Result<Board, (String, Status)> {
    let read = formats::read(text).map_err(|reason| (reason.to_string(), Status::Unreadable))?;
    let board = read.board.puzzle();
    board.refusal().map_or(Ok(board), |refusal| Err((refusal.to_string(), Status::Refused)))
}
