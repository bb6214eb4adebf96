//! Six colours for cells and candidates, with which players mark chains or take notes.
use sudoku_board::Value;

/// A colour, identified by its number. The front ends decide what it looks like.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Colour(u8);

impl Colour {
    /// The number of colours.
    pub const COUNT: u8 = 6;

    /// Creates the colour with this number, from 1 to 6; `None` for other numbers.
    pub const fn new(number: u8) -> Option<Colour> {
        if 1 <= number && number <= Colour::COUNT { Some(Colour(number)) } else { None }
    }

    /// Returns all colours, in order.
    pub fn all() -> impl Iterator<Item = Colour> {
        (1..=Colour::COUNT).map(Colour)
    }

    /// Returns the number, from 1 to 6.
    pub const fn get(self) -> u8 {
        self.0
    }
}

impl Default for Colour {
    /// Returns the first colour.
    fn default() -> Self {
        Colour(1)
    }
}

/// The colours of one cell and its candidates.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Colours {
    /// The colours of the cell itself, at index 0, and of its candidates from 1.
    of: [Option<Colour>; 1 + Value::MOST as usize],
}

impl Colours {
    /// Returns the colour of a candidate, or of the cell itself if `candidate` is `None`.
    pub fn get(&self, candidate: Option<Value>) -> Option<Colour> {
        self.of[candidate.map_or(0, |digit| usize::from(digit.get()))]
    }

    pub fn set(&mut self, candidate: Option<Value>, colour: Option<Colour>) {
        self.of[candidate.map_or(0, |digit| usize::from(digit.get()))] = colour;
    }

    /// Removes the colours of the candidates; the cell itself keeps its colour.
    pub fn clear_candidates(&mut self) {
        self.of[1..].fill(None);
    }

    /// Returns true if only the cell itself may have a colour.
    pub fn spares_candidates(&self) -> bool {
        self.of[1..].iter().all(Option::is_none)
    }
}
