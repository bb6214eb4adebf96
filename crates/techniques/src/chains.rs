//! Chains and loops of strong and weak links: remote pairs, X- and XY-chains, nice loops and alternating inference chains. The
//! last three are also found with groups and with almost locked sets.

use super::deduction::each;
use super::links::{LinkKinds, Links};
use super::sets::almost_locked_sets;
use super::survey::Survey;
use super::surveyed::Surveyed;
use super::view::{CellBits, View};
use super::{Chain, Deduction, DeductionSink, Link, LinkPlace, Node, Strength, Technique, Why, offer};
use std::ops::ControlFlow;
use sudoku_board::{Candidate, Cell, Cells, Value, Values};

/// Finds all chains of the technique, the shortest first.
pub(super) fn find<P: Surveyed>(
    survey: &Survey<'_, P>,
    technique: Technique,
    sink: &mut DeductionSink<'_>,
) -> ControlFlow<()> {
    use Technique::*;
    let own;
    let (kind, links) = match technique {
        XChain => {
            own = Links::of(&**survey, LinkKinds::OneDigit, survey.open_values().collect(), &[]);
            (LinkKinds::OneDigit, &own)
        }
        // A candidate that both ends of a chain forbid leads to its own opposite. If it does so in cells alone, it does so with
        // all links.
        XyChain | ContinuousNiceLoop | DiscontinuousNiceLoop | Chain if !survey.refutes_any(false) => {
            return ControlFlow::Continue(());
        }
        GroupedContinuousNiceLoop | GroupedDiscontinuousNiceLoop | GroupedChain if !survey.refutes_any(true) => {
            return ControlFlow::Continue(());
        }
        XyChain => {
            own = Links::of(&**survey, LinkKinds::Cells, survey.values(), &[]);
            (LinkKinds::Cells, &own)
        }
        GroupedContinuousNiceLoop | GroupedDiscontinuousNiceLoop | GroupedChain => {
            (LinkKinds::Groups, survey.grouped_links())
        }
        AlsContinuousNiceLoop | AlsDiscontinuousNiceLoop | AlsInferenceChain => {
            own = Links::of(&**survey, LinkKinds::Sets, survey.values(), &almost_locked_sets(&**survey));
            (LinkKinds::Sets, &own)
        }
        _ => (LinkKinds::Candidates, survey.links()),
    };
    // Chains that need no group or no set have another name.
    let mut sink = |found: Option<Deduction>| match found {
        Some(found) if found.why.chains.iter().all(|chain| is_of(chain, kind)) => sink(found),
        _ => ControlFlow::Continue(()),
    };
    match technique {
        // A candidate that both ends of a chain forbid leads to its own opposite, but links in cells alone do not show that.
        _ if kind != LinkKinds::Cells && !links.refute_any() => {}
        DiscontinuousNiceLoop | GroupedDiscontinuousNiceLoop | AlsDiscontinuousNiceLoop => {
            let starts = (0..links.candidates).flat_map(|start| [(start, false), (start, true)]);
            let refuted = starts.filter(|&(start, is_true)| links.is_refuted(start, is_true));
            let mut open: Vec<_> =
                refuted.map(|(start, is_true)| (start, is_true, links.reach(start, is_true))).collect();
            let mut flow = ControlFlow::Continue(());
            for number in 0.. {
                open.retain_mut(|(start, is_true, reach)| {
                    // A true candidate continues with a weak link, and needs one strong link less.
                    if flow.is_break() || *is_true && number == 0 {
                        return true;
                    }
                    let is_found = links.is_refuted_now(reach, *start, *is_true);
                    if is_found {
                        flow = sink(discontinuity(&**survey, technique, links, *start, *is_true));
                    }
                    !is_found && links.grow(reach)
                });
                flow?;
                if open.is_empty() {
                    break;
                }
            }
        }
        ContinuousNiceLoop | GroupedContinuousNiceLoop | AlsContinuousNiceLoop => {
            let takes = |&start: &usize| {
                let node = links.nodes[start];
                links
                    .loop_ends(start)
                    .any(|end| !Links::forbidden_by_both(&**survey, node, links.nodes[end]).is_empty())
            };
            each_level(links, links.ends, takes, &mut |start, is_end| {
                loops(&**survey, technique, links, start, is_end, &mut sink)
            })?;
        }
        _ => {
            let takes = |&start: &usize| {
                links.chain_ends(start).any(|end| !forbidden(&**survey, technique, links, start, end).is_empty())
            };
            each_level(links, links.nodes.len(), takes, &mut |start, is_end| {
                ends(&**survey, technique, links, start, is_end, &mut sink)
            })?;
        }
    }
    ControlFlow::Continue(())
}

