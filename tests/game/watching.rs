//! Tests of watching any engine forwards and backwards on the stage.

use crate::player::{ANYTHING, Player, SCRATCH, SCRATCH_SOLVED, cell};
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use sudoku_assistant::game::owl::{Mood, Speech};
use sudoku_assistant::game::requests::{Scene, SolverRequest};
use sudoku_board::Cell;
use sudoku_board::classic::ClassicCell;
use sudoku_run::engines::Engine;
use sudoku_run::{Control, Outcome, Speed, Unit};
use sudoku_samples::thoroughness::thoroughly;
use sudoku_solve::search::{Counts, Level, Need, Rewind, Search, Step};
use sudoku_words::words;

pub const THREE_SOLUTIONS: &str = "..3.....6...98..2.9426..7..45...6............1.9.5.47.....25.4.6...785...........";

/// A puzzle that takes 830 million steps to solve.
pub const ANTI_BRUTE_FORCE: &str = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";

/// Everything that stepping back must restore.
type Moment = (sudoku_board::Board, Counts, usize, Vec<Level>, Option<Step>, Vec<u32>);

fn moment(player: &Player) -> Moment {
    let run = player.solver().run().expect("a run");
    let search = run.search();
    let heat = Cell::all().map(|cell| run.heat().of(cell)).collect();
    (run.board(), search.counts(), search.depth(), search.levels(), run.last_step(), heat)
}

pub fn steps(player: &Player) -> u64 {
    player.solver().run().map_or(0, |run| run.steps())
}

pub fn choose(player: &mut Player, engine: Engine) {
    for _ in Engine::ALL {
        if player.solver().engine() == engine {
            return;
        }
        player.press('v');
    }
    assert_eq!(player.solver().engine(), engine);
}

/// Returns the name of a button that leads to the next such moment, with its key.
pub fn on_to(reached: String, key: char) -> String {
    words().with_keys(words().on_to(reached), key.to_string())
}

pub fn at_solution(player: &Player) -> bool {
    player.solver().run().is_some_and(|run| run.is_at_solution() && player.solver().is_paused())
}

#[test]
fn a_step_back_restores_board_counters_depth_stack_and_heat() {
    for &engine in Engine::ALL {
        let mut player = Player::playing(SCRATCH);
        choose(&mut player, engine);
        let mut seen = Vec::new();
        for _ in 1..=thoroughly(40, 12) {
            player.press('.');
            player.until(|player| player.solver().run().is_some_and(|run| run.playback().is_idle()));
            seen.push((moment(&player), player.shown(), player.owl().to_owned()));
        }
        for (before, shown, _) in seen.iter().rev().skip(1) {
            player.press(',');
            assert_eq!((&moment(&player), &player.shown()), (before, shown), "{engine}");
        }
        // The same steps are described in the same words again.
        player.press('.');
        assert_eq!((moment(&player), player.owl().to_owned()), (seen[1].0.clone(), seen[1].2.clone()), "{engine}");
    }
}

#[test]
fn the_ends_of_the_time_line_are_home_and_end_and_the_slider_leads_anywhere() {
    let mut player = Player::playing(SCRATCH);
    choose(&mut player, Engine::BruteForce);
    let board = player.board();
    (0..30).for_each(|_| player.press('.'));
    let last = moment(&player);
    player.key(Key::Home);
    assert_eq!((steps(&player), player.solver().run().expect("a run").board()), (0, board.clone()));
    assert_eq!(player.owl(), words().beginning(words().blanks_left(board.blanks().count())));
    player.key(Key::End);
    assert_eq!(moment(&player), last);
    player.frames(2);
    let slider = player.shown_as(words().time_line() + ":").expect("a time line");
    let bounds = player.bounds(&slider).expect("the slider is seen");
    player.click_at(bounds.min + bounds.size() * Vec2::new(0.5, 0.5));
    player.frames(1);
    assert!(
        (10..=20).contains(&steps(&player)),
        "{} of 30: {slider} at {bounds:?}, {:?}",
        steps(&player),
        player.controls()
    );
    assert!(player.solver().is_paused());
    assert_eq!(player.solver().run().expect("a run").playback().line().furthest(), 30, "what came after is not lost");
}

