//! Help with the board as it stands: a hint for the current cell, and the mistakes marked.

use super::entry::Entry;
use super::requests::Current;
use super::sitting::Sitting;
use super::speech::{Offer, Speech};
use super::{Request, Scene, Script, ScriptSystems, words};
use crate::fast;
use crate::sudoku::{Board, Candidates, Cell, CellKind, clashing_cells, first_conflict};
use bevy::prelude::*;

/// The digits that were marked as mistakes, on the board on which they were marked.
#[derive(Resource, Default, Debug)]
pub struct Mistakes {
    board: Board,
    cells: Vec<Cell>,
}

impl Mistakes {
    /// The cells marked, as long as this board stands on the stage.
    pub fn on(&self, board: &Board) -> &[Cell] {
        if self.board == *board { &self.cells } else { &[] }
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Mistakes>()
        .add_systems(Script, (hint, mark_mistakes).run_if(in_state(Scene::Playing)).in_set(ScriptSystems::Solve));
}

/// Gives the current cell's digit, worked out from the board as it stands.
fn hint(
    request: Res<Current>,
    sitting: Res<Sitting>,
    entry: Res<Entry>,
    mut speech: ResMut<Speech>,
    mut requests: MessageWriter<Request>,
) {
    if request.0 != Request::Hint {
        return;
    }
    let board = sitting.board();
    let Some(cell) = entry.current() else {
        speech.refuse(words::HINT_NEEDS_A_CELL);
        return;
    };
    if board.kind(cell) == CellKind::Puzzle {
        speech.refuse(words::belongs_to_puzzle(board, cell));
        return;
    }
    let Some(solution) = fast::solve(board) else {
        if fast::solve(&board.puzzle()).is_some() {
            speech.refuse(words::HINT_WITH_MISTAKE);
            speech.offer(Offer::MarkMistakes);
        } else {
            speech.refuse(words::NO_SOLUTION);
        }
        return;
    };
    match (board.get(cell), solution.get(cell)) {
        (None, Some(digit)) => {
            let singles = Candidates::of(board).singles();
            let single = singles.iter().find(|single| (single.cell, single.digit) == (cell, digit));
            let alone = single.is_some() || fast::count(board, 2) == 1;
            speech.explain(words::hint(cell, digit, single.map(|single| single.kind), alone));
            requests.write(Request::TakeHint(cell, digit));
        }
        _ => speech.explain(words::hint_not_needed(board, cell)),
    }
}

/// Marks the digits of the player's that cannot stay.
fn mark_mistakes(
    request: Res<Current>,
    sitting: Res<Sitting>,
    mut mistakes: ResMut<Mistakes>,
    mut speech: ResMut<Speech>,
) {
    if request.0 != Request::MarkMistakes {
        return;
    }
    let board = sitting.board();
    *mistakes = Mistakes { board: *board, cells: wrong_cells(board) };
    match mistakes.cells.len() {
        0 if first_conflict(board).is_none() && fast::solve(board).is_some() => speech.rejoice(words::NO_MISTAKES),
        0 => speech.refuse(words::NO_SOLUTION),
        count => speech.explain(words::marked(count)),
    }
}

/// The player's digits that no solution of the puzzle has. Where it has several, digits count as right in reading order as
/// long as some solution has them all.
fn wrong_cells(board: &Board) -> Vec<Cell> {
    let mut kept = board.puzzle();
    if fast::solve(&kept).is_none() {
        return clashing_cells(board).filter(|&cell| board.kind(cell) == CellKind::User).collect();
    }
    let mut wrong = Vec::new();
    for cell in Cell::all().filter(|&cell| board.kind(cell) == CellKind::User) {
        let Some(digit) = board.get(cell) else { continue };
        let before = kept;
        kept.put(cell, Some(digit), CellKind::User);
        if fast::solve(&kept).is_none() {
            kept = before;
            wrong.push(cell);
        }
    }
    wrong
}
