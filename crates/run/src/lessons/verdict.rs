//! What comes of a check: right, or wrong and why.

use super::question::Of;
use crate::{Act, RunError};
use sudoku_blocks::Finding;

/// What comes of a check.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// It is so.
    Right,
    /// It is not so, and why.
    Wrong(Reason),
}

/// Why something is wrong.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reason {
    /// What the check looks at was not given: an answer, a run, a program.
    Nothing,
    /// The answer is no number.
    NoNumber,
    /// The right number is smaller.
    TooBig,
    /// The right number is greater.
    TooSmall,
    /// It is another cell, choice or block.
    Other,
    /// The run does not stand where it should.
    NotThere,
    /// The program has faults that are seen before it runs.
    Findings(Vec<Finding>),
    /// The program does something else than it should.
    Differs {
        /// What was done.
        acts: Vec<Act>,
        /// The thing that was compared after these acts.
        of: Of,
        /// The expected value, or all items of the expected list.
        wanted: Vec<String>,
        /// The actual value, or all items of the actual list.
        got: Vec<String>,
    },
    /// The program does not come to an end, or stops.
    Stops {
        /// What was done.
        acts: Vec<Act>,
        /// How it ended.
        error: RunError,
    },
    /// It does what it should, and with no fewer calls than before.
    NotFewer {
        /// The custom block.
        block: String,
        /// Calls of the learner's program.
        theirs: u64,
        /// Calls of the program at the start.
        before: u64,
    },
    /// It gives the right answer without looking for it: the custom block is called too rarely.
    NoSearch {
        /// The custom block.
        block: String,
        /// The number of calls.
        calls: u64,
    },
}
