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

/// What each row leads to by links of two kinds in turn, level by level until there is no more or there are enough: by one strong
/// link; by two or one, with a weak one between them; by three or less, and so on.
pub(super) fn spread(strong: Bits, weak: &Bits, most: usize) -> Vec<Bits> {
    let count = strong.bits.len() / strong.words;
    let mut joined = Bits::new(1, count);
    (0..count).filter(|&row| strong.row(row).iter().any(|&word| word != 0)).for_each(|row| joined.insert(0, row));
    let starts: Vec<usize> = ones(joined.row(0).iter().copied()).collect();
    // From which rows a strong and a weak link lead on, and to which.
    let mut vias: Vec<usize> = vec![];
    let ends: Vec<usize> = starts
        .iter()
        .map(|&start| {
            let mut next = Bits::new(1, count);
            ones(strong.row(start).iter().copied()).for_each(|to| _ = next.add(0, weak.row(to)));
            vias.extend(ones(both(next.row(0), joined.row(0))));
            vias.len()
        })
        .collect();
    let (mut levels, mut level, mut grew) = (vec![], strong, vec![true; count]);
    loop {
        let (mut next, mut grows, mut first) = (level.clone(), vec![false; count], 0);
        for (&start, &end) in starts.iter().zip(&ends) {
            for &via in vias[first..end].iter().filter(|&&via| grew[via]) {
                grows[start] |= next.add(start, level.row(via));
            }
            first = end;
        }
        levels.push(std::mem::replace(&mut level, next));
        if levels.len() == most || !grows.contains(&true) {
            return levels;
        }
        grew = grows;
    }
}
