//! One sitting: moves, undo, redo.

use crate::known::{SCRATCH, read};
use crate::strategies::{cell, digit, lawful_puzzle, value};
use crate::thoroughness::cases;
use proptest::prelude::*;
use std::sync::Arc;
use sudoku_assistant::generator::{Difficulty, Recipe, Seed, Wanted};
use sudoku_assistant::notation;
use sudoku_assistant::session::{self, Colour, Move, MoveError, MoveKind, Notes, SavedError, Session, Tally};
use sudoku_assistant::sudoku::{Board, Candidates, Cell, Digit, Digits, first_conflict};
use sudoku_assistant::techniques::Candidate;
use sudoku_assistant::techniques::{Level, Technique};

/// Every kind of move.
fn moves() -> impl Strategy<Value = Move> {
    prop_oneof![
        8 => (cell(), value()).prop_map(|(cell, value)| Move::Enter { cell, value }),
        4 => (cell(), digit()).prop_map(|(cell, digit)| Move::Note { cell, digit }),
        2 => (cell(), digit()).prop_map(|(cell, digit)| Move::Strike { cell, digit }),
        2 => (cell(), digit()).prop_map(|(cell, digit)| Move::Corner { cell, digit }),
        4 => (cell(), value(), 0..=Colour::COUNT).prop_map(|(cell, candidate, number)| {
            Move::Colour { cell, candidate, colour: Colour::new(number) }
        }),
        2 => (candidates(), candidates()).prop_map(|(placed, struck)| Move::Hint { placed, struck }),
        1 => prop::sample::select(vec![
            Move::FillNotes, Move::EraseNotes, Move::EraseColours, Move::Accept, Move::Reset, Move::Clear,
        ]),
        2 => (lawful_puzzle(30), prop::option::of(recipe())).prop_map(|(puzzle, origin)| Move::Load(puzzle, origin)),
        1 => lawful_puzzle(30).prop_map(Move::Fill),
        3 => program().prop_map(Move::Program),
        2 => (prop::collection::vec(cell(), 0..5), value()).prop_map(|(cells, value)| {
            Move::Together(cells.into_iter().map(|cell| Move::Enter { cell, value }).collect())
        }),
    ]
}

fn candidates() -> impl Strategy<Value = Vec<Candidate>> {
    prop::collection::vec((cell(), digit()).prop_map(|(cell, digit)| Candidate { cell, digit }), 0..4)
}

/// Texts that begin and end alike, with characters of one byte to four; among them that of ours, which is empty.
fn program() -> impl Strategy<Value = Arc<str>> {
    "(ein )?[a\u{e4}\u{e9}\u{20ac}\u{1f989}\"\\\\\n]{0,6}( Ende)?".prop_map(Arc::from)
}

fn recipe() -> impl Strategy<Value = Recipe> {
    let seed = prop_oneof![0..3u64, any::<u64>()];
    let wanted = prop_oneof![
        prop::sample::select(Difficulty::ALL.to_vec()).prop_map(Wanted::Difficulty),
        prop::sample::select(Level::ALL.to_vec()).prop_map(Wanted::Level),
        prop::sample::select(vec![Technique::XyWing, Technique::Uniqueness1, Technique::ForcingChainVerity])
            .prop_map(Wanted::Technique),
    ];
    (wanted, seed).prop_map(|(wanted, seed)| Recipe { wanted, seed: Seed(seed) })
}

fn after(wishes: Vec<Wish>) -> Session {
    let mut session = Session::default();
    for wish in wishes {
        match wish {
            // A refused move is nothing to go by here.
            Wish::Make(next) => drop(session.make(*next)),
            Wish::Undo => drop(session.undo()),
            Wish::Redo => drop(session.redo()),
        }
    }
    session
}

fn with_puzzle() -> Session {
    let mut session = Session::default();
    session.make(Move::Load(notation::read(SCRATCH).expect("a puzzle"), None)).expect("loading is always possible");
    session
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
    assert!(!session.can_undo() && !session.can_redo() && session.undo().is_none() && session.redo().is_none());
}

