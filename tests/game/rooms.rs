//! Tests of the parts of the game, apart and together: the logic without a window, and the sleeping app.

use crate::headless::ask;
use crate::player::{Player, SCRATCH, run_systems_in_order};
use bevy::input::InputPlugin;
use bevy::prelude::*;
use bevy::state::app::StatesPlugin;
use bevy::winit::{UpdateMode, WinitSettings};
use std::time::Duration;
use sudoku_assistant::game;
use sudoku_assistant::game::clones::{CellId, Costume};
use sudoku_assistant::game::play::ExpectingNumkey;
use sudoku_assistant::game::requests::{AskRequest, EntryRequest, Scene};
use sudoku_assistant::game::session::Session;
use sudoku_board::{Cell, Value};

/// Returns the game's logic, without a window.
pub fn logic() -> App {
    let mut app = App::new();
    app.add_plugins((MinimalPlugins, StatesPlugin, InputPlugin, game::plugin));
    run_systems_in_order(&mut app);
    app
}

#[test]
fn the_logic_works_without_a_window() {
    let mut app = logic();
    app.update();
    ask(&mut app, AskRequest::Open);
    ask(&mut app, AskRequest::Write(SCRATCH.to_owned()));
    ask(&mut app, AskRequest::Answer);
    ask(&mut app, EntryRequest::ClickCell(Cell::at(0, 2)));
    ask(&mut app, EntryRequest::PressDigit(Value::digit(5)));
    // Requests are carried out one after another, so one frame is enough.
    app.update();
    assert_eq!(*app.world().resource::<State<Scene>>().get(), Scene::Playing);
    assert_eq!(app.world().resource::<Session>().board().get(Cell::at(0, 2)), Value::digit(5));
    assert!(app.world().resource::<State<ExpectingNumkey>>().get().0);
}

#[test]
fn the_clones_wear_their_costumes_without_a_window() {
    let mut app = logic();
    ask(&mut app, AskRequest::Open);
    ask(&mut app, AskRequest::Write(SCRATCH.to_owned()));
    ask(&mut app, AskRequest::Answer);
    app.update();
    let world = app.world_mut();
    let mut clones: Vec<(usize, Costume)> =
        world.query::<(&CellId, &Costume)>().iter(world).map(|(id, costume)| (id.get(), *costume)).collect();
    clones.sort_by_key(|&(id, _)| id);
    let digits = SCRATCH.chars().filter(char::is_ascii_digit);
    let costumes = digits.map(|digit| if digit == '0' { Costume::User } else { Costume::Puzzle });
    assert!(clones.into_iter().eq((1..=81).zip(costumes)));
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
    assert!(!player.asks_for_redraw() && wait(&player) == A_DAY, "the puzzle of the opening waits");
    player.with_shift('g');
    player.frames(5);
    assert!(!player.asks_for_redraw(), "the question stands still");
    player.answer(SCRATCH);
    // The number of its solutions is computed in the meantime.
    let still = (0..1000).any(|_| {
        player.frames(5);
        !player.asks_for_redraw()
    });
    assert!(still, "the board stands still");
    assert_eq!(wait(&player), Duration::from_secs(1), "the clock moves once a second");
    player.press('p');
    player.frames(5);
    assert!(!player.asks_for_redraw() && wait(&player) == A_DAY, "nothing moves on pause");
    player.press('p');
    player.key_with_control(KeyCode::Digit6, '6');
    player.frames(5);
    let saved = Duration::from_secs(9);
    assert!(!player.asks_for_redraw() && wait(&player) <= saved, "a clock that is not shown is only kept");

    player.click(1, 3);
    player.press('1');
    assert!(player.asks_for_redraw(), "a cell flashes");
    player.seconds(1.5);
    assert!(!player.asks_for_redraw());

    player.press('w');
    // The first step shows another script, which has no scroll bar.
    player.frames(20);
    assert!(!player.asks_for_redraw(), "five steps a second leave time to sleep");
    let nap = wait(&player);
    assert!((Duration::from_millis(20)..=Duration::from_millis(200)).contains(&nap), "{nap:?}");
    for _ in 0..20 {
        player.frames(1);
        assert_eq!(wait(&player), nap, "another nap would draw another frame");
    }
    (0..6).for_each(|_| player.press('+'));
    assert!(player.asks_for_redraw(), "a thousand steps a second do not");
    player.press('w');
    // If a call has just ended, its result is on its way to the caller.
    player.seconds(1.0);
    assert!(!player.asks_for_redraw(), "a paused solver stands still");
    assert_eq!(wait(&player), A_DAY);
    player.press('x');
    player.frames(5);
    assert!(!player.asks_for_redraw() && wait(&player) <= saved, "a stopped solver is gone");
}
