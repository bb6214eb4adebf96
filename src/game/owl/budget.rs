//! Budgets for long computations, which run in parts so that their caller stays responsive.

use futures_lite::future::yield_now;
use std::time::Duration;
use sudoku_board::Board;
use sudoku_solve::constraint::Solutions;
use sudoku_solve::fast::SearchResult;
use sudoku_storage::clock::Instant;

/// Maximum number of tries for one question.
const TRIES: u64 = 1_000_000;

/// Number of tries between two yields.
pub const PART: u64 = 100;

/// The remaining tries for one question, and the time spent on it.
pub struct Budget {
    left: u64,
    time: Duration,
}

impl Default for Budget {
    fn default() -> Self {
        Budget::new(TRIES)
    }
}

impl Budget {
    /// Creates a budget of tries.
    pub fn new(tries: u64) -> Budget {
        Budget { left: tries, time: Duration::ZERO }
    }

    /// Returns the time spent on tries, without the pauses between them.
    pub fn time(&self) -> Duration {
        self.time
    }

    /// Advances to the next solution, within the budget.
    pub async fn next(&mut self, solutions: &mut Solutions) -> SearchResult<Board> {
        while self.left > 0 {
            let start = Instant::now();
            let progress = solutions.advance(PART);
            self.time += start.elapsed();
            // Let other work run between the parts.
            yield_now().await;
            if progress != SearchResult::Unfinished {
                return progress;
            }
            self.left = self.left.saturating_sub(PART);
        }
        SearchResult::Unfinished
    }

    /// Searches for a solution within the budget.
    pub async fn solve(&mut self, board: &Board) -> SearchResult<Board> {
        self.next(&mut Solutions::of(board)).await
    }

    /// Counts the board's solutions: 0, 1, or 2 for several; `None` if the budget runs out.
    pub async fn count(&mut self, board: &Board) -> Option<usize> {
        let mut solutions = Solutions::of(board);
        let mut first = None;
        loop {
            match self.next(&mut solutions).await {
                SearchResult::Solution(board) if first.as_ref().is_none_or(|first| *first == board) => {
                    first = Some(board)
                }
                SearchResult::Solution(_) => return Some(2),
                SearchResult::Exhausted => return Some(usize::from(first.is_some())),
                SearchResult::Unfinished => return None,
            }
        }
    }
}
