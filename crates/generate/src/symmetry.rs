//! Symmetries: the givens that belong together.

use super::cells::{CellSet, cells};
use std::fmt;

/// The symmetry of the pattern of givens.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Symmetry {
    /// No symmetry: any pattern.
    #[default]
    None,
    /// Rotation by 180 degrees, as in most newspapers.
    Rotational180,
    /// Rotation by 90 degrees.
    Rotational90,
    /// Reflection in column 5: the left looks like the right.
    LeftRight,
    /// Reflection in row 5: the top looks like the bottom.
    TopBottom,
    /// Reflection in the diagonal from the top left to the bottom right.
    Diagonal,
    /// Reflection in the diagonal from the top right to the bottom left.
    AntiDiagonal,
}

impl Symmetry {
    /// All symmetries.
    pub const ALL: [Symmetry; 7] = [
        Symmetry::None,
        Symmetry::Rotational180,
        Symmetry::Rotational90,
        Symmetry::LeftRight,
        Symmetry::TopBottom,
        Symmetry::Diagonal,
        Symmetry::AntiDiagonal,
    ];

    /// Returns the name in lower case, with hyphens.
    pub const fn name(self) -> &'static str {
        match self {
            Symmetry::None => "none",
            Symmetry::Rotational180 => "rotational-180",
            Symmetry::Rotational90 => "rotational-90",
            Symmetry::LeftRight => "left-right",
            Symmetry::TopBottom => "top-bottom",
            Symmetry::Diagonal => "diagonal",
            Symmetry::AntiDiagonal => "anti-diagonal",
        }
    }

    /// Returns the index of the cell that a cell is mapped to.
    const fn image(self, cell: usize) -> usize {
        let (row, column) = (cell / 9, cell % 9);
        let (row, column) = match self {
            Symmetry::None => (row, column),
            Symmetry::Rotational180 => (8 - row, 8 - column),
            Symmetry::Rotational90 => (column, 8 - row),
            Symmetry::LeftRight => (row, 8 - column),
            Symmetry::TopBottom => (8 - row, column),
            Symmetry::Diagonal => (column, row),
            Symmetry::AntiDiagonal => (8 - column, 8 - row),
        };
        9 * row + column
    }

    /// Returns the groups of cells that belong together, in the order of their first cells. Each cell is in one group.
    pub(super) fn orbits(self) -> Vec<CellSet> {
        let mut seen: CellSet = 0;
        let mut orbits = Vec::with_capacity(81);
        for first in 0..81 {
            let (mut orbit, mut cell): (CellSet, usize) = (0, first);
            while orbit >> cell & 1 == 0 {
                orbit |= 1 << cell;
                cell = self.image(cell);
            }
            if seen & orbit == 0 {
                orbits.push(orbit);
            }
            seen |= orbit;
        }
        orbits
    }

    /// Returns true if the pattern of these cells has this symmetry.
    pub fn holds(self, filled: impl Fn(usize) -> bool) -> bool {
        (0..81).all(|cell| filled(cell) == filled(self.image(cell)))
    }

    /// Returns true if a pattern with this many cells can have this symmetry.
    pub fn allows(self, givens: u8) -> bool {
        let mut sums: CellSet = 1;
        for orbit in self.orbits() {
            sums |= sums << orbit.count_ones();
        }
        cells(sums).any(|sum| sum == usize::from(givens))
    }
}

impl fmt::Display for Symmetry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Symmetry::None => "no symmetry",
            Symmetry::Rotational180 => "180-degree rotational symmetry",
            Symmetry::Rotational90 => "90-degree rotational symmetry",
            Symmetry::LeftRight => "left-right mirror symmetry",
            Symmetry::TopBottom => "top-bottom mirror symmetry",
            Symmetry::Diagonal => "diagonal mirror symmetry",
            Symmetry::AntiDiagonal => "antidiagonal mirror symmetry",
        })
    }
}
