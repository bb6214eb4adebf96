//! Floor 2: programs that find solutions by trying. One file an engine, all speaking [`Step`].
//!
//! [`TimeLine`] takes a search forwards and backwards. [`Assumptions`] knows nothing of sudoku, and solves [`Queens`] and the
//! [`KnightsTour`] as well. All engines side by side are in [`crate::engines`].

mod assumptions;
#[cfg(feature = "lp")]
mod binary_program;
mod brute_force;
mod decision_tree;
pub(crate) mod elsewhere;
mod exact_cover;
mod knights_tour;
mod queens;
mod step;
#[cfg(feature = "play")]
mod stopwatch;
mod sudoku_assumptions;
mod time_line;

pub use assumptions::{Assumption, Assumptions, Problem};
#[cfg(feature = "lp")]
pub use binary_program::{BinaryProgram, Equation, Model};
pub use brute_force::BruteForce;
pub use decision_tree::DecisionTree;
pub use elsewhere::Question;
pub use exact_cover::ExactCover;
pub use knights_tour::{KnightsTour, Order};
pub use queens::Queens;
pub use step::{Counts, Failure, Level, Need, Reason, Relaxed, Rest, Step};
#[cfg(feature = "play")]
pub use stopwatch::Stopwatch;
pub use sudoku_assumptions::SudokuAssumptions;
pub use time_line::{Advance, Moment, Record, TimeLine};

use crate::sudoku::{Board, CellKind};
use std::fmt::Debug;

/// A program that can be kept at one moment of its run and gone on with from there, always in the same way.
pub trait Rewind: Iterator<Item: Copy + Debug> + Clone {
    /// How many assumptions stand now.
    fn depth(&self) -> usize;

    /// How much memory a [`Rewind::snapshot`] takes beside its own size, in bytes.
    fn heap_bytes(&self) -> usize;

    /// Makes the next step and tells it: `next` for a program that may be compiled anew for whoever is told.
    #[inline]
    fn step<T>(&mut self, tell: impl FnOnce(Self::Item) -> T) -> Option<T> {
        self.next().map(tell)
    }

    /// Whether the next step may be the last one.
    #[inline]
    fn may_end(&self) -> bool {
        true
    }

    /// Makes at most so many steps, up to the first that is looked for.
    #[inline]
    fn run(&mut self, most: u64, mut looked_for: impl FnMut(&Self::Item) -> bool) -> Run<Self::Item> {
        let (mut made, mut last) = (0, None);
        loop {
            // Only the last step is kept: to keep each would take the quickest search as long as to make it.
            while made + 1 < most && !self.may_end() {
                let Some(reached) = self.step(|step| looked_for(&step).then_some(step)) else { break };
                made += 1;
                if reached.is_some() {
                    return Run { made, last: reached, end: Advance::Reached };
                }
            }
            if made >= most {
                return Run { made, last, end: Advance::Made };
            }
            let Some(step) = self.next() else {
                return Run { made, last, end: if self.waits() { Advance::Waits } else { Advance::Ended } };
            };
            made += 1;
            last = Some(step);
            if looked_for(&step) {
                return Run { made, last, end: Advance::Reached };
            }
        }
    }

    /// A copy for keeping: it may have to work out some of its state again before it goes on.
    #[must_use]
    fn snapshot(&self) -> Self {
        self.clone()
    }

    /// Whether `next` gave nothing because something is worked out elsewhere, and not because the end is reached.
    fn waits(&self) -> bool {
        false
    }
}

/// What became of some steps in one go.
#[derive(Clone, Copy, Debug)]
pub struct Run<Item> {
    /// How many were made.
    pub made: u64,
    /// The last of them, if one was made.
    pub last: Option<Item>,
    /// How it ended.
    pub end: Advance,
}

/// A search for the solutions of a sudoku, as an iterator of steps.
///
/// It fills the blanks of the board it is given, the player's digits standing as they are. After a solution it goes on to the
/// next one, and it ends when there is none left, with everything taken back. A board that already breaks a rule has no
/// solution and no step.
pub trait Search: Rewind<Item = Step> {
    /// The board that the search was given.
    fn start(&self) -> &Board;

    /// What has been done so far.
    fn counts(&self) -> Counts;

    /// The digits that stand now, from the first to the last.
    fn levels(&self) -> Vec<Level>;

    /// Whether every possibility has been tried.
    fn is_done(&self) -> bool;

    /// From now on `next` gives nothing where something takes long and was not worked out yet.
    fn ask_elsewhere(&mut self) {}

    /// What has to be worked out before it goes on, if it takes long and was not worked out yet.
    fn question(&self) -> Option<Question> {
        None
    }

    /// The board as it stands now.
    fn board(&self) -> Board {
        let mut board = *self.start();
        for Level { cell, digit, .. } in self.levels() {
            board.put(cell, Some(digit), CellKind::User);
        }
        board
    }
}
