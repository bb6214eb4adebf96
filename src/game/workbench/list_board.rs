//! The list of a program that is shown as a board.

use sudoku_blocks::{BOARD_LIST, Machine, Value};

/// The number of cells of the smallest sudoku.
const SMALLEST_BOARD: usize = 16;

/// The most cells in a row, and the most rows.
const MAX_SIDE: usize = 25;

/// The list of a program that is shown as a board. A list that is too short for a sudoku is one row, which grows with the list.
pub struct ListBoard<'a> {
    /// The items that the list has now. There may be fewer items than cells, or more.
    pub items: &'a [Value],
    /// The items that the list has at the start of the program.
    pub at_start: &'a [String],
    /// The number of cells in a row.
    pub columns: usize,
    /// The number of rows.
    pub rows: usize,
}

impl ListBoard<'_> {
    /// Returns the board of a running program.
    pub fn of(machine: &Machine) -> ListBoard<'_> {
        let items = machine.code().list(BOARD_LIST).map(|list| machine.list(list)).unwrap_or_default();
        let lists = &machine.code().program().lists;
        let at_start = lists.iter().find(|list| list.name == BOARD_LIST).map_or(&[][..], |list| &list.items);
        let (columns, rows) = match at_start.len() {
            // A program that reads a puzzle fills its list with it.
            0 => (9, 9),
            length @ 1..SMALLEST_BOARD => (length.max(items.len()).min(MAX_SIDE), 1),
            length => [length.isqrt().min(MAX_SIDE); 2].into(),
        };
        ListBoard { items, at_start, columns, rows }
    }
}
