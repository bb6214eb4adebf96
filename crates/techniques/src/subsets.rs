//! Naked and hidden subsets, and locked ones, which are naked subsets in both a box and a line.

use super::combinations::choose_within;
use super::deduction::each;
use super::survey::Survey;
use super::{CellSet, Deduction, DeductionSink, Technique, Why};
use std::ops::ControlFlow;
use sudoku_board::classic::{Cells, ClassicHouse};
use sudoku_board::{Candidate, Cell, House, HouseKind, Value, Values};

/// Finds naked subsets of a size: that many cells of a house with no more candidates than cells.
///
/// A locked subset eliminates candidates from both of its houses; one that eliminates from only one house is plain. (A path
/// tries the locked ones first, so that a subset that is not new eliminates nothing later on.)
pub(super) fn naked(
    position: &Survey<'_>,
    technique: Technique,
    size: usize,
    locked: bool,
    sink: &mut DeductionSink<'_>,
) -> ControlFlow<()> {
    let is_small = |&cell: &Cell| (2..=size).contains(&position.candidates(cell).len());
    let small: Cells = position.blanks().iter().filter(is_small).collect();
    let mut cells: Vec<(Cell, u32)> = vec![];
    for house in House::all() {
        if locked && house.kind() != HouseKind::Box || !position.changes.cells.meets(Cells::of_house(house)) {
            continue;
        }
        cells.clear();
        cells.extend(
            (Cells::of_house(house) & small).iter().map(|cell| (cell, position.candidates(cell).bits().into())),
        );
        choose_within(&cells, size, size, &mut |chosen, values| {
            let cells: Cells = chosen.iter().copied().collect();
            let values = Values::from_bits(values);
            if values.len() != size {
                return ControlFlow::Continue(());
            }
            let eliminated = |house: House| {
                let area = Cells::of_house(house) - cells;
                values.iter().flat_map(move |value| each(value, area & position.places(value)))
            };
            let houses: Vec<House> = cells.houses().collect();
            let takes_from_both = houses.len() == 2 && houses.iter().all(|&house| eliminated(house).next().is_some());
            if locked != takes_from_both {
                return ControlFlow::Continue(());
            }
            let base = if locked { houses } else { vec![house] };
            let taken = base.iter().flat_map(|&house| eliminated(house)).collect();
            let why = Why { values, cells, sets: vec![CellSet { cells, values }], base, ..Why::default() };
            Deduction::eliminating(technique, taken, why).map_or(ControlFlow::Continue(()), &mut *sink)
        })?;
    }
    ControlFlow::Continue(())
}

/// Finds hidden subsets of a size: that many digits with no more places in a house.
pub(super) fn hidden(
    survey: &Survey<'_>,
    technique: Technique,
    size: usize,
    sink: &mut DeductionSink<'_>,
) -> ControlFlow<()> {
    let mut values: Vec<(Value, u32)> = vec![];
    for house in House::all().filter(|&house| survey.changes.cells.meets(Cells::of_house(house))) {
        values.clear();
        let places = Value::DIGITS.map(|value| (value, u32::from(survey.places(value).in_house(house))));
        values.extend(places.iter().filter(|(_, places)| (2..=size).contains(&(places.count_ones() as usize))));
        choose_within(&values, size, size, &mut |chosen, places| {
            let cells = chosen.iter().fold(Cells::EMPTY, |cells, &value| cells | survey.places_in(house, value));
            if places.count_ones() as usize != size {
                return ControlFlow::Continue(());
            }
            let values: Values = chosen.iter().copied().collect();
            let eliminated =
                cells.iter().flat_map(|cell| Candidate::all_in(cell, survey.candidates(cell).minus(values)));
            let why = Why { values, cells, base: vec![house], ..Why::default() };
            Deduction::eliminating(technique, eliminated.collect(), why).map_or(ControlFlow::Continue(()), &mut *sink)
        })?;
    }
    ControlFlow::Continue(())
}
