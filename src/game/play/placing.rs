//! Puts the pending digit on the board, or refuses it.

use super::{Entry, Sitting};
use crate::game::owl::{Budget, Offer, Speech};
use crate::game::session::{Move, MoveError};
use sudoku_board::classic::{Board, Cell, Clash};
use sudoku_solve::fast::SearchResult;
use sudoku_words::words;

/// Result of settling the pending digit.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Settled {
    /// The clash, if the digit was refused or, where clashes are allowed, entered and marked.
    pub refused: Option<(Cell, Clash)>,
    /// The boards before and after a digit that does not clash, as input of [`is_mistake`].
    pub to_check: Option<(Board, Board)>,
}

impl Entry {
    /// Puts the pending digit on the board, or refuses it; then the game expects a key again. `is_strict` refuses digits that
    /// clash.
    pub fn settle(&mut self, sitting: &mut Sitting, is_strict: bool, speech: &mut Speech) -> Settled {
        let Some((cell, digit, refused)) = self.take_waiting() else { return Settled::default() };
        let clash = refused.as_ref().and_then(|refusal| refusal.clash);
        let mut settled = Settled { refused: clash.map(|clash| (cell, clash)), to_check: None };
        let before = *sitting.board();
        if let (Some(refusal), true) = (refused, is_strict) {
            speech.refuse(refusal.said);
            if let Some(digit) = digit {
                speech.offer(Offer::ShowCheck(cell, digit));
            }
            sitting.note_mistake();
            return settled;
        }
        let had_notes = !sitting.session().notes().get(cell).is_empty();
        match sitting.make(Move::Enter { cell, value: digit }) {
            Ok(changed) => {
                if changed > 0 && digit.is_some() {
                    if clash.is_some() {
                        sitting.note_mistake();
                    } else {
                        settled.to_check = Some((before, *sitting.board()));
                    }
                }
                let left = sudoku_words::blanks_left(sitting.board());
                match (digit, clash) {
                    (Some(digit), Some(clash)) => {
                        let (house, place) = (sudoku_words::house(clash.house), sudoku_words::name(clash.cell));
                        speech.refuse(words().clashes(digit.get(), sudoku_words::name(cell), house, place));
                    }
                    (Some(digit), None) => speech.explain(words().accepted(digit.get(), left)),
                    _ if before.get(cell).is_some() => {
                        speech.explain(words().blank_again(sudoku_words::name(cell), left))
                    }
                    _ if had_notes => speech.explain(words().cell_notes_gone(sudoku_words::name(cell), left)),
                    _ => speech.explain(words().blank_already(sudoku_words::name(cell), left)),
                }
            }
            Err(reason) => speech.refuse(refusal(sitting.board(), reason)),
        }
        settled
    }
}

/// Returns the reason why a cell does not take the mark.
pub(super) fn refusal(board: &Board, reason: MoveError) -> String {
    match reason {
        MoveError::BelongsToPuzzle(cell) => sudoku_words::belongs_to_puzzle(board, cell),
        MoveError::HoldsDigit(cell) => words().holds_a_digit(sudoku_words::name(cell)),
    }
}

/// Returns true if the first board has a solution and the second, with one more digit, has none; false if that takes too long to
/// find out.
pub async fn is_mistake((before, after): (Board, Board)) -> bool {
    const TRIES: u64 = 100_000;
    Budget::new(TRIES).solve(&after).await == SearchResult::Exhausted
        && matches!(Budget::new(TRIES).solve(&before).await, SearchResult::Solution(_))
}
