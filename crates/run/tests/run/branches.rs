//! Tests of the tree of a search with its branches, and of its places in a drawing.

use proptest::prelude::*;
use sudoku_board::{Board, Cell, Value};
use sudoku_run::engines::Engine;
use sudoku_run::{BranchLayout, BranchTree, Spot};
use sudoku_solve::search::{Advance, Record, Rewind, Search};

const ARTICLE: &str = "000260701680070090190004500820100040004602900050003028009300074040050036703018000";

/// Many digits are taken back here.
const HARD: &str = "000000010400000000020000000000050407008000300001090000300400200050100000000806000";

/// Returns the program's tree after at most that many steps to its first solution, the number of digits that it took back, and whether
/// it has reached a solution.
fn searched(puzzle: &str, steps: u64) -> (BranchTree, u64, bool) {
    let board: Board = puzzle.parse().expect("a board");
    let mut search = super::search(Engine::BruteForce, board);
    let mut tree = BranchTree::default();
    let batch = search.run(steps, |step| {
        tree.note(step);
        step.is_solution()
    });
    (tree, search.counts().retractions, batch.end == Advance::Reached)
}

fn cell(index: usize) -> Cell {
    Cell::at(index / 9, index % 9)
}

fn place(index: usize, digit: u8) -> (Cell, Value) {
    (cell(index), Value::new(digit).expect("a digit"))
}

/// Returns all digits of a tree that were taken back, with those that are only counted.
fn counted(tree: &BranchTree) -> u64 {
    tree.nodes().iter().map(|node| u64::from(node.is_taken_back) + node.folded).sum()
}

#[test]
fn the_tree_of_a_search_has_each_digit_that_it_placed() {
    let (tree, taken_back, is_solved) = searched(ARTICLE, 1_000_000);
    assert!(is_solved);
    assert_eq!((tree.taken_back(), counted(&tree)), (taken_back, taken_back));
    assert_eq!(tree.path().len(), 45, "the article's puzzle has 45 blanks");
}

#[test]
fn a_long_search_takes_little_room_and_loses_no_digit_from_its_counts() {
    for steps in [1_000, 30_000, 400_000] {
        let (tree, taken_back, _) = searched(HARD, steps);
        assert_eq!((tree.taken_back(), counted(&tree)), (taken_back, taken_back));
        assert!(tree.nodes().len() < 8_000, "{} nodes", tree.nodes().len());
    }
}

#[test]
fn the_example_of_a_person_has_one_row_for_each_cell() {
    let mut tree = BranchTree::default();
    tree.place(place(2, 6), true);
    tree.place(place(11, 7), false);
    tree.take_back(place(2, 6));
    for (index, digit) in [(2, 7), (11, 6), (12, 7), (3, 2)] {
        tree.place(place(index, digit), index == 2);
    }
    let layout = BranchLayout::new(&tree, 8, false);
    assert_eq!(layout.rows, [2, 11, 12, 3].map(cell));
    let drawn: Vec<_> = layout.spots.iter().map(|spot| (spot.node, spot.row, spot.column)).collect();
    assert_eq!(drawn, [(2, 0, 0.0), (3, 1, 0.0), (4, 2, 0.0), (5, 3, 0.0), (0, 0, -1.0), (1, 1, -1.0)]);
    assert_eq!(layout.spots[4].below, 1);
}

#[test]
fn what_goes_on_without_taking_back_is_counted() {
    let mut tree = BranchTree::default();
    tree.place(place(0, 1), false);
    tree.take_back(place(0, 1));
    (0..20).for_each(|index| tree.place(place(index, 2), false));
    assert_eq!(BranchLayout::new(&tree, 8, true).more, 17);
    assert_eq!(BranchLayout::new(&tree, 8, false).more, 0, "a person sees all digits");
}

/// Asserts that no two digits, or numbers below them, share a place; that all are within the columns; and that each is below the
/// one that it depends on, in the row of its cell.
fn assert_tidy(tree: &BranchTree, layout: &BranchLayout, columns: usize) {
    let mut taken: Vec<(usize, f32)> = Vec::new();
    for spot in &layout.spots {
        assert!((-(columns as f32)..=0.0).contains(&spot.column), "{spot:?}");
        assert_eq!(layout.rows[spot.row], tree.nodes()[spot.node].cell);
        let above = spot.above.map(|above| layout.spots[above]);
        assert!(above.is_none_or(|above: Spot| above.row < spot.row), "{spot:?} below {above:?}");
        taken.push((spot.row, spot.column));
        taken.extend(spot.has_label.then_some((spot.row + 1, spot.column)));
    }
    for (index, one) in taken.iter().enumerate() {
        let is_free = |other: &(usize, f32)| other.0 != one.0 || (other.1 - one.1).abs() > 0.99;
        assert!(taken[..index].iter().all(is_free), "{one:?} is taken twice");
    }
    // Each digit is drawn, or counted by one that is.
    let drawn =
        layout.spots.iter().map(|spot| u64::from(tree.nodes()[spot.node].is_taken_back) + spot.hidden).sum::<u64>();
    assert_eq!(drawn, tree.taken_back());
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_moment_of_a_search_is_drawn_without_overlap(
        steps in 1..20_000u64, columns in 1..14usize, is_hard: bool, may_end_early: bool,
    ) {
        let (tree, ..) = searched(if is_hard { HARD } else { ARTICLE }, steps);
        assert_tidy(&tree, &BranchLayout::new(&tree, columns, may_end_early), columns);
    }

    #[test]
    fn the_tries_of_a_person_are_drawn_without_overlap(
        moves in prop::collection::vec((0..12usize, 1..9u8, 0..4u8), 1..60), columns in 1..10usize,
    ) {
        let mut tree = BranchTree::default();
        for (index, digit, kind) in moves {
            let path: Vec<_> = tree.path().iter().map(|&node| tree.nodes()[node]).collect();
            match (kind, path.get(index)) {
                (0, Some(node)) => tree.take_back((node.cell, node.digit)),
                (1, Some(node)) => tree.take_out((node.cell, node.digit)),
                _ if path.iter().all(|node| node.cell != cell(index)) => tree.place(place(index, digit), kind == 3),
                _ => {}
            }
        }
        assert_tidy(&tree, &BranchLayout::new(&tree, columns, false), columns);
    }
}
