//! Hints in stages: where to look, what to look for, the full reason; then the hint is carried out.

mod marks;
mod shown_hint;
mod work_out;

use super::trouble::Trouble;
use crate::game::marks::{Area, Mark};
use crate::game::owl::Speech;
use crate::game::requests::BoardRequest;
use crate::game::session::{Notes, Session};
use bevy_ecs::prelude::*;
pub use marks::{pattern, place};
pub use shown_hint::Hint;
use shown_hint::{ShownHint, Stage};
use sudoku_board::classic::{Board, is_solved};
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

    /// Reveals the next part of the hint, or carries it out once all of it has been told. A new hint is needed if the board has
    /// changed.
    pub fn ask(&mut self, session: &Session, speech: &mut Speech) -> Asked {
        if is_solved(session.board()) {
            speech.explain(words().solved_already());
            return Asked::Told;
        }
        let Some(told) = self.0.as_mut().filter(|told| told.is_about(session)) else { return Asked::Find };
        told.stage = match told.stage {
            Stage::Place => Stage::Name,
            Stage::Name => Stage::All,
            Stage::All => {
                let (placed, struck) = told.carry_out(speech);
                return Asked::Do(Box::new(BoardRequest::TakeHint(placed, struck)));
            }
        };
        told.say(speech);
        Asked::Told
    }

    /// Tells the first part of a hint. Returns true if there is one.
    pub fn tell(&mut self, (board, notes, found): Finding, speech: &mut Speech) -> bool {
        let (hint, stage) = match found {
            Ok(HintResult::Hint(hint @ Hint::WrongNotes(_))) => (hint, Stage::All),
            Ok(HintResult::Hint(hint)) => (hint, Stage::Place),
            other => {
                match other {
                    Err(trouble) => trouble.tell(speech),
                    Ok(HintResult::NoteMissing(Area::Cell(cell))) => {
                        speech.refuse(words().hint_note_missing(sudoku_words::name(cell)));
                    }
                    Ok(HintResult::NoteMissing(Area::House(house))) => {
                        speech.refuse(words().hint_no_place(sudoku_words::house(house)));
                    }
                    Ok(_) => speech.explain(words().hint_nothing()),
                }
                return false;
            }
        };
        self.0.insert(ShownHint { board, notes, hint, stage }).say(speech);
        true
    }
}

/// Result of asking for a hint.
#[derive(Clone, PartialEq, Debug)]
pub enum Asked {
    /// The owl has told it.
    Told,
    /// A hint must be found with [`find`].
    Find,
    /// The hint's move must be made.
    Do(Box<BoardRequest>),
}

/// Result of a search for a hint, with its board and notes.
pub type Finding = (Board, Notes, Result<HintResult, Trouble>);

/// Searches for a hint. Pass the result to [`Hints::tell`].
pub async fn find(board: Board, notes: Notes) -> Finding {
    let found = work_out(&board, &notes).await;
    (board, notes, found)
}
