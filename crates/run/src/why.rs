//! Why nothing was left to try: which cells forbid each digit, or each place.

use sudoku_board::classic::{Board, Cell, Digit, Digits, check_digit};
use sudoku_solve::search::Need;

/// What stands in the way of a need.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Why {
    /// What could not be met.
    pub need: Need,
    /// Each cell that forbids a digit of the need, or a place; with its digit, in the order of the cells.
    pub forbidding: Vec<(Cell, Digit)>,
    /// Digits of a cell that nothing forbids: they were tried, and led nowhere.
    pub tried: Digits,
}

impl Why {
    /// What stands in the way on that board.
    pub fn new(need: Need, board: &Board) -> Why {
        let mut forbidding = Vec::new();
        let mut tried = Digits::EMPTY;
        for (cell, digit) in need.ways() {
            // A cell that is filled stands in its own way.
            let in_the_way = match board.get(cell) {
                Some(held) => Some((cell, held)),
                None => check_digit(board, cell, digit).map(|clash| (clash.cell, digit)),
            };
            match in_the_way {
                Some(found) if !forbidding.contains(&found) => forbidding.push(found),
                Some(_) => {}
                None => tried.insert(digit),
            }
        }
        forbidding.sort_by_key(|&(cell, _)| cell);
        Why { need, forbidding, tried }
    }
}
