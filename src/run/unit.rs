//! What one step is: a block, a digit or a call.

use crate::search::Step;

/// What one step is.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Unit {
    /// A block; where no blocks run, a digit.
    #[default]
    Block,
    /// Whatever happens on the board.
    Digit,
    /// The beginning of a call, or its end.
    Call,
}

impl Unit {
    /// All units, the smallest first.
    pub const ALL: [Unit; 3] = [Unit::Block, Unit::Digit, Unit::Call];

    /// Whether the step is one of that unit, where blocks run or where none do.
    #[inline]
    pub fn is_whole(self, step: &Step, blocks_run: bool) -> bool {
        match self {
            Unit::Block => !blocks_run || matches!(step, Step::Block(_)),
            Unit::Digit => !matches!(step, Step::Block(_)),
            Unit::Call => matches!(
                step,
                Step::Look { .. } | Step::Place { .. } | Step::Retract { .. } | Step::Relax(_) | Step::Solution
            ),
        }
    }
}
