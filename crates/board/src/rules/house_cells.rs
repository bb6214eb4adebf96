//! Houses with their cells, which must all be different.

use crate::{Cell, House, HouseKind};

/// Cells that must all have different values.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct HouseCells {
    /// The name of the house, with its index among its kind.
    pub house: House,
    /// The cells, each named once; at most as many as there are values.
    pub cells: Vec<Cell>,
}

impl HouseCells {
    /// Returns the kind of the house.
    pub fn kind(&self) -> HouseKind {
        self.house.kind()
    }
}
