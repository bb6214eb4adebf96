//! Typed values: what the first of two figures has changed is taken back, so that both together are one move.

use super::Entry;
use crate::game::figures::Figures;
use crate::game::session::{Session, Subject};
use sudoku_board::Value;

/// The figures typed so far, and the state before the last one.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Typed {
    figures: Figures,
    moves: usize,
    mistakes: u32,
}

impl Entry {
    /// Returns the value of the figures typed so far; `None` is a blank. If the figure follows another one, what that one has changed
    /// is taken back.
    pub(super) fn joined(&mut self, figure: u8, session: &mut Session) -> Option<Value> {
        let Typed { mut figures, moves, mistakes } = self.typed.take().unwrap_or_default();
        let (value, joins) = figures.add(figure, session.board().rules().side());
        if joins {
            if session.moves() > moves {
                session.undo(Some(&Subject::Board));
            }
            if session.stats().mistakes != mistakes {
                session.stats_mut().mistakes = mistakes;
            }
        }
        let (moves, mistakes) = (session.moves(), session.stats().mistakes);
        self.typed = figures.may_grow().then_some(Typed { figures, moves, mistakes });
        value
    }
}
