//! Digits from 1 to 9, and sets of them.

use super::operators::operators;
use std::fmt;
use std::num::NonZero;
use std::ops::Not;
use std::str::FromStr;

/// A digit from 1 to 9. A blank is `Option::<Digit>::None`, which takes no more memory than a digit.
///
/// ```
/// use sudoku_board::classic::{Digit, Digits};
///
/// let five: Digit = "5".parse()?;
/// assert_eq!(Digit::try_from(5), Ok(five));
/// let odd: Digits = Digit::ALL.into_iter().filter(|digit| digit.get() % 2 == 1).collect();
/// assert_eq!((!odd).into_iter().map(u8::from).collect::<Vec<_>>(), [2, 4, 6, 8]);
/// # Ok::<(), sudoku_board::classic::DigitError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Digit(NonZero<u8>);

/// The error for a value that is not a digit from 1 to 9.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DigitError;

impl fmt::Display for DigitError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a digit is 1 to 9")
    }
}

impl std::error::Error for DigitError {}

impl TryFrom<u8> for Digit {
    type Error = DigitError;

    fn try_from(value: u8) -> Result<Digit, DigitError> {
        Digit::new(value).ok_or(DigitError)
    }
}

impl FromStr for Digit {
    type Err = DigitError;

    fn from_str(text: &str) -> Result<Digit, DigitError> {
        text.parse().ok().and_then(Digit::new).ok_or(DigitError)
    }
}

impl From<Digit> for u8 {
    #[inline]
    fn from(digit: Digit) -> u8 {
        digit.get()
    }
}

impl Digit {
    /// The nine digits in ascending order.
    pub const ALL: [Digit; 9] = {
        let mut all = [Digit(NonZero::<u8>::MIN); 9];
        let mut i = 1;
        while i < 9 {
            all[i] = Digit(all[i - 1].0.saturating_add(1));
            i += 1;
        }
        all
    };

    /// Returns the digit with this value; `None` outside 1..=9.
    pub const fn new(value: u8) -> Option<Digit> {
        match NonZero::new(value) {
            Some(digit) if value <= 9 => Some(Digit(digit)),
            _ => None,
        }
    }

    /// Returns the value, 1 to 9.
    #[inline]
    pub const fn get(self) -> u8 {
        self.0.get()
    }

    /// Returns the position in [`Digit::ALL`], 0 to 8.
    #[inline]
    pub const fn index(self) -> usize {
        self.get() as usize - 1
    }

    /// Returns the next digit; `None` after 9.
    #[inline]
    pub const fn next(self) -> Option<Digit> {
        Digit::new(self.get() + 1)
    }

    /// Returns the digits greater than this one.
    #[inline]
    pub const fn above(self) -> Digits {
        Digits(Digits::ALL.0 & !((1 << self.get()) - 1))
    }
}

impl fmt::Display for Digit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Debug for Digit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A set of digits with one bit per digit, starting with 1 in the lowest bit. `|`, `&`, `-` and `!` are union, intersection,
/// difference and complement.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Digits(u16);

impl Digits {
    /// The empty set.
    pub const EMPTY: Digits = Digits(0);
    /// The set of all nine digits.
    pub const ALL: Digits = Digits(0x1ff);

    /// Returns the set with only this digit.
    #[inline]
    pub const fn only(digit: Digit) -> Digits {
        Digits(Self::bit(digit))
    }

    /// Returns the set with these bits, one per digit, starting with 1 in the lowest bit. Higher bits are ignored.
    #[inline]
    pub const fn from_bits(bits: u16) -> Digits {
        Digits(bits & Self::ALL.0)
    }

    /// Returns one bit per digit, starting with 1 in the lowest bit.
    #[inline]
    pub const fn bits(self) -> u16 {
        self.0
    }

    #[inline]
    const fn bit(digit: Digit) -> u16 {
        1 << (digit.get() - 1)
    }

    /// Adds the digit to the set.
    #[inline]
    pub const fn insert(&mut self, digit: Digit) {
        self.0 |= Self::bit(digit);
    }

