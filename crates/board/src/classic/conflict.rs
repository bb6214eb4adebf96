//! Conflicts: two equal digits in one house.

use super::{ClassicHouse, Grid};
use crate::{Cell, House, HouseKind, Value};
use std::fmt;

/// Two equal digits in one house.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Conflict {
    /// The house that holds both.
    pub house: House,
    /// The digit that appears twice.
    pub value: Value,
    /// The two cells, in reading order.
    pub cells: [Cell; 2],
}

impl fmt::Display for Conflict {
    /// Writes a sentence such as “row 1 holds two 4s, in columns 1 and 2”.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Conflict { house, value, cells: [first, second] } = self;
        write!(f, "{house} holds two {value}s, ")?;
        match house.kind() {
            HouseKind::Row => write!(f, "in columns {} and {}", first.column() + 1, second.column() + 1),
            HouseKind::Column => write!(f, "in rows {} and {}", first.row() + 1, second.row() + 1),
            _ => write!(f, "at {first} and {second}"),
        }
    }
}

impl Grid {
    /// Returns the first two equal digits in one house (rows, then columns, then boxes), if there are any.
    #[must_use]
    pub fn conflict(&self) -> Option<Conflict> {
        House::all().find_map(|house| {
            let mut seen: [Option<Cell>; 10] = [None; 10];
            for cell in house.cells() {
                let Some(value) = self.get(cell) else { continue };
                if let Some(first) = seen[usize::from(value.get())].replace(cell) {
                    return Some(Conflict { house, value, cells: [first, cell] });
                }
            }
            None
        })
    }

    /// Returns true if all cells are filled and no digit appears twice in a house.
    #[must_use]
    pub fn is_solved(&self) -> bool {
        self.blanks().next().is_none() && self.conflict().is_none()
    }
}
