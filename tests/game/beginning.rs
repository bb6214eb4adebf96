//! Tests that Watch shows a solver at work at once, whatever is on the stage. Its controls stay where they are, its speed and
//! step size are remembered, and a long run returns to where it was.

use crate::keeping::Home;
use crate::player::{FRAME, Input, Player, SCRATCH};
use crate::resuming::playing;
use crate::views::sizes;
use crate::watching::{ANTI_BRUTE_FORCE, choose, steps};
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use sudoku_assistant::game::blocks::Blocks;
use sudoku_assistant::game::requests::{
    BlocksRequest, LookRequest, Scene, SpeedRequest, Tab, TextSize, ViewRequest, labels,
};
use sudoku_assistant::game::script::speed::ProgramSpeed;
use sudoku_assistant::game::workbench::Workbench;
use sudoku_assistant::window::look::Panels;
use sudoku_assistant::window::look::layout::Touched;
use sudoku_assistant::window::pictures::Drawables;
use sudoku_run::engines::{Engine, ProblemKind};
use sudoku_run::{Speed, Unit};
use sudoku_solve::search::Rewind;
use sudoku_words::words;

/// The most seconds on the game's own clock until something is visible.
const MOST_SECONDS: f32 = 2.0;

/// A puzzle that no engine finishes if it tries digits in order.
const ENDLESS: &str = "001000000200000000003000000400000005005000600600000040007103000800000000009020000";

/// The most bytes that the history of a run may use.
const MOST_BYTES: usize = 64 << 20;

/// Returns the seconds on the game's own clock until a condition holds, not counting the time that an engine waits for another
/// thread.
fn seconds_until(player: &mut Player, mut reached: impl FnMut(&mut Player) -> bool) -> f32 {
    let mut frames = 0;
    while !reached(player) {
        player.frames(1);
        let waits = player.solver().run().is_some_and(|run| run.playback().is_waiting());
        if waits {
            std::thread::sleep(FRAME);
        } else {
            frames += 1;
        }
        assert!(frames < 2_000, "it is not reached: {}", player.owl());
    }
    frames as f32 * FRAME.as_secs_f32()
}

#[test]
fn one_click_shows_a_digit_of_every_engine_within_two_seconds() {
    for &engine in Engine::ALL {
        for puzzle in [None, Some(SCRATCH)] {
            let mut player = puzzle.map_or_else(Player::new, Player::playing);
            choose(&mut player, engine);
            player.frames(3);
            let before = player.shown();
            player.click_control(words().watch());
            let seconds = seconds_until(&mut player, |player| player.shown() != before);
            assert!(seconds <= MOST_SECONDS, "{engine} on {puzzle:?}: {seconds} seconds");
            // It continues, so that more than the end is visible.
            assert!(player.solver().run().is_some_and(|run| !run.playback().is_paused()), "{engine} on {puzzle:?}");
        }
    }
}

#[test]
fn three_clicks_show_the_solver_of_every_problem_within_two_seconds() {
    let problems = ProblemKind::ALL.into_iter().filter(|&problem| problem != ProblemKind::Sudoku);
    for (problem, engine) in problems.flat_map(|problem| problem.engines().iter().map(move |&engine| (problem, engine)))
    {
        let mut player = Player::new();
        player.click_in_menu(words().puzzle_chooser(), labels::problem(problem).word);
        player.frames(3);
        choose_here(&mut player, engine);
        let seen = |player: &mut Player| player.resource::<Drawables>().0.len();
        let before = seen(&mut player);
        assert!(before > 16, "{problem:?}: the board is seen");
        player.click_control(words().watch());
        let seconds = seconds_until(&mut player, |player| seen(player) > before);
        assert!(seconds <= MOST_SECONDS, "{problem:?} by {engine}: {seconds} seconds");
        assert!(player.resource::<Workbench>().runs(), "{problem:?} by {engine}");
        player.seconds(1.0);
        assert!(player.resource::<Workbench>().runs(), "{problem:?} by {engine} is over at once");
    }
}

/// Chooses another engine for the problem on the stage.
fn choose_here(player: &mut Player, engine: Engine) {
    for _ in Engine::ALL {
        if player.solver().engine_here() == engine {
            return;
        }
        player.press('v');
        player.frames(3);
    }
    assert_eq!(player.solver().engine_here(), engine);
}

