//! The tree of a search with every digit that it placed: those that still count, and the branches that were taken back.

use sudoku_board::{Cell, Value};
use sudoku_solve::search::{Record, Step};

/// Above this number of nodes, a digit that is taken back keeps only the digits right below it. The others are counted.
const MOST_NODES: usize = 250;

/// A digit in the tree of a search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Branch {
    /// The cell of the digit.
    pub cell: Cell,
    /// The digit.
    pub digit: Value,
    /// The index of the digit placed before it.
    pub parent: Option<usize>,
    /// True if a try of a person begins with it.
    pub begins_try: bool,
    /// True if the digit was taken back.
    pub is_taken_back: bool,
    /// The number of digits below it that have no nodes of their own. All of them were taken back.
    pub folded: u64,
}

/// All digits that a search placed, each below the one before it. The nodes of a branch follow the node where it begins.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct BranchTree {
    nodes: Vec<Branch>,
    /// The indices of the digits that are placed now.
    path: Vec<usize>,
    taken_back: u64,
}

impl BranchTree {
    /// Returns the digits, each after the one it depends on.
    pub fn nodes(&self) -> &[Branch] {
        &self.nodes
    }

    /// Returns the indices of the digits that are placed now, in the order in which they were placed.
    pub fn path(&self) -> &[usize] {
        &self.path
    }

    /// Returns the number of digits that were taken back.
    pub fn taken_back(&self) -> u64 {
        self.taken_back
    }

    /// Returns true if nothing was placed yet.
    pub fn is_empty(&self) -> bool {
        self.nodes.is_empty()
    }

    /// Adds a digit below the last one that is placed.
    pub fn place(&mut self, (cell, digit): (Cell, Value), begins_try: bool) {
        let parent = self.path.last().copied();
        self.path.push(self.nodes.len());
        self.nodes.push(Branch { cell, digit, parent, begins_try, is_taken_back: false, folded: 0 });
    }

    /// Takes back the digit and all digits placed after it.
    pub fn take_back(&mut self, placed: (Cell, Value)) {
        while let Some(index) = self.path.pop() {
            self.taken_back += 1;
            self.nodes[index].is_taken_back = true;
            if self.nodes.len() > MOST_NODES {
                self.fold(index);
            }
            if (self.nodes[index].cell, self.nodes[index].digit) == placed {
                break;
            }
        }
    }

    /// Takes back this digit alone. The digits after it stay placed.
    pub fn take_out(&mut self, placed: (Cell, Value)) {
        let is_it = |&index: &usize| (self.nodes[index].cell, self.nodes[index].digit) == placed;
        let Some(place) = self.path.iter().position(is_it) else { return };
        let index = self.path.remove(place);
        let above = self.nodes[index].parent;
        self.nodes[index].is_taken_back = true;
        self.taken_back += 1;
        if let Some(&next) = self.path.get(place).filter(|_| self.nodes[index].begins_try) {
            self.nodes[next].begins_try = true;
        }
        self.nodes.iter_mut().filter(|node| node.parent == Some(index)).for_each(|node| node.parent = above);
    }

    /// Drops the nodes below the children of a node that ends the list, and counts them.
    fn fold(&mut self, index: usize) {
        let tail = self.nodes.split_off(index + 1);
        // The child to which each node of the tail belongs, by its index in the tail.
        let mut owners: Vec<usize> = Vec::with_capacity(tail.len());
        for node in tail {
            match node.parent {
                Some(parent) if parent > index => {
                    let owner = owners[parent - index - 1];
                    self.nodes[owner].folded += 1 + node.folded;
                    owners.push(owner);
                }
                _ => {
                    owners.push(self.nodes.len());
                    self.nodes.push(node);
                }
            }
        }
    }
}

impl Record<Step> for BranchTree {
    #[inline]
    fn note(&mut self, step: &Step) {
        match *step {
            Step::Place { cell, digit, .. } => self.place((cell, digit), false),
            Step::Retract { cell, digit, .. } => self.take_back((cell, digit)),
            _ => {}
        }
    }

    fn heap_bytes(&self) -> usize {
        size_of_val(&*self.nodes) + size_of_val(&*self.path)
    }
}
