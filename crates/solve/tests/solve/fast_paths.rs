//! Tests of the fast solver with each kind of instructions that this processor has: they find the same solutions in the same
//! order.

use proptest::prelude::*;
use sudoku_board::classic::{ClassicCell, Grid};
use sudoku_board::{Board, Cell, Value};
use sudoku_generate::{Generator, Givens, Options, Seed};
use sudoku_samples::known::{SCRATCH, grid};
use sudoku_samples::strategies::{any_grid, lawful_puzzle, solvable_puzzle};
use sudoku_samples::thoroughness::{cases, thoroughly};
use sudoku_solve::fast::{Simd, Solver};
use sudoku_solve::search::{DecisionTree, Search, Step};

/// Returns a solver for each kind of instructions.
fn solvers() -> Vec<(Simd, Solver)> {
    Simd::ALL.into_iter().filter_map(|simd| Some((simd, Solver::with(simd)?))).collect()
}

/// Returns the first solutions, after checking that they are the same for all solvers.
#[track_caller]
fn same_solutions(puzzle: &Grid, most: usize) -> Vec<Grid> {
    let mut found: Option<Vec<Grid>> = None;
    for (simd, mut solver) in solvers() {
        let solutions: Vec<Grid> = solver.solutions(puzzle).take(most).collect();
        assert_eq!(solver.count(puzzle, most as u64), solutions.len() as u64, "{simd:?}, {puzzle}");
        assert_eq!(solver.solve(puzzle), solutions.first().copied(), "{simd:?}, {puzzle}");
        assert_eq!(*found.get_or_insert_with(|| solutions.clone()), solutions, "{simd:?}, {puzzle}");
    }
    found.expect("one kind there always is")
}

/// Returns the first solutions that the decision tree finds.
fn tree_solutions(puzzle: &Grid, most: usize) -> Vec<Grid> {
    let mut tree = DecisionTree::new(&Board::from(*puzzle));
    let mut found = Vec::new();
    while found.len() < most {
        match tree.next() {
            Some(Step::Solution) => found.extend(tree.board().classic()),
            Some(_) => {}
            None => break,
        }
    }
    found
}

/// Checks that the fast solver finds the same solutions as the decision tree, in any order. If there are at least `most`, only
/// their number is compared.
#[track_caller]
fn agrees_with_the_decision_tree(puzzle: &Grid, most: usize) {
    let mut solutions = same_solutions(puzzle, most);
    let mut others = tree_solutions(puzzle, most);
    for solution in &solutions {
        let keeps_givens =
            Cell::all().all(|cell| puzzle.get(cell).is_none_or(|digit| solution.get(cell) == Some(digit)));
        assert!(solution.is_solved() && keeps_givens, "{puzzle}: {solution}");
    }
    solutions.sort_unstable_by_key(|solution| *solution.values());
    others.sort_unstable_by_key(|solution| *solution.values());
    assert!(solutions.windows(2).all(|two| two[0] != two[1]), "{puzzle}: a solution comes twice");
    if others.len() < most {
        assert_eq!(solutions, others, "{puzzle}");
    } else {
        assert_eq!(solutions.len(), most, "{puzzle}");
    }
}

#[test]
fn the_portable_instructions_are_always_there_and_the_best_are_the_last_there_are() {
    let kinds: Vec<Simd> = solvers().into_iter().map(|(simd, _)| simd).collect();
    assert_eq!((kinds.first(), kinds.last().copied()), (Some(&Simd::Portable), Some(Simd::best())));
}

#[test]
fn nothing_is_counted_where_nothing_may_be() {
    for (_, mut solver) in solvers() {
        assert_eq!(solver.count(&Grid::EMPTY, 0), 0);
        assert_eq!(solver.count(&Grid::EMPTY, 1), 1);
        assert_eq!(solver.count(&Grid::EMPTY, 5000), 5000);
    }
}

#[test]
fn a_full_board_is_its_own_solution_and_a_wrong_one_has_none() {
    let solved = same_solutions(&grid(SCRATCH), 2)[0];
    assert_eq!(same_solutions(&solved, 2), [solved]);
    let mut values = *solved.values();
    values.swap(0, 1);
    assert_eq!(same_solutions(&Grid::new(values).expect("digits"), 2), []);
}

#[test]
fn a_solver_that_stopped_in_the_middle_begins_anew() {
    for (_, mut solver) in solvers() {
        assert_eq!(solver.count(&Grid::EMPTY, 3), 3);
        assert!(solver.is_unique(&grid(SCRATCH)));
    }
}

#[test]
fn a_line_of_81_characters_is_a_grid_and_nothing_else_is() {
    let line = b"85...24..72......9..4.........1.7..23.5...9...4...........8..7..17..........36.4.";
    let grid = Grid::from_line(line).expect("81 characters");
    assert_eq!(grid.line(), *line);
    assert_eq!(grid.givens(), 22);
    assert_eq!(Grid::from_line(grid.to_string().replace('.', "0").as_bytes()), Some(grid));
    assert_eq!(Grid::from_line(&line[1..]), None);
    assert_eq!(Grid::from_line(&line.map(|byte| if byte == b'8' { b'x' } else { byte })), None);
    assert_eq!(Grid::new([10; 81]), None);
    assert_eq!(Board::from(grid).classic(), Some(grid));
}

#[test]
fn all_agree_with_the_decision_tree_on_boards_with_one_solution_several_and_none() {
    for seed in 0..thoroughly(10_000, 300) {
        let givens = Givens::Exactly(24 + (seed % 24) as u8);
        let made = Generator::puzzle(Options { givens, ..Options::default() }, Seed(seed))
            .expect("that many are easily found");
        let one = made.puzzle;
        agrees_with_the_decision_tree(&one, 3);
        // Without one of its givens, and then another, most puzzles have several solutions.
        let mut several = made.puzzle;
        for cell in Cell::all().filter(|&cell| several.get(cell).is_some()).take(2).collect::<Vec<_>>() {
            several.put(cell, None);
        }
        agrees_with_the_decision_tree(&several, 20);
        // With a wrong digit in a blank cell, there is no solution.
        let mut none = made.puzzle;
        if let Some(cell) = one.blanks().nth(seed as usize % 20) {
            let mut wrong = Value::DIGITS.into_iter().filter(|&digit| made.solution.get(cell) != Some(digit));
            none.put(cell, wrong.nth(seed as usize % 8));
        }
        agrees_with_the_decision_tree(&none, 1);
    }
}

proptest! {
    #![proptest_config(cases(256))]

    #[test]
    fn all_agree_on_puzzles_with_a_solution((puzzle, _) in solvable_puzzle(45)) {
        agrees_with_the_decision_tree(&puzzle, 30);
    }

    #[test]
    fn all_agree_on_lawful_puzzles(puzzle in lawful_puzzle(30)) {
        same_solutions(&puzzle, 10);
    }

    #[test]
    fn boards_that_break_a_rule_have_no_solution(puzzle in any_grid()) {
        prop_assume!(puzzle.conflict().is_some());
        prop_assert_eq!(same_solutions(&puzzle, 1), []);
    }
}
