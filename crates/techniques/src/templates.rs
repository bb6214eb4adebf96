//! Templates: the ways to put all nine instances of a digit on the board.

use super::classic::ClassicPosition;
use super::deduction::each;
use super::view::View;
use super::{Deduction, DeductionSink, Technique, Why, offer};
use std::ops::ControlFlow;
use sudoku_board::classic::{Cells, ClassicHouse};
use sudoku_board::{Cell, House, HouseKind, Value, Values};

/// Finds templates. A place in all templates of a digit is true (set); a place in none is false (delete). A template is
/// excluded if it takes a cell that all templates of another digit need.
pub(super) fn find(position: &ClassicPosition, technique: Technique, sink: &mut DeductionSink<'_>) -> ControlFlow<()> {
    let mut needed = [Cells::EMPTY; 9];
    let mut possible = Value::DIGITS.map(|value| position.places(value));
    loop {
        let before = possible;
        for value in Value::DIGITS {
            let [all, any] = all_and_any(possible[value.index()]);
            // Without any template there is no solution, and nothing to deduce.
            if any.is_empty() != position.places(value).is_empty() {
                return ControlFlow::Continue(());
            }
            (needed[value.index()], possible[value.index()]) = (all, any);
            Value::DIGITS.into_iter().filter(|&other| other != value).for_each(|other| possible[other.index()] -= all);
        }
        if possible == before {
            break;
        }
    }
    for value in Value::DIGITS {
        let (places, all, any) = (position.places(value), needed[value.index()], possible[value.index()]);
        let why = Why { values: Values::only(value), cells: any.into(), ..Why::default() };
        if technique == Technique::TemplateDelete {
            let eliminated = each(value, places - any).collect();
            offer(Deduction::eliminating(technique, eliminated, why), sink)?;
        } else if !all.is_empty() {
            sink(Deduction {
                technique,
                placements: each(value, all).collect(),
                eliminations: vec![],
                why: why.into(),
            })?;
        }
    }
    ControlFlow::Continue(())
}

/// Returns the cells that all templates within these places have, and those that any template has.
fn all_and_any(places: Cells) -> [Cells; 2] {
    let rows = (0..9).filter_map(House::from_number).map(|row| places & Cells::of_house(row));
    let rows: Vec<Cells> = rows.filter(|cells| !cells.is_empty()).collect();
    let (mut all, mut any) = (places, Cells::EMPTY);
    fill(&rows, Cells::EMPTY, Cells::EMPTY, &mut |template| {
        all &= template;
        any |= template;
    });
    [all, any]
}

fn fill(rows: &[Cells], template: Cells, seen: Cells, visit: &mut dyn FnMut(Cells)) {
    let Some((row, rest)) = rows.split_first() else { return visit(template) };
    for cell in *row - seen {
        fill(rest, template | Cells::only(cell), seen | Cells::peers_of(cell), visit);
    }
}

/// Returns the candidates within these places that are in no template. Techniques of one digit can eliminate no others.
pub(super) fn in_none(places: Cells) -> Cells {
    let rows: Rows = std::array::from_fn(|row| places.in_house(House::new(HouseKind::Row, row)));
    let count = |kind: HouseKind| {
        (0..9).map(|index| House::new(kind, index)).filter(|&house| places.meets(Cells::of_house(house))).count()
    };
    // The rows alone do not show that a house has lost the digit altogether.
    if HouseKind::CLASSIC.into_iter().any(|kind| count(kind) != count(HouseKind::Row)) {
        return places;
    }
    let open = (0..9).filter(|&row| rows[row] != 0).fold(0, |open, row| open | 1 << row);
    let (mut in_any, mut template) = ([0; 9], [0; 9]);
    let is_in_none = |cell: &Cell| {
        let (row, bit) = (cell.row(), 1 << cell.column());
        if in_any[row] & bit == 0 && complete(without_peers(rows, row, bit), open & !(1 << row), &mut template) {
            in_any.iter_mut().zip(template).for_each(|(any, own)| *any |= own);
        }
        in_any[row] & bit == 0
    };
    places.iter().filter(is_in_none).collect()
}

/// The places left for the digit in each row, one bit per column.
type Rows = [u16; 9];

/// Returns the places that are left if the digit is placed there.
fn without_peers(mut rows: Rows, row: usize, bit: u16) -> Rows {
    let columns = [0o007, 0o070, 0o700].into_iter().find(|columns| columns & bit != 0).unwrap_or(bit);
    for (index, places) in rows.iter_mut().enumerate() {
        *places &= if index / 3 == row / 3 { !columns } else { !bit };
    }
    rows[row] = bit;
    rows
}

/// Puts the digit into each of the open rows, those with one place first. Returns false if it cannot.
fn complete(rows: Rows, open: u16, template: &mut Rows) -> bool {
    let mut next = None;
    for row in (0..9).filter(|row| open >> row & 1 == 1) {
        if rows[row] == 0 {
            return false;
        }
        if next.is_none() || rows[row].is_power_of_two() {
            next = Some(row);
        }
    }
    let Some(row) = next else {
        *template = rows;
        return true;
    };
    let mut bits = (0..9).map(|column| 1 << column).filter(|bit| rows[row] & bit != 0);
    bits.any(|bit| complete(without_peers(rows, row, bit), open & !(1 << row), template))
}
