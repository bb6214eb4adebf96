//! What happened last on the board, whatever blocks have run since.

use crate::search::{Record, Step};

/// The last step that is not just a block that ran.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct LastEvent(pub Option<Step>);

impl Record<Step> for LastEvent {
    #[inline]
    fn note(&mut self, step: &Step) {
        if !matches!(step, Step::Block(_)) {
            self.0 = Some(*step);
        }
    }
}
