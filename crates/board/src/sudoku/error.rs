//! Why rules cannot be, or a board.

use super::cell::Cell;

/// Why rules cannot be.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RulesError {
    /// There is no board of that side.
    #[error("a board cannot have side {0}; its side is 2 to 25")]
    Side(usize),
    /// The board has no inner squares.
    #[error("a windoku has side 9, 16 or 25, not {0}")]
    NoWindoku(u8),
    /// A cell lies outside.
    #[error("{cell} is outside the board; its side is {side}")]
    Outside {
        /// The cell.
        cell: Cell,
        /// The side of the board.
        side: u8,
    },
    /// A list names a cell twice.
    #[error("{0} is named twice; name each cell once")]
    Twice(Cell),
    /// A house has more cells than there are values.
    #[error("{cells} cells cannot all differ with {side} values; take some out")]
    TooMany {
        /// The number of its cells.
        cells: usize,
        /// The number of values.
        side: u8,
    },
    /// A list has too few cells.
    #[error("there are not enough cells; name at least {0}")]
    TooFew(usize),
    /// A weight is 0 or too large.
    #[error("{cell} cannot count {weight} times; a weight is -1000 to 1000 and not 0")]
    Weight {
        /// The cell.
        cell: Cell,
        /// The weight.
        weight: i16,
    },
    /// A sum has too many cells.
    #[error("the sum at {first} has {cells} cells; it can have {most}")]
    LongSum {
        /// The first of the cells.
        first: Cell,
        /// The number it has.
        cells: usize,
        /// The greatest number it can have.
        most: usize,
    },
    /// Cells cannot add up to a number.
    #[error("the cells at {first} cannot add up to {total}; they add up to {least} to {most}")]
    Total {
        /// The first of the cells.
        first: Cell,
        /// The number.
        total: i32,
        /// The least that they can add up to.
        least: i32,
        /// The most.
        most: i32,
    },
    /// A cell may hold nothing.
    #[error("{0} may hold no value at all; allow it one")]
    NoValues(Cell),
    /// There is no such value.
    #[error("{cell} cannot hold {value}; the values are 1 to {side}")]
    Value {
        /// The cell.
        cell: Cell,
        /// The value.
        value: u32,
        /// The number of values.
        side: u8,
    },
    /// There are not as many values as cells.
    #[error("there are {found} values; the board has {cells} cells")]
    Length {
        /// The number of values.
        found: usize,
        /// The number of cells on the board.
        cells: usize,
    },
    /// More rules than a puzzle needs.
    #[error("there are more than {0} houses, sums or pairs of cells with a relation; leave some out")]
    TooManyRules(usize),
    /// The board is not a classic one.
    #[error("this is not a classic board of 9 by 9 cells without more rules")]
    NotClassic,
}
