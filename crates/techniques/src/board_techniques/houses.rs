//! Full houses, naked and hidden singles, and locked candidates.

use super::deduction::{DeductionSink, offer};
use super::shape::Area;
use super::{BoardPosition, Deduction, Technique, Why};
use std::ops::ControlFlow;
use sudoku_board::{House, Value};
use sudoku_board::{HouseKind, Values};

fn single(position: &BoardPosition, technique: Technique, cell: usize, value: Value, area: Option<&Area>) -> Deduction {
    let placed = position.candidate(cell, value);
    let base = area.map(|area| area.house).into_iter().collect();
    let why = Why { values: Values::only(value), cells: vec![placed.cell], base, ..Why::default() };
    Deduction::placing(technique, placed, why)
}

/// Finds houses that hold every value and have one blank cell.
pub fn full_houses(position: &BoardPosition, sink: &mut DeductionSink<'_>) -> ControlFlow<()> {
    for area in position.shape.areas.iter().filter(|area| area.is_full) {
        let mut blanks = area.cells.iter().filter(|&&cell| position.is_blank(cell));
        let (Some(&cell), None) = (blanks.next(), blanks.next()) else { continue };
        let Some(value) = position.possible(cell).single() else { continue };
        sink(single(position, Technique::FullHouse, cell, value, Some(area)))?;
    }
    ControlFlow::Continue(())
}

/// Finds cells with one candidate.
pub fn naked_singles(position: &BoardPosition, sink: &mut DeductionSink<'_>) -> ControlFlow<()> {
    for cell in 0..position.shape.cells.len() {
        let Some(value) = position.open(cell).single() else { continue };
        sink(single(position, Technique::NakedSingle, cell, value, None))?;
    }
    ControlFlow::Continue(())
}

/// Finds values with one place in a house that must hold them. Boxes and regions come first, because people see them soonest.
pub fn hidden_singles(position: &BoardPosition, sink: &mut DeductionSink<'_>) -> ControlFlow<()> {
    let is_line = |kind: HouseKind| matches!(kind, HouseKind::Row | HouseKind::Column);
    let areas = &position.shape.areas;
    for area in areas
        .iter()
        .filter(|area| !is_line(area.house.kind()))
        .chain(areas.iter().filter(|area| is_line(area.house.kind())))
    {
        let (once, twice) = area.cells.iter().fold((Values::EMPTY, Values::EMPTY), |(once, twice), &cell| {
            let open = position.open(cell);
            (once | open, twice | once & open)
        });
        let alone = once.minus(twice);
        if alone.is_empty() {
            continue;
        }
        for value in (alone & position.required(area)).iter() {
            for cell in position.places(area, value) {
                sink(single(position, Technique::HiddenSingle, cell, value, Some(area)))?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// Finds values whose places in a house are all in another house, or all see a cell.
pub fn locked_candidates(position: &BoardPosition, sink: &mut DeductionSink<'_>) -> ControlFlow<()> {
    let shape = &position.shape;
    for area in &shape.areas {
        for value in position.required(area).iter() {
            let places = position.places(area, value);
            // One place is a hidden single.
            let [first, _, ..] = places[..] else { continue };
            let sees_all = |cell: &usize| {
                position.open(*cell).contains(value) && places.iter().all(|&place| shape.sees(place, *cell))
            };
            let eliminated: Vec<usize> = shape.peers[first].iter().copied().filter(sees_all).collect();
            if eliminated.is_empty() {
                continue;
            }
            let covers = shape.areas_of[first].iter().map(|&cover| &shape.areas[cover]);
            let covers = covers.filter(|cover| places.iter().all(|place| cover.cells.contains(place)));
            let mut left = eliminated.clone();
            let why = |cover: Vec<House>| Why {
                values: Values::only(value),
                cells: shape.named(&places),
                base: vec![area.house],
                cover,
                ..Why::default()
            };
            let of = |cells: &[usize]| cells.iter().map(|&cell| position.candidate(cell, value)).collect();
            for cover in covers.filter(|cover| !std::ptr::eq(*cover, area)) {
                let inside: Vec<usize> = eliminated.iter().copied().filter(|cell| cover.cells.contains(cell)).collect();
                left.retain(|cell| !inside.contains(cell));
                let why = why(vec![cover.house]);
                offer(Deduction::eliminating(Technique::LockedCandidates, of(&inside), why), sink)?;
            }
            offer(Deduction::eliminating(Technique::LockedCandidates, of(&left), why(vec![])), sink)?;
        }
    }
    ControlFlow::Continue(())
}
