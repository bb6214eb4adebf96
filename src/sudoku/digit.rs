//! Digits from 1 to 9, and sets of them.

use std::fmt;

/// A digit from 1 to 9. A blank is `Option::<Digit>::None`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Digit(u8);

impl Digit {
    /// The nine digits in rising order.
    pub const ALL: [Digit; 9] = {
        let mut all = [Digit(1); 9];
        let mut i = 0;
        while i < 9 {
            all[i] = Digit(i as u8 + 1);
            i += 1;
        }
        all
    };

    /// The digit of that value, or `None` outside 1..=9.
    pub const fn new(value: u8) -> Option<Digit> {
        if value >= 1 && value <= 9 { Some(Digit(value)) } else { None }
    }

    /// The value, 1 to 9.
    pub const fn get(self) -> u8 {
        self.0
    }

    /// The place in [`Digit::ALL`], 0 to 8.
    pub const fn index(self) -> usize {
        self.0 as usize - 1
    }

    /// The digit above this one, or `None` after 9.
    pub const fn next(self) -> Option<Digit> {
        Digit::new(self.0 + 1)
    }

    /// The digits after this one, up to 9.
    pub const fn above(self) -> Digits {
        Digits(Digits::ALL.0 & !((1 << self.0) - 1))
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

/// A set of digits: one bit a digit, the bit of 1 lowest.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
pub struct Digits(u16);

impl Digits {
    /// The set without digits.
    pub const EMPTY: Digits = Digits(0);
    /// The set of all nine digits.
    pub const ALL: Digits = Digits(0x1ff);

    /// The set of that one digit.
    pub const fn only(digit: Digit) -> Digits {
        Digits(Self::bit(digit))
    }

    /// The set with a bit for each digit, that of 1 lowest; higher bits are left out.
    pub const fn from_bits(bits: u16) -> Digits {
        Digits(bits & Self::ALL.0)
    }

    /// A bit for each digit, that of 1 lowest.
    pub const fn bits(self) -> u16 {
        self.0
    }

    const fn bit(digit: Digit) -> u16 {
        1 << (digit.0 - 1)
    }

    /// Puts the digit into the set.
    pub const fn insert(&mut self, digit: Digit) {
        self.0 |= Self::bit(digit);
    }

    /// Takes the digit out of the set.
    pub const fn remove(&mut self, digit: Digit) {
        self.0 &= !Self::bit(digit);
    }

    /// Whether the digit is in the set.
    pub const fn contains(self, digit: Digit) -> bool {
        self.0 & Self::bit(digit) != 0
    }

    /// How many digits are in the set, 0 to 9.
    pub const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether the set has no digit.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The digits that are not in the set.
    pub const fn complement(self) -> Digits {
        Digits(!self.0 & Self::ALL.0)
    }

    /// The digits of either set.
    pub const fn union(self, other: Digits) -> Digits {
        Digits(self.0 | other.0)
    }

    /// The digits of both sets.
    pub const fn intersection(self, other: Digits) -> Digits {
        Digits(self.0 & other.0)
    }

    /// The digits of this set that are not in the other.
    pub const fn minus(self, other: Digits) -> Digits {
        Digits(self.0 & !other.0)
    }

    /// Whether all digits of this set are in the other.
    pub const fn is_within(self, other: Digits) -> bool {
        self.0 & !other.0 == 0
    }

    /// The smallest digit.
    pub const fn first(self) -> Option<Digit> {
        Digit::new(self.0.trailing_zeros() as u8 + 1)
    }

    /// The only digit of the set, if there is exactly one.
    pub const fn single(self) -> Option<Digit> {
        if self.len() == 1 { self.first() } else { None }
    }

    /// The smallest digit, taken out of the set.
    pub const fn take_first(&mut self) -> Option<Digit> {
        let first = Digit::new(self.0.trailing_zeros() as u8 + 1);
        self.0 &= self.0.wrapping_sub(1);
        first
    }

    /// The digits of the set in rising order.
    pub fn iter(mut self) -> impl Iterator<Item = Digit> {
        std::iter::from_fn(move || self.take_first())
    }
}

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
    fn extend<I: IntoIterator<Item = Digit>>(&mut self, digits: I) {
        digits.into_iter().for_each(|digit| self.insert(digit));
    }
}

impl fmt::Debug for Digits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
    }
}
