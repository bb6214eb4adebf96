//! Sets of values from 1 to 25.

use crate::classic::Digits;
use std::fmt;
use std::ops::{BitAnd, BitOr};

/// A set of values from 1 to 25, in 32 bits: bit 0 is the value 1.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Values(u32);

impl Values {
    /// The empty set.
    pub const EMPTY: Values = Values(0);

    /// Returns the values from 1 to this one, which is at most 25.
    pub const fn up_to(most: u8) -> Values {
        Values((1 << most) - 1)
    }

    /// Returns the set with only this value, 1 to 25.
    pub const fn only(value: u8) -> Values {
        Values(1 << (value - 1))
    }

    /// Returns the set with these bits; bit 0 is the value 1.
    pub const fn from_bits(bits: u32) -> Values {
        Values(bits)
    }

    /// Returns the bits; bit 0 is the value 1.
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// Returns the number of values in the set.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Returns true if the set is empty.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns true if the value is in the set.
    pub const fn contains(self, value: u8) -> bool {
        self.0 & Values::only(value).0 != 0
    }

    /// Returns the values of this set that are not in the other.
    pub const fn without(self, other: Values) -> Values {
        Values(self.0 & !other.0)
    }

    /// Returns the least and the greatest value; `None` if the set is empty.
    pub const fn bounds(self) -> Option<(u8, u8)> {
        match self.0 {
            0 => None,
            bits => Some((bits.trailing_zeros() as u8 + 1, 32 - bits.leading_zeros() as u8)),
        }
    }

    /// Returns the only value, if there is exactly one.
    pub const fn single(self) -> Option<u8> {
        if self.0.is_power_of_two() { Some(self.0.trailing_zeros() as u8 + 1) } else { None }
    }

    /// Returns the values in ascending order.
    pub const fn iter(self) -> ValuesIter {
        ValuesIter(self.0)
    }
}

/// An iterator over the values of a set in ascending order.
#[derive(Clone, Debug)]
pub struct ValuesIter(u32);

impl Iterator for ValuesIter {
    type Item = u8;

    fn next(&mut self) -> Option<u8> {
        let value = (self.0 != 0).then(|| self.0.trailing_zeros() as u8 + 1);
        self.0 &= self.0.wrapping_sub(1);
        value
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.count_ones() as usize;
        (left, Some(left))
    }
}

impl ExactSizeIterator for ValuesIter {}

impl BitAnd for Values {
    type Output = Values;

    fn bitand(self, other: Values) -> Values {
        Values(self.0 & other.0)
    }
}

impl BitOr for Values {
    type Output = Values;

    fn bitor(self, other: Values) -> Values {
        Values(self.0 | other.0)
    }
}

impl From<Digits> for Values {
    fn from(digits: Digits) -> Values {
        Values(digits.bits().into())
    }
}

impl FromIterator<u8> for Values {
    fn from_iter<I: IntoIterator<Item = u8>>(values: I) -> Values {
        values.into_iter().fold(Values::EMPTY, |set, value| set | Values::only(value))
    }
}

impl fmt::Debug for Values {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}

/// Writes the set as a list.
impl serde::Serialize for Values {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.iter())
    }
}
