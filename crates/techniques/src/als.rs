//! Almost locked sets: ALS-XZ, ALS-XY-wing, ALS chain and death blossom.

use super::deduction::each;
use super::sets::{Almost, MOST_SETS};
use super::survey::Survey;
use super::{Candidate, CellSet, Deduction, DeductionSink, Technique, Why};
use std::collections::HashSet;
use std::ops::ControlFlow;
use sudoku_board::Cell;
use sudoku_board::classic::{Cells, Digit, Digits};

fn why(sets: Vec<CellSet>, common: Vec<Digit>) -> Why {
    Why {
        digits: sets.iter().fold(Digits::EMPTY, |digits, set| digits.union(set.digits)),
        cells: sets.iter().fold(Cells::EMPTY, |cells, set| cells | set.cells),
        sets,
        common,
        ..Why::default()
    }
}

/// Finds ALS-XZ: two sets with a restricted digit, one of which holds every other digit that both have. With two restricted
/// digits (doubly linked), both sets are locked except for these.
pub(super) fn xz(survey: &Survey<'_>, sink: &mut DeductionSink<'_>) -> ControlFlow<()> {
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
            let both_see = |digit| almost.seen(first, digit) & almost.seen(second, digit);
            let common = one.digits.intersection(two.digits);
            if !is_doubly_joined && common.iter().all(|digit| both_see(digit).is_empty()) {
                continue;
            }
            let restricted = almost.shared(first, second);
            let seen_by_both = |digit| each(digit, both_see(digit));
            let mut eliminated = vec![];
            if restricted.len() == 1 {
                eliminated.extend(common.minus(restricted).iter().flat_map(seen_by_both));
            } else {
                eliminated.extend(restricted.iter().flat_map(seen_by_both));
                for set in [first, second] {
                    let others = almost.sets[set].digits.minus(restricted);
                    eliminated.extend(others.iter().flat_map(|digit| each(digit, almost.seen(set, digit))));
                }
            }
            if !eliminated.is_empty() {
                let why = why(vec![one, two], restricted.iter().collect());
                let deduction = Deduction::eliminating(Technique::AlsXz, eliminated, why);
                deduction.map_or(ControlFlow::Continue(()), &mut *sink)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Finds ALS-XY-wings: two sets that different digits join to a third one. One of the two sets holds the digits that both have.
pub(super) fn xy_wing(survey: &Survey<'_>, sink: &mut DeductionSink<'_>) -> ControlFlow<()> {
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
                        let why = why([first, pivot, second].map(|set| almost.sets[set]).to_vec(), vec![x, y]);
                        let eliminated = eliminated(almost, first, second, [x, y]);
                        let deduction = Deduction::eliminating(Technique::AlsXyWing, eliminated, why);
                        deduction.map_or(ControlFlow::Continue(()), &mut *sink)?;
                    }
                }
            }
        }
    }
    ControlFlow::Continue(())
}

/// Returns the candidates that are ruled out because two sets at the ends of a chain of these digits cannot both lack their
/// common digits.
fn eliminated<const N: usize>(almost: &Almost, one: usize, two: usize, joint: [Digit; N]) -> Vec<Candidate> {
    let common = almost.sets[one].digits.intersection(almost.sets[two].digits).minus(joint.into_iter().collect());
    common.iter().flat_map(|digit| each(digit, almost.seen(one, digit) & almost.seen(two, digit))).collect()
}

