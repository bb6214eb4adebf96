//! Exclusion of aligned pairs and triples: ways to fill two or three cells are excluded if they leave nothing for a cell that
//! these see.

use super::classic::ClassicPosition;
use super::survey::Survey;
use super::view::View;
use super::{CellSet, Deduction, DeductionSink, Technique, Why, offer};
use std::ops::ControlFlow;
use sudoku_board::classic::{Cells, ClassicCell};
use sudoku_board::{Candidate, Cell, Value, Values};

/// Finds digits of a cell that are in none of the remaining ways.
pub(super) fn aligned(position: &Survey<'_>, technique: Technique, sink: &mut DeductionSink<'_>) -> ControlFlow<()> {
    let size = if technique == Technique::AlignedPairExclusion { 2 } else { 3 };
    // A cell can be left with nothing if it has no more candidates than there are cells.
    let small: Cells = position.blanks().iter().filter(|&cell| position.candidates(cell).len() <= size).collect();
    let cells: Vec<Cell> = position.blanks().iter().filter(|&cell| Cells::peers_of(cell).meets(small)).collect();
    choose(&cells, size, small, &mut vec![], &mut |chosen, watchers| {
        let cells: Cells = chosen.iter().copied().collect();
        if !(cells | watchers).meets(position.changes.cells) {
            return ControlFlow::Continue(());
        }
        let all = chosen.iter().fold(Values::EMPTY, |all, &cell| all | position.candidates(cell));
        let watchers: Cells = watchers.iter().filter(|&watcher| position.candidates(watcher).is_within(all)).collect();
        if watchers.is_empty() {
            return ControlFlow::Continue(());
        }
        let possible = possible(position, chosen, watchers);
        let eliminated: Vec<Candidate> = chosen
            .iter()
            .zip(&possible)
            .flat_map(|(&cell, &possible)| Candidate::all_in(cell, position.candidates(cell).minus(possible)))
            .collect();
        if eliminated.is_empty() || possible[..size].iter().any(|values| values.is_empty()) {
            return ControlFlow::Continue(());
        }
        // The watchers that are needed for the exclusions.
        let mut needed = watchers;
        for watcher in watchers {
            let without = needed - Cells::only(watcher);
            if self::possible(position, chosen, without) == possible {
                needed = without;
            }
        }
        let sets = needed.iter().map(|cell| CellSet::only(cell, position.candidates(cell)));
        let why = Why {
            values: eliminated.iter().map(|candidate| candidate.value).collect(),
            cells: cells.into(),
            sets: sets.collect(),
            ..Why::default()
        };
        offer(Deduction::eliminating(technique, eliminated, why), sink)
    })
}

/// Calls `visit` for each way to choose this many more cells, in their order, with the watchers that see all chosen cells.
/// Without a watcher of two cells, or two watchers of three, nothing is excluded that fewer cells would not exclude.
fn choose(
    cells: &[Cell],
    more: usize,
    watchers: Cells,
    chosen: &mut Vec<Cell>,
    visit: &mut dyn FnMut(&[Cell], Cells) -> ControlFlow<()>,
) -> ControlFlow<()> {
    if watchers.len() + 1 < chosen.len() + more {
        return ControlFlow::Continue(());
    }
    if more == 0 {
        return visit(chosen, watchers);
    }
    for (index, &cell) in cells.iter().enumerate() {
        chosen.push(cell);
        choose(&cells[index + 1..], more - 1, watchers & Cells::peers_of(cell), chosen, visit)?;
        chosen.pop();
    }
    ControlFlow::Continue(())
}

/// Returns, for each of up to three cells, the digits in any way to fill them all that leaves something for every watcher.
fn possible(position: &ClassicPosition, cells: &[Cell], watchers: Cells) -> [Values; 3] {
    let mut fillings =
        Fillings { position, cells, watchers, values: Vec::with_capacity(cells.len()), possible: [Values::EMPTY; 3] };
    let _ = fillings.fill(Values::EMPTY);
    fillings.possible
}

struct Fillings<'a> {
    position: &'a ClassicPosition,
    cells: &'a [Cell],
    watchers: Cells,
    values: Vec<Value>,
    possible: [Values; 3],
}

impl Fillings<'_> {
    /// Fills the remaining cells in all ways, until every candidate is possible.
    fn fill(&mut self, filled: Values) -> ControlFlow<()> {
        let Some(&cell) = self.cells.get(self.values.len()) else {
            let is_new = self.possible.iter().zip(&self.values).any(|(possible, &value)| !possible.contains(value));
            if is_new && self.watchers.iter().all(|watcher| !self.position.candidates(watcher).is_within(filled)) {
                self.possible.iter_mut().zip(&self.values).for_each(|(possible, &value)| possible.insert(value));
                if self.cells.iter().zip(&self.possible).all(|(&cell, &all)| self.position.candidates(cell) == all) {
                    return ControlFlow::Break(());
                }
            }
            return ControlFlow::Continue(());
        };
        for value in self.position.candidates(cell).iter() {
            let clashes = self.values.iter().zip(self.cells).any(|(&other, at)| other == value && at.is_peer_of(cell));
            if !clashes {
                self.values.push(value);
                self.fill(filled | Values::only(value))?;
                self.values.pop();
            }
        }
        ControlFlow::Continue(())
    }
}
