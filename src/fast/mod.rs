//! Floor 2, answers: whenever the solutions of a board are wanted and not the way to them.
//!
//! Digits are bits of a mask for each cell. Naked and hidden singles are placed until none is left; then the cell with the
//! fewest candidates, or the digit with the fewest places in a house, is tried (constraint propagation and search, as in
//! Peter Norvig's "Solving Every Sudoku Puzzle", with places of digits beside digits of cells).

mod state;

use crate::sudoku::{Board, CellKind};
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
        let mut board = self.start;
        for cell in self.start.blanks() {
            board.put(cell, state.digit(cell), CellKind::User);
        }
        board
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

/// A solution of the board as it stands, if there is one.
pub fn solve(board: &Board) -> Option<Board> {
    Solutions::of(board).next()
}

/// How many solutions the board has, counted up to `limit`.
pub fn count(board: &Board, limit: usize) -> usize {
    Solutions::of(board).take(limit).count()
}
