//! The table of almost locked sets that all techniques with them share: cells of a house with one candidate more than cells.
//!
//! A digit is restricted between two sets if its cells in one see all its cells in the other: then one of the sets lacks it, and is
//! locked. Sets may overlap, but not in such a digit.

use super::bits::{Bits, ones};
use super::{CellSet, Position};
use crate::sudoku::{Cell, Cells, Digit, Digits, House};

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

/// An almost locked set with the cells of each digit, and the candidates that see all of them.
pub(super) struct Set {
    pub set: CellSet,
    places: [Cells; 9],
    seen: [Cells; 9],
}

impl Set {
    fn of(position: &Position, set: CellSet) -> Set {
        let mut own = Set { set, places: [Cells::EMPTY; 9], seen: [Cells::EMPTY; 9] };
        for digit in set.digits.iter() {
            let places = set.cells & position.places(digit);
            own.places[digit.index()] = places;
            own.seen[digit.index()] = places.common_peers() & position.places(digit);
        }
        own
    }

    /// The cells of the set that may hold the digit.
    pub fn places(&self, digit: Digit) -> Cells {
        self.places[digit.index()]
    }

    /// The candidates of a digit of the set that go if it is true in the set.
    pub fn seen(&self, digit: Digit) -> Cells {
        self.seen[digit.index()]
    }
}

/// All almost locked sets, and how they belong together.
pub(super) struct Almost {
    pub sets: Vec<Set>,
    /// The row of each digit of a set in the next two tables; sets with the same places of a digit share it.
    rows: Vec<[u32; 9]>,
    /// With which sets a digit is restricted.
    restricted: Bits,
    /// With which sets any digit is restricted.
    joined: Bits,
    /// With which sets a candidate is seen by a digit of both.
    sharing: Bits,
}

impl Almost {
    pub fn of(position: &Position) -> Almost {
        let sets: Vec<Set> = almost_locked_sets(position).into_iter().map(|set| Set::of(position, set)).collect();
        let count = sets.len();
        // The first row is that of digits which a set does not have.
        let (mut rows, mut lines) = (vec![[0; 9]; count], 1);
        let mut classes: Vec<(Digit, Vec<(Cells, Cells, u32)>)> = vec![];
        for digit in Digit::ALL {
            let with = |(number, set): (usize, &Set)| (set.places(digit), set.seen(digit), number as u32);
            let has = |(_, set): &(usize, &Set)| set.set.digits.contains(digit);
            let mut all: Vec<_> = sets.iter().enumerate().filter(has).map(with).collect();
            all.sort_unstable();
            lines += all.chunk_by(|one, two| one.0 == two.0).count();
            classes.push((digit, all));
        }
        let [mut members, mut restricted, mut shared] = [(); 3].map(|()| Bits::new(lines, count));
        let mut line = 1;
        for (digit, all) in &classes {
            let first = line;
            let groups: Vec<(Cells, Cells)> =
                all.chunk_by(|one, two| one.0 == two.0).map(|group| (group[0].0, group[0].1)).collect();
            for group in all.chunk_by(|one, two| one.0 == two.0) {
                for &(_, _, number) in group {
                    rows[number as usize][digit.index()] = line as u32;
                    members.insert(line, number as usize);
                }
                line += 1;
            }
            for (one, &(places, seen)) in groups.iter().enumerate() {
                for (two, &(others, other_seen)) in groups.iter().enumerate().skip(one) {
                    let (one, two) = (first + one, first + two);
                    if others.is_within(seen) {
                        restricted.add(one, members.row(two));
                        restricted.add(two, members.row(one));
                    }
                    if seen.meets(other_seen) {
                        shared.add(one, members.row(two));
                        shared.add(two, members.row(one));
                    }
                }
                debug_assert!(!places.meets(seen));
            }
        }
        let [mut joined, mut sharing] = [(); 2].map(|()| Bits::new(count, count));
        for (number, rows) in rows.iter().enumerate() {
            for &row in rows.iter().filter(|&&row| row > 0) {
                joined.add(number, restricted.row(row as usize));
                sharing.add(number, shared.row(row as usize));
            }
        }
        Almost { sets, rows, restricted, joined, sharing }
    }

    /// With which sets the digit of a set is restricted.
    pub fn restricted_row(&self, set: usize, digit: Digit) -> &[u64] {
        self.restricted.row(self.rows[set][digit.index()] as usize)
    }

    /// The digits that are restricted between the two.
    pub fn restricted(&self, one: usize, two: usize) -> Digits {
        let digits = self.sets[one].set.digits.intersection(self.sets[two].set.digits);
        digits.iter().filter(|digit| self.restricted.has(self.rows[one][digit.index()] as usize, two)).collect()
    }

    /// With which sets a set shares a restricted digit.
    pub fn joined(&self, set: usize) -> &[u64] {
        self.joined.row(set)
    }

    /// With which sets a set sees the same candidate by the same digit.
    pub fn sharing(&self, set: usize) -> &[u64] {
        self.sharing.row(set)
    }

    /// Whether the two see the same candidate by the same digit.
    pub fn shares(&self, one: usize, two: usize) -> bool {
        self.sharing.has(one, two)
    }
}

/// The numbers in a row from one of them on.
pub(super) fn from(first: usize, row: impl Iterator<Item = u64>) -> impl Iterator<Item = usize> {
    ones(row).skip_while(move |&number| number < first)
}
