//! Hints in stages: where to look, what to look for, the full reason; then the hint is carried out.

mod marks;
mod shown_hint;
mod work_out;

use super::trouble::Trouble;
use crate::game::marks::{Area, Mark};
use crate::game::owl::Reply;
use crate::game::requests::BoardRequest;
use crate::game::script::work::in_parts;
use crate::game::session::{Notes, Session};
use bevy_ecs::prelude::*;
pub use marks::{pattern, place};
pub use shown_hint::Hint;
use shown_hint::{ShownHint, Stage};
use sudoku_board::Board;
use sudoku_words::words;
pub use work_out::HintResult;
use work_out::work_out;

/// The current hint, and how much of it has been told.
#[derive(Resource, Default, Debug)]
pub struct Hints(Option<ShownHint>);

impl Hints {
    /// Returns the hint's marks, as long as the board is unchanged.
    pub fn marks(&self, session: &Session) -> Vec<Mark> {
        self.0.as_ref().filter(|told| told.is_about(session)).map(marks::marks).unwrap_or_default()
    }

    /// Reveals the next part of the hint, or carries it out once all of it has been told. If the board has changed, a new hint is
    /// found.
    pub(super) fn ask(&mut self, session: &Session, reply: &mut Reply) {
        if session.board().is_solved() {
            return reply.explain(words().solved_already());
        }
        let Some(told) = self.0.as_mut().filter(|told| told.is_about(session)) else {
            let (board, notes) = (session.board().clone(), session.notes().clone());
            let found = async move {
                let found = work_out(&board, &notes).await;
                (board, found, notes)
            };
            return reply.think(in_parts(found), tell);
        };
        told.stage = match told.stage {
            Stage::Place => Stage::Name,
            Stage::Name => Stage::All,
            Stage::All => {
                let (placed, struck) = told.carry_out(reply);
                return reply.then(BoardRequest::TakeHint(placed, struck));
            }
        };
        told.say(reply);
    }
}

/// Tells the first part of a hint, or why there is none.
fn tell(
    In((board, found, notes)): In<(Board, Result<HintResult, Trouble>, Notes)>,
    mut hints: ResMut<Hints>,
    mut reply: Reply,
) {
    let (hint, stage) = match found {
        Ok(HintResult::Hint(hint @ Hint::WrongNotes(_))) => (hint, Stage::All),
        Ok(HintResult::Hint(hint)) => (hint, Stage::Place),
        Err(trouble) => return trouble.tell(&mut reply),
        Ok(HintResult::NoteMissing(Area::Cell(cell))) => {
            return reply.refuse(words().hint_note_missing(sudoku_words::name(cell)));
        }
        Ok(HintResult::NoteMissing(Area::House(house))) => {
            return reply.refuse(words().hint_no_place(sudoku_words::house(house)));
        }
        Ok(_) => return reply.explain(words().hint_nothing()),
    };
    hints.0.insert(ShownHint { board, notes, hint, stage }).say(&mut reply);
    reply.then(BoardRequest::CountHint);
}
