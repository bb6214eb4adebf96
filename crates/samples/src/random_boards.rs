//! Boards with random rules, and a plain search that finds their solutions.

use proptest::prelude::*;
use std::sync::Arc;
use sudoku_board::{Adjacency, Board, Cell, HouseKind, Pairs, Relation, RelationKind, Rules, Value, Values};
use sudoku_solve::constraint::Solver;

/// A rule to add to a board. An impossible one is left out.
#[derive(Clone, Debug)]
enum Rule {
    House(HouseKind, Vec<Cell>),
    Cage(Vec<Cell>, Option<i32>),
    Relation(Relation),
    Sum(Vec<(i16, Cell)>, i32),
    Allow(Cell, Vec<u8>),
    Given(Cell, u8),
}

fn cell(side: u8) -> impl Strategy<Value = Cell> {
    (0..side, 0..side).prop_map(|(row, column)| Cell::at(row.into(), column.into()))
}

fn cells(side: u8, most: usize) -> impl Strategy<Value = Vec<Cell>> {
    prop::collection::btree_set(cell(side), 1..=most).prop_map(|set| set.into_iter().collect::<Vec<_>>()).prop_shuffle()
}

fn kind() -> impl Strategy<Value = RelationKind> {
    prop_oneof![
        Just(RelationKind::Equal),
        Just(RelationKind::Less),
        (1..4_u8).prop_map(RelationKind::Difference),
        (1..3_u8).prop_map(RelationKind::AtLeastApart),
        Just(RelationKind::Ratio(2)),
        (2..8_u8).prop_map(RelationKind::Sum),
    ]
}

fn pairs(side: u8) -> impl Strategy<Value = Pairs> {
    let adjacency = prop_oneof![Just(Adjacency::Orthogonal), Just(Adjacency::King), Just(Adjacency::Knight)];
    prop_oneof![
        adjacency.prop_map(Pairs::Everywhere),
        cells(side, 4).prop_map(Pairs::Line),
        cells(side, 4).prop_map(Pairs::Mirrored),
    ]
}

fn house_kind() -> impl Strategy<Value = HouseKind> {
    prop::sample::select(vec![HouseKind::Extra, HouseKind::Region, HouseKind::Diagonal, HouseKind::Windoku])
}

fn rule(side: u8) -> impl Strategy<Value = Rule> {
    let relation = (kind(), prop::bool::weighted(0.6), pairs(side));
    let sum = (cells(side, 6), prop::collection::vec(prop_oneof![Just(1_i16), -2..3_i16], 6), -4..14_i32);
    prop_oneof![
        (house_kind(), cells(side, usize::from(side))).prop_map(|(kind, cells)| Rule::House(kind, cells)),
        (cells(side, usize::from(side)), prop::option::of(1..16_i32)).prop_map(|(cells, sum)| Rule::Cage(cells, sum)),
        relation.prop_map(|(kind, holds, pairs)| Rule::Relation(Relation { kind, holds, pairs })),
        sum.prop_map(|(cells, weights, total)| Rule::Sum(weights.into_iter().zip(cells).collect(), total)),
        (cell(side), prop::collection::vec(1..=side, 1..4)).prop_map(|(cell, values)| Rule::Allow(cell, values)),
        (cell(side), 1..=side).prop_map(|(cell, value)| Rule::Given(cell, value)),
    ]
}

prop_compose! {
    /// Generates a board of side 2 to 5 with random rules.
    pub fn any_board()(side in 2..6_u8, boxes in any::<bool>())(
        rules in prop::collection::vec(rule(side), 0..5),
        side in Just(side),
        boxes in Just(boxes),
    ) -> Board {
        let plain = if boxes { Rules::with_boxes(side.into()) } else { Rules::latin(side.into()) };
        let mut made = plain.expect("a board");
        let mut givens = Vec::new();
        for rule in rules {
            // An impossible rule is refused, and changes nothing.
            let _ = match rule {
                Rule::House(kind, cells) => made.add_house(kind, cells),
                Rule::Cage(cells, sum) => made.add_cage(cells, sum),
                Rule::Relation(relation) => made.add_relation(relation),
                Rule::Sum(terms, total) => made.add_sum(terms, total),
                Rule::Allow(cell, values) => made.allow(cell, values.into_iter().filter_map(Value::new).collect::<Values>()),
                Rule::Given(cell, value) => {
                    givens.push((cell, value));
                    Ok(())
                }
            };
        }
        let mut board = Board::new(made);
        givens.into_iter().for_each(|(cell, value)| board.give(cell, value).expect("a value"));
        board
    }
}

/// Returns a diagonal line from a cell on an edge, to the right or to the left.
fn diagonal(side: u8, from: u8, is_left: bool) -> Vec<Cell> {
    // Count from the last cell of the left edge up to the corner, and on along the upper edge.
    let (side, from) = (usize::from(side), usize::from(from));
    let (row, column) = (side.saturating_sub(from + 1), (from + 1).saturating_sub(side));
    let at = |column| if is_left { side - 1 - column } else { column };
    (0..side - row.max(column)).map(|step| Cell::at(row + step, at(column + step))).collect()
}

