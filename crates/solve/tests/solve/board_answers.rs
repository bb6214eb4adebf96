//! Tests of the solutions of the puzzles in `tests/boards`.

use sudoku_board::Board;
use sudoku_board::classic::Grid;
use sudoku_samples::boards::{KnownBoard, known};
use sudoku_samples::known::{MILLIONS, NONE, TWO, grid};
use sudoku_samples::thoroughness::thoroughly;
use sudoku_solve::constraint::{self, Solutions};
use sudoku_solve::fast::{self, SearchResult, Solver};

/// The most solutions that are counted. If a file does not say how many there are, one is enough.
const MOST: usize = 50;

fn check(known: &KnownBoard) {
    let KnownBoard { name, board, solutions, solution } = known;
    let limit = solutions.map_or(1, |solutions| (solutions as usize + 1).min(MOST));
    let found: Vec<Board> = Solutions::of(board).take(limit).collect();
    let expected = solutions.map_or(1, |solutions| (solutions as usize).min(MOST));
    assert_eq!(found.len(), expected, "{name}");
    for board in &found {
        assert_eq!(board.refusal(), None, "{name}");
        assert!(board.is_solved(), "{name}");
    }
    if let (Some(1), Some(solution)) = (solutions, solution) {
        assert_eq!(found[0].values(), solution, "{name}");
    }
}

/// Checks the puzzles of a file, except those that take more than a few seconds each.
fn check_file(file: &str, slow: &[&str]) {
    for known in known(file).iter().filter(|known| !slow.contains(&known.name.as_str())) {
        check(known);
    }
}

#[test]
fn killers_have_the_solutions_that_are_known() {
    check_file("killers_human.jsonl", &[]);
    check_file("killers_tarek.jsonl", &[]);
    check_file("killers_extreme.jsonl", &[]);
    if thoroughly(true, false) {
        check_file("killers_mathemagic.jsonl", &[]);
    }
}

#[test]
fn boards_of_many_sizes_have_the_solutions_that_are_known() {
    check_file("small.jsonl", &[]);
    check_file("gecode_16.jsonl", &[]);
    // The other puzzles take up to a minute; the benchmark solves all of them.
    let fast = ["Gecode 20"];
    for known in known("gecode_25.jsonl").iter().filter(|known| fast.contains(&known.name.as_str())) {
        check(known);
    }
}

#[test]
fn variants_have_the_solutions_that_are_known() {
    check_file("variants.jsonl", thoroughly(&[][..], &["Hailstone - little killer"]));
    if thoroughly(true, false) {
        check_file("little_killers.jsonl", &[]);
        check_file("pencilmarks.jsonl", &[]);
    }
}

#[test]
fn jigsaws_can_be_filled_or_cannot_as_is_known() {
    check_file("jigsaw_layouts.jsonl", &[]);
    check_file("jigsaw_impossible.jsonl", &[]);
}

#[test]
fn a_part_of_a_search_makes_few_tries_and_the_next_goes_on() {
    let puzzle = known("killers_extreme.jsonl").swap_remove(0).board;
    let mut solutions = Solutions::of(&puzzle);
    assert_eq!(solutions.advance(10), SearchResult::Unfinished);
    assert_eq!(solutions.advance(0), SearchResult::Unfinished);
    assert!(solutions.next().expect("a solution").is_solved());
    assert_eq!(solutions.next(), None);
    assert_eq!(solutions.advance(10), SearchResult::Exhausted);
}

#[test]
fn a_classic_board_has_the_solutions_that_the_classic_engine_finds() {
    let texts = include_str!("../../../../puzzles/samples.txt");
    let puzzles = texts.lines().filter(|line| !line.starts_with('#') && !line.is_empty());
    for line in puzzles.chain([MILLIONS, TWO, NONE]) {
        let grid = grid(line);
        let board = Board::from(grid);
        let mut solver = Solver::new();
        let sorted = |mut found: Vec<Vec<u8>>| {
            found.sort();
            found
        };
        let general = Solutions::by_search(&board).take(MOST + 1).map(|board| board.values().to_vec()).collect();
        let general = sorted(general);
        assert_eq!(general.len() as u64, solver.count(&grid, MOST as u64 + 1), "{line}");
        if general.len() <= MOST {
            let values = |solution: Grid| solution.values().to_vec();
            assert_eq!(general, sorted(fast::Solutions::of(&grid).map(values).collect()), "{line}");
        }
        assert_eq!(constraint::is_unique(&board), solver.is_unique(&grid), "{line}");
        assert_eq!(board.classic(), Some(grid));
    }
}
