//! Six colours for cells and candidates, by which a person follows a chain or remembers a thought.

use crate::classic::Digit;

/// A colour, told apart by its number: how it looks is the stage's business.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Colour(u8);

impl Colour {
    /// The number of colours.
    pub const COUNT: u8 = 6;

    /// The colour with this number, from 1 to 6.
    pub const fn new(number: u8) -> Option<Colour> {
        if 1 <= number && number <= Colour::COUNT { Some(Colour(number)) } else { None }
    }

    /// All of them, in order.
    pub fn all() -> impl Iterator<Item = Colour> {
        (1..=Colour::COUNT).map(Colour)
    }

    /// Its number, from 1 to 6.
    pub const fn get(self) -> u8 {
        self.0
    }
}

impl Default for Colour {
    /// The first.
    fn default() -> Self {
        Colour(1)
    }
}

/// The colours of one cell.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Colours {
    /// The colours of the cell itself and of the candidates 1 to 9 in it.
    of: [Option<Colour>; 10],
}

impl Colours {
    /// The colour of a candidate, or of the cell itself.
    pub fn get(&self, candidate: Option<Digit>) -> Option<Colour> {
        self.of[candidate.map_or(0, |digit| usize::from(digit.get()))]
    }

    pub fn set(&mut self, candidate: Option<Digit>, colour: Option<Colour>) {
        self.of[candidate.map_or(0, |digit| usize::from(digit.get()))] = colour;
    }

    /// The cell keeps its own colour, and its candidates lose theirs.
    pub fn clear_candidates(&mut self) {
        self.of[1..].fill(None);
    }

    /// Returns true if only the cell itself may have a colour.
    pub fn spares_candidates(&self) -> bool {
        self.of[1..].iter().all(Option::is_none)
    }
}
