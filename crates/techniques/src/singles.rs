//! Full houses, naked singles and hidden singles.

use super::view::{CellBits, View};
use super::{Deduction, DeductionSink, Technique, Why};
use std::ops::ControlFlow;
use sudoku_board::{Candidate, Cell, Cells, House, Value, Values};

fn single(technique: Technique, cell: Cell, value: Value, base: Vec<House>) -> Deduction {
    let why = Why { values: Values::only(value), cells: Cells::only(cell), base, ..Why::default() };
    Deduction::placing(technique, Candidate { cell, value }, why)
}

/// Finds houses with one blank cell.
pub(super) fn full_houses<P: View>(position: &P, sink: &mut DeductionSink<'_>) -> ControlFlow<()> {
    for (house, cells) in position.areas() {
        let Some(cell) = (cells & position.blanks()).single() else { continue };
        let value = position.candidates(cell).single().filter(|&value| position.required(house).contains(value));
        let Some(value) = value else { continue };
        sink(single(Technique::FullHouse, cell, value, vec![house]))?;
    }
    ControlFlow::Continue(())
}

/// Finds cells with one candidate.
pub(super) fn naked_singles<P: View>(position: &P, sink: &mut DeductionSink<'_>) -> ControlFlow<()> {
    for cell in position.cells_with(1) {
        let Some(value) = position.candidates(cell).single() else { continue };
        sink(single(Technique::NakedSingle, cell, value, vec![]))?;
    }
    ControlFlow::Continue(())
}

/// Finds values with one place in a house that must hold them. Boxes come first, because people see them soonest.
pub(super) fn hidden_singles<P: View>(position: &P, sink: &mut DeductionSink<'_>) -> ControlFlow<()> {
    for house in position.boxes_first() {
        let (once, twice) = position
            .candidates_in(house)
            .fold((Values::EMPTY, Values::EMPTY), |(once, twice), values| (once | values, twice | once & values));
        let alone = once - twice;
        if alone.is_empty() {
            continue;
        }
        for value in (alone & position.required(house)).iter() {
            let Some(cell) = position.places_in(house, value).single() else { continue };
            sink(single(Technique::HiddenSingle, cell, value, vec![house]))?;
        }
    }
    ControlFlow::Continue(())
}
