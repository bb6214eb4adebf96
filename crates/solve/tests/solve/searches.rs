//! Tests of the search engines: their solutions, counts and steps.

use proptest::prelude::*;
use sudoku_board::classic::Grid;
use sudoku_board::{Board, Cell, Value};
use sudoku_samples::known::{SCRATCH, SCRATCH_SOLVED, read};
use sudoku_samples::strategies::{any_grid, lawful_puzzle, solvable_puzzle};
use sudoku_samples::thoroughness::{cases, thoroughly};
use sudoku_solve::search::{BruteForce, Counts, Need, Rewind, Search, Step};

fn solutions(board: &Board) -> u64 {
    let mut search = BruteForce::new(board);
    for _ in search.by_ref() {}
    search.counts().solutions
}

#[test]
fn the_scratch_example_is_solved() {
    let mut search = BruteForce::new(&read(SCRATCH));
    assert!(search.any(|step| step == Step::Solution));
    assert_eq!(search.board().to_string(), SCRATCH_SOLVED);
    assert!(search.board().is_solved());
    assert_eq!(search.depth(), 56);
}

#[test]
fn the_number_of_solutions_is_the_known_one() {
    let known = [
        (SCRATCH, 1),
        ("000065130000008900100009002025000709000000000607000240800900004001500000032780000", 1),
        ("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..", 1),
        (".39...12....9.7...8..4.1..6.42...79...........91...54.5..1.9..3...8.5....14...87.", 2),
        ("..3.....6...98..2.9426..7..45...6............1.9.5.47.....25.4.6...785...........", 3),
        ("....9....6..4.7..8.4.812.3.7.......5..4...9..5..371..4.5..6..4.2.17.85.9.........", 4),
        ("59.....486.8...3.7...2.1.......4.....753.698.....9.......8.3...2.6...7.934.....65", 10),
        ("...3165..8..5..1...1.89724.9.1.85.2....9.1....4.263..1.5.....1.1..4.9..2..61.8...", 125),
    ];
    for (puzzle, count) in known {
        assert_eq!(solutions(&read(puzzle)), count, "{puzzle}");
    }
}

#[test]
fn a_search_begins_by_looking_and_trying_one() {
    let steps: Vec<Step> = BruteForce::new(&read(SCRATCH)).take(7).collect();
    // r1c3: 1 is in row 1, 2 is in box 1, 3 fits.
    let told: Vec<String> = steps.iter().map(Step::to_string).collect();
    assert_eq!(
        told,
        [
            "look for a digit in r1c3: 9 options",
            "try 1 in r1c3: row 1 already has it",
            "try 2 in r1c3: box 1 already has it",
            "try 3 in r1c3: it fits",
            "place 3 in r1c3",
            "look for a digit in r1c5: 9 options",
            "try 1 in r1c5: row 1 already has it",
        ]
    );
}

#[test]
fn a_full_board_is_one_solution_and_a_wrong_one_none() {
    let solved = read(SCRATCH_SOLVED);
    assert_eq!(BruteForce::new(&solved).collect::<Vec<_>>(), [Step::Solution]);
    let wrong = Grid::of_values([5; 81]);
    assert_eq!(BruteForce::new(&wrong.into()).next(), None);
}

#[test]
fn a_puzzle_without_solution_ends_with_everything_taken_back() {
    // r1c9 cannot be 1 to 8, which are in its row, nor 9, which is in its column.
    let board = read("12345678.........9...............................................................");
    let mut search = BruteForce::new(&board);
    for _ in search.by_ref() {}
    assert!(search.is_done());
    assert_eq!(search.next(), None);
    assert_eq!((search.counts().solutions, search.depth(), search.board()), (0, 0, board));
}

#[test]
fn the_digits_already_played_stand() {
    let mut board = read(SCRATCH);
    board.set(Cell::at(0, 2), Value::digit(3)).expect("a blank");
    assert_eq!(solutions(&board), 0, "r1c3 is 5 in the only solution");
}

#[test]
fn a_step_is_a_few_bytes() {
    assert!(size_of::<Step>() <= 8, "{}", size_of::<Step>());
}

