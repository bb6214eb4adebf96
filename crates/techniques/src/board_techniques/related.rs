//! Related cells: values of a cell that leave no value for a related cell.

use super::deduction::{DeductionSink, offer};
use super::{BoardPosition, Deduction, Technique, Why};
use std::ops::ControlFlow;
use sudoku_board::Values;

/// Finds values that leave no value for a related cell.
pub fn find(position: &BoardPosition, sink: &mut DeductionSink<'_>) -> ControlFlow<()> {
    for related in &position.shape.related {
        for (from, to) in [(0, 1), (1, 0)] {
            let (cell, other) = (related.cells[to], related.cells[from]);
            let beside = position.possible(other).iter().map(|value| related.beside[from][value.index()]);
            let allowed = beside.fold(Values::EMPTY, |any, beside| any | beside);
            let eliminated = position.open(cell).minus(allowed);
            if eliminated.is_empty() {
                continue;
            }
            let why = Why {
                values: position.possible(other),
                cells: position.shape.named(&[other]),
                rule: Some(related.name.clone()),
                ..Why::default()
            };
            let eliminated = eliminated.iter().map(|value| position.candidate(cell, value)).collect();
            offer(Deduction::eliminating(Technique::RelatedCells, eliminated, why), sink)?;
        }
    }
    ControlFlow::Continue(())
}
