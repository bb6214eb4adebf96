//! Two positions per vector, in 256-bit registers: x86-64 with AVX2, optionally with the additions of AVX-512.

#![allow(unsafe_code)]

use super::vector::Vector;
use std::arch::x86_64::*;

/// Two positions of four lanes each. A value proves that [`Avx2::detect`] found the instructions.
#[derive(Clone, Copy, Debug)]
pub struct Avx2(__m256i);

/// Two positions like [`Avx2`], with the three-operand logic of AVX-512. A value proves that [`Avx512::detect`]
/// found the instructions.
#[derive(Clone, Copy, Debug)]
pub struct Avx512(__m256i);

impl Avx2 {
    /// Returns a value, if this processor has the instructions.
    pub fn detect() -> Option<Self> {
        let able = is_x86_feature_detected!("avx2")
            && is_x86_feature_detected!("bmi1")
            && is_x86_feature_detected!("bmi2")
            && is_x86_feature_detected!("lzcnt")
            && is_x86_feature_detected!("popcnt");
        // SAFETY: the processor has just confirmed it.
        able.then(|| Avx2(unsafe { _mm256_setzero_si256() }))
    }
}

impl Avx512 {
    /// Returns a value, if this processor has the instructions.
    pub fn detect() -> Option<Self> {
        let able = is_x86_feature_detected!("avx512f")
            && is_x86_feature_detected!("avx512vl")
            // Features that the compiler assumes together with AVX-512.
            && is_x86_feature_detected!("fma")
            && is_x86_feature_detected!("f16c")
            && Avx2::detect().is_some();
        // SAFETY: the processor has just confirmed it.
        able.then(|| Avx512(unsafe { _mm256_setzero_si256() }))
    }
}

/// Runs instructions of the given kind.
macro_rules! avx {
    ($Kind:ident, $instructions:expr) => {
        // SAFETY: a value of that kind proves that the processor has these instructions, and none of them touches memory.
        $Kind(unsafe { $instructions })
    };
}

macro_rules! vector {
    ($Kind:ident { $($more:item)* }) => {
        impl Vector for $Kind {
            const POSITIONS: usize = 2;

            #[inline(always)]
            fn all(self, lane: u32) -> Self {
                avx!($Kind, _mm256_set1_epi32(lane as i32))
            }

            #[inline(always)]
            fn load(self, [first, second]: [&[u32; 4]; 2]) -> Self {
                // SAFETY: as in `avx`; two times 16 bytes are read from 16-byte arrays.
                let (first, second) =
                    unsafe { (_mm_loadu_si128(first.as_ptr().cast()), _mm_loadu_si128(second.as_ptr().cast())) };
                avx!($Kind, _mm256_set_m128i(second, first))
            }

            #[inline(always)]
            fn store(self) -> [[u32; 4]; 2] {
                let mut lanes = [[0; 4]; 2];
                // SAFETY: as in `avx`; 32 bytes are written to a 32-byte array.
                unsafe { _mm256_storeu_si256(lanes.as_mut_ptr().cast(), self.0) };
                lanes
            }

            #[inline(always)]
            fn and(self, other: Self) -> Self {
                avx!($Kind, _mm256_and_si256(self.0, other.0))
            }

            #[inline(always)]
            fn or(self, other: Self) -> Self {
                avx!($Kind, _mm256_or_si256(self.0, other.0))
            }

            #[inline(always)]
            fn without(self, other: Self) -> Self {
                avx!($Kind, _mm256_andnot_si256(other.0, self.0))
            }

            #[inline(always)]
            fn plus(self, other: Self) -> Self {
                avx!($Kind, _mm256_add_epi32(self.0, other.0))
            }

            #[inline(always)]
            fn minus(self, other: Self) -> Self {
                avx!($Kind, _mm256_sub_epi32(self.0, other.0))
            }

            #[inline(always)]
            fn right<const N: i32>(self) -> Self {
                avx!($Kind, _mm256_srli_epi32::<N>(self.0))
            }

            #[inline(always)]
            fn next_box(self) -> Self {
                avx!($Kind, _mm256_or_si256(_mm256_srli_epi32::<10>(self.0), _mm256_slli_epi32::<20>(self.0)))
            }

            #[inline(always)]
            fn box_before(self) -> Self {
                avx!($Kind, _mm256_or_si256(_mm256_srli_epi32::<20>(self.0), _mm256_slli_epi32::<10>(self.0)))
            }

            #[inline(always)]
            fn next_band(self) -> Self {
                avx!($Kind, _mm256_shuffle_epi32::<0b11_00_10_01>(self.0))
            }

            #[inline(always)]
            fn band_before(self) -> Self {
                avx!($Kind, _mm256_shuffle_epi32::<0b11_01_00_10>(self.0))
            }

            #[inline(always)]
            fn equal(self, other: Self) -> u32 {
                let $Kind(equal) = avx!($Kind, _mm256_cmpeq_epi32(self.0, other.0));
                // SAFETY: as in `avx`.
                let lanes = unsafe { _mm256_movemask_ps(_mm256_castsi256_ps(equal)) };
                u32::from(lanes & 0b111 == 0b111) | u32::from(lanes & 0b111_0000 == 0b111_0000) << 1
            }

            $($more)*
        }
    };
}

vector!(Avx2 {});

/// Three-operand logic: the bit of `TABLE` at `4 * first + 2 * second + third`.
macro_rules! logic {
    ($table:literal, $first:expr, $second:expr, $third:expr) => {
        avx!(Avx512, _mm256_ternarylogic_epi32::<$table>($first.0, $second.0, $third.0))
    };
}

vector!(Avx512 {
    #[inline(always)]
    fn or3(self, second: Self, third: Self) -> Self {
        logic!(0b1111_1110, self, second, third)
    }
    #[inline(always)]
    fn and3(self, second: Self, third: Self) -> Self {
        logic!(0b1000_0000, self, second, third)
    }
    #[inline(always)]
    fn or_both(self, second: Self, third: Self) -> Self {
        logic!(0b1111_1000, self, second, third)
    }
    #[inline(always)]
    fn without_both(self, second: Self, third: Self) -> Self {
        logic!(0b0111_0000, self, second, third)
    }
    #[inline(always)]
    fn or_without(self, second: Self, third: Self) -> Self {
        logic!(0b1111_0100, self, second, third)
    }
    #[inline(always)]
    fn replaced(self, mask: Self, other: Self) -> Self {
        logic!(0b1011_1010, self, mask, other)
    }
});
