//! Wings: XY, XYZ, WXYZ and W.

use super::classic::ClassicPosition;
use super::combinations::choose;
use super::deduction::each;
use super::survey::Survey;
use super::surveyed::Surveyed;
use super::view::{CellBits, View};
use super::{CellSet, Chain, Deduction, DeductionSink, Link, LinkPlace, Node, Strength, Technique, Why, offer};
use std::ops::ControlFlow;
use sudoku_board::classic::{Cells, ClassicHouse};
use sudoku_board::{Cell, House, Values};

/// Finds XY-wings (a pivot with two candidates) and XYZ-wings (with three): two pincers of two candidates, which share one
/// digit.
pub(super) fn pivoted<P: Surveyed>(
    position: &Survey<'_, P>,
    technique: Technique,
    sink: &mut DeductionSink<'_>,
) -> ControlFlow<()> {
    let size = if technique == Technique::XyWing { 2 } else { 3 };
    let pairs = position.bivalue();
    for pivot in position.blanks().iter().filter(|&cell| position.candidates(cell).len() == size) {
        let middle = position.candidates(pivot);
        let share = |&cell: &Cell| position.candidates(cell).intersection(middle).len() == size - 1;
        let is_new = |cell| position.changes.cells.contains(cell);
        let pincers = pairs & position.peers(pivot);
        if !is_new(pivot) && !pincers.meets(position.changes.cells) {
            continue;
        }
        let pincers: Vec<Cell> = pincers.iter().filter(share).collect();
        choose(&pincers, 2, &mut |chosen| {
            if !is_new(pivot) && !chosen.iter().any(|&cell| is_new(cell)) {
                return ControlFlow::Continue(());
            }
            let [a, b] = [chosen[0], chosen[1]].map(|cell| position.candidates(cell));
            let Some(shared) = a.intersection(b).single() else { return ControlFlow::Continue(()) };
            let others = a.union(b).minus(Values::only(shared));
            let fits = if size == 2 { others == middle } else { a.union(b) == middle };
            if !fits {
                return ControlFlow::Continue(());
            }
            let pincers: P::Cells = chosen.iter().copied().collect();
            let holders = if size == 2 { pincers } else { pincers | P::Cells::only(pivot) };
            let eliminated = position.common_peers(holders) & position.places(shared);
            let sets = [pivot, chosen[0], chosen[1]].map(|cell| CellSet::only(cell, position.candidates(cell)));
            let why = Why {
                values: a.union(b),
                cells: (pincers | P::Cells::only(pivot)).into(),
                sets: sets.to_vec(),
                common: others.iter().collect(),
                ..Why::default()
            };
            let deduction = Deduction::eliminating(technique, each(shared, eliminated).collect(), why);
            offer(deduction, sink)
        })?;
    }
    ControlFlow::Continue(())
}

/// Finds WXYZ-wings: four cells of a box and a line with four candidates. If for all candidates but one the cells see each
/// other, that one is true in one of its cells.
pub(super) fn wxyz(position: &ClassicPosition, sink: &mut DeductionSink<'_>) -> ControlFlow<()> {
    for square in (18..27).filter_map(House::from_number).map(Cells::of_house) {
        for line in (0..18).filter_map(House::from_number).map(Cells::of_house) {
            if !line.meets(square) {
                continue;
            }
            let small = |&cell: &Cell| (2..=4).contains(&position.candidates(cell).len());
            let cells: Vec<Cell> = ((square | line) & position.blanks()).iter().filter(small).collect();
            choose(&cells, 4, &mut |chosen| {
                let cells: Cells = chosen.iter().copied().collect();
                let values = position.union(cells);
                if values.len() != 4 || !cells.meets(square - line) || !cells.meets(line - square) {
                    return ControlFlow::Continue(());
                }
                let mut loose = values.iter().filter(|&value| {
                    let places = cells & position.places(value);
                    !places.is_within(square) && !places.is_within(line)
                });
                let (Some(value), None) = (loose.next(), loose.next()) else { return ControlFlow::Continue(()) };
                let eliminated = (cells & position.places(value)).common_peers() & position.places(value);
                let set = CellSet { cells, values }.reported();
                let why = Why { values, cells: set.cells, sets: vec![set], ..Why::default() };
                let deduction = Deduction::eliminating(Technique::WxyzWing, each(value, eliminated).collect(), why);
                offer(deduction, sink)
            })?;
        }
    }
    ControlFlow::Continue(())
}

/// Finds W-wings: two cells with the same two candidates, and a strong link of one of these digits whose ends they see.
pub(super) fn w<P: Surveyed>(position: &Survey<'_, P>, sink: &mut DeductionSink<'_>) -> ControlFlow<()> {
    let mut pairs = position.bivalue();
    for first in position.bivalue() {
        pairs.remove(first);
        let values = position.candidates(first);
        for second in pairs.iter().filter(|&cell| position.candidates(cell) == values) {
            for joined in values.iter() {
                let Some(value) = values.minus(Values::only(joined)).single() else { continue };
                let eliminated = position.peers(first) & position.peers(second) & position.places(value);
                if eliminated.is_empty() {
                    continue;
                }
                for link in position.conjugates(joined) {
                    for [a, b] in [link.cells, [link.cells[1], link.cells[0]]] {
                        let (Some(left), Some(right)) = (position.meeting(first, a), position.meeting(second, b))
                        else {
                            continue;
                        };
                        let step = |strength, by, cell, value| Link { strength, by, to: Node::only(cell, value) };
                        let chain = Chain {
                            start: Node::only(first, value),
                            links: vec![
                                step(Strength::Strong, LinkPlace::Cell(first), first, joined),
                                step(Strength::Weak, LinkPlace::House(left), a, joined),
                                step(Strength::Strong, LinkPlace::House(link.house), b, joined),
                                step(Strength::Weak, LinkPlace::House(right), second, joined),
                                step(Strength::Strong, LinkPlace::Cell(second), second, value),
                            ],
                        };
                        let cells = [first, second, a, b].into_iter().collect();
                        let why = Why { values, cells, chains: vec![chain], ..Why::default() };
                        let deduction =
                            Deduction::eliminating(Technique::WWing, each(value, eliminated).collect(), why);
                        offer(deduction, sink)?;
                    }
                }
            }
        }
    }
    ControlFlow::Continue(())
}
