//! The notation of one line: 81 characters, `0` or `.` for a blank.

use super::ReadError;
use super::values::{Blank, BoardValues, is_sign, symbol, value_or_dot};
use super::work::count_bytes;
use crate::Cell;
use crate::classic::{ClassicCell, Grid};

/// Returns true if the text is exactly such a line.
pub(super) fn is_bare(text: &str) -> bool {
    text.len() == Cell::COUNT && text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'.'))
}

/// Returns true if the text is a line of digits with one other character for blanks.
pub(super) fn is_signed(text: &str) -> bool {
    let text = text.trim();
    let blank = blank(text);
    blank.is_other() && text.chars().all(|c| blank.value(c).is_some())
}

/// Returns true if the text is a line of 81 cells: digits, and one character for blanks.
pub fn is_line(text: &str) -> bool {
    count_bytes(text.len());
    is_bare(text) || is_signed(text)
}

/// Returns true if the text is meant as such a line with dashes for blanks, even if up to a row is missing or too much.
pub(super) fn is_dashed(text: &str) -> bool {
    let text = text.trim();
    let is_dashed = |sign: char| sign == '-' || matches!(sign, '1'..='9');
    text.len().abs_diff(Cell::COUNT) <= 9 && text.chars().all(is_dashed) && text.contains(|sign| sign != '-')
}

/// Returns the blank of a line. It can be a character other than 0 and `.` only in a line of exactly 81 characters with some
/// digits.
fn blank(text: &str) -> Blank {
    let is_line = text.len() == Cell::COUNT && text.contains(|c: char| c.is_ascii_digit());
    Blank::of(text.chars().filter(|_| is_line), true)
}

pub(super) fn read(text: &str) -> Result<BoardValues, ReadError> {
    let mut values = [0; 81];
    let mut digits = 0;
    let blank = blank(text.trim());
    for character in text.chars().filter(|c| !c.is_whitespace()) {
        let value = blank.value(character).ok_or_else(|| not_a_digit(text, digits, character))?;
        if let Some(place) = values.get_mut(digits) {
            *place = value;
        }
        digits += 1;
    }
    match rows(text) {
        _ if digits == 81 => Ok(values),
        Some(rows) => Err(ReadError::RowCount { rows }),
        None => Err(ReadError::Cells { cells: digits }),
    }
}

/// Returns the error for a line with a character that cannot be a blank. It is about the length of the line if everything else
/// is right.
fn not_a_digit(text: &str, digits: usize, character: char) -> ReadError {
    let cells = text.trim();
    if is_sign(character) && cells.chars().all(|sign| is_sign(sign) || value_or_dot(sign).is_some()) {
        let digits = cells.chars().count();
        // A line up to one row too long or too short is still meant as a line.
        if digits != Cell::COUNT && digits.abs_diff(Cell::COUNT) <= 9 {
            return ReadError::Cells { cells: digits };
        }
    }
    ReadError::NotADigit { row: digits / 9, column: digits % 9, character }
}

/// Returns the number of rows, if every line is a row of nine.
fn rows(text: &str) -> Option<usize> {
    let mut lines = text.lines().filter(|line| !line.trim().is_empty());
    let is_row = |line: &str| line.chars().filter(|c| !c.is_whitespace()).count() == 9;
    lines.try_fold(0, |rows, line| is_row(line).then_some(rows + 1))
}

pub(super) fn write(board: &Grid) -> String {
    board.values().iter().map(|&value| symbol(value, '.')).collect()
}
