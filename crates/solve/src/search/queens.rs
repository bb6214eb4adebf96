//! Queens on a chessboard that do not attack each other, as a stacked-assumptions problem.

use super::Problem;

/// One queen in each row of a square chessboard (M. Bezzel, 1848, for eight queens; there are 92 ways).
///
/// A slot is a row from the top; a candidate is a column from the left. Both are counted from 0.
#[derive(Clone, Debug)]
pub struct Queens {
    size: usize,
    columns: u32,
    rising: u64,
    falling: u64,
}

/// The candidate columns, taken in order.
#[derive(Clone, Debug)]
pub struct Columns(u32);

impl Iterator for Columns {
    type Item = usize;

    fn next(&mut self) -> Option<usize> {
        let first = self.0.trailing_zeros() as usize;
        (self.0 != 0).then(|| {
            self.0 &= self.0 - 1;
            first
        })
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.0.count_ones() as usize;
        (left, Some(left))
    }
}

impl ExactSizeIterator for Columns {}

impl Queens {
    /// The size of the largest board.
    pub const MOST: usize = 16;

    /// Creates an empty board with `size` rows and columns, from 1 to [`Queens::MOST`]; other numbers are replaced by the
    /// nearest one.
    pub fn new(size: usize) -> Queens {
        Queens { size: size.clamp(1, Queens::MOST), columns: 0, rising: 0, falling: 0 }
    }

    /// Returns the number of rows and columns of the board.
    pub fn size(&self) -> usize {
        self.size
    }

    /// Returns the diagonals of a square: rising to the right, falling to the right.
    fn diagonals(&self, row: usize, column: usize) -> (u64, u64) {
        (1 << (row + column), 1 << (row + self.size - 1 - column))
    }

    /// Returns true if a queen in a filled row attacks the square.
    pub fn attacks(&self, row: usize, column: usize) -> bool {
        let (rising, falling) = self.diagonals(row, column);
        self.columns >> column & 1 == 1 || self.rising & rising != 0 || self.falling & falling != 0
    }

    fn turn(&mut self, row: usize, column: usize) {
        let (rising, falling) = self.diagonals(row, column);
        self.columns ^= 1 << column;
        self.rising ^= rising;
        self.falling ^= falling;
    }
}

impl Problem for Queens {
    type Candidate = usize;
    type Candidates = Columns;

    fn slots(&self) -> usize {
        self.size
    }

    fn candidates(&self, row: usize) -> Columns {
        Columns((0..self.size).filter(|&column| !self.attacks(row, column)).fold(0, |set, column| set | 1 << column))
    }

    fn assume(&mut self, row: usize, column: usize) {
        self.turn(row, column);
    }

    fn release(&mut self, row: usize, column: usize) {
        self.turn(row, column);
    }
}
