//! Relations between the values of two cells.

use super::cell::Cell;

/// Which pairs of values two cells may hold, the first and the second.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize)]
pub enum RelationKind {
    /// They are the same.
    Equal,
    /// The first is less.
    Less,
    /// They differ by this.
    Difference(u8),
    /// They differ by at least this.
    AtLeastApart(u8),
    /// One is so many times the other.
    Ratio(u8),
    /// They add up to this.
    Sum(u8),
}

impl RelationKind {
    /// Returns true if the first may hold `a` beside `b` in the second.
    pub const fn allows(self, a: u8, b: u8) -> bool {
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

/// The placement of two cells that a relation applies to.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, serde::Serialize, serde::Deserialize)]
pub enum Adjacency {
    /// They share a side.
    Orthogonal,
    /// A king's move apart.
    King,
    /// A knight's move apart.
    Knight,
}

impl Adjacency {
    /// The offsets from the first cell to the second, in rows down and columns right; each pair of cells once.
    pub const fn moves(self) -> &'static [(i8, i8)] {
        match self {
            Adjacency::Orthogonal => &[(0, 1), (1, 0)],
            Adjacency::King => &[(0, 1), (1, -1), (1, 0), (1, 1)],
            Adjacency::Knight => &[(1, -2), (1, 2), (2, -1), (2, 1)],
        }
    }
}

/// Which two cells a relation is about.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub enum Pairs {
    /// All cells of the board that are that near to each other.
    Everywhere(Adjacency),
    /// Each cell of a line and the next one.
    Line(Vec<Cell>),
    /// The first and the last cell of a line, the second and the last but one, and so on.
    Mirrored(Vec<Cell>),
}

/// A relation of two cells, or of many pairs of them.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Relation {
    /// Which pairs of values.
    pub kind: RelationKind,
    /// True if the values are such pairs, or must not be.
    pub holds: bool,
    /// Which cells.
    pub pairs: Pairs,
}

impl Relation {
    /// Returns true if the first cell may hold `a` beside `b` in the second.
    pub const fn allows(&self, a: u8, b: u8) -> bool {
        self.kind.allows(a, b) == self.holds
    }

    /// The number of pairs of cells it applies to on a board of that side.
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

    /// The pairs of cells on a board of that side.
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
                        let (row, column) = (one.row.checked_add_signed(down)?, one.column.checked_add_signed(right)?);
                        (row < side && column < side).then_some([one, Cell { row, column }])
                    })
                };
                (0..side).flat_map(|row| (0..side).map(move |column| Cell { row, column })).flat_map(beside).collect()
            }
        }
    }

    /// Its name in sentences.
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
