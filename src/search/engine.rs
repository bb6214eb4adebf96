//! The five engines by name, and a search by any of them.

use super::{
    Advance, BinaryProgram, BruteForce, Counts, DecisionTree, ExactCover, Level, Rewind, Search, Step,
    SudokuAssumptions,
};
use crate::sudoku::Board;
use std::fmt;

/// Which program searches.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Engine {
    /// [`BruteForce`].
    #[default]
    BruteForce,
    /// [`SudokuAssumptions`].
    Assumptions,
    /// [`DecisionTree`].
    DecisionTree,
    /// [`BinaryProgram`].
    BinaryProgram,
    /// [`ExactCover`].
    ExactCover,
}

impl Engine {
    /// All five.
    pub const ALL: [Engine; 5] =
        [Engine::BruteForce, Engine::Assumptions, Engine::DecisionTree, Engine::BinaryProgram, Engine::ExactCover];

    /// The name on the command line.
    pub const fn name(self) -> &'static str {
        match self {
            Engine::BruteForce => "brute-force",
            Engine::Assumptions => "assumptions",
            Engine::DecisionTree => "decision-tree",
            Engine::BinaryProgram => "binary-program",
            Engine::ExactCover => "exact-cover",
        }
    }

    /// The name on the screen.
    pub const fn label(self) -> &'static str {
        match self {
            Engine::BruteForce => "Brute force",
            Engine::Assumptions => "Stacked assumptions",
            Engine::DecisionTree => "Decision tree",
            Engine::BinaryProgram => "Binary program",
            Engine::ExactCover => "Exact cover",
        }
    }

    /// How it works, in a sentence or two.
    pub const fn about(self) -> &'static str {
        match self {
            Engine::BruteForce => {
                "The recursion: the first blank, digits 1 to 9, place what fits, call solve for the next blank, take back."
            }
            Engine::Assumptions => {
                "Knows nothing of sudoku: slots, each with its candidates, stacked until every slot has one."
            }
            Engine::DecisionTree => "Naked singles, then hidden singles, then the cell with the fewest allowed digits.",
            Engine::BinaryProgram => {
                "729 variables, each 0 or 1, in 324 equations and one a given; fractions first, then a branch."
            }
            Engine::ExactCover => {
                "Dancing links: of 324 needs, each met exactly once, the one with the fewest ways first."
            }
        }
    }

    /// A search that has not begun.
    pub fn search(self, board: &Board) -> AnySearch {
        match self {
            Engine::BruteForce => AnySearch::BruteForce(BruteForce::new(board)),
            Engine::Assumptions => AnySearch::Assumptions(SudokuAssumptions::new(board)),
            Engine::DecisionTree => AnySearch::DecisionTree(DecisionTree::new(board)),
            Engine::BinaryProgram => AnySearch::BinaryProgram(BinaryProgram::new(board)),
            Engine::ExactCover => AnySearch::ExactCover(ExactCover::new(board)),
        }
    }
}

impl fmt::Display for Engine {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A search by one of the engines.
#[derive(Clone, Debug)]
pub enum AnySearch {
    /// By [`Engine::BruteForce`].
    BruteForce(BruteForce),
    /// By [`Engine::Assumptions`].
    Assumptions(SudokuAssumptions),
    /// By [`Engine::DecisionTree`].
    DecisionTree(DecisionTree),
    /// By [`Engine::BinaryProgram`].
    BinaryProgram(BinaryProgram),
    /// By [`Engine::ExactCover`].
    ExactCover(ExactCover),
}

/// Does the same with whichever search it is.
macro_rules! whichever {
    ($any:expr, $search:ident => $what:expr) => {
        match $any {
            AnySearch::BruteForce($search) => $what,
            AnySearch::Assumptions($search) => $what,
            AnySearch::DecisionTree($search) => $what,
            AnySearch::BinaryProgram($search) => $what,
            AnySearch::ExactCover($search) => $what,
        }
    };
}

impl AnySearch {
    /// Which program it is.
    pub const fn engine(&self) -> Engine {
        match self {
            AnySearch::BruteForce(_) => Engine::BruteForce,
            AnySearch::Assumptions(_) => Engine::Assumptions,
            AnySearch::DecisionTree(_) => Engine::DecisionTree,
            AnySearch::BinaryProgram(_) => Engine::BinaryProgram,
            AnySearch::ExactCover(_) => Engine::ExactCover,
        }
    }

    /// Makes at most so many steps, up to the next solution. Returns how many it made.
    ///
    /// Which engine it is, is asked once and not at every step.
    pub fn run_to_solution(&mut self, most: u64) -> (u64, Advance) {
        whichever!(self, search => run_to_solution(search, most))
    }
}

#[inline]
fn run_to_solution(search: &mut impl Search, most: u64) -> (u64, Advance) {
    for made in 0..most {
        match search.next() {
            Some(Step::Solution) => return (made + 1, Advance::Reached),
            Some(_) => {}
            None if search.waits() => return (made, Advance::Waits),
            None => return (made, Advance::Ended),
        }
    }
    (most, Advance::Made)
}

impl Iterator for AnySearch {
    type Item = Step;

    #[inline]
    fn next(&mut self) -> Option<Step> {
        whichever!(self, search => search.next())
    }
}

impl Rewind for AnySearch {
    #[inline]
    fn depth(&self) -> usize {
        whichever!(self, search => search.depth())
    }

    fn heap_bytes(&self) -> usize {
        whichever!(self, search => search.heap_bytes())
    }

    fn snapshot(&self) -> AnySearch {
        match self {
            AnySearch::BruteForce(search) => AnySearch::BruteForce(search.snapshot()),
            AnySearch::Assumptions(search) => AnySearch::Assumptions(search.snapshot()),
            AnySearch::DecisionTree(search) => AnySearch::DecisionTree(search.snapshot()),
            AnySearch::BinaryProgram(search) => AnySearch::BinaryProgram(search.snapshot()),
            AnySearch::ExactCover(search) => AnySearch::ExactCover(search.snapshot()),
        }
    }

    fn waits(&self) -> bool {
        whichever!(self, search => search.waits())
    }
}

impl Search for AnySearch {
    fn start(&self) -> &Board {
        whichever!(self, search => search.start())
    }

    fn counts(&self) -> Counts {
        whichever!(self, search => search.counts())
    }

    fn levels(&self) -> Vec<Level> {
        whichever!(self, search => search.levels())
    }

    fn is_done(&self) -> bool {
        whichever!(self, search => search.is_done())
    }
}
