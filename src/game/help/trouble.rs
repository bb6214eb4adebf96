//! Why there is no help: no solution leads on from the board, or it takes too long to tell.

use crate::classic::Board;
use crate::fast::Next;
use crate::game::owl::words::words;
use crate::game::owl::{Effort, Offer, Reply};

/// Why there is no hint.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Trouble {
    /// There is no solution from here.
    Mistake,
    /// The puzzle has none.
    NoSolution,
    /// It would take too long.
    TooHard,
}

impl Trouble {
    /// Says so.
    pub fn tell(self, reply: &mut Reply) {
        match self {
            Trouble::TooHard => reply.refuse(words().too_hard()),
            Trouble::NoSolution => reply.refuse(words().no_solution()),
            Trouble::Mistake => {
                reply.refuse(words().hint_with_mistake());
                reply.offer(Offer::MarkMistakes);
            }
        }
    }
}

/// A solution of the board, or what is in the way of one.
pub(super) async fn solution(board: &Board, effort: &mut Effort) -> Result<Board, Trouble> {
    match effort.solve(board).await {
        Next::Solution(solution) => Ok(solution),
        Next::Unfinished => Err(Trouble::TooHard),
        Next::Exhausted if effort.solve(&board.puzzle()).await == Next::Exhausted => Err(Trouble::NoSolution),
        Next::Exhausted => Err(Trouble::Mistake),
    }
}
