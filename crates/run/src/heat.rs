//! The heat of the cells: the number of times that a digit was tried in each.

use sudoku_board::Cell;
use sudoku_solve::search::{Record, Step};

/// The number of tries in the hottest cell from which it glows at full strength; a run with fewer glows less.
const WARM: u32 = 30;

/// The number of times that a value was tried, or placed without a trial, in each cell.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Heat {
    side: usize,
    /// The numbers in reading order.
    counts: Vec<u32>,
}

impl Record<Step> for Heat {
    #[inline]
    fn note(&mut self, step: &Step) {
        if let Some(cell) = step.tried()
            && let Some(count) = self.counts.get_mut(cell.row() * self.side + cell.column())
        {
            *count = count.saturating_add(1);
        }
    }

    fn heap_bytes(&self) -> usize {
        size_of_val(&*self.counts)
    }
}

impl Heat {
    /// Creates the heat of a board of this side, on which nothing has been tried.
    pub fn new(side: u8) -> Heat {
        let side = usize::from(side);
        Heat { side, counts: vec![0; side * side] }
    }

    /// Returns the number for this cell.
    pub fn of(&self, cell: Cell) -> u32 {
        self.counts.get(cell.row() * self.side + cell.column()).copied().unwrap_or(0)
    }

    /// Returns the cell with the highest number, if anything was tried at all.
    pub fn hottest(&self) -> Option<Cell> {
        // If several cells are equal, take the first one.
        let (index, &most) = self.counts.iter().enumerate().rev().max_by_key(|&(_, count)| count)?;
        (most > 0).then(|| Cell::at(index / self.side, index % self.side))
    }

    /// Returns the heat of the cell relative to the hottest one, from 0 to 1. The scale is logarithmic, because some cells
    /// are tried a million times as often as others.
    pub fn strength(&self, cell: Cell) -> f32 {
        let most = self.counts.iter().copied().max().unwrap_or(0).max(WARM);
        let scale = |count: u32| f64::from(count).ln_1p();
        (scale(self.of(cell)) / scale(most)) as f32
    }
}
