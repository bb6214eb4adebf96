//! Tables of bits that store which items are joined: one row for each item.

/// Rows of bits, all of the same length.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Bits {
    words: usize,
    bits: Vec<u64>,
}

impl Bits {
    /// Creates a table without any bits.
    #[inline]
    pub fn new(rows: usize, columns: usize) -> Bits {
        let words = columns.div_ceil(64).max(1);
        Bits { words, bits: vec![0; rows * words] }
    }

    #[inline]
    pub fn row(&self, row: usize) -> &[u64] {
        &self.bits[row * self.words..][..self.words]
    }

    #[inline]
    fn row_mut(&mut self, row: usize) -> &mut [u64] {
        &mut self.bits[row * self.words..][..self.words]
    }

    #[inline]
    pub fn has(&self, row: usize, column: usize) -> bool {
        self.bits[row * self.words + column / 64] >> (column % 64) & 1 == 1
    }

    #[inline]
    pub fn insert(&mut self, row: usize, column: usize) {
        self.bits[row * self.words + column / 64] |= 1 << (column % 64);
    }

    #[inline]
    pub fn rows(&self) -> usize {
        self.bits.len() / self.words
    }

    /// Adds to each of these rows the rows of its bits, the rows of their bits, and so on. These rows may only have bits of
    /// each other.
    pub fn close(&mut self, rows: &[u64]) {
        let count = self.rows();
        let (unseen, open) = (rows.to_vec(), vec![0; self.words]);
        let scratch = [(); 2].map(|()| vec![0; self.words]);
        let mut closing = Closing { bits: self, unseen, open, path: vec![], numbers: vec![0; count], scratch };
        while let Some(row) = first(closing.unseen.iter().copied()) {
            closing.visit(row);
        }
    }

    /// Returns true if these rows have a bit in common.
    #[inline]
    pub fn have_common(&self, rows: &[usize]) -> bool {
        (0..self.words).any(|word| rows.iter().fold(u64::MAX, |all, row| all & self.bits[row * self.words + word]) != 0)
    }

    /// Adds the bits of a row of another table to this one.
    #[inline]
    pub fn add(&mut self, row: usize, more: &[u64]) {
        merge(self.row_mut(row), more);
    }

    /// Adds the bits of a row, and returns true if any of them is new.
    #[inline]
    pub fn grow(&mut self, row: usize, more: &[u64]) -> bool {
        let own = self.row_mut(row).iter_mut().zip(more);
        let new = own.fold(0, |new, (own, more)| {
            let added = more & !*own;
            *own |= more;
            new | added
        });
        new != 0
    }

    /// Adds all these rows of another table to this one.
    #[inline]
    pub fn add_all(&mut self, row: usize, from: &Bits, rows: impl Iterator<Item = usize>) {
        // For short rows, the sum is kept in registers.
        match self.words {
            1 => self.add_sum::<1>(row, from, rows),
            2 => self.add_sum::<2>(row, from, rows),
            3 => self.add_sum::<3>(row, from, rows),
            4 => self.add_sum::<4>(row, from, rows),
            5 => self.add_sum::<5>(row, from, rows),
            6 => self.add_sum::<6>(row, from, rows),
            _ => rows.for_each(|other| self.add(row, from.row(other))),
        }
    }

    #[inline]
    fn add_sum<const WORDS: usize>(&mut self, row: usize, from: &Bits, rows: impl Iterator<Item = usize>) {
        let (from, _) = from.bits.as_chunks::<WORDS>();
        let mut sum = [0; WORDS];
        for other in rows {
            sum.iter_mut().zip(&from[other]).for_each(|(sum, more)| *sum |= more);
        }
        merge(self.row_mut(row), &sum);
    }
}

/// Rows that are being closed, each after those that it leads to. Rows that lead to each other are closed at once. (R. Tarjan,
/// 1972.)
struct Closing<'a> {
    bits: &'a mut Bits,
    /// The rows that have not been visited yet.
    unseen: Vec<u64>,
    /// The rows that have been visited, but are not closed.
    open: Vec<u64>,
    /// The open rows in the order of the visits.
    path: Vec<usize>,
    /// The index of each row of the path in this order.
    numbers: Vec<usize>,
    scratch: [Vec<u64>; 2],
}