    /// Removes the digit from the set.
    #[inline]
    pub const fn remove(&mut self, digit: Digit) {
        self.0 &= !Self::bit(digit);
    }

    /// Returns true if the digit is in the set.
    #[inline]
    pub const fn contains(self, digit: Digit) -> bool {
        self.0 & Self::bit(digit) != 0
    }

    /// Returns the number of digits in the set, 0 to 9.
    pub const fn len(self) -> usize {
        /// The sizes of all sets, since not every processor can count bits in one instruction.
        static SIZES: [u8; 512] = {
            let mut sizes = [0; 512];
            let mut bits = 1;
            while bits < 512 {
                sizes[bits] = sizes[bits / 2] + (bits % 2) as u8;
                bits += 1;
            }
            sizes
        };
        SIZES[self.0 as usize % 512] as usize
    }

    /// Returns true if the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the digits that are not in the set.
    #[must_use]
    #[inline]
    pub const fn complement(self) -> Digits {
        Digits(!self.0 & Self::ALL.0)
    }

    /// Returns the digits in either set.
    #[must_use]
    #[inline]
    pub const fn union(self, other: Digits) -> Digits {
        Digits(self.0 | other.0)
    }

    /// Returns the digits in both sets.
    #[must_use]
    #[inline]
    pub const fn intersection(self, other: Digits) -> Digits {
        Digits(self.0 & other.0)
    }

    /// Returns the digits of this set that are not in the other.
    #[must_use]
    #[inline]
    pub const fn minus(self, other: Digits) -> Digits {
        Digits(self.0 & !other.0)
    }

    /// Returns true if all digits of this set are in the other.
    #[inline]
    pub const fn is_within(self, other: Digits) -> bool {
        self.0 & !other.0 == 0
    }

    /// Returns the smallest digit.
    #[inline]
    pub const fn first(self) -> Option<Digit> {
        Digit::new(self.0.trailing_zeros() as u8 + 1)
    }

    /// Returns the only digit of the set, if there is exactly one.
    #[inline]
    pub const fn single(self) -> Option<Digit> {
        if self.0.is_power_of_two() { self.first() } else { None }
    }

    /// Removes and returns the smallest digit.
    #[inline]
    pub const fn take_first(&mut self) -> Option<Digit> {
        let first = Digit::new(self.0.trailing_zeros() as u8 + 1);
        self.0 &= self.0.wrapping_sub(1);
        first
    }

    /// Returns the digits of the set in ascending order.
    #[inline]
    pub fn iter(self) -> DigitsIter {
        DigitsIter(self)
    }
}

/// An iterator over the digits of a set in ascending order.
#[derive(Clone, Debug)]
pub struct DigitsIter(Digits);

impl Iterator for DigitsIter {
    type Item = Digit;

    #[inline]
    fn next(&mut self) -> Option<Digit> {
        self.0.take_first()
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}

impl ExactSizeIterator for DigitsIter {}

impl IntoIterator for Digits {
    type Item = Digit;
    type IntoIter = DigitsIter;

    #[inline]
    fn into_iter(self) -> DigitsIter {
        self.iter()
    }
}

impl From<Digit> for Digits {
    #[inline]
    fn from(digit: Digit) -> Digits {
        Digits::only(digit)
    }
}

impl Not for Digits {
    type Output = Digits;

    #[inline]
    fn not(self) -> Digits {
        self.complement()
    }
}

operators!(Digits);

impl FromIterator<Digit> for Digits {
    fn from_iter<I: IntoIterator<Item = Digit>>(digits: I) -> Self {
        let mut set = Digits::EMPTY;
        for digit in digits {
            set.insert(digit);
        }
        set
    }
}

impl Extend<Digit> for Digits {
    #[inline]
    fn extend<I: IntoIterator<Item = Digit>>(&mut self, digits: I) {
        digits.into_iter().for_each(|digit| self.insert(digit));
    }
}

impl fmt::Debug for Digits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
