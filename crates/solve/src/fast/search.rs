//! Depth-first search through the positions of a puzzle, compiled for each kind of processor.

#![allow(unsafe_code)]

use super::SearchResult;
#[cfg(target_arch = "x86_64")]
use super::avx::{Avx2, Avx512};
use super::candidate_grid::CandidateGrid;
use super::division::Part;
use super::lanes::Lanes;
use super::propagation::{Outcome, propagate};
use super::vector::Vector;
use sudoku_board::classic::Grid;

/// Positions still to be examined, with the next one on top.
///
/// Each try that fills a cell leaves a position behind, so there are never more than 81 and one. Memory for them is reserved
/// before the search.
#[derive(Clone, Debug)]
pub struct Stack<V> {
    /// Any value, needed to make vectors.
    any: V,
    pub open: Vec<CandidateGrid>,
    /// The parts of a hard search that are still to be divided or examined.
    pub parts: Vec<Part>,
}

/// Returns a position as vectors, in all of their places.
#[inline(always)]
fn load<V: Vector>(any: V, position: &CandidateGrid) -> [V; 9] {
    let mut cells = [any; 9];
    for (cells, place) in cells.iter_mut().zip(&position.places) {
        *cells = any.load([place, place]);
    }
    cells
}

/// A task for the search.
#[derive(Clone, Copy, Debug)]
enum Task<'a> {
    /// Start again with these givens.
    Begin(&'a Grid),
    /// Make this many tries, or stop at the next solution.
    Advance(u64),
    /// Start again and count solutions up to a limit.
    Count(&'a Grid, u64),
}

enum Answer {
    Result(SearchResult<Grid>),
    Count(u64),
}

impl<V: Vector> Stack<V> {
    fn new(any: V) -> Self {
        Stack { any, open: Vec::with_capacity(82), parts: Vec::new() }
    }

    #[inline(always)]
    fn begin(&mut self, givens: &Grid) {
        self.open.clear();
        self.parts.clear();
        self.open.push(CandidateGrid::new(givens));
    }

    /// Searches for the next solution with at most this many tries. Returns true if it is on top now.
    #[inline(always)]
    pub fn advance(&mut self, tries: &mut u64) -> bool {
        while let Some(position) = self.open.last_mut() {
            if !position.is_settled() {
                let mut cells = load(self.any, position);
                self.open.pop();
                let outcome = propagate(&mut cells);
                self.keep::<0>(&cells, outcome);
                continue;
            }
            if position.is_solved() {
                return true;
            }
            if *tries == 0 {
                return false;
            }
            *tries -= 1;
            let choice = position.choose();
            let mut cells = load(self.any, position);
            cells[choice.place] = choice.tried(cells[choice.place]);
            if V::POSITIONS == 1 {
                // The other candidate is tried later, if necessary.
                position.refute(choice);
                let outcome = propagate(&mut cells);
                self.keep::<0>(&cells, outcome);
            } else {
                self.open.pop();
                let outcome = propagate(&mut cells);
                self.keep::<1>(&cells, outcome);
                self.keep::<0>(&cells, outcome);
            }
        }
        false
    }

    /// Pushes a position if it is alive.
    #[inline(always)]
    fn keep<const POSITION: usize>(&mut self, cells: &[V; 9], outcome: Outcome<V>) {
        if outcome.alive >> POSITION & 1 != 0 {
            let mut places = [[0; 4]; 9];
            for (place, cells) in places.iter_mut().zip(cells) {
                *place = cells.store()[POSITION];
            }
            let (open, two) = (outcome.open.store()[POSITION], outcome.two.store()[POSITION]);
            self.open.push(CandidateGrid { places, open, two });
        }
    }

    /// Returns what follows from two positions, where they are alive. If a vector holds only one position, the second is ignored.
    #[inline(always)]
    pub fn settled(&mut self, positions: [&CandidateGrid; 2]) -> [Option<CandidateGrid>; 2] {
        let mut cells = [self.any; 9];
        for (place, cells) in cells.iter_mut().enumerate() {
            *cells = self.any.load(positions.map(|position| &position.places[place]));
        }
        let outcome = propagate(&mut cells);
        let before = self.open.len();
        self.keep::<0>(&cells, outcome);
        let first = (self.open.len() > before).then(|| self.open.pop()).flatten();
        self.keep::<1>(&cells, outcome);
        let second = (self.open.len() > before).then(|| self.open.pop()).flatten();
        [first, second]
    }

    #[inline(always)]
    fn run(&mut self, task: Task) -> Answer {
        match task {
            Task::Begin(givens) => {
                self.begin(givens);
                Answer::Result(SearchResult::Unfinished)
            }
            Task::Advance(mut tries) => Answer::Result(if self.advance_parts(&mut tries) {
                self.open.pop().map_or(SearchResult::Exhausted, |position| SearchResult::Solution(position.solution()))
            } else if self.open.is_empty() && self.parts.is_empty() {
                SearchResult::Exhausted
            } else {
                SearchResult::Unfinished
            }),
            Task::Count(givens, limit) => {
                self.begin(givens);
                let (mut count, mut tries) = (0, u64::MAX);
                while count < limit && self.advance(&mut tries) {
                    self.open.pop();
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
    Portable(Stack<Lanes>),
    #[cfg(target_arch = "x86_64")]
    Sse41(Stack<Lanes>),
    #[cfg(target_arch = "x86_64")]
    Avx2(Stack<Avx2>),
    #[cfg(target_arch = "x86_64")]
    Avx512(Stack<Avx512>),
}

impl Search {
    /// Creates a search with the fastest instructions of this processor.
    pub fn new() -> Search {
        Search::with(Simd::best()).unwrap_or(Search::Portable(Stack::new(Lanes::ZERO)))
    }

    /// Creates a search with these instructions; `None` if this processor lacks them.
    pub fn with(simd: Simd) -> Option<Search> {
        match simd {
            Simd::Portable => Some(Search::Portable(Stack::new(Lanes::ZERO))),
            #[cfg(target_arch = "x86_64")]
            Simd::Sse41 => has_sse41().then(|| Search::Sse41(Stack::new(Lanes::ZERO))),
            #[cfg(target_arch = "x86_64")]
            Simd::Avx2 => Avx2::detect().map(|any| Search::Avx2(Stack::new(any))),
            #[cfg(target_arch = "x86_64")]
            Simd::Avx512 => Avx512::detect().map(|any| Search::Avx512(Stack::new(any))),
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
        let (open, parts) = self.pending();
        parts.clear();
        open.clear();
        open.push(position);
    }

    /// Starts again with only this position, and divides the search into parts.
    pub fn begin_in_parts(&mut self, position: CandidateGrid) {
        let (open, parts) = self.pending();
        open.clear();
        parts.clear();
        parts.push(Part { position, share: 1.0 });
    }

    /// Returns the positions and the parts still to be examined.
    fn pending(&mut self) -> (&mut Vec<CandidateGrid>, &mut Vec<Part>) {
        match self {
            Search::Portable(stack) => (&mut stack.open, &mut stack.parts),
            #[cfg(target_arch = "x86_64")]
            Search::Sse41(stack) => (&mut stack.open, &mut stack.parts),
            #[cfg(target_arch = "x86_64")]
            Search::Avx2(stack) => (&mut stack.open, &mut stack.parts),
            #[cfg(target_arch = "x86_64")]
            Search::Avx512(stack) => (&mut stack.open, &mut stack.parts),
        }
    }

    /// Makes at most this many tries, or stops at the next solution.
    pub fn advance(&mut self, tries: u64) -> SearchResult<Grid> {
        match self.run(Task::Advance(tries)) {
            Answer::Result(found) => found,
            Answer::Count(_) => SearchResult::Exhausted,
        }
    }

    /// Starts again and counts the solutions up to `limit`.
    pub fn count(&mut self, givens: &Grid, limit: u64) -> u64 {
        match self.run(Task::Count(givens, limit)) {
            Answer::Count(count) => count,
            Answer::Result(_) => 0,
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
fn run_sse41(stack: &mut Stack<Lanes>, task: Task) -> Answer {
    stack.run(task)
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
fn run_avx2(stack: &mut Stack<Avx2>, task: Task) -> Answer {
    stack.run(task)
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx512f,avx512vl,bmi1,bmi2,lzcnt,popcnt")]
fn run_avx512(stack: &mut Stack<Avx512>, task: Task) -> Answer {
    stack.run(task)
}
