//! The allowed digits of every cell, and the singles: digits with only one place left.

use super::cell::index;
use super::{Board, ClassicCell, ClassicHouse, HouseDigits};
use crate::{Cell, House, Value, Values};

/// The allowed digits of every blank cell: those that none of its peers has. A filled cell has none.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Candidates {
    allowed: [Values; Cell::COUNT],
}

/// A digit with only one place left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Single {
    /// The cell that must have the digit.
    pub cell: Cell,
    /// The digit that the cell must have.
    pub value: Value,
    /// The reason why the cell must have this digit.
    pub kind: SingleKind,
}

/// The two kinds of single.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SingleKind {
    /// No other digit is allowed in the cell.
    Naked,
    /// No other cell of this house allows the digit.
    Hidden(House),
}

impl Candidates {
    /// Finds the allowed digits on a board.
    #[inline]
    pub fn of(board: &Board) -> Candidates {
        let held = HouseDigits::of(board);
        let mut allowed = [Values::EMPTY; Cell::COUNT];
        for cell in board.blanks() {
            allowed[cell.index()] = held.allowed(cell);
        }
        Candidates { allowed }
    }

    /// Returns the allowed digits of the cell.
    #[inline]
    pub const fn get(&self, cell: Cell) -> Values {
        self.allowed[index(cell)]
    }

    /// Returns all singles in the order of the cells. A naked single is not listed again as a hidden one.
    ///
    /// The singles follow from the digits on the board. If those are wrong, the singles can be wrong as well, and even
    /// contradict each other.
    pub fn singles(&self) -> Vec<Single> {
        let mut hidden: Vec<(Cell, Value, House)> = Vec::new();
        for house in House::all() {
            let cells = house.cells();
            for value in Value::DIGITS {
                let mut places = cells.iter().filter(|&&cell| self.get(cell).contains(value));
                if let (Some(&cell), None) = (places.next(), places.next()) {
                    hidden.push((cell, value, house));
                }
            }
        }
        let mut singles = Vec::new();
        for cell in Cell::all() {
            let mut allowed = self.get(cell).iter();
            if let (Some(value), None) = (allowed.next(), allowed.next()) {
                singles.push(Single { cell, value, kind: SingleKind::Naked });
                continue;
            }
            for value in self.get(cell).iter() {
                let found = hidden.iter().find(|&&(at, what, _)| (at, what) == (cell, value));
                singles.extend(found.map(|&(_, _, house)| Single { cell, value, kind: SingleKind::Hidden(house) }));
            }
        }
        singles
    }
}
