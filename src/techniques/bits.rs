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

    fn rows(&self) -> usize {
        self.bits.len() / self.words
    }

    /// Adds to each row the rows of its bits, the rows of their bits, and so on.
    pub fn close(&mut self) {
        let mut known = vec![0; self.words];
        for row in 0..self.rows() {
            known.fill(0);
            loop {
                let next = ones(without(self.row(row), &known)).next();
                let Some(via) = next else { break };
                known[via / 64] |= 1 << (via % 64);
                for (word, known) in known.iter_mut().enumerate() {
                    let more = self.bits[via * self.words + word];
                    self.bits[row * self.words + word] |= more;
                    // What is behind the rows before this one is known as a whole.
                    *known |= if via < row { more } else { 0 };
                }
            }
        }
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

/// What a row leads to by links of two kinds in turn: by one strong link, then by two, with a weak one between them, and so on.
pub(super) struct Reach {
    leads: Vec<u64>,
    /// What was added at last.
    newest: Vec<u64>,
    /// What the weak links lead to.
    behind: Vec<u64>,
}

impl Reach {
    /// By one strong link from the rows of these bits.
    pub fn from(behind: &[u64], strong: &Bits) -> Reach {
        let mut reach = Reach { leads: vec![0; behind.len()], newest: behind.to_vec(), behind: behind.to_vec() };
        reach.follow(strong);
        reach
    }

    /// By one more. Returns whether that leads to anything new.
    pub fn grow(&mut self, strong: &Bits, weak: &Bits) -> bool {
        let mut next = vec![0; self.behind.len()];
        ones(self.newest.iter().copied()).for_each(|via| merge(&mut next, weak.row(via)));
        next.iter_mut().zip(&self.behind).for_each(|(next, behind)| *next &= !behind);
        merge(&mut self.behind, &next);
        self.newest = next;
        self.follow(strong)
    }

    /// Follows the strong links of the newest.
    fn follow(&mut self, strong: &Bits) -> bool {
        let mut next = vec![0; self.behind.len()];
        ones(self.newest.iter().copied()).for_each(|via| merge(&mut next, strong.row(via)));
        next.iter_mut().zip(&self.leads).for_each(|(next, leads)| *next &= !leads);
        merge(&mut self.leads, &next);
        self.newest = next;
        self.newest.iter().any(|&word| word != 0)
    }

    /// Whether it was led to at last.
    pub fn is_new(&self, row: usize) -> bool {
        self.newest[row / 64] >> (row % 64) & 1 == 1
    }

    /// Whether one of these was led to at last.
    pub fn is_any_new(&self, rows: &[u64]) -> bool {
        meet(&self.newest, rows)
    }
}

/// Adds bits to others.
#[inline]
fn merge(own: &mut [u64], more: &[u64]) {
    own.iter_mut().zip(more).for_each(|(own, more)| *own |= more);
}
