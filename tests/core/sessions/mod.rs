//! Sessions: moves, undo and redo.

mod marks;
mod moves;
mod saved;
mod tries;

use proptest::prelude::*;
use std::sync::Arc;
use sudoku_assistant::game::session::{self, Colour, Move, Notes, Session, Subject};
use sudoku_board::{Board, Candidate};
use sudoku_generate::{Difficulty, Recipe, RecipeChoice, Seed};
use sudoku_samples::known::{SCRATCH, read};
use sudoku_samples::random_boards::any_board as any_rules;
use sudoku_samples::strategies::{cell, digit, lawful_puzzle, value};
use sudoku_samples::thoroughness::cases;
use sudoku_techniques::{Level, Technique};

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
        3 => prop::sample::select(vec![Move::Try, Move::Try, Move::Back, Move::Keep]),
        2 => (lawful_puzzle(30), prop::option::of(recipe())).prop_map(|(puzzle, origin)| Move::Load(puzzle.into(), origin)),
        1 => any_rules().prop_map(|puzzle| Move::Load(puzzle, None)),
        1 => lawful_puzzle(30).prop_map(|puzzle| Move::Fill(puzzle.into())),
        3 => program().prop_map(Move::Program),
        3 => (exercise(), program()).prop_map(|(name, text)| Move::Exercise(name, text)),
        2 => (prop::collection::vec(cell(), 0..5), value()).prop_map(|(cells, value)| {
            Move::Together(cells.into_iter().map(|cell| Move::Enter { cell, value }).collect())
        }),
    ]
}

fn candidates() -> impl Strategy<Value = Vec<Candidate>> {
    prop::collection::vec((cell(), digit()).prop_map(|(cell, digit)| Candidate { cell, value: digit }), 0..4)
}

/// Generates texts with similar starts and ends, of characters with one to four bytes; among them the empty one of the
/// shipped program.
fn program() -> impl Strategy<Value = Arc<str>> {
    "(ein )?[a\u{e4}\u{e9}\u{20ac}\u{1f989}\"\\\\\n]{0,6}( Ende)?".prop_map(Arc::from)
}

/// Generates a name of an exercise.
fn exercise() -> impl Strategy<Value = Arc<str>> {
    prop::sample::select(EXERCISES.to_vec()).prop_map(Arc::from)
}

/// Exercises; under the name of the first one, the player's program for boards of 4 by 4 cells is kept.
const EXERCISES: [&str; 3] = ["small sudoku", "/en/loops/mend", "queens"];

/// Returns everything that is undone and redone by itself.
fn subjects() -> [Subject; 5] {
    let [small, lesson, problem] = EXERCISES.map(|name| Subject::Exercise(name.into()));
    [Subject::Board, Subject::Program, small, lesson, problem]
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
            Wish::Undo(subject) => drop(session.undo(subject.as_ref())),
            Wish::Redo(subject) => drop(session.redo(subject.as_ref())),
            Wish::Join(wishes) => session.join(after(wishes)),
        }
    }
    session
}

fn with_puzzle() -> Session {
    let mut session = Session::default();
    session.make(Move::Load(read(SCRATCH), None)).expect("loading is always possible");
    session
}

/// An action on a session.
#[derive(Clone, Debug)]
enum Wish {
    Make(Box<Move>),
    Undo(Option<Subject>),
    Redo(Option<Subject>),
    Join(Vec<Wish>),
}

fn subject() -> impl Strategy<Value = Option<Subject>> {
    prop::sample::select(subjects().map(Some).to_vec())
}

/// Generates moves, and changes of one subject that are undone and redone.
fn wishes() -> impl Strategy<Value = Wish> {
    prop_oneof![
        4 => moves().prop_map(|next| Wish::Make(Box::new(next))),
        2 => subject().prop_map(Wish::Undo),
        1 => subject().prop_map(Wish::Redo),
    ]
}

