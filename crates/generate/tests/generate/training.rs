//! Tests of the training: offers lead to their techniques, marks are checked, and results are saved.

use sudoku_board::{Candidate, Value};
use sudoku_generate::Seed;
use sudoku_generate::training::{
    Exercise, ExerciseResult, Maker, OfferError, OfferFault, TechniqueRecord, TrainingRecord, offers, places, read,
};
use sudoku_samples::thoroughness::thoroughly;
use sudoku_solve::fast::Solver;
use sudoku_techniques::Technique;

fn exercise(technique: Technique, seed: Seed) -> Exercise {
    let mut maker = Maker::new(technique, seed).expect("it is offered");
    (0..100_000).find_map(|_| maker.advance()).unwrap_or_else(|| panic!("{technique}, seed {seed}"))
}

#[test]
fn the_file_is_read_and_offers_many_techniques_in_order() {
    let text = include_str!("../../assets/training.ron");
    let read = read("training.ron", text).expect("it is of the form");
    assert_eq!(read, offers());
    assert!(read.len() > 40, "{}", read.len());
    assert!(read.is_sorted_by(|one, next| one.technique.order() < next.technique.order()), "each once, easiest first");
}

#[test]
fn every_puzzle_of_the_file_leads_to_its_technique() {
    for offer in offers() {
        for puzzle in offer.puzzles.iter().take(thoroughly(usize::MAX, 2)) {
            assert_eq!(Solver::new().count(puzzle, 2), 1, "{}: {puzzle}", offer.technique);
            assert!(!places(offer.technique, puzzle).is_empty(), "{}: {puzzle}", offer.technique);
        }
    }
}

#[test]
fn what_is_offered_is_made_and_is_the_next_thing_to_find() {
    for offer in offers() {
        for seed in 0..thoroughly(5, 1) {
            let exercise = exercise(offer.technique, Seed(seed));
            let (technique, position) = (offer.technique, exercise.position());
            assert_eq!(exercise.technique(), technique);
            assert!(
                technique.first(position).is_some_and(|first| exercise.deductions().contains(&first)),
                "{technique}"
            );
            let easier = Technique::all().iter().take_while(|other| **other != technique);
            let mut easier = easier.filter(|other| other.is_for_paths() && other.score() < technique.score());
            assert!(easier.all(|easier| easier.first(position).is_none()), "{technique}, seed {seed}");
            let solution = position.classic().and_then(|grid| Solver::new().solve(&grid)).expect("it has a solution");
            for deduction in exercise.deductions() {
                let goal = exercise.goal(deduction);
                let is_digit = |one: &Candidate| solution.get(one.cell) == Some(one.value);
                assert!(goal.iter().all(|one| is_digit(one) == exercise.places()), "{technique}: {deduction:?}");
                assert!(!goal.is_empty() && goal.iter().all(|&one| position.has(one)), "{technique}: {deduction:?}");
            }
        }
    }
}

#[test]
fn a_seed_makes_the_same_exercise_and_another_one_another() {
    let of = |seed| exercise(Technique::NakedPair, Seed(seed));
    assert_eq!(of(7), of(7));
    assert_ne!(of(7), of(8));
    assert!(Maker::new(Technique::TrialAndError, Seed(1)).is_none(), "that is no technique to find");
}

#[test]
fn marks_are_right_wrong_unshown_or_missed() {
    let exercise = (0..).map(|seed| exercise(Technique::NakedPair, Seed(seed)));
    let mut exercise = exercise.filter(|exercise| exercise.goal(&exercise.deductions()[0]).len() > 1);
    let exercise = exercise.next().expect("some pairs rule out more than one candidate");
    let goal = exercise.goal(&exercise.deductions()[0]);
    let all = exercise.check(&goal);
    assert!(all.is_found() && all.missed.is_empty());
    assert_eq!(all.right, goal);

    let some = exercise.check(&goal[..1]);
    assert!(some.is_found(), "one of several is right");
    let deduction = &exercise.deductions()[some.deduction.expect("it belongs to one")];
    assert_eq!(some.missed.len(), exercise.goal(deduction).len() - 1);

    let position = exercise.position();
    let solution = position.classic().and_then(|grid| Solver::new().solve(&grid)).expect("it has a solution");
    let cell = position.blanks().first().expect("it is not full");
    let right = Candidate { cell, value: solution.get(cell).expect("it is solved") };
    let wrong = exercise.check(&[right]);
    assert_eq!((wrong.is_found(), wrong.wrong, wrong.missed), (false, vec![right], vec![]));
    assert_eq!(exercise.check(&[goal[0], right]).right, goal[..1]);

    let shown = |one: &Candidate| exercise.deductions().iter().any(|found| exercise.goal(found).contains(one));
    let candidates =
        position.blanks().iter().flat_map(|cell| Value::DIGITS.map(|digit| Candidate { cell, value: digit }));
    let mut others = candidates.filter(|one| position.has(*one) && solution.get(one.cell) != Some(one.value));
    let unshown = others.find(|one| !shown(one)).expect("a pair does not show everything");
    let verdict = exercise.check(&[unshown]);
    assert_eq!((verdict.is_found(), verdict.unshown), (false, vec![unshown]));
    assert!(!exercise.check(&[]).is_found());
}

#[test]
fn any_deduction_of_the_technique_counts() {
    let mut exercises = (0..).map(|seed| exercise(Technique::HiddenSingle, Seed(seed)));
    let exercise = exercises.find(|exercise| exercise.deductions().len() > 1).expect("some have several");
    assert!(exercise.places());
    for deduction in exercise.deductions() {
        assert!(exercise.check(&deduction.placements).is_found());
    }
}

#[test]
fn the_record_is_read_as_it_was_written() {
    let mut record = TrainingRecord::default();
    for result in [ExerciseResult::Found, ExerciseResult::Found, ExerciseResult::Helped, ExerciseResult::Missed] {
        record.record(Technique::XyWing, result);
    }
    let read = TrainingRecord::read("training.ron", &record.write()).expect("it was written so");
    assert_eq!(read, record);
    assert_eq!(read.of(Technique::XyWing), TechniqueRecord { found: 2, helped: 1, missed: 1 });
    assert_eq!(read.of(Technique::Skyscraper), TechniqueRecord::default());
    assert!(TrainingRecord::read("training.ron", "(version: 2, techniques: {})").is_err());
    assert!(TrainingRecord::read("training.ron", "nonsense").is_err());
}

#[test]
fn a_bad_file_of_offers_is_refused() {
    let read = |text: &str| read("bad.ron", text);
    assert!(matches!(read("(version: 1, techniques: [])"), Ok(offers) if offers.is_empty()));
    assert!(matches!(read("nonsense"), Err(OfferError { fault: OfferFault::Form(_), .. })));
    let unknown = read("(version: 1, techniques: [(name: \"nothing\", puzzles: [])])");
    assert!(matches!(unknown, Err(OfferError { fault: OfferFault::Technique(name), .. }) if name == "nothing"));
    let short = read("(version: 1, techniques: [(name: \"X-wing\", puzzles: [\"12\"])])");
    assert!(matches!(short, Err(OfferError { fault: OfferFault::Puzzle(_, puzzle), .. }) if puzzle == "12"));
}
