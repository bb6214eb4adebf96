//! Floor 2, answers: whenever the solutions of a board are wanted and not the way to them.
//!
//! Digits are bits of a mask for each cell. Naked and hidden singles are placed until none is left; then the cell with the
//! fewest candidates, or the digit with the fewest places in a house, is tried (constraint propagation and search, as in
//! Peter Norvig's "Solving Every Sudoku Puzzle", with places of digits beside digits of cells).

mod grid;
mod state;

pub use grid::Grid;

use crate::sudoku::Board;
use state::{Choice, State};

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
    /// What is still to be looked at, the next on top.
    open: Vec<Branch>,
}

/// A state and the choices in it that have not been tried.
#[derive(Clone, Debug)]
struct Branch {
    state: State,
    choice: Choice,
}

impl Solutions {
    /// The solutions of the board as it stands.
    pub fn of(board: &Board) -> Solutions {
        let open = State::new(board).map(|state| Branch { state, choice: Choice::NOTHING });
        Solutions { start: *board, open: open.into_iter().collect() }
    }

    /// Goes on for at most that many tries, or to the next solution.
    pub fn advance(&mut self, tries: u64) -> Progress {
        for _ in 0..tries {
            let Some(branch) = self.open.last_mut() else { return Progress::Exhausted };
            let mut state = branch.state.clone();
            let holds = match branch.choice.take() {
                Some((cell, bit)) => state.place(cell, bit),
                None => true,
            };
            if branch.choice.is_empty() {
                self.open.pop();
            }
            if !(holds && state.propagate()) {
                continue;
            }
            match state.choose() {
                Some(choice) => self.open.push(Branch { state, choice }),
                None => return Progress::Solution(self.solution(&state)),
            }
        }
        Progress::Unfinished
    }

    fn solution(&self, state: &State) -> Board {
        state.grid().fill(&self.start)
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
#[derive(Clone, Debug, Default)]
pub struct Solver {}

impl Solver {
    /// A solver that has not been asked yet.
    pub fn new() -> Solver {
        Solver::default()
    }

    /// A solution, if there is one.
    pub fn solve(&mut self, puzzle: &Grid) -> Option<Grid> {
        let mut solution = None;
        self.search(puzzle, 1, |grid| solution = Some(*grid));
        solution
    }

    /// How many solutions there are, counted up to `limit`.
    pub fn count(&mut self, puzzle: &Grid, limit: u64) -> u64 {
        self.search(puzzle, limit, |_| {})
    }

    /// Whether there is exactly one solution.
    pub fn is_unique(&mut self, puzzle: &Grid) -> bool {
        self.count(puzzle, 2) == 1
    }

    fn search(&mut self, puzzle: &Grid, limit: u64, mut found: impl FnMut(&Grid)) -> u64 {
        let solutions = Solutions::of(&puzzle.board()).take(usize::try_from(limit).unwrap_or(usize::MAX));
        solutions.inspect(|solution| found(&Grid::of(solution))).count() as u64
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
