//! Takes givens away as long as there is one solution.

use super::not_made::{GoesOn, NotMade, look};
use crate::Random;
use sudoku_board::sudoku::{Board, Cell, Values};
use sudoku_solve::constraint::Solver;
use sudoku_solve::fast::Next;

/// The number of tries to find out whether a given is needed; if they do not suffice, it stays.
const TRIES: u64 = 2_000;

/// A puzzle of that solution from which givens were taken until so many are left, or as few as can be.
pub fn puzzle(
    solver: &Solver,
    solution: &Board,
    least: usize,
    random: &mut Random,
    goes_on: GoesOn<'_>,
) -> Result<Board, NotMade> {
    let rules = solution.rules();
    let mut cells: Vec<Cell> = rules.cells().collect();
    random.shuffle(&mut cells);
    let all = Values::up_to(rules.side());
    let mut values: Vec<Values> = solution.values().iter().map(|&value| Values::only(value)).collect();
    let mut givens = values.len();
    for cell in cells {
        if givens <= least {
            break;
        }
        look(goes_on)?;
        let index = rules.index(cell);
        let own = values[index];
        // There is another solution if the cell can have another value.
        values[index] = all.without(own);
        if matches!(solver.within(&values).advance(TRIES), Next::Exhausted) {
            values[index] = all;
            givens -= 1;
        } else {
            values[index] = own;
        }
    }
    let given: Vec<u8> = values.iter().map(|values| values.single().unwrap_or(0)).collect();
    Ok(Board::from_givens(std::sync::Arc::clone(rules), &given)?)
}