#[test]
fn speed_and_step_are_kept_over_runs_and_restarts() {
    let home = Home::new();
    let mut player = home.player();
    assert_eq!((player.speed(), player.solver().unit()), (Speed::default(), Unit::Digit));
    player.type_text("+++");
    player.frames(2);
    player.click_control(words().unit_call());
    let chosen = (player.speed(), Unit::Call);
    for _ in 0..2 {
        player.press('w');
        player.frames(3);
        player.press('x');
        player.frames(3);
        assert_eq!((player.speed(), player.solver().unit()), chosen, "after a run");
    }
    // Lessons have a separate speed.
    player.key(Key::F4);
    player.key(Key::PageDown);
    player.ask(SpeedRequest::Faster);
    player.frames(3);
    let lessons = player.resource::<ProgramSpeed>().get();
    assert_ne!(lessons, ProgramSpeed::default().get());
    drop(player);
    let player = home.player();
    assert_eq!((player.speed(), player.solver().unit()), chosen, "after a restart");
    assert_eq!(player.resource::<ProgramSpeed>().get(), lessons);
}

#[test]
fn a_long_run_returns_to_its_step_whatever_key_is_pressed() {
    let home = Home::new();
    let mut player = playing(&home, ANTI_BRUTE_FORCE);
    choose(&mut player, Engine::BruteForce);
    let speed = Speed::FLAT_OUT;
    player.ask(SpeedRequest::Set(speed));
    player.press('w');
    // The way back takes about as many frames on every machine.
    player.frames(60);
    player.press('w');
    player.frames(2);
    let (before, board) = (steps(&player), player.solver().run().expect("a run").board());
    drop(player);
    // Keys that end a run at any moment are left out; so is Enter after Tab, which presses a button.
    let returns = |player: &Player| player.solver().run().is_some_and(|run| run.return_position() == Some(before));
    let named = |keys: &[Key]| keys.iter().cloned().map(Input::Tap).collect::<Vec<_>>();
    let moves = [Key::Enter, Key::Home, Key::ArrowDown, Key::PageUp, Key::Delete, Key::End, Key::Tab];
    let presses = [Input::keys("w.,bqy5"), named(&moves), Input::keys("ijzuwh0"), Input::keys("JOow,.kq")];
    for keys in presses {
        let mut player = home.player();
        assert!(returns(&player), "it is on its way");
        let frames = 2 * keys.len();
        player.at_once(keys);
        player.frames(frames);
        assert!(returns(&player), "it is still on its way");
        player.until(|player| player.solver().run().is_some_and(|run| run.return_position().is_none()));
        assert_eq!((player.scene(), steps(&player), player.speed()), (Scene::Solving, before, speed));
        let run = player.solver().run().expect("a run");
        assert!(run.playback().is_paused() && run.board() == board);
    }
}

#[test]
fn a_run_without_an_end_is_stopped_at_any_moment_and_keeps_little() {
    for engine in [Engine::BruteForce, Engine::Blocks] {
        let mut player = Player::playing(ENDLESS);
        choose(&mut player, engine);
        let board = player.board();
        player.ask(SpeedRequest::Set(Speed::FLAT_OUT));
        player.press('w');
        player.until(|player| steps(player) > 200_000);
        let run = player.solver().run().expect("a run");
        assert!(!run.playback().is_paused() && run.playback().line().bytes() <= MOST_BYTES, "{engine}");
        player.press(',');
        player.until(|player| player.solver().run().is_some_and(|run| run.playback().is_idle()));
        assert!(player.solver().is_paused(), "{engine}: one step back");
        player.press('x');
        player.frames(2);
        assert_eq!((player.scene(), player.board()), (Scene::Playing, board), "{engine}");
    }
}

