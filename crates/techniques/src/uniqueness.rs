//! Techniques that assume one solution: unique and avoidable rectangles, and the bivalue universal grave.
//!
//! If four cells of two rows, two columns and two boxes hold two digits crosswise and none of them is a given, the digits could
//! be exchanged, so that there would be two solutions.

use super::classic::ClassicPosition;
use super::combinations::choose;
use super::deduction::each;
use super::rectangles::{Pattern, RECTANGLES, Rectangle};
use super::survey::Survey;
use super::view::View;
use super::{CellSet, Deduction, DeductionSink, Technique, Why, offer};
use std::ops::ControlFlow;
use sudoku_board::classic::{Cells, ClassicHouse};
use sudoku_board::{Candidate, Cell, House, HouseKind, Value, Values};

impl Pattern {
    /// Reports the deduction with the pattern as its reason; `extra` are the candidates beyond the pattern.
    fn report(
        &self,
        position: &ClassicPosition,
        technique: Technique,
        eliminated: Vec<Candidate>,
        more: Why,
        sink: &mut DeductionSink<'_>,
    ) -> ControlFlow<()> {
        let fins = self.roof.iter().flat_map(|cell| {
            let beyond = position.candidates(cell).minus(self.values);
            Candidate::all_in(cell, beyond).collect::<Vec<_>>()
        });
        let why = Why { values: self.values, cells: self.corners.into(), fins: fins.collect(), ..more };
        offer(Deduction::eliminating(technique, eliminated, why), sink)
    }
}

/// Finds the uniqueness tests 1 to 6 and the hidden rectangle.
pub(super) fn rectangle_tests(
    position: &Survey<'_>,
    technique: Technique,
    sink: &mut DeductionSink<'_>,
) -> ControlFlow<()> {
    position.patterns().iter().try_for_each(|pattern| test(position, technique, pattern, sink))
}

fn test(
    position: &ClassicPosition,
    technique: Technique,
    pattern: &Pattern,
    sink: &mut DeductionSink<'_>,
) -> ControlFlow<()> {
    let &Pattern { rectangle, values, bare, roof, extra, .. } = pattern;
    let side_by_side = roof.len() == 2 && roof.houses().next().is_some();
    let all_have_extra = |extra: Values| roof.iter().all(|cell| position.candidates(cell).minus(values) == extra);
    match technique {
        Technique::Uniqueness1 if bare.len() == 3 => {
            let eliminated = values.iter().flat_map(|value| each(value, roof & position.places(value)));
            pattern.report(position, technique, eliminated.collect(), Why::default(), sink)
        }
        Technique::Uniqueness2 | Technique::Uniqueness5 if (2..=3).contains(&roof.len()) => {
            if side_by_side != (technique == Technique::Uniqueness2) || !all_have_extra(extra) {
                return ControlFlow::Continue(());
            }
            let Some(value) = extra.single() else { return ControlFlow::Continue(()) };
            let eliminated = roof.common_peers() & position.places(value);
            pattern.report(position, technique, each(value, eliminated).collect(), Why::default(), sink)
        }
        Technique::Uniqueness3 if side_by_side && extra.len() >= 2 => test_3(position, pattern, sink),
        Technique::Uniqueness4 if side_by_side => {
            for house in roof.houses() {
                for value in values.iter().filter(|&value| is_confined(position, value, house, roof)) {
                    let other = values.minus(Values::only(value)).iter();
                    let eliminated = other.flat_map(|other| each(other, roof & position.places(other)));
                    let more = Why { base: vec![house], ..Why::default() };
                    pattern.report(position, technique, eliminated.collect(), more, sink)?;
                }
            }
            ControlFlow::Continue(())
        }
        Technique::Uniqueness6 if roof.len() == 2 && !side_by_side => {
            for kind in [HouseKind::Row, HouseKind::Column] {
                let houses = [House::of(kind, rectangle[0]), House::of(kind, rectangle[3])];
                let inside = |value| houses.iter().all(|&house| is_confined(position, value, house, pattern.corners));
                for value in values.iter().filter(|&value| inside(value)) {
                    let more = Why { base: houses.to_vec(), ..Why::default() };
                    let eliminated = each(value, roof & position.places(value)).collect();
                    pattern.report(position, technique, eliminated, more, sink)?;
                }
            }
            ControlFlow::Continue(())
        }
        Technique::HiddenRectangle if roof.len() >= 2 => {
            for corner in roof {
                let opposite = rectangle.iter().position(|&cell| cell == corner).map(|index| rectangle[3 - index]);
                if opposite.is_none_or(|cell| !bare.contains(cell)) {
                    continue;
                }
                let houses = [House::of(HouseKind::Row, corner), House::of(HouseKind::Column, corner)];
                let inside = |value| houses.iter().all(|&house| is_confined(position, value, house, pattern.corners));
                for value in values.iter().filter(|&value| inside(value)) {
                    let other = values.minus(Values::only(value)).iter();
                    let eliminated = other
                        .map(|value| Candidate { cell: corner, value })
                        .filter(|eliminated| position.has(*eliminated));
                    let more = Why { base: houses.to_vec(), ..Why::default() };
                    pattern.report(position, technique, eliminated.collect(), more, sink)?;
                }
            }
            ControlFlow::Continue(())
        }
        _ => ControlFlow::Continue(()),
    }
}

