//! Tests of the whole path of a puzzle.

use super::{position, puzzle};
use sudoku_board::classic::{ClassicCell, Grid};
use sudoku_board::{Cell, Value};
use sudoku_generate::Difficulty;
use sudoku_samples::known;
use sudoku_samples::thoroughness::thoroughly;
use sudoku_solve::fast::Solver;
use sudoku_techniques::{Contradiction, Level, Position, Technique, next, solve_path};

#[test]
fn every_puzzle_is_solved_and_each_step_leads_on() {
    for seed in 0..thoroughly(100, 20) {
        let grid = puzzle(seed, None);
        let start = position(&grid);
        let path = solve_path(&start, true);
        assert!(path.is_solved(), "{grid}");
        let solution = Solver::new().solve(&grid).expect("it has one");
        assert!(Cell::all().all(|cell| path.end.value(cell) == solution.get(cell)), "{grid}");
        let mut position = start;
        for step in &path.steps {
            let before = position.clone();
            step.apply(&mut position);
            assert_ne!(before, position, "{step:?}");
        }
        assert_eq!(position, path.end);
    }
}

#[test]
fn singles_are_all_that_an_easy_puzzle_needs() {
    for seed in 0..10 {
        let path = solve_path(&position(&puzzle(seed, Some(Difficulty::Easy))), true);
        assert!(path.steps.iter().all(|step| step.technique.about().level == Level::Easy));
    }
}

#[test]
fn no_easier_technique_finds_anything_at_a_step() {
    let mut position = position(&puzzle(7, Some(Difficulty::Hard)));
    while let Some(step) = next(&position, true) {
        let easier = &Technique::all()[..step.technique.order()];
        assert!(
            easier
                .iter()
                .filter(|technique| technique.is_for_paths())
                .all(|technique| technique.first(&position).is_none()),
            "{step:?}"
        );
        step.apply(&mut position);
    }
}

#[test]
fn a_step_is_the_same_whatever_is_remembered_of_those_before() {
    for seed in 1..=4 {
        let mut position = position(&puzzle(seed, Some(Difficulty::Hard)));
        for step in solve_path(&position, true).steps {
            assert_eq!(next(&position, true).as_ref(), Some(&step));
            step.apply(&mut position);
        }
    }
}

#[test]
fn a_path_with_several_solutions_ends_where_nothing_more_follows() {
    let start = Position::of(&known::read(known::TWO)).expect("no digit twice");
    let path = solve_path(&start, false);
    assert!(!path.is_solved() && path.end.contradiction().is_none());
    assert_eq!(path.end.blanks().len(), 4, "2 and 7 can be exchanged");
    assert!(path.steps.iter().all(|step| !step.technique.needs_one_solution()));
}

#[test]
fn a_position_without_a_solution_is_told_and_leads_nowhere() {
    let start = Position::of(&known::read(known::NONE)).expect("no digit twice");
    let contradiction = start.contradiction().expect("r1c9 has no candidate");
    assert_eq!(contradiction, Contradiction::NoCandidate(Cell::at(0, 8)));
    assert!(contradiction.to_string().contains("r1c9"));
    assert!(solve_path(&start, true).steps.is_empty());
}

#[test]
fn a_board_that_breaks_a_rule_is_no_position() {
    let mut grid = Grid::EMPTY;
    grid.put(Cell::at(2, 0), Value::digit(5));
    grid.put(Cell::at(2, 8), Value::digit(5));
    let error = Position::of(&grid).expect_err("two 5s in row 3");
    assert_eq!(error.to_string(), "row 3 holds two 5s, in r3c1 and r3c9; clear one of them");
}

#[test]
fn techniques_have_different_names_and_stand_in_order() {
    let all: Vec<_> = Technique::all().iter().map(|technique| technique.about()).collect();
    assert!(all.windows(2).all(|pair| pair[0].order <= pair[1].order));
    for (index, one) in all.iter().enumerate() {
        for two in &all[index + 1..] {
            assert_ne!(one.name, two.name);
        }
    }
}
