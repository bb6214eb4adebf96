//! Notes, struck candidates and colours.

use super::with_puzzle;
use sudoku_assistant::game::session::{Colour, Move, MoveError, MoveKind, Session};
use sudoku_board::classic::ClassicCell;
use sudoku_board::{Candidate, Cell, Value, Values};

#[test]
fn notes_come_and_go() {
    let mut session = with_puzzle();
    let (cell, five) = (Cell::at(0, 2), Value::DIGITS[4]);
    session.make(Move::Note { cell, digit: five }).expect("blank");
    assert!(session.notes().get(cell).contains(five));
    session.make(Move::Note { cell, digit: five }).expect("blank");
    assert!(session.notes().is_empty());
    session.make(Move::Enter { cell, value: Some(five) }).expect("no given");
    assert_eq!(session.make(Move::Note { cell, digit: five }), Err(MoveError::HoldsDigit(cell)));
    session.make(Move::FillNotes).expect("always possible");
    let board = session.board().clone();
    assert!(Cell::all().all(|cell| session.notes().get(cell) == board.candidates(cell)));
    session.make(Move::EraseNotes).expect("always possible");
    assert!(session.notes().is_empty());
}

#[test]
fn a_placed_digit_leaves_the_notes_of_its_peers_unless_it_is_to_stay() {
    for tidy in [true, false] {
        let mut session = with_puzzle();
        session.tidy_notes(tidy);
        let (cell, peer, other, five) = (Cell::at(0, 2), Cell::at(0, 4), Cell::at(8, 4), Value::DIGITS[4]);
        for cell in [cell, peer, other] {
            session.make(Move::Note { cell, digit: five }).expect("blank");
        }
        session.make(Move::Enter { cell, value: Some(five) }).expect("no given");
        assert_eq!(session.notes().get(peer).contains(five), !tidy);
        assert!(session.notes().get(other).contains(five) && session.notes().get(cell).is_empty());
        session.undo(None);
        assert!([cell, peer, other].into_iter().all(|cell| session.notes().get(cell).contains(five)));
    }
}

fn digits(all: &[u8]) -> Values {
    all.iter().filter_map(|&digit| Value::digit(digit)).collect()
}

pub fn strike(cell: Cell, digit: u8) -> Move {
    let digit = Value::digit(digit).expect("1 to 9");
    Move::Hint { placed: vec![], struck: vec![Candidate { cell, value: digit }] }
}

#[test]
fn a_hint_takes_notes_away_and_strikes_what_is_not_noted() {
    let mut session = with_puzzle();
    let (noted, bare) = (Cell::at(0, 2), Cell::at(0, 4));
    for digit in [Value::DIGITS[2], Value::DIGITS[4]] {
        session.make(Move::Note { cell: noted, digit }).expect("blank");
    }
    for (cell, digit) in [(noted, 3), (bare, 7)] {
        session.make(strike(cell, digit)).expect("always possible");
    }
    assert_eq!((session.notes().get(noted), session.notes().struck(noted)), (digits(&[5]), Values::EMPTY));
    assert_eq!((session.notes().get(bare), session.notes().struck(bare)), (Values::EMPTY, digits(&[7])));
    assert_eq!(session.notes().left(noted, Values::DIGITS), digits(&[5]));
    assert_eq!(session.notes().left(bare, digits(&[2, 3, 7])), digits(&[2, 3]));
    session.undo(None);
    assert_eq!(session.notes().struck(bare), Values::EMPTY);
    session.redo(None);
    assert_eq!(session.notes().struck(bare), digits(&[7]));
}

#[test]
fn notes_are_filled_with_what_is_not_struck_and_whoever_notes_a_digit_takes_it_for_possible() {
    let mut session = with_puzzle();
    let cell = Cell::at(0, 4);
    let allowed = session.board().candidates(cell);
    let [first, second] = [0, 1].map(|n| allowed.iter().nth(n).expect("there are some"));
    for digit in [first, second] {
        session.make(strike(cell, digit.get())).expect("always possible");
    }
    session.make(Move::FillNotes).expect("always possible");
    assert_eq!(session.notes().get(cell), allowed.minus(Values::only(first)).minus(Values::only(second)));
    session.make(Move::Note { cell, digit: first }).expect("blank");
    assert_eq!(session.notes().struck(cell), Values::only(second));
    session.make(Move::EraseNotes).expect("always possible");
    assert!(session.notes().is_empty(), "nothing is struck any more");
}

