//! Values of two figures: on a board with values above 9, the key 1 enters 1 at once, and the key 2 after it makes it 12.

use super::Entry;
use crate::game::session::{Session, Subject};
use sudoku_board::Value;

/// The value that was typed last, which another figure may follow, and the state before it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Typed {
    value: u8,
    moves: usize,
    mistakes: u32,
}

impl Entry {
    /// Returns the value of the figures typed so far; `None` is a blank. If the figure follows another one, what that one has changed
    /// is taken back, so that both together are one move.
    pub(super) fn joined(&mut self, figure: u8, session: &mut Session) -> Option<Value> {
        let side = session.board().rules().side();
        let before = self.typed.take().map(|typed| (typed, 10 * typed.value + figure));
        let value = match before {
            Some((typed, value)) if value <= side => {
                if session.moves() > typed.moves {
                    session.undo(Some(&Subject::Board));
                }
                if session.stats().mistakes != typed.mistakes {
                    session.stats_mut().mistakes = typed.mistakes;
                }
                value
            }
            _ => figure,
        };
        let may_grow = value > 0 && value <= side / 10;
        self.typed = may_grow.then(|| Typed { value, moves: session.moves(), mistakes: session.stats().mistakes });
        Value::new(value)
    }
}
