//! A hint that was found: how much of it is told, and how it is carried out.

use crate::game::owl::{Offer, Speech};
use crate::game::session::{Notes, Session};
use sudoku_board::{Board, Candidate};
use sudoku_techniques::{Deduction, Position};
use sudoku_words::words;

/// A hint, and how much of it has been told.
#[derive(Debug)]
pub(super) struct ShownHint {
    /// The board that the hint was found for, and the player's notes on it.
    pub board: Board,
    pub notes: Notes,
    pub hint: Hint,
    pub stage: Stage,
}

/// The content of a hint.
#[derive(Debug)]
pub enum Hint {
    /// Removes notes whose digit is already in one of the cell's houses.
    WrongNotes(Vec<Candidate>),
    /// Carries out a deduction from the remaining candidates.
    Deduction {
        /// The conclusions and their reason.
        deduction: Box<Deduction>,
        /// The remaining candidates.
        left: Box<Position>,
        /// True if the puzzle has several solutions.
        several: bool,
    },
}

/// Stages of telling a hint.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Stage {
    /// The place to look at.
    Place,
    /// The name of the technique to look for.
    Name,
    /// The full reason.
    All,
}

impl ShownHint {
    pub fn is_about(&self, session: &Session) -> bool {
        self.board == *session.board() && self.notes == *session.notes()
    }

    /// Says the current stage of the hint.
    pub fn say(&self, speech: &mut Speech) {
        let said = match (&self.hint, self.stage) {
            (Hint::WrongNotes(notes), _) => words().hint_wrong_notes(notes.len()),
            (Hint::Deduction { deduction, several, .. }, Stage::Place) => {
                let look = sudoku_words::where_hint(deduction);
                if *several { format!("{} {look}", words().hint_several()) } else { look }
            }
            (Hint::Deduction { deduction, .. }, Stage::Name) => sudoku_words::what_hint(deduction),
            (Hint::Deduction { deduction, .. }, Stage::All) => sudoku_words::deduction(deduction),
        };
        speech.explain(said);
        speech.offer(if self.stage == Stage::All { Offer::DoIt } else { Offer::More });
    }

    /// Returns the candidates that the hint places, and those that it crosses out.
    pub(super) fn carry_out(&self, speech: &mut Speech) -> (Vec<Candidate>, Vec<Candidate>) {
        let (placed, struck) = match &self.hint {
            Hint::WrongNotes(notes) => (vec![], notes.clone()),
            Hint::Deduction { deduction, .. } => (deduction.placements.clone(), deduction.eliminations.clone()),
        };
        // Crossed-out candidates are invisible where the cell has no notes.
        let is_seen = struck.iter().all(|struck| self.notes.get(struck.cell).contains(struck.value));
        speech.explain(if is_seen { words().hint_done() } else { words().hint_struck() });
        (placed, struck)
    }
}
