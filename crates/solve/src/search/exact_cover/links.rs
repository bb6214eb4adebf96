//! The dancing links of a matrix. Uncovering exactly undoes covering.

use super::matrix::Matrix;
use super::number::Number;

/// The header of all columns.
const ROOT: usize = 0;

/// The left and right links of the headers, and the up and down links of all nodes.
#[derive(Clone, Debug)]
pub struct Links<N> {
    left: Vec<N>,
    right: Vec<N>,
    up: Vec<N>,
    down: Vec<N>,
    sizes: Vec<N>,
}

impl<N: Number> Links<N> {
    /// Links all nodes, with no column covered. Only items that must be met are between the headers left and right of the root.
    pub fn of<const WIDTH: usize>(matrix: &Matrix<N, WIDTH>) -> Links<N> {
        let own = |count: usize| (0..count).map(N::new).collect::<Vec<N>>();
        let (headers, ring) = (matrix.headers(), matrix.needs() + 1);
        let (mut left, mut right) = (own(headers), own(headers));
        for header in 0..ring {
            left[header] = N::new((header + ring - 1) % ring);
            right[header] = N::new((header + 1) % ring);
        }
        let (mut up, mut down) = (own(matrix.columns().len()), own(matrix.columns().len()));
        let mut sizes = vec![0; headers];
        for (node, header) in matrix.columns().iter().enumerate().skip(headers) {
            let last = up[header.get()];
            down[last.get()] = N::new(node);
            up[node] = last;
            down[node] = *header;
            up[header.get()] = N::new(node);
            sizes[header.get()] += 1;
        }
        Links { left, right, up, down, sizes: sizes.into_iter().map(N::new).collect() }
    }

    /// Returns the uncovered column with the fewest rows (the first of them if there are several), and its number of rows.
    pub fn smallest(&self) -> Option<(N, usize)> {
        let mut smallest: Option<(N, usize)> = None;
        let mut column = self.right[ROOT];
        while column.get() != ROOT {
            let size = self.sizes[column.get()].get();
            if smallest.is_none_or(|(_, least)| size < least) {
                smallest = Some((column, size));
                if size == 0 {
                    break;
                }
            }
            column = self.right[column.get()];
        }
        smallest
    }

    /// Returns the node below; `None` after the last of its column.
    #[inline]
    pub fn below(&self, node: N) -> Option<N> {
        // The headers have numbers below those of all other nodes.
        Some(self.down[node.get()]).filter(|below| below.get() >= self.sizes.len())
    }

    /// Covers a column: removes it and all rows that meet it.
    pub fn cover<const WIDTH: usize>(&mut self, matrix: &Matrix<N, WIDTH>, column: N) {
        let (left, right) = (self.left[column.get()], self.right[column.get()]);
        self.right[left.get()] = right;
        self.left[right.get()] = left;
        let mut row = self.down[column.get()];
        while row != column {
            matrix.each_other(row, |node, header| {
                let (up, down) = (self.up[node], self.down[node]);
                self.down[up.get()] = down;
                self.up[down.get()] = up;
                self.sizes[header] = N::new(self.sizes[header].get() - 1);
            });
            row = self.down[row.get()];
        }
    }

    /// Uncovers a column, the last one that was covered.
    pub fn uncover<const WIDTH: usize>(&mut self, matrix: &Matrix<N, WIDTH>, column: N) {
        let mut row = self.up[column.get()];
        while row != column {
            matrix.each_other(row, |node, header| {
                let (up, down) = (self.up[node], self.down[node]);
                self.down[up.get()] = N::new(node);
                self.up[down.get()] = N::new(node);
                self.sizes[header] = N::new(self.sizes[header].get() + 1);
            });
            row = self.up[row.get()];
        }
        let (left, right) = (self.left[column.get()], self.right[column.get()]);
        self.right[left.get()] = column;
        self.left[right.get()] = column;
    }

    /// Covers the other columns that the node's row meets.
    pub fn cover_others<const WIDTH: usize>(&mut self, matrix: &Matrix<N, WIDTH>, node: N) {
        for other in matrix.row(node).filter(|&other| other != node.get()) {
            self.cover(matrix, matrix.columns()[other]);
        }
    }

    /// Uncovers the columns that [`Links::cover_others`] covered.
    pub fn uncover_others<const WIDTH: usize>(&mut self, matrix: &Matrix<N, WIDTH>, node: N) {
        for other in matrix.row(node).rev().filter(|&other| other != node.get()) {
            self.uncover(matrix, matrix.columns()[other]);
        }
    }
}
