//! A hint's marks on the board: first the place, then the pattern, its links and its conclusions.

use super::shown_hint::{Hint, ShownHint, Stage};
use crate::game::marks::{Area, Candidate, Mark};
use crate::game::session::Notes;
use sudoku_board::{Cell, Cells, House, Values};
use sudoku_run::UnmetNeed;
use sudoku_solve::search::Need;
use sudoku_techniques::{Deduction, Focus, Position, Technique};

pub(super) fn marks(told: &ShownHint) -> Vec<Mark> {
    match (&told.hint, told.stage) {
        (Hint::WrongNotes(notes), _) => notes.iter().copied().map(Mark::Struck).collect(),
        (Hint::Deduction { deduction, left, .. }, Stage::All) => pattern(deduction, left, &told.notes),
        (Hint::Deduction { deduction, left, .. }, _) => place(deduction, left, &told.notes),
    }
}

/// Marks the place to look at for a deduction.
pub fn place(deduction: &Deduction, left: &Position, notes: &Notes) -> Vec<Mark> {
    match deduction.focus() {
        Focus::Houses(houses) => houses.iter().map(|&house| Mark::Looked(Area::House(house))).collect(),
        Focus::Cell(cell) => vec![Mark::Looked(Area::Cell(cell))],
        Focus::Digit(digit) => possible(left.places(digit), Values::only(digit), left, notes).collect(),
    }
}

/// Marks these digits where they are still possible in these cells. Cells with notes need no marks.
fn possible(cells: Cells, digits: Values, left: &Position, notes: &Notes) -> impl Iterator<Item = Mark> {
    let bare = cells.iter().filter(|&cell| notes.get(cell).is_empty());
    bare.flat_map(move |cell| Candidate::all_in(cell, left.candidates(cell).intersection(digits))).map(Mark::Possible)
}

/// Marks a deduction's pattern with its links and conclusions, for a board with these notes.
pub fn pattern(deduction: &Deduction, left: &Position, notes: &Notes) -> Vec<Mark> {
    let why = &deduction.why;
    let mut marks: Vec<Mark> = deduction.pieces(left).into_iter().map(Mark::from).collect();
    let cells = why.cells & left.blanks();
    marks.extend(cells.iter().map(Mark::Pattern));
    // Include all candidates of the cells involved, and a fish's digit throughout its houses.
    let touched: Cells = deduction.eliminations.iter().map(|gone| gone.cell).collect();
    marks.extend(possible(cells | touched, Values::up_to(left.side()), left, notes));
    for &house in why.base.iter().chain(&why.cover) {
        marks.extend(possible(cells_of(house, left) & left.blanks(), why.values, left, notes));
    }
    marks.extend(in_the_way(deduction, left).into_iter().map(Mark::Blocking));
    marks.extend(barred(deduction, left).iter().map(Mark::Barred));
    marks
}

/// Returns the cells of a house.
fn cells_of(house: House, left: &Position) -> Cells {
    let board = left.board();
    let cells = board.rules().houses().iter().filter(|other| other.house == house).flat_map(|house| &house.cells);
    cells.copied().collect()
}

/// Returns the other blank cells of a hidden single's house.
fn barred(deduction: &Deduction, left: &Position) -> Cells {
    match (deduction.technique, deduction.why.base.first()) {
        (Technique::HiddenSingle, Some(&house)) => (cells_of(house, left) & left.blanks()) - deduction.why.cells,
        _ => Cells::EMPTY,
    }
}

/// For a single: returns the cells whose digits leave no other digit for its cell, or no other place in its house.
fn in_the_way(deduction: &Deduction, left: &Position) -> Vec<Cell> {
    let Some(&placed) = deduction.placements.first() else { return Vec::new() };
    let board = left.board();
    let why = |need| UnmetNeed::new(need, &board).forbidding.into_iter();
    match (deduction.technique, deduction.why.base.first()) {
        (Technique::NakedSingle, _) => why(Need::Cell(placed.cell)).map(|(cell, _)| cell).collect(),
        (Technique::HiddenSingle, Some(&house)) => {
            let inside = cells_of(house, left);
            let outside = why(Need::Place(house, placed.value)).map(|(cell, _)| cell);
            outside.filter(|&cell| !inside.contains(cell)).collect()
        }
        _ => Vec::new(),
    }
}
