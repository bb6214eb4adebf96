//! The heat of the cells: the number of times that a digit was tried in each.

use sudoku_board::Cell;
use sudoku_board::classic::ClassicCell;
use sudoku_solve::search::{Record, Step};

/// The number of tries in the hottest cell from which it glows at full strength; a run with fewer glows less.
const WARM: u32 = 30;

/// The number of times that a digit was tried, or placed without a trial, in each cell.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Heat([u32; Cell::COUNT]);

impl Default for Heat {
    fn default() -> Self {
        Heat([0; Cell::COUNT])
    }
}

impl Record<Step> for Heat {
    #[inline]
    fn note(&mut self, step: &Step) {
        if let Some(cell) = step.tried() {
            let count = &mut self.0[cell.index()];
            *count = count.saturating_add(1);
        }
    }
}

impl Heat {
    /// Returns the number for this cell.
    pub fn of(&self, cell: Cell) -> u32 {
        self.0[cell.index()]
    }

    /// Returns the cell with the highest number, if anything was tried at all.
    pub fn hottest(&self) -> Option<Cell> {
        // If several cells are equal, take the first one.
        Cell::all().rev().max_by_key(|&cell| self.of(cell)).filter(|&cell| self.of(cell) > 0)
    }

    /// Returns the heat of the cell relative to the hottest one, from 0 to 1. The scale is logarithmic, because some cells
    /// are tried a million times as often as others.
    pub fn strength(&self, cell: Cell) -> f32 {
        let most = self.0.iter().copied().max().unwrap_or(0).max(WARM);
        let scale = |count: u32| f64::from(count).ln_1p();
        (scale(self.of(cell)) / scale(most)) as f32
    }
}
