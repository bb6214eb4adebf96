//! Tests of the classic rules: cells, houses, the board, the checks.

use proptest::prelude::*;
use sudoku_board::classic::*;
use sudoku_board::{Board, Cell, House, HouseKind, Value, Values, notation};
use sudoku_samples::known::{SCRATCH, grid, read};
use sudoku_samples::strategies::{any_grid, cell, digit, lawful_puzzle, solved_values};
use sudoku_samples::thoroughness::cases;

fn at(row: usize, column: usize) -> Cell {
    Cell::at(row - 1, column - 1)
}

fn d(value: u8) -> Value {
    Value::digit(value).expect("a digit")
}

#[test]
fn digits_are_one_to_nine() {
    assert_eq!(Value::digit(0), None);
    assert_eq!(Value::digit(10), None);
    assert_eq!(Value::DIGITS.map(Value::get), [1, 2, 3, 4, 5, 6, 7, 8, 9]);
    assert_eq!(d(9).next_digit(), None);
}

#[test]
fn cells_count_from_1_to_81_for_people() {
    assert_eq!(Cell::from_id(0), None);
    assert_eq!(Cell::from_id(82), None);
    assert_eq!(Cell::from_id(1), Some(at(1, 1)));
    assert_eq!(Cell::from_id(81), Some(at(9, 9)));
    assert_eq!(Cell::from_id(22).expect("a cell").to_string(), "r3c4");
}

#[test]
fn the_box_of_a_cell_is_the_one_the_scratch_program_finds() {
    for cell in Cell::all() {
        // “Get box” in the Scratch program: by the row, then by the column.
        let by_row = if cell.row() < 3 {
            0
        } else if cell.row() < 6 {
            3
        } else {
            6
        };
        let by_column = if cell.column() > 5 {
            2
        } else if cell.column() > 2 {
            1
        } else {
            0
        };
        assert_eq!(cell.box_index(), by_row + by_column, "{cell}");
    }
}

#[test]
fn a_box_begins_where_the_list_of_box_starts_says() {
    for (index, &start) in BOX_STARTS.iter().enumerate() {
        let house = House::new(HouseKind::Box, index);
        let start = usize::from(start);
        let expected = [0, 1, 2, 9, 10, 11, 18, 19, 20].map(|n| Cell::from_index(start + n).expect("a cell"));
        assert_eq!(house.cells(), expected);
    }
    assert_eq!(House::from_number(27), None);
}

#[test]
fn every_cell_lies_in_a_row_a_column_and_a_box_and_has_20_peers() {
    for cell in Cell::all() {
        assert_eq!(House::all().filter(|house| house.cells().contains(&cell)).count(), 3);
        assert_eq!(cell.peers().count(), 20);
        for kind in HouseKind::CLASSIC {
            assert!(House::of(kind, cell).cells().contains(&cell));
        }
    }
}

#[test]
fn a_digit_already_in_the_row_column_or_box_is_found_with_its_cell() {
    let board = read(SCRATCH);
    let check = |kind, value| {
        let clash = board.clash_in_house(at(1, 3), d(value), |other| other == kind)?;
        Some((clash.rule, clash.cells[0]))
    };
    assert_eq!(check(HouseKind::Row, 1), Some((House::new(HouseKind::Row, 0).into(), at(1, 4))));
    assert_eq!(check(HouseKind::Column, 6), Some((House::new(HouseKind::Column, 2).into(), at(7, 3))));
    assert_eq!(check(HouseKind::Box, 8), Some((House::new(HouseKind::Box, 0).into(), at(2, 1))));
    assert_eq!(board.clash(at(1, 3), d(5)), None);
    assert_eq!(check(HouseKind::Row, 8), None, "8 is in the box, not in the row");
}

#[test]
fn a_cell_does_not_clash_with_its_own_digit() {
    let mut board = Board::default();
    board.set(at(5, 5), Some(d(7))).expect("no given");
    assert_eq!(board.clash(at(5, 5), d(7)), None);
}

#[test]
fn a_given_cannot_be_changed() {
    let mut board = read(SCRATCH);
    let before = board.clone();
    let refusal = board.set(at(1, 1), None).expect_err("r1c1 is a given");
    assert!(refusal.to_string().contains("r1c1 belongs to the puzzle"));
    assert_eq!(board, before);
}

#[test]
fn a_full_board_that_sums_to_405_can_still_be_wrong() {
    // Nine equal rows of 1 to 9: each row is right, but every column has one digit nine times.
    let fooled = Grid::of_values(std::array::from_fn(|index| Value::DIGITS[index % 9].get()));
    assert_eq!(Board::from(fooled).sum(), 405);
    assert_eq!(fooled.blanks().count(), 0);
    assert!(!fooled.is_solved() && !Board::from(fooled).is_solved());
    assert_eq!(fooled.conflict().expect("a conflict").house.to_string(), "column 1");

    // Nine fives in each house also sum to 405.
    assert!(!Board::from(Grid::of_values([5; 81])).is_solved());
}

