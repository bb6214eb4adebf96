//! The table of almost locked sets that all techniques with them share. An almost locked set has one candidate more than it has
//! cells, which are all in one house.
//!
//! A digit is restricted between two sets if its cells in one see all its cells in the other: then one of the sets lacks it,
//! and is locked. Sets may overlap, but not in such a digit.

use super::CellSet;
use super::bits::{Bits, both, meet, ones};
use super::lists::Lists;
use super::view::{CellBits, View};
use std::cell::{OnceCell, RefCell};
use std::sync::LazyLock;
use sudoku_board::{HouseKind, Value, Values, classic};

/// The most sets in a chain; nobody follows longer ones.
pub(super) const MOST_SETS: usize = 7;

/// All choices of some of up to nine cells, one bit each, in the order of their cells: the first one, the first two, the first
/// three …
static CHOICES: LazyLock<[Vec<u16>; 10]> = LazyLock::new(|| {
    fn add(choice: u16, from: u32, count: u32, all: &mut Vec<u16>) {
        for cell in from..count {
            all.push(choice | 1 << cell);
            add(choice | 1 << cell, cell + 1, count, all);
        }
    }
    std::array::from_fn(|count| {
        let mut all = vec![];
        add(0, 0, count as u32, &mut all);
        all
    })
});

/// The greatest side of boards whose almost locked sets are listed; the houses of larger ones have too many.
pub(super) const MOST_SIDE: usize = 9;

/// The number of cells of the largest such board.
const CELLS: usize = MOST_SIDE * MOST_SIDE;

/// Returns all almost locked sets of the position, in the order of the houses. One that is in two houses is listed once. The
/// smallest is one cell with two candidates.
pub(super) fn almost_locked_sets<P: View>(position: &P) -> Vec<CellSet<P::Cells>> {
    let mut sets = vec![];
    // The digits of each choice.
    let mut values = [Values::EMPTY; 512];
    for house in position.houses() {
        let mut count = 0;
        let mut cells = [P::Cells::EMPTY; MOST_SIDE];
        for cell in position.cells_of(house) & position.blanks() {
            let (without, with) = values[..2 << count].split_at_mut(1 << count);
            let own = position.candidates(cell);
            with.iter_mut().zip(without).for_each(|(with, without)| *with = without.union(own));
            cells[count] = P::Cells::only(cell);
            count += 1;
        }
        let is_almost =
            |choice: &u16| values[usize::from(*choice)].len() == Values::from_bits((*choice).into()).len() + 1;
        for choice in CHOICES[count].iter().copied().filter(is_almost) {
            let chosen = ones(std::iter::once(u64::from(choice))).map(|n| cells[n]);
            let chosen = chosen.fold(P::Cells::EMPTY, |all, cell| all | cell);
            if house.kind() == HouseKind::Row || position.houses_around(chosen).next() == Some(house) {
                sets.push(CellSet { cells: chosen, values: values[usize::from(choice)] });
            }
        }
    }
    sets
}

/// A digit of almost locked sets that have the same places for it.
pub(super) struct DigitPlaces<C> {
    value: Value,
    cells: C,
    /// The candidates that see all of the cells.
    seen: C,
    /// Its number among the places that are restricted with others; 0 if it is not one of them.
    linked: usize,
    /// The previous place with the same digit and the same first cell; 0 if there is none.
    before: u16,
}

/// All almost locked sets, with the digits that join them.
pub(super) struct Almost<C = classic::Cells> {
    pub sets: Vec<CellSet<C>>,
    places: Vec<DigitPlaces<C>>,
    /// The index of the places of each digit of each set. It is 0 for digits that the set lacks, and for places that no
    /// candidate sees.
    of_set: Vec<[u16; MOST_SIDE]>,
    /// The indices of `of_set` for each set without the zeros, in the order of the digits.
    own: Lists<u16>,
    /// The places that each place is restricted with.
    restricted: Lists<u16>,
    /// The sets that each place is restricted with.
    partners: Bits,
    /// The sets that each set shares restricted digits with, and the shared digits, in order. Computed on demand.
    joined: Vec<OnceCell<Vec<(usize, Values)>>>,
    /// The candidates of each digit.
    of_digit: Bits,
    /// The candidates that see all cells of each place.
    seen: Bits,
    reach: RefCell<ChainEnds>,
}

