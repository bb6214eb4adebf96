//! Why nothing was left to try: the cells that forbid each digit, or each place.

use sudoku_board::classic::{Board, check_digit};
use sudoku_board::{Cell, Value, Values};
use sudoku_solve::search::Need;

/// The reason why a need cannot be met.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct UnmetNeed {
    /// The need that cannot be met.
    pub need: Need,
    /// The cells that forbid a digit of the need, or a place, each with the digit, in the order of the cells.
    pub forbidding: Vec<(Cell, Value)>,
    /// The digits of a cell that nothing forbids: they were tried in vain.
    pub tried: Values,
}

impl UnmetNeed {
    /// Finds the reason on that board.
    pub fn new(need: Need, board: &Board) -> UnmetNeed {
        let mut forbidding = Vec::new();
        let mut tried = Values::EMPTY;
        for (cell, digit) in need.options() {
            // A filled cell is forbidden by its own digit.
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
        UnmetNeed { need, forbidding, tried }
    }
}