#[test]
fn jumps_lead_to_the_next_take_back_placement_and_solution_and_to_the_end() {
    let mut player = Player::playing(THREE_SOLUTIONS);
    player.press('.');
    player.click_in_menu(words().run_to(), on_to(words().take_back_reached(), 'B'));
    player.until(|player| player.scene() == Scene::Solving && player.solver().is_paused());
    assert!(matches!(moment(&player).4, Some(Step::Retract { .. })));
    // The current cell is the one in which the next digit is tried.
    player.click(5, 5);
    assert_eq!(player.entry().current(), Some(cell(5, 5)));
    player.click_in_menu(words().run_to(), on_to(words().in_cell_reached(), 'I'));
    player.until(|player| player.solver().is_paused());
    assert!(matches!(moment(&player).4, Some(Step::Place { cell: at, .. }) if at == cell(5, 5)));
    for number in 1..=3 {
        player.click_in_menu(words().run_to(), on_to(words().jump_solution_reached(), 'J'));
        player.until(at_solution);
        assert_eq!(moment(&player).1.solutions, number);
        assert!(moment(&player).0.is_solved());
        assert_eq!(player.mood(), Mood::Happy);
    }
    player.click_in_menu(words().run_to(), on_to(words().jump_end_reached(), 'U'));
    player.until(|player| player.solver().is_paused());
    assert_eq!(player.owl(), words().end_several("3"));
    assert!(player.solver().run().expect("a run").is_at_end());
    // There is a way back to each of them.
    player.click_control(words().offer_previous_solution());
    for number in [3, 2, 1] {
        until_it_stops(&mut player);
        assert_eq!((moment(&player).1.solutions, moment(&player).4), (number, Some(Step::Solution)));
        player.frames(1);
        assert!(player.control(words().offer_keep()).is_some(), "a solution can be kept whenever it is shown");
        player.with_shift('j');
    }
    assert_eq!(player.owl(), words().no_solution_before());
    player.press('k');
    assert!(player.board().is_solved() && player.scene() == Scene::Playing);
}

#[test]
fn a_jump_to_a_cell_goes_to_the_current_one_and_never_to_one_that_is_filled() {
    let mut player = Player::playing(SCRATCH);
    player.click(2, 3);
    player.press('i');
    player.until(|player| player.scene() == Scene::Solving && player.solver().is_paused());
    assert!(matches!(moment(&player).4, Some(Step::Place { cell: at, .. }) if at == cell(2, 3)));
    let before = steps(&player);
    player.click(1, 1);
    player.press('i');
    player.frames(3);
    assert_eq!(steps(&player), before);
    assert_eq!(player.owl(), words().filled_from_the_start("r1c1"));
}

#[test]
fn what_can_be_done_at_a_moment_is_offered_again_after_another_page() {
    let mut player = Player::playing(SCRATCH);
    choose(&mut player, Engine::BruteForce);
    player.press('j');
    player.until(at_solution);
    player.key(Key::F3);
    player.key(Key::F2);
    player.frames(2);
    assert!(player.control(words().offer_keep()).is_some());
    for ask in ['y', '.', ','] {
        player.press(ask);
        player.frames(1);
        assert!(player.control(words().offer_keep()).is_some() || ask == '.', "after {ask}");
    }
    player.click(1, 3);
    player.frames(1);
    player.click_control(words().offer_keep());
    assert_eq!(player.board_line(), SCRATCH_SOLVED);
}

#[test]
fn the_log_keeps_steps_and_not_every_moment_that_is_passed_over() {
    let mut player = Player::playing(SCRATCH);
    choose(&mut player, Engine::BruteForce);
    (0..12).for_each(|_| player.press('.'));
    let logged = player.resource::<Speech>().log().len();
    assert!(player.resource::<Speech>().log().contains(&words().place_fits(3, "r1c3")));
    (0..8).for_each(|_| player.press(','));
    assert_eq!(player.resource::<Speech>().log().len(), logged);
}

#[test]
fn a_jump_starts_a_run_and_a_second_press_of_watch_holds_it() {
    let mut player = Player::playing(ANTI_BRUTE_FORCE);
    player.press('j');
    player.frames(5);
    assert!(!player.solver().is_paused() && steps(&player) > 100);
    player.press('w');
    let held = steps(&player);
    player.frames(5);
    assert_eq!(steps(&player), held);
}

#[test]
fn every_engine_can_be_watched_to_a_solution_that_can_be_kept() {
    for &engine in Engine::ALL {
        let mut player = Player::playing(SCRATCH);
        choose(&mut player, engine);
        player.press('j');
        player.until(at_solution);
        assert_eq!(player.shown(), SCRATCH_SOLVED, "{engine}");
        assert_eq!(player.solver().run().expect("a run").outcome(), Some(Outcome::Solved));
        assert_eq!(player.solver().run().expect("a run").engine(), engine);
        // The board is still the player's.
        assert_eq!(player.board_line(), SCRATCH.replace(',', "").replace('0', "."));
        player.press('k');
        assert_eq!((player.board_line().as_str(), player.scene()), (SCRATCH_SOLVED, Scene::Playing), "{engine}");
    }
}

#[test]
fn an_engine_is_chosen_from_the_list_and_begins_anew_in_the_middle_of_a_run() {
    let mut player = Player::playing(SCRATCH);
    choose(&mut player, Engine::BruteForce);
    (0..20).for_each(|_| player.press('.'));
    player.click_control(words().engine(words().brute_force()));
    player.frames(2);
    player.click_control(words().exact_cover());
    assert_eq!(player.solver().engine(), Engine::ExactCover);
    let run = player.solver().run().expect("a run");
    assert_eq!((run.engine(), run.steps(), run.search().start()), (Engine::ExactCover, 0, &player.board()));
    assert!(player.solver().is_paused() && player.scene() == Scene::Solving);
    player.press('.');
    player.assert_owl_says(words().look_need_cell(ANYTHING, 1, ANYTHING));
}

