//! A hint that was found: how much of it is told, and doing what it says.

use crate::classic::Board;
use crate::game::owl::words::{self, words};
use crate::game::owl::{Offer, Reply};
use crate::game::script::BoardRequest;
use crate::session::{Notes, Session};
use crate::techniques::{Candidate, Deduction, Position};

/// A hint, as far as it is told.
#[derive(Debug)]
pub(super) struct Told {
    /// The board for which it was found, and the player's notes on it.
    pub board: Board,
    pub notes: Notes,
    pub hint: Hint,
    pub stage: Stage,
}

/// What there is to do.
#[derive(Debug)]
pub(super) enum Hint {
    /// To take away notes whose digit a house holds already.
    WrongNotes(Vec<Candidate>),
    /// What follows from the candidates that are left.
    Deduction {
        deduction: Box<Deduction>,
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

impl Told {
    pub(super) fn is_about(&self, session: &Session) -> bool {
        self.board == *session.board() && self.notes == *session.notes()
    }

    /// Says as much of it as is to be told.
    pub(super) fn say(&self, reply: &mut Reply) {
        let said = match (&self.hint, self.stage) {
            (Hint::WrongNotes(notes), _) => words().hint_wrong_notes(notes.len()),
            (Hint::Deduction { deduction, several, .. }, Stage::Place) => {
                let look = words::look_at(deduction);
                if *several { format!("{} {look}", words().hint_several()) } else { look }
            }
            (Hint::Deduction { deduction, .. }, Stage::Name) => words::look_for(deduction),
            (Hint::Deduction { deduction, .. }, Stage::All) => words::deduction(deduction),
        };
        reply.explain(said);
        reply.offer(if self.stage == Stage::All { Offer::DoIt } else { Offer::More });
    }

    /// Does what it says, as one move.
    pub(super) fn carry_out(&self, reply: &mut Reply) {
        let (placed, struck) = match &self.hint {
            Hint::WrongNotes(notes) => (vec![], notes.clone()),
            Hint::Deduction { deduction, .. } => (deduction.placements.clone(), deduction.eliminations.clone()),
        };
        // What is struck is not seen where there are no notes.
        let is_seen = struck.iter().all(|struck| self.notes.get(struck.cell).contains(struck.digit));
        reply.explain(if is_seen { words().hint_done() } else { words().hint_struck() });
        reply.then(BoardRequest::TakeHint(placed, struck));
    }
}
