//! Depth first through the positions of a puzzle, on every kind of processor.

#![allow(unsafe_code)]

#[cfg(target_arch = "x86_64")]
use super::avx2::Avx2;
#[cfg(target_arch = "x86_64")]
use super::avx512::Avx512;
use super::choice::Choice;
use super::grid::Grid;
use super::lanes::Lanes;
use super::position::{Outcome, Position};
use super::words::Words;

/// Positions still to be looked at, the next one on top.
///
/// A position is left behind by a try that gave a digit its place in a box, and each of nine digits in nine boxes gets its
/// place once on the way down: there are never more than 81. Room for them is made before the search.
#[derive(Clone, Debug)]
pub struct Stack<L> {
    /// Any value: what vectors are made from.
    any: L,
    open: Vec<Position<L>>,
}

/// What a part of a search came to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Found {
    /// The next solution.
    Solution(Grid),
    /// There are no more.
    Exhausted,
    /// The part is over, and the search is not.
    Unfinished,
}

/// What to do with a puzzle.
#[derive(Clone, Copy, Debug)]
enum Task<'a> {
    /// Begin anew with these givens.
    Begin(&'a Grid),
    /// Go on for so many positions, or to the next solution.
    Advance(u64),
    /// Begin anew and count solutions up to a limit.
    Count(&'a Grid, u64),
}

enum Answer {
    Found(Found),
    Count(u64),
}

impl<L: Lanes> Stack<L> {
    fn new(any: L) -> Self {
        Stack { any, open: Vec::with_capacity(81) }
    }

    #[inline(always)]
    fn begin(&mut self, givens: &Grid) {
        self.open.clear();
        self.open.extend(Position::new(self.any, givens));
    }

    /// Goes on to the next solution, for at most so many positions. `None` when there is nothing left, or no more time.
    #[inline(always)]
    fn next(&mut self, positions: &mut u64) -> Option<Position<L>> {
        let mut position = self.open.pop()?;
        while *positions > 0 {
            *positions -= 1;
            match position.propagate() {
                Outcome::Solved => return Some(position),
                Outcome::Contradiction => position = self.open.pop()?,
                Outcome::Open => {
                    let mut other = position;
                    match position.choose() {
                        Choice::Two(one, two) => {
                            position.place(one);
                            other.place(two);
                        }
                        Choice::More(one) => {
                            position.place(one);
                            other.remove(one);
                        }
                    }
                    self.open.push(other);
                }
            }
        }
        self.open.push(position);
        None
    }

    #[inline(always)]
    fn run(&mut self, task: Task) -> Answer {
        match task {
            Task::Begin(givens) => {
                self.begin(givens);
                Answer::Found(Found::Unfinished)
            }
            Task::Advance(mut positions) => Answer::Found(match self.next(&mut positions) {
                Some(position) => Found::Solution(position.solution()),
                None if self.open.is_empty() => Found::Exhausted,
                None => Found::Unfinished,
            }),
            Task::Count(givens, limit) => {
                self.begin(givens);
                let (mut count, mut positions) = (0, u64::MAX);
                while count < limit && self.next(&mut positions).is_some() {
                    count += 1;
                }
                Answer::Count(count)
            }
        }
    }
}

/// Which instructions the engine uses. All find the same solutions in the same order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Simd {
    /// What every processor has: 64 bits at once, or what the compiler makes of them (SSE2, NEON).
    Portable,
    /// 256 bits at once: x86-64 with AVX2.
    Avx2,
    /// 512 bits at once: x86-64 with AVX-512 F, BW and BITALG.
    Avx512,
}

impl Simd {
    /// All, from the slowest to the fastest.
    pub const ALL: [Simd; 3] = [Simd::Portable, Simd::Avx2, Simd::Avx512];

    /// Whether this processor has the instructions.
    pub fn is_available(self) -> bool {
        match self {
            Simd::Portable => true,
            #[cfg(target_arch = "x86_64")]
            Simd::Avx2 => Avx2::detect().is_some(),
            #[cfg(target_arch = "x86_64")]
            Simd::Avx512 => Avx512::detect().is_some(),
            #[cfg(not(target_arch = "x86_64"))]
            _ => false,
        }
    }

    /// The fastest that this processor has.
    pub fn best() -> Simd {
        Simd::ALL.into_iter().rev().find(|simd| simd.is_available()).unwrap_or(Simd::Portable)
    }
}

/// A search with the instructions that were chosen.
#[derive(Clone, Debug)]
pub enum Search {
    Portable(Stack<Words>),
    #[cfg(target_arch = "x86_64")]
    Avx2(Stack<Avx2>),
    #[cfg(target_arch = "x86_64")]
    Avx512(Stack<Avx512>),
}

impl Search {
    /// A search with the fastest instructions that this processor has.
    pub fn new() -> Search {
        Search::with(Simd::best()).unwrap_or(Search::Portable(Stack::new(Words::ZERO)))
    }

    /// A search with these instructions; `None` if this processor lacks them.
    pub fn with(simd: Simd) -> Option<Search> {
        match simd {
            Simd::Portable => Some(Search::Portable(Stack::new(Words::ZERO))),
            #[cfg(target_arch = "x86_64")]
            Simd::Avx2 => Avx2::detect().map(|any| Search::Avx2(Stack::new(any))),
            #[cfg(target_arch = "x86_64")]
            Simd::Avx512 => Avx512::detect().map(|any| Search::Avx512(Stack::new(any))),
            #[cfg(not(target_arch = "x86_64"))]
            _ => None,
        }
    }

    /// Begins anew with these givens.
    pub fn begin(&mut self, givens: &Grid) {
        self.run(Task::Begin(givens));
    }

    /// Goes on for at most so many positions, or to the next solution.
    pub fn advance(&mut self, positions: u64) -> Found {
        match self.run(Task::Advance(positions)) {
            Answer::Found(found) => found,
            Answer::Count(_) => Found::Exhausted,
        }
    }

    /// Begins anew and counts the solutions up to `limit`.
    pub fn count(&mut self, givens: &Grid, limit: u64) -> u64 {
        match self.run(Task::Count(givens, limit)) {
            Answer::Count(count) => count,
            Answer::Found(_) => 0,
        }
    }

    fn run(&mut self, task: Task) -> Answer {
        match self {
            Search::Portable(stack) => stack.run(task),
            // SAFETY: an `Avx2` exists only where the processor said that it has the instructions.
            #[cfg(target_arch = "x86_64")]
            Search::Avx2(stack) => unsafe { run_avx2(stack, task) },
            // SAFETY: an `Avx512` exists only where the processor said that it has the instructions.
            #[cfg(target_arch = "x86_64")]
            Search::Avx512(stack) => unsafe { run_avx512(stack, task) },
        }
    }
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx2,bmi1,bmi2,lzcnt,popcnt")]
fn run_avx2(stack: &mut Stack<Avx2>, task: Task) -> Answer {
    stack.run(task)
}

#[cfg(target_arch = "x86_64")]
#[target_feature(enable = "avx512f,avx512bw,avx512bitalg,bmi1,bmi2,lzcnt,popcnt")]
fn run_avx512(stack: &mut Stack<Avx512>, task: Task) -> Answer {
    stack.run(task)
}
