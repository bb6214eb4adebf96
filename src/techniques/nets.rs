//! Forcing nets, and trial and error: a candidate is taken to be true, and singles are placed until there are none.
//!
//! Unlike in a chain, each step may use all that was placed before.

use super::{Candidate, Deduction, Meeting, Net, Position, Take, Technique, Why};
use crate::sudoku::{Cell, House};
use std::ops::ControlFlow;

impl Net {
    /// Places all singles that follow from the assumption. Returns the position after that.
    fn of(position: &Position, assumed: Candidate) -> (Net, Position) {
        let mut after = position.clone();
        after.place(assumed);
        let mut net = Net { assumed, placed: vec![], contradiction: None };
        net.contradiction = loop {
            if let Some(contradiction) = after.contradiction() {
                break Some(contradiction);
            }
            let Some((candidate, by)) = single(&after) else { break None };
            after.place(candidate);
            net.placed.push((candidate, by));
        };
        (net, after)
    }
}

/// The first single of a position, and where it is one.
fn single(position: &Position) -> Option<(Candidate, Meeting)> {
    let naked = position.blanks().iter().find_map(|cell| {
        let digit = position.candidates(cell).single()?;
        Some((Candidate { cell, digit }, Meeting::Cell(cell)))
    });
    naked.or_else(|| {
        House::all().find_map(|house| {
            position.missing(house).iter().find_map(|digit| {
                let cell = position.places_in(house, digit).single()?;
                Some((Candidate { cell, digit }, Meeting::House(house)))
            })
        })
    })
}

fn why(nets: Vec<Net>, base: Vec<House>) -> Why {
    let all = || nets.iter().flat_map(|net| net.placed.iter().map(|(placed, _)| *placed).chain([net.assumed]));
    Why {
        digits: all().map(|candidate| candidate.digit).collect(),
        cells: all().map(|candidate| candidate.cell).collect(),
        base,
        nets,
        ..Why::default()
    }
}

/// Candidates that lead to a contradiction, the shortest net first.
pub(super) fn contradictions(position: &Position, take: &mut Take<'_>) -> ControlFlow<()> {
    let mut found: Vec<Net> = vec![];
    for cell in position.blanks() {
        for digit in position.candidates(cell).iter() {
            let (net, _) = Net::of(position, Candidate { cell, digit });
            if net.contradiction.is_some() {
                found.push(net);
            }
        }
    }
    found.sort_by_key(|net| net.placed.len());
    found.into_iter().try_for_each(|net| {
        let gone = vec![net.assumed];
        let deduction = Deduction::eliminating(Technique::ForcingNetContradiction, gone, why(vec![net], vec![]));
        deduction.map_or(ControlFlow::Continue(()), &mut *take)
    })
}

/// What follows from all candidates of a cell, or from all places of a digit in a house.
pub(super) fn verities(position: &Position, take: &mut Take<'_>) -> ControlFlow<()> {
    let mut verity = |starts: Vec<Candidate>, base: Vec<House>| -> ControlFlow<()> {
        // Those that contradict themselves are for the contradictions.
        let nets: Vec<(Net, Position)> = starts.into_iter().map(|start| Net::of(position, start)).collect();
        if nets.len() < 2 || nets.iter().any(|(net, _)| net.contradiction.is_some()) {
            return ControlFlow::Continue(());
        }
        let (mut placements, mut gone) = (vec![], vec![]);
        for cell in position.blanks() {
            for digit in position.candidates(cell).iter() {
                let candidate = Candidate { cell, digit };
                if nets.iter().all(|(_, after)| after.digit(cell) == Some(digit)) {
                    placements.push(candidate);
                } else if nets.iter().all(|(_, after)| after.digit(cell) != Some(digit) && !after.has(candidate)) {
                    gone.push(candidate);
                }
            }
        }
        if placements.is_empty() && gone.is_empty() {
            return ControlFlow::Continue(());
        }
        // What a placement takes from its own cell needs no telling.
        gone.retain(|candidate| placements.iter().all(|placed: &Candidate| placed.cell != candidate.cell));
        let why = why(nets.into_iter().map(|(net, _)| net).collect(), base);
        take(Deduction { technique: Technique::ForcingNetVerity, placements, eliminations: gone, why })
    };
    for cell in position.blanks() {
        verity(position.candidates(cell).iter().map(|digit| Candidate { cell, digit }).collect(), vec![])?;
    }
    for house in House::all() {
        for digit in position.missing(house).iter() {
            let starts = position.places_in(house, digit).iter().map(|cell| Candidate { cell, digit });
            verity(starts.collect(), vec![house])?;
        }
    }
    ControlFlow::Continue(())
}

/// The candidates of the first cell with the fewest that a search finds to be wrong.
pub(super) fn trial_and_error(position: &Position, take: &mut Take<'_>) -> ControlFlow<()> {
    let mut cells: Vec<Cell> = position.blanks().iter().collect();
    cells.sort_by_key(|&cell| position.candidates(cell).len());
    for cell in cells {
        for digit in position.candidates(cell).iter() {
            let candidate = Candidate { cell, digit };
            let (net, after) = Net::of(position, candidate);
            if net.contradiction.is_some() || !has_solution(&after) {
                let why = why(vec![net], vec![]);
                let deduction = Deduction::eliminating(Technique::TrialAndError, vec![candidate], why);
                deduction.map_or(ControlFlow::Continue(()), &mut *take)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Whether a position without singles has a solution.
fn has_solution(position: &Position) -> bool {
    let Some(cell) = position.blanks().iter().min_by_key(|&cell| position.candidates(cell).len()) else { return true };
    position.candidates(cell).iter().any(|digit| {
        let (net, after) = Net::of(position, Candidate { cell, digit });
        net.contradiction.is_none() && has_solution(&after)
    })
}