#[test]
fn a_move_into_a_given_is_refused_and_changes_nothing() {
    let mut session = Session::default();
    let puzzle = notation::read(SCRATCH).expect("a puzzle");
    session.make(Move::Load(puzzle, None)).expect("loading is always possible");
    let given = Cell::at(0, 0);
    for next in [
        Move::Enter { cell: given, value: None },
        Move::Hint { placed: vec![Candidate { cell: given, digit: Digit::ALL[4] }], struck: vec![] },
        Move::Note { cell: given, digit: Digit::ALL[4] },
        Move::Strike { cell: given, digit: Digit::ALL[4] },
    ] {
        assert_eq!(session.make(next), Err(MoveError::BelongsToPuzzle(given)));
    }
    assert_eq!(session.board(), &puzzle);
}

#[test]
fn a_move_that_changes_nothing_is_not_remembered() {
    let mut session = Session::default();
    let (cell, value) = (Cell::at(0, 0), Digit::new(5));
    session.make(Move::Enter { cell, value }).expect("no given");
    session.make(Move::Enter { cell, value }).expect("no given");
    assert!(session.undo().is_some() && !session.can_undo());
}

#[test]
fn loading_a_puzzle_can_be_undone_with_everything_played_before() {
    let mut session = Session::default();
    let (cell, value) = (Cell::at(4, 4), Digit::new(5));
    session.make(Move::Enter { cell, value }).expect("no given");
    session.make(Move::Load(notation::read(SCRATCH).expect("a puzzle"), None)).expect("loading is always possible");
    assert!(session.undo().is_some());
    assert_eq!(session.board().get(cell), value);
}

#[test]
fn nothing_comes_before_the_first_puzzle() {
    let mut session = Session::default();
    session.make(Move::Load(notation::read(SCRATCH).expect("a puzzle"), None)).expect("loading is always possible");
    assert!(!session.can_undo());
}

#[test]
fn the_first_puzzle_forgets_what_was_undone_before_it() {
    let mut session = Session::default();
    session.make(Move::Enter { cell: Cell::at(0, 0), value: Digit::new(9) }).expect("no given");
    assert!(session.undo().is_some());
    session.make(Move::Load(notation::read(SCRATCH).expect("a puzzle"), None)).expect("loading is always possible");
    assert!(session.redo().is_none());
}

#[test]
fn what_the_solver_filled_in_is_not_what_was_played() {
    let mut session = with_puzzle();
    session.make(Move::Enter { cell: Cell::at(0, 2), value: Digit::new(5) }).expect("no given");
    assert_eq!((session.played(), session.last_move()), (1, Some(MoveKind::Enter)));
    let mut filled = *session.board();
    // Two solutions one after the other, as Next shows them.
    for digit in [7, 3] {
        filled.set(Cell::at(0, 4), Digit::new(digit)).expect("no given");
        session.make(Move::Fill(filled)).expect("filling is always possible");
        assert_eq!((session.played(), session.board().played()), (1, 2));
    }
    session.undo();
    session.undo();
    assert_eq!((session.played(), session.last_move()), (1, Some(MoveKind::Enter)));
}

#[test]
fn notes_come_and_go() {
    let mut session = with_puzzle();
    let (cell, five) = (Cell::at(0, 2), Digit::ALL[4]);
    session.make(Move::Note { cell, digit: five }).expect("blank");
    assert!(session.notes().get(cell).contains(five));
    session.make(Move::Note { cell, digit: five }).expect("blank");
    assert!(session.notes().is_empty());
    session.make(Move::Enter { cell, value: Some(five) }).expect("no given");
    assert_eq!(session.make(Move::Note { cell, digit: five }), Err(MoveError::HoldsDigit(cell)));
    session.make(Move::FillNotes).expect("always possible");
    let allowed = Candidates::of(session.board());
    assert!(Cell::all().all(|cell| session.notes().get(cell) == allowed.get(cell)));
    session.make(Move::EraseNotes).expect("always possible");
    assert!(session.notes().is_empty());
}

#[test]
fn a_placed_digit_leaves_the_notes_of_its_peers_unless_it_is_to_stay() {
    for tidy in [true, false] {
        let mut session = with_puzzle();
        session.tidy_notes(tidy);
        let (cell, peer, other, five) = (Cell::at(0, 2), Cell::at(0, 4), Cell::at(8, 4), Digit::ALL[4]);
        for cell in [cell, peer, other] {
            session.make(Move::Note { cell, digit: five }).expect("blank");
        }
        session.make(Move::Enter { cell, value: Some(five) }).expect("no given");
        assert_eq!(session.notes().get(peer).contains(five), !tidy);
        assert!(session.notes().get(other).contains(five) && session.notes().get(cell).is_empty());
        session.undo();
        assert!([cell, peer, other].into_iter().all(|cell| session.notes().get(cell).contains(five)));
    }
}

