//! Relations between the values of two cells.

use crate::{Cell, Value};

/// The pairs of values that two cells may have, in order.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize)]
pub enum RelationKind {
    /// Equal values.
    Equal,
    /// The first value is less than the second.
    Less,
    /// Values with this difference.
    Difference(u8),
    /// Values with at least this difference.
    AtLeastApart(u8),
    /// One value is this many times the other.
    Ratio(u8),
    /// Values with this sum.
    Sum(u8),
}

impl RelationKind {
    /// Returns true if the first cell may have `a` and the second `b`.
    pub const fn allows(self, a: Value, b: Value) -> bool {
        let (a, b) = (a.get(), b.get());
        match self {
            RelationKind::Equal => a == b,
            RelationKind::Less => a < b,
            RelationKind::Difference(by) => a.abs_diff(b) == by,
            RelationKind::AtLeastApart(least) => a.abs_diff(b) >= least,
            RelationKind::Ratio(times) => {
                let (a, b, times) = (a as u16, b as u16, times as u16);
                a == times * b || b == times * a
            }
            RelationKind::Sum(sum) => a as u16 + b as u16 == sum as u16,
        }
    }
}

/// The position of two cells relative to each other.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize)]
pub enum Adjacency {
    /// Cells that share a side.
    Orthogonal,
    /// Cells a king's move apart.
    King,
    /// Cells a knight's move apart.
    Knight,
}

impl Adjacency {
    /// Returns the offsets from the first cell to the second, in rows down and columns right. Each pair of cells is found once.
    pub const fn moves(self) -> &'static [(i8, i8)] {
        match self {
            Adjacency::Orthogonal => &[(0, 1), (1, 0)],
            Adjacency::King => &[(0, 1), (1, -1), (1, 0), (1, 1)],
            Adjacency::Knight => &[(1, -2), (1, 2), (2, -1), (2, 1)],
        }
    }
}

/// The pairs of cells that a relation applies to.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Pairs {
    /// All cells of the board with this position relative to each other.
    Everywhere(Adjacency),
    /// Each cell of a line and the next one.
    Line(Vec<Cell>),
    /// The first and the last cell of a line, the second and the last but one, and so on.
    Mirrored(Vec<Cell>),
}

/// A relation between two cells, or between many pairs of cells.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Relation {
    /// The pairs of values.
    pub kind: RelationKind,
    /// True if the cells must have such values, false if they must not.
    pub holds: bool,
    /// The pairs of cells.
    pub pairs: Pairs,
}

impl Relation {
    /// Returns true if the first cell may have `a` and the second `b`.
    pub const fn allows(&self, a: Value, b: Value) -> bool {
        self.kind.allows(a, b) == self.holds
    }

    /// Returns the number of pairs of cells that the relation applies to on a board of this side.
    pub fn pair_count(&self, side: u8) -> usize {
        match &self.pairs {
            Pairs::Line(cells) => cells.len().saturating_sub(1),
            Pairs::Mirrored(cells) => cells.len() / 2,
            Pairs::Everywhere(adjacency) => {
                let side = usize::from(side);
                let along = |by: i8| side.saturating_sub(by.unsigned_abs().into());
                adjacency.moves().iter().map(|&(down, right)| along(down) * along(right)).sum()
            }
        }
    }

    /// Returns the pairs of cells that the relation applies to on a board of this side.
    pub fn cells(&self, side: u8) -> Vec<[Cell; 2]> {
        match &self.pairs {
            Pairs::Line(cells) => cells.windows(2).map(|pair| [pair[0], pair[1]]).collect(),
            Pairs::Mirrored(cells) => {
                let pairs = cells.iter().zip(cells.iter().rev()).take(cells.len() / 2);
                pairs.map(|(&one, &other)| [one, other]).filter(|[one, other]| one != other).collect()
            }
            Pairs::Everywhere(adjacency) => {
                let beside = |one: Cell| {
                    adjacency.moves().iter().filter_map(move |&(down, right)| {
                        let other = one.offset(down, right).filter(|other| other.is_within(side))?;
                        Some([one, other])
                    })
                };
                Cell::all_of(side).flat_map(beside).collect()
            }
        }
    }

    /// Returns the name of the relation in sentences.
    pub fn name(&self) -> String {
        let everywhere = match self.pairs {
            Pairs::Everywhere(adjacency) => Some(adjacency),
            _ => None,
        };
        match (self.kind, self.holds, everywhere) {
            (RelationKind::Equal, false, Some(Adjacency::Knight)) => "anti-knight".to_owned(),
            (RelationKind::Equal, false, Some(Adjacency::King)) => "anti-king".to_owned(),
            (RelationKind::Difference(1), false, Some(Adjacency::Orthogonal)) => "nonconsecutive".to_owned(),
            (RelationKind::Equal, true, _) => "palindrome".to_owned(),
            (RelationKind::Equal, false, _) => "cells that differ".to_owned(),
            (RelationKind::Less, true, _) => "thermometer".to_owned(),
            (RelationKind::Less, false, _) => "cells that do not rise".to_owned(),
            (RelationKind::AtLeastApart(least), holds, _) => format!("whisper of {}{least}", not(holds)),
            (RelationKind::Difference(by), holds, _) => format!("difference of {}{by}", not(holds)),
            (RelationKind::Ratio(times), holds, _) => format!("ratio of {}{times}", not(holds)),
            (RelationKind::Sum(sum), holds, _) => format!("sum of {}{sum}", not(holds)),
        }
    }
}

const fn not(holds: bool) -> &'static str {
    if holds { "" } else { "not " }
}
