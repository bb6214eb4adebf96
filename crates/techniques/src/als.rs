//! Almost locked sets: ALS-XZ, ALS-XY-wing, ALS chain and death blossom.

use super::deduction::each;
use super::sets::{Almost, MOST_SETS};
use super::survey::Survey;
use super::surveyed::Surveyed;
use super::view::CellBits;
use super::{CellSet, Deduction, DeductionSink, Technique, Why, offer};
use std::collections::HashSet;
use std::ops::ControlFlow;
use sudoku_board::{Candidate, Cell, Value, Values};

fn why<C: CellBits>(sets: &[CellSet<C>], common: Vec<Value>) -> Why {
    Why {
        values: sets.iter().fold(Values::EMPTY, |values, set| values.union(set.values)),
        cells: sets.iter().fold(C::EMPTY, |cells, set| cells | set.cells).into(),
        sets: sets.iter().map(|set| set.reported()).collect(),
        common,
        ..Why::default()
    }
}

/// Finds ALS-XZ: two sets with a restricted digit, one of which holds every other digit that both have. With two restricted
/// digits (doubly linked), both sets are locked except for these.
pub(super) fn xz<P: Surveyed>(survey: &Survey<'_, P>, sink: &mut DeductionSink<'_>) -> ControlFlow<()> {
    let almost = survey.almost_locked_sets();
    let eliminate = almost.eliminate();
    for (first, &one) in almost.sets.iter().enumerate() {
        let is_doubly_joined = almost.is_doubly_joined(first);
        if !eliminate[first] && !is_doubly_joined {
            continue;
        }
        for second in almost.partners(first).filter(|&second| second > first) {
            let two = almost.sets[second];
            if !(one.cells | two.cells).meets(survey.changes.cells) {
                continue;
            }
            let both_see = |value| almost.seen(first, value) & almost.seen(second, value);
            let common = one.values.intersection(two.values);
            if !is_doubly_joined && common.iter().all(|value| both_see(value).is_empty()) {
                continue;
            }
            let restricted = almost.shared(first, second);
            let seen_by_both = |value| each(value, both_see(value));
            let mut eliminated = vec![];
            if restricted.len() == 1 {
                eliminated.extend(common.minus(restricted).iter().flat_map(seen_by_both));
            } else {
                eliminated.extend(restricted.iter().flat_map(seen_by_both));
                for set in [first, second] {
                    let others = almost.sets[set].values.minus(restricted);
                    eliminated.extend(others.iter().flat_map(|value| each(value, almost.seen(set, value))));
                }
            }
            if !eliminated.is_empty() {
                let why = why(&[one, two], restricted.iter().collect());
                let deduction = Deduction::eliminating(Technique::AlsXz, eliminated, why);
                offer(deduction, sink)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Finds ALS-XY-wings: two sets that different digits join to a third one. One of the two sets holds the digits that both have.
pub(super) fn xy_wing<P: Surveyed>(survey: &Survey<'_, P>, sink: &mut DeductionSink<'_>) -> ControlFlow<()> {
    let almost = survey.almost_locked_sets();
    let are_between = almost.are_between();
    for pivot in (0..almost.sets.len()).filter(|&set| are_between[set]) {
        let others = almost.joined(pivot);
        for (index, &(first, by_first)) in others.iter().enumerate() {
            for &(second, by_second) in &others[index + 1..] {
                if eliminated(almost, first, second, []).is_empty() {
                    continue;
                }
                for x in by_first.iter() {
                    for y in by_second.iter().filter(|&y| y != x) {
                        let why = why(&[first, pivot, second].map(|set| almost.sets[set]), vec![x, y]);
                        let eliminated = eliminated(almost, first, second, [x, y]);
                        let deduction = Deduction::eliminating(Technique::AlsXyWing, eliminated, why);
                        offer(deduction, sink)?;
                    }
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// Returns the candidates that are ruled out because two sets at the ends of a chain of these digits cannot both lack their
/// common digits.
fn eliminated<C: CellBits, const N: usize>(
    almost: &Almost<C>,
    one: usize,
    two: usize,
    joint: [Value; N],
) -> Vec<Candidate> {
    let common = almost.sets[one].values.intersection(almost.sets[two].values).minus(joint.into_iter().collect());
    common.iter().flat_map(|value| each(value, almost.seen(one, value) & almost.seen(two, value))).collect()
}

/// Finds ALS chains: sets that are each joined to the next, by another digit each time. The first or the last set holds the
/// digits that both have.
pub(super) fn chain<P: Surveyed>(survey: &Survey<'_, P>, sink: &mut DeductionSink<'_>) -> ControlFlow<()> {
    let almost = survey.almost_locked_sets();
    let begin = almost.begin();
    for start in (0..almost.sets.len()).filter(|&set| begin[set]) {
        // The shortest path to each set by each digit, with the index of the entry before it.
        let mut ways: Vec<(usize, Option<Value>, usize)> = vec![(start, None, 0)];
        let mut seen = vec![Values::EMPTY; almost.sets.len()];
        seen[start] = survey.values();
        let mut open = 0..1;
        for depth in 1..MOST_SETS {
            let before = ways.len();
            for at in open {
                let (set, by, _) = ways[at];
                let by = by.map_or(Values::EMPTY, Values::only);
                for &(next, values) in almost.joined(set) {
                    for value in values.minus(by).minus(seen[next]).iter() {
                        seen[next].insert(value);
                        ways.push((next, Some(value), at));
                        if depth >= 3 && next > start && begin[next] {
                            end(almost, &ways, sink)?;
                        }
                    }
                }
            }
            open = before..ways.len();
        }
    }
    ControlFlow::Continue(())
}

/// Reports the chain from the start to the set that was reached last.
fn end<C: CellBits>(
    almost: &Almost<C>,
    ways: &[(usize, Option<Value>, usize)],
    sink: &mut DeductionSink<'_>,
) -> ControlFlow<()> {
    let (mut members, mut values, mut at) = (vec![], vec![], ways.len() - 1);
    while let (set, Some(value), from) = ways[at] {
        members.push(set);
        values.push(value);
        at = from;
    }
    members.push(ways[0].0);
    members.reverse();
    values.reverse();
    let eliminated = eliminated(almost, members[0], members[members.len() - 1], [values[0], values[values.len() - 1]]);
    if eliminated.is_empty() {
        return ControlFlow::Continue(());
    }
    let sets: Vec<_> = members.into_iter().map(|set| almost.sets[set]).collect();
    let why = why(&sets, values);
    offer(Deduction::eliminating(Technique::AlsChain, eliminated, why), sink)
}

/// Finds death blossoms: a cell, and for each of its candidates a set that the candidate would lock, so that all sets would
/// hold the same digit.
pub(super) fn death_blossom<P: Surveyed>(survey: &Survey<'_, P>, sink: &mut DeductionSink<'_>) -> ControlFlow<()> {
    let almost = survey.almost_locked_sets();
    let mut seen = HashSet::new();
    for stem in survey.blanks() {
        let values: Vec<Value> = survey.candidates(stem).iter().collect();
        if values.len() > 4 {
            continue;
        }
        let petals = values.iter().map(|&value| {
            let fits = |&set: &usize| {
                let cells = almost.cells(set, value);
                !cells.is_empty() && cells.is_within(survey.peers(stem)) && !almost.sets[set].cells.contains(stem)
            };
            (0..almost.sets.len()).filter(fits).collect()
        });
        let petals: Vec<Vec<usize>> = petals.collect();
        let flower = Flower { survey, almost, stem, values, petals };
        for target in survey.values().iter().filter(|value| !flower.values.contains(value)) {
            flower.grow(target, survey.places(target), &mut vec![], &mut seen, sink)?;
        }
    }
    ControlFlow::Continue(())
}

/// A cell, its candidates, and for each candidate the almost locked sets that it would lock.
struct Flower<'a, P: Surveyed> {
    survey: &'a Survey<'a, P>,
    almost: &'a Almost<P::Cells>,
    stem: Cell,
    values: Vec<Value>,
    petals: Vec<Vec<usize>>,
}

impl<P: Surveyed> Flower<'_, P> {
    /// Chooses a set for the next candidate, so that there is still a cell that sees the target digit in all chosen sets.
    fn grow(
        &self,
        target: Value,
        left: P::Cells,
        chosen: &mut Vec<usize>,
        seen: &mut HashSet<(Cell, Vec<Candidate>)>,
        sink: &mut DeductionSink<'_>,
    ) -> ControlFlow<()> {
        let Flower { survey, almost, stem, .. } = *self;
        let Some(sets) = self.petals.get(chosen.len()) else {
            let common =
                chosen.iter().fold(survey.values(), |common, &set| common.intersection(almost.sets[set].values));
            let seen_by_all =
                |value| chosen.iter().fold(survey.places(value), |left, &set| left & almost.seen(set, value));
            let common = common.minus(survey.candidates(stem)).iter();
            let eliminated: Vec<Candidate> = common.flat_map(|value| each(value, seen_by_all(value))).collect();
            if !seen.insert((stem, eliminated.clone())) {
                return ControlFlow::Continue(());
            }
            let sets: Vec<_> = chosen.iter().map(|&set| almost.sets[set]).collect();
            let mut why = why(&sets, self.values.clone());
            why.cells.insert(stem);
            why.sets.insert(0, CellSet::only(stem, survey.candidates(stem)));
            return offer(Deduction::eliminating(Technique::DeathBlossom, eliminated, why), sink);
        };
        for &set in sets {
            let left = left & almost.seen(set, target);
            if !left.is_empty() {
                chosen.push(set);
                self.grow(target, left, chosen, seen, sink)?;
                chosen.pop();
            }
        }
        ControlFlow::Continue(())
    }
}
