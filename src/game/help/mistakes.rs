//! Finds the player's mistakes.

use crate::game::owl::{Budget, Reply};
use bevy_ecs::prelude::*;
use sudoku_board::{Board, Cell, CellKind};
use sudoku_solve::fast::SearchResult;
use sudoku_words::words;

/// The digits marked as mistakes, and the board for which they were marked.
#[derive(Resource, Default, Debug)]
pub struct Mistakes {
    board: Board,
    cells: Vec<Cell>,
}

impl Mistakes {
    /// Returns the marked cells, as long as the board is unchanged.
    pub fn on(&self, board: &Board) -> &[Cell] {
        if self.board == *board { &self.cells } else { &[] }
    }
}

/// Finds and marks the player's mistakes.
pub(super) fn mark(board: Board, reply: &mut Reply) {
    let found = async move {
        let mut budget = Budget::default();
        let puzzle = budget.solve(&board.puzzle()).await;
        let cells = if puzzle == SearchResult::Exhausted {
            // If the puzzle itself has no solution, only clashes can be reported.
            Some(board.clashing_cells().filter(|&cell| board.kind(cell) == CellKind::User).collect())
        } else {
            wrong_cells(&board, &mut budget).await
        };
        (board, puzzle == SearchResult::Exhausted, cells)
    };
    reply.think(found, tell);
}

/// Reports the mistakes on the board; `None` if finding them took too long.
fn tell(
    In((board, has_no_solution, cells)): In<(Board, bool, Option<Vec<Cell>>)>,
    mut mistakes: ResMut<Mistakes>,
    mut reply: Reply,
) {
    let Some(cells) = cells else { return reply.refuse(words().too_hard()) };
    match cells.len() {
        0 if has_no_solution => reply.refuse(words().no_solution()),
        0 => reply.rejoice(words().no_mistakes()),
        count => reply.explain(words().marked(count)),
    }
    *mistakes = Mistakes { board, cells };
}

/// Returns the player's digits that are in no solution of the puzzle; `None` if that takes too long to find out. If the puzzle
/// has several solutions, the digits are taken in reading order, and each counts as right if some solution has it and all right
/// ones before it.
async fn wrong_cells(board: &Board, budget: &mut Budget) -> Option<Vec<Cell>> {
    let mut kept = board.puzzle();
    let mut wrong = Vec::new();
    for cell in board.rules().cells().filter(|&cell| board.kind(cell) == CellKind::User) {
        let Some(digit) = board.get(cell) else { continue };
        let before = kept.clone();
        kept.write(cell, Some(digit), CellKind::User);
        match budget.solve(&kept).await {
            SearchResult::Solution(_) => {}
            SearchResult::Exhausted => {
                kept = before;
                wrong.push(cell);
            }
            SearchResult::Unfinished => return None,
        }
    }
    Some(wrong)
}
