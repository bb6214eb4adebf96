//! Constraints: the names of the rules that can refuse a value.

use crate::House;
use std::fmt;

/// A rule of a board that can refuse a value, by its name. What it requires is in the [`Rules`](crate::Rules).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Constraint {
    /// A house, whose cells must differ.
    House(House),
    /// A relation between two cells, by its index in [`Rules::relations`](crate::Rules::relations).
    Relation(u16),
    /// A sum, by its index in [`Rules::sums`](crate::Rules::sums).
    Sum(u16),
    /// The values that the cell itself may hold.
    Allowed,
}

impl From<House> for Constraint {
    #[inline]
    fn from(house: House) -> Constraint {
        Constraint::House(house)
    }
}

/// Writes what the rule says against a value: `row 1 already has it`.
impl fmt::Display for Constraint {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Constraint::House(house) => write!(f, "{house} already has it"),
            Constraint::Relation(_) => f.write_str("a related cell rules it out"),
            Constraint::Sum(_) => f.write_str("a sum rules it out"),
            Constraint::Allowed => f.write_str("the cell may not hold it"),
        }
    }
}