/// Generates wishes, and other games with which the game is continued.
fn all_wishes() -> impl Strategy<Value = Wish> {
    prop_oneof![
        8 => wishes(),
        1 => Just(Wish::Undo(None)),
        1 => Just(Wish::Redo(None)),
        1 => prop::collection::vec(wishes(), 0..6).prop_map(Wish::Join),
    ]
}

/// All states of one subject, and the index of the current one.
struct Line<T> {
    states: Vec<T>,
    at: usize,
}

impl<T: Clone + PartialEq> Line<T> {
    fn new(start: T) -> Line<T> {
        Line { states: vec![start], at: 0 }
    }

    fn now(&self) -> &T {
        &self.states[self.at]
    }

    fn push(&mut self, next: T) {
        self.states.truncate(self.at + 1);
        self.states.push(next);
        self.at += 1;
    }

    /// Goes a state back, or forth. Returns false if there is none.
    fn go(&mut self, back: bool) -> bool {
        let to = if back { self.at.checked_sub(1) } else { Some(self.at + 1).filter(|&to| to < self.states.len()) };
        to.inspect(|&to| self.at = to).is_some()
    }

    fn has_more(&self) -> bool {
        self.at + 1 < self.states.len()
    }
}

/// Goes a state of the subject back, or forth. Returns false if there is none.
fn go<T: Clone + PartialEq>(
    boards: &mut Line<T>,
    programs: &mut [Line<Arc<str>>; 4],
    subject: &Subject,
    back: bool,
) -> bool {
    match subjects().iter().position(|other| other == subject).and_then(|place| place.checked_sub(1)) {
        None => boards.go(back),
        Some(place) => programs[place].go(back),
    }
}

/// Returns the values for the board and for the programs in the order of [`subjects`].
fn lines(board: bool, [own, small, lesson, problem]: [bool; 4]) -> [bool; 5] {
    [board, own, small, lesson, problem]
}

fn board_of(session: &Session) -> (Board, Notes, Option<Recipe>) {
    (session.board().clone(), session.notes().clone(), session.origin())
}

/// Returns the player's program for classic boards and those of the exercises.
fn programs_of(session: &Session) -> [Arc<str>; 4] {
    let [small, lesson, problem] = EXERCISES.map(|name| session.exercise(name));
    let mut on_classic = session.clone();
    on_classic.make(Move::Load(Board::default(), None)).expect("always possible");
    [on_classic.program(), small, lesson, problem]
}

