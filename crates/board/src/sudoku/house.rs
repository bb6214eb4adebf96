//! Cells that all differ.

use super::cell::Cell;

/// The kind of a house.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize)]
pub enum HouseKind {
    /// A row.
    Row,
    /// A column.
    Column,
    /// One of the usual boxes.
    Box,
    /// A region of any shape in place of a box.
    Region,
    /// One of the two long diagonals.
    Diagonal,
    /// One of the four inner squares of a windoku.
    Windoku,
    /// The cells at one place of each box.
    DisjointGroup,
    /// An extra region.
    Extra,
    /// A cage, which has at most as many cells as there are values.
    Cage,
}

impl HouseKind {
    /// The name used in sentences.
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

/// Cells that all differ.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct House {
    /// Its kind.
    pub kind: HouseKind,
    /// Its cells, no two alike; at most as many as there are values.
    pub cells: Vec<Cell>,
}
