//! Candidates: values that cells may have.

use crate::{Cell, Value, Values};
use std::fmt;

/// A value that a cell may have. It is displayed for programmers as people write it: `r1c2=3`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Candidate {
    /// The cell.
    pub cell: Cell,
    /// A value that is possible in the cell.
    pub value: Value,
}

impl Candidate {
    /// Creates a candidate.
    #[inline]
    pub fn new(cell: Cell, value: Value) -> Candidate {
        Candidate { cell, value }
    }

    /// Returns these values in the cell as candidates.
    #[inline]
    pub fn all_in(cell: Cell, values: Values) -> impl Iterator<Item = Candidate> {
        values.iter().map(move |value| Candidate { cell, value })
    }
}

impl fmt::Debug for Candidate {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}={}", self.cell, self.value)
    }
}
