//! Lanes in words of 64 bits: every processor, and as many words at once as the compiler finds registers for.

use super::lanes::{LANES, Lanes};

/// Twelve words of four lanes: word `4 * (digit / 3) + digit % 3`, lane `box`. What is not a digit's or a box's is zero.
#[derive(Clone, Copy, Debug)]
pub struct Words([u64; 12]);

/// The same 16 bits in the lanes of the three boxes.
const fn boxes(bits: u16) -> u64 {
    bits as u64 * 0x0001_0001_0001
}

const fn word_of(digit: usize) -> usize {
    4 * (digit / 3) + digit % 3
}

impl Words {
    /// No bit at all.
    pub const ZERO: Words = Words([0; 12]);

    #[inline(always)]
    fn each(self, mut change: impl FnMut(u64) -> u64) -> Self {
        let Words(mut words) = self;
        for word in &mut words {
            *word = change(*word);
        }
        Words(words)
    }

    #[inline(always)]
    fn both(self, other: Self, mut join: impl FnMut(u64, u64) -> u64) -> Self {
        let Words(mut words) = self;
        for (word, other) in words.iter_mut().zip(other.0) {
            *word = join(*word, other);
        }
        Words(words)
    }

    /// All bits of the lanes that have a bit, of the first 15.
    #[inline(always)]
    fn filled(word: u64) -> u64 {
        let some = (word + boxes(0x7fff)) & boxes(0x8000);
        (some << 1).wrapping_sub(some >> 15)
    }
}

impl Lanes for Words {
    #[inline(always)]
    fn lane(digit: usize, column_of_boxes: usize) -> usize {
        4 * word_of(digit) + column_of_boxes
    }

    #[inline(always)]
    fn load(self, lanes: &[u16; LANES]) -> Self {
        let mut words = [0; 12];
        for n in 0..12 {
            for lane in 0..4 {
                words[n] |= u64::from(lanes[4 * n + lane]) << (16 * lane);
            }
        }
        Words(words)
    }

    #[inline(always)]
    fn nonzero(self, bytes: &[u8; 81]) -> u128 {
        let (mut nonzero, mut bit) = (0, 1);
        for byte in bytes {
            nonzero |= if *byte == 0 { 0 } else { bit };
            bit <<= 1;
        }
        nonzero
    }

    #[inline(always)]
    fn all(self, bits: u16) -> Self {
        let w = boxes(bits);
        Words([w, w, w, 0, w, w, w, 0, w, w, w, 0])
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        self.both(other, |a, b| a & b)
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        self.both(other, |a, b| a | b)
    }

    #[inline(always)]
    fn without(self, other: Self) -> Self {
        self.both(other, |a, b| a & !b)
    }

    #[inline(always)]
    fn xor(self, other: Self) -> Self {
        self.both(other, |a, b| a ^ b)
    }

    #[inline(always)]
    fn choose<const BITS: u16>(ones: Self, zeros: Self) -> Self {
        ones.both(zeros, |one, zero| one & boxes(BITS) | zero & !boxes(BITS))
    }

    #[inline(always)]
    fn left<const N: u32>(self) -> Self {
        self.each(|word| word << N & boxes(u16::MAX << N))
    }

    #[inline(always)]
    fn right<const N: u32>(self) -> Self {
        self.each(|word| word >> N & boxes(u16::MAX >> N))
    }

    #[inline(always)]
    fn keep<const BITS: u16>(self) -> Self {
        self.each(|word| word & boxes(BITS))
    }

    #[inline(always)]
    fn plus<const BITS: u16>(self) -> Self {
        self.each(|word| word + boxes(BITS))
    }

    #[inline(always)]
    fn repeated(self) -> Self {
        self.or(self.left::<9>())
    }

    #[inline(always)]
    fn across(self) -> Self {
        self.keep::<0o111>().each(|word| word | word << 1 | word << 2)
    }

    #[inline(always)]
    fn along(self) -> Self {
        self.keep::<0o007>().each(|word| word | word << 3 | word << 6)
    }

    #[inline(always)]
    fn next_box(self) -> Self {
        self.each(|word| word >> 16 | (word & 0xffff) << 32)
    }

    #[inline(always)]
    fn box_before(self) -> Self {
        self.each(|word| word << 16 & 0xffff_ffff_0000 | word >> 32)
    }

    #[inline(always)]
    fn others_of_trio(self) -> [Self; 2] {
        let [a, b, c, _, d, e, f, _, g, h, i, _] = self.0;
        [Words([b, c, a, 0, e, f, d, 0, h, i, g, 0]), Words([c, a, b, 0, f, d, e, 0, i, g, h, 0])]
    }

    #[inline(always)]
    fn other_trios(self) -> [Self; 2] {
        let [a, b, c, _, d, e, f, _, g, h, i, _] = self.0;
        [Words([d, e, f, 0, g, h, i, 0, a, b, c, 0]), Words([g, h, i, 0, a, b, c, 0, d, e, f, 0])]
    }

    #[inline(always)]
    fn singles(self) -> Self {
        self.each(|word| {
            let without_lowest = word & ((word | boxes(0x8000)) - boxes(1));
            word & !Words::filled(without_lowest)
        })
    }

    #[inline(always)]
    fn narrow(self, chosen: Self) -> Self {
        self.both(chosen, |word, chosen| word & !Words::filled(chosen) | chosen)
    }

    #[inline(always)]
    fn without_of_digit(self, digit: usize, bits: u64) -> Self {
        let Words(mut words) = self;
        words[word_of(digit)] &= !bits;
        Words(words)
    }

    #[inline(always)]
    fn lack(vectors: [Self; 3]) -> bool {
        let mut placed = boxes(0x8000);
        for Words(words) in vectors {
            for digit in 0..9 {
                placed &= words[word_of(digit)] + boxes(0x7fff);
            }
        }
        placed != boxes(0x8000)
    }

    #[inline(always)]
    fn differ(vectors: [Self; 3], partners: [Self; 3]) -> bool {
        let mut difference = 0;
        for band in 0..3 {
            for n in 0..12 {
                difference |= vectors[band].0[n] ^ partners[band].0[n];
            }
        }
        difference != 0
    }

    #[inline(always)]
    fn cover(vectors: [Self; 3], partners: [Self; 3]) -> bool {
        let mut covered = boxes(0o777);
        for band in 0..3 {
            for digit in 0..9 {
                covered &= vectors[band].0[word_of(digit)] | partners[band].0[word_of(digit)];
            }
        }
        covered == boxes(0o777)
    }

    #[inline(always)]
    fn first_digit(self) -> u64 {
        self.0[0]
    }

    #[inline(always)]
    fn least_and_greatest(self, bit: usize) -> (usize, usize) {
        let mut digits = 0u32;
        for digit in 0..9 {
            digits |= ((self.0[word_of(digit)] >> bit & 1) as u32) << digit;
        }
        (digits.trailing_zeros() as usize, (digits | 1).ilog2() as usize)
    }

    type Memory = [u64; 12];

    #[inline(always)]
    fn memory(self) -> [u64; 12] {
        self.0
    }

    #[inline(always)]
    fn word(memory: &[u64; 12], digit: usize) -> u64 {
        memory[word_of(digit)]
    }
}