#[test]
fn an_empty_or_unfinished_board_is_not_solved() {
    for grid in [Grid::EMPTY, grid(SCRATCH)] {
        assert!(!grid.is_solved() && !Board::from(grid).is_solved());
    }
}

#[test]
fn the_puzzle_is_the_board_without_what_was_played() {
    let puzzle = read(SCRATCH);
    let mut board = puzzle.clone();
    board.set(at(1, 3), Some(d(5))).expect("a blank");
    assert_eq!((board.played(), board.puzzle()), (1, puzzle));
}

proptest! {
    #![proptest_config(cases(256))]

    #[test]
    fn digit_sets_agree_with_lists(chosen in prop::collection::vec(digit(), 0..20)) {
        let set: Values = chosen.iter().copied().collect();
        for digit in Value::DIGITS {
            prop_assert_eq!(set.contains(digit), chosen.contains(&digit));
            prop_assert_ne!(set.contains(digit), (Values::DIGITS - set).contains(digit));
        }
        prop_assert_eq!(set.iter().count(), set.len());
        prop_assert_eq!(set.union(Values::DIGITS - set), Values::DIGITS);
        prop_assert_eq!(set.is_empty(), chosen.is_empty());
    }

    #[test]
    fn a_digit_is_refused_exactly_when_a_peer_holds_it(grid in any_grid(), cell in cell(), digit in digit()) {
        let board = Board::from(grid);
        let held = cell.peers().any(|peer| board.get(peer) == Some(digit));
        let clash = board.clash(cell, digit);
        prop_assert_eq!(clash.is_some(), held);
        if let Some(clash) = &clash {
            let house = HouseKind::CLASSIC.map(|kind| House::of(kind, cell)).into_iter().find(|&house| clash.rule == house.into());
            let cells = house.expect("a house of the cell").cells();
            prop_assert!(cells.contains(&clash.cells[0]) && clash.cells[0] != cell);
            prop_assert_eq!(board.get(clash.cells[0]), Some(digit));
        }
        let mut in_order = HouseKind::CLASSIC.into_iter().filter_map(|kind| board.clash_in_house(cell, digit, |other| other == kind));
        prop_assert_eq!(clash, in_order.next());
    }

    #[test]
    fn placing_what_fits_never_makes_a_conflict(grid in lawful_puzzle(40), cell in cell(), digit in digit()) {
        prop_assert_eq!(grid.conflict(), None);
        let mut after = grid;
        if grid.get(cell).is_none() {
            after.put(cell, Some(digit));
            prop_assert_eq!(after.conflict().is_none(), Board::from(grid).clash(cell, digit).is_none());
        }
    }

    #[test]
    fn a_solved_board_is_solved_until_one_digit_changes(solved in solved_values(), cell in cell(), digit in digit()) {
        let mut grid = Grid::of_values(solved.map(Value::get));
        prop_assert!(grid.is_solved() && Board::from(grid).is_solved());
        let old = grid.get(cell);
        grid.put(cell, Some(digit));
        prop_assert_eq!([grid.is_solved(), Board::from(grid).is_solved()], [old == Some(digit); 2]);
    }
}

#[test]
fn what_is_printed_is_read_back() {
    assert!(Value::DIGITS.into_iter().all(|digit| digit.to_string().parse() == Ok(digit)));
    assert!(Cell::all().all(|cell| cell.to_string().parse() == Ok(cell)));
    assert!(House::all().all(|house| House::from_name(&house.to_string()) == Ok(house)));
    let names = notation::Notation::ALL.iter();
    assert!(names.clone().all(|notation| notation.to_string().parse() == Ok(*notation)));
    let board: Board = SCRATCH.parse().expect("a puzzle");
    assert_eq!(board.to_string().parse::<Board>(), Ok(board));
    assert!("0".parse::<Value>().is_err() && "26".parse::<Value>().is_err() && Value::try_from(26).is_err());
    assert!(["r0c1", "r1c10", "r10c1", "R1C1"].into_iter().all(|name| Cell::from_name(name) == Err(CellError)));
    assert_eq!(CellError.to_string(), "a cell is r1c1 to r9c9");
    assert!(House::from_name("row 10").is_err() && "braille".parse::<notation::Notation>().is_err());
}

#[test]
fn a_blank_takes_no_more_room_than_a_digit() {
    assert_eq!(size_of::<Option<Value>>(), 1);
    assert_eq!(size_of::<Grid>(), Cell::COUNT);
}

#[test]
fn sets_of_digits_have_operators() {
    let of = |digits: &str| digits.chars().map(|digit| digit.to_string().parse::<Value>().expect("a digit")).collect();
    let (low, odd): (Values, Values) = (of("123"), of("13579"));
    assert_eq!((low | odd, low & odd, low - odd, Values::DIGITS - odd), (of("123579"), of("13"), of("2"), of("2468")));
    let mut set = low;
    set |= odd;
    set -= low;
    set &= Values::from(Value::DIGITS[8]);
    assert_eq!(set.into_iter().collect::<Vec<_>>(), [Value::DIGITS[8]]);
    assert_eq!(odd.iter().len(), 5);
}
