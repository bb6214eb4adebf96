//! Characters that stand for digits and blanks, and rows of nine.

use super::ReadError;
use crate::sudoku::{Cell, Digit};

pub(super) type Values = [Option<Digit>; Cell::COUNT];

/// The value of a character, where `.` may stand for a blank.
pub(super) fn value_or_dot(character: char) -> Option<Option<Digit>> {
    match character {
        '.' => Some(None),
        _ => value(character),
    }
}

/// The value of a character from 0 to 9, 0 being a blank.
pub(super) fn value(character: char) -> Option<Option<Digit>> {
    let value = character.to_digit(10)?;
    Some(u8::try_from(value).ok().and_then(Digit::new))
}

/// Reads one row, 0 to 8: exactly nine values, white space and what `skips` names passed over.
pub(super) fn read_row(
    row: usize,
    text: &str,
    value: impl Fn(char) -> Option<Option<Digit>>,
    skips: fn(char) -> bool,
    values: &mut Values,
) -> Result<(), ReadError> {
    let mut digits = 0;
    for character in text.chars().filter(|&c| !c.is_whitespace() && !skips(c)) {
        let column = digits;
        let value = value(character).ok_or(ReadError::NotADigit { row, column, character })?;
        if column < 9 {
            values[Cell::at(row, column).index()] = value;
        }
        digits += 1;
    }
    if digits == 9 { Ok(()) } else { Err(ReadError::RowLength { row, digits }) }
}

pub(super) fn symbol(value: Option<Digit>, blank: char) -> char {
    value.map_or(blank, |digit| char::from(b'0' + digit.get()))
}