/// The candidates ruled out at the ends of chains of sets, for each place that is restricted with others.
struct ChainEnds {
    /// The greatest number of sets in these chains.
    sets: usize,
    /// If a place does not hold its digit.
    without: Bits,
    /// If a place holds its digit.
    with: Bits,
    /// The other places that are in a set with each place.
    pairs: Bits,
    /// The rows of `with` and of `without` that grew in the last round.
    new: [Bits; 2],
}

impl<C: CellBits> Almost<C> {
    pub fn of<P: View<Cells = C>>(position: &P) -> Almost<C> {
        let sets = almost_locked_sets(position);
        let mut places = Places::none();
        let of_set: Vec<[u16; MOST_SIDE]> = sets.iter().map(|&set| places.of_set(position, set)).collect();
        let held = of_set.iter().enumerate().flat_map(|(set, own)| own.iter().map(move |&place| (set, place)));
        let own = Lists::by(sets.len(), held.filter(|&(_, place)| place > 0));
        // Two places are restricted if every cell of one sees every cell of the other.
        let mut restricted = vec![];
        for (number, place) in (0..).zip(&places.all) {
            let others =
                place.seen.iter().flat_map(|cell| places.beginning_with(place.value, position.index(cell), number));
            for other in others.filter(|&other| places.all[usize::from(other)].cells.is_within(place.seen)) {
                restricted.extend([(usize::from(number), other), (usize::from(other), number)]);
            }
        }
        let restricted = Lists::by(places.all.len(), restricted.iter().copied());
        let mut places = places.all;
        let are_linked = (0..places.len()).map(|number| !restricted.of(number).is_empty());
        let mut linked = 0;
        for (place, _) in places.iter_mut().zip(are_linked).filter(|(_, is_linked)| *is_linked) {
            linked += 1;
            place.linked = linked;
        }
        let [mut members, mut partners] = [(); 2].map(|()| Bits::new(places.len(), sets.len()));
        for set in 0..sets.len() {
            own.of(set).iter().for_each(|&place| members.insert(place.into(), set));
        }
        for place in 1..places.len() {
            partners.add_all(place, &members, restricted.of(place).iter().map(|&other| other.into()));
        }
        let joined = vec![OnceCell::new(); sets.len()];
        // The numbers of the candidates.
        let (mut numbers, mut count) = ([[0; CELLS]; MOST_SIDE], 0);
        for value in position.values() {
            for cell in position.places(value) {
                numbers[value.index()][position.index(cell)] = count;
                count += 1;
            }
        }
        let mut of_digit = Bits::new(MOST_SIDE, count);
        for value in position.values() {
            for cell in position.places(value) {
                of_digit.insert(value.index(), numbers[value.index()][position.index(cell)]);
            }
        }
        let mut seen = Bits::new(places.len(), count);
        for (number, place) in places.iter().enumerate() {
            let of = &numbers[place.value.index()];
            place.seen.iter().for_each(|cell| seen.insert(number, of[position.index(cell)]));
        }
        let [mut without, with] = [(); 2].map(|()| Bits::new(linked + 1, count));
        let mut linked_pairs = Bits::new(linked + 1, linked + 1);
        for (one, two) in (0..sets.len()).flat_map(|set| pairs(own.of(set))) {
            let linked = [one, two].map(|place| places[place].linked);
            if linked[0] > 0 {
                without.add(linked[0], seen.row(two));
                if linked[1] > 0 {
                    linked_pairs.insert(linked[0], linked[1]);
                }
            }
        }
        let mut new = [(); 2].map(|()| Bits::new(1, linked + 1));
        (1..=linked).for_each(|number| new[1].insert(0, number));
        let reach = RefCell::new(ChainEnds { sets: 0, without, with, pairs: linked_pairs, new });
        Almost { sets, places, of_set, own, restricted, partners, joined, of_digit, seen, reach }
    }

