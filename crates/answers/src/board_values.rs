//! Boards of any rules as data for programs.

use serde::Serialize;
use sudoku_board::formats::{self, Puzzle};
use sudoku_board::sudoku::Board;

/// The values of a board in reading order: on 9 by 9 cells text, with `.` for a blank; elsewhere a list, with 0 for a blank.
#[derive(Serialize, Clone, PartialEq, Eq, Debug)]
#[serde(untagged)]
pub enum BoardValues {
    /// Of 81 cells.
    Text(String),
    /// Of any other number.
    List(Vec<u8>),
}

impl From<&Board> for BoardValues {
    fn from(board: &Board) -> BoardValues {
        if board.rules().side() != 9 {
            return BoardValues::List(board.values().to_vec());
        }
        let digit = |&value: &u8| if value == 0 { '.' } else { char::from(b'0' + value) };
        BoardValues::Text(board.values().iter().map(digit).collect())
    }
}

/// A puzzle of any rules in a form that can be read again: its values if they tell everything, and otherwise our own form.
#[derive(Serialize, Clone, PartialEq, Eq, Debug)]
#[serde(untagged)]
pub enum BoardText {
    /// The givens of a board that has no other rules than rows, columns and boxes.
    Values(BoardValues),
    /// Our own form, with the rules, the player's values and the name.
    Own(String),
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
