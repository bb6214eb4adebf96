//! Sets of values from 1 to 25.

use crate::Value;
use crate::operators::operators;
use std::fmt;

/// A set of values with one bit per value, starting with 1 in the lowest bit. `|`, `&` and `-` are union, intersection and
/// difference.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Values(u32);

impl Values {
    /// The empty set.
    pub const EMPTY: Values = Values(0);

    /// The values of a classic board, from 1 to 9.
    pub const DIGITS: Values = Values::up_to(9);

    /// Returns the values from 1 to this one, which is at most 25.
    #[inline]
    pub const fn up_to(most: u8) -> Values {
        Values((1 << most) - 1)
    }

    /// Returns the set with only this value.
    #[inline]
    pub const fn only(value: Value) -> Values {
        Values(1 << value.index())
    }

    /// Returns the set with these bits, one per value, starting with 1 in the lowest bit. Bits above that of 25 are ignored.
    #[inline]
    pub const fn from_bits(bits: u32) -> Values {
        Values(bits & Values::up_to(Value::MOST).0)
    }

    /// Returns one bit per value, starting with 1 in the lowest bit.
    #[inline]
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// Adds the value to the set.
    #[inline]
    pub const fn insert(&mut self, value: Value) {
        self.0 |= Values::only(value).0;
    }

    /// Removes the value from the set.
    #[inline]
    pub const fn remove(&mut self, value: Value) {
        self.0 &= !Values::only(value).0;
    }

    /// Returns true if the value is in the set.
    #[inline]
    pub const fn contains(self, value: Value) -> bool {
        self.0 & Values::only(value).0 != 0
    }

    /// Returns the number of values in the set, 0 to 25.
    pub const fn len(self) -> usize {
        /// The sizes of all sets of digits, since not every processor can count bits in one instruction.
        static SIZES: [u8; 512] = {
            let mut sizes = [0; 512];
            let mut bits = 1;
            while bits < 512 {
                sizes[bits] = sizes[bits / 2] + (bits % 2) as u8;
                bits += 1;
            }
            sizes
        };
        if self.0 < 512 { SIZES[self.0 as usize] as usize } else { self.0.count_ones() as usize }
    }

    /// Returns true if the set is empty.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Returns the values in either set.
    #[must_use]
    #[inline]
    pub const fn union(self, other: Values) -> Values {
        Values(self.0 | other.0)
    }

    /// Returns the values in both sets.
    #[must_use]
    #[inline]
    pub const fn intersection(self, other: Values) -> Values {
        Values(self.0 & other.0)
    }

    /// Returns the values of this set that are not in the other.
    #[must_use]
    #[inline]
    pub const fn minus(self, other: Values) -> Values {
        Values(self.0 & !other.0)
    }

    /// Returns the values of this set that are greater than this one.
    #[must_use]
    #[inline]
    pub const fn above(self, value: Value) -> Values {
        self.minus(Values::up_to(value.get()))
    }

    /// Returns true if all values of this set are in the other.
    #[inline]
    pub const fn is_within(self, other: Values) -> bool {
        self.0 & !other.0 == 0
    }

    /// Returns the smallest value.
    #[inline]
    pub const fn first(self) -> Option<Value> {
        Value::new(self.0.trailing_zeros() as u8 + 1)
    }

    /// Returns the least and the greatest value; `None` if the set is empty.
    pub const fn bounds(self) -> Option<(Value, Value)> {
        match (self.first(), Value::new(32 - self.0.leading_zeros() as u8)) {
            (Some(least), Some(greatest)) => Some((least, greatest)),
            _ => None,
        }
    }

    /// Returns the only value of the set, if there is exactly one.
    #[inline]
    pub const fn single(self) -> Option<Value> {
        if self.0.is_power_of_two() { self.first() } else { None }
    }

    /// Removes and returns the smallest value.
    #[inline]
    pub const fn take_first(&mut self) -> Option<Value> {
        let first = self.first();
        self.0 &= self.0.wrapping_sub(1);
        first
    }

    /// Returns the values of the set in ascending order.
    #[inline]
    pub fn iter(self) -> ValuesIter {
        ValuesIter(self)
    }
}

/// An iterator over the values of a set in ascending order.
#[derive(Clone, Debug)]
pub struct ValuesIter(Values);

impl Iterator for ValuesIter {
    type Item = Value;

    #[inline]
    fn next(&mut self) -> Option<Value> {
        self.0.take_first()
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        (self.0.len(), Some(self.0.len()))
    }
}

impl ExactSizeIterator for ValuesIter {}

impl IntoIterator for Values {
    type Item = Value;
    type IntoIter = ValuesIter;

    #[inline]
    fn into_iter(self) -> ValuesIter {
        self.iter()
    }
}

impl From<Value> for Values {
    #[inline]
    fn from(value: Value) -> Values {
        Values::only(value)
    }
}

operators!(Values: u32);

impl FromIterator<Value> for Values {
    #[inline]
    fn from_iter<I: IntoIterator<Item = Value>>(values: I) -> Self {
        let mut set = Values::EMPTY;
        set.extend(values);
        set
    }
}

impl Extend<Value> for Values {
    #[inline]
    fn extend<I: IntoIterator<Item = Value>>(&mut self, values: I) {
        values.into_iter().for_each(|value| self.insert(value));
    }
}

impl fmt::Debug for Values {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