#[test]
fn accept_enters_all_singles_in_one_move() {
    let mut session = with_puzzle();
    let singles = Candidates::of(session.board()).singles();
    assert!(!singles.is_empty());
    let before = session.board().blanks().count();
    let entered = session.make(Move::Accept).expect("always possible");
    assert!(singles.iter().all(|single| session.board().get(single.cell) == Some(single.digit)));
    assert_eq!((first_conflict(session.board()), session.board().blanks().count()), (None, before - entered));
    session.undo();
    assert_eq!(session.board().blanks().count(), before);
}

#[test]
fn singles_that_clash_are_not_both_accepted() {
    // r1c1 and r1c2 both have the 9 alone.
    let mut session = Session::default();
    let board = notation::read(
        "..1234567\n..8......\n.........\n.........\n.........\n.........\n.........\n.........\n.........",
    );
    session.make(Move::Load(board.expect("lawful"), None)).expect("loading is always possible");
    session.make(Move::Accept).expect("always possible");
    assert_eq!(first_conflict(session.board()), None);
    assert!(session.can_undo());
}

#[test]
fn reset_keeps_the_givens_and_clear_keeps_nothing() {
    let mut session = with_puzzle();
    let puzzle = *session.board();
    session.make(Move::Enter { cell: Cell::at(0, 2), value: Digit::new(5) }).expect("no given");
    session.make(Move::Note { cell: Cell::at(0, 4), digit: Digit::ALL[6] }).expect("blank");
    session.make(Move::Reset).expect("always possible");
    assert_eq!((session.board(), session.notes()), (&puzzle, &Notes::default()));
    session.make(Move::Clear).expect("always possible");
    assert_eq!(session.board(), &Board::EMPTY);
    session.undo();
    session.undo();
    assert_eq!(session.board().get(Cell::at(0, 2)), Digit::new(5));
    assert!(session.notes().get(Cell::at(0, 4)).contains(Digit::ALL[6]));
}

#[test]
fn a_tally_stays_with_its_puzzle() {
    let mut session = with_puzzle();
    session.tally_mut().hints = 3;
    session.make(Move::Enter { cell: Cell::at(0, 2), value: Digit::new(5) }).expect("no given");
    session.undo();
    assert_eq!(session.tally().hints, 3, "a hint that was seen stays seen");
    for next in [Move::Clear, Move::Load(with_puzzle().board().to_owned(), None)] {
        session.make(next).expect("always possible");
        assert_eq!(session.tally(), &Tally::default());
    }
    session.tally_mut().mistakes = 7;
    session.undo();
    session.undo();
    assert_eq!((session.tally().hints, session.tally().mistakes), (3, 0));
    session.redo();
    session.redo();
    assert_eq!((session.tally().hints, session.tally().mistakes), (0, 7));
}

#[test]
fn an_origin_stays_with_its_puzzle() {
    let [easy, hard] = [Difficulty::Easy, Difficulty::Hard]
        .map(|difficulty| Recipe { wanted: Wanted::Difficulty(difficulty), seed: Seed(7) });
    let puzzle = *with_puzzle().board();
    let mut session = Session::default();
    session.make(Move::Load(puzzle, Some(easy))).expect("always possible");
    assert_eq!((session.origin(), session.can_undo()), (Some(easy), false), "nothing comes before the first puzzle");
    session.make(Move::Enter { cell: Cell::at(0, 2), value: Digit::new(5) }).expect("no given");
    session.make(Move::Reset).expect("always possible");
    assert_eq!(session.origin(), Some(easy), "what is played on it does not change where it comes from");
    let saved = session::read(&session::write(&session.this_puzzle())).expect("whole");
    assert_eq!(saved.origin(), Some(easy));
    // The same digits may come from elsewhere.
    session.make(Move::Load(puzzle, Some(hard))).expect("always possible");
    assert_eq!(session.origin(), Some(hard));
    session.make(Move::Clear).expect("always possible");
    assert_eq!(session.origin(), None);
    session.join(saved);
    assert_eq!(session.origin(), Some(easy));
    for origin in [Some(easy), Some(easy), None, Some(hard), Some(easy)] {
        session.undo();
        assert_eq!(session.origin(), origin);
    }
    for origin in [Some(hard), None, Some(easy)] {
        session.redo();
        assert_eq!(session.origin(), origin);
    }
}

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
    assert_eq!((session.board().get(Cell::at(0, 1)), session.origin()), (Digit::new(7), None));
    for _ in 0..4 {
        session.undo();
    }
    assert_eq!((session.tally().solutions, session.tally().filled, session.board()), (1, 0, &Board::EMPTY));
}

