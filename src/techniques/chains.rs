//! Chains and loops of strong and weak links: remote pairs, X- and XY-chains, nice loops and alternating inference chains, the
//! latter three with groups and almost locked sets as well.

use super::deduction::each;
use super::links::{Kind, Links, Ways};
use super::sets::almost_locked_sets;
use super::{Candidate, Chain, Deduction, Link, Meeting, Node, Position, Strength, Take, Technique, Why};
use crate::sudoku::{Cell, Cells, Digits};
use std::ops::ControlFlow;

/// All chains of that technique, the shortest ones first.
pub(super) fn find(position: &Position, technique: Technique, take: &mut Take<'_>) -> ControlFlow<()> {
    use Technique::*;
    let kind = match technique {
        XChain => Kind::OneDigit,
        XyChain => Kind::Cells,
        GroupedContinuousNiceLoop | GroupedDiscontinuousNiceLoop | GroupedChain => Kind::Groups,
        AlsContinuousNiceLoop | AlsDiscontinuousNiceLoop | AlsInferenceChain => Kind::Sets,
        _ => Kind::Candidates,
    };
    let sets = if kind == Kind::Sets { almost_locked_sets(position) } else { vec![] };
    let links = Links::of(position, kind, &sets);
    let mut found: Vec<Deduction> = vec![];
    for start in 0..links.ends {
        match technique {
            DiscontinuousNiceLoop | GroupedDiscontinuousNiceLoop | AlsDiscontinuousNiceLoop => {
                found.extend(discontinuities(position, technique, &links, start));
            }
            ContinuousNiceLoop | GroupedContinuousNiceLoop | AlsContinuousNiceLoop => {
                found.extend(loops(position, technique, &links, start));
            }
            _ => ends(position, technique, &links, start, &links.follow(start, false), &mut found),
        }
    }
    // What needs no group or no set has another name.
    found.retain(|deduction| deduction.why.chains.iter().all(|chain| is_of(chain, kind)));
    found.sort_by_key(|deduction| deduction.why.chains.iter().map(|chain| chain.links.len()).sum::<usize>());
    found.into_iter().try_for_each(take)
}

/// Whether the chain has what is new in links of that kind.
fn is_of(chain: &Chain, kind: Kind) -> bool {
    match kind {
        Kind::OneDigit | Kind::Cells | Kind::Candidates => true,
        Kind::Groups => chain.nodes().any(|node| node.cells.len() > 1),
        Kind::Sets => chain.links.iter().any(|link| matches!(link.by, Meeting::Set(_))),
    }
}

fn why(chain: Chain) -> Why {
    let digits = chain.nodes().map(|node| node.digit).collect();
    let mut sets: Vec<_> = chain
        .links
        .iter()
        .filter_map(|link| match link.by {
            Meeting::Set(set) => Some(set),
            _ => None,
        })
        .collect();
    sets.dedup();
    let cells = chain.nodes().fold(Cells::EMPTY, |cells, node| cells | node.cells);
    Why { digits, cells, chains: vec![chain], sets, ..Why::default() }
}

/// One of the ends is true: what both forbid goes.
fn ends(
    position: &Position,
    technique: Technique,
    links: &Links,
    start: usize,
    ways: &Ways,
    found: &mut Vec<Deduction>,
) {
    for &(end, state) in &ways.order {
        let end = end as usize;
        // Each chain is found from both of its ends. A group may follow from its own opposite; a candidate is a loop then.
        if !state || end < start || end >= links.ends || (end == start && start < links.candidates) {
            continue;
        }
        let (a, b) = (links.nodes[start], links.nodes[end]);
        if technique == Technique::XyChain && a.digit != b.digit {
            continue;
        }
        let gone = Links::forbidden_by_both(position, a, b);
        if gone.is_empty() {
            continue;
        }
        let chain = links.chain(&ways.to(end, true));
        // A single strong link is no chain, and a loop has a name of its own.
        if chain.links.len() < 3 || a.digit != b.digit && links.are_weak(start, end) {
            continue;
        }
        found.extend(Deduction::eliminating(technique, gone, why(chain)));
    }
}

