//! The solution's digit for the current cell.

use super::trouble::{Trouble, solution};
use crate::game::owl::{Budget, Offer, Reply};
use crate::game::requests::BoardRequest;
use bevy_ecs::prelude::*;
use sudoku_board::{Board, Candidate, Cell, CellKind, SingleKind};
use sudoku_words::{words, written};

/// Enters the current cell's digit, as soon as it is worked out.
pub(super) fn give(board: &Board, current: Option<Cell>, reply: &mut Reply) {
    match current {
        _ if board.is_solved() => reply.explain(words().solved_already()),
        Some(cell) if board.kind(cell) == CellKind::Puzzle => {
            reply.refuse(sudoku_words::belongs_to_puzzle(board, cell));
        }
        Some(cell) => {
            let board = board.clone();
            let found = async move {
                let found = work_out(&board, cell).await;
                (board, cell, found)
            };
            reply.think(found, tell);
        }
        None if board.blanks().next().is_some() => reply.refuse(words().hint_needs_a_cell()),
        None => {
            reply.refuse(words().hint_with_mistake());
            reply.offer(Offer::MarkMistakes);
        }
    }
}

/// A solution, and true if the cell's digit is known to be the only one that leads to a solution.
type Found = Result<(Board, bool), Trouble>;

/// Works out the cell's digit.
async fn work_out(board: &Board, cell: Cell) -> Found {
    let mut budget = Budget::default();
    let solution = solution(board, &mut budget).await?;
    let alone =
        board.get(cell).is_some() || single(board, cell, &solution).is_some() || budget.count(board).await == Some(1);
    Ok((solution, alone))
}

/// Returns the kind of single that the solution's digit is in the cell, if it is one.
fn single(board: &Board, cell: Cell, solution: &Board) -> Option<SingleKind> {
    let singles = board.singles();
    singles.iter().find(|one| one.cell == cell && solution.get(cell) == Some(one.value)).map(|one| one.kind)
}

/// Tells the digit and enters it: that of a solution, and whether it is the only one.
fn tell(In((board, cell, found)): In<(Board, Cell, Found)>, mut reply: Reply) {
    let (solution, alone) = match found {
        Ok(found) => found,
        Err(trouble) => return trouble.tell(&mut reply),
    };
    let at = sudoku_words::name(cell);
    match (board.get(cell), solution.get(cell)) {
        (None, Some(digit)) => {
            let number = written(digit);
            reply.explain(match single(&board, cell, &solution) {
                Some(SingleKind::Naked) => words().hint_naked(at, number),
                Some(SingleKind::Hidden(house)) => words().hint_hidden(at, number, sudoku_words::house(house)),
                None if alone => words().hint_searched(at, number),
                None => words().hint_one_of_several(number, at),
            });
            reply.then(BoardRequest::CountHint);
            reply.then(BoardRequest::TakeHint(vec![Candidate { cell, value: digit }], vec![]));
        }
        (Some(digit), _) => reply.explain(words().hint_not_needed(at, written(digit))),
        (None, None) => reply.explain(words().hint_unknown(at)),
    }
}
