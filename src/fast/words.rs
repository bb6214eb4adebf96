//! One position a vector, in words of 64 bits: every processor.

use super::vector::Vector;

/// Two words of two lanes.
#[derive(Clone, Copy, Debug)]
pub struct Words([u64; 2]);

/// The same bits in both lanes.
const fn lanes(lane: u32) -> u64 {
    lane as u64 * 0x1_0000_0001
}

/// Bits 0 to 9, 0 to 19 and 20 to 29 of both lanes.
const FIRST: u64 = lanes((1 << 10) - 1);
const FIRST_TWO: u64 = lanes((1 << 20) - 1);
const THIRD: u64 = FIRST << 20;

impl Words {
    /// No bit at all.
    pub const ZERO: Words = Words([0; 2]);

    /// Where no vectors of 128 bits are known to the compiler, words stand in for their type, and none is ever made.
    #[allow(dead_code, reason = "on most kinds of processors there are such vectors")]
    pub fn detect() -> Option<Words> {
        None
    }
}

impl Vector for Words {
    const POSITIONS: usize = 1;

    #[inline(always)]
    fn all(self, lane: u32) -> Self {
        Words([lanes(lane); 2])
    }

    #[inline(always)]
    fn load(self, [&[a, b, c, d], _]: [&[u32; 4]; 2]) -> Self {
        Words([u64::from(a) | u64::from(b) << 32, u64::from(c) | u64::from(d) << 32])
    }

    #[inline(always)]
    fn store(self) -> [[u32; 4]; 2] {
        let [one, two] = self.0;
        [[one as u32, (one >> 32) as u32, two as u32, (two >> 32) as u32], [0; 4]]
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        Words([self.0[0] & other.0[0], self.0[1] & other.0[1]])
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        Words([self.0[0] | other.0[0], self.0[1] | other.0[1]])
    }

    #[inline(always)]
    fn without(self, other: Self) -> Self {
        Words([self.0[0] & !other.0[0], self.0[1] & !other.0[1]])
    }

    #[inline(always)]
    fn plus(self, other: Self) -> Self {
        Words([self.0[0].wrapping_add(other.0[0]), self.0[1].wrapping_add(other.0[1])])
    }

    #[inline(always)]
    fn minus(self, other: Self) -> Self {
        Words([self.0[0].wrapping_sub(other.0[0]), self.0[1].wrapping_sub(other.0[1])])
    }

    #[inline(always)]
    fn right<const N: i32>(self) -> Self {
        Words(self.0.map(|word| word >> N))
    }

    #[inline(always)]
    fn next_box(self) -> Self {
        Words(self.0.map(|word| word >> 10 & FIRST_TWO | word << 20 & THIRD))
    }

    #[inline(always)]
    fn box_before(self) -> Self {
        Words(self.0.map(|word| word >> 20 & FIRST | word << 10 & !FIRST))
    }

    #[inline(always)]
    fn next_band(self) -> Self {
        let [one, two] = self.0;
        Words([one >> 32 | two << 32, two >> 32 << 32 | one & 0xffff_ffff])
    }

    #[inline(always)]
    fn band_before(self) -> Self {
        let [one, two] = self.0;
        Words([one << 32 | two & 0xffff_ffff, two >> 32 << 32 | one >> 32])
    }

    #[inline(always)]
    fn equal(self, other: Self) -> u32 {
        u32::from((self.0[0] ^ other.0[0]) | (self.0[1] ^ other.0[1]) << 32 == 0)
    }
}
