//! Related cells: values of a cell that leave no value for a related cell.

use super::general::GeneralPosition;
use super::{Deduction, DeductionSink, Technique, Why, offer};
use std::ops::ControlFlow;
use sudoku_board::{Cells, Values};

/// Finds values that leave no value for a related cell.
pub(super) fn find(position: &GeneralPosition, sink: &mut DeductionSink<'_>) -> ControlFlow<()> {
    for related in &position.shape.related {
        for (from, to) in [(0, 1), (1, 0)] {
            let (cell, other) = (related.cells[to], related.cells[from]);
            let beside = position.possible(other).iter().map(|value| related.beside[from][value.index()]);
            let allowed = beside.fold(Values::EMPTY, |any, beside| any | beside);
            let (values, rule) = (position.possible(other), Some(related.name.clone()));
            let why = Why { values, cells: Cells::only(other), rule, ..Why::default() };
            let eliminated = position.open_without(cell, allowed).collect();
            offer(Deduction::eliminating(Technique::RelatedCells, eliminated, why), sink)?;
        }
    }
    ControlFlow::Continue(())
}
