//! A hint, in stages: where to look, what to look for, all of it; and then it is done.

mod marks;
mod told;
mod work_out;

use super::trouble::Trouble;
use crate::classic::{Board, is_solved};
use crate::game::marks::{Area, Mark};
use crate::game::owl::Reply;
use crate::game::owl::words::{self, words};
use crate::game::script::BoardRequest;
use crate::session::{Notes, Session};
use bevy::prelude::*;
pub(in crate::game) use marks::{pattern, place};
use told::{Hint, Stage, Told};
use work_out::{Found, work_out};

/// The hint that was told last, as far as it was told.
#[derive(Resource, Default, Debug)]
pub struct Hints(Option<Told>);

impl Hints {
    /// What the hint shows, as long as nothing has changed on the board.
    pub(super) fn marks(&self, session: &Session) -> Vec<Mark> {
        self.0.as_ref().filter(|told| told.is_about(session)).map(marks::marks).unwrap_or_default()
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
