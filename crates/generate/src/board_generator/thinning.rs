//! Removes givens from a full board of any rules as long as there is only one solution.

use super::error::BoardGeneratorError;
use super::parts::pause;
use crate::Random;
use crate::thinning::{Removable, Thinning};
use sudoku_board::{Board, Cell, Rules, Value, Values};
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
    let givens = rules.cells().filter_map(|cell| solution.get(cell)).map(Values::only).collect();
    let mut thinning: Thinning<Vec<Values>> = Thinning::of(givens);
    let mut cells = Cells { solver, rules, solution, cells, least };
    loop {
        pause().await;
        if !thinning.advance(&mut cells) {
            break;
        }
    }
    let given: Vec<u8> = thinning.givens.iter().map(|values| values.single().map_or(0, Value::get)).collect();
    Ok(Board::from_givens(std::sync::Arc::clone(rules), &given)?)
}

/// The cells of a board in the order in which they are removed. Each cell left has its value, each other cell all values.
struct Cells<'a> {
    solver: &'a Solver,
    rules: &'a Rules,
    solution: &'a Board,
    cells: Vec<Cell>,
    least: usize,
}

impl Removable for Cells<'_> {
    type Givens = Vec<Values>;

    fn group_count(&self) -> usize {
        self.cells.len()
    }

    fn without(&self, givens: &Vec<Values>, cell: usize) -> Option<Vec<Values>> {
        let left = givens.iter().filter(|values| values.single().is_some()).count();
        let mut without = givens.clone();
        without[self.rules.index(self.cells[cell])] = Values::up_to(self.rules.side());
        (left > self.least).then_some(without)
    }

    fn holds(&mut self, givens: &Vec<Values>, cell: usize) -> bool {
        // If the cell can have another value, there is another solution.
        let mut others = givens.clone();
        let cell = self.cells[cell];
        if let Some(own) = self.solution.get(cell) {
            others[self.rules.index(cell)].remove(own);
        }
        matches!(self.solver.within(&others).advance(TRIES), SearchResult::Exhausted)
    }
}