#[test]
fn the_binary_program_is_stopped_and_started_at_any_moment() {
    // 17 givens: many relaxations, each on another thread.
    let mut player =
        Player::playing("000000000100000000000430200000000006000509000000000418000081000002000050040000300");
    choose(&mut player, Engine::BinaryProgram);
    let board = player.board();
    for moment in 0..25 {
        player.press(['w', 'j', '.'][moment % 3]);
        player.frames(moment % 7);
        match moment % 4 {
            0 => player.press('x'),
            1 => player.press('v'),
            2 => player.press(','),
            _ => player.key(Key::Escape),
        }
        choose(&mut player, Engine::BinaryProgram);
        assert_eq!(player.board(), board);
    }
    // Closing the window while it runs stops it as well.
    player.press('w');
    player.frames(2);
    drop(player);
}

#[test]
fn the_window_answers_at_any_point_of_a_long_run() {
    let mut player = Player::playing(ANTI_BRUTE_FORCE);
    player.ask(SolverRequest::SetUnit(Unit::Block));
    player.type_text(&"+".repeat(usize::from(Speed::FLAT_OUT.notch()) + 1));
    player.press('w');
    player.until(|player| steps(player) > 300_000);
    player.press('w');
    let (furthest, here) = (steps(&player), moment(&player));
    player.press(',');
    // A block may bring a second step, such as the try of a digit.
    let back = furthest - steps(&player);
    assert!((1..=2).contains(&back), "{back} steps back");
    for part in [7, 3, 2] {
        player.ask(Control::Seek(furthest / part));
        player.frames(1);
        assert_eq!(steps(&player), furthest / part);
    }
    player.key(Key::End);
    assert_eq!(moment(&player), here);
}

#[test]
fn a_film_holds_behind_a_hidden_window_unless_it_goes_flat_out() {
    let mut player = Player::playing(ANTI_BRUTE_FORCE);
    player.press('w');
    player.until(|player| steps(player) > 3);
    player.hide(true);
    assert!(player.solver().is_paused());
    player.hide(false);
    assert!(player.solver().is_paused(), "until it is told to go on");
    player.press('w');
    player.type_text(&"+".repeat(usize::from(Speed::FLAT_OUT.notch()) + 1));
    player.hide(true);
    let before = steps(&player);
    player.until(|player| steps(player) > before + 10_000);
}

#[test]
fn flat_out_the_owl_says_nothing_that_is_over_long_ago() {
    let mut player = Player::playing(ANTI_BRUTE_FORCE);
    player.press('w');
    player.until(|player| steps(player) > 3);
    player.type_text(&"+".repeat(usize::from(Speed::FLAT_OUT.notch()) + 1));
    player.until(|player| steps(player) > 10_000);
    assert_eq!(player.owl(), words().too_fast());
    player.press('w');
    assert_ne!(player.owl(), words().too_fast(), "what has just happened is told");
}

/// Waits until nothing moves on the stage.
pub fn until_it_stops(player: &mut Player) {
    player.until(|player| player.solver().run().is_some_and(|run| run.playback().is_idle()));
}

#[test]
fn a_run_stops_where_it_is_to_stop_forwards_and_backwards() {
    let mut player = Player::playing(SCRATCH);
    player.click(1, 5);
    player.press('o');
    assert_eq!(player.owl(), words().stops_at_cell("r1c5"));
    let comes_to_the_cell = |player: &mut Player| {
        until_it_stops(player);
        matches!(
            player.solver().run().and_then(|run| run.last_step()),
            Some(Step::Look { need: Need::Cell(at), .. } | Step::Place { cell: at, .. } | Step::Retract { cell: at, .. })
                if at == cell(1, 5)
        )
    };
    let mut seen = Vec::new();
    for _ in 0..6 {
        player.press('u');
        assert!(comes_to_the_cell(&mut player), "{:?}", player.solver().run().map(|run| run.last_step()));
        seen.push(steps(&player));
    }
    for earlier in seen.iter().rev().skip(1) {
        player.with_shift('O');
        assert!(comes_to_the_cell(&mut player));
        assert_eq!(steps(&player), *earlier);
    }
    player.with_shift('O');
    until_it_stops(&mut player);
    assert_eq!(steps(&player), 0, "there is none before");
    player.click_in_menu(words().run_to(), words().forget_stops());
    player.press('j');
    until_it_stops(&mut player);
    assert_eq!(player.solver().run().and_then(|run| run.last_step()), Some(Step::Solution));
}

#[test]
fn over_and_out_pass_over_the_calls_below() {
    let mut player = Player::playing(SCRATCH);
    choose(&mut player, Engine::BruteForce);
    (0..4).for_each(|_| player.press('.'));
    let depth = |player: &Player| player.solver().run().map_or(0, |run| run.search().depth());
    player.press('b');
    until_it_stops(&mut player);
    let before = depth(&player);
    assert!(before > 0);
    player.press('q');
    until_it_stops(&mut player);
    assert!(depth(&player) <= before);
    player.press('z');
    until_it_stops(&mut player);
    assert!(depth(&player) < before, "the call came back");
}