/// A candidate that follows from its own opposite: it is true (two strong links meet in it) or false (two weak ones).
pub(super) fn discontinuities(
    position: &Position,
    technique: Technique,
    links: &Links,
    start: usize,
) -> Vec<Deduction> {
    let mut found = vec![];
    let Some(candidate) = links.nodes[start].candidate() else { return found };
    for is_true in [false, true] {
        let ways = links.follow(start, is_true);
        if !ways.reaches(start, !is_true) {
            continue;
        }
        let chain = links.chain(&ways.to(start, !is_true));
        let gone = if is_true {
            vec![candidate]
        } else {
            let others = position.candidates(candidate.cell).minus(Digits::only(candidate.digit));
            others.iter().map(|digit| Candidate { digit, ..candidate }).collect()
        };
        found.extend(Deduction::eliminating(technique, gone, why(chain)));
    }
    found
}

/// Loops through a node whose last weak link takes something away: one end of each weak link is true. What any weak link of a loop
/// takes away is found with that link as the last one.
pub(super) fn loops(position: &Position, technique: Technique, links: &Links, start: usize) -> Vec<Deduction> {
    let mut found = vec![];
    let ways = links.follow(start, false);
    for end in links.weak(start) {
        if !ways.reaches(end, true)
            || Links::forbidden_by_both(position, links.nodes[start], links.nodes[end]).is_empty()
        {
            continue;
        }
        let mut way = ways.to(end, true);
        if way.len() < 4 {
            continue;
        }
        way.push((start as u32, false));
        let chain = links.chain(&way);
        let mut gone = vec![];
        let mut from = chain.start;
        for link in &chain.links {
            match (link.strength, link.by) {
                (Strength::Weak, _) => gone.extend(Links::forbidden_by_both(position, from, link.to)),
                // One of the two digits has no place in the set, so that all others have one.
                (Strength::Strong, Meeting::Set(set)) => {
                    for digit in set.digits.iter().filter(|&digit| digit != from.digit && digit != link.to.digit) {
                        let places = set.cells & position.places(digit);
                        gone.extend(each(digit, places.common_peers() & position.places(digit)));
                    }
                }
                _ => {}
            }
            from = link.to;
        }
        found.extend(Deduction::eliminating(technique, gone, why(chain)));
    }
    found
}

/// Remote pairs: cells with the same two candidates, each a peer of the one before; two of them with an even number in between
/// hold both digits.
pub(super) fn remote_pairs(position: &Position, take: &mut Take<'_>) -> ControlFlow<()> {
    for start in position.blanks() {
        let digits = position.candidates(start);
        let (Some(first), 2) = (digits.first(), digits.len()) else { continue };
        let pairs: Cells = position.blanks().iter().filter(|&cell| position.candidates(cell) == digits).collect();
        // From which cell each one is reached, the nearest first.
        let mut from: Vec<(Cell, Option<usize>, usize)> = vec![(start, None, 0)];
        let mut next = 0;
        while let Some(&(cell, _, depth)) = from.get(next) {
            for peer in Cells::peers_of(cell) & pairs {
                if from.iter().all(|&(other, _, _)| other != peer) {
                    from.push((peer, Some(next), depth + 1));
                }
            }
            next += 1;
        }
        for &(end, before, depth) in &from {
            if depth < 3 || depth % 2 == 0 || end < start {
                continue;
            }
            let seen = Cells::peers_of(start) & Cells::peers_of(end);
            let gone = digits.iter().flat_map(|digit| each(digit, seen & position.places(digit))).collect();
            let mut cells = vec![end];
            let mut at = before;
            while let Some(index) = at {
                cells.push(from[index].0);
                at = from[index].1;
            }
            cells.reverse();
            let why = why(pair_chain(&cells, first, digits));
            let deduction = Deduction::eliminating(Technique::RemotePair, gone, why);
            deduction.map_or(ControlFlow::Continue(()), &mut *take)?;
        }
    }
    ControlFlow::Continue(())
}

/// The chain through cells with two candidates, from the first digit in the first cell to the same digit in the last.
fn pair_chain(cells: &[Cell], first: crate::sudoku::Digit, digits: Digits) -> Chain {
    let other = digits.iter().find(|&digit| digit != first).unwrap_or(first);
    let mut links = vec![];
    let mut digit = first;
    for (index, &cell) in cells.iter().enumerate() {
        if index > 0 {
            let house = super::single_digit::meeting(cells[index - 1], cell);
            let by = house.map_or(Meeting::Cell(cell), Meeting::House);
            links.push(Link { strength: Strength::Weak, by, to: Node::only(cell, digit) });
        }
        digit = if digit == first { other } else { first };
        links.push(Link { strength: Strength::Strong, by: Meeting::Cell(cell), to: Node::only(cell, digit) });
    }
    Chain { start: Node::only(cells[0], first), links }
}
