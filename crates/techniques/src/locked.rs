//! Locked candidates: a digit whose places in a house are all in another house.

use super::deduction::each;
use super::survey::Survey;
use super::{Deduction, DeductionSink, Technique, Why};
use std::ops::ControlFlow;
use sudoku_board::classic::ClassicHouse;
use sudoku_board::{House, HouseKind, Values};

/// Finds pointing (the places of a box are in a line) and claiming (those of a line are in a box).
pub(super) fn locked_candidates(
    survey: &Survey<'_>,
    technique: Technique,
    sink: &mut DeductionSink<'_>,
) -> ControlFlow<()> {
    let bases = if technique == Technique::Pointing { 18..27 } else { 0..18 };
    for base in bases.filter_map(House::from_number) {
        for value in survey.changes.values.iter() {
            let cells = survey.places_in(base, value);
            // One place is a hidden single, and more than three are in no other house.
            if !(2..=3).contains(&cells.len()) {
                continue;
            }
            for cover in
                cells.houses().filter(|cover| (cover.kind() == HouseKind::Box) != (base.kind() == HouseKind::Box))
            {
                let eliminated = survey.places_in(cover, value) - cells;
                if eliminated.is_empty() {
                    continue;
                }
                let why =
                    Why { values: Values::only(value), cells, base: vec![base], cover: vec![cover], ..Why::default() };
                let deduction = Deduction::eliminating(technique, each(value, eliminated).collect(), why);
                deduction.map_or(ControlFlow::Continue(()), &mut *sink)?;
            }
        }
    }
    ControlFlow::Continue(())
}
