//! Tests of the fast solver: known counts, and agreement with brute force.

use proptest::prelude::*;
use sudoku_board::Cell;
use sudoku_board::classic::{ClassicCell, Grid};
use sudoku_samples::known::{SCRATCH, SCRATCH_SOLVED, grid};
use sudoku_samples::strategies::{any_grid, lawful_puzzle, solvable_puzzle};
use sudoku_samples::thoroughness::cases;
use sudoku_solve::fast::{SearchResult, Solutions, Solver};
use sudoku_solve::search::{BruteForce, Step};

#[track_caller]
fn solutions(puzzle: &str, expected: u64) {
    assert_eq!(Solver::new().count(&grid(puzzle), 100_000), expected);
}

#[test]
fn known_puzzles_have_the_known_number_of_solutions() {
    solutions(SCRATCH, 1);
    solutions("..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9", 1);
    solutions("9..8...........5............2..1...3.1.....6....4...7.7.86.........3.1..4.....2..", 1);
    solutions(".....5.8....6.1.43..........1.5........1.6...3.......553.....61........4.........", 0);
    solutions(".39...12....9.7...8..4.1..6.42...79...........91...54.5..1.9..3...8.5....14...87.", 2);
    solutions("..3.....6...98..2.9426..7..45...6............1.9.5.47.....25.4.6...785...........", 3);
    solutions("59.....486.8...3.7...2.1.......4.....753.698.....9.......8.3...2.6...7.934.....65", 10);
    solutions("...3165..8..5..1...1.89724.9.1.85.2....9.1....4.263..1.5.....1.1..4.9..2..61.8...", 125);
    solutions("000000000100000000000430200000000006000509000000000418000081000002000050040000300", 76_215);
}

/// Returns true if the solution has all digits of the puzzle.
fn extends(solution: &Grid, puzzle: &Grid) -> bool {
    Cell::all().all(|cell| puzzle.get(cell).is_none_or(|digit| solution.get(cell) == Some(digit)))
}

#[test]
fn the_solution_keeps_the_givens_and_fills_the_rest() {
    let solution = Solver::new().solve(&grid(SCRATCH)).expect("it has one");
    assert_eq!(solution.to_string(), SCRATCH_SOLVED);
    assert!(extends(&solution, &grid(SCRATCH)));
}

#[test]
fn the_empty_board_gives_one_solution_after_the_other() {
    let mut found: Vec<Grid> = Solutions::of(&Grid::EMPTY).take(500).collect();
    assert!(found.iter().all(Grid::is_solved));
    found.sort();
    found.dedup();
    assert_eq!(found.len(), 500);
}

#[test]
fn a_search_that_is_cut_into_parts_comes_to_the_same_end() {
    let puzzle = grid("59.....486.8...3.7...2.1.......4.....753.698.....9.......8.3...2.6...7.934.....65");
    let mut parts = Solutions::of(&puzzle);
    let mut found = Vec::new();
    loop {
        match parts.advance(1) {
            SearchResult::Solution(solution) => found.push(solution),
            SearchResult::Exhausted => break,
            SearchResult::Unfinished => {}
        }
    }
    assert_eq!(found, Solutions::of(&puzzle).collect::<Vec<_>>());
}

proptest! {
    #![proptest_config(cases(256))]

    #[test]
    fn it_agrees_with_the_brute_force((puzzle, _) in solvable_puzzle(45)) {
        let by_force = BruteForce::new(&puzzle.into()).filter(|step| *step == Step::Solution).take(50).count();
        prop_assert_eq!(Solver::new().count(&puzzle, 50), by_force as u64);
    }

    #[test]
    fn every_solution_of_a_lawful_puzzle_is_solved_and_extends_it(puzzle in lawful_puzzle(40)) {
        for solution in Solutions::of(&puzzle).take(3) {
            prop_assert!(solution.is_solved() && extends(&solution, &puzzle));
        }
    }

    #[test]
    fn a_board_that_breaks_a_rule_has_no_solution(puzzle in any_grid()) {
        prop_assume!(puzzle.conflict().is_some());
        prop_assert_eq!(Solver::new().solve(&puzzle), None);
    }
}
