//! Monkey tests: no random sequence of mouse and key events, or of requests, breaks anything.

use crate::alone::run_alone;
use crate::headless::ask;
use crate::player::{KEYPAD, Player, SCRATCH, TOP_ROW};
use crate::rooms::logic;
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
use bevy::prelude::*;
use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};
use sudoku_assistant::game::owl::{Speech, Thinking};
use sudoku_assistant::game::play::{Entry, ExpectingNumkey, Question};
use sudoku_assistant::game::puzzles::making::Making;
use sudoku_assistant::game::requests::{
    AskRequest, EntryRequest, MakingRequest, Page, Scene, TransferRequest, Writing,
};
use sudoku_assistant::game::script::current_request::CurrentRequest;
use sudoku_assistant::game::script::sets::{RequestSchedule, RequestSystems};
use sudoku_assistant::game::session::Session;
use sudoku_assistant::game::settings::Settings;
use sudoku_assistant::window::input::keys;
use sudoku_board::classic::ClassicCell;
use sudoku_board::{Board, Cell, CellKind};
use sudoku_generate::board_generator::BoardKind;
use sudoku_samples::thoroughness::{cases, thoroughly};
use sudoku_solve::search::Search;

/// The board that a monkey begins with.
#[derive(Clone, Debug)]
enum Opening {
    Puzzle(&'static str),
    /// An empty board of this kind, for own givens.
    Empty(Option<BoardKind>),
}

fn opening() -> impl Strategy<Value = Opening> {
    const PUZZLES: &[&str] = &[SCRATCH, "1... ..3. .2.. ...4", "...45. ..6..3 2.1.6. ..4.3. 3...1. .1.3.2"];
    let boards: Vec<_> = std::iter::once(None).chain(Making::boards().map(Some)).collect();
    prop_oneof![
        2 => prop::sample::select(PUZZLES).prop_map(Opening::Puzzle),
        1 => prop::sample::select(boards).prop_map(Opening::Empty),
    ]
}

/// An action of a monkey.
#[derive(Clone, Debug)]
enum RandomAction {
    Click(Vec2),
    Press(char),
    Key(Key),
    Tap(KeyCode, char),
    Undo(bool),
    Control(char),
    Type(String),
    Wait(usize),
}

fn random_action() -> impl Strategy<Value = RandomAction> {
    let keys = vec![
        Key::Enter,
        Key::Escape,
        Key::Backspace,
        Key::Delete,
        Key::Tab,
        Key::ArrowUp,
        Key::ArrowRight,
        Key::Home,
        Key::PageDown,
        Key::F1,
        Key::F2,
        Key::F3,
        Key::F4,
        Key::F5,
        Key::F6,
        Key::F7,
        Key::End,
    ];
    prop_oneof![
        6 => (0.0..1280.0f32, 0.0..800.0f32).prop_map(|(x, y)| RandomAction::Click(Vec2::new(x, y))),
        6 => (345.0..935.0f32, 165.0..790.0f32).prop_map(|(x, y)| RandomAction::Click(Vec2::new(x, y))),
        8 => prop::sample::select("0123456789".chars().collect::<Vec<_>>()).prop_map(RandomAction::Press),
        2 => prop::sample::select("gswxnpdhafemkrctlbijuvy?.,+- é".chars().collect::<Vec<_>>()).prop_map(RandomAction::Press),
        2 => prop::sample::select(keys).prop_map(RandomAction::Key),
        2 => (0..10usize, any::<bool>()).prop_map(|(n, top)| {
            RandomAction::Tap(if top { TOP_ROW[n] } else { KEYPAD[n] }, char::from(b'0' + n as u8))
        }),
        1 => any::<bool>().prop_map(RandomAction::Undo),
        1 => prop::sample::select("colnty,+-1234678".chars().collect::<Vec<_>>()).prop_map(RandomAction::Control),
        1 => prop_oneof![Just(SCRATCH.to_owned()), "[0-9,.]{0,30}", "\\PC{0,8}"].prop_map(RandomAction::Type),
        1 => (1..30usize).prop_map(RandomAction::Wait),
    ]
}

/// The monkey may choose another language, which applies to the whole process, so it has a process of its own.
#[test]
fn a_monkey_at_mouse_and_keys_breaks_nothing() {
    run_alone("monkeys::one_monkey", &[]);
}

/// Not a test of its own, but the process that the test above starts.
#[test]
#[ignore = "it is started by a_monkey_at_mouse_and_keys_breaks_nothing"]
fn one_monkey() {
    let mut runner = TestRunner::new(Config { max_shrink_iters: 60, ..cases(8) });
    runner
        .run(&(opening(), prop::collection::vec(random_action(), 120)), |(opening, random_actions)| {
            let mut player = match opening {
                Opening::Puzzle(puzzle) => Player::playing(puzzle),
                Opening::Empty(kind) => {
                    let mut player = Player::new();
                    player.ask(MakingRequest::ChooseBoard(kind));
                    player.ask(MakingRequest::Empty);
                    player.until(|player| player.entry().writing() == Writing::Givens);
                    player
                }
            };
            let puzzle = player.resource::<Session>().board().puzzle();
            let mut always_strict = true;
            for random_action in random_actions {
                match random_action.clone() {
                    RandomAction::Click(position) => player.click_at(position),
                    RandomAction::Press(character) => player.press(character),
                    RandomAction::Key(key) => player.key(key),
                    RandomAction::Tap(code, character) => {
                        player.tap(code, Key::Character(character.to_string().into()))
                    }
                    RandomAction::Undo(true) => player.with_control('z'),
                    RandomAction::Undo(false) => player.with_control('y'),
                    RandomAction::Control(character) => player.with_control(character),
                    RandomAction::Type(text) => player.type_text(&text),
                    RandomAction::Wait(frames) => player.frames(frames),
                }
                let board = player.resource::<Session>().board().clone();
                // A click in the settings may allow clashes.
                always_strict &= player.resource::<Settings>().strict();
                if always_strict {
                    prop_assert_eq!(board.refusal(), None, "after {:?}", random_action);
                }
                prop_assert!(!player.owl().is_empty());
                prop_assert_eq!(player.expecting_numkey(), takes_keys(player.entry(), &board, player.scene()));
                if player.scene() == Scene::Solving {
                    let run = player.solver().run();
                    prop_assert!(run.is_some_and(|run| *run.search().start() == board));
                } else if player.scene() != Scene::Running && !matches!(player.page(), Page::Lessons | Page::Training) {
                    // Running programs and these pages have boards of their own. In the question, the typed puzzle is shown; a
                    // pause covers everything.
                    let draft = player.resource::<Question>().draft().filter(|_| player.scene() == Scene::Asking);
                    let seen = draft.unwrap_or(&board).clone();
                    let covered = player.scene() == Scene::Paused;
                    let seen = seen.rules().cells().map(|cell| seen.get(cell).filter(|_| !covered)).collect::<Vec<_>>();
                    prop_assert_eq!(player.shown_values(), seen, "after {:?}", random_action);
                }
                if board.puzzle() == puzzle {
                    let cells = puzzle.rules().cells();
                    let kept =
                        cells.filter(|&cell| puzzle.is_given(cell)).all(|cell| board.get(cell) == puzzle.get(cell));
                    prop_assert!(kept, "a given is never changed");
                }
            }
            Ok(())
        })
        .expect("the game holds");
}

/// Returns the logic with a puzzle on the stage.
fn playing() -> App {
    let mut app = logic();
    app.add_plugins(keys::plugin);
    ask(&mut app, AskRequest::Open);
    ask(&mut app, AskRequest::Write(SCRATCH.to_owned()));
    ask(&mut app, AskRequest::Answer);
    app.update();
    app.update();
    app
}

/// Presses and releases a key, with the modifier that it needs.
fn press(app: &mut App, window: Entity, key_code: KeyCode, logical_key: &Key, held: Option<KeyCode>) {
    let mut send = |key_code: KeyCode, logical_key: Key, state: ButtonState| {
        let text = None;
        app.world_mut().write_message(KeyboardInput { key_code, logical_key, state, text, repeat: false, window });
    };
    held.inspect(|&held| send(held, Key::Shift, ButtonState::Pressed));
    send(key_code, logical_key.clone(), ButtonState::Pressed);
    send(key_code, logical_key.clone(), ButtonState::Released);
    held.inspect(|&held| send(held, Key::Shift, ButtonState::Released));
}

/// Any request that changes what is played.
#[derive(Clone, Debug)]
enum InputAction {
    Cell(Cell),
    Key(char),
    Note(usize),
    Undo,
    Redo,
    Paste(String),
    New,
}

fn input_action() -> impl Strategy<Value = InputAction> {
    prop_oneof![
        6 => (0..81usize).prop_map(|index| InputAction::Cell(Cell::from_index(index).expect("0 to 80"))),
        8 => prop::sample::select("1234567890".chars().collect::<Vec<_>>()).prop_map(InputAction::Key),
        3 => (1..=9usize).prop_map(InputAction::Note),
        4 => prop::sample::select("aahhsefrclnd".chars().collect::<Vec<_>>()).prop_map(InputAction::Key),
        2 => Just(InputAction::Undo),
        1 => Just(InputAction::Redo),
        1 => Just(InputAction::New),
        1 => prop_oneof![Just(SCRATCH.to_owned()), Just("0".repeat(81)), Just("1".repeat(80))].prop_map(InputAction::Paste),
    ]
}

fn carry_out(app: &mut App, window: Entity, input_action: InputAction) {
    let written = |character: char| Key::Character(character.to_string().into());
    match input_action {
        InputAction::Cell(cell) => ask(app, EntryRequest::ClickCell(cell)),
        InputAction::Key(character) => press(app, window, KeyCode::F35, &written(character), None),
        InputAction::Note(digit) => press(app, window, TOP_ROW[digit], &written('%'), Some(KeyCode::ShiftLeft)),
        InputAction::Undo => press(app, window, KeyCode::KeyZ, &written('z'), Some(KeyCode::ControlLeft)),
        InputAction::Redo => press(app, window, KeyCode::KeyY, &written('y'), Some(KeyCode::ControlLeft)),
        InputAction::Paste(text) => ask(app, TransferRequest::Paste(text)),
        InputAction::New => {
            ask(app, MakingRequest::ShowSheet);
            ask(app, MakingRequest::MakeChosen);
            app.update();
            while app.world().resource::<Making>().is_working() {
                app.update();
            }
        }
    }
    app.update();
    // Work that takes more than a frame changes the board later.
    while app.world().resource::<Thinking>().is_going_on() {
        app.update();
    }
}

proptest! {
    #![proptest_config(cases(60))]

    #[test]
    fn undo_and_redo_lead_through_every_action_and_no_rule_is_ever_broken(
        input_actions in prop::collection::vec(input_action(), 1..80),
    ) {
        let mut app = playing();
        let window = app.world_mut().spawn_empty().id();
        let moment = |app: &App| {
            let session = app.world().resource::<Session>();
            (session.board().clone(), session.notes().clone(), session.origin())
        };
        // The puzzle was loaded over the one that the game opens with, which Undo also brings back.
        let undo_all = |app: &mut App| {
            while app.world().resource::<Session>().can_undo(None) {
                carry_out(app, window, InputAction::Undo);
            }
        };
        undo_all(&mut app);
        let start = moment(&app);
        carry_out(&mut app, window, InputAction::Redo);
        for input_action in input_actions {
            carry_out(&mut app, window, input_action);
            prop_assert_eq!(moment(&app).0.refusal(), None);
        }
        while app.world().resource::<Session>().can_redo(None) {
            carry_out(&mut app, window, InputAction::Redo);
        }
        let end = moment(&app);
        undo_all(&mut app);
        prop_assert_eq!(moment(&app), start, "undo all gives the start");
        while app.world().resource::<Session>().can_redo(None) {
            carry_out(&mut app, window, InputAction::Redo);
        }
        prop_assert_eq!(moment(&app), end, "redo all gives the end");
    }
}

/// Returns whether the game should expect a number key: for the current cell of a board that is played, unless it is a given. While
/// somebody writes givens, each cell takes one.
fn takes_keys(entry: &Entry, board: &Board, scene: Scene) -> bool {
    let takes = |cell| entry.writing() == Writing::Givens || board.kind(cell) == CellKind::User;
    scene == Scene::Playing && entry.current().is_some_and(takes)
}

/// Checks everything that must hold after any request. This runs after each of them.
fn hold_invariants(
    request: Res<CurrentRequest>,
    scene: Res<State<Scene>>,
    session: Res<Session>,
    entry: Res<Entry>,
    expecting: Res<State<ExpectingNumkey>>,
    settings: Res<Settings>,
    speech: Res<Speech>,
    mut checked: ResMut<Checked>,
) {
    let (request, board) = (&request.0, session.board());
    checked.scripts += 1;
    if !settings.strict() {
        // A board on which clashes were allowed may keep them.
        checked.was_free = true;
    }
    assert!(checked.was_free || board.refusal().is_none(), "after {request:?}");
    assert!(!speech.text().is_empty() && speech.log().len() <= 1000, "after {request:?}");
    let scene = *scene.get();
    assert_eq!(expecting.get().0, takes_keys(&entry, board, scene), "after {request:?}");
    let has_cells = matches!(scene, Scene::Playing | Scene::Solving);
    assert!(entry.current().is_none() || has_cells, "after {request:?}");
    for cell in Cell::all() {
        let noted = !session.notes().get(cell).is_empty();
        assert!(!noted || board.get(cell).is_none(), "notes under a digit after {request:?}");
        assert!(board.kind(cell) == CellKind::User || board.get(cell).is_some(), "a blank given after {request:?}");
    }
    assert!(session.played() <= board.played(), "after {request:?}");
}

#[derive(Resource, Default)]
struct Checked {
    scripts: usize,
    was_free: bool,
}

#[test]
fn random_keys_break_nothing() {
    let mut app = playing();
    let window = app.world_mut().spawn_empty().id();
    app.init_resource::<Checked>().add_systems(RequestSchedule, hold_invariants.after(RequestSystems::Solved));
    let mut random = 0x9e37_79b9_7f4a_7c15u64;
    let mut draw = |below: usize| {
        random ^= random << 13;
        random ^= random >> 7;
        random ^= random << 17;
        (random % below as u64) as usize
    };
    // Clashes are only allowed in the last part, so there must be none before that.
    let inputs = thoroughly(50_000, 5_000);
    let strict = inputs * 7 / 10;
    const LETTERS: &[u8] = b"abcdefghijklmnprstuvwxy.+-?,,123456789012345678901234567890 qz";
    let named = [
        (KeyCode::ArrowUp, Key::ArrowUp),
        (KeyCode::ArrowLeft, Key::ArrowLeft),
        (KeyCode::Home, Key::Home),
        (KeyCode::End, Key::End),
        (KeyCode::PageUp, Key::PageUp),
        (KeyCode::PageDown, Key::PageDown),
        (KeyCode::Tab, Key::Tab),
        (KeyCode::Enter, Key::Enter),
        (KeyCode::Escape, Key::Escape),
        (KeyCode::Delete, Key::Delete),
        (KeyCode::F1, Key::F1),
        (KeyCode::F2, Key::F2),
        (KeyCode::F2, Key::F2),
        (KeyCode::F3, Key::F3),
        (KeyCode::F4, Key::F4),
    ];
    for input in 0..inputs {
        match draw(10) {
            0..2 => {
                let cell = Cell::from_index(draw(81)).expect("0 to 80");
                ask(&mut app, EntryRequest::ClickCell(cell));
            }
            2..4 => {
                let (code, key) = &named[draw(named.len())];
                let held = [None, Some(KeyCode::ShiftLeft)][draw(2)];
                press(&mut app, window, *code, key, held);
            }
            other => {
                let letter = LETTERS[draw(LETTERS.len())];
                let code = if letter.is_ascii_digit() { TOP_ROW[usize::from(letter - b'0')] } else { KeyCode::F35 };
                let held = match other {
                    4 => Some(KeyCode::ShiftLeft),
                    5 if input < strict && letter == b'5' => None,
                    5 if letter.is_ascii_digit() || b"zycntl+-,".contains(&letter) => Some(KeyCode::ControlLeft),
                    _ => None,
                };
                press(&mut app, window, code, &Key::Character(char::from(letter).to_string().into()), held);
            }
        }
        // The question needs an answer before the game can continue.
        if *app.world().resource::<State<Scene>>().get() == Scene::Asking {
            ask(&mut app, AskRequest::Write(SCRATCH.to_owned()));
            ask(&mut app, AskRequest::Answer);
        }
        if input % 8 == 0 {
            app.update();
        }
    }
    app.update();
    assert!(app.world().resource::<Checked>().scripts > inputs / 2);
}
