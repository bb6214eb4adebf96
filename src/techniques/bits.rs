//! Tables of bits: who is joined to whom, a row for each.

/// Rows of bits, all of the same length.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Bits {
    words: usize,
    bits: Vec<u64>,
}

impl Bits {
    /// A table without any bit.
    pub fn new(rows: usize, columns: usize) -> Bits {
        let words = columns.div_ceil(64).max(1);
        Bits { words, bits: vec![0; rows * words] }
    }

    #[inline]
    pub fn row(&self, row: usize) -> &[u64] {
        &self.bits[row * self.words..][..self.words]
    }

    #[inline]
    pub fn has(&self, row: usize, column: usize) -> bool {
        self.bits[row * self.words + column / 64] >> (column % 64) & 1 == 1
    }

    #[inline]
    pub fn insert(&mut self, row: usize, column: usize) {
        self.bits[row * self.words + column / 64] |= 1 << (column % 64);
    }

    /// Adds the bits of another row to this one, and says whether one of them is new.
    #[inline]
    pub fn add(&mut self, row: usize, more: &[u64]) -> bool {
        let own = &mut self.bits[row * self.words..][..self.words];
        own.iter_mut().zip(more).fold(0, |new, (own, more)| {
            let before = *own;
            *own |= more;
            new | (before ^ *own)
        }) != 0
    }
}

/// The columns of the bits of a row, in order.
pub(super) fn ones(words: impl Iterator<Item = u64>) -> impl Iterator<Item = usize> {
    words.enumerate().flat_map(|(index, mut word)| {
        std::iter::from_fn(move || {
            let bit = (word != 0).then(|| 64 * index + word.trailing_zeros() as usize)?;
            word &= word - 1;
            Some(bit)
        })
    })
}

/// The bits that both rows have.
pub(super) fn both<'a>(one: &'a [u64], two: &'a [u64]) -> impl Iterator<Item = u64> + 'a {
    one.iter().zip(two).map(|(one, two)| one & two)
}

/// The bits that the first row has, and the second has not.
pub(super) fn without<'a>(one: &'a [u64], two: &'a [u64]) -> impl Iterator<Item = u64> + 'a {
    one.iter().zip(two).map(|(one, two)| one & !two)
}

/// Whether two rows have a bit in common.
#[inline]
pub(super) fn meet(one: &[u64], two: &[u64]) -> bool {
    one.iter().zip(two).any(|(one, two)| one & two != 0)
}
