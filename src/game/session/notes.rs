//! The player's pencil marks: notes, struck candidates, and colours.

use super::colours::{Colour, Colours};
use std::collections::BTreeMap;
use sudoku_board::{Cell, Value, Values};

/// The notes of all cells, the candidates struck in them (digits ruled out although no house forbids them), and the colours
/// of the cells and their candidates.
/// Cells without any are not listed.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Notes(BTreeMap<Cell, Pencilled>);

/// The pencil marks of a cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Pencilled {
    pub noted: Values,
    /// The notes in the corners of the cell.
    pub corners: Values,
    pub struck: Values,
    pub colours: Colours,
}

impl Pencilled {
    pub fn is_empty(self) -> bool {
        self == Pencilled::default()
    }
}

impl Notes {
    /// Returns the digits noted in the cell.
    pub fn get(&self, cell: Cell) -> Values {
        self.of(cell).noted
    }

    /// Returns the digits noted in the corners of the cell. Players use them for places of a digit, for instance, and keep
    /// them apart from the cell's candidates.
    pub fn corners(&self, cell: Cell) -> Values {
        self.of(cell).corners
    }

    /// Returns the colour of a candidate in the cell; of the cell itself, if `candidate` is `None`.
    pub fn colour(&self, cell: Cell, candidate: Option<Value>) -> Option<Colour> {
        self.of(cell).colours.get(candidate)
    }

    /// Returns the coloured candidates of the cell, each with its colour; `None` is the cell itself.
    pub fn coloured(&self, cell: Cell) -> impl Iterator<Item = (Option<Value>, Colour)> {
        let candidates = [None].into_iter().chain(Values::up_to(Value::MOST).iter().map(Some));
        candidates.filter_map(move |candidate| Some((candidate, self.colour(cell, candidate)?)))
    }

    /// Returns the digits struck in the cell.
    pub fn struck(&self, cell: Cell) -> Values {
        self.of(cell).struck
    }

    /// Returns the digits that the player thinks possible, out of those allowed in the cell: the noted ones if there are
    /// any, without the struck ones.
    pub fn left(&self, cell: Cell, allowed: Values) -> Values {
        let Pencilled { noted, struck, .. } = self.of(cell);
        let possible = if noted.is_empty() { allowed } else { allowed.intersection(noted) };
        possible.minus(struck)
    }

    /// Returns true if no cell has a note or a colour, and nothing is struck.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub(super) fn of(&self, cell: Cell) -> Pencilled {
        self.0.get(&cell).copied().unwrap_or_default()
    }

    pub(super) fn put(&mut self, cell: Cell, pencilled: Pencilled) {
        if pencilled.is_empty() {
            self.0.remove(&cell);
        } else {
            self.0.insert(cell, pencilled);
        }
    }

    /// Changes the pencil marks of a cell.
    fn change(&mut self, cell: Cell, change: impl FnOnce(&mut Pencilled)) {
        let mut pencilled = self.of(cell);
        change(&mut pencilled);
        self.put(cell, pencilled);
    }

    pub(super) fn set(&mut self, cell: Cell, digits: Values) {
        self.change(cell, |pencilled| pencilled.noted = digits);
    }

    /// Removes all pencil marks but the cell's own colour, because the cell gets or loses a digit.
    pub(super) fn clear(&mut self, cell: Cell) {
        let mut colours = self.of(cell).colours;
        colours.clear_candidates();
        self.put(cell, Pencilled { colours, ..Pencilled::default() });
    }

    /// Removes all notes and strokes; the colours stay.
    pub(super) fn erase_notes(&mut self) {
        self.0.retain(|_, cell| {
            *cell = Pencilled { colours: cell.colours, ..Pencilled::default() };
            !cell.is_empty()
        });
    }

    /// Removes all colours.
    pub(super) fn erase_colours(&mut self) {
        self.0.retain(|_, cell| {
            cell.colours = Colours::default();
            !cell.is_empty()
        });
    }

    pub(super) fn toggle_corner(&mut self, cell: Cell, digit: Value) {
        self.change(cell, |Pencilled { corners, .. }| {
            if corners.contains(digit) {
                corners.remove(digit);
            } else {
                corners.insert(digit);
            }
        });
    }

    pub(super) fn set_colour(&mut self, cell: Cell, candidate: Option<Value>, colour: Option<Colour>) {
        self.change(cell, |pencilled| pencilled.colours.set(candidate, colour));
    }

    /// Toggles a note. Noting a digit makes it possible again.
    pub(super) fn toggle(&mut self, cell: Cell, digit: Value) {
        self.change(cell, |Pencilled { noted, struck, .. }| {
            if noted.contains(digit) {
                noted.remove(digit);
            } else {
                noted.insert(digit);
                struck.remove(digit);
            }
        });
    }

    /// Removes the note or, if there is none, strikes the candidate.
    pub(super) fn strike(&mut self, cell: Cell, digit: Value) {
        self.change(cell, |Pencilled { noted, struck, .. }| {
            if noted.contains(digit) {
                noted.remove(digit);
            } else {
                struck.insert(digit);
            }
        });
    }

    /// Strikes the candidate and removes its note, or removes the stroke.
    pub(super) fn toggle_stroke(&mut self, cell: Cell, digit: Value) {
        self.change(cell, |Pencilled { noted, struck, .. }| {
            if struck.contains(digit) {
                struck.remove(digit);
            } else {
                noted.remove(digit);
                struck.insert(digit);
            }
        });
    }

    pub(super) fn remove(&mut self, cell: Cell, digit: Value) {
        self.change(cell, |Pencilled { noted, corners, .. }| {
            noted.remove(digit);
            corners.remove(digit);
        });
    }

    /// Returns the cells that have pencil marks, in reading order.
    pub(super) fn cells(&self) -> impl Iterator<Item = Cell> {
        self.0.keys().copied()
    }
}
