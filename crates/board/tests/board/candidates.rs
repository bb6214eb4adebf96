//! Tests of the allowed digits, the singles and the clashes.

use proptest::prelude::*;
use std::collections::HashSet;
use sudoku_board::classic::{ClassicCell, ClassicHouse};
use sudoku_board::{Board, Cell, House, HouseKind, Single, SingleKind, Value};
use sudoku_samples::known::read;
use sudoku_samples::strategies::{any_grid, lawful_puzzle};
use sudoku_samples::thoroughness::cases;

fn singles(puzzle: &str) -> Vec<Single> {
    read(puzzle).singles()
}

#[test]
fn a_cell_with_one_allowed_digit_is_a_naked_single() {
    let found = singles("12345678.........................................................................");
    let nine = Value::digit(9).expect("a digit");
    assert_eq!(found[0], Single { cell: Cell::at(0, 8), value: nine, kind: SingleKind::Naked });
}

#[test]
fn a_digit_with_one_place_in_a_house_is_a_hidden_single() {
    // There are ones in rows 2 and 3 and in columns 2 and 3, so the one of box 1 can only be in r1c1.
    let found = singles(".............1...........1...........1...........................1...............");
    let one = Value::digit(1).expect("a digit");
    let hidden = found.iter().find(|single| single.cell == Cell::at(0, 0)).expect("r1c1 is a single");
    assert_eq!(hidden.value, one);
    assert!(matches!(hidden.kind, SingleKind::Hidden(house) if house.cells().contains(&Cell::at(0, 0))));
}

proptest! {
    #![proptest_config(cases(256))]

    #[test]
    fn a_digit_is_allowed_where_no_check_refuses_it(grid in any_grid()) {
        let (board, candidates) = (Board::from(grid), grid.candidates());
        for cell in Cell::all() {
            for digit in Value::DIGITS {
                let allowed = board.get(cell).is_none() && board.clash(cell, digit).is_none();
                prop_assert_eq!(board.candidates(cell).contains(digit), allowed, "{} in {}", digit, cell);
            }
            prop_assert_eq!(board.candidates(cell), candidates[cell.index()]);
        }
    }

    #[test]
    fn singles_are_exactly_the_digits_with_one_place(grid in lawful_puzzle(60)) {
        let candidates = grid.candidates();
        let found: HashSet<(usize, u8)> =
            Board::from(grid).singles().iter().map(|single| (single.cell.id(), single.value.get())).collect();
        for cell in Cell::all() {
            for digit in candidates[cell.index()].iter() {
                let naked = candidates[cell.index()].len() == 1;
                let alone_in = |kind| {
                    let cells = House::of(kind, cell).cells();
                    cells.iter().filter(|&&other| candidates[other.index()].contains(digit)).count() == 1
                };
                let hidden = HouseKind::CLASSIC.into_iter().any(alone_in);

                prop_assert_eq!(
                    found.contains(&(cell.id(), digit.get())),
                    naked || hidden,
                    "{} in {}", digit, cell
                );
            }
        }
    }

    #[test]
    fn clashing_cells_are_those_with_an_equal_peer(grid in any_grid()) {
        let board = Board::from(grid);
        let clashing: Vec<Cell> = board.clashing_cells().collect();
        for cell in Cell::all() {
            let equal = board.get(cell).is_some_and(|digit| cell.peers().any(|peer| board.get(peer) == Some(digit)));
            prop_assert_eq!(clashing.contains(&cell), equal);
        }
        prop_assert_eq!(clashing.is_empty(), grid.conflict().is_none());
    }
}
