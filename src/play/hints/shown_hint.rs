//! A hint that was found: how much of it is told, and doing what it says.

use super::super::{Offer, Speech};
use crate::session::{Notes, Session};
use sudoku_board::classic::Board;
use sudoku_techniques::{Candidate, Deduction, Position};
use sudoku_words::words;

/// A hint, as far as it is told.
#[derive(Debug)]
pub(super) struct ShownHint {
    /// The board for which it was found, and the player's notes on it.
    pub board: Board,
    pub notes: Notes,
    pub hint: Hint,
    pub stage: Stage,
}

/// What there is to do.
#[derive(Debug)]
pub enum Hint {
    /// To take away notes whose digit a house holds already.
    WrongNotes(Vec<Candidate>),
    /// What follows from the candidates that are left.
    Deduction {
        /// What follows, and why.
        deduction: Box<Deduction>,
        /// The candidates that are left.
        left: Box<Position>,
        /// There are several solutions.
        several: bool,
    },
}

/// How much of a hint is told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Stage {
    /// Where to look.
    Place,
    /// What to look for.
    Name,
    /// All of it.
    All,
}

impl ShownHint {
    pub fn is_about(&self, session: &Session) -> bool {
        self.board == *session.board() && self.notes == *session.notes()
    }

    /// Says as much of it as is to be told.
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

    /// What is placed and struck by it.
    pub(super) fn carry_out(&self, speech: &mut Speech) -> (Vec<Candidate>, Vec<Candidate>) {
        let (placed, struck) = match &self.hint {
            Hint::WrongNotes(notes) => (vec![], notes.clone()),
            Hint::Deduction { deduction, .. } => (deduction.placements.clone(), deduction.eliminations.clone()),
        };
        // What is struck is not seen where there are no notes.
        let is_seen = struck.iter().all(|struck| self.notes.get(struck.cell).contains(struck.digit));
        speech.explain(if is_seen { words().hint_done() } else { words().hint_struck() });
        (placed, struck)
    }
}
