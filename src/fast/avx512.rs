//! Lanes in one register of 512 bits: x86-64 with AVX-512 F, BW and BITALG.

#![allow(unsafe_code)]

use super::lanes::{LANES, Lanes};
use std::arch::x86_64::*;

/// 32 lanes, of which 27 are used: lane `3 * digit + box`. A value exists only where [`Avx512::detect`] has been asked.
#[derive(Clone, Copy, Debug)]
pub struct Avx512(__m512i);

/// The lanes that are used, a bit a lane.
const USED: __mmask32 = (1 << 27) - 1;
/// The lanes of the digits in the first box.
const FIRST_BOX: __mmask32 = 0b001_001_001_001_001_001_001_001_001;

#[repr(align(64))]
struct From([u16; 32]);

/// Where each lane comes from when boxes and digits change places.
const fn from(boxes: usize, digits: [usize; 9]) -> From {
    let mut from = [31; 32];
    let mut lane = 0;
    while lane < 27 {
        from[lane] = (3 * digits[lane / 3] + (lane % 3 + boxes) % 3) as u16;
        lane += 1;
    }
    From(from)
}

const SAME: [usize; 9] = [0, 1, 2, 3, 4, 5, 6, 7, 8];
static NEXT_BOX: From = from(1, SAME);
static BOX_BEFORE: From = from(2, SAME);
static IN_TRIO_1: From = from(0, [1, 2, 0, 4, 5, 3, 7, 8, 6]);
static IN_TRIO_2: From = from(0, [2, 0, 1, 5, 3, 4, 8, 6, 7]);
static TRIOS_1: From = from(0, [3, 4, 5, 6, 7, 8, 0, 1, 2]);
static TRIOS_2: From = from(0, [6, 7, 8, 0, 1, 2, 3, 4, 5]);
static FIRST_DIGIT: From = from(0, [0; 9]);

/// Instructions of AVX-512 F, BW and BITALG.
macro_rules! avx512 {
    ($instructions:expr) => {
        // SAFETY: each is computed for a value of `Avx512`, or for the first one once the processor said that it has these
        // instructions; none of them touches memory.
        unsafe { $instructions }
    };
}

impl Avx512 {
    /// A value, if this processor can compute with it.
    pub fn detect() -> Option<Self> {
        let able = is_x86_feature_detected!("avx512f")
            && is_x86_feature_detected!("avx512bw")
            && is_x86_feature_detected!("avx512bitalg")
            // What the compiler takes AVX-512 to bring along.
            && is_x86_feature_detected!("avx2")
            && is_x86_feature_detected!("fma")
            && is_x86_feature_detected!("f16c")
            && is_x86_feature_detected!("bmi1")
            && is_x86_feature_detected!("bmi2")
            && is_x86_feature_detected!("lzcnt")
            && is_x86_feature_detected!("popcnt");
        able.then(|| Avx512(avx512!(_mm512_setzero_si512())))
    }

    #[inline(always)]
    fn permuted(self, from: &'static From) -> Self {
        // SAFETY: as in `avx512`, and 64 bytes are read that are 64 bytes and aligned to as many.
        let from = unsafe { _mm512_load_si512(from.0.as_ptr().cast()) };
        Avx512(avx512!(_mm512_permutexvar_epi16(from, self.0)))
    }
}

impl Lanes for Avx512 {
    #[inline(always)]
    fn lane(digit: usize, column_of_boxes: usize) -> usize {
        3 * digit + column_of_boxes
    }

    #[inline(always)]
    fn load(self, lanes: &[u16; LANES]) -> Self {
        // SAFETY: as in `avx512`, and the 64 bytes that are read are the first of 96.
        Avx512(unsafe { _mm512_loadu_si512(lanes.as_ptr().cast()) })
    }

