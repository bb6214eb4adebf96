//! Movements of the current cell by keys.

use sudoku_board::{Board, Cell};

/// A movement of the current cell by a key.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Travel {
    /// One row up; from the top row to the bottom row.
    Up,
    /// One row down; from the bottom row to the top row.
    Down,
    /// One column to the left; from the first to the last.
    Left,
    /// One column to the right; from the last to the first.
    Right,
    /// To the first cell of the row.
    RowStart,
    /// To the last cell of the row.
    RowEnd,
    /// To the topmost cell of the column.
    ColumnStart,
    /// To the lowest cell of the column.
    ColumnEnd,
    /// To the next blank cell in reading order; after the last one, to the first.
    NextBlank,
    /// To the previous blank cell; before the first one, to the last.
    PreviousBlank,
}

impl Travel {
    /// Returns the cell that the movement leads to, wrapping around at the edges. Without a current cell, it leads to the
    /// first blank.
    pub fn from(self, board: &Board, from: Option<Cell>) -> Option<Cell> {
        let Some(from) = from else {
            return match self {
                Travel::PreviousBlank => board.blanks().last(),
                Travel::NextBlank => board.blanks().next(),
                _ => board.blanks().next().or(Some(Cell::at(0, 0))),
            };
        };
        let (row, column, side) = (from.row(), from.column(), usize::from(board.rules().side()));
        Some(match self {
            Travel::Up => Cell::at((row + side - 1) % side, column),
            Travel::Down => Cell::at((row + 1) % side, column),
            Travel::Left => Cell::at(row, (column + side - 1) % side),
            Travel::Right => Cell::at(row, (column + 1) % side),
            Travel::RowStart => Cell::at(row, 0),
            Travel::RowEnd => Cell::at(row, side - 1),
            Travel::ColumnStart => Cell::at(0, column),
            Travel::ColumnEnd => Cell::at(side - 1, column),
            Travel::NextBlank => board.blanks().find(|&cell| cell > from).or_else(|| board.blanks().next())?,
            Travel::PreviousBlank => {
                board.blanks().filter(|&cell| cell < from).last().or_else(|| board.blanks().last())?
            }
        })
    }
}
