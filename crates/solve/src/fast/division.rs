//! Divides a hard search into parts by looking ahead. The first choices decide how large the search becomes, so that it pays to
//! try all that may be good before making one.

use super::candidate_grid::{CandidateGrid, DIGITS};
use super::stack::Stack;
use super::vector::Vector;
use std::array::from_fn;

/// The most candidates of a choice: digits of a cell, or places of a digit in a house.
const MOST_CANDIDATES: usize = 4;

/// The factor by which a candidate makes the search longer, on average.
const GROWTH: f32 = 1.057;

/// The least share of the whole search, by estimate, that is divided further.
const LEAST_SHARE: f32 = 1.0 / 2000.0;

/// The number of tries that take as long as one division.
const TRIES_PER_DIVISION: u64 = 500;

/// A part of the search, and its estimated share of the whole.
#[derive(Clone, Copy, Debug)]
struct Part {
    position: CandidateGrid,
    share: f32,
}

/// A search that may be divided: its positions still to be examined, and the parts that follow.
#[derive(Clone, Debug)]
pub struct Parts<V> {
    pub stack: Stack<V>,
    /// The parts that are still to be divided or examined, with the next one on top.
    parts: Vec<Part>,
}

/// A digit, from 0, in a cell of [`CandidateGrid::digits`].
type Candidate = (usize, usize);

/// The estimated size of the search by the number of candidates.
static SIZES: [f32; 730] = {
    let mut sizes = [1.0; 730];
    let mut count = 1;
    while count < 730 {
        sizes[count] = sizes[count - 1] * GROWTH;
        count += 1;
    }
    sizes
};

impl CandidateGrid {
    /// Returns the digits of a cell. Cells are numbered box by box here.
    fn digits(&self, cell: usize) -> u32 {
        self.places[cell % 9][cell / 27] >> (10 * (cell / 9 % 3)) & 0x1ff
    }

    /// Keeps only the digits of this bit set in a cell, without drawing conclusions yet.
    fn keep(&mut self, cell: usize, digits: u32) {
        self.places[cell % 9][cell / 27] &= !((0x1ff & !digits) << (10 * (cell / 9 % 3)));
        self.open = [0; 4];
    }

    /// Returns the number of candidates.
    fn count(&self) -> usize {
        self.places.iter().flat_map(|lanes| &lanes[..3]).map(|lane| (lane & DIGITS).count_ones() as usize).sum()
    }
}

/// Calls `look` with each choice between several candidates, one of which must be right.
fn choices(position: &CandidateGrid, mut look: impl FnMut(&[Candidate])) {
    let digits: [u32; 81] = from_fn(|cell| position.digits(cell));
    let mut look_at = |candidates: [Candidate; 9]| {
        let mut left = [(0, 0); MOST_CANDIDATES];
        let mut count = 0;
        for (cell, digit) in candidates {
            if digits[cell] >> digit & 1 != 0 {
                let Some(next) = left.get_mut(count) else { return };
                *next = (cell, digit);
                count += 1;
            }
        }
        if count > 1 {
            look(&left[..count]);
        }
    };
    (0..81).for_each(|cell| look_at(from_fn(|digit| (cell, digit))));
    for house in 0..9 {
        let (band, line) = (house / 3, house % 3);
        for digit in 0..9 {
            look_at(from_fn(|at| (9 * house + at, digit)));
            look_at(from_fn(|at| (27 * band + 9 * (at / 3) + 3 * line + at % 3, digit)));
            look_at(from_fn(|at| (27 * (at / 3) + 9 * band + 3 * (at % 3) + line, digit)));
        }
    }
}

impl<V: Vector> Parts<V> {
    pub fn new(any: V) -> Self {
        Parts { stack: Stack::new(any), parts: Vec::new() }
    }

    /// Starts again with only this position.
    #[inline(always)]
    pub fn begin(&mut self, position: CandidateGrid) {
        self.parts.clear();
        self.stack.open.clear();
        self.stack.open.push(position);
    }

    /// Starts again with only this position, and divides the search.
    pub fn begin_in_parts(&mut self, position: CandidateGrid) {
        self.stack.open.clear();
        self.parts.clear();
        self.parts.push(Part { position, share: 1.0 });
    }

    /// Returns true if nothing is left to be examined.
    pub fn is_done(&self) -> bool {
        self.stack.open.is_empty() && self.parts.is_empty()
    }

    /// Searches for the next solution like [`Stack::advance`], and divides the parts.
    #[inline(always)]
    pub fn advance(&mut self, tries: &mut u64) -> bool {
        loop {
            if self.stack.advance(tries) {
                return true;
            }
            if !self.stack.open.is_empty() || *tries == 0 {
                return false;
            }
            let Some(part) = self.parts.pop() else { return false };
            if part.share < LEAST_SHARE {
                self.stack.open.push(part.position);
            } else {
                *tries = tries.saturating_sub(TRIES_PER_DIVISION);
                self.divide(part);
            }
        }
    }

    /// Divides a part by the choice with the smallest estimated search, and removes the candidates that fail.
    #[inline(always)]
    fn divide(&mut self, Part { position, share }: Part) {
        let [Some(mut position), _] = self.stack.settled([&position, &position]) else { return };
        let mut sizes = [[0.0; 9]; 81];
        let mut tried = [0; 81];
        choices(&position, |candidates| candidates.iter().for_each(|&(cell, digit)| tried[cell] |= 1 << digit));
        let of_cell =
            |cell: usize| (0..9).filter(move |digit| tried[cell] >> digit & 1 != 0).map(move |digit| (cell, digit));
        let candidates: Vec<Candidate> = (0..81).flat_map(of_cell).collect();
        let mut left = position;
        for some in candidates.chunks(V::POSITIONS) {
            let [mut first, mut second] = [position; 2];
            for (position, &(cell, digit)) in [&mut first, &mut second].into_iter().zip(some) {
                position.keep(cell, 1 << digit);
            }
            for (&(cell, digit), after) in some.iter().zip(self.stack.settled([&first, &second])) {
                match after {
                    Some(after) => sizes[cell][digit] = SIZES[after.count()],
                    None => left.keep(cell, !(1 << digit)),
                }
            }
        }
        if !left.is_settled() {
            let [Some(settled), _] = self.stack.settled([&left, &left]) else { return };
            position = settled;
        }
        let (mut best, mut total) = (Vec::new(), f32::INFINITY);
        choices(&position, |candidates| {
            let size = |&(cell, digit): &Candidate| sizes[cell][digit];
            let sum = candidates.iter().map(size).sum();
            if sum < total && candidates.iter().all(|candidate| size(candidate) > 0.0) {
                (best, total) = (candidates.to_vec(), sum);
            }
        });
        if best.is_empty() {
            self.stack.open.push(position);
        }
        // The smallest part comes first.
        best.sort_by(|one, other| sizes[other.0][other.1].total_cmp(&sizes[one.0][one.1]));
        for (cell, digit) in best {
            let mut position = position;
            position.keep(cell, 1 << digit);
            self.parts.push(Part { position, share: share * sizes[cell][digit] / total });
        }
    }
}
