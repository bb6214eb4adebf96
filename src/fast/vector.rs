//! What the engine asks of a processor: a handful of operations on vectors of 32-bit lanes.

/// Four lanes of 32 bits for each of the positions that are computed side by side: a lane for each band, and one that is unused.
///
/// A lane has nine bits for each of three boxes, at 0, 10 and 20, with a guard bit above each nine. Who has a value has a
/// processor that can compute with it, so that no method asks for anything else.
pub trait Vector: Copy {
    /// How many positions a vector holds: one or two.
    const POSITIONS: usize;

    /// The same bits in all lanes.
    fn all(self, lane: u32) -> Self;
    /// The lanes of the positions, of which the last ones may be too many.
    fn load(self, positions: [&[u32; 4]; 2]) -> Self;
    /// The lanes of the positions; the second is zero where there is but one.
    fn store(self) -> [[u32; 4]; 2];

    fn and(self, other: Self) -> Self;
    fn or(self, other: Self) -> Self;
    /// `self` without the bits of `other`.
    fn without(self, other: Self) -> Self;
    fn plus(self, other: Self) -> Self;
    fn minus(self, other: Self) -> Self;
    /// A shift to the right that moves guards, and nothing from one lane to the next.
    fn right<const N: i32>(self) -> Self;
    /// In each box what is in the next one of the band, cyclic; the guards go with it. Bits above the third guard are undefined.
    fn next_box(self) -> Self;
    /// In each box what is in the one before in the band, cyclic; like `next_box`.
    fn box_before(self) -> Self;
    /// In each band what is in the next one, cyclic; the unused lane stays.
    fn next_band(self) -> Self;
    /// In each band what is in the one before, cyclic; the unused lane stays.
    fn band_before(self) -> Self;

    /// Of which positions the three bands are equal: a bit a position.
    fn equal(self, other: Self) -> u32;

    #[inline(always)]
    fn or3(self, second: Self, third: Self) -> Self {
        self.or(second).or(third)
    }
    #[inline(always)]
    fn and3(self, second: Self, third: Self) -> Self {
        self.and(second).and(third)
    }
    /// `self`, and what is in both others.
    #[inline(always)]
    fn or_both(self, second: Self, third: Self) -> Self {
        self.or(second.and(third))
    }
    /// `self` without what is in both others.
    #[inline(always)]
    fn without_both(self, second: Self, third: Self) -> Self {
        self.without(second.and(third))
    }
    /// `self`, and what is in `second` and not in `third`.
    #[inline(always)]
    fn or_without(self, second: Self, third: Self) -> Self {
        self.or(second.without(third))
    }
    /// `self` where `mask` has no bit, and `other`.
    #[inline(always)]
    fn replaced(self, mask: Self, other: Self) -> Self {
        self.without(mask).or(other)
    }
}
