//! Naked and hidden subsets, and locked ones, which are naked subsets in both a box and a line.

use super::combinations::choose_within;
use super::deduction::each;
use super::survey::Survey;
use super::surveyed::Surveyed;
use super::view::CellBits;
use super::{CellSet, Deduction, DeductionSink, Technique, Why, offer};
use std::ops::ControlFlow;
use sudoku_board::{Candidate, Cell, House, HouseKind, Value, Values};

/// Finds naked subsets of a size: that many cells of a house with no more candidates than cells.
///
/// A locked subset eliminates candidates from both of its houses; one that eliminates from only one house is plain. (A path
/// tries the locked ones first, so that a subset that is not new eliminates nothing later on.) Only classic boards tell them apart.
pub(super) fn naked<P: Surveyed>(
    survey: &Survey<'_, P>,
    technique: Technique,
    size: usize,
    locked: bool,
    sink: &mut DeductionSink<'_>,
) -> ControlFlow<()> {
    let is_small = |&cell: &Cell| (2..=size).contains(&survey.candidates(cell).len());
    let small: P::Cells = survey.blanks().iter().filter(is_small).collect();
    let mut cells: Vec<(Cell, u32)> = vec![];
    for house in survey.houses() {
        if locked && house.kind() != HouseKind::Box || !survey.changes.cells.meets(survey.cells_of(house)) {
            continue;
        }
        cells.clear();
        cells.extend((survey.cells_of(house) & small).iter().map(|cell| (cell, survey.candidates(cell).bits())));
        choose_within(&cells, size, size, &mut |chosen, values| {
            let cells: P::Cells = chosen.iter().copied().collect();
            let values = Values::from_bits(values);
            if values.len() != size {
                return ControlFlow::Continue(());
            }
            let eliminated = |house: House| {
                let area = survey.cells_of(house) - cells;
                values.iter().flat_map(move |value| each(value, area & survey.places(value)))
            };
            let houses: Vec<House> = if P::IS_CLASSIC { survey.houses_around(cells).collect() } else { vec![] };
            let takes_from_both = houses.len() == 2 && houses.iter().all(|&house| eliminated(house).next().is_some());
            if locked != takes_from_both {
                return ControlFlow::Continue(());
            }
            let base = if locked { houses } else { vec![house] };
            let taken = base.iter().flat_map(|&house| eliminated(house)).collect();
            let set = CellSet { cells: cells.into(), values };
            let why = Why { values, cells: set.cells, sets: vec![set], base, ..Why::default() };
            offer(Deduction::eliminating(technique, taken, why), sink)
        })?;
    }
    ControlFlow::Continue(())
}

/// Finds hidden subsets of a size: that many values with no more places in a house that must hold them.
pub(super) fn hidden<P: Surveyed>(
    survey: &Survey<'_, P>,
    technique: Technique,
    size: usize,
    sink: &mut DeductionSink<'_>,
) -> ControlFlow<()> {
    let mut values: Vec<(Value, u32)> = vec![];
    for house in survey.houses().filter(|&house| survey.changes.cells.meets(survey.cells_of(house))) {
        values.clear();
        let places = survey.required(house).iter().map(|value| (value, survey.bits_in(house, value)));
        values.extend(places.filter(|(_, places)| (2..=size).contains(&(places.count_ones() as usize))));
        choose_within(&values, size, size, &mut |chosen, places| {
            if places.count_ones() as usize != size {
                return ControlFlow::Continue(());
            }
            let cells = chosen.iter().fold(P::Cells::EMPTY, |cells, &value| cells | survey.places_in(house, value));
            let values: Values = chosen.iter().copied().collect();
            let eliminated =
                cells.iter().flat_map(|cell| Candidate::all_in(cell, survey.candidates(cell).minus(values)));
            let why = Why { values, cells: cells.into(), base: vec![house], ..Why::default() };
            offer(Deduction::eliminating(technique, eliminated.collect(), why), sink)
        })?;
    }
    ControlFlow::Continue(())
}
