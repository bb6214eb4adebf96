//! Other signs that people write for a blank, where a text has neither 0 nor `.` for it.

use super::values::{is_sign, value};
use crate::sudoku::Digit;

/// What stands for a blank in a text: 0 and `.`, or one other sign and nothing else.
#[derive(Clone, Copy)]
pub(super) struct Blank(Option<char>);

impl Blank {
    /// The blank in these characters, among which `-` may be one or not.
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

    /// Whether it is one of the other signs.
    pub(super) fn is_other(self) -> bool {
        self.0.is_some()
    }

    /// The value of a character.
    pub(super) fn value(self, character: char) -> Option<Option<Digit>> {
        match self.0 {
            Some(sign) if sign == character => Some(None),
            None if character == '.' => Some(None),
            _ => value(character),
        }
    }
}
