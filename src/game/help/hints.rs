//! A hint: the digit of the current cell.

use super::effort::Effort;
use crate::fast::Progress;
use crate::game::owl::reply::Reply;
use crate::game::owl::speech::Offer;
use crate::game::owl::words;
use crate::game::script::requests::BoardRequest;
use crate::sudoku::{Board, Candidates, Cell, CellKind};

/// Gives the current cell's digit, worked out from the board as it stands.
pub(super) fn hint(board: &Board, current: Option<Cell>, reply: &mut Reply) {
    let Some(cell) = current else {
        reply.refuse(words::HINT_NEEDS_A_CELL);
        return;
    };
    if board.kind(cell) == CellKind::Puzzle {
        reply.refuse(words::belongs_to_puzzle(board, cell));
        return;
    }
    let mut effort = Effort::default();
    let solution = match effort.solve(board) {
        Progress::Solution(solution) => solution,
        Progress::Unfinished => {
            reply.refuse(words::TOO_HARD);
            return;
        }
        Progress::Exhausted if effort.solve(&board.puzzle()) == Progress::Exhausted => {
            reply.refuse(words::NO_SOLUTION);
            return;
        }
        Progress::Exhausted => {
            reply.refuse(words::HINT_WITH_MISTAKE);
            reply.offer(Offer::MarkMistakes);
            return;
        }
    };
    match (board.get(cell), solution.get(cell)) {
        (None, Some(digit)) => {
            let singles = Candidates::of(board).singles();
            let single = singles.iter().find(|single| (single.cell, single.digit) == (cell, digit));
            let alone = single.is_some() || effort.is_only_solution(board, &solution);
            reply.explain(words::hint(cell, digit, single.map(|single| single.kind), alone));
            reply.then(BoardRequest::TakeHint(cell, digit));
        }
        _ => reply.explain(words::hint_not_needed(board, cell)),
    }
}
