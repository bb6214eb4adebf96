//! Symmetries: which givens of a puzzle stand or go together.

use super::cells::{CellSet, cells};
use std::fmt;

/// How the pattern of the givens looks the same.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Symmetry {
    /// Any pattern.
    #[default]
    None,
    /// Turned by 180 degrees: most newspapers print these.
    Rotational180,
    /// Turned by 90 degrees.
    Rotational90,
    /// Mirrored in column 5: left is like right.
    LeftRight,
    /// Mirrored in row 5: top is like bottom.
    TopBottom,
    /// Mirrored in the diagonal from the top left to the bottom right.
    Diagonal,
    /// Mirrored in the diagonal from the top right to the bottom left.
    AntiDiagonal,
}

impl Symmetry {
    /// All of them.
    pub const ALL: [Symmetry; 7] = [
        Symmetry::None,
        Symmetry::Rotational180,
        Symmetry::Rotational90,
        Symmetry::LeftRight,
        Symmetry::TopBottom,
        Symmetry::Diagonal,
        Symmetry::AntiDiagonal,
    ];

    /// Its name in small letters, with hyphens.
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

    /// The index of the cell to which that of a cell goes.
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

    /// The cells that stand or go together, each cell in one orbit, in the order of their first cells.
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

    /// Whether a pattern with these cells is symmetric in this way.
    pub fn holds(self, filled: impl Fn(usize) -> bool) -> bool {
        (0..81).all(|cell| filled(cell) == filled(self.image(cell)))
    }

    /// Whether a pattern of that many cells can be symmetric in this way.
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
            Symmetry::Rotational180 => "rotational symmetry by 180 degrees",
            Symmetry::Rotational90 => "rotational symmetry by 90 degrees",
            Symmetry::LeftRight => "mirror symmetry of left and right",
            Symmetry::TopBottom => "mirror symmetry of top and bottom",
            Symmetry::Diagonal => "mirror symmetry in the diagonal",
            Symmetry::AntiDiagonal => "mirror symmetry in the antidiagonal",
        })
    }
}
