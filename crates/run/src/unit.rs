//! Units of a step: a block, a digit or a call.

use serde::{Deserialize, Serialize};
use sudoku_blocks::{Change, ListPlace, Pulse};
use sudoku_solve::search::Step;

/// The unit of a step.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default, Deserialize, Serialize)]
pub enum Unit {
    /// A block; a step on the board, if the engine runs no blocks.
    Block,
    /// Any step on the board.
    #[default]
    Digit,
    /// The start or the end of a call.
    Call,
}

impl Unit {
    /// All units, the smallest first.
    pub const ALL: [Unit; 3] = [Unit::Block, Unit::Digit, Unit::Call];

    /// Returns true if the step is a whole one of that unit. `blocks_run` is true for the engine that runs blocks.
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

    /// Returns true if one block of a program completes a step of that unit. A program's board is in its lists: a digit is an
    /// item that was replaced, or one that a call added or deleted. A script that fills a list at the start makes no digits.
    #[inline]
    pub fn is_whole_pulse(self, pulse: &Pulse) -> bool {
        match self {
            Unit::Block => true,
            Unit::Digit => match pulse.change {
                Change::Item(ListPlace::Program(_), _) => true,
                Change::List(ListPlace::Program(_)) => pulse.depth > 0,
                _ => false,
            },
            Unit::Call => matches!(pulse.change, Change::Called(_) | Change::Reported(_)),
        }
    }
}
