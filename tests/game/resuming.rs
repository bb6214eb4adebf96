//! Tests that a run that was being watched when the program ended is back at the next start.

use crate::keeping::Home;
use crate::player::{ANYTHING, Player, SCRATCH, SCRATCH_SOLVED};
use crate::watching::choose;
use bevy::input::keyboard::Key;
use sudoku_assistant::game::requests::{Scene, SolverRequest};
use sudoku_assistant::game::workbench::Workbench;
use sudoku_run::Unit;
use sudoku_run::engines::{Engine, ProblemKind};
use sudoku_solve::search::{Search, Step};
use sudoku_words::words;

const THREE_SOLUTIONS: &str = "..3.....6...98..2.9426..7..45...6............1.9.5.47.....25.4.6...785...........";

/// Starts the game on that computer, with the puzzle on the stage.
pub fn playing(home: &Home, puzzle: &str) -> Player {
    let mut player = home.player();
    player.with_shift('g');
    player.answer(puzzle);
    player
}

/// Starts the game with a run that is paused after this many steps.
fn watching(home: &Home, steps: usize) -> Player {
    let mut player = playing(home, SCRATCH);
    choose(&mut player, Engine::BruteForce);
    (0..steps).for_each(|_| player.press('.'));
    player.until(idle);
    player
}

fn come_back(home: &Home, player: Player) -> Player {
    // A closing program waits until its last state is written.
    drop(player);
    home.player()
}

fn idle(player: &Player) -> bool {
    player.solver().run().is_some_and(|run| run.playback().is_idle())
}

fn steps(player: &Player) -> u64 {
    player.solver().run().map_or(0, |run| run.steps())
}

#[test]
fn a_paused_run_of_every_engine_is_where_it_was() {
    for &engine in Engine::ALL {
        let home = Home::new();
        let mut player = playing(&home, SCRATCH);
        choose(&mut player, engine);
        for _ in 0..20 {
            let before = steps(&player);
            player.press('.');
            player.until(|player| steps(player) > before);
        }
        let moment = |player: &Player| {
            let run = player.solver().run().expect("a run");
            (run.engine(), run.steps(), run.board(), run.search().counts(), run.search().levels(), run.last_step())
        };
        let (before, told) = (moment(&player), player.owl().to_owned());
        let mut player = come_back(&home, player);
        player.until(idle);
        assert_eq!((player.scene(), &moment(&player)), (Scene::Solving, &before));
        assert_eq!(player.owl(), told, "{engine}");
        // Go backwards and forwards from there.
        player.press(',');
        player.press('.');
        player.until(idle);
        assert_eq!((moment(&player).2, player.owl().to_owned()), (before.2, told), "{engine}");
    }
}

#[test]
fn a_run_past_a_solution_is_where_it_was() {
    let home = Home::new();
    let mut player = playing(&home, THREE_SOLUTIONS);
    choose(&mut player, Engine::BruteForce);
    player.press('j');
    player.until(|player| idle(player) && player.solver().run().is_some_and(|run| run.is_at_solution()));
    (0..3).for_each(|_| player.press('.'));
    player.until(idle);
    let before = (steps(&player), player.solver().run().expect("a run").search().counts());
    assert_eq!(before.1.solutions, 1);
    let mut player = come_back(&home, player);
    player.until(idle);
    assert_eq!((steps(&player), player.solver().run().expect("a run").search().counts()), before);
    assert_ne!(player.solver().run().expect("a run").last_step(), Some(Step::Solution));
}

#[test]
fn a_run_that_was_stopped_does_not_come_back() {
    let home = Home::new();
    let mut player = watching(&home, 5);
    player.key(Key::Escape);
    assert_eq!(player.scene(), Scene::Playing);
    let player = come_back(&home, player);
    assert_eq!(player.scene(), Scene::Playing);
}

#[test]
fn a_run_on_another_puzzle_does_not_come_back() {
    let home = Home::new();
    drop(watching(&home, 5));
    let path = home.folders.watching();
    let kept = std::fs::read_to_string(&path).expect("it is kept");
    let (line, other) = (SCRATCH_SOLVED, THREE_SOLUTIONS);
    assert!(kept.contains("start: \"") && !kept.contains(line), "{kept}");
    let start = kept.split('"').find(|part| part.len() == 81).expect("a board");
    std::fs::write(&path, kept.replace(start, other)).expect("it can be written");
    let player = home.player();
    assert_eq!(player.scene(), Scene::Playing);
}

#[test]
fn a_run_in_a_second_window_does_not_take_the_place_of_the_first_ones() {
    let home = Home::new();
    let first = watching(&home, 5);
    drop(watching(&home, 9));
    let mut player = come_back(&home, first);
    player.until(idle);
    assert_eq!(steps(&player), 5);
}

#[test]
fn a_file_of_a_run_that_cannot_be_read_is_put_aside() {
    let home = Home::new();
    drop(watching(&home, 5));
    std::fs::write(home.folders.watching(), "(version: 1, run: Some((engine: 7").expect("it can be written");
    let player = home.player();
    player.assert_owl_says(words().watching_unread(format!("{ANYTHING}watching.ron, {ANYTHING}")));
    assert!(
        home.files().iter().any(|name| name.starts_with("watching") && name != "watching.ron"),
        "{:?}",
        home.files()
    );
    assert_eq!(player.scene(), Scene::Playing);
}

#[test]
fn the_run_of_a_problem_is_where_it_was_with_the_future_that_somebody_has_left() {
    let home = Home::new();
    let mut player = playing(&home, SCRATCH);
    player.ask(SolverRequest::ShowProblem(ProblemKind::Queens));
    player.ask(SolverRequest::Choose(Engine::Blocks));
    player.ask(SolverRequest::SetUnit(Unit::Block));
    player.frames(3);
    let saved = |player: &Player| player.resource::<Workbench>().run().expect("a program runs").to_saved();
    (0..30).for_each(|_| player.press('.'));
    (0..10).for_each(|_| player.press(','));
    let first = saved(&player);
    player.press('g');
    (0..3).for_each(|_| player.press('.'));
    player.frames(2);
    let second = saved(&player);
    assert_ne!(first.acts, second.acts);
    let mut player = come_back(&home, player);
    player.frames(3);
    assert_eq!((player.scene(), player.solver().problem()), (Scene::Running, ProblemKind::Queens));
    assert_eq!(saved(&player), second);
    player.with_control('z');
    player.frames(2);
    assert_eq!((player.owl(), saved(&player)), (words().program_future_back().as_str(), first));
    // Who leaves the problem, for another one or for their sudoku, has ended its run.
    for other in [ProblemKind::SmallTour, ProblemKind::Sudoku] {
        player.ask(SolverRequest::ShowProblem(other));
        player.frames(2);
        player = come_back(&home, player);
        player.frames(3);
        assert_eq!(player.scene(), Scene::Playing);
        player.ask(SolverRequest::ShowProblem(ProblemKind::Queens));
        player.frames(3);
        assert!(saved(&player).acts.is_empty(), "it begins anew");
        player.press('g');
        player.frames(2);
    }
}
