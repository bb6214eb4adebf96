//! Locked candidates: a digit whose places in a house all lie in another one, too.

use super::deduction::each;
use super::{Deduction, Position, Take, Technique, Why};
use crate::sudoku::{Cells, Digits, House};
use std::ops::ControlFlow;

/// Pointing (the places of a box lie in a line) or claiming (those of a line lie in a box).
pub(super) fn locked_candidates(position: &Position, technique: Technique, take: &mut Take<'_>) -> ControlFlow<()> {
    let (bases, covers) = match technique {
        Technique::Pointing => (18..27, 0..18),
        _ => (0..18, 18..27),
    };
    for base in bases.filter_map(House::from_number) {
        for digit in position.missing(base).iter() {
            let cells = position.places_in(base, digit);
            // One place is a hidden single, and more than three lie in no other house.
            if !(2..=3).contains(&cells.len()) {
                continue;
            }
            for cover in covers.clone().filter_map(House::from_number) {
                if !cells.is_within(Cells::of_house(cover)) {
                    continue;
                }
                let gone = position.places_in(cover, digit) - cells;
                let why =
                    Why { digits: Digits::only(digit), cells, base: vec![base], cover: vec![cover], ..Why::default() };
                let deduction = Deduction::eliminating(technique, each(digit, gone).collect(), why);
                deduction.map_or(ControlFlow::Continue(()), &mut *take)?;
            }
        }
    }
    ControlFlow::Continue(())
}
