//! Why there is no help: no solution leads on from the board, or it takes too long to tell.

use super::{Effort, Offer, Speech};
use sudoku_board::classic::Board;
use sudoku_solve::fast::SearchResult;
use sudoku_words::words;

/// Why there is no hint.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Trouble {
    /// There is no solution from here.
    Mistake,
    /// The puzzle has none.
    NoSolution,
    /// It would take too long.
    TooHard,
}

impl Trouble {
    /// Says so.
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

/// A solution of the board, or what is in the way of one.
pub async fn solution(board: &Board, effort: &mut Effort) -> Result<Board, Trouble> {
    match effort.solve(board).await {
        SearchResult::Solution(solution) => Ok(solution),
        SearchResult::Unfinished => Err(Trouble::TooHard),
        SearchResult::Exhausted if effort.solve(&board.puzzle()).await == SearchResult::Exhausted => {
            Err(Trouble::NoSolution)
        }
        SearchResult::Exhausted => Err(Trouble::Mistake),
    }
}
