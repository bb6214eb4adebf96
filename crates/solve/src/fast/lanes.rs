//! One position per vector, in 128-bit registers: SSE on x86-64, NEON on 64-bit ARM, simd128 in a browser.

use super::vector::Vector;
use wide::u32x4;

/// Four lanes of 32 bits.
#[derive(Clone, Copy, Debug)]
pub struct Lanes(u32x4);

impl Lanes {
    /// A vector without bits.
    pub const ZERO: Lanes = Lanes(u32x4::ZERO);
}

impl Vector for Lanes {
    const POSITIONS: usize = 1;

    #[inline(always)]
    fn all(self, lane: u32) -> Self {
        Lanes(u32x4::splat(lane))
    }

    #[inline(always)]
    fn load(self, [first, _]: [&[u32; 4]; 2]) -> Self {
        Lanes(u32x4::new(*first))
    }

    #[inline(always)]
    fn store(self) -> [[u32; 4]; 2] {
        [self.0.to_array(), [0; 4]]
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        Lanes(self.0 & other.0)
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        Lanes(self.0 | other.0)
    }

    #[inline(always)]
    fn without(self, other: Self) -> Self {
        Lanes(self.0 & !other.0)
    }

    #[inline(always)]
    fn plus(self, other: Self) -> Self {
        Lanes(self.0 + other.0)
    }

    #[inline(always)]
    fn minus(self, other: Self) -> Self {
        Lanes(self.0 - other.0)
    }

    #[inline(always)]
    fn right<const N: i32>(self) -> Self {
        Lanes(self.0 >> N)
    }

    #[inline(always)]
    fn next_box(self) -> Self {
        Lanes(self.0 >> 10 | self.0 << 20)
    }

    #[inline(always)]
    fn box_before(self) -> Self {
        Lanes(self.0 >> 20 | self.0 << 10)
    }

    #[inline(always)]
    fn next_band(self) -> Self {
        let [a, b, c, unused] = self.0.to_array();
        Lanes(u32x4::new([b, c, a, unused]))
    }

    #[inline(always)]
    fn band_before(self) -> Self {
        let [a, b, c, unused] = self.0.to_array();
        Lanes(u32x4::new([c, a, b, unused]))
    }

    #[inline(always)]
    fn equal(self, other: Self) -> u32 {
        u32::from(self.0.simd_eq(other.0).to_bitmask() & 0b111 == 0b111)
    }
}
