//! The last event on the board, whatever blocks have run since.

use sudoku_solve::search::{Record, Step};

/// The last step that is not just the run of a block.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct LastEvent {
    /// The step, if there was one.
    pub step: Option<Step>,
    /// True if at most one block has run since the step: the one that made it.
    pub is_fresh: bool,
    was_block: bool,
}

impl Record<Step> for LastEvent {
    #[inline]
    fn note(&mut self, step: &Step) {
        let is_block = matches!(step, Step::Block(_));
        self.is_fresh = !is_block || !self.was_block;
        self.was_block = is_block;
        if !is_block {
            self.step = Some(*step);
        }
    }
}
