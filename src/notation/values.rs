//! Characters that stand for digits and blanks.

use crate::sudoku::{Cell, Digit};

/// The values of a board, cell by cell.
pub(super) type Values = [Option<Digit>; Cell::COUNT];

/// Signs that may stand in a line of 81 characters and in rows of nine.
const SIGNS: [char; 5] = ['_', '*', 'x', 'X', '?'];

/// Whether the character is meant as a blank, where one is wanted.
pub(super) fn is_sign(character: char) -> bool {
    SIGNS.contains(&character) || character == '-'
}

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

pub(super) fn symbol(value: Option<Digit>, blank: char) -> char {
    value.map_or(blank, |digit| char::from(b'0' + digit.get()))
}
