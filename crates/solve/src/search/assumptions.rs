//! Stacked assumptions: backtracking that knows nothing about the problem it solves.

use super::Rewind;
use std::fmt::Debug;

/// A problem with a list of slots, each of which takes one of its candidates.
///
/// The candidates of a slot depend on what is assumed for the slots before it. Slots are counted from 0 and filled in order.
pub trait Problem: Clone {
    /// A candidate of a slot.
    type Candidate: Copy + PartialEq + Debug;
    /// The candidates of a slot, in the order they are tried.
    type Candidates: ExactSizeIterator<Item = Self::Candidate> + Clone + Debug;

    /// Returns the number of slots.
    fn slots(&self) -> usize;

    /// Returns the candidates of the slot, given what is assumed for all slots before it.
    fn candidates(&self, slot: usize) -> Self::Candidates;

    /// Lets the slot take the candidate.
    fn assume(&mut self, slot: usize, candidate: Self::Candidate);

    /// Lets the slot, which is the last one that took a candidate, give it back.
    fn release(&mut self, slot: usize, candidate: Self::Candidate);
}

/// A step of [`Assumptions`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Assumption<C> {
    /// The candidates of the next slot were listed.
    Look {
        /// The slot, from 0.
        slot: usize,
        /// The number of its candidates.
        candidates: usize,
    },
    /// The slot took a candidate.
    Assume {
        /// The slot, from 0.
        slot: usize,
        /// The candidate it took.
        candidate: C,
    },
    /// The slot gave its candidate back.
    Release {
        /// The slot, from 0.
        slot: usize,
        /// The candidate it had.
        candidate: C,
        /// True if the search is going on after a solution; if not, the slot after this one had no candidate left.
        found: bool,
    },
    /// Every slot has a candidate.
    Solution,
}

/// The phase of the algorithm, which decides the next step.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Phase {
    Look,
    Assume,
    Release,
    Done,
}

/// The candidate that a slot has taken, and those it has not tried yet.
#[derive(Clone, Debug)]
struct Open<P: Problem> {
    assumed: Option<P::Candidate>,
    rest: P::Candidates,
}

/// The search for all solutions of a problem, as an iterator of steps. After a Python module that solves sudokus by stacking
/// assumptions, where each slot has a generator of its candidates.
#[derive(Clone, Debug)]
pub struct Assumptions<P: Problem> {
    problem: P,
    stack: Vec<Open<P>>,
    phase: Phase,
    solutions: u64,
    releases: u64,
}

impl<P: Problem> Assumptions<P> {
    /// Starts a search.
    pub fn new(problem: P) -> Assumptions<P> {
        Assumptions { problem, stack: Vec::new(), phase: Phase::Look, solutions: 0, releases: 0 }
    }

    /// Returns the problem with everything that is currently assumed.
    pub fn problem(&self) -> &P {
        &self.problem
    }

    /// Returns the number of solutions found so far.
    pub fn solutions(&self) -> u64 {
        self.solutions
    }

    /// Returns the number of candidates given back so far.
    pub fn releases(&self) -> u64 {
        self.releases
    }

    /// Returns the candidates that the slots have taken, starting with the first slot.
    pub fn assumed(&self) -> impl Iterator<Item = P::Candidate> {
        self.stack.iter().filter_map(|open| open.assumed)
    }

    /// Returns the untried candidates of each slot that has taken one, starting with the first slot.
    pub fn rests(&self) -> impl Iterator<Item = P::Candidates> {
        self.stack.iter().filter(|open| open.assumed.is_some()).map(|open| open.rest.clone())
    }

    /// Returns true if everything has been tried.
    pub fn is_done(&self) -> bool {
        self.phase == Phase::Done
    }

    /// Lets the last slot give its candidate back.
    #[inline]
    fn release(&mut self, found: bool) -> Option<Assumption<P::Candidate>> {
        let slot = self.stack.len().checked_sub(1);
        let Some((slot, candidate)) = slot.and_then(|slot| Some((slot, self.stack[slot].assumed.take()?))) else {
            self.phase = Phase::Done;
            return None;
        };
        self.problem.release(slot, candidate);
        self.releases += 1;
        self.phase = Phase::Assume;
        Some(Assumption::Release { slot, candidate, found })
    }
}

impl<P: Problem> Iterator for Assumptions<P> {
    type Item = Assumption<P::Candidate>;

    #[inline]
    fn next(&mut self) -> Option<Self::Item> {
        match self.phase {
            Phase::Look => {
                let slot = self.stack.len();
                if slot == self.problem.slots() {
                    self.solutions += 1;
                    self.phase = Phase::Release;
                    return Some(Assumption::Solution);
                }
                let rest = self.problem.candidates(slot);
                let candidates = rest.len();
                self.stack.push(Open { assumed: None, rest });
                self.phase = Phase::Assume;
                Some(Assumption::Look { slot, candidates })
            }
            Phase::Assume => {
                let slot = self.stack.len().checked_sub(1)?;
                let open = &mut self.stack[slot];
                match open.rest.next() {
                    Some(candidate) => {
                        open.assumed = Some(candidate);
                        self.problem.assume(slot, candidate);
                        self.phase = Phase::Look;
                        Some(Assumption::Assume { slot, candidate })
                    }
                    None => {
                        self.stack.pop();
                        self.release(false)
                    }
                }
            }
            Phase::Release => self.release(true),
            Phase::Done => None,
        }
    }
}

impl<P: Problem> std::iter::FusedIterator for Assumptions<P> {}

impl<P: Problem> Rewind for Assumptions<P> {
    fn depth(&self) -> usize {
        // The slot on top may not have taken anything yet.
        self.stack.len() - usize::from(self.stack.last().is_some_and(|open| open.assumed.is_none()))
    }

    fn heap_bytes(&self) -> usize {
        self.stack.len() * size_of::<Open<P>>()
    }
}
