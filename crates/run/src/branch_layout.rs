//! The places of the digits of a [`BranchTree`] in a drawing: one row for each cell, the placed digits in a line at the right, and the
//! branches that were taken back to its left.

use crate::BranchTree;
use sudoku_board::Cell;

/// The most levels of a branch that are drawn.
const MOST_LEVELS: usize = 12;

/// The fewest rows that are drawn of a search that goes on without taking back, and the fewest that are left out.
const FEWEST_ROWS: usize = 3;
const FEWEST_LEFT_OUT: usize = 2;

/// A place in the drawing.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct Spot {
    /// The index of the digit in the tree.
    pub node: usize,
    /// The row, from 0.
    pub row: usize,
    /// The column: 0 for the digits that are placed, and less to their left.
    pub column: f32,
    /// The index of the spot above it.
    pub above: Option<usize>,
    /// The number of digits that were taken back with it; with all of them, if several branches share the spot.
    pub below: u64,
    /// The number of digits below it that are not drawn.
    pub hidden: u64,
    /// The number of older branches without room that share the spot.
    pub merged: u64,
    /// True if there is room for the number of hidden digits in the row below.
    pub has_label: bool,
}

/// The drawing of a tree.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct BranchLayout {
    /// The cell of each row.
    pub rows: Vec<Cell>,
    /// The digits, each after the one above it.
    pub spots: Vec<Spot>,
    /// The number of digits at the end that are placed and not drawn.
    pub more: usize,
}

impl BranchLayout {
    /// Lays out a tree in that number of columns. If `may_end_early`, the digits after the last one taken back are left out.
    pub fn new(tree: &BranchTree, columns: usize, may_end_early: bool) -> BranchLayout {
        let mut drawing = Drawing::new(tree, columns);
        for place in (0..=tree.path().len()).rev() {
            drawing.put_branches(place);
        }
        drawing.finish(may_end_early)
    }
}

/// A drawing that is not finished.
struct Drawing<'a> {
    tree: &'a BranchTree,
    columns: f32,
    /// The cell of each row, and the row of each node.
    rows: Vec<Cell>,
    row_of: Vec<usize>,
    /// The digits taken back below each node, and at the end those without a digit above them.
    taken_back: Vec<Vec<usize>>,
    /// The number of digits below each node.
    sizes: Vec<u64>,
    /// The leftmost column used in each row.
    left: Vec<f32>,
    branches: Vec<Spot>,
}

impl<'a> Drawing<'a> {
    fn new(tree: &'a BranchTree, columns: usize) -> Self {
        let nodes = tree.nodes();
        let mut rows: Vec<Cell> = tree.path().iter().map(|&index| nodes[index].cell).collect();
        let mut row_of = vec![0; nodes.len()];
        tree.path().iter().enumerate().for_each(|(row, &index)| row_of[index] = row);
        let mut taken_back = vec![Vec::new(); nodes.len() + 1];
        for (index, node) in nodes.iter().enumerate().filter(|(_, node)| node.is_taken_back) {
            taken_back[node.parent.unwrap_or(nodes.len())].push(index);
            let from = node.parent.map_or(0, |parent| row_of[parent] + 1);
            let row = rows.iter().skip(from).position(|&cell| cell == node.cell).map(|row| from + row);
            row_of[index] = row.unwrap_or(rows.len());
            if row.is_none() {
                rows.push(node.cell);
            }
        }
        let mut sizes: Vec<u64> = nodes.iter().map(|node| node.folded).collect();
        for (index, node) in nodes.iter().enumerate().rev() {
            if let Some(parent) = node.parent {
                sizes[parent] += 1 + sizes[index];
            }
        }
        // The last row has space for a number below it.
        let left = vec![0.0; rows.len() + 1];
        let columns = columns as f32;
        Drawing { tree, columns, rows, row_of, taken_back, sizes, left, branches: Vec::new() }
    }

    /// Puts the branches that were taken back below a digit of the path, counted from 1; 0 means those without a digit above them.
    /// The newest is at the right.
    fn put_branches(&mut self, place: usize) {
        let path = self.tree.path();
        let parent = place.checked_sub(1).map_or(self.tree.nodes().len(), |place| path[place]);
        let children = std::mem::take(&mut self.taken_back[parent]);
        for (older, &child) in children.iter().enumerate().rev() {
            // Those before it need a column, too.
            let room = self.columns - older.min(1) as f32;
            let fitting = (1..=MOST_LEVELS).rev().map(|levels| self.branch(child, levels, true));
            let fitting = fitting.chain([self.branch(child, 1, false)]).find_map(|branch| {
                let shift = self.shift(&branch);
                let leftmost = branch.iter().map(|spot| spot.column).fold(f32::INFINITY, f32::min);
                (leftmost + shift >= -room).then_some((branch, shift))
            });
            let Some((branch, shift)) = fitting else {
                self.merge(&children[..=older]);
                return;
            };
            let first = self.branches.len();
            for mut spot in branch {
                spot.column += shift;
                spot.above = spot.above.map(|above| above + first);
                self.cover(spot.row, spot.column);
                if spot.has_label {
                    self.cover(spot.row + 1, spot.column);
                }
                self.branches.push(spot);
            }
        }
    }

