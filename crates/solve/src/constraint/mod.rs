//! Constraint propagation and search, for when only the solutions matter and not the steps.
//!
//! ```
//! use sudoku_solve::constraint::Solutions;
//! use sudoku_board::{Adjacency, Board, RelationKind, Rules};
//!
//! let mut rules = Rules::with_boxes(9)?;
//! rules.add_never(RelationKind::Equal, Adjacency::Knight)?;
//! let solution = Solutions::of(&Board::new(rules)).next().ok_or("it has a solution")?;
//! assert!(solution.is_solved());
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! # How it works
//!
//! Boards that have only the classic houses go to [`fast`]. On any other, each cell has a set of values in 32 bits. These rules
//! are applied until nothing changes:
//!
//! - a placed value is removed from all cells that must differ from it;
//! - a value with up to three places left in a house is removed from all cells that see each of these;
//! - relations keep the pairs that they allow;
//! - cages keep the values of the combinations that add up and can be placed, each with its naked and hidden singles; a value
//!   in all combinations must have a place;
//! - other sums keep the values between their bounds, and if they are short, the values in any way to reach the total;
//! - the cells of a band of lines outside some regions hold the same values as the cells of those regions outside the band (the
//!   law of leftovers).
//!
//! Sums that follow from the houses and the cages together, the innies and outies, are added before the search, and so are
//! those that several little killers imply together: if they fill most of a box, the rest of the box must make up the
//! difference. The next cell is one with few values for its weight: a cell gains weight when a rule on it fails (F. Boussemart
//! and others, "Boosting systematic search by weighting constraints", 2004), more for a constraint than for a house. If there
//! are no sums and the search has failed often, a solver that learns from its conflicts takes over (J. P. Marques-Silva and
//! K. A. Sakallah, "GRASP", 1996).

mod cage;
mod clauses;
mod combined_sums;
mod heap;
mod learning;
mod leftovers;
mod linear;
mod model;
mod propagation;
mod search;

use crate::fast::{self, SearchResult};
use learning::Learning;
use model::Model;
use search::Search;
use std::fmt;
use std::sync::Arc;
use sudoku_board::{Board, Rules, Values};

/// The number of failures after which the learning search takes over.
const FAILURES_BEFORE_LEARNING: u64 = 2_000;

/// The number of solutions after which the search no longer excludes them one by one but runs to its end.
const MOST_EXCLUDED: usize = 1_000;

/// Every solution of a board, found lazily one after another, in an order that is the same everywhere.
///
/// The board's values stay as they are; a board that breaks a rule has no solution.
#[derive(Clone)]
pub struct Solutions {
    board: Board,
    method: Method,
}

impl fmt::Debug for Solutions {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Solutions").field("board", &self.board).finish_non_exhaustive()
    }
}

#[derive(Clone)]
enum Method {
    /// For a board without solutions.
    None,
    Classic(Box<fast::Solutions>),
    Search(Box<Searching>),
    Learning(Box<Learning>),
}

#[derive(Clone)]
struct Searching {
    model: Arc<Model>,
    search: Search,
    /// The solutions found so far, in case the learning search takes over.
    found: Vec<Vec<u8>>,
    may_learn: bool,
}

/// A solver for several boards with the same rules.
#[derive(Clone)]
pub struct Solver {
    rules: Arc<Rules>,
    model: Arc<Model>,
}

impl Solver {
    /// Creates a solver for boards with these rules.
    pub fn new(rules: &Arc<Rules>) -> Solver {
        Solver { rules: Arc::clone(rules), model: Arc::new(Model::new(rules)) }
    }

    /// Finds the solutions in which each cell has one of these values, given in reading order.
    pub fn within(&self, values: &[Values]) -> Solutions {
        let bits: Vec<u32> = values.iter().map(|values| values.bits()).collect();
        Solutions { board: Board::new(Arc::clone(&self.rules)), method: Method::search(Arc::clone(&self.model), &bits) }
    }

    /// Returns a random solution. `below` returns random numbers below a bound, and the same numbers give the same solution on
    /// every machine. Returns `None` if it takes more than this many tries, or if there is no solution.
    pub fn random(&self, below: &mut dyn FnMut(u32) -> u32, tries: u64) -> Option<Board> {
        let values: Vec<u32> = self.rules.cells().map(|cell| self.rules.allowed(cell).bits()).collect();
        let mut search = Search::new(Arc::clone(&self.model), &values);
        search.shuffle(below);
        match search.advance(tries) {
            SearchResult::Solution(values) => Board::new(Arc::clone(&self.rules)).fill(&values).ok(),
            SearchResult::Exhausted | SearchResult::Unfinished => None,
        }
    }
}

