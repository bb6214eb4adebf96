//! Verdicts on answers, runs and programs: right, or wrong with a reason.

use super::question::Quantity;
use super::wrong_digits::Innocence;
use crate::{Act, RunError};
use sudoku_blocks::Finding;
use sudoku_board::classic::Conflict;

/// The result of [`check`](super::check).
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Verdict {
    /// The task is solved.
    Right,
    /// The task is not solved, for this reason.
    Wrong(Reason),
}

/// The reason for a wrong verdict.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Reason {
    /// The check was not given the answer, run or program that it needs.
    Missing,
    /// The answer is not a number.
    NoNumber,
    /// The right answer is another number, cell, choice or block.
    Other,
    /// The cell that was clicked last is none of the faults, for this reason.
    NoFault(Innocence),
    /// All cells that were clicked are faults, but there are more.
    SomeFaults {
        /// The conflicts of the cell that was clicked last.
        conflicts: Vec<Conflict>,
        /// The number of faults that have been found.
        found: usize,
        /// The number of all faults.
        of: usize,
    },
    /// The run is not at the right moment.
    WrongMoment,
    /// The program has faults that can be found without running it.
    Findings(Vec<Finding>),
    /// The program gives a different result.
    Differs {
        /// The acts before the result.
        acts: Vec<Act>,
        /// The quantity that was compared.
        quantity: Quantity,
        /// The expected value, or all items of the expected list.
        expected: Vec<String>,
        /// The actual value, or all items of the actual list.
        actual: Vec<String>,
    },
    /// The program does not end, or fails.
    Stops {
        /// The acts that were carried out.
        acts: Vec<Act>,
        /// The error that ended the run.
        error: RunError,
        /// The quantity that would have been compared.
        quantity: Quantity,
        /// Its expected value, or all items of the expected list.
        expected: Vec<String>,
    },
    /// The program gives the right results, but with no fewer calls than before.
    NotFewer {
        /// The label of the custom block.
        block: String,
        /// The number of calls in the learner's program.
        calls: u64,
        /// The number of calls in the initial program.
        before: u64,
    },
    /// The program gives the right results, but with more calls than the task allows.
    ManyCalls {
        /// The label of the custom block.
        block: String,
        /// The number of calls.
        calls: u64,
        /// The most calls that the task allows.
        most: u64,
    },
    /// The program gives the right results without searching for them: it calls the custom block too rarely.
    NoSearch {
        /// The label of the custom block.
        block: String,
        /// The number of calls.
        calls: u64,
    },
}
