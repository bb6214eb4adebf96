//! A fast solver, for when only the solutions matter and not the steps.
//!
//! ```
//! use sudoku_board::classic::Grid;
//! use sudoku_solve::fast::Solver;
//!
//! let puzzle = Grid::from_line(
//!     b"85...24..72......9..4.........1.7..23.5...9...4...........8..7..17..........36.4.",
//! ).ok_or("81 characters are needed")?;
//! let mut solver = Solver::new();
//! assert_eq!(solver.count(&puzzle, 2), 1);
//! println!("{}", solver.solve(&puzzle).ok_or("it has a solution")?);
//! # Ok::<(), &str>(())
//! ```
//!
//! # How it works
//!
//! The candidates of a whole board are nine 128-bit vectors, one for each place in a box. A vector has a 32-bit lane for each
//! band. A lane has nine bits for each of the band's three boxes, the digits possible at this place of the box, with a guard
//! bit above each nine. Everything that follows from the candidates is worked out for all boxes and all digits at once, with
//! plain logic from vector to vector, until nothing more follows:
//!
//! - *hidden singles*: a digit that exactly one of the nine vectors has, counted for all boxes at once with "once" and "twice";
//! - *naked singles*: nine bits of which nothing is left without the lowest; found by subtraction, which the guards keep within
//!   the nine;
//! - *locked candidates*: in a band, a digit is in three different rows of the three boxes; in a stack, in three different
//!   columns (the two kinds of band configurations in tdoku; Tom Dillon, "Tdoku: A Fast Sudoku Solver for Modern Hardware",
//!   2019). A row of all boxes is three vectors. The next box is reached by rotating within the lanes, the next band by
//!   rotating the lanes. After this step, every hidden single of a row or column is also one of a box.
//!
//! Then a cell with two candidates is tried, one with many unfilled cells around it. 256-bit vectors hold the positions for
//! both candidates, which are worked out side by side. A board given by candidates that takes long starts again in parts: the
//! first choices are then those that leave the least to search after each of their candidates has been tried. The search does not allocate. The same source is compiled for each kind
//! of processor, see [`Simd`], so that all find the same solutions in the same order.

#[cfg(target_arch = "x86_64")]
mod avx;
mod candidate_grid;
mod choice;
mod division;
mod lanes;
mod propagation;
mod search;
mod stack;
mod vector;

pub use search::Simd;

use candidate_grid::CandidateGrid;
use search::Search;
use sudoku_board::classic::{ClassicCell, Grid};
use sudoku_board::{Board, Cell, Values};

/// The number of tries without a solution after which a search among given candidates starts again in parts. Only few such
/// boards, and no classic puzzle, need so many.
const TRIES_BEFORE_PARTS: u64 = 30_000;

/// The result of a part of a search for solutions.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SearchResult<B = Board> {
    /// The next solution.
    Solution(B),
    /// There are no more solutions.
    Exhausted,
    /// The part is done, but the search is not.
    Unfinished,
}

/// Every solution of a puzzle, found lazily one after another, in a fixed but unspecified order.
///
/// A puzzle that breaks a rule has no solution.
#[derive(Clone, Debug)]
pub struct Solutions {
    search: Search,
    /// The candidates at the start and the number of tries that remain before the search starts again in parts; `None` if it
    /// never does.
    hard: Option<(CandidateGrid, u64)>,
}

impl Solutions {
    /// Finds the solutions of a puzzle.
    pub fn of(puzzle: &Grid) -> Solutions {
        let mut search = Search::new();
        search.begin(puzzle);
        Solutions { search, hard: None }
    }

    /// Finds the solutions in which each cell has one of these digits, given in reading order.
    pub fn within(allowed: &[Values; Cell::COUNT]) -> Solutions {
        let mut search = Search::new();
        let position = CandidateGrid::within(allowed);
        search.begin_at(position);
        Solutions { search, hard: Some((position, TRIES_BEFORE_PARTS)) }
    }

    /// Makes at most this many tries, or stops at the next solution.
    pub fn advance(&mut self, mut tries: u64) -> SearchResult<Grid> {
        if let Some((position, left)) = &mut self.hard {
            if *left == 0 {
                self.search.begin_in_parts(*position);
                self.hard = None;
            } else {
                tries = tries.min(*left);
                *left -= tries;
            }
        }
        let result = self.search.advance(tries);
        if let SearchResult::Solution(_) = result {
            // From now on, a new start would find it again.
            self.hard = None;
        }
        result
    }
}

impl Iterator for Solutions {
    type Item = Grid;

    fn next(&mut self) -> Option<Grid> {
        loop {
            match self.advance(u64::MAX) {
                SearchResult::Solution(solution) => return Some(solution),
                SearchResult::Exhausted => return None,
                SearchResult::Unfinished => {}
            }
        }
    }
}

/// Answers questions about one puzzle after another, without allocating.
///
/// A puzzle that breaks a rule has no solution.
#[derive(Clone, Debug)]
pub struct Solver {
    search: Search,
}

impl Default for Solver {
    fn default() -> Self {
        Solver::new()
    }
}

impl Solver {
    /// Creates a solver with the fastest instructions of this processor.
    pub fn new() -> Solver {
        Solver { search: Search::new() }
    }

    /// Creates a solver with these instructions; `None` if this processor lacks them.
    pub fn with(simd: Simd) -> Option<Solver> {
        Search::with(simd).map(|search| Solver { search })
    }

    /// Returns a solution, if there is one.
    pub fn solve(&mut self, puzzle: &Grid) -> Option<Grid> {
        self.solutions(puzzle).next()
    }

    /// Returns the number of solutions, counted up to `limit`.
    pub fn count(&mut self, puzzle: &Grid, limit: u64) -> u64 {
        self.search.count(puzzle, limit)
    }

    /// Returns true if there is exactly one solution.
    pub fn is_unique(&mut self, puzzle: &Grid) -> bool {
        self.count(puzzle, 2) == 1
    }

    /// Returns all solutions, found lazily one after another, in a fixed but unspecified order.
    pub fn solutions(&mut self, puzzle: &Grid) -> impl Iterator<Item = Grid> {
        self.parts(puzzle, u64::MAX).flatten()
    }

    /// Returns all solutions in parts: `None` means that this many tries found no solution.
    pub fn parts(&mut self, puzzle: &Grid, tries: u64) -> impl Iterator<Item = Option<Grid>> {
        self.search.begin(puzzle);
        std::iter::from_fn(move || match self.search.advance(tries) {
            SearchResult::Solution(solution) => Some(Some(solution)),
            SearchResult::Exhausted => None,
            SearchResult::Unfinished => Some(None),
        })
    }
}