impl Solutions {
    /// Finds the solutions of a board.
    pub fn of(board: &Board) -> Solutions {
        let rules = board.rules();
        if let Some(grid) = board.classic() {
            let solutions = fast::Solutions::of(&grid);
            return Solutions { board: board.clone(), method: Method::Classic(Box::new(solutions)) };
        }
        if rules.side() != 9 || !rules.has_usual_houses() {
            return Solutions::by_search(board);
        }
        let mut cells = rules.cells();
        let allowed = |_| cells.next().map_or(Values::EMPTY, |cell| board.allowed(cell));
        let solutions = fast::Solutions::within(&std::array::from_fn(allowed));
        Solutions { board: board.clone(), method: Method::Classic(Box::new(solutions)) }
    }

    /// Finds the solutions with the general search only, even on a classic board, so that the two can be compared.
    pub fn by_search(board: &Board) -> Solutions {
        let values: Vec<u32> = board.rules().cells().map(|cell| board.allowed(cell).bits()).collect();
        Solutions { board: board.clone(), method: Method::search(Arc::new(Model::new(board.rules())), &values) }
    }

    /// Makes about this many tries at most, or stops at the next solution.
    pub fn advance(&mut self, tries: u64) -> SearchResult {
        let found = match &mut self.method {
            Method::None => SearchResult::Exhausted,
            Method::Classic(solutions) => match solutions.advance(tries) {
                SearchResult::Solution(solution) => SearchResult::Solution(solution.values().to_vec()),
                SearchResult::Exhausted => SearchResult::Exhausted,
                SearchResult::Unfinished => SearchResult::Unfinished,
            },
            Method::Search(searching) => {
                if let Some(learning) = searching.learning() {
                    self.method = Method::Learning(Box::new(learning));
                    return SearchResult::Unfinished;
                }
                searching.advance(tries)
            }
            Method::Learning(learning) => learning.advance(tries),
        };
        match found {
            SearchResult::Solution(values) => match self.board.fill(&values) {
                Ok(solution) => SearchResult::Solution(solution),
                Err(error) => unreachable!("a solution has a value for each cell: {error}"),
            },
            SearchResult::Exhausted => SearchResult::Exhausted,
            SearchResult::Unfinished => SearchResult::Unfinished,
        }
    }
}

impl Method {
    fn search(model: Arc<Model>, values: &[u32]) -> Method {
        if model.is_impossible {
            return Method::None;
        }
        let search = Search::new(Arc::clone(&model), values);
        let may_learn = Learning::knows(&model);
        Method::Search(Box::new(Searching { model, search, found: Vec::new(), may_learn }))
    }
}

impl Searching {
    /// Makes at most this many choices, and stops soon after learning is due.
    fn advance(&mut self, tries: u64) -> SearchResult<Vec<u8>> {
        let found = self.search.advance(if self.may_learn { tries.min(FAILURES_BEFORE_LEARNING) } else { tries });
        if let SearchResult::Solution(values) = &found
            && self.may_learn
        {
            self.found.push(values.clone());
            self.may_learn = self.found.len() < MOST_EXCLUDED;
        }
        found
    }

    /// Returns the learning solver, if it is due to take over.
    fn learning(&mut self) -> Option<Learning> {
        if !self.may_learn || self.search.failures() < FAILURES_BEFORE_LEARNING {
            return None;
        }
        self.may_learn = false;
        self.search.probe();
        let mut learning = Learning::new(&self.model, self.search.root()?);
        self.found.iter().for_each(|solution| learning.exclude(solution));
        Some(learning)
    }
}

impl Iterator for Solutions {
    type Item = Board;

    fn next(&mut self) -> Option<Board> {
        loop {
            match self.advance(u64::MAX) {
                SearchResult::Solution(board) => return Some(board),
                SearchResult::Exhausted => return None,
                SearchResult::Unfinished => {}
            }
        }
    }
}

/// Returns a solution, if there is one.
pub fn solve(board: &Board) -> Option<Board> {
    Solutions::of(board).next()
}

/// Returns the number of solutions, counted up to `limit`.
pub fn count(board: &Board, limit: u64) -> u64 {
    Solutions::of(board).take(usize::try_from(limit).unwrap_or(usize::MAX)).count() as u64
}

/// Returns true if there is exactly one solution.
pub fn is_unique(board: &Board) -> bool {
    count(board, 2) == 1
}
