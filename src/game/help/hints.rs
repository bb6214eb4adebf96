//! A hint: the digit of the current cell.

use super::effort::Effort;
use crate::fast::Progress;
use crate::game::owl::reply::Reply;
use crate::game::owl::speech::Offer;
use crate::game::owl::words::{self, words};
use crate::game::script::requests::BoardRequest;
use crate::sudoku::{Board, Candidates, Cell, CellKind, SingleKind, is_solved};

/// Gives the current cell's digit, worked out from the board as it stands.
pub(super) fn hint(board: &Board, current: Option<Cell>, reply: &mut Reply) {
    if is_solved(board) {
        reply.explain(words().solved_already());
        return;
    }
    let Some(cell) = current else {
        if board.blanks().next().is_some() {
            reply.refuse(words().hint_needs_a_cell());
        } else {
            reply.refuse(words().hint_with_mistake());
            reply.offer(Offer::MarkMistakes);
        }
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
            reply.refuse(words().too_hard());
            return;
        }
        Progress::Exhausted if effort.solve(&board.puzzle()) == Progress::Exhausted => {
            reply.refuse(words().no_solution());
            return;
        }
        Progress::Exhausted => {
            reply.refuse(words().hint_with_mistake());
            reply.offer(Offer::MarkMistakes);
            return;
        }
    };
    match (board.get(cell), solution.get(cell)) {
        (None, Some(digit)) => {
            let singles = Candidates::of(board).singles();
            let single = singles.iter().find(|single| (single.cell, single.digit) == (cell, digit));
            let alone = single.is_some() || effort.is_only_solution(board, &solution);
            let (at, number) = (cell.to_string(), digit.get());
            reply.explain(match single.map(|single| single.kind) {
                Some(SingleKind::Naked) => words().hint_naked(at, number),
                Some(SingleKind::Hidden(house)) => words().hint_hidden(at, number, words::house(house)),
                None if alone => words().hint_searched(at, number),
                None => words().hint_one_of_several(number, at),
            });
            reply.then(BoardRequest::TakeHint(cell, digit));
        }
        (Some(digit), _) => reply.explain(words().hint_not_needed(cell.to_string(), digit.get())),
        (None, None) => reply.explain(words().hint_unknown(cell.to_string())),
    }
}