/// Finds ALS chains: sets that are each joined to the next, by another digit each time. The first or the last set holds the
/// digits that both have.
pub(super) fn chain(survey: &Survey<'_>, sink: &mut DeductionSink<'_>) -> ControlFlow<()> {
    let almost = survey.almost_locked_sets();
    let begin = almost.begin();
    for start in (0..almost.sets.len()).filter(|&set| begin[set]) {
        // The shortest path to each set by each digit, with the index of the entry before it.
        let mut ways: Vec<(usize, Option<Digit>, usize)> = vec![(start, None, 0)];
        let mut seen = vec![Digits::EMPTY; almost.sets.len()];
        seen[start] = Digits::ALL;
        let mut open = 0..1;
        for depth in 1..MOST_SETS {
            let before = ways.len();
            for at in open {
                let (set, by, _) = ways[at];
                let by = by.map_or(Digits::EMPTY, Digits::only);
                for &(next, digits) in almost.joined(set) {
                    for digit in digits.minus(by).minus(seen[next]).iter() {
                        seen[next].insert(digit);
                        ways.push((next, Some(digit), at));
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
fn end(almost: &Almost, ways: &[(usize, Option<Digit>, usize)], sink: &mut DeductionSink<'_>) -> ControlFlow<()> {
    let (mut members, mut digits, mut at) = (vec![], vec![], ways.len() - 1);
    while let (set, Some(digit), from) = ways[at] {
        members.push(set);
        digits.push(digit);
        at = from;
    }
    members.push(ways[0].0);
    members.reverse();
    digits.reverse();
    let eliminated = eliminated(almost, members[0], members[members.len() - 1], [digits[0], digits[digits.len() - 1]]);
    if eliminated.is_empty() {
        return ControlFlow::Continue(());
    }
    let why = why(members.into_iter().map(|set| almost.sets[set]).collect(), digits);
    Deduction::eliminating(Technique::AlsChain, eliminated, why).map_or(ControlFlow::Continue(()), sink)
}

/// Finds death blossoms: a cell, and for each of its candidates a set that the candidate would lock, so that all sets would
/// hold the same digit.
pub(super) fn death_blossom(survey: &Survey<'_>, sink: &mut DeductionSink<'_>) -> ControlFlow<()> {
    let almost = survey.almost_locked_sets();
    let mut seen = HashSet::new();
    for stem in survey.blanks() {
        let digits: Vec<Digit> = survey.candidates(stem).iter().collect();
        if digits.len() > 4 {
            continue;
        }
        let petals = digits.iter().map(|&digit| {
            let fits = |&set: &usize| {
                let cells = almost.cells(set, digit);
                !cells.is_empty() && cells.is_within(Cells::peers_of(stem)) && !almost.sets[set].cells.contains(stem)
            };
            (0..almost.sets.len()).filter(fits).collect()
        });
        let petals: Vec<Vec<usize>> = petals.collect();
        let flower = Flower { survey, almost, stem, digits, petals };
        for target in Digit::ALL.into_iter().filter(|digit| !flower.digits.contains(digit)) {
            flower.grow(target, survey.places(target), &mut vec![], &mut seen, sink)?;
        }
    }
    ControlFlow::Continue(())
}

/// A cell, its candidates, and for each candidate the almost locked sets that it would lock.
struct Flower<'a> {
    survey: &'a Survey<'a>,
    almost: &'a Almost,
    stem: Cell,
    digits: Vec<Digit>,
    petals: Vec<Vec<usize>>,
}

impl Flower<'_> {
    /// Chooses a set for the next candidate, so that there is still a cell that sees the target digit in all chosen sets.
    fn grow(
        &self,
        target: Digit,
        left: Cells,
        chosen: &mut Vec<usize>,
        seen: &mut HashSet<(Cell, Vec<Candidate>)>,
        sink: &mut DeductionSink<'_>,
    ) -> ControlFlow<()> {
        let Flower { survey, almost, stem, .. } = *self;
        let Some(sets) = self.petals.get(chosen.len()) else {
            let common = chosen.iter().fold(Digits::ALL, |common, &set| common.intersection(almost.sets[set].digits));
            let seen_by_all =
                |digit| chosen.iter().fold(survey.places(digit), |left, &set| left & almost.seen(set, digit));
            let common = common.minus(survey.candidates(stem)).iter();
            let eliminated: Vec<Candidate> = common.flat_map(|digit| each(digit, seen_by_all(digit))).collect();
            if !seen.insert((stem, eliminated.clone())) {
                return ControlFlow::Continue(());
            }
            let mut why = why(chosen.iter().map(|&set| almost.sets[set]).collect(), self.digits.clone());
            why.cells.insert(stem);
            why.sets.insert(0, CellSet { cells: Cells::only(stem), digits: survey.candidates(stem) });
            return Deduction::eliminating(Technique::DeathBlossom, eliminated, why)
                .map_or(ControlFlow::Continue(()), sink);
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
