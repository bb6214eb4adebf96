//! Pulses, which report each block that has run, and faults, which stop the machine.

use super::actor::ActorId;
use super::code::{ListPlace, VariablePlace};
use super::limits::{LONGEST_TEXT, MOST_CALLS};
use super::{BlockId, Problem};
use std::sync::Arc;

/// The change that a block has made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Change {
    /// No visible change.
    Nothing,
    /// The value of a variable.
    Variable(VariablePlace),
    /// An item of a list, by its index.
    Item(ListPlace, u32),
    /// The number of items of a list.
    List(ListPlace),
    /// The costume, position or speech of a sprite or clone.
    Look(ActorId),
    /// The creation of this clone.
    Cloned(ActorId),
    /// The deletion of this clone.
    Deleted(ActorId),
    /// The start of a call of this custom block.
    Called(u16),
    /// The value reported by a call of this custom block.
    Reported(u16),
}

/// The report on one block that has run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pulse {
    /// The block that has run.
    pub block: BlockId,
    /// The thread in which it ran.
    pub thread: u32,
    /// The depth of calls in the thread; 0 in the script itself.
    pub depth: u16,
    /// The number of the call, counted from the beginning of the program; 0 in the script itself.
    pub call: u64,
    /// The change that the block made.
    pub change: Change,
}

impl Pulse {
    /// Returns true if the block changed no more than a variable.
    pub(super) fn is_quiet(self) -> bool {
        matches!(self.change, Change::Nothing | Change::Variable(_))
    }
}

/// The reason why the machine stopped.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{block}: {problem}")]
pub struct Fault {
    /// The block that caused the fault.
    pub block: BlockId,
    /// The reason for the fault.
    pub problem: FaultProblem,
}

/// Errors while a program runs.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum FaultProblem {
    /// Recursion without an end.
    #[error(
        "the block called itself {MOST_CALLS} times without coming back; add a base case: a way to report without another call"
    )]
    Recursion,
    /// A text that has become too long.
    #[error("the text has more than {LONGEST_TEXT} letters; make it shorter before you join more")]
    LongText,
    /// A block with an error that the check has found.
    #[error("{0}")]
    Finding(Arc<Problem>),
    /// Values that have become too large together.
    #[error("the lists and texts fill the memory; take something out before you add more")]
    Room,
}
