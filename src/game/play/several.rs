//! What was pressed goes to all cells that are chosen, as one move, or to none.

use super::entry::{DigitRefused, Entry, Pressed, refusal};
use super::sitting::Sitting;
use crate::game::look::Settings;
use crate::game::owl::Reply;
use crate::game::owl::words::{self, words};
use crate::game::script::{Script, ScriptSystems};
use crate::session::Move;
use crate::sudoku::{Cell, CellKind, check_digit};
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Script, settle.in_set(ScriptSystems::Settle));
}

/// The mark that waits goes to all of the chosen cells that are the player's, or to none.
fn settle(
    mut entry: ResMut<Entry>,
    mut sitting: ResMut<Sitting>,
    mut reply: Reply,
    mut refusals: MessageWriter<DigitRefused>,
    settings: Res<Settings>,
) {
    let Some((mark, cells)) = entry.waiting_for_all() else { return };
    entry.settle_all();
    let (board, notes) = (sitting.board(), sitting.session().notes());
    let mut cells: Vec<Cell> = cells.iter().filter(|&cell| board.kind(cell) == CellKind::User).collect();
    // A note or a stroke is taken away where all have it.
    let mut lacking = |has: &dyn Fn(Cell) -> bool| {
        cells.retain(|&cell| board.get(cell).is_none());
        if !cells.iter().all(|&cell| has(cell)) {
            cells.retain(|&cell| !has(cell));
        }
    };
    match mark {
        Pressed::Note(digit) => lacking(&|cell| notes.get(cell).contains(digit)),
        Pressed::Stroke(digit) => lacking(&|cell| notes.struck(cell).contains(digit)),
        Pressed::Value(Some(digit)) if settings.strict => {
            let mut board = *board;
            for &cell in &cells {
                board.put(cell, None, CellKind::User);
                if let Some(clash) = check_digit(&board, cell, digit) {
                    reply.refuse(words::refused(cell, digit, clash));
                    refusals.write(DigitRefused { cell, clash });
                    return sitting.note_mistake();
                }
                board.put(cell, Some(digit), CellKind::User);
            }
        }
        Pressed::Value(_) => {}
    }
    let count = cells.len();
    let moves = cells.into_iter().map(|cell| match mark {
        Pressed::Note(digit) => Move::Note { cell, digit },
        Pressed::Stroke(digit) => Move::Strike { cell, digit },
        Pressed::Value(value) => Move::Enter { cell, value },
    });
    match sitting.make(Move::Together(moves.collect())) {
        Ok(_) if count > 0 => reply.explain(words().cells_marked(count)),
        Ok(_) => reply.refuse(words().cells_not_marked()),
        Err(reason) => reply.refuse(refusal(sitting.board(), reason)),
    }
}
