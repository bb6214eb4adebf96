//! The player's own search: tries are taken back and kept, and the tree follows from the history.

use super::*;
use sudoku_assistant::game::session::{MoveError, MoveKind, Tries};
use sudoku_board::{Cell, Value};

fn session() -> Session {
    let mut session = Session::default();
    session.make(Move::Load(read(SCRATCH), None)).expect("a puzzle");
    session
}

fn enter(session: &mut Session, row: usize, column: usize, value: u8) {
    session.make(Move::Enter { cell: Cell::at(row, column), value: Value::new(value) }).expect("a cell of the player");
}

/// Returns the digits of the path of the tree.
fn path(session: &Session) -> Vec<u8> {
    let tries = session.tries();
    tries.tree().path().iter().map(|&node| tries.tree().nodes()[node].digit.get()).collect()
}

/// Returns the digits that were taken back, each with the digit above it in the tree.
fn gone(tries: &Tries) -> Vec<(u8, Option<u8>)> {
    let nodes = tries.tree().nodes();
    let digit = |node: usize| nodes[node].digit.get();
    nodes.iter().filter(|node| node.is_taken_back).map(|node| (node.digit.get(), node.parent.map(digit))).collect()
}

#[test]
fn back_brings_back_the_board_and_the_notes_at_the_beginning_of_the_try() {
    let mut session = session();
    enter(&mut session, 0, 2, 5);
    session.make(Move::Note { cell: Cell::at(0, 4), digit: Value::at(1) }).expect("a blank");
    let before = (session.board().clone(), session.notes().clone());
    session.make(Move::Try).expect("always possible");
    assert!(session.tries().waits_for_guess());
    enter(&mut session, 0, 4, 2);
    enter(&mut session, 0, 5, 7);
    assert_eq!((path(&session), session.tries().cells().count()), (vec![2, 7], 2));
    assert_eq!(session.tries().cells().next(), Some((Cell::at(0, 4), true)));
    session.make(Move::Back).expect("a try is open");
    assert_eq!((session.board().clone(), session.notes().clone()), before);
    let tries = session.tries();
    assert_eq!((tries.taken_back(), tries.is_open(), tries.has_begun()), (2, false, true));
    // The guess and the digit after it are one branch.
    assert_eq!(gone(&tries), [(2, None), (7, Some(2))]);
    let begins: Vec<bool> = tries.tree().nodes().iter().map(|node| node.begins_try).collect();
    assert_eq!(begins, [true, false]);
    assert_eq!(session.make(Move::Back), Err(MoveError::NoTry));
    assert_eq!(session.make(Move::Keep), Err(MoveError::NoTry));
    // All of it is undone step by step, and redone.
    let kinds: Vec<_> = std::iter::from_fn(|| session.undo(None)).take(4).collect();
    assert_eq!(kinds, [MoveKind::Back, MoveKind::Enter, MoveKind::Enter, MoveKind::Try]);
    assert!(!session.tries().has_begun());
    while session.redo(None).is_some() {}
    assert_eq!(session.tries(), tries);
}

#[test]
fn tries_within_tries_end_from_the_inside() {
    let mut session = session();
    for value in [2, 6] {
        session.make(Move::Try).expect("always possible");
        enter(&mut session, 0, 4 + usize::from(value == 6), value);
    }
    enter(&mut session, 1, 2, 7);
    session.make(Move::Keep).expect("a try is open");
    // The digits of a try that is kept are taken back with the try around it.
    assert_eq!((path(&session), session.tries().cells().count()), (vec![2, 6, 7], 3));
    session.make(Move::Back).expect("the outer try is open");
    assert_eq!(session.board(), &read(SCRATCH));
    assert_eq!((session.tries().taken_back(), path(&session).len()), (3, 0));
}

#[test]
fn a_digit_taken_out_alone_leaves_those_after_it_in_the_tree() {
    let mut session = session();
    session.make(Move::Try).expect("always possible");
    for (column, value) in [(4, 2), (5, 6), (6, 9)] {
        enter(&mut session, 0, column, value);
    }
    session.make(Move::Enter { cell: Cell::at(0, 5), value: None }).expect("a cell of the player");
    assert_eq!((path(&session), session.tries().taken_back()), (vec![2, 9], 1));
    assert_eq!(gone(&session.tries()), [(6, Some(2))]);
    // If it is the guess itself, the digit after it begins the try.
    let mut without_guess = session.clone();
    without_guess.make(Move::Enter { cell: Cell::at(0, 4), value: None }).expect("a cell of the player");
    let tries = without_guess.tries();
    assert_eq!((path(&without_guess), tries.taken_back()), (vec![9], 2));
    assert_eq!(gone(&tries), [(2, None), (6, None)]);
    assert!(tries.tree().nodes()[tries.tree().path()[0]].begins_try);
    // Another puzzle, or an empty board, ends the search.
    for end in [Move::Reset, Move::Clear] {
        let mut session = session.clone();
        session.make(end).expect("always possible");
        assert!(!session.tries().has_begun());
    }
}

proptest! {
    #![proptest_config(cases(64))]

    #[test]
    fn back_undoes_whatever_was_done_since_the_try(
        before in prop::collection::vec(moves(), 0..10),
        since in prop::collection::vec(moves(), 0..10),
    ) {
        let mut session = Session::default();
        for next in before {
            // Some moves are refused.
            let _ = session.make(next);
        }
        let open = |session: &Session| session.tries().cells().count();
        session.make(Move::Try).expect("always possible");
        let (board, notes) = (session.board().clone(), session.notes().clone());
        let is_inside = |next: &Move| !matches!(
            next.kind(),
            MoveKind::Try | MoveKind::Back | MoveKind::Keep | MoveKind::Give | MoveKind::Load | MoveKind::Clear
                | MoveKind::Reset | MoveKind::Fill
        );
        for next in since.into_iter().filter(is_inside) {
            let _ = session.make(next);
        }
        // The cells of the tries hold digits of the player.
        for (cell, _) in session.tries().cells() {
            prop_assert!(session.board().get(cell).is_some() && !session.board().is_given(cell));
        }
        let taken = open(&session);
        session.make(Move::Back).expect("a try is open");
        prop_assert_eq!((session.board(), session.notes()), (&board, &notes));
        prop_assert!(open(&session) <= taken);
    }
}
