//! Forcing nets, and trial and error: a candidate is assumed to be true, and singles are placed until there are none.
//!
//! In contrast to a chain, each step may depend on everything placed before.

use super::classic::ClassicPosition;
use super::view::View;
use super::{Contradiction, Deduction, DeductionSink, LinkPlace, Net, Technique, Why, offer};
use std::collections::VecDeque;
use std::ops::ControlFlow;
use sudoku_board::classic::{Cells, ClassicCell, ClassicHouse};
use sudoku_board::{Candidate, Cell, House, Value, Values};

/// A net that is being built.
struct NetBuilder {
    net: Net,
    after: ClassicPosition,
    /// The singles that have not been placed yet, the nearest first.
    open: VecDeque<(Candidate, LinkPlace)>,
}

impl NetBuilder {
    fn of(position: &ClassicPosition, assumed: Candidate) -> NetBuilder {
        let mut after = position.clone();
        let mut open = VecDeque::new();
        let contradiction = place(&mut after, assumed, &mut open);
        NetBuilder { net: Net { assumed, placed: vec![], contradiction }, after, open }
    }

    /// Places singles until there are this many. Returns true if it can continue.
    fn grow(&mut self, most: usize) -> bool {
        let NetBuilder { net, after, open } = self;
        while net.contradiction.is_none() {
            let Some(&(candidate, by)) = open.front() else { return false };
            if after.value(candidate.cell) == Some(candidate.value) {
                open.pop_front();
            } else if !after.has(candidate) {
                net.contradiction = Some(match by {
                    LinkPlace::House(house) => Contradiction::NoPlace(house, candidate.value),
                    LinkPlace::Cell(_) | LinkPlace::Set(_) | LinkPlace::Relation => {
                        Contradiction::NoCandidate(candidate.cell)
                    }
                });
            } else if net.placed.len() == most {
                return true;
            } else {
                open.pop_front();
                net.placed.push((candidate, by));
                net.contradiction = place(after, candidate, open);
            }
        }
        false
    }
}

impl Net {
    /// Places all singles that follow from the assumption. Returns the position after that.
    fn of(position: &ClassicPosition, assumed: Candidate) -> (Net, ClassicPosition) {
        let mut growing = NetBuilder::of(position, assumed);
        growing.grow(Cell::COUNT);
        (growing.net, growing.after)
    }
}

/// Places a digit, and adds the singles that result. Returns the contradiction, if there is one.
fn place(
    after: &mut ClassicPosition,
    candidate: Candidate,
    open: &mut VecDeque<(Candidate, LinkPlace)>,
) -> Option<Contradiction> {
    let Candidate { cell, value } = candidate;
    let lost = after.candidates(cell).minus(Values::only(value));
    let peers = Cells::peers_of(cell) & after.places(value);
    after.place(candidate);
    for peer in peers {
        match after.candidates(peer) {
            left if left.is_empty() => return Some(Contradiction::NoCandidate(peer)),
            left => {
                if let Some(value) = left.single() {
                    open.push_back((Candidate { cell: peer, value }, LinkPlace::Cell(peer)));
                }
            }
        }
    }
    let own = House::around(cell);
    let mut look = |house: House, value: Value| {
        let places = after.places_in(house, value);
        if let Some(cell) = places.single() {
            open.push_back((Candidate { cell, value }, LinkPlace::House(house)));
        }
        places.is_empty().then_some(Contradiction::NoPlace(house, value))
    };
    let in_own = own.into_iter().find_map(|house| lost.iter().find_map(|lost| look(house, lost)));
    in_own.or_else(|| {
        // The houses of the peers, by their numbers.
        let houses = |cell| House::around(cell).iter().fold(0u32, |all, house| all | 1 << house.number());
        let mut around = peers.iter().fold(0, |all, peer| all | houses(peer)) & !houses(cell);
        while let Some(house) = House::from_number(around.trailing_zeros() as usize) {
            around &= around - 1;
            let nothing = look(house, value);
            if nothing.is_some() {
                return nothing;
            }
        }
        None
    })
}

fn why(nets: Vec<Net>, base: Vec<House>) -> Why {
    let all = || nets.iter().flat_map(|net| net.placed.iter().map(|(placed, _)| *placed).chain([net.assumed]));
    Why {
        values: all().map(|candidate| candidate.value).collect(),
        cells: all().map(|candidate| candidate.cell).collect(),
        base,
        nets,
        ..Why::default()
    }
}

