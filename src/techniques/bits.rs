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

    /// Whether these rows have a bit in common.
    pub fn have_common(&self, rows: &[usize]) -> bool {
        (0..self.words).any(|word| rows.iter().fold(u64::MAX, |all, row| all & self.bits[row * self.words + word]) != 0)
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

/// The places of the bits in these words, in order.
pub(super) struct Ones<I> {
    words: I,
    word: u64,
    start: usize,
}

pub(super) fn ones<I: Iterator<Item = u64>>(mut words: I) -> Ones<I> {
    let word = words.next().unwrap_or(0);
    Ones { words, word, start: 0 }
}

impl<I: Iterator<Item = u64>> Iterator for Ones<I> {
    type Item = usize;

    #[inline]
    fn next(&mut self) -> Option<usize> {
        while self.word == 0 {
            self.word = self.words.next()?;
            self.start += 64;
        }
        let bit = self.word.trailing_zeros() as usize;
        self.word &= self.word - 1;
        Some(self.start + bit)
    }
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

/// What each row leads to by links of two kinds in turn: at first by one strong link, then by two or one, with a weak one between
/// them, and so on.
pub(super) struct Spread<'a> {
    strong: &'a Bits,
    weak: &'a Bits,
    /// The rows with a strong link.
    joined: Bits,
    /// What a row leads to that begins with a strong link, and with a weak one.
    pub level: Bits,
    behind: Bits,
    /// The rows that grew at last.
    grew: Bits,
}

impl<'a> Spread<'a> {
    pub fn of(strong: &'a Bits, weak: &'a Bits) -> Spread<'a> {
        let count = strong.bits.len() / strong.words;
        let mut joined = Bits::new(1, count);
        (0..count).filter(|&row| strong.row(row).iter().any(|&word| word != 0)).for_each(|row| joined.insert(0, row));
        let (level, behind, grew) = (strong.clone(), Bits::new(count, count), joined.clone());
        Spread { strong, weak, joined, level, behind, grew }
    }

    /// One more strong link. Returns whether it leads on.
    pub fn grow(&mut self) -> bool {
        let mut more = Bits::new(1, self.joined.words * 64);
        for row in ones(self.joined.row(0).iter().copied()) {
            for via in ones(both(self.weak.row(row), self.grew.row(0))) {
                if self.behind.add(row, self.level.row(via)) {
                    more.insert(0, row);
                }
            }
        }
        self.grew.bits.fill(0);
        for row in ones(self.joined.row(0).iter().copied()) {
            for via in ones(both(self.strong.row(row), more.row(0))) {
                if self.level.add(row, self.behind.row(via)) {
                    self.grew.insert(0, row);
                }
            }
        }
        self.grew.bits.iter().any(|&word| word != 0)
    }

    /// With as many links as one likes.
    pub fn whole(mut self) -> Bits {
        while self.grow() {}
        self.level
    }
}
