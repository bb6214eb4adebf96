//! Engines that find solutions by trying. Each has a file of its own, and all report [`Step`]s.
//!
//! [`TimeLine`] takes a search forwards and backwards. [`Assumptions`] knows nothing about sudoku, and also solves [`Queens`]
//! and the [`KnightsTour`], both of them on one [`Chessboard`]. The table of all engines is in the crate `sudoku-run`.

mod assumptions;
pub mod background;
mod binary_program;
mod brute_force;
mod chessboard;
mod decision_tree;
mod exact_cover;
mod knights_tour;
mod placements;
mod queens;
mod step;
mod stopwatch;
mod sudoku_assumptions;
mod time_line;
mod variants;

pub use assumptions::{Assumption, Assumptions, Problem};
pub use background::Question;
pub use binary_program::{BinaryProgram, ComparisonOp, Contradiction, Equation, Model, Program, SlotBranch, Solved};
pub use brute_force::BruteForce;
pub use chessboard::Chessboard;
pub use decision_tree::DecisionTree;
pub use exact_cover::ExactCover;
pub use knights_tour::{KnightsTour, Order};
pub use placements::{Placed, Placements};
pub use queens::Queens;
pub use step::{Counts, Failure, Level, Need, Reason, Relaxed, Rest, Step};
pub use stopwatch::Stopwatch;
pub use sudoku_assumptions::SudokuAssumptions;
pub use time_line::{Action, Moment, Record, TimeLine};
pub use variants::Path;

use std::fmt::Debug;
use sudoku_board::Board;

/// A program that can be saved at any moment of its run and resumed from there, always with the same result.
pub trait Rewind: Iterator<Item: Copy + Debug> + Clone {
    /// Returns the number of assumptions in force.
    fn depth(&self) -> usize;

    /// Returns the number of bytes a [`Rewind::snapshot`] allocates besides its own size.
    fn heap_bytes(&self) -> usize;

    /// Makes and returns the next step. Like `next`, but may be compiled separately for each caller.
    #[inline]
    fn step<T>(&mut self, tell: impl FnOnce(Self::Item) -> T) -> Option<T> {
        self.next().map(tell)
    }

    /// Returns true if the next step may be the last one.
    #[inline]
    fn may_end(&self) -> bool {
        true
    }

    /// Makes at most this many steps, up to the first one that is wanted.
    #[inline]
    fn run(&mut self, most: u64, mut looked_for: impl FnMut(&Self::Item) -> bool) -> Batch<Self::Item> {
        let (mut made, mut last) = (0, None);
        loop {
            // Only the last step is returned: storing each would take the fastest search as long as making it.
            while made + 1 < most && !self.may_end() {
                let Some(reached) = self.step(|step| looked_for(&step).then_some(step)) else { break };
                made += 1;
                if reached.is_some() {
                    return Batch { made, last: reached, end: Advance::Reached };
                }
            }
            if made >= most {
                return Batch { made, last, end: Advance::Made };
            }
            let Some(step) = self.next() else {
                return Batch { made, last, end: if self.waits() { Advance::Waits } else { Advance::Ended } };
            };
            made += 1;
            last = Some(step);
            if looked_for(&step) {
                return Batch { made, last, end: Advance::Reached };
            }
        }
    }

    /// Returns a copy to keep. It may have to restore some of its state before it continues.
    #[must_use]
    fn snapshot(&self) -> Self {
        self.clone()
    }

    /// Returns true if `next` returned nothing because it waits for an answer, not because the search has ended.
    fn waits(&self) -> bool {
        false
    }
}

/// The result of making several steps.
#[derive(Clone, Copy, Debug)]
pub struct Batch<Item> {
    /// The number of steps made.
    pub made: u64,
    /// The last step, if any.
    pub last: Option<Item>,
    /// The reason why it stopped.
    pub end: Advance,
}

/// The reason why [`Rewind::run`] or [`TimeLine::advance`] ended.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Advance {
    /// The last step is one that was looked for.
    Reached,
    /// All steps that were asked for were made.
    Made,
    /// The search waits for an answer that is computed elsewhere.
    Waits,
    /// The search has ended.
    Ended,
}

/// A search for the solutions of a board, as an iterator of steps.
///
/// It fills the blanks of the board and keeps the player's values. After a solution it goes on to the next. It ends when there
/// are none left and everything has been taken back. A board that already breaks a rule has no solution and no steps.
pub trait Search: Rewind<Item = Step> {
    /// Returns the board the search started with.
    fn start(&self) -> &Board;

    /// Returns the counts of everything done so far.
    fn counts(&self) -> Counts;

    /// Returns the values placed by the search, from the first to the last.
    fn levels(&self) -> Vec<Level>;

    /// Returns true if every possibility has been tried.
    fn is_done(&self) -> bool;

    /// Makes `next` return nothing while an expensive answer is not known yet.
    fn ask_in_background(&mut self) {}

    /// Returns the question to answer before the search can continue, if there is one.
    fn question(&self) -> Option<Question> {
        None
    }

    /// Returns the current board.
    fn board(&self) -> Board {
        let mut board = self.start().clone();
        for Level { cell, digit, .. } in self.levels() {
            let put = board.put(cell, digit.get());
            debug_assert!(put.is_ok(), "a search places values of the board");
        }
        board
    }
}
