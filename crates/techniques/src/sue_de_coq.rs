//! Sue de Coq: cells in which a box and a line meet, with cells of the box and of the line that share their candidates. (Found
//! by a player of that name, 2005; also called two-sector disjoint subsets.)

use super::classic::ClassicPosition;
use super::combinations::choose;
use super::deduction::each;
use super::survey::Survey;
use super::view::View;
use super::{CellSet, Deduction, DeductionSink, Technique, Why, offer};
use std::ops::ControlFlow;
use std::sync::LazyLock;
use sudoku_board::classic::{Cells, ClassicHouse};
use sudoku_board::{Cell, House, Values};

/// Finds all Sue de Coq patterns. A pattern has as many cells as digits, and no digit is both in its cells of the line and in
/// its cells of the box, so each digit is true exactly once.
pub(super) fn find(survey: &Survey<'_>, sink: &mut DeductionSink<'_>) -> ControlFlow<()> {
    for square in (18..27).filter_map(House::from_number) {
        for line in (0..18).filter_map(House::from_number) {
            let [in_box, in_line] = [square, line].map(|house| Cells::of_house(house) & survey.blanks());
            let meeting: Vec<Cell> = (in_box & in_line).iter().collect();
            if meeting.len() < 2 || !survey.changes.cells.meets(Cells::of_house(square) | Cells::of_house(line)) {
                continue;
            }
            let mut middles: Vec<(Cells, Values)> = vec![];
            for size in 2..=meeting.len() {
                let _ = choose(&meeting, size, &mut |chosen| {
                    let middle: Cells = chosen.iter().copied().collect();
                    let values = survey.union(middle);
                    middles.extend((values.len() >= size + 2).then_some((middle, values)));
                    ControlFlow::Continue(())
                });
            }
            if middles.is_empty() {
                continue;
            }
            let all = survey.union(in_box & in_line).bits();
            let areas = [in_line - in_box, in_box - in_line].map(|area| Area::of(survey, area, all));
            if areas.iter().any(|area| area.choices.is_empty()) {
                continue;
            }
            for (middle, values) in middles {
                wings(survey, middle, values, [line, square], &areas, sink)?;
            }
        }
    }
    ControlFlow::Continue(())
}

/// The up to six cells of a house outside the other one, and the digits of each choice of them.
struct Area {
    cells: Vec<Cell>,
    values: [u32; 64],
    /// The choices that can be wings, because they have more cells than digits that the middle does not have.
    choices: Vec<usize>,
}

impl Area {
    fn of(position: &ClassicPosition, area: Cells, middle: u32) -> Area {
        let cells: Vec<Cell> = area.iter().collect();
        let mut values = [0; 64];
        for (index, &cell) in cells.iter().enumerate() {
            let (without, with) = values.split_at_mut(1 << index);
            with.iter_mut()
                .zip(without)
                .for_each(|(with, without)| *with = *without | position.candidates(cell).bits());
        }
        let can_be = |&&choice: &&usize| size(values[choice] & !middle) < size(choice as u32);
        let choices = CHOICES[cells.len()].iter().filter(can_be).copied().collect();
        Area { cells, values, choices }
    }

    /// Returns the choices that can be a wing, each with its surplus: the number of its cells minus the number of its digits
    /// that the middle lacks.
    fn wings(&self, middle: u32, most: usize) -> Vec<(usize, usize)> {
        self.choices
            .iter()
            .filter_map(|&choice| {
                let values = self.values[choice];
                let surplus = size(choice as u32).checked_sub(size(values & !middle))?;
                ((1..most).contains(&surplus) && values & middle != 0).then_some((surplus, choice))
            })
            .collect()
    }

    fn chosen(&self, choice: usize) -> (Cells, Values) {
        let cells = self.cells.iter().enumerate().filter(|(index, _)| choice >> index & 1 == 1);
        (cells.map(|(_, &cell)| cell).collect(), Values::from_bits(self.values[choice]))
    }
}

/// Returns the number of bits set, at most nine.
fn size(bits: u32) -> usize {
    Values::from_bits(bits).len()
}

/// All choices of up to six cells, one bit per cell: the smallest first, then in the order of their cells.
static CHOICES: LazyLock<[Vec<usize>; 7]> = LazyLock::new(|| {
    std::array::from_fn(|cells| {
        let mut choices: Vec<usize> = (1..1 << cells).collect();
        choices.sort_by_key(|&choice: &usize| (choice.count_ones(), std::cmp::Reverse((choice as u8).reverse_bits())));
        choices
    })
});

fn wings(
    position: &ClassicPosition,
    middle: Cells,
    values: Values,
    houses: [House; 2],
    areas: &[Area; 2],
    sink: &mut DeductionSink<'_>,
) -> ControlFlow<()> {
    // Each wing has more cells than digits of its own, and the middle has room for both.
    let room = values.len() - middle.len();
    let seconds = areas[1].wings(values.bits(), room);
    if seconds.is_empty() {
        return ControlFlow::Continue(());
    }
    for (surplus, first) in areas[0].wings(values.bits(), room) {
        for &(other, second) in &seconds {
            if surplus + other == room && areas[0].values[first] & areas[1].values[second] == 0 {
                let parts = [areas[0].chosen(first), areas[1].chosen(second)];
                report(position, middle, values, houses, parts, sink)?;
            }
        }
    }
    ControlFlow::Continue(())
}

fn report(
    position: &ClassicPosition,
    middle: Cells,
    values: Values,
    houses: [House; 2],
    [first, second]: [(Cells, Values); 2],
    sink: &mut DeductionSink<'_>,
) -> ControlFlow<()> {
    let mut eliminated = vec![];
    for (house, (wing, own), (_, others)) in [(houses[0], first, second), (houses[1], second, first)] {
        // A digit that the other wing does not hold is in the middle or in this wing, and so in this house.
        for value in values.minus(others).union(own).iter() {
            let area = Cells::of_house(house) - middle - wing;
            eliminated.extend(each(value, area & position.places(value)));
        }
    }
    let sets = [(middle, values), first, second].map(|(cells, values)| CellSet { cells, values }.reported());
    let why = Why {
        values: values.union(first.1).union(second.1),
        cells: (middle | first.0 | second.0).into(),
        base: houses.to_vec(),
        sets: sets.to_vec(),
        ..Why::default()
    };
    offer(Deduction::eliminating(Technique::SueDeCoq, eliminated, why), sink)
}
