//! The player's digits that cannot stay.

use crate::classic::{Board, Cell, CellKind, clashing_cells};
use crate::fast::Next;
use crate::game::owl::words::words;
use crate::game::owl::{Effort, Reply};
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

/// Marks the digits of the player's that cannot stay.
pub(super) fn mark(board: &Board, reply: &mut Reply) {
    let board = *board;
    let found = async move {
        let mut effort = Effort::default();
        let puzzle = effort.solve(&board.puzzle()).await;
        let cells = if puzzle == Next::Exhausted {
            // Where the puzzle itself has no solution, only clashes can be told.
            Some(clashing_cells(&board).filter(|&cell| board.kind(cell) == CellKind::User).collect())
        } else {
            wrong_cells(&board, &mut effort).await
        };
        (board, puzzle, cells)
    };
    reply.think(found, tell);
}

fn tell(
    In((board, puzzle, cells)): In<(Board, Next, Option<Vec<Cell>>)>,
    mut mistakes: ResMut<Mistakes>,
    mut reply: Reply,
) {
    let Some(cells) = cells else {
        reply.refuse(words().too_hard());
        return;
    };
    *mistakes = Mistakes { board, cells };
    match mistakes.cells.len() {
        0 if puzzle == Next::Exhausted => reply.refuse(words().no_solution()),
        0 => reply.rejoice(words().no_mistakes()),
        count => reply.explain(words().marked(count)),
    }
}

/// The player's digits that no solution of the puzzle has; `None` if that takes too long to tell. Where the puzzle has several
/// solutions, digits count as right in reading order as long as some solution has them all.
async fn wrong_cells(board: &Board, effort: &mut Effort) -> Option<Vec<Cell>> {
    let mut kept = board.puzzle();
    let mut wrong = Vec::new();
    for cell in Cell::all().filter(|&cell| board.kind(cell) == CellKind::User) {
        let Some(digit) = board.get(cell) else { continue };
        let before = kept;
        kept.put(cell, Some(digit), CellKind::User);
        match effort.solve(&kept).await {
            Next::Solution(_) => {}
            Next::Exhausted => {
                kept = before;
                wrong.push(cell);
            }
            Next::Unfinished => return None,
        }
    }
    Some(wrong)
}
