//! Exclusion of aligned pairs and triples: of all ways to fill two or three cells those go that leave nothing for a cell they see.

use super::combinations::choose;
use super::survey::Survey;
use super::{Candidate, CellSet, Deduction, Position, Take, Technique, Why};
use crate::classic::{Cell, Cells, Digit, Digits};
use std::ops::ControlFlow;

/// A digit of a cell that is in none of the remaining ways goes.
pub(super) fn aligned(position: &Survey<'_>, technique: Technique, take: &mut Take<'_>) -> ControlFlow<()> {
    let size = if technique == Technique::AlignedPairExclusion { 2 } else { 3 };
    // A cell can be left with nothing if it has no more candidates than there are cells.
    let small: Cells = position.blanks().iter().filter(|&cell| position.candidates(cell).len() <= size).collect();
    let cells: Vec<Cell> = position.blanks().iter().filter(|&cell| Cells::peers_of(cell).meets(small)).collect();
    choose(&cells, size, &mut |chosen| {
        let cells: Cells = chosen.iter().copied().collect();
        let watchers: Cells = small & cells.common_peers();
        // Without a cell that sees all of them nothing is excluded that two of them would not exclude.
        if watchers.is_empty() || (size == 3 && watchers.len() < 2) {
            return ControlFlow::Continue(());
        }
        if !(cells | watchers).meets(position.news.cells) {
            return ControlFlow::Continue(());
        }
        let mut possible = vec![Digits::EMPTY; size];
        ways(position, chosen, watchers, &mut vec![], &mut possible);
        let gone: Vec<Candidate> = chosen
            .iter()
            .zip(&possible)
            .flat_map(|(&cell, &possible)| Candidate::all_in(cell, position.candidates(cell).minus(possible)))
            .collect();
        if gone.is_empty() || possible.iter().any(|digits| digits.is_empty()) {
            return ControlFlow::Continue(());
        }
        // The watchers without which more would be possible.
        let mut needed = watchers;
        for watcher in watchers {
            let without = needed - Cells::only(watcher);
            let mut then = vec![Digits::EMPTY; size];
            ways(position, chosen, without, &mut vec![], &mut then);
            if then == possible {
                needed = without;
            }
        }
        let sets = needed.iter().map(|cell| CellSet { cells: Cells::only(cell), digits: position.candidates(cell) });
        let why = Why {
            digits: gone.iter().map(|candidate| candidate.digit).collect(),
            cells,
            sets: sets.collect(),
            ..Why::default()
        };
        Deduction::eliminating(technique, gone, why).map_or(ControlFlow::Continue(()), &mut *take)
    })
}

/// Adds the digits of each cell that are in a way to fill them all which leaves something to every watcher.
fn ways(position: &Position, cells: &[Cell], watchers: Cells, digits: &mut Vec<Digit>, possible: &mut [Digits]) {
    let Some(&cell) = cells.get(digits.len()) else {
        let filled: Digits = digits.iter().copied().collect();
        if watchers.iter().all(|watcher| !position.candidates(watcher).is_within(filled)) {
            possible.iter_mut().zip(digits.iter()).for_each(|(possible, &digit)| possible.insert(digit));
        }
        return;
    };
    for digit in position.candidates(cell).iter() {
        let clashes = digits.iter().zip(cells).any(|(&other, at)| other == digit && at.is_peer_of(cell));
        if !clashes {
            digits.push(digit);
            ways(position, cells, watchers, digits, possible);
            digits.pop();
        }
    }
}