#[test]
fn a_known_puzzle_needs_exactly_its_known_calls_and_tries() {
    let (puzzle, calls, tries) = thoroughly(
        // The puzzle against brute force: 622 million digits, which takes half a minute.
        ("..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9", 69_175_317, 622_577_597),
        // The puzzle by Arto Inkala from 2012.
        ("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..", 49_559, 445_778),
    );
    let mut search = BruteForce::new(&read(puzzle));
    assert!(search.any(|step| step == Step::Solution));
    let counts = search.counts();
    assert_eq!((counts.calls, counts.tries), (calls, tries));
    // Each call but the last places a digit. At the solution, one digit for each blank cell has not been taken back.
    let blanks = read(puzzle).blanks().count() as u64;
    assert_eq!((counts.placements, counts.retractions), (calls - 1, calls - 1 - blanks));
}

proptest! {
    #![proptest_config(cases(256))]

    #[test]
    fn a_puzzle_made_from_a_solution_is_solved((grid, solved) in solvable_puzzle(45)) {
        let mut search = BruteForce::new(&grid.into());
        let mut found = false;
        while search.by_ref().take(2_000_000).any(|step| step == Step::Solution) {
            prop_assert!(search.board().is_solved());
            found |= *search.board().values() == solved.map(Value::get);
            if found {
                break;
            }
        }
        prop_assert!(found || search.counts().tries > 1_000_000);
    }

    #[test]
    fn the_count_agrees_with_a_plain_recursion((grid, _) in solvable_puzzle(35)) {
        let mut board = Board::from(grid);
        prop_assert_eq!(solutions(&board), plain_count(&mut board));
    }

    #[test]
    fn what_the_steps_tell_is_what_the_search_holds(grid in lawful_puzzle(40)) {
        let mut stage = Board::from(grid);
        let mut search = BruteForce::new(&stage);
        let mut counts = Counts::default();
        let mut depth = 0;
        for _ in 0..3000 {
            let Some(step) = search.next() else { break };
            match step {
                Step::Look { need, .. } => {
                    counts.calls += 1;
                    prop_assert_eq!(stage.blanks().next().map(Need::Cell), Some(need));
                }
                Step::Try { cell, digit, refused_by } => {
                    counts.tries += 1;
                    prop_assert_eq!(refused_by, stage.refused_by(cell, digit));
                }
                Step::Place { cell, digit, .. } => {
                    counts.placements += 1;
                    depth += 1;
                    counts.deepest = counts.deepest.max(depth as u16);
                    prop_assert_eq!(stage.refused_by(cell, digit), None);
                    stage.set(cell, Some(digit)).expect("a blank");
                }
                Step::Retract { cell, digit, .. } => {
                    counts.retractions += 1;
                    depth -= 1;
                    prop_assert_eq!(stage.get(cell), Some(digit));
                    stage.set(cell, None).expect("the player's");
                }
                Step::Solution => {
                    counts.calls += 1;
                    counts.solutions += 1;
                    prop_assert!(stage.is_solved());
                }
                Step::Relax(_) | Step::Strike(_) | Step::Cut | Step::Block(_) => prop_assert!(false, "brute force knows no such step"),
            }
            prop_assert_eq!(&search.board(), &stage);
            prop_assert_eq!((search.counts(), search.depth()), (counts, depth));
        }
    }

    #[test]
    fn a_search_stopped_and_cloned_goes_on_as_if_never_stopped(grid in lawful_puzzle(30), at in 0..2000usize) {
        let board = Board::from(grid);
        let whole: Vec<Step> = BruteForce::new(&board).take(at + 500).collect();
        let mut first = BruteForce::new(&board);
        let mut steps: Vec<Step> = first.by_ref().take(at).collect();
        let second = first.clone();
        drop(first);
        steps.extend(second.take(500));
        prop_assert_eq!(steps, whole);
    }

    #[test]
    fn a_board_that_breaks_a_rule_has_no_step(grid in any_grid()) {
        prop_assert_eq!(BruteForce::new(&grid.into()).next().is_none(), grid.conflict().is_some());
    }
}

/// Counts solutions with the checks alone, independently of the engine.
fn plain_count(board: &mut Board) -> u64 {
    let Some(cell) = board.blanks().next() else { return 1 };
    let mut count = 0;
    for digit in Value::DIGITS {
        if board.clash(cell, digit).is_none() {
            board.set(cell, Some(digit)).expect("a blank");
            count += plain_count(board);
            board.set(cell, None).expect("the player's");
        }
    }
    count
}
