//! The ask bar: a puzzle as the player types it.

use super::playable::cannot_show;
use crate::game::owl::Speech;
use crate::game::requests::{AskRequest, BoardRequest, ClockRequest, MakingRequest, Request, Scene, SolverRequest};
use bevy_ecs::prelude::*;
use sudoku_board::formats::{self, FormatError, Puzzle};
use sudoku_board::notation::{self, ReadError, Reading};
use sudoku_board::{Board, CellKind, Rules, Value};
use sudoku_run::Control;
use sudoku_words::words;

/// Contents of the ask bar.
#[derive(Resource, Default, Debug)]
pub struct Question {
    text: String,
    draft: Option<Board>,
    errors: Vec<usize>,
}

impl Question {
    /// Returns the text typed so far.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// Returns the board typed so far; `None` if there is no digit yet.
    pub fn draft(&self) -> Option<&Board> {
        self.draft.as_ref()
    }

    /// Returns the indices of the wrong characters.
    pub fn errors(&self) -> &[usize] {
        &self.errors
    }

    /// Returns true if the text is not just white space.
    pub fn has_text(&self) -> bool {
        !self.text.trim().is_empty()
    }

    /// Returns the requests of the green flag for this board: those of Watch, from the beginning. Without a puzzle, the owl asks
    /// for one.
    pub fn green_flag(&self, scene: Scene, board: &Board) -> Vec<Request> {
        let watch = Request::Film(Control::PlayOrPause);
        if scene == Scene::Asking && self.has_text() {
            return vec![watch];
        }
        let puzzle = board.puzzle();
        let clashes = board.refusal().is_some() && puzzle.is_puzzle();
        if board.is_blank() && !board.is_puzzle() || puzzle.is_solved() {
            return vec![AskRequest::Open.into()];
        }
        let free_the_board = match scene {
            Scene::Asking => Some(AskRequest::Leave.into()),
            Scene::Paused => Some(ClockRequest::GoOn.into()),
            Scene::Solving => Some(Request::Film(Control::Stop)),
            Scene::Playing | Scene::Running => None,
        };
        // A solved or contradictory board cannot be searched, but its givens can.
        let run = if board.is_solved() || clashes { SolverRequest::WatchBlocks.into() } else { watch };
        free_the_board.into_iter().chain([run]).collect()
    }

    /// Reads the text. Returns the requests that load or make a puzzle. Other text stays in the bar so that the player can fix
    /// it, and the owl says why.
    pub fn answer(&self, speech: &mut Speech) -> Option<Vec<Request>> {
        if let Ok(recipe) = self.text.parse() {
            return Some(vec![MakingRequest::Make(recipe).into()]);
        }
        match Reading::of(&self.text) {
            Ok(reading) => return Some(take(&reading, speech)),
            Err(ReadError::Empty) => speech.refuse(words().no_puzzle_yet()),
            Err(reason) => match read_other(&self.text) {
                Some(Ok(board)) => return Some(take_board(board, speech)),
                Some(Err(said)) => speech.refuse(said),
                None => {
                    speech.refuse(words().bad_answer(sudoku_words::capitalised(&sudoku_words::read_error(&reason))));
                }
            },
        }
        None
    }

    /// Clears the bar once its puzzle is on the stage.
    pub fn close(&mut self) {
        *self = Question::default();
    }

    /// Replaces the text.
    pub fn write(&mut self, text: &str) {
        text.clone_into(&mut self.text);
        let read = notation::read(text);
        self.errors = read.as_ref().err().map(|reason: &ReadError| reason.characters(text)).unwrap_or_default();
        // Until a digit is typed, the previous board stays visible.
        let so_far = || Some(typed_so_far(text)).filter(|board| !board.is_blank());
        let other = || read_other(text).and_then(Result::ok);
        self.draft = read.ok().or_else(other).or_else(so_far);
    }
}

/// Returns the requests that load a puzzle that was read; where candidates are crossed out, the others become notes.
pub fn take(reading: &Reading, speech: &mut Speech) -> Vec<Request> {
    let struck: Vec<_> = reading.struck().collect();
    let puzzle = reading.position();
    speech.explain(match struck.len() {
        0 => words().puzzle_taken(puzzle.blanks().count()),
        struck => words().position_taken(struck),
    });
    vec![BoardRequest::Load { puzzle, origin: None, struck }.into()]
}

/// Returns the requests that load a board of other rules.
pub fn take_board(puzzle: Board, speech: &mut Speech) -> Vec<Request> {
    speech.explain(words().puzzle_taken(puzzle.blanks().count()));
    vec![BoardRequest::load(puzzle, None).into()]
}

/// Reads a text as a board that is not a classic one. Returns `None` if it is none, and a sentence if it cannot be played.
pub fn read_other(text: &str) -> Option<Result<Board, String>> {
    match formats::read(text) {
        // The readers of classic boards say better what is wrong with one.
        Ok(Puzzle { board, .. }) if board.rules().is_classic() => None,
        Ok(Puzzle { board, .. }) => {
            let clash = || board.refusal().map(|refusal| sudoku_words::conflict_first(&refusal));
            Some(cannot_show(&board).or_else(clash).map_or(Ok(board), Err))
        }
        Err(FormatError::Classic(_)) => None,
        Err(error) => Some(Err(words().bad_text(sudoku_words::capitalised(&error.to_string())))),
    }
}

/// Reads the digits of an unfinished text and its signs for blanks, cell by cell.
fn typed_so_far(text: &str) -> Board {
    let signs =
        text.chars().filter(|character| character.is_alphanumeric() || matches!(character, '.' | '_' | '*' | '?'));
    let mut board = Board::default();
    for (cell, sign) in Rules::shared_classic().cells().zip(signs) {
        let digit = sign.to_digit(10).and_then(|digit| Value::digit(digit as u8));
        if digit.is_some() {
            board.write(cell, digit, CellKind::Puzzle);
        }
    }
    board
}
