//! The search, compiled for each kind of processor.

#![allow(unsafe_code)]

use super::SearchResult;
#[cfg(target_arch = "x86_64")]
use super::avx::{Avx2, Avx512};
use super::candidate_grid::CandidateGrid;
use super::division::Parts;
use super::lanes::Lanes;
use super::vector::Vector;
use sudoku_board::classic::Grid;

/// A task for the search.
#[derive(Clone, Copy, Debug)]
enum Task<'a> {
    /// Start again with these givens.
    Begin(&'a Grid),
    /// Start again with only this position.
    BeginAt(CandidateGrid),
    /// Start again with only this position, and divide the search into parts.
    BeginInParts(CandidateGrid),
    /// Make this many tries, or stop at the next solution.
    Advance(u64),
    /// Start again and count solutions up to a limit.
    Count(&'a Grid, u64),
}

enum Answer {
    Begun,
    Result(SearchResult<Grid>),
    Count(u64),
}

impl<V: Vector> Parts<V> {
    #[inline(always)]
    fn run(&mut self, task: Task) -> Answer {
        match task {
            Task::Begin(givens) => {
                self.begin(CandidateGrid::new(givens));
                Answer::Begun
            }
            Task::BeginAt(position) => {
                self.begin(position);
                Answer::Begun
            }
            Task::BeginInParts(position) => {
                self.begin_in_parts(position);
                Answer::Begun
            }
            Task::Advance(mut tries) => Answer::Result(if self.advance(&mut tries) {
                self.stack
                    .open
                    .pop()
                    .map_or(SearchResult::Exhausted, |position| SearchResult::Solution(position.solution()))
            } else if self.is_done() {
                SearchResult::Exhausted
            } else {
                SearchResult::Unfinished
            }),
            Task::Count(givens, limit) => {
                self.begin(CandidateGrid::new(givens));
                let (mut count, mut tries) = (0, u64::MAX);
                while count < limit && self.stack.advance(&mut tries) {
                    self.stack.open.pop();
                    count += 1;
                }
                Answer::Count(count)
            }
        }
    }
}

/// The instructions that the engine uses. All find the same solutions in the same order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Simd {
    /// The instructions that every processor of this kind has: 128 bits at once on x86-64, on 64-bit ARM, and in WebAssembly
    /// compiled with simd128.
    Portable,
    /// 128 bits at once: x86-64 with SSE4.1.
    Sse41,
    /// 256 bits at once: x86-64 with AVX2.
    Avx2,
    /// 256 bits at once, with AVX-512 VL logic.
    Avx512,
}

impl Simd {
    /// All kinds, from the slowest to the fastest.
    pub const ALL: [Simd; 4] = [Simd::Portable, Simd::Sse41, Simd::Avx2, Simd::Avx512];

    /// Returns true if this processor has the instructions.
    pub fn is_available(self) -> bool {
        Search::with(self).is_some()
    }

    /// Returns the fastest kind that this processor has.
    pub fn best() -> Simd {
        Simd::ALL.into_iter().rev().find(|simd| simd.is_available()).unwrap_or(Simd::Portable)
    }
}

/// A search with the chosen instructions.
#[derive(Clone, Debug)]
pub enum Search {
    Portable(Parts<Lanes>),
    #[cfg(target_arch = "x86_64")]
    Sse41(Parts<Lanes>),
    #[cfg(target_arch = "x86_64")]
    Avx2(Parts<Avx2>),
    #[cfg(target_arch = "x86_64")]
    Avx512(Parts<Avx512>),
}

impl Search {
    /// Creates a search with the fastest instructions of this processor.
    pub fn new() -> Search {
        Search::with(Simd::best()).unwrap_or(Search::Portable(Parts::new(Lanes::ZERO)))
    }

    /// Creates a search with these instructions; `None` if this processor lacks them.
    pub fn with(simd: Simd) -> Option<Search> {
        match simd {
            Simd::Portable => Some(Search::Portable(Parts::new(Lanes::ZERO))),
            #[cfg(target_arch = "x86_64")]
            Simd::Sse41 => has_sse41().then(|| Search::Sse41(Parts::new(Lanes::ZERO))),
            #[cfg(target_arch = "x86_64")]
            Simd::Avx2 => Avx2::detect().map(|any| Search::Avx2(Parts::new(any))),
            #[cfg(target_arch = "x86_64")]
            Simd::Avx512 => Avx512::detect().map(|any| Search::Avx512(Parts::new(any))),
            #[cfg(not(target_arch = "x86_64"))]
            _ => None,
        }
    }

    /// Starts again with these givens.
    pub fn begin(&mut self, givens: &Grid) {
        self.run(Task::Begin(givens));
    }

    /// Starts again with only this position.
    pub fn begin_at(&mut self, position: CandidateGrid) {
        self.run(Task::BeginAt(position));
    }

    /// Starts again with only this position, and divides the search into parts.
    pub fn begin_in_parts(&mut self, position: CandidateGrid) {
        self.run(Task::BeginInParts(position));
    }

    /// Makes at most this many tries, or stops at the next solution.
    pub fn advance(&mut self, tries: u64) -> SearchResult<Grid> {
        match self.run(Task::Advance(tries)) {
            Answer::Result(found) => found,
            Answer::Begun | Answer::Count(_) => SearchResult::Exhausted,
        }
    }

    /// Starts again and counts the solutions up to `limit`.
    pub fn count(&mut self, givens: &Grid, limit: u64) -> u64 {
        match self.run(Task::Count(givens, limit)) {
            Answer::Count(count) => count,
            Answer::Begun | Answer::Result(_) => 0,
        }
    }

    fn run(&mut self, task: Task) -> Answer {
        match self {
            Search::Portable(stack) => stack.run(task),
            // SAFETY: only `with` creates this variant, after checking that the processor has the instructions.
            #[cfg(target_arch = "x86_64")]
            Search::Sse41(stack) => unsafe { run_sse41(stack, task) },
            // SAFETY: an `Avx2` proves that the processor has the instructions.
            #[cfg(target_arch = "x86_64")]
            Search::Avx2(stack) => unsafe { run_avx2(stack, task) },
            // SAFETY: an `Avx512` proves that the processor has the instructions.
            #[cfg(target_arch = "x86_64")]
            Search::Avx512(stack) => unsafe { run_avx512(stack, task) },
        }
    }
}

#[cfg(target_arch = "x86_64")]
fn has_sse41() -> bool {
    is_x86_feature_detected!("sse4.1") && is_x86_feature_detected!("ssse3") && is_x86_feature_detected!("popcnt")
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "sse4.1,ssse3,popcnt")]
fn run_sse41(stack: &mut Parts<Lanes>, task: Task) -> Answer {
    stack.run(task)
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
fn run_avx2(stack: &mut Parts<Avx2>, task: Task) -> Answer {
    stack.run(task)
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx512f,avx512vl,bmi1,bmi2,lzcnt,popcnt")]
fn run_avx512(stack: &mut Parts<Avx512>, task: Task) -> Answer {
    stack.run(task)
}
