//! Tests of the training: offers lead to their techniques, marks are checked, and results are saved.

use std::task::Poll;
use sudoku_board::{Candidate, Value};
use sudoku_generate::Seed;
use sudoku_generate::board_generator::BoardKind;
use sudoku_generate::training::{
    Exercise, ExerciseResult, Maker, Offer, OfferError, OfferFault, TechniqueRecord, TrainingRecord, offers, places,
    read,
};
use sudoku_samples::thoroughness::thoroughly;
use sudoku_solve::constraint;
use sudoku_solve::fast::Solver;
use sudoku_techniques::{Position, Technique};

fn made(mut maker: Maker) -> Option<Exercise> {
    loop {
        if let Poll::Ready(made) = maker.advance() {
            return made;
        }
    }
}

fn exercise_on(board: Option<BoardKind>, technique: Technique, seed: Seed) -> Exercise {
    let maker = Maker::new(board, technique, seed).expect("it is offered");
    made(maker).unwrap_or_else(|| panic!("{board:?}: {technique}, seed {seed}"))
}

fn exercise(technique: Technique, seed: Seed) -> Exercise {
    exercise_on(None, technique, seed)
}

/// Returns all kinds of boards; `None` is the classic one.
fn boards() -> Vec<Option<BoardKind>> {
    let is_classic = |kind: &BoardKind| kind.is_plain() && kind.side() == 9;
    std::iter::once(None).chain(BoardKind::all().into_iter().filter(|kind| !is_classic(kind)).map(Some)).collect()
}

fn kind(name: &str) -> Option<BoardKind> {
    Some(name.parse().expect("a kind"))
}

#[test]
fn the_file_is_read_and_offers_many_techniques_in_order() {
    let text = include_str!("../../assets/training.ron");
    let read = read("training.ron", text).expect("it is of the form");
    assert_eq!(read.on(None), offers(None));
    assert!(read.on(None).len() > 40, "{}", read.on(None).len());
    for board in boards() {
        assert_eq!(read.on(board), offers(board));
        let is_easier = |one: &Offer, next: &Offer| one.technique.order() < next.technique.order();
        assert!(offers(board).is_sorted_by(is_easier), "each once, easiest first: {board:?}");
        // The example measures what is offered.
        assert!(offers(board).len() > 1, "{board:?}");
    }
}

#[test]
fn every_puzzle_of_the_file_leads_to_its_technique() {
    for offer in offers(None) {
        for puzzle in offer.puzzles.iter().take(thoroughly(usize::MAX, 2)) {
            assert_eq!(Solver::new().count(puzzle, 2), 1, "{}: {puzzle}", offer.technique);
            let position = Position::of(puzzle).expect("no rule is broken");
            assert!(!places(offer.technique, position).is_empty(), "{}: {puzzle}", offer.technique);
        }
    }
}

#[test]
fn what_is_offered_is_made_and_is_the_next_thing_to_find() {
    for (place, board) in boards().into_iter().enumerate() {
        for (number, offer) in offers(board).iter().enumerate() {
            // On other boards, where all puzzles are new, each kind has another turn.
            let has_turn = board.is_none() || number == 3 * place % offers(board).len();
            for seed in 0..thoroughly(5, u64::from(has_turn)) {
                is_the_next_thing_to_find(&exercise_on(board, offer.technique, Seed(seed)), offer.technique, board);
            }
        }
    }
}

fn is_the_next_thing_to_find(exercise: &Exercise, technique: Technique, board: Option<BoardKind>) {
    let position = exercise.position();
    let what = format!("{board:?}: {technique}");
    assert_eq!(exercise.technique(), technique);
    assert!(technique.first(position).is_some_and(|first| exercise.deductions().contains(&first)), "{what}");
    let easier = Technique::all().iter().take_while(|other| **other != technique);
    let mut easier = easier.filter(|other| other.is_used_on(position) && other.score() < technique.score());
    assert!(easier.all(|easier| easier.first(position).is_none()), "{what}");
    let solution = constraint::solve(&position.board()).expect("it has a solution");
    assert_eq!(exercise.solution().values(), solution.values());
    for deduction in exercise.deductions() {
        let goal = exercise.goal(deduction);
        let is_solution = |one: &Candidate| solution.get(one.cell) == Some(one.value);
        assert!(goal.iter().all(|one| is_solution(one) == exercise.places()), "{what}: {deduction:?}");
        assert!(!goal.is_empty() && goal.iter().all(|&one| position.has(one)), "{what}: {deduction:?}");
        assert!(exercise.check(&goal).is_found(), "{what}: {deduction:?}");
    }
}

#[test]
fn techniques_that_only_other_boards_have_are_offered_there() {
    let offers = |name| offers(kind(name)).iter().map(|offer| offer.technique).collect::<Vec<_>>();
    for technique in [Technique::CageCombinations, Technique::Sum, Technique::InniesAndOuties] {
        assert!(offers("killer").contains(&technique), "{technique}");
    }
    assert!(offers("jigsaw").contains(&Technique::LawOfLeftovers));
    assert!(offers("killer+anti-knight").contains(&Technique::Sum));
    assert!(offers("x").contains(&Technique::LockedCandidates));
}

#[test]
fn a_maker_that_finds_nothing_ends() {
    let offer = Offer { technique: Technique::Sum, puzzles: vec![] };
    for board in [kind("4"), kind("6")] {
        assert_eq!(made(Maker::of(board, offer.clone(), Seed(7)).expect("a maker")), None, "{board:?}");
    }
    assert!(Maker::new(kind("4"), Technique::Sum, Seed(7)).is_none(), "there is no sum");
}

#[test]
fn a_seed_makes_the_same_exercise_and_another_one_another() {
    let of = |seed| exercise(Technique::NakedPair, Seed(seed));
    assert_eq!(of(7), of(7));
    assert_ne!(of(7), of(8));
    assert!(Maker::new(None, Technique::TrialAndError, Seed(1)).is_none(), "that is no technique to find");
    let of = |seed| exercise_on(kind("killer"), Technique::Sum, Seed(seed));
    assert_eq!(of(7), of(7));
    assert_ne!(of(7), of(8));
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
    assert!(matches!(read("(version: 2, techniques: [], boards: [])"), Ok(offers) if offers.on(None).is_empty()));
    assert!(matches!(read("nonsense"), Err(OfferError { fault: OfferFault::Form(_), .. })));
    assert!(matches!(read("(version: 1, techniques: [])"), Err(OfferError { fault: OfferFault::Form(_), .. })));
    let unknown = read("(version: 2, techniques: [(name: \"nothing\", puzzles: [])], boards: [])");
    assert!(matches!(unknown, Err(OfferError { fault: OfferFault::Technique(name), .. }) if name == "nothing"));
    let board = read("(version: 2, techniques: [], boards: [(kind: \"5\", techniques: [])])");
    assert!(matches!(board, Err(OfferError { fault: OfferFault::Board(name), .. }) if name == "5"));
    let short = read("(version: 2, techniques: [(name: \"X-wing\", puzzles: [\"12\"])], boards: [])");
    assert!(matches!(short, Err(OfferError { fault: OfferFault::Puzzle(_, puzzle), .. }) if puzzle == "12"));
}
