//! The matrix of an exact cover problem: the options of a board, and the items that each of them meets.

use super::number::Number;
use crate::search::Need;
use std::ops::Range;
use sudoku_board::{Cell, Rules, Value, Values};

/// The options of a board, and the items that each of them meets.
///
/// An option is a value in a cell. The items that must be met are the cells, and the values in houses that hold every value. Those
/// that may be met at most once are the values in smaller houses, and the pairs of values that a relation forbids.
///
/// Each option meets `WIDTH` items, so that its other nodes are found without looking; 0 if the options differ.
#[derive(Debug)]
pub struct Matrix<N, const WIDTH: usize> {
    side: u8,
    /// The items that must be met; their headers are numbered from 1.
    needs: Vec<Need>,
    /// The number of headers: one for each item, and the root.
    headers: usize,
    /// The first node of each option, in the column of its cell. The options are numbered by cell, then by value.
    options: Vec<N>,
    /// The cell and the value of each node that is not a header.
    values: Vec<(Cell, Value)>,
    /// The header of each node's column.
    columns: Vec<N>,
    /// The first node of each node's option, and at the end something else.
    firsts: Vec<N>,
}

impl<N: Number, const WIDTH: usize> Matrix<N, WIDTH> {
    /// Creates the matrix of a board with these rules, which may not contain sums; `None` if it has too many nodes, or
    /// options of another width.
    pub fn of(rules: &Rules) -> Option<Matrix<N, WIDTH>> {
        let (needs, items) = items(rules);
        let mut met: Vec<Vec<usize>> = vec![Vec::new(); rules.cell_count() * usize::from(rules.side())];
        for (number, item) in items.iter().enumerate() {
            item.iter().for_each(|&option| met[option].push(number + 1));
        }
        let headers = items.len() + 1;
        let nodes = headers + items.iter().map(Vec::len).sum::<usize>();
        let is_wide = |met: &Vec<usize>| WIDTH == 0 || met.is_empty() || met.len() == WIDTH;
        if nodes >= N::END || !met.iter().all(is_wide) {
            return None;
        }
        let (mut columns, mut firsts) = (Vec::with_capacity(nodes), Vec::with_capacity(nodes + 1));
        columns.extend((0..headers).map(N::new));
        firsts.extend((0..headers).map(N::new));
        let mut options = Vec::with_capacity(met.len());
        let mut values = Vec::with_capacity(nodes - headers);
        let all = Values::up_to(rules.side());
        let each = rules.cells().flat_map(|cell| all.iter().map(move |value| (cell, value)));
        for (met, option) in met.iter().zip(each) {
            let first = N::new(columns.len());
            options.push(first);
            columns.extend(met.iter().map(|&header| N::new(header)));
            firsts.resize(columns.len(), first);
            values.resize(columns.len() - headers, option);
        }
        firsts.push(N::new(N::END));
        Some(Matrix { side: rules.side(), needs, headers, options, values, columns, firsts })
    }

    /// Returns the number of items that must be met.
    pub fn needs(&self) -> usize {
        self.needs.len()
    }

    /// Returns the number of headers.
    pub fn headers(&self) -> usize {
        self.headers
    }

    /// Returns the header of each node's column. A header is its own.
    pub fn columns(&self) -> &[N] {
        &self.columns
    }

    /// Returns the node of a cell and a value in the column of the cell.
    pub fn node(&self, cell: Cell, value: Value) -> N {
        let side = usize::from(self.side);
        self.options[(cell.row() * side + cell.column()) * side + value.index()]
    }

    /// Returns the cell and value of the node's option.
    #[inline]
    pub fn option(&self, node: N) -> (Cell, Value) {
        self.values[node.get() - self.headers]
    }

    /// Returns the header of the node's column.
    #[inline]
    pub fn column(&self, node: N) -> N {
        self.columns[node.get()]
    }

    /// Returns the need that the column represents.
    pub fn need(&self, column: N) -> Need {
        self.needs[column.get() - 1]
    }

    /// Returns all nodes of the node's option.
    pub fn row(&self, node: N) -> Range<usize> {
        if WIDTH > 0 {
            let first = node.get() - (node.get() - self.headers) % WIDTH;
            return first..first + WIDTH;
        }
        let first = self.firsts[node.get()];
        let length = self.firsts[first.get()..].iter().take_while(|&&other| other == first).count();
        first.get()..first.get() + length
    }

    /// Calls `visit` with the other nodes of the node's option and the headers of their columns.
    #[inline]
    pub fn each_other(&self, node: N, mut visit: impl FnMut(usize, usize)) {
        if WIDTH > 0 {
            let Range { start, end } = self.row(node);
            let (place, columns) = (node.get() - start, &self.columns[start..end]);
            for other in (1..WIDTH).map(|by| (place + by) % WIDTH) {
                visit(start + other, columns[other].get());
            }
            return;
        }
        let first = self.firsts[node.get()];
        let mut other = first.get();
        while self.firsts[other] == first {
            if other != node.get() {
                visit(other, self.columns[other].get());
            }
            other += 1;
        }
    }
}

/// Returns the needs, and the options of each item: first of the needs, then of the items that may be met at most once.
fn items(rules: &Rules) -> (Vec<Need>, Vec<Vec<usize>>) {
    let side = rules.side();
    let all = Values::up_to(side);
    let option = |cell: Cell, value: Value| rules.index(cell) * usize::from(side) + value.index();
    // A relation of a cell with itself, on a line that crosses itself, excludes values.
    let pairs = rules
        .relations()
        .iter()
        .flat_map(|relation| relation.cells(side).into_iter().map(move |[one, other]| (relation, one, other)));
    let mut allowed: Vec<Values> = rules.cells().map(|cell| rules.allowed(cell)).collect();
    for (relation, cell, _) in pairs.clone().filter(|(_, one, other)| one == other) {
        let own = &mut allowed[rules.index(cell)];
        *own = own.iter().filter(|&value| relation.allows(value, value)).collect();
    }
    let allowed = |cell: Cell| allowed[rules.index(cell)];
    let mut needs: Vec<Need> = rules.cells().map(Need::Cell).collect();
    let mut items: Vec<Vec<usize>> =
        rules.cells().map(|cell| allowed(cell).iter().map(|value| option(cell, value)).collect()).collect();
    let mut at_most_once = Vec::new();
    for house in rules.houses() {
        let is_full = house.cells.len() == usize::from(side);
        for value in all {
            let places = house.cells.iter().filter(|&&cell| allowed(cell).contains(value));
            let item: Vec<usize> = places.map(|&cell| option(cell, value)).collect();
            if is_full {
                needs.push(Need::Place(house.house, value));
                items.push(item);
            } else {
                at_most_once.push(item);
            }
        }
    }
    for (relation, one, other) in pairs.filter(|(_, one, other)| one != other) {
        // The other cell holds one of the values that are forbidden beside this one, or this cell holds it.
        for value in allowed(one) {
            let against = allowed(other).iter().filter(|&second| !relation.allows(value, second));
            let against = against.map(|second| option(other, second));
            at_most_once.push([option(one, value)].into_iter().chain(against).collect());
        }
    }
    items.extend(at_most_once.into_iter().filter(|item| item.len() > 1));
    (needs, items)
}
