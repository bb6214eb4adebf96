//! Where a run is to stop: breakpoints.

use std::collections::BTreeSet;
use sudoku_blocks::BlockId;
use sudoku_board::classic::Cell;
use sudoku_solve::search::{Need, Step};

/// The cells, the depth and the blocks at which a run stops.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Stops {
    /// It stops when it comes to one of these cells, and when a digit is put into it or taken out.
    pub cells: BTreeSet<Cell>,
    /// It stops when so many digits are placed.
    pub depth: Option<usize>,
    /// It stops at one of these blocks.
    pub blocks: BTreeSet<BlockId>,
}

impl Stops {
    /// Whether there is none.
    pub fn is_empty(&self) -> bool {
        *self == Stops::default()
    }

    /// Whether a run stops after that step, which has left so many digits placed.
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

/// Puts it in, or takes it out if it was in.
pub fn toggle<T: Ord>(set: &mut BTreeSet<T>, item: T) -> bool {
    if set.contains(&item) { !set.remove(&item) } else { set.insert(item) }
}
