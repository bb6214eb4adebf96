//! What happened last on the board, whatever blocks have run since.

use sudoku_solve::search::{Record, Step};

/// The last step that is not just a block that ran.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct LastEvent {
    /// The step.
    pub step: Option<Step>,
    /// Whether no more than the block in which it happened has run since.
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
