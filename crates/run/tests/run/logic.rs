//! Logic as an engine: it follows the path of the techniques, one deduction after another, and guesses when nothing
//! follows.

use sudoku_board::{Candidate, formats};
use sudoku_run::engines::Logic;
use sudoku_samples::known::{MILLIONS, NONE, SCRATCH, TWO, read};
use sudoku_solve::search::{Failure, Reason, Rewind, Search, Step};
use sudoku_techniques::{Deduction, Level, Position, solve_path};

/// A puzzle that takes chains.
const UNFAIR: &str = "7.8...2......2.56....1.6.7...2....8..56......4..37......429....58.....4......3...";
/// A puzzle that takes forcing chains, nets or more.
const EXTREME: &str = ".4....9.1.7..5...43.1...7....367.......2.31......8...25.69...7..3.......1.7.4..5.";

#[test]
fn with_one_solution_its_steps_are_the_path_of_the_techniques() {
    for puzzle in [SCRATCH, UNFAIR, EXTREME] {
        let mut search = Logic::new(&read(puzzle));
        let path = solve_path(&Position::of(&read(puzzle)).expect("a puzzle"), true);
        let mut found: Vec<Deduction> = Vec::new();
        let mut before = search.position().clone();
        loop {
            let step = search.next().expect("a solution comes");
            if step == Step::Solution {
                break;
            }
            if found.len() < search.deductions() {
                let told = search.deduction().expect("it has just been found");
                assert_eq!(told.before, before, "{puzzle}");
                found.push(told.deduction.clone());
            }
            assert!(!matches!(
                step,
                Step::Look { .. } | Step::Retract { .. } | Step::Place { reason: Reason::Assumed, .. }
            ));
            before = search.position().clone();
        }
        assert_eq!(found, path.steps, "{puzzle}");
        assert!(search.board().is_solved() && search.deduction().is_none());
        let rest: Vec<Step> = search.by_ref().collect();
        assert!(rest.iter().all(|step| matches!(step, Step::Retract { failure: Failure::Found, .. })), "{rest:?}");
        assert!(search.is_done());
    }
    let levels = [UNFAIR, EXTREME].map(|puzzle| {
        let path = solve_path(&Position::of(&read(puzzle)).expect("a puzzle"), true);
        path.level()
    });
    assert_eq!(levels, [Level::Unfair, Level::Extreme]);
}

#[test]
fn with_several_solutions_it_guesses_where_nothing_follows() {
    let mut search = Logic::new(&read(TWO));
    let steps: Vec<Step> = search.by_ref().collect();
    let guesses = steps.iter().filter(|step| matches!(step, Step::Place { reason: Reason::Assumed, .. })).count();
    assert_eq!((guesses, search.counts().solutions), (2, 2), "both digits of one cell: {steps:?}");
    // No deduction excludes a solution.
    let first = Logic::new(&read(MILLIONS)).find(|step| *step == Step::Solution);
    assert_eq!(first, Some(Step::Solution));
}

#[test]
fn without_a_solution_it_ends_in_a_contradiction() {
    let steps: Vec<Step> = Logic::new(&read(NONE)).collect();
    assert!(steps.iter().any(|step| matches!(step, Step::Look { options: 0, .. })), "{steps:?}");
    assert!(!steps.contains(&Step::Solution));
}

#[test]
fn deductions_can_be_found_elsewhere() {
    let inline: Vec<Step> = Logic::new(&read(UNFAIR)).collect();
    let mut search = Logic::new(&read(UNFAIR));
    search.ask_in_background();
    let (untouched, mut steps, mut questions) = (search.clone(), Vec::new(), 0);
    loop {
        match search.next() {
            Some(step) => steps.push(step),
            None if search.waits() => {
                assert_eq!((search.next(), search.is_done()), (None, false), "it waits on");
                let is_deduced = matches!(steps.last(), Some(Step::Strike(_) | Step::Place { .. }));
                assert_eq!(search.deduction().is_some(), is_deduced, "what was told last is not forgotten");
                let question = search.question().expect("it waits for an answer");
                questions += 1;
                std::thread::spawn(move || question.work_out()).join().expect("the thread ends");
                assert!(!search.waits() && search.question().is_none());
            }
            None => break,
        }
    }
    assert_eq!(steps, inline);
    let strikes = steps.iter().filter(|step| matches!(step, Step::Strike(_))).count();
    assert!(questions >= strikes && strikes > 3, "{questions} questions, {strikes} strikes");
    // Results that were computed once are available to every copy, even an earlier one.
    assert_eq!(untouched.collect::<Vec<Step>>(), inline);
}

#[test]
fn on_other_boards_it_shows_its_deductions_and_ends_where_none_applies() {
    let board = |text: &str| formats::read(text).expect("a board").board;
    let mut search = Logic::new(&board("...45. ..6..3 2.1.6. ..4.3. 3...1. .1.3.2"));
    let mut told = 0;
    while let Some(step) = search.next() {
        if let Step::Place { cell, digit, .. } = step {
            let found = search.deduction().expect("each digit has a reason");
            assert!(found.deduction.placements.contains(&Candidate::new(cell, digit)), "{step}");
            assert_eq!(search.position().value(cell), Some(digit));
            told += 1;
        }
        if step == Step::Solution {
            assert!(search.board().is_solved());
        }
    }
    assert_eq!((told, search.counts().solutions, search.depth()), (search.start().blanks().count(), 1, 0));
    assert!(search.is_done() && !search.gave_up());
    // Three solutions: no digit follows at some point, and it does not guess.
    let mut search = Logic::new(&board("1... ..3. .2.. ...."));
    let steps: Vec<Step> = search.by_ref().collect();
    assert!(search.is_done() && search.gave_up());
    assert!(!steps.iter().any(|step| matches!(step, Step::Solution | Step::Retract { .. })), "{steps:?}");
}
