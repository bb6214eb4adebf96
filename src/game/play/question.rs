//! What stands in the ask bar.

use crate::classic::{Board, Cell, CellKind, Digit};
use crate::notation::{self, ReadError};
use bevy::prelude::*;

/// What stands in the ask bar.
#[derive(Resource, Default, Debug)]
pub struct Question {
    text: String,
    draft: Option<Board>,
    amiss: Vec<usize>,
}

impl Question {
    /// The answer as typed so far.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The board as far as it is typed; `None` while nothing is.
    pub fn draft(&self) -> Option<&Board> {
        self.draft.as_ref()
    }

    /// Which characters of the answer are wrong, counted from 0.
    pub fn amiss(&self) -> &[usize] {
        &self.amiss
    }

    /// Whether anything but white space was typed.
    pub fn has_text(&self) -> bool {
        !self.text.trim().is_empty()
    }

    /// A puzzle stands on the stage: the text that led to it is not the next answer.
    pub(super) fn close(&mut self) {
        *self = Question::default();
    }

    pub(super) fn write(&mut self, text: &str) {
        text.clone_into(&mut self.text);
        let read = notation::read(text);
        self.amiss = read.as_ref().err().map(|reason: &ReadError| reason.characters(text)).unwrap_or_default();
        // Where no digit was typed yet, the board that was there stays in sight.
        let so_far = || Some(typed_so_far(text)).filter(|board| *board != Board::EMPTY);
        self.draft = read.ok().or_else(so_far);
    }
}

/// The digits of a text and its signs for blanks, one cell after the other.
fn typed_so_far(text: &str) -> Board {
    let signs =
        text.chars().filter(|character| character.is_alphanumeric() || matches!(character, '.' | '_' | '*' | '?'));
    let mut board = Board::EMPTY;
    for (cell, sign) in Cell::all().zip(signs) {
        let digit = sign.to_digit(10).and_then(|digit| Digit::new(digit as u8));
        if digit.is_some() {
            board.put(cell, digit, CellKind::Puzzle);
        }
    }
    board
}
