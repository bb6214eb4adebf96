//! Almost locked sets: ALS-XZ, ALS-XY-wing, ALS chain and death blossom.

use super::bits::{Bits, both, ones, without};
use super::deduction::each;
use super::sets::{Almost, Set, from};
use super::survey::Survey;
use super::{Candidate, CellSet, Deduction, Position, Take, Technique, Why};
use crate::sudoku::{Cell, Cells, Digit, Digits};
use std::collections::HashSet;
use std::ops::ControlFlow;

/// A chain of sets is at most that long; nobody follows longer ones.
const MOST_SETS: usize = 7;

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
pub(super) fn xz(position: &Survey<'_>, take: &mut Take<'_>) -> ControlFlow<()> {
    let almost = position.almost_locked_sets();
    for (first, one) in almost.sets.iter().enumerate() {
        for second in from(first + 1, almost.joined(first).iter().copied()) {
            let two = &almost.sets[second];
            let restricted = almost.restricted(first, second);
            let mut gone = vec![];
            let common = one.set.digits.intersection(two.set.digits);
            if restricted.len() == 1 {
                for digit in common.minus(restricted).iter() {
                    gone.extend(each(digit, one.seen(digit) & two.seen(digit)));
                }
            } else {
                for digit in restricted.iter() {
                    gone.extend(each(digit, one.seen(digit) & two.seen(digit)));
                }
                for set in [one, two] {
                    for digit in set.set.digits.minus(restricted).iter() {
                        gone.extend(each(digit, set.seen(digit)));
                    }
                }
            }
            if !gone.is_empty() {
                let why = why(&[one, two], restricted.iter().collect());
                let deduction = Deduction::eliminating(Technique::AlsXz, gone, why);
                deduction.map_or(ControlFlow::Continue(()), &mut *take)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// ALS-XY-wing: two sets that a third one is joined to by two different digits; one of the two holds what they have in common.
pub(super) fn xy_wing(position: &Survey<'_>, take: &mut Take<'_>) -> ControlFlow<()> {
    let almost = position.almost_locked_sets();
    for pivot in 0..almost.sets.len() {
        let others = almost.joined(pivot);
        for first in ones(others.iter().copied()) {
            for second in from(first + 1, both(others, almost.sharing(first))) {
                for x in almost.restricted(pivot, first).iter() {
                    for y in almost.restricted(pivot, second).iter().filter(|&y| y != x) {
                        wing(almost, [first, pivot, second], [x, y], take)?;
                    }
                }
            }
        }
    }
    ControlFlow::Continue(())
}

fn wing(
    almost: &Almost,
    [first, pivot, second]: [usize; 3],
    [x, y]: [Digit; 2],
    take: &mut Take<'_>,
) -> ControlFlow<()> {
    let [one, third, two] = [first, pivot, second].map(|number| &almost.sets[number]);
    let gone = gone(one, two, [x, y]);
    if gone.is_empty() {
        return ControlFlow::Continue(());
    }
    let why = why(&[one, third, two], vec![x, y]);
    Deduction::eliminating(Technique::AlsXyWing, gone, why).map_or(ControlFlow::Continue(()), take)
}

/// What goes if the two sets, at the ends of a chain of these digits, cannot both lack what they have in common.
fn gone(one: &Set, two: &Set, joint: [Digit; 2]) -> Vec<Candidate> {
    let common = one.set.digits.intersection(two.set.digits).minus(joint.into_iter().collect());
    common.iter().flat_map(|digit| each(digit, one.seen(digit) & two.seen(digit))).collect()
}

/// ALS chain: sets each joined to the next, by another digit each time; the first or the last holds what they have in common.
pub(super) fn chain(position: &Survey<'_>, take: &mut Take<'_>) -> ControlFlow<()> {
    let almost = position.almost_locked_sets();
    for start in 0..almost.sets.len() {
        // The shortest way to each set by each digit: from where.
        let mut from: Vec<(usize, Digit, Option<usize>)> = vec![];
        let mut seen = Bits::new(9, almost.sets.len());
        Digit::ALL.into_iter().for_each(|digit| seen.insert(digit.index(), start));
        let mut open = 0..0;
        for depth in 1..MOST_SETS {
            let before = from.len();
            let steps = if depth == 1 { vec![(start, None, None)] } else { vec![] };
            let steps = steps.into_iter().chain(open.map(|at| (from[at].0, Some(from[at].1), Some(at))));
            for (set, by, at) in steps.collect::<Vec<_>>() {
                let digits = almost.sets[set].set.digits;
                let digits = digits.minus(by.map_or(Digits::EMPTY, Digits::only));
                let fresh = |digit: Digit| without(almost.restricted_row(set, digit), seen.row(digit.index()));
                let mut new: Vec<(usize, Digit)> =
                    digits.iter().flat_map(|digit| ones(fresh(digit)).map(move |next| (next, digit))).collect();
                new.sort_unstable();
                for (next, digit) in new {
                    seen.insert(digit.index(), next);
                    from.push((next, digit, at));
                    if depth >= 3 && next > start && almost.shares(start, next) {
                        end(&almost.sets, start, &from, take)?;
                    }
                }
            }
            open = before..from.len();
        }
    }
    ControlFlow::Continue(())
}

/// The chain from the start to the set that was reached last.
fn end(
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
    let gone = gone(one, two, [digits[0], digits[digits.len() - 1]]);
    if gone.is_empty() {
        return ControlFlow::Continue(());
    }
    let why = why(&members, digits);
    Deduction::eliminating(Technique::AlsChain, gone, why).map_or(ControlFlow::Continue(()), take)
}

/// Death blossom: a cell, and for each of its candidates a set that the candidate would lock; all sets would then hold the same
/// digit.
pub(super) fn death_blossom(position: &Survey<'_>, take: &mut Take<'_>) -> ControlFlow<()> {
    let sets = &position.almost_locked_sets().sets;
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