    #[inline(always)]
    fn nonzero(self, bytes: &[u8; 81]) -> u128 {
        // SAFETY: as in `avx512`, and of the 81 bytes the first 64 are read, and the 16 after them.
        let (first, second) =
            unsafe { (_mm512_loadu_si512(bytes.as_ptr().cast()), _mm_loadu_si128(bytes.as_ptr().add(64).cast())) };
        let first = avx512!(_mm512_test_epi8_mask(first, first));
        let second = avx512!(_mm512_zextsi128_si512(second));
        let second = avx512!(_mm512_test_epi8_mask(second, second));
        u128::from(first) | u128::from(second) << 64 | u128::from(bytes[80] != 0) << 80
    }

    #[inline(always)]
    fn all(self, bits: u16) -> Self {
        Avx512(avx512!(_mm512_maskz_set1_epi16(USED, bits as i16)))
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        Avx512(avx512!(_mm512_and_si512(self.0, other.0)))
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        Avx512(avx512!(_mm512_or_si512(self.0, other.0)))
    }

    #[inline(always)]
    fn without(self, other: Self) -> Self {
        Avx512(avx512!(_mm512_andnot_si512(other.0, self.0)))
    }

    #[inline(always)]
    fn or3(self, second: Self, third: Self) -> Self {
        Avx512(avx512!(_mm512_ternarylogic_epi32::<0xfe>(self.0, second.0, third.0)))
    }

    #[inline(always)]
    fn and3(self, second: Self, third: Self) -> Self {
        Avx512(avx512!(_mm512_ternarylogic_epi32::<0x80>(self.0, second.0, third.0)))
    }

    #[inline(always)]
    fn xor(self, other: Self) -> Self {
        Avx512(avx512!(_mm512_xor_si512(self.0, other.0)))
    }

    #[inline(always)]
    fn odd(self, second: Self, third: Self) -> Self {
        Avx512(avx512!(_mm512_ternarylogic_epi32::<0x96>(self.0, second.0, third.0)))
    }

    #[inline(always)]
    fn two(self, second: Self, third: Self) -> Self {
        Avx512(avx512!(_mm512_ternarylogic_epi32::<0xe8>(self.0, second.0, third.0)))
    }

    #[inline(always)]
    fn choose<const BITS: u16>(ones: Self, zeros: Self) -> Self {
        Avx512(avx512!(_mm512_ternarylogic_epi32::<0xca>(_mm512_set1_epi16(BITS as i16), ones.0, zeros.0)))
    }

    #[inline(always)]
    fn left<const N: u32>(self) -> Self {
        Avx512(avx512!(_mm512_slli_epi16::<N>(self.0)))
    }

    #[inline(always)]
    fn right<const N: u32>(self) -> Self {
        Avx512(avx512!(_mm512_srli_epi16::<N>(self.0)))
    }

    #[inline(always)]
    fn keep<const BITS: u16>(self) -> Self {
        Avx512(avx512!(_mm512_and_si512(self.0, _mm512_set1_epi16(BITS as i16))))
    }

    #[inline(always)]
    fn plus<const BITS: u16>(self) -> Self {
        Avx512(avx512!(_mm512_add_epi16(self.0, _mm512_set1_epi16(BITS as i16))))
    }

    #[inline(always)]
    fn repeated(self) -> Self {
        Avx512(avx512!(_mm512_mullo_epi16(self.0, _mm512_set1_epi16(1 << 9 | 1))))
    }

    #[inline(always)]
    fn across(self) -> Self {
        Avx512(avx512!(_mm512_mullo_epi16(self.keep::<0o111>().0, _mm512_set1_epi16(7))))
    }

    #[inline(always)]
    fn along(self) -> Self {
        Avx512(avx512!(_mm512_mullo_epi16(self.keep::<0o007>().0, _mm512_set1_epi16(0o111))))
    }

    #[inline(always)]
    fn next_box(self) -> Self {
        self.permuted(&NEXT_BOX)
    }

    #[inline(always)]
    fn box_before(self) -> Self {
        self.permuted(&BOX_BEFORE)
    }

    #[inline(always)]
    fn others_of_trio(self) -> [Self; 2] {
        [self.permuted(&IN_TRIO_1), self.permuted(&IN_TRIO_2)]
    }

