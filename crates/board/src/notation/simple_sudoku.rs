//! `.ss`, the files and clipboard format of Simple Sudoku: nine rows in a frame, with or without a title below.

use super::ReadError;
use super::grid::{self, is_title};
use super::values::{BoardValues, symbol};
use crate::classic::Grid;

const EDGE: &str = "*-----------*\n";
const BETWEEN_BOXES: &str = "|---+---+---|\n";

/// Returns true if the text has a border with stars at its corners.
pub(super) fn looks_like(text: &str) -> bool {
    text.lines().any(|line| line.trim_start().starts_with("*-"))
}

/// Reads the grid. Lines that begin with a letter are the title.
pub(super) fn read(text: &str) -> Result<BoardValues, ReadError> {
    let mut rows = String::with_capacity(text.len());
    for line in text.lines().filter(|line| !is_title(line)) {
        rows.push_str(line);
        rows.push('\n');
    }
    grid::read(&rows)
}

pub(super) fn write(board: &Grid) -> String {
    let mut text = EDGE.to_owned();
    for (row, values) in board.values().chunks(9).enumerate() {
        if row == 3 || row == 6 {
            text.push_str(BETWEEN_BOXES);
        }
        for three in values.chunks(3) {
            text.push('|');
            text.extend(three.iter().map(|&value| symbol(value, '.')));
        }
        text.push_str("|\n");
    }
    text.push_str(EDGE.trim_end());
    text
}
