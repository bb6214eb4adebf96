//! Sessions as text, and two sessions joined.

use super::marks::{colour, strike};
use super::with_puzzle;
use std::sync::Arc;
use sudoku_assistant::game::session::{self, Move, SavedError, Session};
use sudoku_board::{Board, Cell, Value};
use sudoku_generate::{Difficulty, Recipe, RecipeChoice, Seed};
use sudoku_techniques::{Level, Technique};

#[test]
fn a_save_of_version_1_opens() {
    let text = r#"(
 version: 1,
 puzzle: "4...............................................................................5",
 entered: ".7...............................................................................",
 notes: [(3, "12")],
 tally: (time: (secs: 61, nanos: 0), hints: 1, mistakes: 2),
 done: [
  (by: Load, cells: [(1, "", "=4"), (81, "", "=5")], tally: Some((time: (secs: 9, nanos: 0), hints: 0, mistakes: 0, solutions: 1))),
  (by: Enter, cells: [(2, "", "7")]),
  (by: Note, cells: [(3, "", "?1")]),
  (by: Note, cells: [(3, "?1", "?12")]),
 ],
 undone: [],
)"#;
    let mut session = session::read(text).expect("an older form");
    assert_eq!((session.board().get(Cell::at(0, 1)), session.origin()), (Value::digit(7), None));
    for _ in 0..4 {
        session.undo(None);
    }
    assert_eq!((session.stats().solutions, session.stats().filled, session.board()), (1, 0, &Board::default()));
}

/// Returns a session with a puzzle and three programs, the last of which is undone.
fn with_programs() -> Session {
    let mut session = with_puzzle();
    for text in ["repeat (10)", "repeat (12)", "repeat (12) // \u{1f989}"] {
        session.make(Move::Program(text.into())).expect("always possible");
    }
    session.undo(None);
    session
}

#[test]
fn a_program_is_undone_and_stays_when_another_puzzle_comes() {
    let mut session = with_programs();
    assert_eq!((&*session.program(), session.last_move()), ("repeat (12)", None), "no move on the board");
    session.make(Move::Program("repeat (12)".into())).expect("always possible");
    assert!(session.can_redo(None), "the same program is no move");
    session.make(Move::Clear).expect("always possible");
    session.make(Move::Load(with_puzzle().board().clone(), None)).expect("always possible");
    session.make(Move::Program(Arc::default())).expect("always possible");
    assert_eq!(session.board(), with_puzzle().board(), "a program leaves the board as it is");
    for program in ["", "repeat (12)", "repeat (12)", "repeat (12)", "repeat (10)"] {
        assert_eq!(&*session.program(), program);
        session.undo(None);
    }
    assert_eq!((&*session.program(), session.can_undo(None)), ("", false));
}

#[test]
fn a_program_goes_with_a_game_that_is_saved_and_comes_with_one_that_is_joined() {
    let alone = session::read(&session::write(&with_programs().this_puzzle())).expect("whole");
    assert_eq!((&*alone.program(), alone.can_redo(None)), ("repeat (12)", true));
    let mut session = with_puzzle();
    session.make(Move::Program("forever".into())).expect("always possible");
    session.join(alone);
    assert_eq!(&*session.program(), "repeat (12)");
    assert_eq!(session::read(&session::write(&session)).as_ref(), Ok(&session));
    let mut seen = vec![session.program().to_string()];
    while session.undo(None).is_some() {
        seen.push(session.program().to_string());
    }
    assert_eq!(seen, ["repeat (12)", "repeat (10)", "", "forever", ""]);
    while session.redo(None).is_some() {}
    assert_eq!(&*session.program(), "repeat (12) // \u{1f989}", "what was undone is there as well");
}

