//! The operations that the engine needs from a processor, on vectors of 32-bit lanes.

/// Four 32-bit lanes for each of the positions that are computed side by side: one lane per band, and one that is unused.
///
/// A lane has nine bits for each of three boxes, at 0, 10 and 20, with a guard bit above each nine. Having a value proves that
/// the processor has the instructions, so the methods need no further checks.
pub trait Vector: Copy {
    /// The number of positions that a vector holds: one or two.
    const POSITIONS: usize;

    /// Returns the same bits in all lanes.
    fn all(self, lane: u32) -> Self;
    /// Loads the lanes of the positions; those that do not fit are ignored.
    fn load(self, positions: [&[u32; 4]; 2]) -> Self;
    /// Returns the lanes of the positions; the second is zero if there is only one.
    fn store(self) -> [[u32; 4]; 2];

    fn and(self, other: Self) -> Self;
    fn or(self, other: Self) -> Self;
    /// `self` without the bits of `other`.
    fn without(self, other: Self) -> Self;
    fn plus(self, other: Self) -> Self;
    fn minus(self, other: Self) -> Self;
    /// Shifts the bits to the right. This moves guards as well, but nothing from one lane to the next.
    fn right<const N: i32>(self) -> Self;
    /// For each box, the content of the next box in the band (cyclic), with the guards. Bits above the third guard are
    /// undefined.
    fn next_box(self) -> Self;
    /// For each box, the content of the previous box in the band (cyclic); like `next_box`.
    fn box_before(self) -> Self;
    /// For each band, the content of the next band (cyclic); the unused lane stays.
    fn next_band(self) -> Self;
    /// For each band, the content of the previous band (cyclic); the unused lane stays.
    fn band_before(self) -> Self;

    /// Compares the three bands, with one bit for each position in which they are equal.
    fn equal(self, other: Self) -> u32;

    #[inline(always)]
    fn or3(self, second: Self, third: Self) -> Self {
        self.or(second).or(third)
    }
    #[inline(always)]
    fn and3(self, second: Self, third: Self) -> Self {
        self.and(second).and(third)
    }
    /// Returns `self`, plus the bits that both others have.
    #[inline(always)]
    fn or_both(self, second: Self, third: Self) -> Self {
        self.or(second.and(third))
    }
    /// Returns `self` without the bits that both others have.
    #[inline(always)]
    fn without_both(self, second: Self, third: Self) -> Self {
        self.without(second.and(third))
    }
    /// Returns `self`, plus the bits of `second` that are not in `third`.
    #[inline(always)]
    fn or_without(self, second: Self, third: Self) -> Self {
        self.or(second.without(third))
    }
    /// `self` where `mask` has no bit, otherwise `other`.
    #[inline(always)]
    fn replaced(self, mask: Self, other: Self) -> Self {
        self.without(mask).or(other)
    }
}
