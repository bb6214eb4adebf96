//! Lanes in three registers of 256 bits: x86-64 with AVX2.

#![allow(unsafe_code)]

use super::lanes::{LANES, Lanes};
use std::arch::x86_64::*;

/// A register for each trio of digits: four words of four lanes, of which three words are digits and three lanes are boxes.
/// A value exists only where [`Avx2::detect`] has been asked.
#[derive(Clone, Copy, Debug)]
pub struct Avx2([__m256i; 3]);

/// The bytes of the lanes that are used, a bit a byte.
const USED: i32 = 0x003f_3f3f;
/// From digits one of the next in the trio, and the one after that, cyclic; the fourth word stays.
const NEXT: i32 = 0b11_00_10_01;
const AFTER_NEXT: i32 = 0b11_01_00_10;

/// Instructions of AVX2.
macro_rules! avx2 {
    ($instructions:expr) => {
        // SAFETY: each is computed for a value of `Avx2`, or for the first one once the processor said that it has these
        // instructions; none of them touches memory.
        unsafe { $instructions }
    };
}

/// The same instruction for the registers of one, two or three values.
macro_rules! each {
    ($instruction:expr, $a:expr) => {{
        let ([a, b, c], f) = ($a.0, $instruction);
        Avx2([f(a), f(b), f(c)])
    }};
    ($instruction:expr, $a:expr, $b:expr) => {{
        let ([a, b, c], [x, y, z], f) = ($a.0, $b.0, $instruction);
        Avx2([f(a, x), f(b, y), f(c, z)])
    }};
}

#[inline(always)]
fn lanes(bits: u16) -> __m256i {
    avx2!(_mm256_set1_epi16(bits as i16))
}

#[inline(always)]
fn and(a: __m256i, b: __m256i) -> __m256i {
    avx2!(_mm256_and_si256(a, b))
}

#[inline(always)]
fn or(a: __m256i, b: __m256i) -> __m256i {
    avx2!(_mm256_or_si256(a, b))
}

#[inline(always)]
fn xor(a: __m256i, b: __m256i) -> __m256i {
    avx2!(_mm256_xor_si256(a, b))
}

#[inline(always)]
fn without(a: __m256i, b: __m256i) -> __m256i {
    avx2!(_mm256_andnot_si256(b, a))
}

/// All bits of the lanes that are zero.
#[inline(always)]
fn zero_lanes(a: __m256i) -> __m256i {
    avx2!(_mm256_cmpeq_epi16(a, _mm256_setzero_si256()))
}

/// The lanes moved inside each word.
#[inline(always)]
fn moved(a: __m256i, from: [i8; 8]) -> __m256i {
    let [a0, b, c, d, e, f, g, h] = from;
    let word = i64::from_le_bytes([a0 as u8, b as u8, c as u8, d as u8, e as u8, f as u8, g as u8, h as u8]);
    // The upper word of each half takes its bytes eight further up.
    avx2!(_mm256_shuffle_epi8(a, _mm256_add_epi8(_mm256_set1_epi64x(word), _mm256_set_epi64x(UP, 0, UP, 0))))
}

const UP: i64 = 0x0808_0808_0808_0808;

impl Avx2 {
    /// A value, if this processor can compute with it.
    pub fn detect() -> Option<Self> {
        let able = is_x86_feature_detected!("avx2")
            && is_x86_feature_detected!("bmi1")
            && is_x86_feature_detected!("bmi2")
            && is_x86_feature_detected!("lzcnt")
            && is_x86_feature_detected!("popcnt");
        able.then(|| Avx2([avx2!(_mm256_setzero_si256()); 3]))
    }
}

impl Lanes for Avx2 {
    #[inline(always)]
    fn lane(digit: usize, column_of_boxes: usize) -> usize {
        16 * (digit / 3) + 4 * (digit % 3) + column_of_boxes
    }

    #[inline(always)]
    fn load(self, lanes: &[u16; LANES]) -> Self {
        let at = lanes.as_ptr().cast::<__m256i>();
        // SAFETY: as in `avx2`, and 48 lanes of two bytes are three times 32 bytes.
        unsafe { Avx2([_mm256_loadu_si256(at), _mm256_loadu_si256(at.add(1)), _mm256_loadu_si256(at.add(2))]) }
    }

