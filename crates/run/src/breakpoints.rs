//! Breakpoints of a run.

use std::collections::BTreeSet;
use sudoku_blocks::BlockId;
use sudoku_board::Cell;
use sudoku_solve::search::{Need, Step};

/// The cells, the depth and the blocks at which a run stops.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Breakpoints {
    /// Stop when the search reaches one of these cells, and when a digit is placed or taken back there.
    pub cells: BTreeSet<Cell>,
    /// Stop when this number of digits is placed.
    pub depth: Option<usize>,
    /// Stop at these blocks.
    pub blocks: BTreeSet<BlockId>,
}

impl Breakpoints {
    /// Returns true if there are none.
    pub fn is_empty(&self) -> bool {
        *self == Breakpoints::default()
    }

    /// Returns true if a run stops after that step. `depth` is the number of digits placed after it.
    pub fn is_reached(&self, step: &Step, depth: usize) -> bool {
        let cell = match *step {
            Step::Look { need: Need::Cell(cell), .. } | Step::Place { cell, .. } | Step::Retract { cell, .. } => cell,
            Step::Block(block) => return self.blocks.contains(&BlockId(block)),
            _ => return false,
        };
        let deep = matches!(step, Step::Place { .. }) && self.depth == Some(depth);
        deep || self.cells.contains(&cell)
    }
}

/// Adds the item, or removes it if it was in the set. Returns true if it is in the set now.
pub fn toggle<T: Ord>(set: &mut BTreeSet<T>, item: T) -> bool {
    if set.contains(&item) { !set.remove(&item) } else { set.insert(item) }
}