prop_compose! {
    /// Generates a board of side 4 or 6 with the sums that its diagonals have in some solution. Now and then, one sum is off by
    /// one.
    pub fn diagonals()(side in prop_oneof![Just(4_u8), Just(6)], boxes in any::<bool>())(
        lines in prop::collection::btree_set((0..2 * side - 1, any::<bool>()), 2..8),
        blanks in prop::collection::vec(prop::bool::weighted(if side == 4 { 1.0 } else { 0.6 }), usize::from(side).pow(2)),
        wrong_by in prop::option::weighted(0.3, prop_oneof![Just(-1_i32), Just(1)]),
        seed in any::<u64>(),
        side in Just(side),
        boxes in Just(boxes),
    ) -> Board {
        let made = if boxes { Rules::with_boxes(side.into()) } else { Rules::latin(side.into()) };
        let mut made = made.expect("a board");
        let solution = some_solution(&made, seed);
        let mut wrong_by = wrong_by;
        for (from, is_left) in lines {
            let cells = diagonal(side, from, is_left);
            let total = cells.iter().map(|&cell| i32::from(solution.get(cell).expect("a value"))).sum::<i32>();
            let terms: Vec<(i16, Cell)> = cells.into_iter().map(|cell| (1, cell)).collect();
            // A sum that no cells can add up to is refused.
            if made.add_sum(terms.clone(), total + wrong_by.take().unwrap_or(0)).is_err() {
                made.add_sum(terms, total).expect("a sum");
            }
        }
        let mut board = Board::new(made);
        for (cell, is_blank) in solution.rules().cells().zip(blanks) {
            if !is_blank {
                board.give(cell, solution.get(cell).map_or(0, Value::get)).expect("a value");
            }
        }
        board
    }
}

/// Returns a random solution of the rules.
fn some_solution(rules: &Rules, seed: u64) -> Board {
    let mut random = seed;
    let mut below = |bound: u32| {
        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        (random >> 33) as u32 % bound
    };
    Solver::new(&Arc::new(rules.clone())).random(&mut below, u64::MAX).expect("a solution")
}

/// Returns a cage that grows from a cell to its neighbours, in these directions, as long as all of its values differ.
fn grown_cage(solution: &Board, from: Cell, directions: &[u8]) -> Vec<Cell> {
    let mut cells = vec![from];
    for direction in directions {
        let last = cells[cells.len() - 1];
        let next = match direction {
            0 => last.offset(1, 0),
            1 => last.offset(0, 1),
            2 => last.offset(-1, 0),
            _ => last.offset(0, -1),
        };
        let next = next.filter(|&next| solution.rules().contains(next)).unwrap_or(last);
        if cells.iter().all(|&cell| solution.get(cell) != solution.get(next)) {
            cells.push(next);
        }
    }
    cells
}

prop_compose! {
    /// Generates a killer of side 4 or 6 whose cages have the sums of some solution, and may overlap. Now and then, one sum is
    /// off by one.
    pub fn killers()(side in prop_oneof![Just(4_u8), Just(6)])(
        cages in prop::collection::vec((cell(side), prop::collection::vec(0..4_u8, 1..9)), 2..12),
        blanks in prop::collection::vec(prop::bool::weighted(if side == 4 { 1.0 } else { 0.6 }), usize::from(side).pow(2)),
        wrong_by in prop::option::weighted(0.3, prop_oneof![Just(-1_i32), Just(1)]),
        seed in any::<u64>(),
        side in Just(side),
    ) -> Board {
        let mut made = Rules::with_boxes(side.into()).expect("a board");
        let solution = some_solution(&made, seed);
        let mut wrong_by = wrong_by;
        for (from, directions) in cages {
            let cells = grown_cage(&solution, from, &directions);
            let total = cells.iter().map(|&cell| i32::from(solution.get(cell).expect("a value"))).sum::<i32>();
            // A sum that no cells can add up to is refused.
            if made.add_cage(cells.clone(), Some(total + wrong_by.take().unwrap_or(0))).is_err() {
                made.add_cage(cells, Some(total)).expect("a cage");
            }
        }
        let mut board = Board::new(made);
        for (cell, is_blank) in solution.rules().cells().zip(blanks) {
            if !is_blank {
                board.give(cell, solution.get(cell).map_or(0, Value::get)).expect("a value");
            }
        }
        board
    }
}

/// Finds at most this many solutions cell by cell, checking each partly filled board as a whole.
pub fn brute_force_solutions(board: &Board, most: usize) -> Vec<Vec<u8>> {
    fn fill(board: &mut Board, cells: &[Cell], most: usize, found: &mut Vec<Vec<u8>>) {
        if found.len() >= most || board.refusal().is_some() {
            return;
        }
        let Some((&cell, rest)) = cells.split_first() else {
            found.push(board.values().to_vec());
            return;
        };
        if board.get(cell).is_some() {
            return fill(board, rest, most, found);
        }
        for value in 1..=board.rules().side() {
            board.put(cell, value).expect("a value");
            fill(board, rest, most, found);
        }
        board.put(cell, 0).expect("a blank");
    }
    let mut found = Vec::new();
    let cells: Vec<Cell> = board.rules().cells().collect();
    fill(&mut board.clone(), &cells, most, &mut found);
    found
}
