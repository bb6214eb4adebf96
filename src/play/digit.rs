//! The digit of the current cell.

use super::trouble::{Trouble, solution};
use super::{Effort, Offer, Speech};
use sudoku_board::classic::{Board, Candidates, Cell, CellKind, SingleKind, is_solved};
use sudoku_techniques::Candidate;
use sudoku_words::words;

/// Looks for the current cell's digit, worked out from the board as it stands. What comes of it is for [`tell`].
pub fn find(
    board: &Board,
    current: Option<Cell>,
    speech: &mut Speech,
) -> Option<impl Future<Output = Finding> + Send + Sync + use<>> {
    if is_solved(board) {
        speech.explain(words().solved_already());
        return None;
    }
    let Some(cell) = current else {
        if board.blanks().next().is_some() {
            speech.refuse(words().hint_needs_a_cell());
        } else {
            speech.refuse(words().hint_with_mistake());
            speech.offer(Offer::MarkMistakes);
        }
        return None;
    };
    if board.kind(cell) == CellKind::Puzzle {
        speech.refuse(sudoku_words::belongs_to_puzzle(board, cell));
        return None;
    }
    let board = *board;
    Some(async move { (board, cell, work_out(&board, cell).await) })
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
pub type Finding = (Board, Cell, Result<(Board, bool), Trouble>);

/// Tells the digit. Returns the hint that is to be taken, if there is one.
pub fn tell((board, cell, hint): Finding, speech: &mut Speech) -> Option<Candidate> {
    let (solution, alone) = match hint {
        Ok(found) => found,
        Err(trouble) => {
            trouble.tell(speech);
            return None;
        }
    };
    match (board.get(cell), solution.get(cell)) {
        (None, Some(digit)) => {
            let (at, number) = (sudoku_words::name(cell), digit.get());
            speech.explain(match single(&board, cell, &solution) {
                Some(SingleKind::Naked) => words().hint_naked(at, number),
                Some(SingleKind::Hidden(house)) => words().hint_hidden(at, number, sudoku_words::house(house)),
                None if alone => words().hint_searched(at, number),
                None => words().hint_one_of_several(number, at),
            });
            return Some(Candidate { cell, digit });
        }
        (Some(digit), _) => speech.explain(words().hint_not_needed(sudoku_words::name(cell), digit.get())),
        (None, None) => speech.explain(words().hint_unknown(sudoku_words::name(cell))),
    }
    None
}