#[test]
fn a_saved_program_to_which_its_history_does_not_lead_is_refused() {
    let text = session::write(&with_programs());
    assert!(session::read(&text).is_ok());
    for (whole, damaged) in [
        // The program itself, a change that led to it, its position, and a change that was undone.
        ("program: \"repeat (12)\"", "program: \"repeat (11)\""),
        ("program: \"repeat (12)\"", "program: \"repeat (1)\""),
        ("program: \"repeat (12)\",", ""),
        ("before: \"0\", after: \"2\"", "before: \"0\", after: \"3\""),
        ("at: 9", "at: 8"),
        ("at: 9", "at: 99"),
        ("at: 11", "at: 12"),
    ] {
        assert!(text.contains(whole), "{whole} in {text}");
        let error = session::read(&text.replacen(whole, damaged, 1)).expect_err(damaged);
        assert!(matches!(error, SavedError::Contradiction(_)), "{damaged}: {error}");
    }
}

#[test]
fn saves_from_before_programs_were_kept_open_with_ours() {
    let mut played = with_puzzle();
    played.make(Move::Enter { cell: Cell::at(0, 2), value: Value::digit(5) }).expect("no given");
    let text = session::write(&played);
    assert!(!text.contains("program"), "{text}");
    for version in 1..session::VERSION {
        let older = text.replacen(&format!("version: {}", session::VERSION), &format!("version: {version}"), 1);
        assert_ne!(older, text);
        assert_eq!(session::read(&older).as_ref(), Ok(&played), "version {version}");
    }
}

#[test]
fn what_a_puzzle_was_made_from_is_kept_and_read_as_it_was_before_there_were_levels() {
    let puzzle = with_puzzle().board().clone();
    for (wanted, kept) in [
        (RecipeChoice::Difficulty(Difficulty::Hard), "difficulty: Hard"),
        (RecipeChoice::Level(Level::Unfair), "difficulty: Needs(\"level unfair\")"),
        (RecipeChoice::Technique(Technique::XyWing), "difficulty: Needs(\"XY-wing\")"),
    ] {
        let mut session = Session::default();
        let recipe = Recipe { wanted, seed: Seed(7) };
        session.make(Move::Load(puzzle.clone(), Some(recipe))).expect("always possible");
        let text = session::write(&session);
        assert!(text.contains(kept), "{text}");
        assert_eq!(session::read(&text).expect("whole").origin(), Some(recipe));
        let unheard = text.replacen(kept, "difficulty: Needs(\"the Y-wing\")", 1);
        assert!(session::read(&unheard).is_err(), "{unheard}");
    }
}

#[test]
fn joining_leads_through_both_histories_and_keeps_both_tallies() {
    let mut first = with_puzzle();
    first.stats_mut().mistakes = 5;
    first.make(Move::Enter { cell: Cell::at(0, 2), value: Value::digit(5) }).expect("no given");
    // The other session starts with the same board.
    let mut other = with_puzzle();
    other.stats_mut().hints = 2;
    other.make(Move::Enter { cell: Cell::at(0, 4), value: Value::digit(7) }).expect("no given");
    for first in [first, with_puzzle()] {
        let mut session = first.clone();
        session.join(other.clone());
        assert_eq!((session.board(), session.stats()), (other.board(), other.stats()));
        assert_eq!(session::read(&session::write(&session)).as_ref(), Ok(&session));
        session.undo(None);
        session.undo(None);
        assert_eq!((session.board(), session.stats()), (first.board(), first.stats()));
        session.redo(None);
        session.redo(None);
        assert_eq!((session.board(), session.stats()), (other.board(), other.stats()));
    }
}

#[test]
fn this_puzzle_alone_leaves_the_puzzles_before_and_after_it() {
    let mut session = with_puzzle();
    session.make(Move::Enter { cell: Cell::at(0, 2), value: Value::digit(5) }).expect("no given");
    session.make(Move::Clear).expect("always possible");
    session.make(Move::Enter { cell: Cell::at(4, 4), value: Value::digit(1) }).expect("no given");
    session.make(Move::Enter { cell: Cell::at(4, 5), value: Value::digit(2) }).expect("no given");
    session.make(Move::Load(with_puzzle().board().clone(), None)).expect("always possible");
    session.undo(None);
    session.undo(None);
    let mut alone = session.this_puzzle();
    assert_eq!((alone.board(), alone.can_undo(None), alone.can_redo(None)), (session.board(), true, true));
    assert!(alone.redo(None).is_some() && alone.redo(None).is_none(), "the puzzle after it is left out");
    assert!(
        alone.undo(None).is_some() && alone.undo(None).is_some() && alone.undo(None).is_none(),
        "and the one before"
    );
    assert_eq!(alone.board(), &Board::default());
}

