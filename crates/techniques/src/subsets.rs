//! Naked and hidden subsets, and locked ones, which are naked subsets in both a box and a line.

use super::combinations::choose_within;
use super::deduction::each;
use super::survey::Survey;
use super::{Candidate, CellSet, Deduction, DeductionSink, Technique, Why};
use std::ops::ControlFlow;
use sudoku_board::Cell;
use sudoku_board::classic::{Cells, Digit, Digits, House, HouseKind};

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
        choose_within(&cells, size, size, &mut |chosen, digits| {
            let cells: Cells = chosen.iter().copied().collect();
            let digits = Digits::from_bits(digits as u16);
            if digits.len() != size {
                return ControlFlow::Continue(());
            }
            let eliminated = |house: House| {
                let area = Cells::of_house(house) - cells;
                digits.iter().flat_map(move |digit| each(digit, area & position.places(digit)))
            };
            let houses: Vec<House> = cells.houses().collect();
            let takes_from_both = houses.len() == 2 && houses.iter().all(|&house| eliminated(house).next().is_some());
            if locked != takes_from_both {
                return ControlFlow::Continue(());
            }
            let base = if locked { houses } else { vec![house] };
            let taken = base.iter().flat_map(|&house| eliminated(house)).collect();
            let why = Why { digits, cells, sets: vec![CellSet { cells, digits }], base, ..Why::default() };
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
    let mut digits: Vec<(Digit, u32)> = vec![];
    for house in House::all().filter(|&house| survey.changes.cells.meets(Cells::of_house(house))) {
        digits.clear();
        let places = Digit::ALL.map(|digit| (digit, u32::from(survey.places(digit).in_house(house))));
        digits.extend(places.iter().filter(|(_, places)| (2..=size).contains(&(places.count_ones() as usize))));
        choose_within(&digits, size, size, &mut |chosen, places| {
            let cells = chosen.iter().fold(Cells::EMPTY, |cells, &digit| cells | survey.places_in(house, digit));
            if places.count_ones() as usize != size {
                return ControlFlow::Continue(());
            }
            let digits: Digits = chosen.iter().copied().collect();
            let eliminated =
                cells.iter().flat_map(|cell| Candidate::all_in(cell, survey.candidates(cell).minus(digits)));
            let why = Why { digits, cells, base: vec![house], ..Why::default() };
            Deduction::eliminating(technique, eliminated.collect(), why).map_or(ControlFlow::Continue(()), &mut *sink)
        })?;
    }
    ControlFlow::Continue(())
}
