//! Finds the player's mistakes.

use crate::game::owl::{Budget, Speech};
use bevy_ecs::prelude::*;
use sudoku_board::classic::{Board, Cell, CellKind, clashing_cells};
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

    /// Reports the number of mistakes.
    pub fn tell(&mut self, (board, puzzle, cells): MistakeCheck, speech: &mut Speech) {
        let Some(cells) = cells else {
            return speech.refuse(words().too_hard());
        };
        *self = Mistakes { board, cells };
        match self.cells.len() {
            0 if puzzle == SearchResult::Exhausted => speech.refuse(words().no_solution()),
            0 => speech.rejoice(words().no_mistakes()),
            count => speech.explain(words().marked(count)),
        }
    }
}

/// The board, whether its puzzle has a solution, and the cells with mistakes, unless finding them took too long.
pub type MistakeCheck = (Board, SearchResult, Option<Vec<Cell>>);

/// Finds the player's mistakes. Pass the result to [`Mistakes::tell`].
pub async fn find(board: Board) -> MistakeCheck {
    let mut budget = Budget::default();
    let puzzle = budget.solve(&board.puzzle()).await;
    let cells = if puzzle == SearchResult::Exhausted {
        // If the puzzle itself has no solution, only clashes can be reported.
        Some(clashing_cells(&board).filter(|&cell| board.kind(cell) == CellKind::User).collect())
    } else {
        wrong_cells(&board, &mut budget).await
    };
    (board, puzzle, cells)
}

/// Returns the player's digits that are in no solution of the puzzle; `None` if that takes too long to find out. If the puzzle
/// has several solutions, the digits are taken in reading order, and each counts as right if some solution has it and all right
/// ones before it.
async fn wrong_cells(board: &Board, budget: &mut Budget) -> Option<Vec<Cell>> {
    let mut kept = board.puzzle();
    let mut wrong = Vec::new();
    for cell in Cell::all().filter(|&cell| board.kind(cell) == CellKind::User) {
        let Some(digit) = board.get(cell) else { continue };
        let before = kept;
        kept.put(cell, Some(digit), CellKind::User);
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
