//! Locked candidates: a value whose places in a house are all in another house, or all see a cell.

use super::deduction::each;
use super::survey::Survey;
use super::surveyed::Surveyed;
use super::view::CellBits;
use super::{Deduction, DeductionSink, Technique, Why, offer};
use std::ops::ControlFlow;
use sudoku_board::{HouseKind, Values};

/// Finds pointing (the places of a box are in a line), claiming (those of a line are in a box) or, for boards that are not
/// classic, locked candidates in houses of any kind.
pub(super) fn locked_candidates<P: Surveyed>(
    survey: &Survey<'_, P>,
    technique: Technique,
    sink: &mut DeductionSink<'_>,
) -> ControlFlow<()> {
    let is_base = |kind| match technique {
        Technique::Pointing => kind == HouseKind::Box,
        Technique::Claiming => kind != HouseKind::Box,
        _ => true,
    };
    for base in survey.houses().filter(|base| is_base(base.kind())) {
        for value in (survey.changes.values & survey.required(base)).iter() {
            let cells = survey.places_in(base, value);
            // One place is a hidden single, and on a classic board more than three are in no other house.
            if cells.len() < 2 || P::IS_CLASSIC && cells.len() > 3 {
                continue;
            }
            let mut report = |eliminated: P::Cells, cover| {
                if eliminated.is_empty() {
                    return ControlFlow::Continue(());
                }
                let (values, cells) = (Values::only(value), cells.into());
                let why = Why { values, cells, base: vec![base], cover, ..Why::default() };
                offer(Deduction::eliminating(technique, each(value, eliminated).collect(), why), sink)
            };
            for cover in survey.houses_around(cells).filter(|&cover| cover != base) {
                report(survey.places_in(cover, value) - cells, vec![cover])?;
            }
            if technique == Technique::LockedCandidates {
                let covered =
                    survey.houses_around(cells).fold(P::Cells::EMPTY, |all, house| all | survey.cells_of(house));
                report((survey.common_peers(cells) & survey.places(value)) - covered, vec![])?;
            }
        }
    }
    ControlFlow::Continue(())
}
