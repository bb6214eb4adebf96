//! Why nothing was left to try: the cells that forbid each digit, or each place.

use sudoku_board::{Board, Cell, Value, Values};
use sudoku_solve::search::{Need, Placed, Placements};

/// The reason why a need cannot be met.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnmetNeed {
    /// The need that cannot be met.
    pub need: Need,
    /// The cells that forbid a digit of the need, or a place, each with the digit, in the order of the cells.
    pub forbidding: Vec<(Cell, Value)>,
    /// The digits of a cell that nothing forbids: they were tried in vain.
    pub tried: Values,
    /// The cells where the need could be met on an empty board.
    places: Vec<Cell>,
}

impl UnmetNeed {
    /// Finds the reason on that board.
    pub fn new(need: Need, board: &Board) -> UnmetNeed {
        let mut forbidding = Vec::new();
        let mut tried = Values::EMPTY;
        let placements = Placements::of(board);
        let options = need.options_on(board.rules());
        for &(cell, digit) in &options {
            // A filled cell is forbidden by its own digit.
            let in_the_way = match board.get(cell) {
                Some(held) => Some((cell, held)),
                None => placements.refusing_cell(cell, digit).map(|other| (other, digit)),
            };
            match in_the_way {
                Some(found) if !forbidding.contains(&found) => forbidding.push(found),
                Some(_) => {}
                // A sum, or the cell itself, may refuse it without another cell.
                None if placements.refused_by(cell, digit).is_some() => {}
                None => tried.insert(digit),
            }
        }
        forbidding.sort_by_key(|&(cell, _)| cell);
        let places = options.into_iter().map(|(cell, _)| cell).collect();
        UnmetNeed { need, forbidding, tried, places }
    }

    /// Returns the cells outside the need's house that forbid places in it.
    pub fn outside(&self) -> impl Iterator<Item = Cell> {
        let cells = self.forbidding.iter().map(|&(cell, _)| cell);
        cells.filter(|cell| !self.places.contains(cell))
    }
}
