//! Clashes, candidates and singles of boards with any rules.

use proptest::prelude::*;
use sudoku_board::{
    Board, BrokenRule, Cell, CellKind, Clash, Constraint, House, HouseKind, Refusal, RelationKind, Rules, Value,
};
use sudoku_samples::random_boards::any_board as any_rules;
use sudoku_samples::strategies::any_grid;
use sudoku_samples::thoroughness::cases;

fn at(name: &str) -> Cell {
    name.parse().expect("a cell")
}

proptest! {
    #![proptest_config(cases(64))]

    #[test]
    fn a_grid_is_solved_and_refused_as_the_board_with_its_digits(grid in any_grid()) {
        let board = Board::from(grid);
        let house = |refusal: Refusal| match refusal.broken {
            BrokenRule::House { house, value } => Some((house, value, refusal.cells)),
            _ => None,
        };
        let conflict = grid.conflict().map(|conflict| (conflict.house, conflict.value, conflict.cells.to_vec()));
        prop_assert_eq!(board.refusal().and_then(house), conflict);
        prop_assert_eq!(board.is_solved(), grid.is_solved());
        prop_assert_eq!(board.classic(), Some(grid));
    }

    #[test]
    fn a_value_that_clashes_makes_the_board_break_a_rule_and_no_other_does(board in any_rules()) {
        prop_assume!(board.refusal().is_none());
        for cell in board.rules().cells().filter(|&cell| board.get(cell).is_none()) {
            for value in sudoku_board::Values::up_to(board.rules().side()) {
                let mut with = board.clone();
                with.write(cell, Some(value), CellKind::User);
                prop_assert_eq!(board.clash(cell, value).is_some(), with.refusal().is_some(), "{} in {}", value, cell);
                let rule = board.clash(cell, value).map(|clash| clash.rule);
                prop_assert_eq!(board.refused_by(cell, value), rule, "{} in {}", value, cell);
            }
        }
    }
}

#[test]
fn a_clash_names_the_rule_and_the_cells() {
    let mut rules = Rules::with_boxes(4).expect("a side");
    rules.add_diagonals().expect("diagonals");
    rules.add_line(RelationKind::Less, vec![at("r1c3"), at("r1c4")]).expect("a thermometer");
    rules.add_cage(vec![at("r4c1"), at("r4c2")], Some(7)).expect("a cage");
    let mut board = Board::new(rules);
    board.put(at("r2c2"), 3).expect("a value");
    board.put(at("r1c3"), 2).expect("a value");
    let clash = |cell, value: usize| board.clash(at(cell), Value::at(value - 1));
    let clashing = |rule, cell| Some(Clash { rule, cells: vec![at(cell)] });
    assert_eq!(clash("r2c4", 3), clashing(House::new(HouseKind::Row, 1).into(), "r2c2"));
    assert_eq!(clash("r3c3", 3), clashing(House::new(HouseKind::Diagonal, 0).into(), "r2c2"));
    assert_eq!(clash("r1c4", 1), clashing(Constraint::Relation(0), "r1c3"));
    assert_eq!(clash("r4c1", 2), clashing(Constraint::Sum(0), "r4c2"), "the cage needs 3 and 4");
    assert_eq!(clash("r4c1", 4), None);
    assert_eq!(clash("r1c3", 2), None, "what the cell holds now does not count");
}
