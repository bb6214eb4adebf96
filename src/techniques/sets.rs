//! The table of almost locked sets that all techniques with them share: cells of a house with one candidate more than cells.
//!
//! A digit is restricted between two sets if its cells in one see all its cells in the other: then one of the sets lacks it, and is
//! locked. Sets may overlap, but not in such a digit.

use super::bits::{Bits, meet, ones};
use super::{CellSet, Position};
use crate::sudoku::{Cell, Cells, Digit, Digits, House};
use std::cell::{OnceCell, RefCell};
use std::ops::Range;

/// A chain of sets is at most that long; nobody follows longer ones.
pub(super) const MOST_SETS: usize = 7;

/// All almost locked sets of the position, in the order of the houses; one that lies in two houses is told once. One cell with two
/// candidates is the smallest.
pub(super) fn almost_locked_sets(position: &Position) -> Vec<CellSet> {
    let mut sets = vec![];
    for house in House::all() {
        let cells: Vec<Cell> = (Cells::of_house(house) & position.blanks()).iter().collect();
        grow(position, &cells, CellSet { cells: Cells::EMPTY, digits: Digits::EMPTY }, &mut |set| {
            if set.cells.houses().next() == Some(house) {
                sets.push(set);
            }
        });
    }
    sets
}

fn grow(position: &Position, cells: &[Cell], set: CellSet, found: &mut dyn FnMut(CellSet)) {
    for (index, &cell) in cells.iter().enumerate() {
        let grown =
            CellSet { cells: set.cells | Cells::only(cell), digits: set.digits.union(position.candidates(cell)) };
        if grown.digits.len() == grown.cells.len() + 1 {
            found(grown);
        }
        // Not even all further cells could make up for so many digits.
        if grown.digits.len() <= grown.cells.len() + cells.len() - index {
            grow(position, &cells[index + 1..], grown, found);
        }
    }
}

/// A digit of almost locked sets that have the same places for it.
pub(super) struct Place {
    digit: Digit,
    cells: Cells,
    /// The candidates that see all of them.
    seen: Cells,
    /// Where the places with which it is restricted stand among all.
    restricted: Range<usize>,
}

/// All almost locked sets, and how they belong together.
pub(super) struct Almost {
    pub sets: Vec<CellSet>,
    places: Vec<Place>,
    /// The places of the digits of each set; those that no candidate sees, and digits that it lacks, have the first one.
    of_set: Vec<[u16; 9]>,
    /// The places with which each one is restricted, one's after the other's.
    restricted: Vec<u16>,
    /// The sets with which each place is restricted.
    partners: Bits,
    /// The sets with which each set shares restricted digits, and which, in order.
    joined: Vec<OnceCell<Vec<(usize, Digits)>>>,
    reach: RefCell<Reach>,
}

/// What goes at the ends of chains of sets, by digits.
struct Reach {
    /// By chains of so many sets, or fewer.
    sets: usize,
    /// If a place does not hold its digit.
    without: Vec<[Cells; 9]>,
    /// If it does.
    with: Vec<[Cells; 9]>,
}

/// Adds cells, and says whether one of them is new.
fn add(cells: &mut [Cells; 9], more: &[Cells; 9]) -> bool {
    cells.iter_mut().zip(more).fold(false, |is_new, (cells, more)| {
        let before = *cells;
        *cells |= *more;
        is_new | (*cells != before)
    })
}

impl Almost {
    pub fn of(position: &Position) -> Almost {
        let sets = almost_locked_sets(position);
        let mut of_set = vec![[0; 9]; sets.len()];
        let mut places =
            vec![Place { digit: Digit::ALL[0], cells: Cells::EMPTY, seen: Cells::EMPTY, restricted: 0..0 }];
        let mut restricted = vec![];
        let mut all: Vec<(Cells, usize)> = vec![];
        for digit in Digit::ALL {
            let with = sets.iter().enumerate().filter(|(_, set)| set.digits.contains(digit));
            all.clear();
            all.extend(with.map(|(number, set)| (set.cells & position.places(digit), number)));
            all.sort_unstable();
            let first = places.len();
            for same in all.chunk_by(|(one, _), (two, _)| one == two) {
                let cells = same[0].0;
                let seen = cells.common_peers() & position.places(digit);
                if !seen.is_empty() {
                    same.iter().for_each(|&(_, set)| of_set[set][digit.index()] = places.len() as u16);
                    places.push(Place { digit, cells, seen, restricted: 0..0 });
                }
            }
            // Two places are restricted if the one has no cell that the other does not see.
            let own = &mut places[first..];
            let count = own.len();
            let mut with_cell = Bits::new(Cell::COUNT, own.len());
            for (number, place) in own.iter().enumerate() {
                place.cells.iter().for_each(|cell| with_cell.insert(cell.index(), number));
            }
            for place in own.iter_mut() {
                let unseen = (position.places(digit) - place.seen).iter().map(Cell::index);
                let start = restricted.len();
                let others = with_cell.in_none(unseen).take_while(|&other| other < count);
                restricted.extend(others.map(|other| (first + other) as u16));
                place.restricted = start..restricted.len();
            }
        }
        let [mut members, mut partners] = [(); 2].map(|()| Bits::new(places.len(), sets.len()));
        let mut without = vec![[Cells::EMPTY; 9]; places.len()];
        for (set, own) in of_set.iter().enumerate() {
            own.iter().for_each(|&place| members.insert(place.into(), set));
            for (one, two) in pairs(own).filter(|&(one, _)| !places[one].restricted.is_empty()) {
                without[one][places[two].digit.index()] |= places[two].seen;
            }
        }
        for (number, place) in places.iter().enumerate() {
            for &other in &restricted[place.restricted.clone()] {
                partners.add(number, members.row(other.into()));
            }
        }
        let joined = vec![OnceCell::new(); sets.len()];
        let with = vec![[Cells::EMPTY; 9]; places.len()];
        let reach = RefCell::new(Reach { sets: 0, without, with });
        Almost { sets, places, of_set, restricted, partners, joined, reach }
    }

