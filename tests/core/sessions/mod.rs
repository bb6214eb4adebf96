//! Sessions: moves, undo and redo.

mod marks;
mod moves;
mod saved;

use proptest::prelude::*;
use std::sync::Arc;
use sudoku_assistant::game::session::{self, Colour, Move, Session};
use sudoku_board::notation;
use sudoku_generate::{Difficulty, Recipe, RecipeChoice, Seed};
use sudoku_samples::known::SCRATCH;
use sudoku_samples::strategies::{cell, digit, lawful_puzzle, value};
use sudoku_samples::thoroughness::cases;
use sudoku_techniques::{Candidate, Level, Technique};

/// Generates every kind of move.
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

/// Generates texts with similar starts and ends, of characters with one to four bytes; among them the empty one of the
/// shipped program.
fn program() -> impl Strategy<Value = Arc<str>> {
    "(ein )?[a\u{e4}\u{e9}\u{20ac}\u{1f989}\"\\\\\n]{0,6}( Ende)?".prop_map(Arc::from)
}

fn recipe() -> impl Strategy<Value = Recipe> {
    let seed = prop_oneof![0..3u64, any::<u64>()];
    let wanted = prop_oneof![
        prop::sample::select(Difficulty::ALL.to_vec()).prop_map(RecipeChoice::Difficulty),
        prop::sample::select(Level::ALL.to_vec()).prop_map(RecipeChoice::Level),
        prop::sample::select(vec![Technique::XyWing, Technique::Uniqueness1, Technique::ForcingChainVerity])
            .prop_map(RecipeChoice::Technique),
    ];
    (wanted, seed).prop_map(|(wanted, seed)| Recipe { wanted, seed: Seed(seed) })
}

fn after(wishes: Vec<Wish>) -> Session {
    let mut session = Session::default();
    for wish in wishes {
        match wish {
            // Whether the move is allowed does not matter here.
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

/// An action on a session.
#[derive(Clone, Debug)]
enum Wish {
    Make(Box<Move>),
    Undo,
    Redo,
}

fn wishes() -> impl Strategy<Value = Wish> {
    prop_oneof![4 => moves().prop_map(|next| Wish::Make(Box::new(next))), 2 => Just(Wish::Undo), 1 => Just(Wish::Redo)]
}

proptest! {
    #![proptest_config(cases(256))]

    #[test]
    fn undo_and_redo_lead_through_every_board_there_was(wishes in prop::collection::vec(wishes(), 0..80)) {
        let mut session = Session::default();
        // All states in the history, and the index of the current one.
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
        session.stats_mut().time = std::time::Duration::from_millis(61_234);
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
