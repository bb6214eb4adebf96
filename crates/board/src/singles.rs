//! Singles: values with only one place left.

use crate::{Board, Cell, House, Value, Values};

/// A value with only one place left.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Single {
    /// The cell that must have the value.
    pub cell: Cell,
    /// The value that the cell must have.
    pub value: Value,
    /// The reason why the cell must have this value.
    pub kind: SingleKind,
}

/// The two kinds of single.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SingleKind {
    /// No other value is allowed in the cell.
    Naked,
    /// No other cell of this house allows the value.
    Hidden(House),
}

impl Board {
    /// Returns all singles in the order of the cells. A naked single is not listed again as a hidden one.
    ///
    /// The singles follow from the values on the board. If those are wrong, the singles can be wrong as well, and even
    /// contradict each other.
    #[must_use]
    pub fn singles(&self) -> Vec<Single> {
        let rules = self.rules();
        let candidates: Vec<Values> = rules.cells().map(|cell| self.candidates(cell)).collect();
        let of = |cell: Cell| candidates[rules.index(cell)];
        let mut hidden: Vec<(Cell, Value, House)> = Vec::new();
        for house in rules.houses().iter().filter(|house| house.cells.len() == usize::from(rules.side())) {
            for value in Values::up_to(rules.side()) {
                let mut places = house.cells.iter().filter(|&&cell| of(cell).contains(value));
                if let (Some(&cell), None) = (places.next(), places.next()) {
                    hidden.push((cell, value, house.house));
                }
            }
        }
        let mut singles = Vec::new();
        for cell in rules.cells() {
            if let Some(value) = of(cell).single() {
                singles.push(Single { cell, value, kind: SingleKind::Naked });
                continue;
            }
            for value in of(cell) {
                let found = hidden.iter().find(|&&(at, what, _)| (at, what) == (cell, value));
                singles.extend(found.map(|&(_, _, house)| Single { cell, value, kind: SingleKind::Hidden(house) }));
            }
        }
        singles
    }
}
