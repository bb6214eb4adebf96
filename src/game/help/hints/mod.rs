//! A hint, in stages: where to look, what to look for, all of it; and then it is done.

mod marks;
mod work_out;

use super::trouble::Trouble;
use crate::game::marks::{Area, Mark};
use crate::game::owl::words::{self, words};
use crate::game::owl::{Offer, Reply};
use crate::game::script::BoardRequest;
use crate::session::{Notes, Session};
use crate::sudoku::{Board, is_solved};
use crate::techniques::{Candidate, Deduction, Position};
use bevy::prelude::*;
pub(in crate::game) use marks::{pattern, place};
use work_out::{Found, work_out};

/// The hint that was told last, as far as it was told.
#[derive(Resource, Default, Debug)]
pub struct Hints(Option<Told>);

#[derive(Debug)]
struct Told {
    /// The board for which it was found, and the player's notes on it.
    board: Board,
    notes: Notes,
    hint: Hint,
    stage: Stage,
}

/// What there is to do.
#[derive(Debug)]
enum Hint {
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
enum Stage {
    /// Where to look.
    Place,
    /// What to look for.
    Name,
    /// All of it.
    All,
}

impl Hints {
    /// What the hint shows, as long as nothing has changed on the board.
    pub(super) fn marks(&self, session: &Session) -> Vec<Mark> {
        self.0.as_ref().filter(|told| told.is_about(session)).map(marks::marks).unwrap_or_default()
    }
}

impl Told {
    fn is_about(&self, session: &Session) -> bool {
        self.board == *session.board() && self.notes == *session.notes()
    }

    /// Says as much of it as is to be told.
    fn say(&self, reply: &mut Reply) {
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
    fn carry_out(&self, reply: &mut Reply) {
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

/// Tells the next part of the hint, or does it when all is told; finds another one when the board has changed.
pub(super) fn ask(session: &Session, hints: &mut Hints, reply: &mut Reply) {
    if is_solved(session.board()) {
        reply.explain(words().solved_already());
        return;
    }
    let Some(told) = hints.0.as_mut().filter(|told| told.is_about(session)) else {
        let (board, notes) = (*session.board(), session.notes().clone());
        let found = async move {
            let found = work_out(&board, &notes).await;
            (board, notes, found)
        };
        return reply.think(found, tell);
    };
    told.stage = match told.stage {
        Stage::Place => Stage::Name,
        Stage::Name => Stage::All,
        Stage::All => return told.carry_out(reply),
    };
    told.say(reply);
}

/// The board, the notes, and what was found.
type Finding = (Board, Notes, Result<Found, Trouble>);

fn tell(In((board, notes, found)): In<Finding>, mut hints: ResMut<Hints>, mut reply: Reply) {
    let (hint, stage) = match found {
        Err(trouble) => return trouble.tell(&mut reply),
        Ok(Found::NoteMissing(Area::Cell(cell))) => {
            return reply.refuse(words().hint_note_missing(words::name(cell)));
        }
        Ok(Found::NoteMissing(Area::House(house))) => {
            return reply.refuse(words().hint_no_place(words::house(house)));
        }
        Ok(Found::Nothing) => return reply.explain(words().hint_nothing()),
        Ok(Found::Hint(hint @ Hint::WrongNotes(_))) => (hint, Stage::All),
        Ok(Found::Hint(hint)) => (hint, Stage::Place),
    };
    let told = hints.0.insert(Told { board, notes, hint, stage });
    told.say(&mut reply);
    reply.then(BoardRequest::CountHint);
}