#[test]
fn ten_calls_of_solve_have_ten_cards_with_their_own_values() {
    let mut player = Player::playing(SCRATCH);
    choose(&mut player, Engine::Blocks);
    let calls = |player: &Player| player.resource::<Blocks>().moment().calls.clone();
    while calls(&player).len() < 10 {
        player.press('.');
        player.until(|player| player.solver().run().is_some_and(|run| run.playback().is_idle()));
        player.frames(1);
        assert!(steps(&player) < 100_000, "never ten calls");
    }
    let run = player.solver().run().expect("a run");
    let path: Vec<_> = run.tree().path().map(|node| node.label).collect();
    let calls = calls(&player);
    assert_eq!(calls.len(), 10);
    // Each call that has placed a digit shows that digit, in its own cell, and its card leads to its position.
    for (number, ((cell, digit), call)) in path.iter().zip(&calls).enumerate() {
        assert_eq!(call.title, sudoku_words::name(*cell));
        assert!(call.variables.contains(&("digit".to_owned(), digit.to_string())), "{call:?}");
        player.ask(BlocksRequest::ShowCall(number));
        player.frames(2);
        assert_eq!(player.resource::<Blocks>().call(), Some(number));
    }
    assert!(path.len() >= 9, "{path:?}");
}

#[test]
fn the_tree_of_calls_shows_six_levels_beside_the_board() {
    let mut player = Player::playing(SCRATCH);
    choose(&mut player, Engine::BruteForce);
    while player.solver().run().is_none_or(|run| run.search().depth() < 9) {
        player.press('.');
        player.frames(2);
    }
    player.frames(3);
    let path: Vec<_> = player.solver().run().expect("a run").tree().path().map(|node| node.label).collect();
    let layers = player.pressable();
    let is_seen = |(cell, digit): &(_, _)| {
        let name = words().tree_digit(sudoku_board::Value::to_string(digit), sudoku_words::name(*cell));
        let name = words().tree_stands(name);
        layers.iter().flatten().any(|(other, rect, seen)| *other == name && seen.height() > 0.9 * rect.height())
    };
    let levels = path.iter().filter(|label| is_seen(label)).count();
    assert!(levels >= 6, "{levels} levels of {}", path.len());
}

/// Returns the positions of the controls that Watch must not move.
fn controls(player: &mut Player) -> Vec<(String, Rect)> {
    let engine = words().engine(sudoku_words::engine(player.solver().engine_here(), false).word);
    let names = [engine, words().step_back(), words().single_step(), words().stop(), words().run_to()];
    let mut found: Vec<(String, Rect)> =
        names.into_iter().filter_map(|name| Some((name.clone(), player.bounds(name)?))).collect();
    for slider in [words().speed(), words().time_line()] {
        let name =
            player.shown_as(slider.clone() + ":").unwrap_or_else(|| panic!("no {slider}: {:?}", player.controls()));
        found.push((slider, player.bounds(name).expect("it is seen")));
    }
    found
}

/// Checks that the controls stay where they are when Watch starts, at every size of the window and of the texts, and that all
/// of them are visible in the window that the layout is made for.
pub fn controls_keep_their_places() {
    let mut moved = Vec::new();
    for text in [TextSize::Normal, TextSize::Large] {
        for (window, touch) in sizes() {
            let mut player = Player::playing(SCRATCH);
            player.ask(LookRequest::SetTextSize(text));
            player.app.insert_resource(Touched(touch));
            player.resize(window.x, window.y);
            player.ask(ViewRequest::ShowTab(Tab::Watch));
            player.frames(4);
            let before = controls(&mut player);
            assert!(before.len() >= 7, "{window:?}: {before:?}");
            player.press('w');
            player.frames(20);
            assert_eq!(player.scene(), Scene::Solving);
            let after = controls(&mut player);
            for ((name, one), (_, other)) in before.iter().zip(&after) {
                if one.min.distance(other.min) > 0.5 || one.max.distance(other.max) > 0.5 {
                    moved.push(format!("{name} at {window:?}, {text:?}: {one:?}, then {other:?}"));
                }
            }
            if window == Vec2::new(1280.0, 800.0) && text == TextSize::Normal {
                let Panels::Apart { right, .. } = player.layout().panels else { panic!("two panels") };
                let last = player.bounds(words().tree_click()).expect("the last line is seen");
                assert!(last.max.y <= right.max.y - 2.0 && last.max.x <= right.max.x, "{last:?} in {right:?}");
            }
        }
    }
    assert!(moved.is_empty(), "{}", moved.join("\n"));
}

#[test]
fn the_controls_keep_their_places_when_watch_starts() {
    controls_keep_their_places();
}
