//! The comma format of the Scratch program: nine rows, each followed by a comma; the last comma is optional.

use super::ReadError;
use super::grid::read_row;
use super::values::{BoardValues, symbol, value};
use crate::classic::Grid;

pub(super) fn read(text: &str) -> Result<BoardValues, ReadError> {
    let text = text.trim();
    let text = text.strip_suffix(',').unwrap_or(text);
    let mut values = [0; 81];
    for (row, group) in text.split(',').take(9).enumerate() {
        read_row(row, group, value, |_| false, &mut values)?;
    }
    match text.split(',').count() {
        9 => Ok(values),
        rows => Err(ReadError::RowCount { rows }),
    }
}

pub(super) fn write(board: &Grid) -> String {
    let mut text = String::with_capacity(90);
    for row in board.values().chunks(9) {
        text.extend(row.iter().map(|&value| symbol(value, '0')));
        text.push(',');
    }
    text
}
