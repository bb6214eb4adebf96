//! Full houses with sets of cells: it only matters which cells are blank.

use super::cells::{ALL_CELLS, CellSet};
use sudoku_board::classic::cells::HOUSES;

/// Returns true if all blanks can be filled by repeatedly filling a house with one blank.
pub fn suffice(givens: CellSet) -> bool {
    let mut filled = givens;
    loop {
        let before = filled;
        for house in &HOUSES {
            let blanks = house.bits() & !filled;
            if blanks.is_power_of_two() {
                filled |= blanks;
            }
        }
        if filled == ALL_CELLS || filled == before {
            return filled == ALL_CELLS;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cell_alone_in_its_house_is_filled_and_two_are_not() {
        assert!(suffice(ALL_CELLS) && suffice(ALL_CELLS & !1));
        // Two rows, two columns and two boxes have two blanks each.
        let corners = 1 | 1 << 3 | 1 << 9 | 1 << 12;
        assert!(!suffice(ALL_CELLS & !corners));
        // Without one of them, the others follow.
        assert!(suffice(ALL_CELLS & !(corners & !1)));
        assert!(!suffice(0));
    }
}
