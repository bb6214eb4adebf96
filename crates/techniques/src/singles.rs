//! Full houses, naked singles and hidden singles.

use super::{Deduction, DeductionSink, Position, Technique, Why};
use std::ops::ControlFlow;
use sudoku_board::classic::{Cells, ClassicHouse};
use sudoku_board::{Candidate, House, Values};

/// Finds houses with one blank cell.
pub(super) fn full_houses(position: &Position, sink: &mut DeductionSink<'_>) -> ControlFlow<()> {
    for house in House::all() {
        let Some(cell) = (Cells::of_house(house) & position.blanks()).single() else { continue };
        let Some(value) = position.candidates(cell).single() else { continue };
        let why = Why { values: Values::only(value), cells: Cells::only(cell), base: vec![house], ..Why::default() };
        sink(Deduction::placing(Technique::FullHouse, Candidate { cell, value }, why))?;
    }
    ControlFlow::Continue(())
}

/// Finds cells with one candidate.
pub(super) fn naked_singles(position: &Position, sink: &mut DeductionSink<'_>) -> ControlFlow<()> {
    for cell in position.cells_with(1) {
        let Some(value) = position.candidates(cell).single() else { continue };
        let why = Why { values: Values::only(value), cells: Cells::only(cell), ..Why::default() };
        sink(Deduction::placing(Technique::NakedSingle, Candidate { cell, value }, why))?;
    }
    ControlFlow::Continue(())
}

/// Finds digits with one place in a house. Boxes come first, because people see them soonest.
pub(super) fn hidden_singles(position: &Position, sink: &mut DeductionSink<'_>) -> ControlFlow<()> {
    for house in (18..27).chain(0..18).filter_map(House::from_number) {
        let (once, twice) = house.cells().into_iter().fold((0, 0), |(once, twice), cell| {
            let values = position.candidates(cell).bits();
            (once | values, twice | once & values)
        });
        for value in Values::from_bits(once & !twice).iter() {
            let Some(cell) = position.places_in(house, value).single() else { continue };
            let why =
                Why { values: Values::only(value), cells: Cells::only(cell), base: vec![house], ..Why::default() };
            sink(Deduction::placing(Technique::HiddenSingle, Candidate { cell, value }, why))?;
        }
    }
    ControlFlow::Continue(())
}
