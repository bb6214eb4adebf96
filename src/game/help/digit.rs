//! The digit of the current cell.

use super::trouble::{Trouble, solution};
use crate::classic::{Board, Candidates, Cell, CellKind, SingleKind, is_solved};
use crate::game::owl::words::{self, words};
use crate::game::owl::{Effort, Offer, Reply};
use crate::game::script::BoardRequest;
use crate::techniques::Candidate;
use bevy::prelude::*;

/// Gives the current cell's digit, worked out from the board as it stands.
pub(super) fn give(board: &Board, current: Option<Cell>, reply: &mut Reply) {
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
    let board = *board;
    reply.think(async move { (board, cell, work_out(&board, cell).await) }, tell);
}

/// A solution, and whether no other digit leads to one, as far as is known.
async fn work_out(board: &Board, cell: Cell) -> Result<(Board, bool), Trouble> {
    let mut effort = Effort::default();
    let solution = solution(board, &mut effort).await?;
    let alone =
        board.get(cell).is_some() || single(board, cell, &solution).is_some() || effort.count(board).await == Some(1);
    Ok((solution, alone))
}

/// Why the digit that the solution has in the cell is a single there, if it is one.
fn single(board: &Board, cell: Cell, solution: &Board) -> Option<SingleKind> {
    let singles = Candidates::of(board).singles();
    singles.iter().find(|one| one.cell == cell && solution.get(cell) == Some(one.digit)).map(|one| one.kind)
}

/// What was found out about a cell: a solution, and whether it is the only one there; or what is in the way.
type Finding = (Board, Cell, Result<(Board, bool), Trouble>);

fn tell(In((board, cell, hint)): In<Finding>, mut reply: Reply) {
    let (solution, alone) = match hint {
        Ok(found) => found,
        Err(trouble) => return trouble.tell(&mut reply),
    };
    match (board.get(cell), solution.get(cell)) {
        (None, Some(digit)) => {
            let (at, number) = (words::name(cell), digit.get());
            reply.explain(match single(&board, cell, &solution) {
                Some(SingleKind::Naked) => words().hint_naked(at, number),
                Some(SingleKind::Hidden(house)) => words().hint_hidden(at, number, words::house(house)),
                None if alone => words().hint_searched(at, number),
                None => words().hint_one_of_several(number, at),
            });
            reply.then(BoardRequest::CountHint);
            reply.then(BoardRequest::TakeHint(vec![Candidate { cell, digit }], vec![]));
        }
        (Some(digit), _) => reply.explain(words().hint_not_needed(words::name(cell), digit.get())),
        (None, None) => reply.explain(words().hint_unknown(words::name(cell))),
    }
}
