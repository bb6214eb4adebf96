//! A quick test for new refutations by new strong links. Most steps change little, so the table of all links is not needed.
//!
//! If no chain led from a candidate to its own opposite before, one that does so now has a new strong link. One of the two ends
//! of this link is true, so a candidate can only be refuted if both ends have a consequence in common.

use super::classic::ClassicPosition;
use super::view::View;
use sudoku_board::classic::{Cells, ClassicHouse};
use sudoku_board::{House, HouseKind, Value, Values};

/// The number of changed cells above which building the table is faster than this test.
const MOST_CELLS: usize = 8;

/// A digit in one cell, or in a group of cells.
type Node = (Value, Cells);

/// Returns true if the opposite of a candidate follows from it, and did not follow with these earlier places of the digits.
/// With `with_groups`, chains with groups count as well.
pub(super) fn refute_any(position: &ClassicPosition, before: &[Cells; 9], with_groups: bool) -> bool {
    let eliminated = |value: Value| before[value.index()] - position.places(value);
    let changed = Value::DIGITS.into_iter().fold(Cells::EMPTY, |changed, value| changed | eliminated(value));
    if changed.len() > MOST_CELLS {
        return true;
    }
    let around = Around::of(position, with_groups);
    for value in Value::DIGITS {
        let eliminated = eliminated(value);
        for house in House::all().filter(|&house| eliminated.meets(Cells::of_house(house))) {
            let places = position.places_in(house, value);
            let singles = places.iter().map(Cells::only);
            let groups = around.groups[value.index()].iter().copied().filter(|group| group.is_within(places));
            for one in singles.chain(groups) {
                let two = places - one;
                if around.is_node(value, two) && one.first() < two.first() && around.agree((value, one), (value, two)) {
                    return true;
                }
            }
        }
    }
    let mut pairs = changed.iter().filter(|&cell| position.candidates(cell).len() == 2);
    pairs.any(|cell| {
        let mut ends = position.candidates(cell).iter().map(|value| (value, Cells::only(cell)));
        ends.next().zip(ends.next()).is_some_and(|(one, two)| around.agree(one, two))
    })
}

/// Returns the groups in these places: two or more in a box and a line.
fn groups(places: Cells) -> Vec<Cells> {
    let lines = || House::all().filter(|house| house.kind() != HouseKind::Box);
    let squares = House::all().filter(|house| house.kind() == HouseKind::Box);
    let all = squares.map(|square| places & Cells::of_house(square)).filter(|cells| !cells.is_empty());
    let all = all.flat_map(|cells| lines().map(move |line| cells & Cells::of_house(line)));
    all.filter(|cells| !cells.is_empty() && cells.single().is_none()).collect()
}

/// A position, and the groups of each digit in it.
struct Around<'a> {
    position: &'a ClassicPosition,
    groups: [Vec<Cells>; 9],
    /// The cells of each digit that have a strong link.
    joined: [Cells; 9],
}

/// The consequences of a node that is true.
#[derive(Default)]
struct Following {
    truths: [Cells; 9],
    lost: [Cells; 9],
    /// The numbers of the groups that are true, and of those that are false.
    true_groups: [u64; 9],
    lost_groups: [u64; 9],
    /// The true nodes not followed yet.
    open: Vec<Node>,
}

impl Around<'_> {
    fn of(position: &ClassicPosition, with_groups: bool) -> Around<'_> {
        let pairs = position.cells_with(2);
        let groups = Value::DIGITS.map(|value| if with_groups { groups(position.places(value)) } else { vec![] });
        let joined = Value::DIGITS.map(|value| {
            let mut joined = pairs & position.places(value);
            for house in House::all() {
                let places = position.places_in(house, value);
                let rest = places.first().map_or(places, |first| places - Cells::only(first));
                if rest.single().is_some() {
                    joined |= places;
                }
            }
            for &group in &groups[value.index()] {
                let rests = group.houses().map(|house| position.places_in(house, value) - group);
                joined = rests.filter(|rest| rest.single().is_some()).fold(joined, |joined, rest| joined | rest);
            }
            joined
        });
        Around { position, groups, joined }
    }

    fn group(&self, value: Value, cells: Cells) -> Option<usize> {
        self.groups[value.index()].iter().position(|&group| group == cells)
    }

    fn is_node(&self, value: Value, cells: Cells) -> bool {
        cells.single().is_some() || self.group(value, cells).is_some()
    }

    /// Returns true if the two nodes have a consequence in common.
    fn agree(&self, one: Node, two: Node) -> bool {
        let [one, two] = [one, two].map(|node| self.follow(node));
        let meet = |one: &[Cells; 9], two: &[Cells; 9]| one.iter().zip(two).any(|(one, two)| one.meets(*two));
        meet(&one.lost, &two.lost) || meet(&one.truths, &two.truths)
    }

    /// Returns the consequences of the node being true.
    fn follow(&self, node: Node) -> Following {
        let mut following = Following::default();
        self.set_true(&mut following, node);
        while let Some((value, cells)) = following.open.pop() {
            let seen = cells.common_peers() & self.position.places(value);
            let lost = seen - following.lost[value.index()];
            following.lost[value.index()] |= lost;
            for cell in lost & self.joined[value.index()] {
                self.set_false(&mut following, (value, Cells::only(cell)));
            }
            for (number, &group) in self.groups[value.index()].iter().enumerate() {
                let lost = &mut following.lost_groups[value.index()];
                if group.is_within(seen) && *lost >> number & 1 == 0 {
                    *lost |= 1 << number;
                    self.set_false(&mut following, (value, group));
                }
            }
            if let Some(cell) = cells.single() {
                for other in self.position.candidates(cell).minus(Values::only(value)).iter() {
                    let lost = &mut following.lost[other.index()];
                    let is_new = !lost.contains(cell);
                    lost.insert(cell);
                    if is_new && self.joined[other.index()].contains(cell) {
                        self.set_false(&mut following, (other, cells));
                    }
                }
            }
        }
        following
    }

    /// Makes a node true, if these cells are a node.
    fn set_true(&self, following: &mut Following, (value, cells): Node) {
        let is_known = if cells.single().is_some() {
            let truths = &mut following.truths[value.index()];
            let is_known = cells.is_within(*truths);
            *truths |= cells;
            is_known
        } else if let Some(number) = self.group(value, cells) {
            let groups = &mut following.true_groups[value.index()];
            let is_known = *groups >> number & 1 == 1;
            *groups |= 1 << number;
            is_known
        } else {
            true
        };
        if !is_known {
            following.open.push((value, cells));
        }
    }

    /// Makes a node false, and the nodes that its strong links lead to true.
    fn set_false(&self, following: &mut Following, (value, cells): Node) {
        for house in cells.houses() {
            let rest = self.position.places_in(house, value) - cells;
            if rest.iter().nth(3).is_none() {
                self.set_true(following, (value, rest));
            }
        }
        if let Some(cell) = cells.single() {
            let others = self.position.candidates(cell).minus(Values::only(value));
            if let Some(other) = others.single() {
                self.set_true(following, (other, cells));
            }
        }
    }
}
