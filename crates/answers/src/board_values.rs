//! Boards with any rules as data for programs.

use serde::Serialize;
use sudoku_board::Board;
use sudoku_board::classic::{ClassicCell, Grid};
use sudoku_board::formats::{self, Puzzle};

/// The values of a board in reading order. A board of 9 by 9 cells is a text with `.` for a blank; any other is a list with 0
/// for a blank.
#[derive(Serialize, Clone, PartialEq, Eq, Debug)]
#[serde(untagged)]
pub enum BoardValues {
    /// A board with 81 cells, which is written as a text.
    Grid(Grid),
    /// The list of a board of any other size.
    List(Vec<u8>),
}

impl From<&Board> for BoardValues {
    fn from(board: &Board) -> BoardValues {
        let values = <[u8; sudoku_board::Cell::COUNT]>::try_from(board.values());
        values.map_or_else(|_| BoardValues::List(board.values().to_vec()), |values| Grid::of_values(values).into())
    }
}

impl From<Grid> for BoardValues {
    fn from(grid: Grid) -> BoardValues {
        BoardValues::Grid(grid)
    }
}

/// A puzzle with any rules in a form that can be read back: its values if they say everything, otherwise our own form.
#[derive(Serialize, Clone, PartialEq, Eq, Debug)]
#[serde(untagged)]
pub enum BoardText {
    /// The givens of a board that has no rules other than rows, columns and boxes.
    Values(BoardValues),
    /// Our own form, with the rules, the player's values and the name.
    Own(String),
}

impl From<Grid> for BoardText {
    fn from(grid: Grid) -> BoardText {
        BoardText::Values(grid.into())
    }
}

impl From<&Puzzle> for BoardText {
    fn from(puzzle: &Puzzle) -> BoardText {
        if formats::are_values(puzzle) {
            BoardText::Values((&puzzle.board).into())
        } else {
            BoardText::Own(formats::write(puzzle))
        }
    }
}
