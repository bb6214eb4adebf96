//! Reasons why no help is possible: the board has no solution, or finding out takes too long.

use crate::game::owl::{Budget, Offer, Speech};
use sudoku_board::Board;
use sudoku_solve::fast::SearchResult;
use sudoku_words::words;

/// The reason why there is no hint.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// The board has no solution because of the player's digits.
    Mistake,
    /// The puzzle itself has no solution.
    NoSolution,
    /// The search would take too long.
    TooHard,
}

impl Trouble {
    /// Reports the reason.
    pub fn tell(self, speech: &mut Speech) {
        match self {
            Trouble::TooHard => speech.refuse(words().too_hard()),
            Trouble::NoSolution => speech.refuse(words().no_solution()),
            Trouble::Mistake => {
                speech.refuse(words().hint_with_mistake());
                speech.offer(Offer::MarkMistakes);
            }
        }
    }
}

/// Returns a solution of the board, or the reason why there is none.
pub async fn solution(board: &Board, budget: &mut Budget) -> Result<Board, Trouble> {
    match budget.solve(board).await {
        SearchResult::Solution(solution) => Ok(solution),
        SearchResult::Unfinished => Err(Trouble::TooHard),
        SearchResult::Exhausted if budget.solve(&board.puzzle()).await == SearchResult::Exhausted => {
            Err(Trouble::NoSolution)
        }
        SearchResult::Exhausted => Err(Trouble::Mistake),
    }
}