    fn place(&self, set: usize, digit: Digit) -> &Place {
        &self.places[usize::from(self.of_set[set][digit.index()])]
    }

    /// The cells of the set that may hold the digit.
    pub fn cells(&self, set: usize, digit: Digit) -> Cells {
        self.place(set, digit).cells
    }

    /// The candidates of a digit of the set that go if it is true there.
    pub fn seen(&self, set: usize, digit: Digit) -> Cells {
        self.place(set, digit).seen
    }

    /// The sets with which a set shares restricted digits, and which, in order.
    pub fn joined(&self, set: usize) -> &[(usize, Digits)] {
        self.joined[set].get_or_init(|| {
            let mut all: Vec<(usize, Digits)> = vec![];
            for place in self.of_set[set].iter().map(|&place| usize::from(place)) {
                let digit = Digits::only(self.places[place].digit);
                all.extend(ones(self.partners.row(place).iter().copied()).map(|other| (other, digit)));
            }
            all.sort_unstable_by_key(|&(other, _)| other);
            all.dedup_by(|next, kept| {
                let is_same = next.0 == kept.0;
                if is_same {
                    kept.1 = kept.1.union(next.1);
                }
                is_same
            });
            all
        })
    }

    /// Whether a set shares two restricted digits with another one.
    pub fn is_doubly_joined(&self, set: usize) -> bool {
        pairs(&self.of_set[set]).any(|(one, two)| one < two && meet(self.partners.row(one), self.partners.row(two)))
    }

    /// Whether each set has a restricted digit by which it and another one eliminate something.
    pub fn eliminate(&self) -> Vec<bool> {
        self.reach_by(1);
        let Reach { without, with, .. } = &*self.reach.borrow();
        let eliminates =
            |(without, with): (&[Cells; 9], &[Cells; 9])| without.iter().zip(with).any(|(a, b)| a.meets(*b));
        let all: Vec<bool> = without.iter().zip(with).map(eliminates).collect();
        self.of_set.iter().map(|own| own.iter().any(|&place| all[usize::from(place)])).collect()
    }

    /// Whether each set can be between two others that eliminate something.
    pub fn are_between(&self) -> Vec<bool> {
        self.reach_by(1);
        let Reach { with, .. } = &*self.reach.borrow();
        let eliminate = |(one, two): (usize, usize)| {
            let joint = [one, two].map(|place| self.places[place].digit.index());
            (0..9).any(|digit| !joint.contains(&digit) && with[one][digit].meets(with[two][digit]))
        };
        let is_linked = |&(one, two): &(usize, usize)| {
            one < two && [one, two].iter().all(|&place| !self.places[place].restricted.is_empty())
        };
        self.of_set.iter().map(|own| pairs(own).filter(is_linked).any(eliminate)).collect()
    }

    /// Whether each set can begin a chain that eliminates something.
    pub fn begin(&self) -> Vec<bool> {
        self.reach_by(MOST_SETS - 1);
        let Reach { with, .. } = &*self.reach.borrow();
        let eliminate =
            |(one, two): (usize, usize)| with[one][self.places[two].digit.index()].meets(self.places[two].seen);
        self.of_set.iter().map(|own| pairs(own).any(eliminate)).collect()
    }

    /// Works out what goes at the ends of chains of so many sets, or fewer.
    fn reach_by(&self, sets: usize) {
        let Reach { sets: reached, without, with } = &mut *self.reach.borrow_mut();
        let is_linked = |place: usize| !self.places[place].restricted.is_empty();
        while *reached < sets {
            let mut is_new = *reached == 0;
            if *reached > 0 {
                for (one, two) in self.of_set.iter().flat_map(pairs).filter(|&(a, b)| is_linked(a) && is_linked(b)) {
                    is_new |= add(&mut without[one], &with[two]);
                }
            }
            // What leads to nothing new does not lead on.
            *reached = if is_new { *reached + 1 } else { MOST_SETS };
            for (place, with) in self.places.iter().zip(with.iter_mut()).filter(|_| is_new) {
                for &other in &self.restricted[place.restricted.clone()] {
                    add(with, &without[usize::from(other)]);
                }
            }
        }
    }
}

/// All pairs of different places of a set.
fn pairs(own: &[u16; 9]) -> impl Iterator<Item = (usize, usize)> {
    let places = || own.iter().filter(|&&place| place > 0).map(|&place| usize::from(place));
    places().flat_map(move |one| places().filter(move |&two| two != one).map(move |two| (one, two)))
}
