//! What to try next: the cell with two candidates that matters most to its peers.

use super::lanes::Lanes;
use super::places::{CELLS, PEERS, Place};
use super::position::{Candidate, Position};

/// Candidates of which one is right.
#[derive(Clone, Copy, Debug)]
pub enum Choice {
    /// One of these two.
    Two(Candidate, Candidate),
    /// This one or others.
    More(Candidate),
}

/// With more cells than this that have two candidates the search is near its end, and any of them will do.
const ENOUGH: u32 = 10;

impl<L: Lanes> Position<L> {
    /// What to try in a position that is open.
    ///
    /// Of the cells with two candidates the one whose two digits are candidates of the most peers, those that have two
    /// candidates themselves counted three times: what is tried there leads furthest. On the hardest puzzles this makes a
    /// third of the tries that the first such cell makes.
    #[inline(always)]
    pub fn choose(&self) -> Choice {
        let [a, b, c] = self.bands;
        let (x, y, z) = (a.two_digits(), b.two_digits(), c.two_digits());
        let cells = [x.first_digit() & CELLS, y.first_digit() & CELLS, z.first_digit() & CELLS];
        let found = cells[0].count_ones() + cells[1].count_ones() + cells[2].count_ones();
        if found == 0 {
            return self.fewest_places();
        }
        if found > ENOUGH {
            let band = if cells[0] != 0 {
                0
            } else if cells[1] != 0 {
                1
            } else {
                2
            };
            return self.two(Place::new(band, cells[band].trailing_zeros() as usize));
        }
        let all = [a.memory(), b.memory(), c.memory()];
        let twos = [a.and(x).memory(), b.and(y).memory(), c.and(z).memory()];
        let (mut best, mut most) = (Place::new(0, 0), 0);
        for band in 0..3 {
            let mut open = cells[band];
            while open != 0 {
                let bit = open.trailing_zeros() as usize;
                open &= open - 1;
                let (one, two) = self.bands[band].least_and_greatest(bit);
                let peers = &PEERS[band][bit & 63];
                let mut score = 1;
                for other in 0..3 {
                    let peers = peers[other];
                    score += (L::word(&all[other], one) & peers).count_ones();
                    score += (L::word(&all[other], two) & peers).count_ones();
                    score += 2 * (L::word(&twos[other], one) & peers).count_ones();
                    score += 2 * (L::word(&twos[other], two) & peers).count_ones();
                }
                if score > most {
                    (best, most) = (Place::new(band, bit), score);
                }
            }
        }
        self.two(best)
    }

    /// The two candidates of a cell.
    #[inline(always)]
    fn two(&self, place: Place) -> Choice {
        let (one, two) = self.bands[place.band()].least_and_greatest(place.bit());
        Choice::Two(Candidate { place, digit: one }, Candidate { place, digit: two })
    }

    /// The digit with the fewest places in a box, but more than one.
    #[inline(always)]
    fn fewest_places(&self) -> Choice {
        let (mut fewest, mut best) = (10, (0, 0, 0));
        for band in 0..3 {
            let memory = self.bands[band].memory();
            for digit in 0..9 {
                let word = L::word(&memory, digit);
                for column in 0..3 {
                    let places = word >> (16 * column) & 0o777;
                    if places.count_ones() > 1 && places.count_ones() < fewest {
                        fewest = places.count_ones();
                        best = (band, digit, places << (16 * column));
                    }
                }
            }
        }
        let (band, digit, places) = best;
        let first = Candidate { place: Place::new(band, places.trailing_zeros() as usize), digit };
        if fewest > 2 {
            return Choice::More(first);
        }
        Choice::Two(first, Candidate { place: Place::new(band, (places | 1).ilog2() as usize), digit })
    }
}