    #[inline(always)]
    fn nonzero(self, bytes: &[u8; 81]) -> u128 {
        let at = bytes.as_ptr();
        // SAFETY: as in `avx2`, and of the 81 bytes the first 32 are read, the 32 after them, and the 16 after these.
        let (first, second, third) = unsafe {
            (_mm256_loadu_si256(at.cast()), _mm256_loadu_si256(at.add(32).cast()), _mm_loadu_si128(at.add(64).cast()))
        };
        let first = avx2!(_mm256_movemask_epi8(_mm256_cmpeq_epi8(first, _mm256_setzero_si256())));
        let second = avx2!(_mm256_movemask_epi8(_mm256_cmpeq_epi8(second, _mm256_setzero_si256())));
        let third = avx2!(_mm_movemask_epi8(_mm_cmpeq_epi8(third, _mm_setzero_si128())));
        let first = u128::from(!first as u32) | u128::from(!second as u32) << 32;
        first | u128::from(!third as u16) << 64 | u128::from(bytes[80] != 0) << 80
    }

    #[inline(always)]
    fn all(self, bits: u16) -> Self {
        let word = i64::from(bits) * 0x0001_0001_0001;
        Avx2([avx2!(_mm256_set_epi64x(0, word, word, word)); 3])
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        each!(and, self, other)
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        each!(or, self, other)
    }

    #[inline(always)]
    fn without(self, other: Self) -> Self {
        each!(without, self, other)
    }

    #[inline(always)]
    fn xor(self, other: Self) -> Self {
        each!(xor, self, other)
    }

    #[inline(always)]
    fn choose<const BITS: u16>(ones: Self, zeros: Self) -> Self {
        let bits = Avx2([lanes(BITS); 3]);
        ones.and(bits).or(zeros.without(bits))
    }

    #[inline(always)]
    fn left<const N: u32>(self) -> Self {
        let [a, b, c] = self.0;
        let by = avx2!(_mm_cvtsi32_si128(N as i32));
        Avx2([avx2!(_mm256_sll_epi16(a, by)), avx2!(_mm256_sll_epi16(b, by)), avx2!(_mm256_sll_epi16(c, by))])
    }

    #[inline(always)]
    fn right<const N: u32>(self) -> Self {
        let [a, b, c] = self.0;
        let by = avx2!(_mm_cvtsi32_si128(N as i32));
        Avx2([avx2!(_mm256_srl_epi16(a, by)), avx2!(_mm256_srl_epi16(b, by)), avx2!(_mm256_srl_epi16(c, by))])
    }

    #[inline(always)]
    fn keep<const BITS: u16>(self) -> Self {
        self.and(Avx2([lanes(BITS); 3]))
    }

    #[inline(always)]
    fn plus<const BITS: u16>(self) -> Self {
        let [a, b, c] = self.0;
        let bits = lanes(BITS);
        Avx2([avx2!(_mm256_add_epi16(a, bits)), avx2!(_mm256_add_epi16(b, bits)), avx2!(_mm256_add_epi16(c, bits))])
    }

    #[inline(always)]
    fn repeated(self) -> Self {
        self.or(self.left::<9>())
    }

    #[inline(always)]
    fn across(self) -> Self {
        let Avx2([a, b, c]) = self.keep::<0o111>();
        let factor = lanes(7);
        Avx2([
            avx2!(_mm256_mullo_epi16(a, factor)),
            avx2!(_mm256_mullo_epi16(b, factor)),
            avx2!(_mm256_mullo_epi16(c, factor)),
        ])
    }

    #[inline(always)]
    fn along(self) -> Self {
        let Avx2([a, b, c]) = self.keep::<0o007>();
        let factor = lanes(0o111);
        Avx2([
            avx2!(_mm256_mullo_epi16(a, factor)),
            avx2!(_mm256_mullo_epi16(b, factor)),
            avx2!(_mm256_mullo_epi16(c, factor)),
        ])
    }

    #[inline(always)]
    fn next_box(self) -> Self {
        let [a, b, c] = self.0;
        let from = [2, 3, 4, 5, 0, 1, 6, 7];
        Avx2([moved(a, from), moved(b, from), moved(c, from)])
    }

    #[inline(always)]
    fn box_before(self) -> Self {
        let [a, b, c] = self.0;
        let from = [4, 5, 0, 1, 2, 3, 6, 7];
        Avx2([moved(a, from), moved(b, from), moved(c, from)])
    }

