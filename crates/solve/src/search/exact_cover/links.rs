//! The dancing links: 324 columns and 729 rows of four nodes each. Uncovering exactly undoes covering.

use crate::search::Need;
use std::sync::LazyLock;
use sudoku_board::classic::ClassicCell;
use sudoku_board::{Cell, Value};

/// The header of all columns.
pub const ROOT: u16 = 0;

/// The first node that is not a header.
const FIRST_NODE: u16 = 325;

/// The columns of each row, as header numbers; row `9 * cell + digit - 1`.
static COLUMNS: LazyLock<Vec<[u16; 4]>> = LazyLock::new(|| {
    let place = |kind: usize, house: usize, digit: usize| (1 + 81 * kind + 9 * house + digit) as u16;
    let columns = |cell: Cell, digit: usize| {
        let needs = [place(1, cell.row(), digit), place(2, cell.column(), digit), place(3, cell.box_index(), digit)];
        [1 + cell.index() as u16, needs[0], needs[1], needs[2]]
    };
    Cell::all().flat_map(|cell| (0..9).map(move |digit| columns(cell, digit))).collect()
});

static NEEDS: LazyLock<Vec<Need>> = LazyLock::new(|| Need::all().collect());

/// All rows and columns, with none covered.
static WHOLE: LazyLock<Links> = LazyLock::new(Links::build);

/// The left and right links of the headers, and the up and down links of all nodes.
#[derive(Clone, Debug)]
pub struct Links {
    left: Vec<u16>,
    right: Vec<u16>,
    up: Vec<u16>,
    down: Vec<u16>,
    sizes: Vec<u16>,
}

impl Links {
    /// Returns all rows and columns, with none covered.
    pub fn whole() -> Links {
        WHOLE.clone()
    }

    fn build() -> Links {
        let count = usize::from(FIRST_NODE) + 4 * COLUMNS.len();
        let own = |count: usize| (0..count as u16).collect::<Vec<u16>>();
        let mut links = Links {
            left: (0..FIRST_NODE).map(|header| (header + FIRST_NODE - 1) % FIRST_NODE).collect(),
            right: (0..FIRST_NODE).map(|header| (header + 1) % FIRST_NODE).collect(),
            up: own(count),
            down: own(count),
            sizes: vec![0; usize::from(FIRST_NODE)],
        };
        for node in FIRST_NODE..count as u16 {
            let header = Links::column(node);
            let last = links.up[usize::from(header)];
            links.down[usize::from(last)] = node;
            links.up[usize::from(node)] = last;
            links.down[usize::from(node)] = header;
            links.up[usize::from(header)] = node;
            links.sizes[usize::from(header)] += 1;
        }
        links
    }

    /// Returns the node of a cell and a digit in the column of the cell.
    pub fn node(cell: Cell, digit: Value) -> u16 {
        FIRST_NODE + 4 * (9 * cell.index() as u16 + u16::from(digit.get()) - 1)
    }

    /// Returns the cell and digit of the node's row.
    pub fn way(node: u16) -> (Cell, Value) {
        let row = usize::from((node - FIRST_NODE) / 4);
        let way = Cell::from_index(row / 9).zip(Value::digit((row % 9) as u8 + 1));
        way.expect("there are 729 rows")
    }

    /// Returns the header of the node's column.
    #[inline]
    pub fn column(node: u16) -> u16 {
        let index = node - FIRST_NODE;
        COLUMNS[usize::from(index / 4)][usize::from(index % 4)]
    }

    /// Returns the need that the column represents.
    pub fn need(column: u16) -> Need {
        NEEDS[usize::from(column) - 1]
    }

    /// Returns the other nodes of the node's row, to the right and around.
    #[inline]
    fn others(node: u16) -> [u16; 3] {
        let (row, at) = ((node - FIRST_NODE) / 4 * 4 + FIRST_NODE, (node - FIRST_NODE) % 4);
        [row + (at + 1) % 4, row + (at + 2) % 4, row + (at + 3) % 4]
    }

    /// Returns the uncovered column with the fewest rows (the first of them if there are several), and its number of rows.
    pub fn smallest(&self) -> Option<(u16, u16)> {
        let mut smallest: Option<(u16, u16)> = None;
        let mut column = self.right[usize::from(ROOT)];
        while column != ROOT {
            let size = self.sizes[usize::from(column)];
            if smallest.is_none_or(|(_, least)| size < least) {
                smallest = Some((column, size));
                if size == 0 {
                    break;
                }
            }
            column = self.right[usize::from(column)];
        }
        smallest
    }

    /// Returns the node below; `None` after the last of its column.
    #[inline]
    pub fn below(&self, node: u16) -> Option<u16> {
        Some(self.down[usize::from(node)]).filter(|&below| below >= FIRST_NODE)
    }

    /// Covers a column: removes it and all rows that meet it.
    pub fn cover(&mut self, column: u16) {
        let (left, right) = (self.left[usize::from(column)], self.right[usize::from(column)]);
        self.right[usize::from(left)] = right;
        self.left[usize::from(right)] = left;
        let mut row = self.down[usize::from(column)];
        while row != column {
            for node in Links::others(row) {
                let (up, down) = (self.up[usize::from(node)], self.down[usize::from(node)]);
                self.down[usize::from(up)] = down;
                self.up[usize::from(down)] = up;
                self.sizes[usize::from(Links::column(node))] -= 1;
            }
            row = self.down[usize::from(row)];
        }
    }

    /// Uncovers a column, the last one that was covered.
    pub fn uncover(&mut self, column: u16) {
        let mut row = self.up[usize::from(column)];
        while row != column {
            for node in Links::others(row).into_iter().rev() {
                let (up, down) = (self.up[usize::from(node)], self.down[usize::from(node)]);
                self.down[usize::from(up)] = node;
                self.up[usize::from(down)] = node;
                self.sizes[usize::from(Links::column(node))] += 1;
            }
            row = self.up[usize::from(row)];
        }
        let (left, right) = (self.left[usize::from(column)], self.right[usize::from(column)]);
        self.right[usize::from(left)] = column;
        self.left[usize::from(right)] = column;
    }

    /// Covers the other columns that the node's row meets.
    pub fn cover_others(&mut self, node: u16) {
        Links::others(node).into_iter().for_each(|other| self.cover(Links::column(other)));
    }

    /// Uncovers the columns that [`Links::cover_others`] covered.
    pub fn uncover_others(&mut self, node: u16) {
        Links::others(node).into_iter().rev().for_each(|other| self.uncover(Links::column(other)));
    }
}
