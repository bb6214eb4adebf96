//! One position a vector, in registers of 128 bits: x86-64 with SSE4.1.

#![allow(unsafe_code)]

use super::vector::Vector;
use std::arch::x86_64::*;

/// Four lanes. A value exists only where [`Sse::detect`] has been asked.
#[derive(Clone, Copy, Debug)]
pub struct Sse(__m128i);

/// Instructions of SSE4.1 and SSSE3.
macro_rules! sse {
    ($instructions:expr) => {
        // SAFETY: each is computed for a value of `Sse`, or for the first one once the processor said that it has these
        // instructions; none of them touches memory.
        Sse(unsafe { $instructions })
    };
}

impl Sse {
    /// A value, if this processor can compute with it.
    pub fn detect() -> Option<Self> {
        let able = is_x86_feature_detected!("sse4.1")
            && is_x86_feature_detected!("ssse3")
            && is_x86_feature_detected!("popcnt");
        able.then(|| sse!(_mm_setzero_si128()))
    }
}

impl Vector for Sse {
    const POSITIONS: usize = 1;

    #[inline(always)]
    fn all(self, lane: u32) -> Self {
        sse!(_mm_set1_epi32(lane as i32))
    }

    #[inline(always)]
    fn load(self, [first, _]: [&[u32; 4]; 2]) -> Self {
        // SAFETY: as in `sse`, and 16 bytes are read that are 16 bytes.
        Sse(unsafe { _mm_loadu_si128(first.as_ptr().cast()) })
    }

    #[inline(always)]
    fn store(self) -> [[u32; 4]; 2] {
        let mut lanes = [[0; 4]; 2];
        // SAFETY: as in `sse`, and 16 bytes are written that are 16 bytes.
        unsafe { _mm_storeu_si128(lanes[0].as_mut_ptr().cast(), self.0) };
        lanes
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        sse!(_mm_and_si128(self.0, other.0))
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        sse!(_mm_or_si128(self.0, other.0))
    }

    #[inline(always)]
    fn without(self, other: Self) -> Self {
        sse!(_mm_andnot_si128(other.0, self.0))
    }

    #[inline(always)]
    fn plus(self, other: Self) -> Self {
        sse!(_mm_add_epi32(self.0, other.0))
    }

    #[inline(always)]
    fn minus(self, other: Self) -> Self {
        sse!(_mm_sub_epi32(self.0, other.0))
    }

    #[inline(always)]
    fn right<const N: i32>(self) -> Self {
        sse!(_mm_srli_epi32::<N>(self.0))
    }

    #[inline(always)]
    fn next_box(self) -> Self {
        sse!(_mm_or_si128(_mm_srli_epi32::<10>(self.0), _mm_slli_epi32::<20>(self.0)))
    }

    #[inline(always)]
    fn box_before(self) -> Self {
        sse!(_mm_or_si128(_mm_srli_epi32::<20>(self.0), _mm_slli_epi32::<10>(self.0)))
    }

    #[inline(always)]
    fn next_band(self) -> Self {
        sse!(_mm_shuffle_epi32::<0b11_00_10_01>(self.0))
    }

    #[inline(always)]
    fn band_before(self) -> Self {
        sse!(_mm_shuffle_epi32::<0b11_01_00_10>(self.0))
    }

    #[inline(always)]
    fn equal(self, other: Self) -> u32 {
        let Sse(equal) = sse!(_mm_cmpeq_epi32(self.0, other.0));
        // SAFETY: as in `sse`.
        let lanes = unsafe { _mm_movemask_ps(_mm_castsi128_ps(equal)) };
        u32::from(lanes & 0b111 == 0b111)
    }
}
