//! Errors of creating rules and boards.

use crate::Cell;

/// Errors returned for rules that are impossible, and for values that do not fit a board.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum RulesError {
    /// A side that no board can have.
    #[error("a board cannot have side {0}; its side is 2 to 25")]
    Side(usize),
    /// A windoku for a side that has no inner squares.
    #[error("a windoku has side 9, 16 or 25, not {0}")]
    NoWindoku(u8),
    /// A cell outside the board.
    #[error("{cell} is outside the board; its side is {side}")]
    Outside {
        /// The cell outside the board.
        cell: Cell,
        /// The side of the board.
        side: u8,
    },
    /// A cell that a list names twice.
    #[error("{0} is listed twice; list each cell once")]
    Twice(Cell),
    /// A house has more cells than there are values.
    #[error("{cells} cells cannot all differ with only {side} values; remove some cells")]
    TooMany {
        /// The number of cells in the house.
        cells: usize,
        /// The number of values.
        side: u8,
    },
    /// A list with too few cells.
    #[error("there are too few cells; list at least {0}")]
    TooFew(usize),
    /// A weight of 0, or one that is too large.
    #[error("{cell} has the weight {weight}; use a weight from -1000 to 1000, but not 0")]
    Weight {
        /// The cell with the weight.
        cell: Cell,
        /// The weight, which is 0 or too large.
        weight: i16,
    },
    /// A sum has too many cells.
    #[error("the sum at {first} has {cells} cells; use at most {most}")]
    LongSum {
        /// The first cell of the sum.
        first: Cell,
        /// The number of cells in the sum.
        cells: usize,
        /// The most cells that a sum can have.
        most: usize,
    },
    /// A sum that its cells cannot reach.
    #[error("the cells at {first} cannot add up to {total}; they add up to {least} to {most}")]
    Total {
        /// The first cell of the sum.
        first: Cell,
        /// The total that cannot be reached.
        total: i32,
        /// The least sum that the cells can have.
        least: i32,
        /// The greatest sum that the cells can have.
        most: i32,
    },
    /// A cell that no value is allowed in.
    #[error("{0} cannot hold any value; allow at least one")]
    NoValues(Cell),
    /// A value that the board does not have.
    #[error("{cell} cannot hold {value}; the values are 1 to {side}")]
    Value {
        /// The cell for the value.
        cell: Cell,
        /// The value, which is not 1 to the side.
        value: u32,
        /// The number of values.
        side: u8,
    },
    /// A number of values other than the number of cells.
    #[error("there are {found} values; the board has {cells} cells")]
    Length {
        /// The number of values that were found.
        found: usize,
        /// The number of cells on the board.
        cells: usize,
    },
    /// More rules than a puzzle needs.
    #[error("there are more than {0} houses, sums or pairs of cells with a relation; leave some out")]
    TooManyRules(usize),
}
