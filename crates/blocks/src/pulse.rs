//! The machine's report on each block that has run, and the reason why it stopped.

use super::actor::ActorId;
use super::code::{ListPlace, VariablePlace};
use super::limits::{LONGEST_TEXT, MOST_CALLS};
use super::{BlockId, Problem};
use std::sync::Arc;

/// The change that a block made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Change {
    /// Nothing that lasts.
    Nothing,
    /// A variable.
    Variable(VariablePlace),
    /// An item of a list, from 0.
    Item(ListPlace, u32),
    /// A list: there are more items now, or fewer.
    List(ListPlace),
    /// The looks, the position or the speech of a sprite or a clone.
    Look(ActorId),
    /// A clone was made.
    Cloned(ActorId),
    /// A clone was deleted.
    Deleted(ActorId),
    /// A call of this custom block began.
    Called(u16),
    /// A call of this custom block reported.
    Reported(u16),
}

/// One block has run.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Pulse {
    /// The block.
    pub block: BlockId,
    /// Its thread.
    pub thread: u32,
    /// The depth of calls in this thread; 0 in the script itself.
    pub depth: u16,
    /// The number of the call, counted from the beginning of the program; 0 in the script itself.
    pub call: u64,
    /// The change it made.
    pub change: Change,
}

impl Pulse {
    /// Returns true if the block changed no more than a variable.
    pub(super) fn is_quiet(self) -> bool {
        matches!(self.change, Change::Nothing | Change::Variable(_))
    }
}

/// Why the machine stopped.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("{block}: {problem}")]
pub struct Fault {
    /// The block at which it happened.
    pub block: BlockId,
    /// The problem.
    pub problem: FaultProblem,
}

/// Errors while a program runs.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum FaultProblem {
    /// Calls within calls without an end.
    #[error(
        "the block called itself {MOST_CALLS} times without coming back; let it report before it calls itself again"
    )]
    Recursion,
    /// A text got too long.
    #[error("the text gets longer than {LONGEST_TEXT} letters; make it shorter before you join more")]
    LongText,
    /// A block was reached in which something was found to be wrong.
    #[error("{0}")]
    Finding(Arc<Problem>),
    /// All values together got too long.
    #[error("the lists and texts take more room than there is; take something out before you add more")]
    Room,
}
