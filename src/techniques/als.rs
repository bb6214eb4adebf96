//! Almost locked sets: ALS-XZ, ALS-XY-wing, ALS chain and death blossom.
//!
//! A digit is restricted between two sets if its cells in one see all its cells in the other: then one of the sets lacks it, and is
//! locked. Sets may overlap, but not in such a digit.

use super::deduction::each;
use super::sets::almost_locked_sets;
use super::{Candidate, CellSet, Deduction, Position, Take, Technique, Why};
use crate::sudoku::{Cell, Cells, Digit, Digits};
use std::collections::HashSet;
use std::ops::ControlFlow;

/// A chain of sets is at most that long; nobody follows longer ones.
const MOST_SETS: usize = 7;

/// An almost locked set with the cells of each digit, and what sees all of them.
struct Set {
    set: CellSet,
    places: [Cells; 9],
    seen: [Cells; 9],
}

impl Set {
    fn of(position: &Position, set: CellSet) -> Set {
        let places = std::array::from_fn(|index| set.cells & position.places(Digit::ALL[index]));
        Set { set, places, seen: places.map(Cells::common_peers) }
    }

    fn places(&self, digit: Digit) -> Cells {
        self.places[digit.index()]
    }

    fn seen(&self, digit: Digit) -> Cells {
        self.seen[digit.index()]
    }

    /// The digits that are restricted between the two.
    fn restricted(&self, other: &Set) -> Digits {
        let common = self.set.digits.intersection(other.set.digits);
        common.iter().filter(|&digit| other.places(digit).is_within(self.seen(digit))).collect()
    }
}

fn sets(position: &Position) -> Vec<Set> {
    almost_locked_sets(position).into_iter().map(|set| Set::of(position, set)).collect()
}

/// The sets that each set shares a restricted digit with, and which digits.
fn joined(sets: &[Set]) -> Vec<Vec<(usize, Digits)>> {
    let mut joined = vec![vec![]; sets.len()];
    for (first, one) in sets.iter().enumerate() {
        for (second, two) in sets.iter().enumerate().skip(first + 1) {
            let digits = one.restricted(two);
            if !digits.is_empty() {
                joined[first].push((second, digits));
                joined[second].push((first, digits));
            }
        }
    }
    joined
}

fn why(sets: &[&Set], common: Vec<Digit>) -> Why {
    Why {
        digits: sets.iter().fold(Digits::EMPTY, |digits, set| digits.union(set.set.digits)),
        cells: sets.iter().fold(Cells::EMPTY, |cells, set| cells | set.set.cells),
        sets: sets.iter().map(|set| set.set).collect(),
        common,
        ..Why::default()
    }
}

/// What sees all places of the digit in both.
fn seen_by_both(position: &Position, one: &Set, two: &Set, digit: Digit) -> Cells {
    one.seen(digit) & two.seen(digit) & position.places(digit)
}

/// ALS-XZ: two sets with a restricted digit; one of them holds every other digit that both have. With two restricted digits
/// (doubly linked) both sets are locked but for these.
pub(super) fn xz(position: &Position, take: &mut Take<'_>) -> ControlFlow<()> {
    let sets = sets(position);
    for (first, others) in joined(&sets).iter().enumerate() {
        for &(second, restricted) in others.iter().filter(|(second, _)| *second > first) {
            let (one, two) = (&sets[first], &sets[second]);
            let mut gone = vec![];
            let common = one.set.digits.intersection(two.set.digits);
            if restricted.len() == 1 {
                for digit in common.minus(restricted).iter() {
                    gone.extend(each(digit, seen_by_both(position, one, two, digit)));
                }
            } else {
                for digit in restricted.iter() {
                    gone.extend(each(digit, seen_by_both(position, one, two, digit)));
                }
                for set in [one, two] {
                    for digit in set.set.digits.minus(restricted).iter() {
                        gone.extend(each(digit, set.seen(digit) & position.places(digit)));
                    }
                }
            }
            let why = why(&[one, two], restricted.iter().collect());
            let deduction = Deduction::eliminating(Technique::AlsXz, gone, why);
            deduction.map_or(ControlFlow::Continue(()), &mut *take)?;
        }
    }
    ControlFlow::Continue(())
}

/// ALS-XY-wing: two sets that a third one is joined to by two different digits; one of the two holds what they have in common.
pub(super) fn xy_wing(position: &Position, take: &mut Take<'_>) -> ControlFlow<()> {
    let sets = sets(position);
    let joined = joined(&sets);
    for (pivot, others) in joined.iter().enumerate() {
        for (index, &(first, one)) in others.iter().enumerate() {
            for &(second, two) in &others[index + 1..] {
                for x in one.iter() {
                    for y in two.iter().filter(|&y| y != x) {
                        wing(position, &sets, [first, pivot, second], [x, y], take)?;
                    }
                }
            }
        }
    }
    ControlFlow::Continue(())
}

fn wing(
    position: &Position,
    sets: &[Set],
    [first, pivot, second]: [usize; 3],
    [x, y]: [Digit; 2],
    take: &mut Take<'_>,
) -> ControlFlow<()> {
    let (one, two) = (&sets[first], &sets[second]);
    let joint: Digits = [x, y].into_iter().collect();
    let common = one.set.digits.intersection(two.set.digits).minus(joint);
    let gone = common.iter().flat_map(|digit| each(digit, seen_by_both(position, one, two, digit))).collect();
    let why = why(&[one, &sets[pivot], two], vec![x, y]);
    Deduction::eliminating(Technique::AlsXyWing, gone, why).map_or(ControlFlow::Continue(()), take)
}