    #[inline(always)]
    fn other_trios(self) -> [Self; 2] {
        [self.permuted(&TRIOS_1), self.permuted(&TRIOS_2)]
    }

    #[inline(always)]
    fn singles(self) -> Self {
        let single = avx512!(_mm512_cmpeq_epi16_mask(_mm512_popcnt_epi16(self.0), _mm512_set1_epi16(1)));
        Avx512(avx512!(_mm512_maskz_mov_epi16(single, self.0)))
    }

    #[inline(always)]
    fn narrow(self, chosen: Self) -> Self {
        let some = avx512!(_mm512_test_epi16_mask(chosen.0, chosen.0));
        Avx512(avx512!(_mm512_mask_mov_epi16(self.0, some, chosen.0)))
    }

    #[inline(always)]
    fn without_of_digit(self, digit: usize, bits: u64) -> Self {
        // SAFETY: as in `permuted`.
        let from = unsafe { _mm512_load_si512(FIRST_DIGIT.0.as_ptr().cast()) };
        let bits = avx512!(_mm512_zextsi128_si512(_mm_cvtsi64_si128(bits as i64)));
        let bits = avx512!(_mm512_maskz_permutexvar_epi16(0b111 << (3 * digit), from, bits));
        self.without(Avx512(bits))
    }

    #[inline(always)]
    fn lack([a, b, c]: [Self; 3]) -> bool {
        let least = avx512!(_mm512_min_epu16(_mm512_min_epu16(a.0, b.0), c.0));
        avx512!(_mm512_testn_epi16_mask(least, least)) & USED != 0
    }

    #[inline(always)]
    fn differ([a, b, c]: [Self; 3], [x, y, z]: [Self; 3]) -> bool {
        let difference = avx512!(_mm512_xor_si512(a.0, x.0));
        let difference = avx512!(_mm512_ternarylogic_epi32::<0xf6>(difference, b.0, y.0));
        let difference = avx512!(_mm512_ternarylogic_epi32::<0xf6>(difference, c.0, z.0));
        avx512!(_mm512_test_epi32_mask(difference, difference)) != 0
    }

    #[inline(always)]
    fn cover([a, b, c]: [Self; 3], [x, y, z]: [Self; 3]) -> bool {
        let covered = a.or(x).0;
        let covered = avx512!(_mm512_ternarylogic_epi32::<0xe0>(covered, b.0, y.0));
        let covered = avx512!(_mm512_ternarylogic_epi32::<0xe0>(covered, c.0, z.0));
        avx512!(_mm512_cmpneq_epi16_mask(covered, _mm512_set1_epi16(0o777))) & USED == 0
    }

    #[inline(always)]
    fn first_digit(self) -> u64 {
        avx512!(_mm_cvtsi128_si64(_mm512_castsi512_si128(self.0))) as u64
    }

    #[inline(always)]
    fn least_and_greatest(self, bit: usize) -> (usize, usize) {
        let lanes = avx512!(_mm512_test_epi16_mask(self.0, _mm512_set1_epi16(1 << (bit % 16))));
        // The last bit only keeps the logarithm from asking whether there is one.
        let lanes = lanes >> (bit / 16) & FIRST_BOX;
        (lanes.trailing_zeros() as usize / 3, (lanes | 1).ilog2() as usize / 3)
    }

    /// 64 bytes of lanes, and zeros, so that no digit leads out of them.
    type Memory = [u8; 128];

    #[inline(always)]
    fn memory(self) -> [u8; 128] {
        let mut memory = [0; 128];
        // SAFETY: as in `avx512`, and the 64 bytes that are written are the first of 128.
        unsafe { _mm512_storeu_si512(memory.as_mut_ptr().cast(), self.0) };
        memory
    }

    #[inline(always)]
    fn word(memory: &[u8; 128], digit: usize) -> u64 {
        let [a, b, c, d, e, f, g, h] = *memory[6 * (digit & 15)..].first_chunk().unwrap_or(&[0; 8]);
        u64::from_le_bytes([a, b, c, d, e, f, g, h])
    }
}
