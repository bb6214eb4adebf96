//! Sue de Coq: cells in which a box and a line meet, with cells of the box and of the line that share out their candidates.
//! (Found by a player of that name, 2005; also called two-sector disjoint subsets.)

use super::combinations::choose;
use super::deduction::each;
use super::{CellSet, Deduction, Position, Take, Technique, Why};
use crate::sudoku::{Cell, Cells, Digits, House};
use std::ops::ControlFlow;

/// All of them. As many cells as digits, no digit in both the cells of the line and those of the box: so each digit is true once.
pub(super) fn find(position: &Position, take: &mut Take<'_>) -> ControlFlow<()> {
    for square in (18..27).filter_map(House::from_number) {
        for line in (0..18).filter_map(House::from_number) {
            let [in_box, in_line] = [square, line].map(|house| Cells::of_house(house) & position.blanks());
            let meeting: Vec<Cell> = (in_box & in_line).iter().collect();
            for size in 2..=meeting.len() {
                choose(&meeting, size, &mut |chosen| {
                    let middle: Cells = chosen.iter().copied().collect();
                    if position.union(middle).len() < size + 2 {
                        return ControlFlow::Continue(());
                    }
                    wings(position, middle, [line, square], [in_line - in_box, in_box - in_line], take)
                })?;
            }
        }
    }
    ControlFlow::Continue(())
}

fn wings(
    position: &Position,
    middle: Cells,
    houses: [House; 2],
    areas: [Cells; 2],
    take: &mut Take<'_>,
) -> ControlFlow<()> {
    let digits = position.union(middle);
    let [line, square] = areas.map(|area| area.iter().collect::<Vec<Cell>>());
    for size in 1..=line.len() {
        choose(&line, size, &mut |chosen| {
            let first: Cells = chosen.iter().copied().collect();
            let first_digits = position.union(first);
            // Each wing has more cells than digits of its own, and the middle has room for both.
            let surplus = first.len().saturating_sub(first_digits.minus(digits).len());
            if surplus == 0 || surplus + middle.len() >= digits.len() || first_digits.intersection(digits).is_empty() {
                return ControlFlow::Continue(());
            }
            for size in 1..=square.len() {
                choose(&square, size, &mut |chosen| {
                    let second: Cells = chosen.iter().copied().collect();
                    let second_digits = position.union(second);
                    let all = digits.union(first_digits).union(second_digits);
                    let cells = middle.len() + first.len() + second.len();
                    if all.len() != cells
                        || second_digits.intersection(digits).is_empty()
                        || !first_digits.intersection(second_digits).is_empty()
                    {
                        return ControlFlow::Continue(());
                    }
                    let parts = [(first, first_digits), (second, second_digits)];
                    give(position, middle, digits, houses, parts, take)
                })?;
            }
            ControlFlow::Continue(())
        })?;
    }
    ControlFlow::Continue(())
}

fn give(
    position: &Position,
    middle: Cells,
    digits: Digits,
    houses: [House; 2],
    [first, second]: [(Cells, Digits); 2],
    take: &mut Take<'_>,
) -> ControlFlow<()> {
    let mut gone = vec![];
    for (house, (wing, own), (_, others)) in [(houses[0], first, second), (houses[1], second, first)] {
        // What the other wing does not hold is in the middle or in this wing, and so in this house.
        for digit in digits.minus(others).union(own).iter() {
            let area = Cells::of_house(house) - middle - wing;
            gone.extend(each(digit, area & position.places(digit)));
        }
    }
    let sets = [(middle, digits), first, second].map(|(cells, digits)| CellSet { cells, digits });
    let why = Why {
        digits: digits.union(first.1).union(second.1),
        cells: middle | first.0 | second.0,
        base: houses.to_vec(),
        sets: sets.to_vec(),
        ..Why::default()
    };
    Deduction::eliminating(Technique::SueDeCoq, gone, why).map_or(ControlFlow::Continue(()), take)
}
