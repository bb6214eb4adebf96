//! The digit that waits for its cell goes onto the board, or is refused.

use super::entry::Entry;
use super::sitting::Sitting;
use super::typing::DigitRefused;
use crate::classic::Board;
use crate::fast::Next;
use crate::game::look::Settings;
use crate::game::owl::words::{self, words};
use crate::game::owl::{Effort, Offer, Reply};
use crate::game::script::{Script, ScriptSystems};
use crate::session::{Move, MoveError};
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Script, settle.in_set(ScriptSystems::Settle));
}

/// The digit that waits goes onto the board, or is refused; then the game expects a key again.
fn settle(
    mut sitting: ResMut<Sitting>,
    mut entry: ResMut<Entry>,
    mut reply: Reply,
    mut refusals: MessageWriter<DigitRefused>,
    settings: Res<Settings>,
) {
    if !entry.is_waiting() {
        return;
    }
    let Some((cell, digit, refused)) = entry.take_waiting() else { return };
    let clash = refused.as_ref().and_then(|refusal| refusal.clash);
    if let Some(clash) = clash {
        refusals.write(DigitRefused { cell, clash });
    }
    let before = *sitting.board();
    // What the blocks refuse does not stand in their list S.
    if let (Some(refusal), true) = (refused, settings.strict || settings.blocks_play) {
        reply.refuse(refusal.said);
        if let Some(digit) = digit {
            reply.offer(Offer::ShowCheck(cell, digit));
        }
        sitting.note_mistake();
        return;
    }
    let had_notes = !sitting.session().notes().get(cell).is_empty();
    match sitting.make(Move::Enter { cell, value: digit }) {
        Ok(changed) => {
            if changed > 0 && digit.is_some() {
                if clash.is_some() {
                    sitting.note_mistake();
                } else {
                    reply.note(leads_nowhere(before, *sitting.board()), count_mistake);
                }
            }
            let left = words::blanks_left(sitting.board());
            match (digit, clash) {
                (Some(digit), Some(clash)) => {
                    let (house, place) = (words::house(clash.house), words::name(clash.cell));
                    reply.refuse(words().clashes(digit.get(), words::name(cell), house, place));
                }
                (Some(digit), None) => reply.explain(words().accepted(digit.get(), left)),
                _ if before.get(cell).is_some() => reply.explain(words().blank_again(words::name(cell), left)),
                _ if had_notes => reply.explain(words().cell_notes_gone(words::name(cell), left)),
                _ => reply.explain(words().blank_already(words::name(cell), left)),
            }
        }
        Err(reason) => reply.refuse(refusal(sitting.board(), reason)),
    }
}

/// Why a cell does not take the mark.
pub(super) fn refusal(board: &Board, reason: MoveError) -> String {
    match reason {
        MoveError::BelongsToPuzzle(cell) => words::belongs_to_puzzle(board, cell),
        MoveError::HoldsDigit(cell) => words().holds_a_digit(words::name(cell)),
    }
}

/// The puzzle, if the first board has a solution and the second, with one digit more, has none, as far as that is easy to tell.
async fn leads_nowhere(before: Board, after: Board) -> Option<Board> {
    const TRIES: u64 = 100_000;
    let is_mistake = Effort::of(TRIES).solve(&after).await == Next::Exhausted
        && matches!(Effort::of(TRIES).solve(&before).await, Next::Solution(_));
    is_mistake.then(|| after.puzzle())
}

/// A digit that leads nowhere counts, as long as its puzzle is played.
fn count_mistake(In(puzzle): In<Option<Board>>, mut sitting: ResMut<Sitting>) {
    if puzzle == Some(sitting.board().puzzle()) {
        sitting.note_mistake();
    }
}