proptest! {
    #![proptest_config(cases(256))]

    #[test]
    fn the_board_and_the_programs_are_undone_and_redone_independently(wishes in prop::collection::vec(wishes(), 0..80)) {
        let mut session = Session::default();
        let (mut boards, mut programs) = (Line::new(board_of(&session)), programs_of(&session).map(Line::new));
        let now = |boards: &Line<(Board, Notes, Option<Recipe>)>, programs: &[Line<Arc<str>>; 4]| {
            (boards.now().clone(), programs.each_ref().map(|line| Arc::clone(line.now())))
        };
        for wish in wishes {
            match wish {
                Wish::Make(next) => {
                    let is_first_puzzle = boards.at + programs.iter().map(|line| line.at).sum::<usize>() == 0
                        && board_of(&session) == board_of(&Session::default())
                        && programs_of(&session) == programs_of(&Session::default())
                        && matches!(*next, Move::Load(..));
                    // The moves of the player's own search are undone like others, even if they change no cell.
                    let is_of_search = matches!(*next, Move::Try | Move::Back | Move::Keep);
                    let made = session.make(*next);
                    if made.is_err() {
                        prop_assert_eq!((board_of(&session), programs_of(&session)), now(&boards, &programs));
                    }
                    if board_of(&session) != *boards.now() || made.is_ok() && is_of_search {
                        if is_first_puzzle {
                            boards = Line::new(board_of(&session));
                        } else {
                            boards.push(board_of(&session));
                        }
                    }
                    for (line, program) in programs.iter_mut().zip(programs_of(&session)) {
                        if program != *line.now() {
                            line.push(program);
                        }
                    }
                }
                Wish::Undo(Some(subject)) => {
                    let expected = go(&mut boards, &mut programs, &subject, true);
                    prop_assert_eq!(session.undo(Some(&subject)).is_some(), expected);
                }
                Wish::Redo(Some(subject)) => {
                    let expected = go(&mut boards, &mut programs, &subject, false);
                    prop_assert_eq!(session.redo(Some(&subject)).is_some(), expected);
                }
                Wish::Undo(None) | Wish::Redo(None) | Wish::Join(_) => {}
            }
            prop_assert_eq!((board_of(&session), programs_of(&session)), now(&boards, &programs));
            let can_undo = subjects().map(|subject| session.can_undo(Some(&subject)));
            prop_assert_eq!(can_undo, lines(boards.at > 0, programs.each_ref().map(|line| line.at > 0)));
            let can_redo = subjects().map(|subject| session.can_redo(Some(&subject)));
            prop_assert_eq!(can_redo, lines(boards.has_more(), programs.each_ref().map(Line::has_more)));
        }
        // Without a subject, the exercises stay as they are.
        while session.undo(None).is_some() {}
        let [own, exercises @ ..] = programs.each_ref();
        let exercises = exercises.map(|line| Arc::clone(line.now()));
        let programs = programs_of(&session);
        prop_assert_eq!((&board_of(&session), &programs[0]), (&boards.states[0], &own.states[0]));
        prop_assert_eq!(&programs[1..], &exercises[..]);
        while session.redo(None).is_some() {}
        let last = (boards.states.last().expect("a state"), own.states.last().expect("a state"));
        let programs = programs_of(&session);
        prop_assert_eq!((&board_of(&session), &programs[0]), last);
        prop_assert_eq!(&programs[1..], &exercises[..]);
    }

    /// The same with games that are continued with others, which changes the board and the program at once.
    #[test]
    fn every_history_leads_to_its_start_and_to_its_end(wishes in prop::collection::vec(all_wishes(), 0..40)) {
        let mut session = after(wishes);
        prop_assert_eq!(session::read(&session::write(&session)), Ok(session.clone()));
        let end = |session: &mut Session| {
            while session.redo(None).is_some() {}
            for subject in subjects() {
                while session.redo(Some(&subject)).is_some() {}
            }
            (board_of(session), programs_of(session))
        };
        let last = end(&mut session.clone());
        let [board, program, small, lesson, problem] = &subjects();
        for subject in [program, lesson, board, program, small, problem, board] {
            while session.undo(Some(subject)).is_some() {
                prop_assert_eq!(session::read(&session::write(&session)), Ok(session.clone()));
            }
        }
        prop_assert!(!session.can_undo(None), "each of them can be undone");
        prop_assert!(!subjects().iter().any(|subject| session.can_undo(Some(subject))));
        prop_assert_eq!(end(&mut session), last, "and redone");
    }

    #[test]
    fn a_saved_sitting_comes_back_with_its_history(wishes in prop::collection::vec(all_wishes(), 0..60)) {
        let mut session = after(wishes);
        session.stats_mut().time = std::time::Duration::from_millis(61_234);
        prop_assert_eq!(session::read(&session::write(&session)), Ok(session));
    }

    #[test]
    fn no_damage_makes_reading_panic(
        wishes in prop::collection::vec(all_wishes(), 0..12), at in any::<prop::sample::Index>(), with in "\\PC{0,3}",
    ) {
        let text = session::write(&after(wishes));
        let places: Vec<(usize, char)> = text.char_indices().collect();
        let (place, sign) = places[at.index(places.len())];
        let _ = session::read(&format!("{}{with}{}", &text[..place], &text[place + sign.len_utf8()..]));
        let _ = session::read(&format!("{}{with}", &text[..place]));
    }
}
