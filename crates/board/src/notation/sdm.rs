//! `.sdm`: a collection with one puzzle per line, 0 for a blank. A single line of it is read as a line.

use super::values::symbol;
use crate::classic::Grid;

pub(super) fn write(board: &Grid) -> String {
    board.values().iter().map(|&value| symbol(value, '0')).collect()
}
