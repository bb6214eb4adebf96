//! The heat of the cells: how often a digit was tried in each.

use sudoku_board::classic::Cell;
use sudoku_solve::search::{Record, Step};

/// A run that has tried this often in its hottest cell glows in full; one that has just begun glows less.
const WARM: u32 = 30;

/// How often a digit was tried, or placed without a trial, in each cell.
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
    /// How often in this cell.
    pub fn of(&self, cell: Cell) -> u32 {
        self.0[cell.index()]
    }

    /// The cell with the most, if anything was tried at all.
    pub fn hottest(&self) -> Option<Cell> {
        // The first of several.
        Cell::all().rev().max_by_key(|&cell| self.of(cell)).filter(|&cell| self.of(cell) > 0)
    }

    /// The heat of the cell beside the hottest one, 0 to 1, on a logarithmic scale: some cells are tried a million times
    /// as often as others.
    pub fn strength(&self, cell: Cell) -> f32 {
        let most = self.0.iter().copied().max().unwrap_or(0).max(WARM);
        let scale = |count: u32| f64::from(count).ln_1p();
        (scale(self.of(cell)) / scale(most)) as f32
    }
}
