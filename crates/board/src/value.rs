//! Values from 1 to 25.

use std::fmt;
use std::num::NonZero;
use std::str::FromStr;

/// A value from 1 to 25; on a board of a smaller side, from 1 to the side. A blank is `Option::<Value>::None`, which takes no more
/// memory than a value. The values from 1 to 9 are called digits.
///
/// ```
/// use sudoku_board::{Value, Values};
///
/// let five: Value = "5".parse()?;
/// assert_eq!(Value::try_from(5), Ok(five));
/// let odd: Values = Value::DIGITS.into_iter().filter(|digit| digit.get() % 2 == 1).collect();
/// assert_eq!((Values::DIGITS - odd).into_iter().map(u8::from).collect::<Vec<_>>(), [2, 4, 6, 8]);
/// # Ok::<(), sudoku_board::ValueError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Value(NonZero<u8>);

/// The error for a number that is not a value from 1 to 25.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("a value is 1 to {}", Value::MOST)]
pub struct ValueError;

impl TryFrom<u8> for Value {
    type Error = ValueError;

    fn try_from(value: u8) -> Result<Value, ValueError> {
        Value::new(value).ok_or(ValueError)
    }
}

impl FromStr for Value {
    type Err = ValueError;

    fn from_str(text: &str) -> Result<Value, ValueError> {
        text.parse().ok().and_then(Value::new).ok_or(ValueError)
    }
}

impl From<Value> for u8 {
    #[inline]
    fn from(value: Value) -> u8 {
        value.get()
    }
}

impl From<Value> for i32 {
    #[inline]
    fn from(value: Value) -> i32 {
        value.get().into()
    }
}

impl Value {
    /// The greatest value on any board.
    pub const MOST: u8 = 25;

    /// The values of a classic board, from 1 to 9.
    pub const DIGITS: [Value; 9] = {
        let mut all = [Value(NonZero::<u8>::MIN); 9];
        let mut i = 1;
        while i < 9 {
            all[i] = Value(all[i - 1].0.saturating_add(1));
            i += 1;
        }
        all
    };

    /// Returns this value; `None` outside 1..=25.
    #[inline]
    pub const fn new(value: u8) -> Option<Value> {
        match NonZero::new(value) {
            Some(number) if value <= Value::MOST => Some(Value(number)),
            _ => None,
        }
    }

    /// Returns this value of a classic board; `None` outside 1..=9.
    #[inline]
    pub const fn digit(value: u8) -> Option<Value> {
        if value <= 9 { Value::new(value) } else { None }
    }

    /// Returns the value with this [index](Value::index), counted from 0.
    ///
    /// # Panics
    /// If the index is greater than 24.
    #[inline]
    pub const fn at(index: usize) -> Value {
        match Value::new(index as u8 + 1) {
            Some(value) if index < Value::MOST as usize => value,
            _ => panic!("the index of a value is 0 to 24"),
        }
    }

    /// Returns the value as a number, 1 to 25.
    #[inline]
    pub const fn get(self) -> u8 {
        self.0.get()
    }

    /// Returns the index of the value, counted from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.get() as usize - 1
    }

    /// Returns the letter that stands for a value above 9 on some boards: A for 10, B for 11, up to P for 25.
    pub const fn letter(self) -> Option<char> {
        match self.get() {
            value @ 10.. => Some((b'A' + value - 10) as char),
            _ => None,
        }
    }

    /// Returns the next value of a classic board; `None` after 9.
    #[inline]
    pub const fn next_digit(self) -> Option<Value> {
        Value::digit(self.get() + 1)
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Debug for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
