//! Houses: cells that must all be different.

use crate::Cell;

/// The kind of a house.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize)]
pub enum HouseKind {
    /// A row.
    Row,
    /// A column.
    Column,
    /// A box of the usual shape.
    Box,
    /// A region of any shape that replaces a box.
    Region,
    /// One of the two long diagonals.
    Diagonal,
    /// One of the four inner squares of a windoku.
    Windoku,
    /// The cells at the same position in each box.
    DisjointGroup,
    /// An extra region in addition to the boxes.
    Extra,
    /// A cage, which has at most as many cells as there are values.
    Cage,
}

impl HouseKind {
    /// Returns the name of the kind in sentences.
    pub const fn name(self) -> &'static str {
        match self {
            HouseKind::Row => "row",
            HouseKind::Column => "column",
            HouseKind::Box => "box",
            HouseKind::Region => "region",
            HouseKind::Diagonal => "diagonal",
            HouseKind::Windoku => "windoku square",
            HouseKind::DisjointGroup => "disjoint group",
            HouseKind::Extra => "extra region",
            HouseKind::Cage => "cage",
        }
    }
}

/// Cells that must all have different values.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct House {
    /// The kind of the house.
    pub kind: HouseKind,
    /// The cells, each named once; at most as many as there are values.
    pub cells: Vec<Cell>,
}
