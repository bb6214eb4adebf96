//! One position a vector, in registers of 128 bits: 64-bit ARM, where NEON is always there.

#![allow(unsafe_code)]

use super::vector::Vector;
use std::arch::aarch64::*;

/// Four lanes.
#[derive(Clone, Copy, Debug)]
pub struct Neon(uint32x4_t);

/// Instructions of NEON.
macro_rules! neon {
    ($instructions:expr) => {
        // SAFETY: the program is compiled for processors that have NEON, and none of these touches memory.
        Neon(unsafe { $instructions })
    };
}

impl Neon {
    /// A value: this processor can compute with it.
    pub fn detect() -> Option<Neon> {
        Some(neon!(vdupq_n_u32(0)))
    }

    /// Each byte from where it is told.
    #[inline(always)]
    fn permuted(self, from: &[u8; 16]) -> Neon {
        // SAFETY: as in `neon`, and sixteen bytes are read that are sixteen bytes.
        let from = unsafe { vld1q_u8(from.as_ptr()) };
        neon!(vreinterpretq_u32_u8(vqtbl1q_u8(vreinterpretq_u8_u32(self.0), from)))
    }
}

impl Vector for Neon {
    const POSITIONS: usize = 1;

    #[inline(always)]
    fn all(self, lane: u32) -> Self {
        neon!(vdupq_n_u32(lane))
    }

    #[inline(always)]
    fn load(self, [first, _]: [&[u32; 4]; 2]) -> Self {
        // SAFETY: as in `neon`, and four lanes are read that are four lanes.
        Neon(unsafe { vld1q_u32(first.as_ptr()) })
    }

    #[inline(always)]
    fn store(self) -> [[u32; 4]; 2] {
        let mut lanes = [[0; 4]; 2];
        // SAFETY: as in `neon`, and four lanes are written that are four lanes.
        unsafe { vst1q_u32(lanes[0].as_mut_ptr(), self.0) };
        lanes
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        neon!(vandq_u32(self.0, other.0))
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        neon!(vorrq_u32(self.0, other.0))
    }

    #[inline(always)]
    fn without(self, other: Self) -> Self {
        neon!(vbicq_u32(self.0, other.0))
    }

    #[inline(always)]
    fn plus(self, other: Self) -> Self {
        neon!(vaddq_u32(self.0, other.0))
    }

    #[inline(always)]
    fn minus(self, other: Self) -> Self {
        neon!(vsubq_u32(self.0, other.0))
    }

    #[inline(always)]
    fn right<const N: i32>(self) -> Self {
        neon!(vshrq_n_u32::<N>(self.0))
    }

    #[inline(always)]
    fn next_box(self) -> Self {
        // Shifted to the left, and inserted above what is there.
        neon!(vsliq_n_u32::<20>(vshrq_n_u32::<10>(self.0), self.0))
    }

    #[inline(always)]
    fn box_before(self) -> Self {
        neon!(vsliq_n_u32::<10>(vshrq_n_u32::<20>(self.0), self.0))
    }

    #[inline(always)]
    fn next_band(self) -> Self {
        self.permuted(&[4, 5, 6, 7, 8, 9, 10, 11, 0, 1, 2, 3, 12, 13, 14, 15])
    }

    #[inline(always)]
    fn band_before(self) -> Self {
        self.permuted(&[8, 9, 10, 11, 0, 1, 2, 3, 4, 5, 6, 7, 12, 13, 14, 15])
    }

    #[inline(always)]
    fn equal(self, other: Self) -> u32 {
        let Neon(equal) = neon!(vceqq_u32(self.0, other.0));
        // The unused lane counts as equal.
        let Neon(equal) = neon!(vsetq_lane_u32::<3>(u32::MAX, equal));
        // SAFETY: as in `neon`.
        u32::from(unsafe { vminvq_u32(equal) } != 0)
    }
}