#[test]
fn a_candidate_is_struck_by_hand_with_its_note_and_comes_back() {
    let mut session = with_puzzle();
    let (cell, digit) = (Cell::at(0, 4), Value::DIGITS[6]);
    session.make(Move::Note { cell, digit }).expect("blank");
    session.make(Move::Strike { cell, digit }).expect("blank");
    assert_eq!((session.notes().get(cell), session.notes().struck(cell)), (Values::EMPTY, Values::only(digit)));
    session.make(Move::Strike { cell, digit }).expect("blank");
    assert!(session.notes().is_empty());
    session.undo(None);
    assert_eq!((session.last_move(), session.notes().struck(cell)), (Some(MoveKind::Strike), Values::only(digit)));
}

pub fn colour(cell: Cell, candidate: Option<u8>, number: u8) -> Move {
    let candidate = candidate.and_then(Value::digit);
    Move::Colour { cell, candidate, colour: Colour::new(number) }
}

#[test]
fn a_cell_keeps_its_colour_when_a_digit_comes_and_its_candidates_lose_theirs() {
    let mut session = with_puzzle();
    let (cell, given) = (Cell::at(0, 4), Cell::at(0, 0));
    let (digit, colours) = (Value::DIGITS[6], |session: &Session| {
        let notes = session.notes();
        (notes.colour(cell, None).map(Colour::get), notes.colour(cell, Some(Value::DIGITS[6])).map(Colour::get))
    });
    session.make(colour(cell, None, 1)).expect("always possible");
    session.make(colour(cell, Some(7), 2)).expect("blank");
    session.make(colour(given, None, 6)).expect("a given can have a colour");
    assert_eq!(session.make(colour(given, Some(7), 6)), Err(MoveError::BelongsToPuzzle(given)));
    assert_eq!(colours(&session), (Some(1), Some(2)));
    session.make(Move::Enter { cell, value: Some(digit) }).expect("it is the player's");
    assert_eq!(colours(&session), (Some(1), None));
    assert_eq!(session.make(colour(cell, Some(7), 2)), Err(MoveError::HoldsDigit(cell)));
    session.undo(None);
    assert_eq!(colours(&session), (Some(1), Some(2)), "undo brings the candidate's back");
    session.make(Move::EraseNotes).expect("always possible");
    assert_eq!(colours(&session), (Some(1), Some(2)), "a colour is no note");
    session.make(colour(cell, None, 0)).expect("always possible");
    assert_eq!(colours(&session), (None, Some(2)));
    session.make(Move::EraseColours).expect("always possible");
    assert!(session.notes().is_empty());
}

#[test]
fn notes_in_corners_are_kept_apart_and_tidied_like_others() {
    let mut session = with_puzzle();
    let (cell, peer, digit) = (Cell::at(0, 4), Cell::at(0, 2), Value::DIGITS[6]);
    for next in
        [Move::Note { cell, digit }, Move::Corner { cell, digit }, Move::Corner { cell, digit: Value::DIGITS[1] }]
    {
        session.make(next).expect("blank");
    }
    assert_eq!((session.notes().get(cell).len(), session.notes().corners(cell).len()), (1, 2));
    session.make(Move::Enter { cell: peer, value: Some(digit) }).expect("it is the player's");
    assert_eq!((session.notes().get(cell).len(), session.notes().corners(cell).len()), (0, 1));
    session.make(Move::Corner { cell, digit: Value::DIGITS[1] }).expect("blank");
    assert!(session.notes().is_empty(), "the second time it goes");
    assert_eq!(session.make(Move::Corner { cell: peer, digit }), Err(MoveError::HoldsDigit(peer)));
}