#[test]
fn a_save_from_the_future_says_so() {
    let (ours, newer) =
        (format!("version: {}", session::VERSION), format!("version: {}, mood: Some(\"blue\")", session::VERSION + 1));
    let text = session::write(&with_puzzle()).replacen(&ours, &newer, 1);
    let error = session::read(&text).expect_err("from the future");
    assert_eq!(error, SavedError::Future { version: session::VERSION + 1 });
    assert!(error.to_string().contains("newer version"), "{error}");
}

#[test]
fn a_damaged_save_is_refused_with_the_place() {
    let mut played = with_puzzle();
    played.make(Move::Enter { cell: Cell::at(0, 2), value: Value::digit(5) }).expect("no given");
    let text = session::write(&played);
    assert!(matches!(session::read("rubbish"), Err(SavedError::Form { line: 1, .. })));
    assert!(matches!(session::read(&text[..text.len() / 2]), Err(SavedError::Form { .. })));
    for (whole, damaged) in [
        ("puzzle: \"46", "puzzle: \"4"),
        ("puzzle: \"46", "puzzle: \"4x"),
        ("entered: \"..5", "entered: \"5.5"),
        ("entered: \"..5", "entered: \"..6"),
        ("(3, \"\", \"5\")", "(99, \"\", \"5\")"),
        ("(3, \"\", \"5\")", "(3, \"\", \"x\")"),
        ("(3, \"\", \"5\")", ""),
        ("notes: []", "notes: [(3, \"12\")]"),
        ("notes: []", "notes: [(5, \"0\")]"),
    ] {
        assert!(text.contains(whole), "{whole} in {text}");
        let error = session::read(&text.replacen(whole, damaged, 1)).expect_err(damaged);
        assert!(matches!(error, SavedError::Contradiction(_)), "{damaged}: {error}");
    }
}

#[test]
fn what_is_struck_is_saved_and_read() {
    let mut session = with_puzzle();
    let cell = Cell::at(0, 4);
    session.make(Move::Note { cell, digit: Value::DIGITS[2] }).expect("blank");
    session.make(strike(cell, 7)).expect("always possible");
    session.make(strike(Cell::at(0, 2), 9)).expect("always possible");
    let text = session::write(&session);
    assert!(text.contains("\"3!7\"") && text.contains("\"?3!7\"") && text.contains("\"!9\""), "{text}");
    assert_eq!(session::read(&text).as_ref(), Ok(&session));
    let error = session::read(&text.replace("3!7", "3!70")).expect_err("no digit");
    assert!(matches!(error, SavedError::Contradiction(_)), "{error}");
}

#[test]
fn colours_and_notes_in_corners_are_saved_and_read() {
    let mut session = with_puzzle();
    let (cell, given) = (Cell::at(0, 4), Cell::at(0, 0));
    for next in [
        Move::Note { cell, digit: Value::DIGITS[2] },
        Move::Corner { cell, digit: Value::DIGITS[3] },
        strike(cell, 7),
        colour(cell, None, 1),
        colour(cell, Some(3), 2),
        colour(cell, Some(5), 2),
        colour(given, None, 1),
    ] {
        session.make(next).expect("possible");
    }
    let text = session::write(&session);
    assert!(text.contains("\"3^4!7#1:0#2:35\"") && text.contains("\"=4#1:0\""), "{text}");
    assert_eq!(session::read(&text).as_ref(), Ok(&session));
    for (from, to) in [
        ("#2:35", "#7:35"),
        ("#2:35", "#2"),
        ("#2:35", "#2:3a"),
        ("3^4", "3^a"),
        ("=4#1:0", "=4#1:1"),
        ("=4#1:0", "=4^5"),
        ("=4#1:0", "=?4"),
    ] {
        let error = session::read(&text.replace(from, to)).expect_err("it is damaged");
        assert!(matches!(error, SavedError::Contradiction(_)), "{to}: {error}");
    }
}
