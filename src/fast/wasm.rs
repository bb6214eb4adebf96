//! One position a vector, in vectors of 128 bits: WebAssembly with simd128.

use super::vector::Vector;
use std::arch::wasm32::*;

/// Four lanes.
#[derive(Clone, Copy, Debug)]
pub struct Wasm(v128);

impl Wasm {
    /// A value: this processor can compute with it.
    pub fn detect() -> Option<Wasm> {
        Some(Wasm(u32x4_splat(0)))
    }
}

impl Vector for Wasm {
    const POSITIONS: usize = 1;

    #[inline(always)]
    fn all(self, lane: u32) -> Self {
        Wasm(u32x4_splat(lane))
    }

    #[inline(always)]
    fn load(self, [&[a, b, c, d], _]: [&[u32; 4]; 2]) -> Self {
        Wasm(u32x4(a, b, c, d))
    }

    #[inline(always)]
    fn store(self) -> [[u32; 4]; 2] {
        let Wasm(lanes) = self;
        let lane = [
            u32x4_extract_lane::<0>(lanes),
            u32x4_extract_lane::<1>(lanes),
            u32x4_extract_lane::<2>(lanes),
            u32x4_extract_lane::<3>(lanes),
        ];
        [lane, [0; 4]]
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        Wasm(v128_and(self.0, other.0))
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        Wasm(v128_or(self.0, other.0))
    }

    #[inline(always)]
    fn without(self, other: Self) -> Self {
        Wasm(v128_andnot(self.0, other.0))
    }

    #[inline(always)]
    fn plus(self, other: Self) -> Self {
        Wasm(u32x4_add(self.0, other.0))
    }

    #[inline(always)]
    fn minus(self, other: Self) -> Self {
        Wasm(u32x4_sub(self.0, other.0))
    }

    #[inline(always)]
    fn right<const N: i32>(self) -> Self {
        Wasm(u32x4_shr(self.0, N as u32))
    }

    #[inline(always)]
    fn next_box(self) -> Self {
        Wasm(v128_or(u32x4_shr(self.0, 10), u32x4_shl(self.0, 20)))
    }

    #[inline(always)]
    fn box_before(self) -> Self {
        Wasm(v128_or(u32x4_shr(self.0, 20), u32x4_shl(self.0, 10)))
    }

    #[inline(always)]
    fn next_band(self) -> Self {
        Wasm(u32x4_shuffle::<1, 2, 0, 3>(self.0, self.0))
    }

    #[inline(always)]
    fn band_before(self) -> Self {
        Wasm(u32x4_shuffle::<2, 0, 1, 3>(self.0, self.0))
    }

    #[inline(always)]
    fn equal(self, other: Self) -> u32 {
        u32::from(i32x4_bitmask(u32x4_eq(self.0, other.0)) & 0b111 == 0b111)
    }
}
