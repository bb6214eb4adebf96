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
//! The candidates of a whole board are nine vectors of 128 bits, one for each place in a box. A vector has a lane of 32 bits for
//! each band, a lane nine bits for each of the band's three boxes, and a guard bit above each nine: the digits that can stand at
//! this place of this box. Everything that follows from the candidates is worked out for all boxes and all digits at once, with
//! plain logic from vector to vector, until nothing more follows:
//!
//! - *hidden singles*: a digit that one of the nine vectors has, and no other, counted for all boxes at once by "once" and "twice";
//! - *naked singles*: nine bits of which nothing is left without the lowest one, found by subtracting, which the guards keep
//!   inside the nine;
//! - *locked candidates*: in a band a digit stands in three different rows of the three boxes, in a stack in three different
//!   columns (the two ways of tdoku's band configurations; Tom Dillon, "Tdoku: A Fast Sudoku Solver for Modern Hardware",
//!   2019). A row of all boxes is three vectors; what the next box has is a rotation within the lanes, what the next band has
//!   one of the lanes. After this step every hidden single of a row or column is one of a box.
//!
//! Then a cell with two candidates is tried, one with many cells to be filled around it. Vectors of 256 bits hold both of its
//! candidates' positions, which are worked out side by side. Nothing is allocated in the search. The same source is compiled
//! for each kind of processor, see [`Simd`], so that all find the same solutions in the same order.

#[cfg(target_arch = "x86_64")]
mod avx;
mod choice;
mod grid;
#[cfg(target_arch = "aarch64")]
mod neon;
mod position;
mod propagation;
mod search;
#[cfg(target_arch = "x86_64")]
mod sse;
mod vector;
#[cfg(all(target_arch = "wasm32", target_feature = "simd128"))]
mod wasm;
mod words;

pub use grid::Grid;
pub use search::Simd;

use crate::sudoku::Board;
use search::{Found, Search};

/// What became of a part of the search.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Next {
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
    pub fn advance(&mut self, tries: u64) -> Next {
        match self.search.advance(tries) {
            Found::Solution(solution) => Next::Solution(solution.fill(&self.start)),
            Found::Exhausted => Next::Exhausted,
            Found::Unfinished => Next::Unfinished,
        }
    }
}

impl Iterator for Solutions {
    type Item = Board;

    fn next(&mut self) -> Option<Board> {
        loop {
            match self.advance(u64::MAX) {
                Next::Solution(board) => return Some(board),
                Next::Exhausted => return None,
                Next::Unfinished => {}
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
        self.parts(puzzle, u64::MAX).flatten()
    }

    /// The same in parts: `None` stands for that many tries in which no solution was found.
    pub fn parts(&mut self, puzzle: &Grid, tries: u64) -> impl Iterator<Item = Option<Grid>> {
        self.search.begin(puzzle);
        std::iter::from_fn(move || match self.search.advance(tries) {
            Found::Solution(solution) => Some(Some(solution)),
            Found::Exhausted => None,
            Found::Unfinished => Some(None),
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
