//! Moves, and their effects on the puzzle and its tally.

use super::with_puzzle;
use sudoku_assistant::game::session::{self, GameStats, Move, MoveError, MoveKind, Notes, Session};
use sudoku_board::{Board, Candidate, Cell, Value, notation};
use sudoku_generate::{Difficulty, Recipe, RecipeChoice, Seed};
use sudoku_samples::known::{SCRATCH, read};

#[test]
fn a_new_session_is_an_empty_board_with_nothing_to_undo() {
    let mut session = Session::default();
    assert_eq!(session.board(), &Board::default());
    assert!(
        !session.can_undo(None)
            && !session.can_redo(None)
            && session.undo(None).is_none()
            && session.redo(None).is_none()
    );
}

#[test]
fn a_move_into_a_given_is_refused_and_changes_nothing() {
    let mut session = Session::default();
    let puzzle = read(SCRATCH);
    session.make(Move::Load(puzzle.clone(), None)).expect("loading is always possible");
    let given = Cell::at(0, 0);
    for next in [
        Move::Enter { cell: given, value: None },
        Move::Hint { placed: vec![Candidate { cell: given, value: Value::DIGITS[4] }], struck: vec![] },
        Move::Note { cell: given, digit: Value::DIGITS[4] },
        Move::Strike { cell: given, digit: Value::DIGITS[4] },
    ] {
        assert_eq!(session.make(next), Err(MoveError::BelongsToPuzzle(given)));
    }
    assert_eq!(session.board(), &puzzle);
}

#[test]
fn a_move_that_changes_nothing_is_not_remembered() {
    let mut session = Session::default();
    let (cell, value) = (Cell::at(0, 0), Value::digit(5));
    session.make(Move::Enter { cell, value }).expect("no given");
    session.make(Move::Enter { cell, value }).expect("no given");
    assert!(session.undo(None).is_some() && !session.can_undo(None));
}

#[test]
fn loading_a_puzzle_can_be_undone_with_everything_played_before() {
    let mut session = Session::default();
    let (cell, value) = (Cell::at(4, 4), Value::digit(5));
    session.make(Move::Enter { cell, value }).expect("no given");
    session.make(Move::Load(read(SCRATCH), None)).expect("loading is always possible");
    assert!(session.undo(None).is_some());
    assert_eq!(session.board().get(cell), value);
}

#[test]
fn nothing_comes_before_the_first_puzzle() {
    let mut session = Session::default();
    session.make(Move::Load(read(SCRATCH), None)).expect("loading is always possible");
    assert!(!session.can_undo(None));
}

#[test]
fn the_first_puzzle_forgets_what_was_undone_before_it() {
    let mut session = Session::default();
    session.make(Move::Enter { cell: Cell::at(0, 0), value: Value::digit(9) }).expect("no given");
    assert!(session.undo(None).is_some());
    session.make(Move::Load(read(SCRATCH), None)).expect("loading is always possible");
    assert!(session.redo(None).is_none());
}

#[test]
fn what_the_solver_filled_in_is_not_what_was_played() {
    let mut session = with_puzzle();
    session.make(Move::Enter { cell: Cell::at(0, 2), value: Value::digit(5) }).expect("no given");
    assert_eq!((session.played(), session.last_move()), (1, Some(MoveKind::Enter)));
    let mut filled = session.board().clone();
    // Fill in two solutions one after the other, as Next does.
    for digit in [7, 3] {
        filled.set(Cell::at(0, 4), Value::digit(digit)).expect("no given");
        session.make(Move::Fill(filled.clone())).expect("filling is always possible");
        assert_eq!((session.played(), session.board().played()), (1, 2));
    }
    session.undo(None);
    session.undo(None);
    assert_eq!((session.played(), session.last_move()), (1, Some(MoveKind::Enter)));
}

#[test]
fn accept_enters_all_singles_in_one_move() {
    let mut session = with_puzzle();
    let singles = session.board().singles();
    assert!(!singles.is_empty());
    let before = session.board().blanks().count();
    let entered = session.make(Move::Accept).expect("always possible");
    assert!(singles.iter().all(|single| session.board().get(single.cell) == Some(single.value)));
    assert_eq!((session.board().refusal(), session.board().blanks().count()), (None, before - entered));
    session.undo(None);
    assert_eq!(session.board().blanks().count(), before);
}

#[test]
fn singles_that_clash_are_not_both_accepted() {
    // Both r1c1 and r1c2 have 9 as their only candidate.
    let mut session = Session::default();
    let board = notation::read(
        "..1234567\n..8......\n.........\n.........\n.........\n.........\n.........\n.........\n.........",
    );
    session.make(Move::Load(board.expect("lawful"), None)).expect("loading is always possible");
    session.make(Move::Accept).expect("always possible");
    assert_eq!(session.board().refusal(), None);
    assert!(session.can_undo(None));
}

