//! The characters for digits and blanks.

use crate::Cell;
use crate::classic::ClassicCell;

/// The values of a board in reading order; 0 is a blank.
pub(super) type BoardValues = [u8; Cell::COUNT];

/// Characters that may mean a blank in a line of 81 characters and in rows of nine.
const SIGNS: [char; 5] = ['_', '*', 'x', 'X', '?'];

/// Returns true if the character is meant as a blank in notations that allow it.
pub(super) fn is_sign(character: char) -> bool {
    SIGNS.contains(&character) || character == '-'
}

/// Returns the value of a character, where `.` may be a blank.
pub(super) fn value_or_dot(character: char) -> Option<u8> {
    match character {
        '.' => Some(0),
        _ => value(character),
    }
}

/// Returns the value of a character from 0 to 9, where 0 is a blank.
pub(super) fn value(character: char) -> Option<u8> {
    character.to_digit(10).map(|value| value as u8)
}

pub(super) fn symbol(value: u8, blank: char) -> char {
    if value == 0 { blank } else { char::from(b'0' + value) }
}

/// The character for a blank in a text: 0 and `.`, or one other sign and nothing else.
#[derive(Clone, Copy)]
pub(super) struct Blank(Option<char>);

impl Blank {
    /// Finds the blank in these characters. `-` can only be one if `dash` is true.
    pub(super) fn of(characters: impl Iterator<Item = char>, dash: bool) -> Blank {
        let mut sign = None;
        for character in characters {
            let is_blank = matches!(character, '0' | '.') || is_sign(character) && (dash || character != '-');
            if is_blank && (matches!(character, '0' | '.') || *sign.get_or_insert(character) != character) {
                return Blank(None);
            }
        }
        Blank(sign)
    }

    /// Returns true if the blank is one of the other signs.
    pub(super) fn is_other(self) -> bool {
        self.0.is_some()
    }

    /// Returns the value of a character.
    pub(super) fn value(self, character: char) -> Option<u8> {
        match self.0 {
            Some(sign) if sign == character => Some(0),
            None if character == '.' => Some(0),
            _ => value(character),
        }
    }
}
