//! The vector the engine computes with: nine bits for each digit in each of three boxes side by side.

/// How many lanes there may be in memory: 27 that are used, and zeros.
pub const LANES: usize = 48;

/// A lane of 16 bits for each digit in each of the three boxes of a band; its bit `3 * row + column` is a cell of the box.
///
/// Everything is done in all lanes at once. A processor may have more lanes than these 27: they are zero and stay zero.
/// Who has a value has a processor that can compute with it, so that no method asks for anything else.
pub trait Lanes: Copy {
    /// The lane of a digit, 0 to 8, in a box, 0 to 2 from left to right.
    fn lane(digit: usize, column_of_boxes: usize) -> usize;
    /// The lanes as they are in memory.
    fn load(self, lanes: &[u16; LANES]) -> Self;
    /// Which of the 81 bytes are not zero.
    fn nonzero(self, bytes: &[u8; 81]) -> u128;
    /// The same nine bits in each of the 27 lanes.
    fn all(self, bits: u16) -> Self;

    fn and(self, other: Self) -> Self;
    fn or(self, other: Self) -> Self;
    /// `self` without the bits of `other`.
    fn without(self, other: Self) -> Self;
    fn xor(self, other: Self) -> Self;
    #[inline(always)]
    fn or3(self, second: Self, third: Self) -> Self {
        self.or(second).or(third)
    }
    #[inline(always)]
    fn and3(self, second: Self, third: Self) -> Self {
        self.and(second).and(third)
    }
    /// The bits that are in one or in all three.
    #[inline(always)]
    fn odd(self, second: Self, third: Self) -> Self {
        self.xor(second).xor(third)
    }
    /// The bits that are in two or in all three.
    #[inline(always)]
    fn two(self, second: Self, third: Self) -> Self {
        self.and(second).or(self.or(second).and(third))
    }
    /// The bits of `ones` where `BITS` has a one, of `zeros` elsewhere.
    fn choose<const BITS: u16>(ones: Self, zeros: Self) -> Self;
    fn left<const N: u32>(self) -> Self;
    fn right<const N: u32>(self) -> Self;
    fn keep<const BITS: u16>(self) -> Self;
    fn plus<const BITS: u16>(self) -> Self;
    /// Nine bits, and the first seven of them once more above.
    fn repeated(self) -> Self;
    /// Bits 0, 3 and 6, each three times side by side.
    fn across(self) -> Self;
    /// Bits 0 to 2, three times one after the other.
    fn along(self) -> Self;

    /// In the lane of each box what is in the lane of the next one, same digit, cyclic.
    fn next_box(self) -> Self;
    /// In the lane of each box what is in the lane of the one before, same digit, cyclic.
    fn box_before(self) -> Self;
    /// In the lane of each digit what is in that of the next one of its trio (0 to 2, 3 to 5, 6 to 8), and in that of the one
    /// after it, same box, cyclic.
    fn others_of_trio(self) -> [Self; 2];
    /// In the lane of each digit what is in that of the same place in the next trio, and in the one after it, same box, cyclic.
    fn other_trios(self) -> [Self; 2];
    /// In the lane of each digit the union of the lanes of the other eight, same box.
    #[inline(always)]
    fn other_digits(self) -> Self {
        let [second, third] = self.others_of_trio();
        let others = second.or(third);
        let [trio_1, trio_2] = self.or(others).other_trios();
        others.or3(trio_1, trio_2)
    }
    /// In each lane the bits that exactly two of the nine digits have, same box.
    #[inline(always)]
    fn two_digits(self) -> Self {
        // The number of digits as a sum of three numbers of two bits.
        let [second, third] = self.others_of_trio();
        let (ones, twos) = (self.odd(second, third), self.two(second, third));
        let ([ones_1, ones_2], [twos_1, twos_2]) = (ones.other_trios(), twos.other_trios());
        let (odd, carry) = (ones.odd(ones_1, ones_2), ones.two(ones_1, ones_2));
        let (half, more) = (twos.odd(twos_1, twos_2), twos.two(twos_1, twos_2));
        carry.xor(half).without(odd.or(more))
    }

    /// The lanes with exactly one bit; zero in the others.
    fn singles(self) -> Self;
    /// In the lanes with a bit in `chosen`, which is a part of `self`, those bits; the rest as it is.
    fn narrow(self, chosen: Self) -> Self;
    /// `self` without these bits of a digit: bit `16 * box + 3 * row + column`.
    fn without_of_digit(self, digit: usize, bits: u64) -> Self;

    /// Whether one of the 27 lanes is zero in one of three vectors.
    fn lack(vectors: [Self; 3]) -> bool;
    /// Whether one of three vectors differs from its partner.
    fn differ(vectors: [Self; 3], partners: [Self; 3]) -> bool;
    /// Whether each of the nine bits of each lane is in one of two partners, for three pairs of vectors.
    fn cover(vectors: [Self; 3], partners: [Self; 3]) -> bool;

    /// The first digit's lanes: bit `16 * box + 3 * row + column`; the bits above are undefined.
    fn first_digit(self) -> u64;
    /// The least and the greatest digit with that bit: `16 * box + 3 * row + column`. Some digit must have it.
    fn least_and_greatest(self, bit: usize) -> (usize, usize);

    /// The lanes in memory, digit by digit.
    type Memory;
    fn memory(self) -> Self::Memory;
    /// A digit's lanes: bit `16 * box + 3 * row + column`; the bits above are undefined.
    fn word(memory: &Self::Memory, digit: usize) -> u64;
}
