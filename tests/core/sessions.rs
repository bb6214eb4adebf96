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

/// What is done to a session.
#[derive(Clone, Debug)]
enum Wish {
    Make(Box<Move>),
    Undo,
    Redo,
}

fn wishes() -> impl Strategy<Value = Wish> {
    prop_oneof![4 => moves().prop_map(|next| Wish::Make(Box::new(next))), 2 => Just(Wish::Undo), 1 => Just(Wish::Redo)]
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
fn the_first_puzzle_forgets_what_was_undone_before_it() {
    let mut session = Session::default();
    session.make(Move::Enter { cell: Cell::at(0, 0), value: Digit::new(9) }).expect("no given");
    assert!(session.undo());
    session.make(Move::Load(notation::read(SCRATCH).expect("a puzzle"))).expect("loading is always possible");
    assert!(!session.redo());
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
    fn undo_and_redo_lead_through_every_board_there_was(wishes in prop::collection::vec(wishes(), 0..80)) {
        let mut session = Session::default();
        // Every board of the history, and which of them stands.
        let (mut boards, mut at) = (vec![*session.board()], 0);
        for wish in wishes {
            let before = *session.board();
            match wish {
                Wish::Make(next) => {
                    let is_first_puzzle = at == 0 && before == Board::EMPTY && matches!(*next, Move::Load(_));
                    if session.make(*next).is_err() {
                        prop_assert_eq!(session.board(), &before);
                    }
                    if *session.board() != before {
                        boards.truncate(at + 1);
                        if is_first_puzzle {
                            boards.clear();
                        }
                        boards.push(*session.board());
                        at = boards.len() - 1;
                    }
                }
                Wish::Undo => {
                    prop_assert_eq!(session.undo(), at > 0);
                    at = at.saturating_sub(1);
                }
                Wish::Redo => {
                    prop_assert_eq!(session.redo(), at + 1 < boards.len());
                    at = (at + 1).min(boards.len() - 1);
                }
            }
            prop_assert_eq!(session.board(), &boards[at]);
            prop_assert_eq!((session.can_undo(), session.can_redo()), (at > 0, at + 1 < boards.len()));
        }
        while session.undo() {}
        prop_assert_eq!(session.board(), &boards[0], "undo all gives the start");
        while session.redo() {}
        prop_assert_eq!(session.board(), &boards[boards.len() - 1], "redo all gives the end");
    }
}
