//! Removes givens as long as there is only one solution.

use super::error::BoardGeneratorError;
use super::parts::pause;
use crate::Random;
use sudoku_board::{Board, Cell, Value, Values};
use sudoku_solve::constraint::Solver;
use sudoku_solve::fast::SearchResult;

/// The number of tries to find out whether a given is needed. If they are not enough, the given stays.
const TRIES: u64 = 2_000;

/// Returns a puzzle with this solution, from which givens were removed down to this number, or as far as possible.
pub async fn puzzle(
    solver: &Solver,
    solution: &Board,
    least: usize,
    random: &mut Random,
) -> Result<Board, BoardGeneratorError> {
    let rules = solution.rules();
    let mut cells: Vec<Cell> = rules.cells().collect();
    random.shuffle(&mut cells);
    let all = Values::up_to(rules.side());
    let mut values: Vec<Values> =
        solution.rules().cells().filter_map(|cell| solution.get(cell)).map(Values::only).collect();
    let mut givens = values.len();
    for cell in cells {
        if givens <= least {
            break;
        }
        pause().await;
        let index = rules.index(cell);
        let own = values[index];
        // If the cell can have another value, there is another solution.
        values[index] = all.minus(own);
        if matches!(solver.within(&values).advance(TRIES), SearchResult::Exhausted) {
            values[index] = all;
            givens -= 1;
        } else {
            values[index] = own;
        }
    }
    let given: Vec<u8> = values.iter().map(|values| values.single().map_or(0, Value::get)).collect();
    Ok(Board::from_givens(std::sync::Arc::clone(rules), &given)?)
}
