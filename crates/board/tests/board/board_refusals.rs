//! Tests of refusals: the rule that a board breaks, and the cells.

use sudoku_board::{Adjacency, Board, Cell, HouseKind, RelationKind, Rules, RulesError, Value};

fn at(name: &str) -> Cell {
    name.parse().expect("a cell")
}

fn refusal(rules: Rules, values: &[(&str, u8)]) -> Option<String> {
    let mut board = Board::new(rules);
    values.iter().for_each(|&(cell, value)| board.put(at(cell), value).expect("a value"));
    board.refusal().map(|refusal| refusal.to_string())
}

#[test]
fn a_refusal_says_which_rule_and_which_cells() {
    let plain = || Rules::with_boxes(9).expect("a board");
    let said = |rules, values: &[(&str, u8)]| refusal(rules, values).unwrap_or_default();
    assert_eq!(said(plain(), &[("r2c1", 4), ("r2c9", 4)]), "row 2 holds two 4s, at r2c1 and r2c9");
    assert_eq!(said(plain(), &[("r4c4", 4), ("r5c5", 4)]), "box 5 holds two 4s, at r4c4 and r5c5");
    let mut rules = plain();
    rules.add_diagonals().expect("diagonals");
    assert_eq!(said(rules, &[("r9c1", 7), ("r1c9", 7)]), "diagonal 2 holds two 7s, at r9c1 and r1c9");
    let mut rules = plain();
    rules.add_never(RelationKind::Equal, Adjacency::Knight).expect("a rule");
    assert_eq!(said(rules, &[("r3c3", 7), ("r5c4", 7)]), "r3c3 and r5c4 hold 7 and 7, against the rule “anti-knight”");
    let mut rules = plain();
    rules.add_cage(vec![at("r1c1"), at("r1c2"), at("r2c2")], Some(20)).expect("a cage");
    assert_eq!(refusal(rules.clone(), &[("r1c1", 5), ("r1c2", 6)]), None);
    let reach = "r1c1, r1c2 and r2c2 must add up to 20, but with the values already there it is at most 12";
    assert_eq!(said(rules.clone(), &[("r1c1", 1), ("r1c2", 2)]), reach);
    let mut arrow = plain();
    arrow.add_sum(vec![(1, at("r1c1")), (1, at("r1c2")), (-1, at("r5c5"))], 0).expect("an arrow");
    assert_eq!(refusal(arrow.clone(), &[("r1c1", 8)]), None);
    let reach = "r1c1 + r1c2 - r5c5 must be 0, but with the values already there it is at least 1";
    assert_eq!(said(arrow, &[("r1c1", 8), ("r5c5", 8)]), reach);
    let all = [("r1c1", 1), ("r1c2", 2), ("r2c2", 3)];
    assert_eq!(said(rules, &all), "r1c1, r1c2 and r2c2 must add up to 20, not 6");
    let mut rules = plain();
    rules.allow(at("r1c1"), [2, 4, 6, 8].into_iter().filter_map(Value::new).collect()).expect("values");
    assert_eq!(said(rules, &[("r1c1", 3)]), "r1c1 may not hold 3");
}

#[test]
fn each_kind_of_rules_has_the_houses_that_people_know() {
    let mut rules = Rules::with_boxes(9).expect("a board");
    rules.add_windoku().expect("a windoku");
    rules.add_disjoint_groups().expect("groups");
    let of = |kind: HouseKind| rules.houses().iter().filter(|house| house.kind() == kind).collect::<Vec<_>>();
    let windoku = of(HouseKind::Windoku);
    assert_eq!(windoku.len(), 4);
    assert_eq!((windoku[0].cells[0], windoku[3].cells[8]), (at("r2c2"), at("r8c8")));
    assert_eq!(of(HouseKind::DisjointGroup).len(), 9);
    for (side, size) in [
        (4, (2, 2)),
        (6, (2, 3)),
        (8, (2, 4)),
        (9, (3, 3)),
        (10, (2, 5)),
        (12, (3, 4)),
        (16, (4, 4)),
        (25, (5, 5)),
        (7, (1, 7)),
    ] {
        assert_eq!(Rules::with_boxes(side).expect("a board").usual_box_size(), size);
    }
}

#[test]
fn rules_that_cannot_be_are_refused_and_change_nothing() {
    let mut rules = Rules::with_boxes(4).expect("a board");
    let before = rules.clone();
    let cells = |names: &str| names.split(' ').map(at).collect::<Vec<_>>();
    assert_eq!(rules.add_house(HouseKind::Extra, Vec::new()), Err(RulesError::TooFew(1)));
    assert_eq!(rules.add_house(HouseKind::Extra, cells("r1c1 r1c1")), Err(RulesError::Twice(at("r1c1"))));
    assert_eq!(rules.add_cage(cells("r1c1 r5c1"), Some(3)), Err(RulesError::Outside { cell: at("r5c1"), side: 4 }));
    assert!(matches!(rules.add_cage(cells("r1c1 r1c2 r1c3 r1c4 r2c1"), None), Err(RulesError::TooMany { .. })));
    assert!(matches!(rules.add_cage(cells("r1c1 r1c2"), Some(2)), Err(RulesError::Total { .. })));
    assert!(matches!(rules.add_sum(vec![(0, at("r1c1"))], 0), Err(RulesError::Weight { .. })));
    assert!(matches!(rules.allow(at("r1c1"), [].into_iter().collect()), Err(RulesError::NoValues(_))));
    assert!(matches!(rules.add_windoku(), Err(RulesError::NoWindoku(4))));
    assert_eq!(rules, before);
    assert!([0, 1, 26, 300].into_iter().all(|side| Rules::latin(side) == Err(RulesError::Side(side))));
}

#[test]
fn a_sum_with_weights_is_refused_as_what_it_is() {
    let mut rules = Rules::with_boxes(9).expect("a board");
    let arrow = vec![(1, at("r1c1")), (1, at("r1c2")), (-10, at("r5c5")), (-1, at("r5c6"))];
    rules.add_sum(arrow, 0).expect("an arrow");
    let said = refusal(rules, &[("r1c1", 3), ("r1c2", 4), ("r5c5", 1), ("r5c6", 2)]);
    assert_eq!(said.as_deref(), Some("r1c1 + r1c2 - 10*r5c5 - r5c6 must be 0, not -5"));
}

#[test]
fn a_cell_outside_the_board_takes_no_value() {
    let mut board = Board::new(Rules::with_boxes(4).expect("a board"));
    for cell in ["r1c5", "r5c1", "r200c200"].map(at) {
        assert_eq!(board.put(cell, 1), Err(RulesError::Outside { cell, side: 4 }));
        assert_eq!(board.give(cell, 1), Err(RulesError::Outside { cell, side: 4 }));
    }
    assert!(board.values().iter().all(|&value| value == 0));
}