/// A session with a puzzle and three programs, the last of which is undone.
fn with_programs() -> Session {
    let mut session = with_puzzle();
    for text in ["repeat (10)", "repeat (12)", "repeat (12) // \u{1f989}"] {
        session.make(Move::Program(text.into())).expect("always possible");
    }
    session.undo();
    session
}

#[test]
fn a_program_is_undone_and_stays_when_another_puzzle_comes() {
    let mut session = with_programs();
    assert_eq!((&**session.program(), session.last_move()), ("repeat (12)", Some(MoveKind::Program)));
    session.make(Move::Program("repeat (12)".into())).expect("always possible");
    assert!(session.can_redo(), "the same program is no move");
    session.make(Move::Clear).expect("always possible");
    session.make(Move::Load(*with_puzzle().board(), None)).expect("always possible");
    session.make(Move::Program(Arc::default())).expect("always possible");
    assert_eq!(session.board(), with_puzzle().board(), "a program leaves the board as it is");
    for program in ["", "repeat (12)", "repeat (12)", "repeat (12)", "repeat (10)"] {
        assert_eq!(&**session.program(), program);
        session.undo();
    }
    assert_eq!((&**session.program(), session.can_undo()), ("", false));
}

#[test]
fn a_program_goes_with_a_game_that_is_saved_and_comes_with_one_that_is_joined() {
    let alone = session::read(&session::write(&with_programs().this_puzzle())).expect("whole");
    assert_eq!((&**alone.program(), alone.can_redo()), ("repeat (12)", true));
    let mut session = with_puzzle();
    session.make(Move::Program("forever".into())).expect("always possible");
    session.join(alone);
    assert_eq!(&**session.program(), "repeat (12)");
    assert_eq!(session::read(&session::write(&session)).as_ref(), Ok(&session));
    let mut seen = vec![session.program().to_string()];
    while session.undo().is_some() {
        seen.push(session.program().to_string());
    }
    assert_eq!(seen, ["repeat (12)", "repeat (10)", "", "forever", ""]);
    while session.redo().is_some() {}
    assert_eq!(&**session.program(), "repeat (12) // \u{1f989}", "what was undone is there as well");
}

