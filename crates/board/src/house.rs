//! Houses: their kinds and names.

use std::fmt;

/// The kind of a house.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize)]
#[repr(u8)]
pub enum HouseKind {
    /// Cells next to each other, from the left edge to the right edge.
    Row,
    /// Cells below each other, from the upper edge to the lower edge.
    Column,
    /// A box of the usual shape: on a classic board, a square of 3 by 3.
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
    /// All kinds.
    pub const ALL: [HouseKind; 9] = [
        HouseKind::Row,
        HouseKind::Column,
        HouseKind::Box,
        HouseKind::Region,
        HouseKind::Diagonal,
        HouseKind::Windoku,
        HouseKind::DisjointGroup,
        HouseKind::Extra,
        HouseKind::Cage,
    ];

    /// The kinds of a classic board, in the order in which they are checked: row, column, box.
    pub const CLASSIC: [HouseKind; 3] = [HouseKind::Row, HouseKind::Column, HouseKind::Box];

    /// Returns the name of the kind in sentences.
    #[inline]
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

/// The name of a house: its kind, and its index among the houses of that kind. It is displayed with numbers from 1: `row 1`.
///
/// The cells of a house depend on the rules: see [`Rules::houses`](crate::Rules::houses), and
/// [`ClassicHouse`](crate::classic::ClassicHouse) for the 27 houses of a classic board.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct House {
    /// The kind in the four highest bits, above the index. A step of a search contains a house or two, and there are many steps.
    bits: u16,
}

/// The number of bits for an index.
const INDEX_BITS: u32 = 12;

impl House {
    /// The number of houses of one kind that can be told apart.
    pub const MOST: usize = 1 << INDEX_BITS;

    /// Returns the house of this kind with this index, counted from 0.
    ///
    /// # Panics
    /// If the index is not less than [`House::MOST`].
    #[inline]
    pub const fn new(kind: HouseKind, index: usize) -> House {
        assert!(index < House::MOST, "no board has so many houses");
        House { bits: (kind as u16) << INDEX_BITS | index as u16 }
    }

    /// Returns the kind.
    #[inline]
    pub const fn kind(self) -> HouseKind {
        HouseKind::ALL[self.kind_index()]
    }

    /// Returns the position of the kind in [`HouseKind::ALL`].
    #[inline]
    pub(crate) const fn kind_index(self) -> usize {
        (self.bits >> INDEX_BITS) as usize
    }

    /// Returns the index among the houses of this kind, counted from 0.
    #[inline]
    pub const fn index(self) -> usize {
        self.bits as usize % House::MOST
    }
}

impl fmt::Display for House {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", self.kind().name(), self.index() + 1)
    }
}

impl fmt::Debug for House {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
