//! What takes long is worked out in parts, so that whoever waits for it can do something else meanwhile.

use futures_lite::future::yield_now;
use std::time::Duration;
use sudoku_board::classic::Board;
use sudoku_solve::fast::{SearchResult, Solutions};
use sudoku_storage::clock::Instant;

/// The most tries for one question.
const TRIES: u64 = 1_000_000;

/// How many tries are made between two looks at what is left.
pub const PART: u64 = 100;

/// The tries for one question, as many as are left.
pub struct Effort {
    left: u64,
    time: Duration,
}

impl Default for Effort {
    fn default() -> Self {
        Effort::of(TRIES)
    }
}

impl Effort {
    /// So many tries.
    pub fn of(tries: u64) -> Effort {
        Effort { left: tries, time: Duration::ZERO }
    }

    /// How long its tries took, the time between them not counted.
    pub fn time(&self) -> Duration {
        self.time
    }

    /// Goes on to the next solution, as long as there are tries left.
    pub async fn next(&mut self, solutions: &mut Solutions) -> SearchResult {
        while self.left > 0 {
            let start = Instant::now();
            let progress = solutions.advance(PART);
            self.time += start.elapsed();
            // The other parts are made when there is time for them.
            yield_now().await;
            if progress != SearchResult::Unfinished {
                return progress;
            }
            self.left = self.left.saturating_sub(PART);
        }
        SearchResult::Unfinished
    }

    /// Looks for a solution, as long as there are tries left.
    pub async fn solve(&mut self, board: &Board) -> SearchResult {
        self.next(&mut Solutions::of(board)).await
    }

    /// How many solutions the board has, 2 standing for several; `None` if the tries that are left do not tell.
    pub async fn count(&mut self, board: &Board) -> Option<usize> {
        let mut solutions = Solutions::of(board);
        let mut first = None;
        loop {
            match self.next(&mut solutions).await {
                SearchResult::Solution(board) if first.is_none_or(|first| first == board) => first = Some(board),
                SearchResult::Solution(_) => return Some(2),
                SearchResult::Exhausted => return Some(usize::from(first.is_some())),
                SearchResult::Unfinished => return None,
            }
        }
    }
}
