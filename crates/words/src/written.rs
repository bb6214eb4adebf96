//! Values as they are written: as numbers, or above 9 as letters if the player wishes so.

use fluent_typed::prelude::FluentValue;
use std::fmt;
use std::sync::atomic::{AtomicBool, Ordering};
use sudoku_board::Value;

/// True if values above 9 are letters.
static LETTERS: AtomicBool = AtomicBool::new(false);

/// Sets whether values above 9 are written as letters, A for 10 to P for 25, in all sentences from now on.
pub fn set_letters(letters: bool) {
    LETTERS.store(letters, Ordering::Relaxed);
}

/// Returns true if values above 9 are written as letters.
pub fn letters() -> bool {
    LETTERS.load(Ordering::Relaxed)
}

/// A value as it is written, as a text or in a sentence.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Written {
    value: Value,
    letter: Option<char>,
}

/// Returns the value as it is written now.
pub fn written(value: Value) -> Written {
    Written { value, letter: value.letter().filter(|_| letters()) }
}

impl fmt::Display for Written {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.letter {
            Some(letter) => letter.fmt(f),
            None => self.value.fmt(f),
        }
    }
}

impl From<Written> for FluentValue<'_> {
    fn from(written: Written) -> Self {
        match written.letter {
            Some(letter) => letter.to_string().into(),
            None => written.value.get().into(),
        }
    }
}

/// Returns the value as it is written now, for a message that has another text if there is none.
pub(super) fn written_or_none(value: Option<Value>) -> FluentValue<'static> {
    value.map_or_else(|| "none".into(), |value| written(value).into())
}