/// A test for the nodes to use.
type NodeFilter<'a> = dyn Fn(usize) -> bool + 'a;

/// Calls `visit` with each start among this many and its ends, beginning with the ends that the fewest strong links lead to,
/// which is at least two.
fn each_level<C: CellBits>(
    links: &Links<C>,
    count: usize,
    takes: impl Fn(&usize) -> bool,
    visit: &mut dyn FnMut(usize, &NodeFilter<'_>) -> ControlFlow<()>,
) -> ControlFlow<()> {
    let mut open: Vec<_> = (0..count).filter(takes).map(|start| (start, links.reach(start, false))).collect();
    while !open.is_empty() {
        open.retain_mut(|(_, reach)| links.grow(reach));
        open.iter().try_for_each(|(start, reach)| visit(*start, &|end| reach.is_new(end)))?;
    }
    ControlFlow::Continue(())
}

/// Returns true if the chain has the features that distinguish links of that kind.
fn is_of(chain: &Chain, kind: LinkKinds) -> bool {
    match kind {
        LinkKinds::OneDigit | LinkKinds::Cells | LinkKinds::Candidates => true,
        LinkKinds::Groups => chain.nodes().any(|node| node.cells.len() > 1),
        LinkKinds::Sets => chain.links.iter().any(|link| matches!(link.by, LinkPlace::Set(_))),
    }
}

fn why(chain: Chain) -> Why {
    let values = chain.nodes().map(|node| node.value).collect();
    let mut sets: Vec<_> = chain
        .links
        .iter()
        .filter_map(|link| match link.by {
            LinkPlace::Set(set) => Some(set),
            _ => None,
        })
        .collect();
    sets.dedup();
    let cells = chain.nodes().fold(Cells::EMPTY, |cells, node| cells | node.cells);
    Why { values, cells, chains: vec![chain], sets, ..Why::default() }
}

/// Returns the candidates that are ruled out because one end of a chain is true. Each chain is found from both of its ends. A
/// group may follow from its own opposite; for a candidate, that is a loop.
fn forbidden<P: View>(
    position: &P,
    technique: Technique,
    links: &Links<P::Cells>,
    start: usize,
    end: usize,
) -> Vec<Candidate> {
    let (a, b) = (links.nodes[start], links.nodes[end]);
    let is_chain = end >= start && (end != start || start >= links.candidates);
    // Loops have a name of their own.
    if !is_chain || a.value != b.value && (technique == Technique::XyChain || links.are_weak(start, end)) {
        return vec![];
    }
    Links::forbidden_by_both(position, a, b)
}

/// Reports a chain: one of its ends is true, so the candidates that both forbid are eliminated.
fn ends<P: View>(
    position: &P,
    technique: Technique,
    links: &Links<P::Cells>,
    start: usize,
    is_end: &NodeFilter<'_>,
    sink: &mut OptionalSink<'_>,
) -> ControlFlow<()> {
    let gone = |end: usize| if is_end(end) { forbidden(position, technique, links, start, end) } else { vec![] };
    if links.chain_ends(start).all(|end| gone(end).is_empty()) {
        return ControlFlow::Continue(());
    }
    let ways = links.follow(start, false);
    for &(end, _) in ways.order.iter().filter(|&&(_, state)| state) {
        let gone = gone(end as usize);
        if !gone.is_empty() {
            let chain = links.chain(position, &ways.to(end as usize, true));
            sink(Deduction::eliminating(technique, gone, why(chain)))?;
        }
    }
    ControlFlow::Continue(())
}

/// Receives a deduction, if there is one.
type OptionalSink<'a> = dyn FnMut(Option<Deduction>) -> ControlFlow<()> + 'a;

/// Finds a candidate that follows from its own opposite: it is true (two strong links meet in it) or false (two weak ones).
pub(super) fn discontinuity<P: View>(
    position: &P,
    technique: Technique,
    links: &Links<P::Cells>,
    start: usize,
    is_true: bool,
) -> Option<Deduction> {
    let Node { cells, value } = links.nodes[start];
    let candidate = Candidate { cell: cells.single()?, value };
    let chain = links.chain(position, &links.follow(start, is_true).to(start, !is_true));
    let gone = if is_true {
        vec![candidate]
    } else {
        let others = position.candidates(candidate.cell).minus(Values::only(candidate.value));
        others.iter().map(|value| Candidate { value, ..candidate }).collect()
    };
    Deduction::eliminating(technique, gone, why(chain))
}

/// Finds loops through a node, with these ends, whose last weak link eliminates something: one end of each weak link is true.
/// Eliminations by any other weak link of a loop are found with that link as the last one.
pub(super) fn loops<P: View>(
    position: &P,
    technique: Technique,
    links: &Links<P::Cells>,
    start: usize,
    is_end: &NodeFilter<'_>,
    sink: &mut OptionalSink<'_>,
) -> ControlFlow<()> {
    for end in links.weak(start).filter(|&end| is_end(end)) {
        if Links::forbidden_by_both(position, links.nodes[start], links.nodes[end]).is_empty() {
            continue;
        }
        let mut way = links.follow(start, false).to(end, true);
        way.push((start as u32, false));
        let chain = links.chain(position, &way);
        let mut gone = vec![];
        for (pair, link) in way.windows(2).zip(&chain.links) {
            let [from, to] = [0, 1].map(|end| links.nodes[pair[end].0 as usize]);
            match (link.strength, link.by) {
                (Strength::Weak, _) => gone.extend(Links::forbidden_by_both(position, from, to)),
                // One of the two digits has no place in the set, so all others have one.
                (Strength::Strong, LinkPlace::Set(set)) => {
                    for value in set.values.iter().filter(|&value| value != from.value && value != to.value) {
                        let places = set.cells.iter().collect::<P::Cells>() & position.places(value);
                        gone.extend(each(value, position.common_peers(places) & position.places(value)));
                    }
                }
                _ => {}
            }
        }
        sink(Deduction::eliminating(technique, gone, why(chain)))?;
    }
    ControlFlow::Continue(())
}

/// Finds remote pairs: cells with the same two candidates, each a peer of the one before. Two of them with an even number in
/// between hold both digits.
pub(super) fn remote_pairs<P: Surveyed>(position: &Survey<'_, P>, sink: &mut DeductionSink<'_>) -> ControlFlow<()> {
    for start in position.bivalue() {
        let values = position.candidates(start);
        let Some(first) = values.first() else { continue };
        let pairs: P::Cells = position.bivalue().iter().filter(|&cell| position.candidates(cell) == values).collect();
        if pairs.len() < 4 {
            continue;
        }
        // The cell from which each cell is reached, the nearest first.
        let mut from: Vec<(Cell, Option<usize>, usize)> = vec![(start, None, 0)];
        let mut next = 0;
        while let Some(&(cell, _, depth)) = from.get(next) {
            for peer in position.peers(cell) & pairs {
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
            let seen = position.peers(start) & position.peers(end);
            let gone = values.iter().flat_map(|value| each(value, seen & position.places(value))).collect();
            let mut cells = vec![end];
            let mut at = before;
            while let Some(index) = at {
                cells.push(from[index].0);
                at = from[index].1;
            }
            cells.reverse();
            let why = why(pair_chain(&**position, &cells, first, values));
            let deduction = Deduction::eliminating(Technique::RemotePair, gone, why);
            offer(deduction, sink)?;
        }
    }
    ControlFlow::Continue(())
}

/// Returns the chain through cells with two candidates, from the first digit in the first cell to the same digit in the last.
fn pair_chain<P: View>(position: &P, cells: &[Cell], first: Value, values: Values) -> Chain {
    let other = values.iter().find(|&value| value != first).unwrap_or(first);
    let mut links = vec![];
    let mut value = first;
    for (index, &cell) in cells.iter().enumerate() {
        if index > 0 {
            let house = position.meeting(cells[index - 1], cell);
            let by = house.map_or(LinkPlace::Relation, LinkPlace::House);
            links.push(Link { strength: Strength::Weak, by, to: Node::only(cell, value) });
        }
        value = if value == first { other } else { first };
        links.push(Link { strength: Strength::Strong, by: LinkPlace::Cell(cell), to: Node::only(cell, value) });
    }
    Chain { start: Node::only(cells[0], first), links }
}