    fn cover(&mut self, row: usize, column: f32) {
        self.left[row] = self.left[row].min(column);
    }

    /// Lets these branches, for which there is no room, share one spot.
    fn merge(&mut self, branches: &[usize]) {
        let Some(&node) = branches.last() else { return };
        let row = self.row_of[node];
        let merged = branches.len() as u64 - 1;
        let below = branches.iter().map(|&branch| self.sizes[branch]).sum::<u64>() + merged;
        let column = self.left[row] - 1.0;
        if column < -self.columns {
            // The digit at the left edge of the row takes them in.
            let there = self.branches.iter_mut().filter(|spot| spot.row == row);
            if let Some(spot) = there.min_by(|one, other| one.column.total_cmp(&other.column)) {
                spot.merged += branches.len() as u64;
                spot.below += below + 1;
                spot.hidden += below + 1;
                return;
            }
        }
        self.cover(row, column);
        self.branches.push(Spot { node, row, column, above: None, below, hidden: below, merged, has_label: false });
    }

    /// Returns the distance by which a branch is moved so that it is left of all that is drawn.
    fn shift(&self, branch: &[Spot]) -> f32 {
        let rows = |spot: &Spot| spot.row..=spot.row + usize::from(spot.has_label);
        let room = |spot: &Spot| rows(spot).map(|row| self.left[row]).fold(f32::INFINITY, f32::min) - 1.0 - spot.column;
        branch.iter().map(room).fold(f32::INFINITY, f32::min)
    }

    /// Lays out that many levels of a branch. Its first spot is its first digit.
    fn branch(&self, node: usize, levels: usize, labels: bool) -> Vec<Spot> {
        let (row, size) = (self.row_of[node], self.sizes[node]);
        let children = self.taken_back.get(node).filter(|_| levels > 1).map_or(&[][..], Vec::as_slice);
        let hidden = if children.is_empty() { size } else { 0 };
        let has_label = labels && hidden > 0;
        let mut spots = vec![Spot { node, row, column: 0.0, above: None, below: size, hidden, merged: 0, has_label }];
        let mut columns = Vec::new();
        for &child in children.iter().rev() {
            let part = self.branch(child, levels - 1, labels);
            let shift = beside(&spots[1..], &part);
            let first = spots.len();
            columns.push(part[0].column + shift);
            spots.extend(part.into_iter().map(|spot| Spot {
                column: spot.column + shift,
                above: Some(spot.above.map_or(0, |above| above + first)),
                ..spot
            }));
        }
        if let (Some(right), Some(left)) = (columns.first(), columns.last()) {
            spots[0].column = (right + left) / 2.0;
        }
        spots
    }

    /// Adds the path, leaves out the rows that are not needed, and returns the drawing.
    fn finish(self, may_end_early: bool) -> BranchLayout {
        let path = self.tree.path();
        let end = |spot: &Spot| spot.row + 1 + usize::from(spot.has_label);
        let needed = self.branches.iter().map(end).max().unwrap_or(0).max(FEWEST_ROWS);
        let shown = match path.len().saturating_sub(needed) {
            more if may_end_early && more >= FEWEST_LEFT_OUT => needed,
            _ => path.len(),
        };
        let place = |(row, &node): (usize, &usize)| {
            let above = row.checked_sub(1);
            Spot { node, row, column: 0.0, above, below: 0, hidden: 0, merged: 0, has_label: false }
        };
        let mut spots: Vec<Spot> = path[..shown].iter().enumerate().map(place).collect();
        let row_in_path = |node: usize| path.iter().position(|&placed| placed == node);
        spots.extend(self.branches.iter().map(|spot| Spot {
            above: match spot.above {
                Some(above) => Some(above + shown),
                None => self.tree.nodes()[spot.node].parent.and_then(row_in_path),
            },
            ..*spot
        }));
        // A row stays if it has a digit, or a number below one.
        let mut rows = Vec::new();
        let mut new_rows = vec![0; self.rows.len() + 1];
        for (row, new) in new_rows.iter_mut().enumerate() {
            *new = rows.len();
            if let Some(&cell) =
                self.rows.get(row).filter(|_| spots.iter().any(|spot| spot.row <= row && row < end(spot)))
            {
                rows.push(cell);
            }
        }
        spots.iter_mut().for_each(|spot| spot.row = new_rows[spot.row]);
        BranchLayout { rows, spots, more: path.len() - shown }
    }
}

/// Returns the distance by which a part is moved so that it is left of the others.
fn beside(others: &[Spot], part: &[Spot]) -> f32 {
    let mut shift: f32 = 0.0;
    for spot in part {
        let rows = spot.row..=spot.row + usize::from(spot.has_label);
        let meets = |other: &&Spot| rows.contains(&other.row) || (other.has_label && rows.contains(&(other.row + 1)));
        for other in others.iter().filter(meets) {
            shift = shift.min(other.column - 1.0 - spot.column);
        }
    }
    shift
}