    #[inline(always)]
    fn others_of_trio(self) -> [Self; 2] {
        let [a, b, c] = self.0;
        [
            Avx2([
                avx2!(_mm256_permute4x64_epi64::<NEXT>(a)),
                avx2!(_mm256_permute4x64_epi64::<NEXT>(b)),
                avx2!(_mm256_permute4x64_epi64::<NEXT>(c)),
            ]),
            Avx2([
                avx2!(_mm256_permute4x64_epi64::<AFTER_NEXT>(a)),
                avx2!(_mm256_permute4x64_epi64::<AFTER_NEXT>(b)),
                avx2!(_mm256_permute4x64_epi64::<AFTER_NEXT>(c)),
            ]),
        ]
    }

    #[inline(always)]
    fn other_trios(self) -> [Self; 2] {
        let [a, b, c] = self.0;
        [Avx2([b, c, a]), Avx2([c, a, b])]
    }

    #[inline(always)]
    fn singles(self) -> Self {
        let Avx2([a, b, c]) = self.and(self.plus::<{ u16::MAX }>());
        self.and(Avx2([zero_lanes(a), zero_lanes(b), zero_lanes(c)]))
    }

    #[inline(always)]
    fn narrow(self, chosen: Self) -> Self {
        let [a, b, c] = chosen.0;
        self.and(Avx2([zero_lanes(a), zero_lanes(b), zero_lanes(c)])).or(chosen)
    }

    #[inline(always)]
    fn without_of_digit(self, digit: usize, bits: u64) -> Self {
        let mut words = [0; 12];
        words[4 * (digit / 3 % 3) + digit % 3] = bits;
        let at = words.as_ptr().cast::<__m256i>();
        // SAFETY: as in `avx2`, and twelve words of eight bytes are three times 32 bytes.
        let bits = unsafe { [_mm256_loadu_si256(at), _mm256_loadu_si256(at.add(1)), _mm256_loadu_si256(at.add(2))] };
        self.without(Avx2(bits))
    }

    #[inline(always)]
    fn lack([a, b, c]: [Self; 3]) -> bool {
        let mut zero = avx2!(_mm256_setzero_si256());
        for n in 0..3 {
            let least = avx2!(_mm256_min_epu16(_mm256_min_epu16(a.0[n], b.0[n]), c.0[n]));
            zero = or(zero, zero_lanes(least));
        }
        avx2!(_mm256_movemask_epi8(zero)) & USED != 0
    }

    #[inline(always)]
    fn differ([a, b, c]: [Self; 3], [x, y, z]: [Self; 3]) -> bool {
        let Avx2([p, q, r]) = a.xor(x).or3(b.xor(y), c.xor(z));
        let difference = or(or(p, q), r);
        avx2!(_mm256_testz_si256(difference, difference)) == 0
    }

    #[inline(always)]
    fn cover([a, b, c]: [Self; 3], [x, y, z]: [Self; 3]) -> bool {
        let Avx2([p, q, r]) = a.or(x).and3(b.or(y), c.or(z));
        let covered = avx2!(_mm256_cmpeq_epi16(and(and(p, q), r), lanes(0o777)));
        avx2!(_mm256_movemask_epi8(covered)) & USED == USED
    }

    #[inline(always)]
    fn first_digit(self) -> u64 {
        avx2!(_mm_cvtsi128_si64(_mm256_castsi256_si128(self.0[0]))) as u64
    }

    #[inline(always)]
    fn least_and_greatest(self, bit: usize) -> (usize, usize) {
        let bit = avx2!(_mm256_set1_epi64x(1 << bit));
        let mut slots = 0;
        for n in 0..3 {
            // A word is equal where it has the bit.
            let equal = avx2!(_mm256_cmpeq_epi64(and(self.0[n], bit), bit));
            slots |= (avx2!(_mm256_movemask_pd(_mm256_castsi256_pd(equal))) as u32) << (4 * n);
        }
        let (least, greatest) = (slots.trailing_zeros() as usize, (slots | 1).ilog2() as usize);
        (least - least / 4, greatest - greatest / 4)
    }

    type Memory = [u64; 16];

    #[inline(always)]
    fn memory(self) -> [u64; 16] {
        let mut memory = [0; 16];
        let at = memory.as_mut_ptr().cast::<__m256i>();
        // SAFETY: as in `avx2`, and the 96 bytes that are written are the first of 128.
        unsafe {
            _mm256_storeu_si256(at, self.0[0]);
            _mm256_storeu_si256(at.add(1), self.0[1]);
            _mm256_storeu_si256(at.add(2), self.0[2]);
        }
        memory
    }

    #[inline(always)]
    fn word(memory: &[u64; 16], digit: usize) -> u64 {
        memory[(digit + digit / 3) & 15]
    }
}
