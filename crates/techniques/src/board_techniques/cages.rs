//! Cage combinations: values that are in no set of values with the total of a cage.

use super::deduction::{DeductionSink, offer};
use super::{BoardPosition, Deduction, Technique, Why};
use std::ops::ControlFlow;
use sudoku_board::Values;

/// Finds candidates in no combination of their cage.
pub fn find(position: &BoardPosition, sink: &mut DeductionSink<'_>) -> ControlFlow<()> {
    for area in &position.shape.areas {
        let Some((total, _)) = &area.cage else { continue };
        if area.cells.iter().all(|&cell| !position.is_blank(cell)) {
            continue;
        }
        let combinations: Vec<Values> = position.combinations(area).collect();
        let possible = combinations.iter().fold(Values::EMPTY, |any, &set| any | set);
        // The cage's own values are in each combination, and no other cell of it has that value left.
        let eliminated = area.cells.iter().flat_map(|&cell| {
            position.open(cell).minus(possible).iter().map(move |value| position.candidate(cell, value))
        });
        let why = Why {
            cells: position.shape.named(&area.cells),
            base: vec![area.house],
            rule: Some(format!("{} cells add up to {total}", area.cells.len())),
            combinations: combinations.clone(),
            ..Why::default()
        };
        offer(Deduction::eliminating(Technique::CageCombinations, eliminated.collect(), why), sink)?;
    }
    ControlFlow::Continue(())
}
