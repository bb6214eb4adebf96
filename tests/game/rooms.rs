//! The rooms apart and together: the logic without a window, the app asleep, and a monkey at the keys.

use crate::player::{KEYPAD, Player, SCRATCH, TOP_ROW};
use bevy::input::InputPlugin;
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use bevy::winit::{UpdateMode, WinitSettings};
use proptest::prelude::*;
use proptest::test_runner::{Config, TestRunner};
use std::time::Duration;
use sudoku_assistant::game::entry::Entry;
use sudoku_assistant::game::sitting::Sitting;
use sudoku_assistant::game::{self, Request, Scene};
use sudoku_assistant::notation;
use sudoku_assistant::sudoku::{Cell, CellKind, Digit, first_conflict};

#[test]
fn the_logic_works_without_a_window() {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, StatesPlugin, InputPlugin, game::logic));
    app.update();
    for request in [
        Request::GoOn,
        Request::WriteAnswer(SCRATCH.to_owned()),
        Request::Answer,
        Request::ClickCell(Cell::at(0, 2)),
        Request::PressDigit(Digit::new(5)),
    ] {
        app.world_mut().write_message(request);
    }
    // Requests are carried out one after the other, so that one frame is enough.
    app.update();
    assert_eq!(*app.world().resource::<State<Scene>>().get(), Scene::Playing);
    assert_eq!(app.world().resource::<Sitting>().board().get(Cell::at(0, 2)), Digit::new(5));
    assert!(app.world().resource::<Entry>().expecting_numkey());
}

const A_DAY: Duration = Duration::from_secs(86_400);

fn wait(player: &Player) -> Duration {
    match player.resource::<WinitSettings>().focused_mode {
        UpdateMode::Reactive { wait, .. } => wait,
        UpdateMode::Continuous => Duration::ZERO,
    }
}

#[test]
fn when_nothing_moves_nothing_runs() {
    let mut player = Player::new();
    player.frames(5);
    assert!(!player.asks_for_redraw(), "the instructions stand still");
    player.key(Key::Enter);
    player.frames(5);
    assert!(!player.asks_for_redraw(), "the question stands still");
    player.answer(SCRATCH);
    player.frames(5);
    assert!(!player.asks_for_redraw(), "the board stands still");
    assert_eq!(wait(&player), Duration::from_secs(1), "the clock moves once a second");
    player.press('p');
    player.frames(5);
    assert!(!player.asks_for_redraw() && wait(&player) == A_DAY, "nothing moves on pause");
    player.press('p');
    player.key_with_control(KeyCode::Digit6, '6');
    player.frames(5);
    assert!(!player.asks_for_redraw() && wait(&player) == A_DAY, "a clock that is not shown sleeps");

    player.click(1, 3);
    player.press('1');
    assert!(player.asks_for_redraw(), "a cell flashes");
    player.seconds(1.5);
    assert!(!player.asks_for_redraw());

    player.press('w');
    player.frames(10);
    assert!(!player.asks_for_redraw(), "ten steps a second leave time to sleep");
    let nap = wait(&player);
    assert!((Duration::from_millis(20)..=Duration::from_millis(100)).contains(&nap), "{nap:?}");
    for _ in 0..20 {
        player.frames(1);
        assert_eq!(wait(&player), nap, "another nap would draw another frame");
    }
    (0..6).for_each(|_| player.press('+'));
    assert!(player.asks_for_redraw(), "a thousand steps a second do not");
    player.press('w');
    player.frames(5);
    assert!(!player.asks_for_redraw(), "a paused solver stands still");
    assert_eq!(wait(&player), A_DAY);
    player.press('x');
    player.frames(5);
    assert!(!player.asks_for_redraw() && wait(&player) == A_DAY, "a stopped solver is gone");
}

/// What a monkey does.
#[derive(Clone, Debug)]
enum Whim {
    Click(Vec2),
    Press(char),
    Key(Key),
    Tap(KeyCode, char),
    Undo(bool),
    Type(String),
    Wait(usize),
}

fn whim() -> impl Strategy<Value = Whim> {
    let keys = vec![Key::Enter, Key::Escape, Key::Backspace, Key::Delete, Key::Tab, Key::ArrowUp, Key::ArrowRight];
    prop_oneof![
        6 => (0.0..1280.0f32, 0.0..800.0f32).prop_map(|(x, y)| Whim::Click(Vec2::new(x, y))),
        6 => (345.0..935.0f32, 165.0..790.0f32).prop_map(|(x, y)| Whim::Click(Vec2::new(x, y))),
        8 => prop::sample::select("0123456789".chars().collect::<Vec<_>>()).prop_map(Whim::Press),
        2 => prop::sample::select("gsx.+- é".chars().collect::<Vec<_>>()).prop_map(Whim::Press),
        2 => prop::sample::select(keys).prop_map(Whim::Key),
        2 => (0..10usize, any::<bool>()).prop_map(|(n, top)| {
            Whim::Tap(if top { TOP_ROW[n] } else { KEYPAD[n] }, char::from(b'0' + n as u8))
        }),
        1 => any::<bool>().prop_map(Whim::Undo),
        1 => prop_oneof![Just(SCRATCH.to_owned()), "[0-9,.]{0,30}", "\\PC{0,8}"].prop_map(Whim::Type),
        1 => (1..30usize).prop_map(Whim::Wait),
    ]
}

#[test]
fn a_monkey_at_mouse_and_keys_breaks_nothing() {
    let puzzle = notation::read(SCRATCH).expect("a puzzle");
    let mut runner = TestRunner::new(Config { cases: 8, max_shrink_iters: 60, ..Config::default() });
    runner
        .run(&prop::collection::vec(whim(), 40), |whims| {
            let mut player = Player::playing(SCRATCH);
            for whim in whims {
                match whim.clone() {
                    Whim::Click(position) => player.click_at(position),
                    Whim::Press(character) => player.press(character),
                    Whim::Key(key) => player.key(key),
                    Whim::Tap(code, character) => player.tap(code, Key::Character(character.to_string().into())),
                    Whim::Undo(true) => player.with_control('z'),
                    Whim::Undo(false) => player.with_control('y'),
                    Whim::Type(text) => player.type_text(&text),
                    Whim::Wait(frames) => player.frames(frames),
                }
                let board = player.board();
                prop_assert_eq!(first_conflict(&board), None, "after {:?}", whim);
                prop_assert!(!player.owl().is_empty());
                let entry = player.entry();
                let is_users = entry.current().is_some_and(|cell| board.kind(cell) == CellKind::User);
                prop_assert_eq!(entry.expecting_numkey(), is_users);
                if player.scene() == Scene::Solving {
                    let run = player.solver().run();
                    prop_assert!(run.is_some_and(|run| run.outcome().is_none() && *run.search().start() == board));
                } else {
                    prop_assert_eq!(player.shown(), player.board_line());
                }
                if board.puzzle() == puzzle {
                    let kept =
                        Cell::all().all(|cell| puzzle.get(cell).is_none_or(|digit| board.get(cell) == Some(digit)));
                    prop_assert!(kept, "a given is never changed");
                }
            }
            Ok(())
        })
        .expect("the game holds");
}
