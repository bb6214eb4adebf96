//! The knight's tour as a stacked-assumptions problem: a knight visits every square of a board once.

use super::Problem;

/// The order in which the knight tries its moves.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Order {
    /// Clockwise, starting two rows up and one column to the right.
    #[default]
    Clockwise,
    /// First the square with the fewest onward moves (H. C. von Warnsdorff, 1823).
    FewestExits,
}

/// An open tour of a square board that starts in the top left corner.
///
/// A slot is a move; a candidate is the square it leads to, counted from 0 row by row.
#[derive(Clone, Debug)]
pub struct KnightsTour {
    size: usize,
    order: Order,
    visited: u64,
    /// The squares of the tour so far, starting with the corner.
    path: Vec<u8>,
}

/// The squares of the remaining moves, in order.
#[derive(Clone, Debug)]
pub struct Squares {
    squares: [u8; 8],
    next: u8,
    end: u8,
}

impl Iterator for Squares {
    type Item = usize;

    fn next(&mut self) -> Option<usize> {
        (self.next < self.end).then(|| {
            self.next += 1;
            usize::from(self.squares[usize::from(self.next) - 1])
        })
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = usize::from(self.end - self.next);
        (left, Some(left))
    }
}

impl ExactSizeIterator for Squares {}

/// Rows down and columns right, clockwise.
const MOVES: [(isize, isize); 8] = [(-2, 1), (-1, 2), (1, 2), (2, 1), (2, -1), (1, -2), (-1, -2), (-2, -1)];

impl KnightsTour {
    /// The size of the largest board.
    pub const MOST: usize = 8;

    /// Creates a tour that starts in the corner of a board with `size` rows and columns, from 1 to [`KnightsTour::MOST`]; other
    /// numbers are replaced by the nearest one.
    pub fn new(size: usize, order: Order) -> KnightsTour {
        KnightsTour { size: size.clamp(1, KnightsTour::MOST), order, visited: 1, path: vec![0] }
    }

    /// Returns the number of rows and columns of the board.
    pub fn size(&self) -> usize {
        self.size
    }

    /// Returns the squares of the tour so far, counted from 0 row by row.
    pub fn path(&self) -> &[u8] {
        &self.path
    }

    /// Returns the unvisited squares that a knight on this square can reach.
    fn exits(&self, from: usize) -> impl Iterator<Item = usize> {
        MOVES.iter().filter_map(move |&(down, right)| {
            let row = (from / self.size).checked_add_signed(down).filter(|&row| row < self.size)?;
            let column = (from % self.size).checked_add_signed(right).filter(|&column| column < self.size)?;
            Some(row * self.size + column).filter(|to| self.visited >> to & 1 == 0)
        })
    }
}

impl Problem for KnightsTour {
    type Candidate = usize;
    type Candidates = Squares;

    fn slots(&self) -> usize {
        self.size * self.size - 1
    }

    fn candidates(&self, slot: usize) -> Squares {
        let mut squares = Squares { squares: [0; 8], next: 0, end: 0 };
        for to in self.exits(usize::from(self.path[slot])) {
            squares.squares[usize::from(squares.end)] = to as u8;
            squares.end += 1;
        }
        if self.order == Order::FewestExits {
            squares.squares[..usize::from(squares.end)].sort_by_key(|&to| self.exits(usize::from(to)).count());
        }
        squares
    }

    fn assume(&mut self, _: usize, square: usize) {
        self.visited |= 1 << square;
        self.path.push(square as u8);
    }

    fn release(&mut self, _: usize, square: usize) {
        self.visited &= !(1 << square);
        self.path.pop();
    }
}