/// ALS chain: sets each joined to the next, by another digit each time; the first or the last holds what they have in common.
pub(super) fn chain(position: &Position, take: &mut Take<'_>) -> ControlFlow<()> {
    let sets = sets(position);
    let joined = joined(&sets);
    for start in 0..sets.len() {
        // The shortest way to each set by each digit: from where, at which depth.
        let mut from: Vec<(usize, Digit, Option<usize>)> = vec![];
        let mut seen: HashSet<(usize, Digit)> = HashSet::new();
        let mut open: Vec<usize> = vec![];
        for &(next, digits) in &joined[start] {
            for digit in digits.iter() {
                seen.insert((next, digit));
                open.push(from.len());
                from.push((next, digit, None));
            }
        }
        for depth in 2..MOST_SETS {
            let mut next_open = vec![];
            for &at in &open {
                let (set, by, _) = from[at];
                for &(next, digits) in joined[set].iter().filter(|(next, _)| *next != start) {
                    for digit in digits.iter().filter(|&digit| digit != by) {
                        if !seen.insert((next, digit)) {
                            continue;
                        }
                        from.push((next, digit, Some(at)));
                        next_open.push(from.len() - 1);
                        if depth >= 3 && next > start {
                            end(position, &sets, start, &from, take)?;
                        }
                    }
                }
            }
            open = next_open;
        }
    }
    ControlFlow::Continue(())
}

/// The chain from the start to the set that was reached last.
fn end(
    position: &Position,
    sets: &[Set],
    start: usize,
    from: &[(usize, Digit, Option<usize>)],
    take: &mut Take<'_>,
) -> ControlFlow<()> {
    let (mut members, mut digits) = (vec![], vec![]);
    let mut at = from.len().checked_sub(1);
    while let Some(index) = at {
        members.push(&sets[from[index].0]);
        digits.push(from[index].1);
        at = from[index].2;
    }
    members.push(&sets[start]);
    members.reverse();
    digits.reverse();
    let (one, two) = (members[0], members[members.len() - 1]);
    let joint: Digits = [digits[0], digits[digits.len() - 1]].into_iter().collect();
    let common = one.set.digits.intersection(two.set.digits).minus(joint);
    let gone: Vec<_> = common.iter().flat_map(|digit| each(digit, seen_by_both(position, one, two, digit))).collect();
    if gone.is_empty() {
        return ControlFlow::Continue(());
    }
    let why = why(&members, digits);
    Deduction::eliminating(Technique::AlsChain, gone, why).map_or(ControlFlow::Continue(()), take)
}

/// Death blossom: a cell, and for each of its candidates a set that the candidate would lock; all sets would then hold the same
/// digit.
pub(super) fn death_blossom(position: &Position, take: &mut Take<'_>) -> ControlFlow<()> {
    let sets = sets(position);
    let mut seen = HashSet::new();
    for stem in position.blanks() {
        let digits: Vec<Digit> = position.candidates(stem).iter().collect();
        if digits.len() > 4 {
            continue;
        }
        let petals: Vec<Vec<&Set>> = digits
            .iter()
            .map(|&digit| {
                let peers = Cells::peers_of(stem);
                let fits = |set: &&Set| {
                    let places = set.places(digit);
                    !places.is_empty() && places.is_within(peers) && !set.set.cells.contains(stem)
                };
                sets.iter().filter(fits).collect()
            })
            .collect();
        for target in Digit::ALL.into_iter().filter(|digit| !digits.contains(digit)) {
            let mut chosen = vec![];
            petal(position, stem, &digits, &petals, target, position.places(target), &mut chosen, &mut seen, take)?;
        }
    }
    ControlFlow::Continue(())
}

fn petal<'a>(
    position: &Position,
    stem: Cell,
    digits: &[Digit],
    petals: &[Vec<&'a Set>],
    target: Digit,
    left: Cells,
    chosen: &mut Vec<&'a Set>,
    seen: &mut HashSet<(Cell, Vec<Candidate>)>,
    take: &mut Take<'_>,
) -> ControlFlow<()> {
    let Some(sets) = petals.get(chosen.len()) else {
        let common = chosen.iter().fold(Digits::ALL, |common, set| common.intersection(set.set.digits));
        let common = common.minus(position.candidates(stem));
        let seen_by_all = |digit| chosen.iter().fold(position.places(digit), |left, set| left & set.seen(digit));
        let gone: Vec<Candidate> = common.iter().flat_map(|digit| each(digit, seen_by_all(digit))).collect();
        if !seen.insert((stem, gone.clone())) {
            return ControlFlow::Continue(());
        }
        let mut why = why(chosen, digits.to_vec());
        why.cells.insert(stem);
        why.sets.insert(0, CellSet { cells: Cells::only(stem), digits: position.candidates(stem) });
        return Deduction::eliminating(Technique::DeathBlossom, gone, why).map_or(ControlFlow::Continue(()), take);
    };
    for set in sets {
        let left = left & set.seen(target);
        if left.is_empty() || set.places(target).is_empty() {
            continue;
        }
        chosen.push(set);
        petal(position, stem, digits, petals, target, left, chosen, seen, take)?;
        chosen.pop();
    }
    ControlFlow::Continue(())
}