/// Finds candidates that lead to a contradiction, the shortest net first.
pub(super) fn contradictions(position: &ClassicPosition, sink: &mut DeductionSink<'_>) -> ControlFlow<()> {
    let candidates = |cell| Candidate::all_in(cell, position.candidates(cell));
    let all = position.blanks().iter().flat_map(candidates);
    let mut growing: Vec<NetBuilder> = all.map(|candidate| NetBuilder::of(position, candidate)).collect();
    let mut flow = ControlFlow::Continue(());
    for most in 0..=Cell::COUNT {
        growing.retain_mut(|one| {
            let goes_on = flow.is_continue() && one.grow(most);
            if flow.is_continue() && one.net.contradiction.is_some() {
                let why = why(vec![one.net.clone()], vec![]);
                let eliminated = vec![one.net.assumed];
                let deduction = Deduction::eliminating(Technique::ForcingNetContradiction, eliminated, why);
                flow = deduction.map_or(flow, &mut *sink);
            }
            goes_on
        });
        flow?;
    }
    flow
}

/// Finds the consequences that all candidates of a cell, or all places of a digit in a house, have in common.
pub(super) fn verities(position: &ClassicPosition, sink: &mut DeductionSink<'_>) -> ControlFlow<()> {
    let mut verity = |starts: Vec<Candidate>, base: Vec<House>| -> ControlFlow<()> {
        // Assumptions that contradict themselves are found by `contradictions`.
        let nets: Vec<(Net, ClassicPosition)> = starts.into_iter().map(|start| Net::of(position, start)).collect();
        if nets.len() < 2 || nets.iter().any(|(net, _)| net.contradiction.is_some()) {
            return ControlFlow::Continue(());
        }
        let (mut placements, mut eliminated) = (vec![], vec![]);
        for cell in position.blanks() {
            for value in position.candidates(cell).iter() {
                let candidate = Candidate { cell, value };
                if nets.iter().all(|(_, after)| after.value(cell) == Some(value)) {
                    placements.push(candidate);
                } else if nets.iter().all(|(_, after)| after.value(cell) != Some(value) && !after.has(candidate)) {
                    eliminated.push(candidate);
                }
            }
        }
        if placements.is_empty() && eliminated.is_empty() {
            return ControlFlow::Continue(());
        }
        // Eliminations in the cell of a placement are not worth mentioning.
        eliminated.retain(|candidate| placements.iter().all(|placed: &Candidate| placed.cell != candidate.cell));
        let why = why(nets.into_iter().map(|(net, _)| net).collect(), base);
        sink(Deduction {
            technique: Technique::ForcingNetVerity,
            placements,
            eliminations: eliminated,
            why: why.into(),
        })
    };
    for cell in position.blanks() {
        verity(Candidate::all_in(cell, position.candidates(cell)).collect(), vec![])?;
    }
    for house in House::all() {
        for value in position.missing(house).iter() {
            let starts = position.places_in(house, value).iter().map(|cell| Candidate { cell, value });
            verity(starts.collect(), vec![house])?;
        }
    }
    ControlFlow::Continue(())
}

/// Finds candidates that a search proves wrong. Cells with few candidates come first.
pub(super) fn trial_and_error(position: &ClassicPosition, sink: &mut DeductionSink<'_>) -> ControlFlow<()> {
    let mut cells: Vec<Cell> = position.blanks().iter().collect();
    cells.sort_by_key(|&cell| position.candidates(cell).len());
    for cell in cells {
        for value in position.candidates(cell).iter() {
            let candidate = Candidate { cell, value };
            let (net, after) = Net::of(position, candidate);
            if net.contradiction.is_some() || !has_solution(&after) {
                let why = why(vec![net], vec![]);
                let deduction = Deduction::eliminating(Technique::TrialAndError, vec![candidate], why);
                offer(deduction, sink)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Returns true if a position without singles has a solution.
fn has_solution(position: &ClassicPosition) -> bool {
    let Some(cell) = position.blanks().iter().min_by_key(|&cell| position.candidates(cell).len()) else { return true };
    position.candidates(cell).iter().any(|value| {
        let (net, after) = Net::of(position, Candidate { cell, value });
        net.contradiction.is_none() && has_solution(&after)
    })
}
