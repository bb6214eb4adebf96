//! Naked and hidden subsets.

use super::deduction::{DeductionSink, offer};
use super::{BoardPosition, Deduction, Technique, Why};
use crate::choose_within;
use std::ops::ControlFlow;
use sudoku_board::{Value, Values};

/// Finds naked subsets of a size: that many cells of a house with no more candidates than cells.
pub fn naked(
    position: &BoardPosition,
    technique: Technique,
    size: usize,
    sink: &mut DeductionSink<'_>,
) -> ControlFlow<()> {
    for area in &position.shape.areas {
        let small = area.cells.iter().map(|&cell| (cell, position.open(cell)));
        let small = small.filter(|(_, open)| (2..=size).contains(&(open.len())));
        let small: Vec<(usize, u32)> = small.map(|(cell, open)| (cell, open.bits())).collect();
        choose_within(&small, size, size, &mut |chosen, bits| {
            let values = Values::from_bits(bits);
            if values.len() != size {
                return ControlFlow::Continue(());
            }
            let others = area.cells.iter().filter(|cell| !chosen.contains(cell));
            let eliminated = others.flat_map(|&cell| {
                (position.open(cell) & values).iter().map(move |value| position.candidate(cell, value))
            });
            let why = Why { values, cells: position.shape.named(chosen), base: vec![area.house], ..Why::default() };
            offer(Deduction::eliminating(technique, eliminated.collect(), why), sink)
        })?;
    }
    ControlFlow::Continue(())
}

/// Finds hidden subsets of a size: that many values with no more places in a house that must hold them.
pub fn hidden(
    position: &BoardPosition,
    technique: Technique,
    size: usize,
    sink: &mut DeductionSink<'_>,
) -> ControlFlow<()> {
    for area in &position.shape.areas {
        let places = position.required(area).iter().map(|value| {
            let at = (0..).zip(&area.cells).filter(|&(_, &cell)| position.open(cell).contains(value));
            (value, at.fold(0_u32, |places, (at, _)| places | 1 << at))
        });
        let few = places.filter(|(_, places)| (2..=size).contains(&(places.count_ones() as usize)));
        let few: Vec<(Value, u32)> = few.collect();
        choose_within(&few, size, size, &mut |chosen, places| {
            if places.count_ones() as usize != size {
                return ControlFlow::Continue(());
            }
            let values: Values = chosen.iter().copied().collect();
            let cells = (0..).zip(&area.cells).filter(|&(at, _)| places >> at & 1 != 0);
            let cells: Vec<usize> = cells.map(|(_, &cell)| cell).collect();
            let eliminated = cells.iter().flat_map(|&cell| {
                position.open(cell).minus(values).iter().map(move |value| position.candidate(cell, value))
            });
            let why = Why { values, cells: position.shape.named(&cells), base: vec![area.house], ..Why::default() };
            offer(Deduction::eliminating(technique, eliminated.collect(), why), sink)
        })?;
    }
    ControlFlow::Continue(())
}
