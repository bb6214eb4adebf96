//! Depth-first search through the positions of a puzzle.

use super::candidate_grid::CandidateGrid;
use super::propagation::{Outcome, propagate};
use super::vector::Vector;

/// Positions still to be examined, with the next one on top.
///
/// Each try that fills a cell leaves a position behind, so there are never more than 81 and one. Memory for them is reserved
/// before the search.
#[derive(Clone, Debug)]
pub struct Stack<V> {
    /// Any value, needed to make vectors.
    any: V,
    pub open: Vec<CandidateGrid>,
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

impl<V: Vector> Stack<V> {
    pub fn new(any: V) -> Self {
        Stack { any, open: Vec::with_capacity(82) }
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
}
