//! Fish of rows and columns, which hold every value on any board.

use super::deduction::{DeductionSink, offer};
use super::{BoardPosition, Deduction, Technique, Why};
use crate::choose_within;
use std::ops::ControlFlow;
use sudoku_board::{HouseKind, Values};

/// Finds fish of a size: the places of a value in some lines are in the same number of lines across.
pub fn find(
    position: &BoardPosition,
    technique: Technique,
    size: usize,
    sink: &mut DeductionSink<'_>,
) -> ControlFlow<()> {
    let shape = &position.shape;
    let lines = |kind: HouseKind| shape.areas.iter().filter(move |area| area.house.kind() == kind).collect::<Vec<_>>();
    let (rows, columns) = (lines(HouseKind::Row), lines(HouseKind::Column));
    for value in Values::up_to(shape.side()) {
        for (base, cover) in [(&rows, &columns), (&columns, &rows)] {
            // The places along a line, which are the numbers of the lines across.
            let places = base.iter().enumerate().map(|(number, area)| {
                let at = (0..).zip(&area.cells).filter(|&(_, &cell)| position.open(cell).contains(value));
                (number, at.fold(0_u32, |places, (at, _)| places | 1 << at))
            });
            let few = places.filter(|(_, places)| (2..=size).contains(&(places.count_ones() as usize)));
            let few: Vec<(usize, u32)> = few.collect();
            choose_within(&few, size, size, &mut |chosen, across| {
                if across.count_ones() as usize != size {
                    return ControlFlow::Continue(());
                }
                let covers: Vec<_> = (0..).zip(cover).filter(|&(at, _)| across >> at & 1 != 0).collect();
                let cells = covers.iter().flat_map(|(_, area)| area.cells.iter().enumerate());
                let cells = cells.filter(|&(_, &cell)| position.open(cell).contains(value));
                let (inside, outside): (Vec<_>, Vec<_>) = cells.partition(|(line, _)| chosen.contains(line));
                let eliminated = outside.iter().map(|&(_, &cell)| position.candidate(cell, value)).collect();
                let why = Why {
                    values: Values::only(value),
                    cells: inside.iter().map(|&(_, &cell)| shape.cells[cell]).collect(),
                    base: chosen.iter().map(|&line| base[line].house).collect(),
                    cover: covers.iter().map(|(_, area)| area.house).collect(),
                    ..Why::default()
                };
                offer(Deduction::eliminating(technique, eliminated, why), sink)
            })?;
        }
    }
    ControlFlow::Continue(())
}