    fn place(&self, set: usize, value: Value) -> &DigitPlaces<C> {
        &self.places[usize::from(self.of_set[set][value.index()])]
    }

    /// Returns the cells of the set that may hold the digit.
    pub fn cells(&self, set: usize, value: Value) -> C {
        self.place(set, value).cells
    }

    /// Returns the candidates of a digit of the set that are ruled out if the set holds it.
    pub fn seen(&self, set: usize, value: Value) -> C {
        self.place(set, value).seen
    }

    /// Returns the sets that a set shares restricted digits with, and the shared digits, in order.
    pub fn joined(&self, set: usize) -> &[(usize, Values)] {
        self.joined[set].get_or_init(|| {
            let mut all = Vec::with_capacity(self.sets.len());
            all.extend(self.partners(set).map(|other| (other, self.shared(set, other))));
            all
        })
    }

    /// Returns the sets that a set shares restricted digits with, in order.
    pub fn partners(&self, set: usize) -> impl Iterator<Item = usize> {
        let mut all = vec![0; self.partners.row(0).len()];
        for place in self.own(set) {
            all.iter_mut().zip(self.partners.row(place)).for_each(|(all, more)| *all |= more);
        }
        ones(all.into_iter())
    }

    /// Returns the restricted digits that two sets share.
    pub fn shared(&self, set: usize, other: usize) -> Values {
        let has = |&place: &usize| self.partners.has(place, other);
        self.own(set).filter(has).map(|place| self.places[place].value).collect()
    }

    /// Returns the places of the digits of a set.
    fn own(&self, set: usize) -> impl Iterator<Item = usize> {
        self.own.of(set).iter().map(|&place| place.into())
    }

    /// Returns true if a set shares two restricted digits with another one.
    pub fn is_doubly_joined(&self, set: usize) -> bool {
        let mut all = Bits::new(1, self.sets.len());
        self.own(set).filter(|&place| self.linked(place) > 0).any(|place| {
            let partners = self.partners.row(place);
            let is_again = both(all.row(0), partners).any(|word| word != 0);
            all.add(0, partners);
            is_again
        })
    }

    /// Returns the number of a place among those that are restricted with others; 0 if it is not one of them.
    fn linked(&self, place: usize) -> usize {
        self.places[place].linked
    }

    /// Returns, for each set, true if it has a restricted digit by which it and another set eliminate something.
    pub fn eliminate(&self) -> Vec<bool> {
        self.reach_by(1);
        let ChainEnds { without, with, .. } = &*self.reach.borrow();
        let all: Vec<bool> = (0..with.rows()).map(|linked| meet(without.row(linked), with.row(linked))).collect();
        (0..self.sets.len()).map(|set| self.own(set).any(|place| all[self.linked(place)])).collect()
    }

    /// Returns, for each set, true if it can be between two others that eliminate something.
    pub fn are_between(&self) -> Vec<bool> {
        self.reach_by(1);
        let ChainEnds { with, .. } = &*self.reach.borrow();
        let eliminate = |(one, two): (usize, usize)| {
            let [first, second] = [one, two].map(|place| self.of_digit.row(self.places[place].value.index()));
            let [one, two] = [one, two].map(|place| with.row(self.linked(place)));
            both(one, two).zip(first.iter().zip(second)).any(|(common, (one, two))| common & !one & !two != 0)
        };
        let is_linked = |&(one, two): &(usize, usize)| one < two && self.linked(one) > 0 && self.linked(two) > 0;
        (0..self.sets.len()).map(|set| pairs(self.own.of(set)).filter(is_linked).any(eliminate)).collect()
    }

