//! Finds a hint for a board and its notes.

use super::shown_hint::Hint;
use crate::game::help::trouble::{Trouble, solution};
use crate::game::marks::Area;
use crate::game::owl::Budget;
use crate::game::session::Notes;
use futures_lite::future::yield_now;
use sudoku_board::{Board, Candidate};
use sudoku_techniques::{Contradiction, Deduction, Position, Technique};

/// Result of a search for a hint.
pub enum HintResult {
    /// The notes lack a digit that belongs in the cell or the house.
    NoteMissing(Area),
    /// A hint was found.
    Hint(Hint),
    /// Nothing follows without a guess, because there are several solutions.
    Nothing,
}

pub(super) async fn work_out(board: &Board, notes: &Notes) -> Result<HintResult, Trouble> {
    let mut budget = Budget::default();
    let solution = solution(board, &mut budget).await?;
    let solutions = budget.count(&board.puzzle()).await;
    let is_unique = solutions == Some(1);
    let each = |digits_of: &dyn Fn(_) -> _| -> Vec<Candidate> {
        board.blanks().flat_map(|cell| Candidate::all_in(cell, digits_of(cell))).collect()
    };
    // Every solvable board is a valid position.
    let Ok(mut left) = Position::of(board) else { return Err(Trouble::Mistake) };
    let gone = each(&|cell| {
        let candidates = board.candidates(cell);
        candidates.minus(notes.left(cell, candidates))
    });
    gone.into_iter().for_each(|gone| left.eliminate(gone));
    let lacks = |&cell: &_| solution.get(cell).is_some_and(|digit| !left.candidates(cell).contains(digit));
    let missing = if is_unique { board.blanks().find(lacks).map(Area::Cell) } else { area(left.contradiction()) };
    if let Some(missing) = missing {
        return Ok(HintResult::NoteMissing(missing));
    }
    let wrong = each(&|cell| notes.get(cell).minus(board.candidates(cell)));
    if !wrong.is_empty() {
        return Ok(HintResult::Hint(Hint::WrongNotes(wrong)));
    }
    let (left, several) = (Box::new(left), solutions == Some(2));
    match lead(&left, is_unique).await {
        Some(found) => Ok(HintResult::Hint(Hint::Deduction { deduction: Box::new(found), left, several })),
        None if several => Ok(HintResult::Nothing),
        None => Err(Trouble::TooHard),
    }
}

fn area(contradiction: Option<Contradiction>) -> Option<Area> {
    match contradiction? {
        Contradiction::NoCandidate(cell) => Some(Area::Cell(cell)),
        Contradiction::NoPlace(house, _) | Contradiction::NoCombination(house) => Some(Area::House(house)),
        Contradiction::Conflict(conflict) => Some(Area::House(conflict.house)),
        Contradiction::Broken(_) => None,
    }
}

/// Returns the first deduction that the easiest possible technique finds; yields after each technique.
async fn lead(position: &Position, is_unique: bool) -> Option<Deduction> {
    if position.contradiction().is_some() {
        return None;
    }
    for technique in Technique::all() {
        if !technique.is_for_paths() || technique.needs_one_solution() && !is_unique {
            continue;
        }
        if let Some(deduction) = technique.first(position) {
            return Some(deduction);
        }
        yield_now().await;
    }
    None
}
