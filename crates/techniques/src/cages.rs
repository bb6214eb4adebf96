//! Cage combinations: values that are in no set of values with the total of a cage.

use super::general::GeneralPosition;
use super::{Deduction, DeductionSink, Technique, Why, offer};
use std::ops::ControlFlow;
use sudoku_board::Values;

/// Finds candidates in no combination of their cage.
pub(super) fn find(position: &GeneralPosition, sink: &mut DeductionSink<'_>) -> ControlFlow<()> {
    for area in &position.shape.areas {
        let Some((total, _)) = &area.cage else { continue };
        if area.cells.iter().all(|&cell| !position.is_blank(cell)) {
            continue;
        }
        let combinations: Vec<Values> = position.combinations(area).collect();
        let possible = combinations.iter().fold(Values::EMPTY, |any, &set| any | set);
        // The cage's own values are in each combination, and no other cell of it has that value left.
        let eliminated = area.cells.iter().flat_map(|&cell| position.open_without(cell, possible)).collect();
        let terms: Vec<String> = area.cells.iter().map(ToString::to_string).collect();
        let rule = Some(format!("{} = {total}", terms.join(" + ")));
        let why = Why { cells: area.set, base: vec![area.house], rule, combinations, ..Why::default() };
        offer(Deduction::eliminating(Technique::CageCombinations, eliminated, why), sink)?;
    }
    ControlFlow::Continue(())
}