impl Closing<'_> {
    /// Closes a row, unless it leads to one before it in the path. Returns the number of the first row that it leads to there.
    fn visit(&mut self, row: usize) -> usize {
        let number = self.path.len();
        self.numbers[row] = number;
        self.path.push(row);
        let (word, bit) = (row / 64, 1 << (row % 64));
        self.unseen[word] &= !bit;
        self.open[word] |= bit;
        let mut earliest = number;
        while let Some(next) = first(both(self.bits.row(row), &self.unseen)) {
            earliest = earliest.min(self.visit(next));
        }
        for back in ones(both(self.bits.row(row), &self.open)) {
            earliest = earliest.min(self.numbers[back]);
        }
        if earliest == number {
            self.close(number);
        }
        earliest
    }

    /// Closes the rows of the path from that number on.
    fn close(&mut self, number: usize) {
        let Closing { bits, open, path, scratch: [closed, known], .. } = self;
        let members = &path[number..];
        closed.fill(0);
        known.fill(0);
        for &row in members {
            open[row / 64] &= !(1 << (row % 64));
            known[row / 64] |= 1 << (row % 64);
            merge(closed, bits.row(row));
        }
        // The rows behind a closed row are known completely.
        while let Some(via) = first(without(closed, known)) {
            known[via / 64] |= 1 << (via % 64);
            merge(known, bits.row(via));
            merge(closed, bits.row(via));
        }
        members.iter().for_each(|&row| bits.row_mut(row).copy_from_slice(closed));
        path.truncate(number);
    }
}

/// An iterator over the positions of the bits in these words, in order.
#[derive(Clone)]
pub(super) struct Ones<I> {
    words: I,
    word: u64,
    start: usize,
}

#[inline]
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

/// Returns the position of the first bit.
#[inline]
fn first(words: impl Iterator<Item = u64>) -> Option<usize> {
    ones(words).next()
}

/// Returns the bits that both rows have.
#[inline]
pub(super) fn both<'a>(one: &'a [u64], two: &'a [u64]) -> impl Iterator<Item = u64> + 'a {
    one.iter().zip(two).map(|(one, two)| one & two)
}

/// Returns the bits that the first row has but the second does not.
#[inline]
pub(super) fn without<'a>(one: &'a [u64], two: &'a [u64]) -> impl Iterator<Item = u64> + 'a {
    one.iter().zip(two).map(|(one, two)| one & !two)
}

/// Returns true if two rows have a bit in common.
#[inline]
pub(super) fn meet(one: &[u64], two: &[u64]) -> bool {
    one.iter().zip(two).any(|(one, two)| one & two != 0)
}

/// The rows that a row leads to by strong and weak links in turn: by one strong link, then by two with a weak one between them,
/// and so on.
pub(super) struct StrongReach {
    leads: Vec<u64>,
    /// The rows added last.
    newest: Vec<u64>,
    /// The rows that the weak links lead to.
    behind: Vec<u64>,
}

impl StrongReach {
    /// Follows one strong link from the rows of these bits.
    #[inline]
    pub fn from(behind: &[u64], strong: &Bits) -> StrongReach {
        let mut reach = StrongReach { leads: vec![0; behind.len()], newest: behind.to_vec(), behind: behind.to_vec() };
        reach.follow(strong);
        reach
    }

    /// Follows another strong link. Returns true if that leads to anything new.
    pub fn grow(&mut self, strong: &Bits, weak: &Bits) -> bool {
        let mut next = vec![0; self.behind.len()];
        ones(self.newest.iter().copied()).for_each(|via| merge(&mut next, weak.row(via)));
        next.iter_mut().zip(&self.behind).for_each(|(next, behind)| *next &= !behind);
        merge(&mut self.behind, &next);
        self.newest = next;
        self.follow(strong)
    }

    /// Follows the strong links of the newest rows.
    fn follow(&mut self, strong: &Bits) -> bool {
        let mut next = vec![0; self.behind.len()];
        ones(self.newest.iter().copied()).for_each(|via| merge(&mut next, strong.row(via)));
        next.iter_mut().zip(&self.leads).for_each(|(next, leads)| *next &= !leads);
        merge(&mut self.leads, &next);
        self.newest = next;
        self.newest.iter().any(|&word| word != 0)
    }

    /// Returns true if the row was reached in the last round.
    #[inline]
    pub fn is_new(&self, row: usize) -> bool {
        self.newest[row / 64] >> (row % 64) & 1 == 1
    }

    /// Returns true if one of these rows was reached in the last round.
    #[inline]
    pub fn is_any_new(&self, rows: &[u64]) -> bool {
        meet(&self.newest, rows)
    }
}

/// Adds bits to others.
#[inline]
fn merge(own: &mut [u64], more: &[u64]) {
    own.iter_mut().zip(more).for_each(|(own, more)| *own |= more);
}
