//! The player's pencil marks: notes, struck candidates, and colours.

use super::colours::{Colour, Colours};
use sudoku_board::classic::ClassicCell;
use sudoku_board::{Cell, Value, Values};

/// The notes of all cells, the candidates struck in them (digits ruled out although no house forbids them), and the colours
/// of the cells and their candidates.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Notes([Pencilled; Cell::COUNT]);

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

impl Default for Notes {
    fn default() -> Self {
        Notes([Pencilled::default(); Cell::COUNT])
    }
}

impl Notes {
    /// Returns the digits noted in the cell.
    pub fn get(&self, cell: Cell) -> Values {
        self.0[cell.index()].noted
    }

    /// Returns the digits noted in the corners of the cell. Players use them for places of a digit, for instance, and keep
    /// them apart from the cell's candidates.
    pub fn corners(&self, cell: Cell) -> Values {
        self.0[cell.index()].corners
    }

    /// Returns the colour of a candidate in the cell; of the cell itself, if `candidate` is `None`.
    pub fn colour(&self, cell: Cell, candidate: Option<Value>) -> Option<Colour> {
        self.0[cell.index()].colours.get(candidate)
    }

    /// Returns the coloured candidates of the cell, each with its colour; `None` is the cell itself.
    pub fn coloured(&self, cell: Cell) -> impl Iterator<Item = (Option<Value>, Colour)> {
        let candidates = [None].into_iter().chain(Value::DIGITS.map(Some));
        candidates.filter_map(move |candidate| Some((candidate, self.colour(cell, candidate)?)))
    }

    /// Returns the digits struck in the cell.
    pub fn struck(&self, cell: Cell) -> Values {
        self.0[cell.index()].struck
    }

    /// Returns the digits that the player thinks possible, out of those allowed in the cell: the noted ones if there are
    /// any, without the struck ones.
    pub fn left(&self, cell: Cell, allowed: Values) -> Values {
        let Pencilled { noted, struck, .. } = self.0[cell.index()];
        let possible = if noted.is_empty() { allowed } else { allowed.intersection(noted) };
        possible.minus(struck)
    }

    /// Returns true if no cell has a note or a colour, and nothing is struck.
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(|cell| cell.is_empty())
    }

    pub(super) fn of(&self, cell: Cell) -> Pencilled {
        self.0[cell.index()]
    }

    pub(super) fn put(&mut self, cell: Cell, pencilled: Pencilled) {
        self.0[cell.index()] = pencilled;
    }

    pub(super) fn set(&mut self, cell: Cell, digits: Values) {
        self.0[cell.index()].noted = digits;
    }

    /// Removes all pencil marks but the cell's own colour, because the cell gets or loses a digit.
    pub(super) fn clear(&mut self, cell: Cell) {
        let mut colours = self.of(cell).colours;
        colours.clear_candidates();
        self.put(cell, Pencilled { colours, ..Pencilled::default() });
    }

    /// Removes all notes and strokes; the colours stay.
    pub(super) fn erase_notes(&mut self) {
        for cell in &mut self.0 {
            *cell = Pencilled { colours: cell.colours, ..Pencilled::default() };
        }
    }

    /// Removes all colours.
    pub(super) fn erase_colours(&mut self) {
        self.0.iter_mut().for_each(|cell| cell.colours = Colours::default());
    }

    pub(super) fn toggle_corner(&mut self, cell: Cell, digit: Value) {
        let corners = &mut self.0[cell.index()].corners;
        if corners.contains(digit) {
            corners.remove(digit);
        } else {
            corners.insert(digit);
        }
    }

    pub(super) fn set_colour(&mut self, cell: Cell, candidate: Option<Value>, colour: Option<Colour>) {
        self.0[cell.index()].colours.set(candidate, colour);
    }

    /// Toggles a note. Noting a digit makes it possible again.
    pub(super) fn toggle(&mut self, cell: Cell, digit: Value) {
        let Pencilled { noted, struck, .. } = &mut self.0[cell.index()];
        if noted.contains(digit) {
            noted.remove(digit);
        } else {
            noted.insert(digit);
            struck.remove(digit);
        }
    }

    /// Removes the note or, if there is none, strikes the candidate.
    pub(super) fn strike(&mut self, cell: Cell, digit: Value) {
        let Pencilled { noted, struck, .. } = &mut self.0[cell.index()];
        if noted.contains(digit) {
            noted.remove(digit);
        } else {
            struck.insert(digit);
        }
    }

    /// Strikes the candidate and removes its note, or removes the stroke.
    pub(super) fn toggle_stroke(&mut self, cell: Cell, digit: Value) {
        let Pencilled { noted, struck, .. } = &mut self.0[cell.index()];
        if struck.contains(digit) {
            struck.remove(digit);
        } else {
            noted.remove(digit);
            struck.insert(digit);
        }
    }

    pub(super) fn remove(&mut self, cell: Cell, digit: Value) {
        let Pencilled { noted, corners, .. } = &mut self.0[cell.index()];
        noted.remove(digit);
        corners.remove(digit);
    }
}
