//! The table of almost locked sets that all techniques with them share: cells of a house with one candidate more than cells.
//!
//! A digit is restricted between two sets if its cells in one see all its cells in the other: then one of the sets lacks it, and is
//! locked. Sets may overlap, but not in such a digit.

use super::bits::{Bits, Spread, meet, ones};
use super::{CellSet, Position};
use crate::sudoku::{Cell, Cells, Digit, Digits, House};
use std::cell::OnceCell;

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
}

/// All almost locked sets, and how they belong together.
pub(super) struct Almost {
    pub sets: Vec<CellSet>,
    places: Vec<Place>,
    /// The places of the digits of each set; those that it lacks have the first one, which nothing sees.
    of_set: Vec<[u16; 9]>,
    /// Which places are restricted.
    restricted: Bits,
    /// Which places are seen by the same candidate.
    sharing: Bits,
    /// Which places hold their digit if others do not.
    strong: Bits,
    /// The sets at which chains of two, of three and of more sets can end that eliminate something.
    ends: [OnceCell<Vec<bool>>; 3],
    /// The sets with which each place is restricted.
    partners: OnceCell<Bits>,
}

impl Almost {
    pub fn of(position: &Position) -> Almost {
        let sets = almost_locked_sets(position);
        let mut of_set = vec![[0; 9]; sets.len()];
        let mut places = vec![Place { digit: Digit::ALL[0], cells: Cells::EMPTY, seen: Cells::EMPTY }];
        for digit in Digit::ALL {
            let with = sets.iter().enumerate().filter(|(_, set)| set.digits.contains(digit));
            let mut all: Vec<(Cells, usize)> =
                with.map(|(number, set)| (set.cells & position.places(digit), number)).collect();
            all.sort_unstable();
            for (cells, set) in all {
                if places.last().is_none_or(|last| (last.digit, last.cells) != (digit, cells)) {
                    places.push(Place { digit, cells, seen: cells.common_peers() & position.places(digit) });
                }
                of_set[set][digit.index()] = places.len() as u16 - 1;
            }
        }
        let count = places.len();
        let [mut strong, mut restricted, mut sharing] = [(); 3].map(|()| Bits::new(count, count));
        for (one, place) in places.iter().enumerate() {
            for (two, other) in places.iter().enumerate().skip(one).take_while(|(_, two)| two.digit == place.digit) {
                if !other.cells.is_empty() && other.cells.is_within(place.seen) {
                    restricted.insert(one, two);
                    restricted.insert(two, one);
                }
                if place.seen.meets(other.seen) {
                    sharing.insert(one, two);
                    sharing.insert(two, one);
                }
            }
        }
        for own in &of_set {
            for &one in own.iter().filter(|&&place| place > 0) {
                let others = own.iter().filter(|&&other| other > 0 && other != one);
                others.for_each(|&other| strong.insert(one.into(), other.into()));
            }
        }
        Almost { sets, places, of_set, restricted, sharing, strong, ends: Default::default(), partners: OnceCell::new() }
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

    /// The sets at which a chain of so many sets can end that eliminates something.
    pub fn ends(&self, length: usize) -> &[bool] {
        self.ends[length.clamp(2, 4) - 2].get_or_init(|| {
            let mut spread = Spread::of(&self.strong, &self.restricted);
            (1..length).take_while(|_| spread.grow()).count();
            let is_end = |place: usize| {
                let reached = spread.level.row(place);
                // Two sets with two restricted digits lock each other.
                meet(reached, self.sharing.row(place)) || length == 2 && meet(reached, self.restricted.row(place))
            };
            let is_end: Vec<bool> = (0..self.places.len()).map(is_end).collect();
            self.of_set.iter().map(|own| own.iter().any(|&place| is_end[usize::from(place)])).collect()
        })
    }

    /// With which sets the digit of a set is restricted.
    pub fn restricted_row(&self, set: usize, digit: Digit) -> &[u64] {
        let partners = self.partners.get_or_init(|| {
            let [mut members, mut all] = [(); 2].map(|()| Bits::new(self.places.len(), self.sets.len()));
            for (set, own) in self.of_set.iter().enumerate() {
                own.iter().filter(|&&place| place > 0).for_each(|&place| members.insert(place.into(), set));
            }
            for place in 0..self.places.len() {
                for other in ones(self.restricted.row(place).iter().copied()) {
                    all.add(place, members.row(other));
                }
            }
            all
        });
        partners.row(self.of_set[set][digit.index()].into())
    }

    /// The digits that are restricted between the two.
    pub fn restricted(&self, one: usize, two: usize) -> Digits {
        let [of_one, of_two] = [one, two].map(|set| &self.of_set[set]);
        let digits = self.sets[one].digits.intersection(self.sets[two].digits);
        digits
            .iter()
            .filter(|digit| self.restricted.has(of_one[digit.index()].into(), of_two[digit.index()].into()))
            .collect()
    }

    /// With which sets a set shares a restricted digit, in order.
    pub fn joined(&self, set: usize) -> Vec<usize> {
        let mut all = Bits::new(1, self.sets.len());
        self.sets[set].digits.iter().for_each(|digit| _ = all.add(0, self.restricted_row(set, digit)));
        ones(all.row(0).iter().copied()).collect()
    }
}