/// Returns true if the house has the digit in these cells, and in no others.
fn is_confined(position: &ClassicPosition, value: Value, house: House, cells: Cells) -> bool {
    let places = position.places_in(house, value);
    !places.is_empty() && places.is_within(cells)
}

/// Finds test 3: the extra candidates in two corners count as one cell of a naked subset in a house of both.
fn test_3(position: &ClassicPosition, pattern: &Pattern, sink: &mut DeductionSink<'_>) -> ControlFlow<()> {
    let roof = pattern.roof;
    for house in roof.houses() {
        let others: Vec<Cell> = ((Cells::of_house(house) & position.blanks()) - pattern.corners).iter().collect();
        // With all cells there would be none left to eliminate candidates from.
        for size in 1..others.len() {
            choose(&others, size, &mut |chosen| {
                let cells: Cells = chosen.iter().copied().collect();
                let subset = position.union(cells).union(pattern.extra);
                if subset.len() != size + 1 {
                    return ControlFlow::Continue(());
                }
                let houses: Vec<House> = (cells | roof).houses().collect();
                let area =
                    houses.iter().fold(Cells::EMPTY, |area, &house| area | Cells::of_house(house)) - cells - roof;
                let eliminated = subset.iter().flat_map(|value| each(value, area & position.places(value)));
                let set = CellSet { cells, values: subset };
                let more = Why { sets: vec![set.reported()], base: houses, ..Why::default() };
                pattern.report(position, Technique::Uniqueness3, eliminated.collect(), more, sink)
            })?;
        }
    }
    ControlFlow::Continue(())
}

/// Finds avoidable rectangles: the same with digits that were placed and are not givens.
pub(super) fn avoidable(
    position: &ClassicPosition,
    technique: Technique,
    sink: &mut DeductionSink<'_>,
) -> ControlFlow<()> {
    for &Rectangle { corners: rectangle, cells: corners } in RECTANGLES.iter() {
        let open = corners - position.solved();
        if corners.meets(position.givens()) || open.len() > 2 {
            continue;
        }
        // The digit of each corner if they could be exchanged, by the solved ones: the same digit in opposite corners.
        let value = |index: usize| position.value(rectangle[index]);
        let one = value(0).or(value(3));
        let two = value(1).or(value(2));
        let (Some(one), Some(two)) = (one, two) else { continue };
        let wanted = [one, two, two, one];
        if (0..4).any(|index| value(index).is_some_and(|value| value != wanted[index])) || one == two {
            continue;
        }
        let why = Why { values: [one, two].into_iter().collect(), cells: corners.into(), ..Why::default() };
        let deadly = |cell: Cell| rectangle.iter().position(|&corner| corner == cell).map(|index| wanted[index]);
        let eliminated: Vec<Candidate> = match technique {
            Technique::AvoidableRectangle1 if open.len() == 1 => open
                .iter()
                .filter_map(|cell| Some(Candidate { cell, value: deadly(cell)? }))
                .filter(|candidate| position.has(*candidate))
                .collect(),
            Technique::AvoidableRectangle2 if open.len() == 2 => {
                let extra = open.iter().map(|cell| {
                    let pattern = deadly(cell).map_or(Values::EMPTY, Values::only);
                    let candidates = position.candidates(cell);
                    if pattern.is_within(candidates) { candidates.minus(pattern) } else { Values::EMPTY }
                });
                let extra: Vec<Values> = extra.collect();
                let [first, second] = extra[..] else { continue };
                match first.single().filter(|_| first == second) {
                    Some(value) => each(value, open.common_peers() & position.places(value)).collect(),
                    None => continue,
                }
            }
            _ => continue,
        };
        offer(Deduction::eliminating(technique, eliminated, why), sink)?;
    }
    ControlFlow::Continue(())
}

/// Finds the bivalue universal grave + 1: all blank cells have two candidates except one, which has three, and all digits have
/// two places in each house except the extra one.
pub(super) fn grave(position: &ClassicPosition, sink: &mut DeductionSink<'_>) -> ControlFlow<()> {
    let many: Cells = position.blanks().iter().filter(|&cell| position.candidates(cell).len() != 2).collect();
    let Some(cell) = many.single().filter(|&cell| position.candidates(cell).len() == 3) else {
        return ControlFlow::Continue(());
    };
    let mut odd = Values::EMPTY;
    for house in House::all() {
        for value in position.missing(house).iter() {
            match position.places_in(house, value) {
                places if places.len() == 2 => {}
                places if places.len() == 3 && places.contains(cell) => odd.insert(value),
                _ => return ControlFlow::Continue(()),
            }
        }
    }
    let Some(value) = odd.single() else { return ControlFlow::Continue(()) };
    let eliminated = Candidate::all_in(cell, position.candidates(cell).minus(odd)).collect();
    let why = Why {
        values: Values::only(value),
        cells: Cells::only(cell).into(),
        fins: vec![Candidate { cell, value }],
        ..Why::default()
    };
    offer(Deduction::eliminating(Technique::BivalueUniversalGrave, eliminated, why), sink)
}
