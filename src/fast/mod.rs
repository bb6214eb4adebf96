//! Floor 2, answers: whenever the solutions of a board are wanted and not the way to them.
//!
//! ```
//! use sudoku_assistant::fast::{Grid, Solver};
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
//! The candidates of a whole board are three vectors, one a band. A vector has a lane for each digit in each of the band's
//! three boxes; the nine bits of a lane are the cells of the box where the digit can stand. Everything that follows from the
//! candidates is worked out for all digits and all houses at once, with a handful of logic operations, shifts and exchanges of
//! lanes, until nothing more follows:
//!
//! - *locked candidates*: in a band a digit stands in three different rows of the three boxes, in a stack in three different
//!   columns (the two ways of tdoku's band configurations; Tom Dillon, "Tdoku: A Fast Sudoku Solver for Modern Hardware",
//!   2019). The nine bits "row of a box" of all three bands fit into one lane, so that one closure serves them all;
//! - *hidden singles*: a lane with one bit; after the step above every hidden single of a row or column is one of a box;
//! - *naked singles*: a bit of one lane that none of the eight other digits has.
//!
//! Then a cell with two candidates is tried, the one that matters most to its peers. Nothing is allocated in the search. The
//! same source is compiled for each kind of processor, see [`Simd`], so that all find the same solutions in the same order.

#[cfg(target_arch = "x86_64")]
mod avx2;
#[cfg(target_arch = "x86_64")]
mod avx512;
mod choice;
mod grid;
mod lanes;
mod places;
mod position;
mod search;
mod words;

pub use grid::Grid;
pub use search::Simd;

use crate::sudoku::Board;
use search::{Found, Search};

/// What became of a part of the search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
#[expect(clippy::large_enum_variant, reason = "there is one at a time, and it is taken apart at once")]
pub enum Progress {
    /// The next solution.
    Solution(Board),
    /// There are no more solutions.
    Exhausted,
    /// The part is over, and the search is not.
    Unfinished,
}

/// Every solution of a board, found lazily and one after the other, in an order of its own.
///
/// The board's digits stay as they are; a board that breaks a rule has no solution.
#[derive(Clone, Debug)]
pub struct Solutions {
    start: Board,
    search: Search,
}

impl Solutions {
    /// The solutions of the board as it stands.
    pub fn of(board: &Board) -> Solutions {
        let mut search = Search::new();
        search.begin(&Grid::of(board));
        Solutions { start: *board, search }
    }

    /// Goes on for at most that many tries, or to the next solution.
    pub fn advance(&mut self, tries: u64) -> Progress {
        match self.search.advance(tries) {
            Found::Solution(solution) => Progress::Solution(solution.fill(&self.start)),
            Found::Exhausted => Progress::Exhausted,
            Found::Unfinished => Progress::Unfinished,
        }
    }
}

impl Iterator for Solutions {
    type Item = Board;

    fn next(&mut self) -> Option<Board> {
        loop {
            match self.advance(u64::MAX) {
                Progress::Solution(board) => return Some(board),
                Progress::Exhausted => return None,
                Progress::Unfinished => {}
            }
        }
    }
}

/// Answers questions about one puzzle after the other, without allocating anew.
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
    /// A solver with the fastest instructions that this processor has.
    pub fn new() -> Solver {
        Solver { search: Search::new() }
    }

    /// A solver with these instructions; `None` if this processor lacks them.
    pub fn with(simd: Simd) -> Option<Solver> {
        Search::with(simd).map(|search| Solver { search })
    }

    /// A solution, if there is one.
    pub fn solve(&mut self, puzzle: &Grid) -> Option<Grid> {
        self.solutions(puzzle).next()
    }

    /// How many solutions there are, counted up to `limit`.
    pub fn count(&mut self, puzzle: &Grid, limit: u64) -> u64 {
        self.search.count(puzzle, limit)
    }

    /// Whether there is exactly one solution.
    pub fn is_unique(&mut self, puzzle: &Grid) -> bool {
        self.count(puzzle, 2) == 1
    }

    /// All solutions, found lazily and one after the other, in an order of its own.
    pub fn solutions(&mut self, puzzle: &Grid) -> impl Iterator<Item = Grid> {
        self.search.begin(puzzle);
        std::iter::from_fn(|| {
            loop {
                match self.search.advance(u64::MAX) {
                    Found::Solution(solution) => return Some(solution),
                    Found::Exhausted => return None,
                    Found::Unfinished => {}
                }
            }
        })
    }
}

/// A solution of the board as it stands, if there is one.
pub fn solve(board: &Board) -> Option<Board> {
    Solver::new().solve(&Grid::of(board)).map(|solution| solution.fill(board))
}

/// How many solutions the board has, counted up to `limit`.
pub fn count(board: &Board, limit: u64) -> u64 {
    Solver::new().count(&Grid::of(board), limit)
}

/// Whether the board has exactly one solution.
pub fn is_unique(board: &Board) -> bool {
    Solver::new().is_unique(&Grid::of(board))
}