#[test]
fn reset_keeps_the_givens_and_clear_keeps_nothing() {
    let mut session = with_puzzle();
    let puzzle = session.board().clone();
    session.make(Move::Enter { cell: Cell::at(0, 2), value: Value::digit(5) }).expect("no given");
    session.make(Move::Note { cell: Cell::at(0, 4), digit: Value::DIGITS[6] }).expect("blank");
    session.make(Move::Reset).expect("always possible");
    assert_eq!((session.board(), session.notes()), (&puzzle, &Notes::default()));
    session.make(Move::Clear).expect("always possible");
    assert_eq!(session.board(), &Board::default());
    session.undo(None);
    session.undo(None);
    assert_eq!(session.board().get(Cell::at(0, 2)), Value::digit(5));
    assert!(session.notes().get(Cell::at(0, 4)).contains(Value::DIGITS[6]));
}

#[test]
fn a_tally_stays_with_its_puzzle() {
    let mut session = with_puzzle();
    session.stats_mut().hints = 3;
    session.make(Move::Enter { cell: Cell::at(0, 2), value: Value::digit(5) }).expect("no given");
    session.undo(None);
    assert_eq!(session.stats().hints, 3, "a hint that was seen stays seen");
    for next in [Move::Clear, Move::Load(with_puzzle().board().to_owned(), None)] {
        session.make(next).expect("always possible");
        assert_eq!(session.stats(), &GameStats::default());
    }
    session.stats_mut().mistakes = 7;
    session.undo(None);
    session.undo(None);
    assert_eq!((session.stats().hints, session.stats().mistakes), (3, 0));
    session.redo(None);
    session.redo(None);
    assert_eq!((session.stats().hints, session.stats().mistakes), (0, 7));
}

#[test]
fn an_origin_stays_with_its_puzzle() {
    let [easy, hard] = [Difficulty::Easy, Difficulty::Hard]
        .map(|difficulty| Recipe { wanted: RecipeChoice::Difficulty(difficulty), seed: Seed(7) });
    let puzzle = with_puzzle().board().clone();
    let mut session = Session::default();
    session.make(Move::Load(puzzle.clone(), Some(easy))).expect("always possible");
    assert_eq!(
        (session.origin(), session.can_undo(None)),
        (Some(easy), false),
        "nothing comes before the first puzzle"
    );
    session.make(Move::Enter { cell: Cell::at(0, 2), value: Value::digit(5) }).expect("no given");
    session.make(Move::Reset).expect("always possible");
    assert_eq!(session.origin(), Some(easy), "what is played on it does not change where it comes from");
    let saved = session::read(&session::write(&session.this_puzzle())).expect("whole");
    assert_eq!(saved.origin(), Some(easy));
    // The same puzzle may come from another recipe.
    session.make(Move::Load(puzzle.clone(), Some(hard))).expect("always possible");
    assert_eq!(session.origin(), Some(hard));
    session.make(Move::Clear).expect("always possible");
    assert_eq!(session.origin(), None);
    session.join(saved);
    assert_eq!(session.origin(), Some(easy));
    for origin in [Some(easy), Some(easy), None, Some(hard), Some(easy)] {
        session.undo(None);
        assert_eq!(session.origin(), origin);
    }
    for origin in [Some(hard), None, Some(easy)] {
        session.redo(None);
        assert_eq!(session.origin(), origin);
    }
}

#[test]
fn moves_together_are_one_move_and_are_refused_as_one() {
    let mut session = Session::default();
    session.make(Move::Load(read(SCRATCH), None)).expect("a puzzle");
    let note = |cell: Cell, digit: u8| Move::Note { cell, digit: Value::digit(digit).expect("1 to 9") };
    let (one, other, given) = (Cell::at(1, 2), Cell::at(2, 0), Cell::at(0, 0));
    assert_eq!(session.make(Move::Together(vec![note(one, 7), note(other, 7), note(one, 9)])), Ok(2));
    assert_eq!((session.notes().get(one).len(), session.notes().get(other).len()), (2, 1));
    let before = session.clone();
    let refused = session.make(Move::Together(vec![note(one, 3), note(given, 3)]));
    assert_eq!((refused, &session), (Err(MoveError::BelongsToPuzzle(given)), &before));
    assert_eq!(session.make(Move::Together(vec![])), Ok(0));
    assert_eq!(session.undo(None), Some(MoveKind::Note));
    assert!(session.notes().is_empty(), "one undo takes all back");
}