#[test]
fn a_saved_program_to_which_its_history_does_not_lead_is_refused() {
    let text = session::write(&with_programs());
    assert!(session::read(&text).is_ok());
    for (whole, damaged) in [
        // The program itself, a change that led to it, where one stands, and one that was undone.
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
    played.make(Move::Enter { cell: Cell::at(0, 2), value: Digit::new(5) }).expect("no given");
    let text = session::write(&played);
    assert!(!text.contains("program"), "{text}");
    for version in 1..7 {
        let older = text.replacen("version: 7", &format!("version: {version}"), 1);
        assert_ne!(older, text);
        assert_eq!(session::read(&older).as_ref(), Ok(&played), "version {version}");
    }
}

#[test]
fn what_a_puzzle_was_made_from_is_kept_and_read_as_it_was_before_there_were_levels() {
    let puzzle = *with_puzzle().board();
    for (wanted, kept) in [
        (Wanted::Difficulty(Difficulty::Hard), "difficulty: Hard"),
        (Wanted::Level(Level::Unfair), "difficulty: Needs(\"level unfair\")"),
        (Wanted::Technique(Technique::XyWing), "difficulty: Needs(\"XY-wing\")"),
    ] {
        let mut session = Session::default();
        let recipe = Recipe { wanted, seed: Seed(7) };
        session.make(Move::Load(puzzle, Some(recipe))).expect("always possible");
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
    first.tally_mut().mistakes = 5;
    first.make(Move::Enter { cell: Cell::at(0, 2), value: Digit::new(5) }).expect("no given");
    // The other begins with the very same board.
    let mut other = with_puzzle();
    other.tally_mut().hints = 2;
    other.make(Move::Enter { cell: Cell::at(0, 4), value: Digit::new(7) }).expect("no given");
    for first in [first, with_puzzle()] {
        let mut session = first.clone();
        session.join(other.clone());
        assert_eq!((session.board(), session.tally()), (other.board(), other.tally()));
        assert_eq!(session::read(&session::write(&session)).as_ref(), Ok(&session));
        session.undo();
        session.undo();
        assert_eq!((session.board(), session.tally()), (first.board(), first.tally()));
        session.redo();
        session.redo();
        assert_eq!((session.board(), session.tally()), (other.board(), other.tally()));
    }
}

#[test]
fn this_puzzle_alone_leaves_the_puzzles_before_and_after_it() {
    let mut session = with_puzzle();
    session.make(Move::Enter { cell: Cell::at(0, 2), value: Digit::new(5) }).expect("no given");
    session.make(Move::Clear).expect("always possible");
    session.make(Move::Enter { cell: Cell::at(4, 4), value: Digit::new(1) }).expect("no given");
    session.make(Move::Enter { cell: Cell::at(4, 5), value: Digit::new(2) }).expect("no given");
    session.make(Move::Load(*with_puzzle().board(), None)).expect("always possible");
    session.undo();
    session.undo();
    let mut alone = session.this_puzzle();
    assert_eq!((alone.board(), alone.can_undo(), alone.can_redo()), (session.board(), true, true));
    assert!(alone.redo().is_some() && alone.redo().is_none(), "the puzzle after it is left out");
    assert!(alone.undo().is_some() && alone.undo().is_some() && alone.undo().is_none(), "and the one before");
    assert_eq!(alone.board(), &Board::EMPTY);
}

#[test]
fn a_save_from_the_future_says_so() {
    let text = session::write(&with_puzzle()).replacen("version: 7", "version: 8, mood: Some(\"blue\")", 1);
    let error = session::read(&text).expect_err("from the future");
    assert_eq!(error, SavedError::Future { version: 8 });
    assert!(error.to_string().contains("newer version"), "{error}");
}

#[test]
fn a_damaged_save_is_refused_with_the_place() {
    let mut played = with_puzzle();
    played.make(Move::Enter { cell: Cell::at(0, 2), value: Digit::new(5) }).expect("no given");
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

proptest! {
    #![proptest_config(cases(256))]

    #[test]
    fn undo_and_redo_lead_through_every_board_there_was(wishes in prop::collection::vec(wishes(), 0..80)) {
        let mut session = Session::default();
        // Every moment of the history, and which of them stands.
        let moment = |session: &Session| {
            (*session.board(), session.notes().clone(), session.origin(), Arc::clone(session.program()))
        };
        let (mut boards, mut at) = (vec![moment(&session)], 0);
        for wish in wishes {
            let before = moment(&session);
            match wish {
                Wish::Make(next) => {
                    let blank = before == moment(&Session::default());
                    let is_first_puzzle = at == 0 && blank && matches!(*next, Move::Load(..));
                    if session.make(*next).is_err() {
                        prop_assert_eq!(&moment(&session), &before);
                    }
                    if moment(&session) != before {
                        boards.truncate(at + 1);
                        if is_first_puzzle {
                            boards.clear();
                        }
                        boards.push(moment(&session));
                        at = boards.len() - 1;
                    }
                }
                Wish::Undo => {
                    prop_assert_eq!(session.undo().is_some(), at > 0);
                    at = at.saturating_sub(1);
                }
                Wish::Redo => {
                    prop_assert_eq!(session.redo().is_some(), at + 1 < boards.len());
                    at = (at + 1).min(boards.len() - 1);
                }
            }
            prop_assert_eq!(&moment(&session), &boards[at]);
            prop_assert_eq!((session.can_undo(), session.can_redo()), (at > 0, at + 1 < boards.len()));
        }
        while session.undo().is_some() {}
        prop_assert_eq!(&moment(&session), &boards[0], "undo all gives the start");
        while session.redo().is_some() {}
        prop_assert_eq!(&moment(&session), &boards[boards.len() - 1], "redo all gives the end");
    }

    #[test]
    fn a_saved_sitting_comes_back_with_its_history(wishes in prop::collection::vec(wishes(), 0..60)) {
        let mut session = after(wishes);
        session.tally_mut().time = std::time::Duration::from_millis(61_234);
        prop_assert_eq!(session::read(&session::write(&session)), Ok(session));
    }

    #[test]
    fn no_damage_makes_reading_panic(
        wishes in prop::collection::vec(wishes(), 0..12), at in any::<prop::sample::Index>(), with in "\\PC{0,3}",
    ) {
        let text = session::write(&after(wishes));
        let places: Vec<(usize, char)> = text.char_indices().collect();
        let (place, sign) = places[at.index(places.len())];
        let _ = session::read(&format!("{}{with}{}", &text[..place], &text[place + sign.len_utf8()..]));
        let _ = session::read(&format!("{}{with}", &text[..place]));
    }
}

fn digits(all: &[u8]) -> Digits {
    all.iter().filter_map(|&digit| Digit::new(digit)).collect()
}

fn strike(cell: Cell, digit: u8) -> Move {
    let digit = Digit::new(digit).expect("1 to 9");
    Move::Hint { placed: vec![], struck: vec![Candidate { cell, digit }] }
}

#[test]
fn a_hint_takes_notes_away_and_strikes_what_is_not_noted() {
    let mut session = with_puzzle();
    let (noted, bare) = (Cell::at(0, 2), Cell::at(0, 4));
    for digit in [Digit::ALL[2], Digit::ALL[4]] {
        session.make(Move::Note { cell: noted, digit }).expect("blank");
    }
    for (cell, digit) in [(noted, 3), (bare, 7)] {
        session.make(strike(cell, digit)).expect("always possible");
    }
    assert_eq!((session.notes().get(noted), session.notes().struck(noted)), (digits(&[5]), Digits::EMPTY));
    assert_eq!((session.notes().get(bare), session.notes().struck(bare)), (Digits::EMPTY, digits(&[7])));
    assert_eq!(session.notes().left(noted, Digits::ALL), digits(&[5]));
    assert_eq!(session.notes().left(bare, digits(&[2, 3, 7])), digits(&[2, 3]));
    session.undo();
    assert_eq!(session.notes().struck(bare), Digits::EMPTY);
    session.redo();
    assert_eq!(session.notes().struck(bare), digits(&[7]));
}

#[test]
fn notes_are_filled_with_what_is_not_struck_and_whoever_notes_a_digit_takes_it_for_possible() {
    let mut session = with_puzzle();
    let cell = Cell::at(0, 4);
    let allowed = Candidates::of(session.board()).get(cell);
    let [first, second] = [0, 1].map(|n| allowed.iter().nth(n).expect("there are some"));
    for digit in [first, second] {
        session.make(strike(cell, digit.get())).expect("always possible");
    }
    session.make(Move::FillNotes).expect("always possible");
    assert_eq!(session.notes().get(cell), allowed.minus(Digits::only(first)).minus(Digits::only(second)));
    session.make(Move::Note { cell, digit: first }).expect("blank");
    assert_eq!(session.notes().struck(cell), Digits::only(second));
    session.make(Move::EraseNotes).expect("always possible");
    assert!(session.notes().is_empty(), "nothing is struck any more");
}

#[test]
fn a_candidate_is_struck_by_hand_with_its_note_and_comes_back() {
    let mut session = with_puzzle();
    let (cell, digit) = (Cell::at(0, 4), Digit::ALL[6]);
    session.make(Move::Note { cell, digit }).expect("blank");
    session.make(Move::Strike { cell, digit }).expect("blank");
    assert_eq!((session.notes().get(cell), session.notes().struck(cell)), (Digits::EMPTY, Digits::only(digit)));
    session.make(Move::Strike { cell, digit }).expect("blank");
    assert!(session.notes().is_empty());
    session.undo();
    assert_eq!((session.last_move(), session.notes().struck(cell)), (Some(MoveKind::Strike), Digits::only(digit)));
}

#[test]
fn what_is_struck_is_saved_and_read() {
    let mut session = with_puzzle();
    let cell = Cell::at(0, 4);
    session.make(Move::Note { cell, digit: Digit::ALL[2] }).expect("blank");
    session.make(strike(cell, 7)).expect("always possible");
    session.make(strike(Cell::at(0, 2), 9)).expect("always possible");
    let text = session::write(&session);
    assert!(text.contains("\"3!7\"") && text.contains("\"?3!7\"") && text.contains("\"!9\""), "{text}");
    assert_eq!(session::read(&text).as_ref(), Ok(&session));
    let error = session::read(&text.replace("3!7", "3!70")).expect_err("no digit");
    assert!(matches!(error, SavedError::Contradiction(_)), "{error}");
}

#[test]
fn moves_together_are_one_move_and_are_refused_as_one() {
    let mut session = Session::default();
    session.make(Move::Load(read(SCRATCH), None)).expect("a puzzle");
    let note = |cell: Cell, digit: u8| Move::Note { cell, digit: Digit::new(digit).expect("1 to 9") };
    let (one, other, given) = (Cell::at(1, 2), Cell::at(2, 0), Cell::at(0, 0));
    assert_eq!(session.make(Move::Together(vec![note(one, 7), note(other, 7), note(one, 9)])), Ok(2));
    assert_eq!((session.notes().get(one).len(), session.notes().get(other).len()), (2, 1));
    let before = session.clone();
    let refused = session.make(Move::Together(vec![note(one, 3), note(given, 3)]));
    assert_eq!((refused, &session), (Err(MoveError::BelongsToPuzzle(given)), &before));
    assert_eq!(session.make(Move::Together(vec![])), Ok(0));
    assert_eq!(session.undo(), Some(MoveKind::Note));
    assert!(session.notes().is_empty(), "one undo takes all back");
}

fn colour(cell: Cell, candidate: Option<u8>, number: u8) -> Move {
    let candidate = candidate.and_then(Digit::new);
    Move::Colour { cell, candidate, colour: Colour::new(number) }
}

#[test]
fn a_cell_keeps_its_colour_when_a_digit_comes_and_its_candidates_lose_theirs() {
    let mut session = with_puzzle();
    let (cell, given) = (Cell::at(0, 4), Cell::at(0, 0));
    let (digit, colours) = (Digit::ALL[6], |session: &Session| {
        let notes = session.notes();
        (notes.colour(cell, None).map(Colour::get), notes.colour(cell, Some(Digit::ALL[6])).map(Colour::get))
    });
    session.make(colour(cell, None, 1)).expect("always possible");
    session.make(colour(cell, Some(7), 2)).expect("blank");
    session.make(colour(given, None, 6)).expect("a given can have a colour");
    assert_eq!(session.make(colour(given, Some(7), 6)), Err(MoveError::BelongsToPuzzle(given)));
    assert_eq!(colours(&session), (Some(1), Some(2)));
    session.make(Move::Enter { cell, value: Some(digit) }).expect("it is the player's");
    assert_eq!(colours(&session), (Some(1), None));
    assert_eq!(session.make(colour(cell, Some(7), 2)), Err(MoveError::HoldsDigit(cell)));
    session.undo();
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
    let (cell, peer, digit) = (Cell::at(0, 4), Cell::at(0, 2), Digit::ALL[6]);
    for next in [Move::Note { cell, digit }, Move::Corner { cell, digit }, Move::Corner { cell, digit: Digit::ALL[1] }]
    {
        session.make(next).expect("blank");
    }
    assert_eq!((session.notes().get(cell).len(), session.notes().corners(cell).len()), (1, 2));
    session.make(Move::Enter { cell: peer, value: Some(digit) }).expect("it is the player's");
    assert_eq!((session.notes().get(cell).len(), session.notes().corners(cell).len()), (0, 1));
    session.make(Move::Corner { cell, digit: Digit::ALL[1] }).expect("blank");
    assert!(session.notes().is_empty(), "the second time it goes");
    assert_eq!(session.make(Move::Corner { cell: peer, digit }), Err(MoveError::HoldsDigit(peer)));
}

#[test]
fn colours_and_notes_in_corners_are_saved_and_read() {
    let mut session = with_puzzle();
    let (cell, given) = (Cell::at(0, 4), Cell::at(0, 0));
    for next in [
        Move::Note { cell, digit: Digit::ALL[2] },
        Move::Corner { cell, digit: Digit::ALL[3] },
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