    /// Returns, for each set, true if it can begin a chain that eliminates something.
    pub fn begin(&self) -> Vec<bool> {
        self.reach_by(MOST_SETS - 1);
        let ChainEnds { with, .. } = &*self.reach.borrow();
        let eliminate = |(one, two): (usize, usize)| meet(with.row(self.linked(one)), self.seen.row(two));
        (0..self.sets.len()).map(|set| pairs(self.own.of(set)).any(eliminate)).collect()
    }

    /// Computes the eliminations at the ends of chains of up to this many sets.
    fn reach_by(&self, sets: usize) {
        let ChainEnds { sets: reached, without, with, pairs, new } = &mut *self.reach.borrow_mut();
        let [new_with, new_without] = new;
        while *reached < sets {
            if *reached > 0 {
                *new_without = Bits::new(1, with.rows());
                for one in 1..with.rows() {
                    let grew = |two| without.grow(one, with.row(two));
                    if ones(both(pairs.row(one), new_with.row(0))).map(grew).fold(false, |any, grew| any | grew) {
                        new_without.insert(0, one);
                    }
                }
            }
            // A place that leads to nothing new does not have to be followed further.
            let is_new = new_without.row(0).iter().any(|&word| word != 0);
            *reached = if is_new { *reached + 1 } else { MOST_SETS };
            *new_with = Bits::new(1, with.rows());
            for (number, place) in self.places.iter().enumerate() {
                for other in self.restricted.of(number).iter().map(|&other| self.linked(other.into())) {
                    if new_without.has(0, other) && with.grow(place.linked, without.row(other)) {
                        new_with.insert(0, place.linked);
                    }
                }
            }
        }
    }
}

/// All places. The first one is a placeholder for none.
struct Places<C> {
    all: Vec<DigitPlaces<C>>,
    /// The index of the last place of each digit with each first cell; 0 if there is none.
    last: [[u16; CELLS]; MOST_SIDE],
}

impl<C: CellBits> Places<C> {
    fn none() -> Places<C> {
        let none = DigitPlaces { value: Value::DIGITS[0], cells: C::EMPTY, seen: C::EMPTY, linked: 0, before: 0 };
        Places { all: vec![none], last: [[0; CELLS]; MOST_SIDE] }
    }

    /// Returns the places of a digit with that first cell, from the last one down to that index, which is not included.
    fn beginning_with(&self, value: Value, cell: usize, after: u16) -> impl Iterator<Item = u16> {
        let last = self.last[value.index()][cell];
        std::iter::successors(Some(last), |&number| Some(self.all[usize::from(number)].before))
            .take_while(move |&number| number > after)
    }

    /// Returns the places of the digits of a set, as far as any candidate sees them.
    fn of_set<P: View<Cells = C>>(&mut self, position: &P, set: CellSet<C>) -> [u16; MOST_SIDE] {
        let mut own = [0; MOST_SIDE];
        for value in set.values.iter() {
            let cells = set.cells & position.places(value);
            let Some(first) = cells.first().map(|first| position.index(first)) else { continue };
            let is_same = |&number: &u16| self.all[usize::from(number)].cells == cells;
            let known = self.beginning_with(value, first, 0).find(is_same);
            if let Some(number) = known {
                own[value.index()] = number;
                continue;
            }
            let seen = position.common_peers(cells) & position.places(value);
            // Places beyond that number are left out, which only hides eliminations.
            if let (false, Ok(number)) = (seen.is_empty(), u16::try_from(self.all.len())) {
                let before = std::mem::replace(&mut self.last[value.index()][first], number);
                self.all.push(DigitPlaces { value, cells, seen, linked: 0, before });
                own[value.index()] = number;
            }
        }
        own
    }
}

/// Returns all pairs of different places of a set.
fn pairs(own: &[u16]) -> impl Iterator<Item = (usize, usize)> {
    let others = move |one: u16| own.iter().filter(move |&&two| two != one).map(move |&two| (one.into(), two.into()));
    own.iter().flat_map(move |&one| others(one))
}
