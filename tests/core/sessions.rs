//! One sitting: moves, undo, redo.

use crate::known::SCRATCH;
use crate::strategies::{cell, lawful_puzzle, value};
use proptest::prelude::*;
use sudoku_assistant::notation;
use sudoku_assistant::session::{Move, Session};
use sudoku_assistant::sudoku::{Board, Cell, Digit};

fn moves() -> impl Strategy<Value = Move> {
    prop_oneof![
        8 => (cell(), value()).prop_map(|(cell, value)| Move::Enter { cell, value }),
        1 => lawful_puzzle(30).prop_map(Move::Load),
        1 => lawful_puzzle(30).prop_map(Move::Fill),
    ]
}

#[test]
fn a_new_session_is_an_empty_board_with_nothing_to_undo() {
    let mut session = Session::default();
    assert_eq!(session.board(), &Board::EMPTY);
    assert!(!session.can_undo() && !session.can_redo() && !session.undo() && !session.redo());
}

#[test]
fn a_move_into_a_given_is_refused_and_changes_nothing() {
    let mut session = Session::default();
    let puzzle = notation::read(SCRATCH).expect("a puzzle");
    session.make(Move::Load(puzzle)).expect("loading is always possible");
    session.make(Move::Enter { cell: Cell::at(0, 0), value: None }).expect_err("r1c1 is a given");
    assert_eq!(session.board(), &puzzle);
}

#[test]
fn a_move_that_changes_nothing_is_not_remembered() {
    let mut session = Session::default();
    let (cell, value) = (Cell::at(0, 0), Digit::new(5));
    session.make(Move::Enter { cell, value }).expect("no given");
    session.make(Move::Enter { cell, value }).expect("no given");
    assert!(session.undo() && !session.can_undo());
}

#[test]
fn loading_a_puzzle_can_be_undone_with_everything_played_before() {
    let mut session = Session::default();
    let (cell, value) = (Cell::at(4, 4), Digit::new(5));
    session.make(Move::Enter { cell, value }).expect("no given");
    session.make(Move::Load(notation::read(SCRATCH).expect("a puzzle"))).expect("loading is always possible");
    assert!(session.undo());
    assert_eq!(session.board().get(cell), value);
}

#[test]
fn nothing_comes_before_the_first_puzzle() {
    let mut session = Session::default();
    session.make(Move::Load(notation::read(SCRATCH).expect("a puzzle"))).expect("loading is always possible");
    assert!(!session.can_undo());
}

#[test]
fn what_the_solver_filled_in_is_not_what_was_played() {
    let mut session = Session::default();
    session.make(Move::Load(notation::read(SCRATCH).expect("a puzzle"))).expect("loading is always possible");
    session.make(Move::Enter { cell: Cell::at(0, 2), value: Digit::new(5) }).expect("no given");
    assert_eq!((session.played(), session.last_was_entered()), (1, true));
    let mut filled = *session.board();
    filled.set(Cell::at(0, 4), Digit::new(7)).expect("no given");
    session.make(Move::Fill(filled)).expect("filling is always possible");
    assert_eq!((session.played(), session.board().played(), session.last_was_entered()), (1, 2, false));
    assert!(session.undo());
    assert_eq!((session.played(), session.last_was_entered()), (1, true));
}

proptest! {
    #[test]
    fn undo_all_gives_the_start_and_redo_all_the_end(moves in prop::collection::vec(moves(), 0..60)) {
        let mut session = Session::default();
        let mut boards = vec![*session.board()];
        for next in moves {
            let before = *session.board();
            let is_load = matches!(next, Move::Load(_));
            if session.make(next).is_err() {
                prop_assert_eq!(session.board(), &before);
            }
            let is_first_puzzle = boards.len() == 1 && before == Board::EMPTY && is_load;
            if is_first_puzzle {
                boards = vec![*session.board()];
            } else if *session.board() != before {
                boards.push(*session.board());
            }
        }
        for board in boards.iter().rev().skip(1) {
            prop_assert!(session.undo());
            prop_assert_eq!(session.board(), board);
        }
        prop_assert!(!session.can_undo());
        for board in boards.iter().skip(1) {
            prop_assert!(session.redo());
            prop_assert_eq!(session.board(), board);
        }
        prop_assert!(!session.can_redo());
    }
}
