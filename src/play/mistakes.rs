//! The player's digits that cannot stay.

use super::{Effort, Speech};
use sudoku_board::classic::{Board, Cell, CellKind, clashing_cells};
use sudoku_solve::fast::SearchResult;
use sudoku_words::words;

/// The digits that were marked as mistakes, on the board on which they were marked.
#[derive(Default, Debug)]
pub struct Mistakes {
    board: Board,
    cells: Vec<Cell>,
}

impl Mistakes {
    /// The cells marked, as long as this board stands on the stage.
    pub fn on(&self, board: &Board) -> &[Cell] {
        if self.board == *board { &self.cells } else { &[] }
    }

    /// Tells how many digits cannot stay.
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

/// The board, whether its puzzle has a solution, and the cells whose digits cannot stay, if that could be told.
pub type MistakeCheck = (Board, SearchResult, Option<Vec<Cell>>);

/// Looks for the digits of the player's that cannot stay. What comes of it is for [`Mistakes::tell`].
pub async fn find(board: Board) -> MistakeCheck {
    let mut effort = Effort::default();
    let puzzle = effort.solve(&board.puzzle()).await;
    let cells = if puzzle == SearchResult::Exhausted {
        // Where the puzzle itself has no solution, only clashes can be told.
        Some(clashing_cells(&board).filter(|&cell| board.kind(cell) == CellKind::User).collect())
    } else {
        wrong_cells(&board, &mut effort).await
    };
    (board, puzzle, cells)
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
