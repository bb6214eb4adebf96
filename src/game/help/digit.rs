//! The solution's digit for the current cell.

use super::trouble::{Trouble, solution};
use crate::game::owl::{Budget, Offer, Speech};
use sudoku_board::classic::{Board, Candidates, Cell, CellKind, SingleKind, is_solved};
use sudoku_techniques::Candidate;
use sudoku_words::words;

/// Works out the current cell's digit from the current board. Pass the result to [`tell`].
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

/// Returns a solution, and true if the cell's digit is known to be the only one that leads to a solution.
async fn work_out(board: &Board, cell: Cell) -> Result<(Board, bool), Trouble> {
    let mut budget = Budget::default();
    let solution = solution(board, &mut budget).await?;
    let alone =
        board.get(cell).is_some() || single(board, cell, &solution).is_some() || budget.count(board).await == Some(1);
    Ok((solution, alone))
}

/// Returns the kind of single that the solution's digit is in the cell, if it is one.
fn single(board: &Board, cell: Cell, solution: &Board) -> Option<SingleKind> {
    let singles = Candidates::of(board).singles();
    singles.iter().find(|one| one.cell == cell && solution.get(cell) == Some(one.digit)).map(|one| one.kind)
}

/// Result of the search for a cell's digit: a solution, and whether its digit is the only one; or the reason why there is none.
pub type Finding = (Board, Cell, Result<(Board, bool), Trouble>);

/// Tells the digit. Returns the candidate to enter, if there is one.
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
