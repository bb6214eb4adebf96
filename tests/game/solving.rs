//! Tests of the solver on the stage.

use crate::player::{ANYTHING, Player, SCRATCH, SCRATCH_SOLVED, cell};
use crate::watching::choose;
use bevy::input::keyboard::Key;
use bevy::time::TimeUpdateStrategy;
use std::time::{Duration, Instant};
use sudoku_assistant::game::owl::Mood;
use sudoku_assistant::game::requests::{AskRequest, Page, Request, Scene, SolverRequest, SpeedRequest, ViewRequest};
use sudoku_board::Value;
use sudoku_run::engines::Engine;
use sudoku_run::{Control, Outcome, Speed, Unit};
use sudoku_solve::search::{Need, Rewind, Search, Step};
use sudoku_words::words;

const NO_SOLUTION: &str = "12345678.........9...............................................................";
/// A puzzle that takes brute force 622 million digits to solve.
const ANTI_BRUTE_FORCE: &str = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";

fn flat_out(player: &mut Player) {
    for _ in 0..=Speed::FLAT_OUT.notch() {
        player.press('+');
    }
    assert_eq!(player.speed(), Speed::FLAT_OUT);
}

fn slowest(player: &mut Player) {
    for _ in 0..=Speed::FLAT_OUT.notch() {
        player.press('-');
    }
    assert_eq!(player.speed(), Speed::from_notch(0));
}

fn finish(player: &mut Player) {
    player.until(|player| player.solver().is_paused());
    player.frames(1);
}

#[test]
fn solve_solves_and_tells_tries_take_backs_and_time() {
    let mut player = Player::playing(SCRATCH);
    flat_out(&mut player);
    player.click_control(words().watch());
    finish(&mut player);
    // It stops at the solution, and the player's board is unchanged.
    assert_eq!((player.scene(), player.mood()), (Scene::Solving, Mood::Happy));
    assert_eq!(player.shown(), SCRATCH_SOLVED);
    assert_eq!(player.board_line(), SCRATCH.replace(',', "").replace('0', "."));
    let run = player.solver().run().expect("a run");
    assert_eq!(run.outcome(), Some(Outcome::Solved));
    let counts = run.search().counts();
    assert_eq!(counts.placements - counts.retractions, 56);
    let [tried, back] = [counts.tries, counts.retractions].map(sudoku_words::thousands);
    player.assert_owl_says(words().solved_by_search(1, true, counts.tries, tried, back, ANYTHING));

    // Keeping the solution is one move, so Undo restores the player's board.
    player.click_control(words().offer_keep());
    assert_eq!((player.board_line().as_str(), player.scene()), (SCRATCH_SOLVED, Scene::Playing));
    assert_eq!(player.shown(), SCRATCH_SOLVED);
    player.click_control(words().undo());
    assert_eq!(player.shown(), SCRATCH.replace(',', "").replace('0', "."));
}

#[test]
fn the_stage_shows_each_step() {
    let mut player = Player::playing(SCRATCH);
    choose(&mut player, Engine::BruteForce);
    let mut told = Vec::new();
    for _ in 0..5 {
        player.click_control(words().single_step());
        assert_eq!(player.scene(), Scene::Solving);
        assert!(player.solver().is_paused());
        told.push((
            player.solver().run().and_then(|run| run.last_step()).expect("a step"),
            player.owl().to_owned(),
            player.shown(),
        ));
    }
    let tried = cell(1, 3);
    assert_eq!(told[0].0, Step::Look { need: Need::Cell(tried), options: 9 });
    // 1 is in the row, 2 in the box; 3 fits and is placed.
    let digits: String = told.iter().map(|(_, _, shown)| shown.chars().nth(2).expect("81 cells")).collect();
    assert_eq!(digits, ".1233");
    assert_eq!(told[1].1, words().try_refused(1, "r1c3", words().house_row(1), "r1c4"));
    assert_eq!(told[2].1, words().try_refused(2, "r1c3", words().house_box(1), "r2c2"));
    assert_eq!(told[3].1, words().try_fits(3, 1, 3, 1));
    assert_eq!(told[4].1, words().place_fits(3, "r1c3"));
    assert_eq!(player.colour(tried), player.theme().tried_cell.color());
    assert_eq!(player.solver().run().expect("a run").search().depth(), 1);
    // The player's board is unchanged.
    assert_eq!(player.board().get(tried), None);
}

#[test]
fn the_speed_is_kept() {
    let mut player = Player::playing(SCRATCH);
    choose(&mut player, Engine::BruteForce);
    slowest(&mut player);
    player.press('w');
    player.seconds(5.1);
    let steps = player.solver().run().expect("a run").steps();
    assert!((4..=6).contains(&steps), "{steps} steps in 5 seconds at 1 a second");
    // 1, 2, 5, 10, 20, 50, 100, 200, 500, 1,000 steps per second.
    (0..9).for_each(|_| player.press('+'));
    assert_eq!(player.speed().steps_per_second(), Some(1000));
    let before = player.solver().run().expect("a run").steps();
    player.seconds(2.0);
    let steps = player.solver().run().expect("a run").steps() - before;
    assert!((1950..=2050).contains(&steps), "{steps} steps in 2 seconds at 1,000 a second");
}

#[test]
fn a_slow_speed_is_kept_while_the_app_sleeps_between_two_steps() {
    let mut player = Player::playing(SCRATCH);
    choose(&mut player, Engine::BruteForce);
    slowest(&mut player);
    player.press('w');
    player.frames(2);
    player.app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_secs(1)));
    let before = player.solver().run().expect("a run").steps();
    player.frames(5);
    assert_eq!(player.solver().run().expect("a run").steps(), before + 5);
}

#[test]
fn pause_holds_and_go_on_goes_on() {
    let mut player = Player::playing(SCRATCH);
    choose(&mut player, Engine::BruteForce);
    player.click_control(words().watch());
    player.seconds(1.0);
    player.click_control(words().pause());
    let steps = player.solver().run().expect("a run").steps();
    assert!(steps > 0);
    player.seconds(1.0);
    assert_eq!(player.solver().run().expect("a run").steps(), steps);
    player.press('.');
    assert_eq!(player.solver().run().expect("a run").steps(), steps + 1);
    player.click_control(words().go_on());
    player.seconds(1.0);
    assert!(player.solver().run().expect("a run").steps() > steps + 4);
}

#[test]
fn the_stop_sign_gives_the_players_board_back_as_it_was() {
    for stop in [words().stop_sign(), words().stop()] {
        let mut player = Player::playing(SCRATCH);
        player.click(1, 3);
        player.press('5');
        let (board, shown) = (player.board(), player.shown());
        choose(&mut player, Engine::BruteForce);
        player.press('w');
        player.seconds(3.0);
        assert_ne!(player.shown(), shown, "the solver is at work");
        player.click_control(stop);
        assert_eq!((player.scene(), player.board(), player.shown()), (Scene::Playing, board, shown));
        player.with_control('z');
        assert_eq!(player.board().get(cell(1, 3)), None, "the last move is the player's");
    }
}

#[test]
fn escape_stops_the_solver_too() {
    let mut player = Player::playing(SCRATCH);
    player.press('w');
    player.key(Key::Escape);
    assert_eq!(player.scene(), Scene::Playing);
}

#[test]
fn the_board_takes_no_digits_while_the_solver_works() {
    let mut player = Player::playing(SCRATCH);
    let board = player.board();
    player.click_control(words().single_step());
    player.click(5, 5);
    player.press('5');
    assert_eq!((player.board(), player.expecting_numkey()), (board.clone(), false));
    assert_eq!(player.owl(), words().board_is_busy());
    player.with_control('z');
    assert_eq!(player.board(), board);
}

#[test]
fn a_wrong_digit_of_the_players_is_told_from_a_wrong_puzzle() {
    let mut player = Player::playing(SCRATCH);
    flat_out(&mut player);
    player.click(1, 3);
    player.press('3');
    let (board, shown) = (player.board(), player.shown());
    player.press('w');
    finish(&mut player);
    player.frames(1);
    assert_eq!(player.solver().run().expect("a run").outcome(), Some(Outcome::NoSolution { puzzle_has_one: true }));
    assert_eq!(player.owl(), words().a_digit_is_wrong());
    assert_eq!(player.solver().run().expect("a run").board(), board, "everything is taken back");
    player.click_control(words().offer_mark_mistakes());
    assert_eq!((player.board(), player.shown(), player.scene()), (board, shown, Scene::Playing));
    assert_eq!(player.owl(), words().marked(1));
}

#[test]
fn a_puzzle_without_a_solution_is_told() {
    let mut player = Player::playing(NO_SOLUTION);
    flat_out(&mut player);
    let board = player.board();
    player.press('w');
    finish(&mut player);
    assert_eq!(player.solver().run().expect("a run").outcome(), Some(Outcome::NoSolution { puzzle_has_one: false }));
    assert_eq!(player.owl(), words().puzzle_without_solution());
    assert_eq!(player.board(), board);

    player.press('x');
    player.click(5, 5);
    player.press('1');
    player.press('w');
    finish(&mut player);
    assert_eq!(player.solver().run().expect("a run").outcome(), Some(Outcome::NoSolution { puzzle_has_one: false }));
}

#[test]
fn the_solver_starts_from_where_the_player_is_and_from_the_question_too() {
    let mut player = Player::playing(SCRATCH);
    flat_out(&mut player);
    player.click(1, 3);
    player.press('5');
    player.press('w');
    finish(&mut player);
    player.frames(1);
    assert_eq!(player.shown(), SCRATCH_SOLVED);
    assert_eq!(player.solver().run().expect("a run").search().depth(), 55);

    let mut player = Player::new();
    player.with_shift('g');
    player.click_control(words().watch());
    assert_eq!(player.scene(), Scene::Solving);
    player.press('.');
    flat_out(&mut player);
    player.press('w');
    finish(&mut player);
    player.frames(1);
    player.press('k');
    assert!(player.board().is_solved(), "the empty board has solutions");
}

#[test]
fn the_question_stops_the_solver_and_the_players_digits_stay() {
    let mut player = Player::playing(SCRATCH);
    player.click(1, 3);
    player.press('5');
    player.press('w');
    player.click_control(words().own_puzzle());
    assert_eq!(player.scene(), Scene::Asking);
    assert_eq!(player.board().get(cell(1, 3)), Value::digit(5));
}

#[test]
fn the_window_answers_while_the_solver_goes_as_fast_as_it_can() {
    let mut player = Player::playing(ANTI_BRUTE_FORCE);
    flat_out(&mut player);
    player.press('w');
    let (start, steps) = (Instant::now(), player.solver().run().expect("a run").steps());
    let mut frames = 0;
    while start.elapsed() < Duration::from_millis(400) {
        player.frames(1);
        frames += 1;
    }
    assert!(frames >= 2, "the search gives every frame back");
    assert!(player.solver().run().expect("a run").steps() > steps + 1000);
    player.click_control(words().stop_sign());
    assert_eq!(player.scene(), Scene::Playing);
}

#[test]
fn the_depth_over_the_whole_run_stays_a_few_hundred_samples() {
    let mut player = Player::playing(ANTI_BRUTE_FORCE);
    flat_out(&mut player);
    player.press('w');
    player.frames(20);
    let run = player.solver().run().expect("a run");
    let trail = run.playback().line().trail();
    assert!(run.steps() > 2000 && (200..=512).contains(&trail.len()), "{} of {} steps", trail.len(), run.steps());
}

#[test]
fn what_waits_in_the_frame_in_which_a_solution_is_found_comes_after_it() {
    // The next step solves both boards, and the request is already waiting when the step is made.
    let last_blank = SCRATCH_SOLVED.replacen('4', "0", 1);
    for (request, scene) in [
        (Request::from(Control::Stop), Scene::Playing),
        (AskRequest::Open.into(), Scene::Asking),
        (SpeedRequest::Set(Speed::from_notch(0)).into(), Scene::Solving),
        (SolverRequest::Keep.into(), Scene::Playing),
    ] {
        let mut player = Player::playing(&last_blank);
        choose(&mut player, Engine::BruteForce);
        player.press('.');
        while player.solver().run().expect("a run").search().depth() == 0 {
            player.press('.');
        }
        player.ask(Control::Step);
        player.frames(1);
        player.ask(request.clone());
        player.frames(1);
        assert_eq!(player.solver().run().and_then(|run| run.outcome()), Some(Outcome::Solved), "{request:?}");
        let kept = if request == SolverRequest::Keep.into() {
            SCRATCH_SOLVED.to_owned()
        } else {
            last_blank.replace('0', ".")
        };
        assert_eq!((player.board_line(), player.scene()), (kept, scene), "{request:?}");
    }
}

#[test]
fn the_solver_refuses_moves_and_undo_with_a_sentence() {
    let mut player = Player::playing(SCRATCH);
    player.press('.');
    for ask in [(|player: &mut Player| player.with_control('z')) as fn(&mut Player), |player| player.press('5')] {
        player.press('.');
        assert_ne!(player.owl(), words().board_is_busy());
        ask(&mut player);
        assert_eq!(player.owl(), words().board_is_busy());
    }
}

#[test]
fn a_new_puzzle_is_refused_with_a_sentence_that_stays_to_be_read_while_the_solver_goes_on() {
    let mut player = Player::playing(SCRATCH);
    player.press('w');
    player.seconds(1.0);
    player.click_control(words().new_puzzle());
    assert_eq!(player.owl(), words().board_is_busy());
    let steps = |player: &Player| player.solver().run().map_or(0, |run| run.steps());
    let before = steps(&player);
    player.seconds(2.0);
    assert!(steps(&player) > before, "the run goes on");
    assert_eq!(player.owl(), words().board_is_busy());
    player.seconds(6.0);
    assert_ne!(player.owl(), words().board_is_busy(), "then the steps are told again");
    // The list of puzzles shows it as a tooltip.
    let chooser = player.control(words().puzzle_chooser()).expect("it is in the bar");
    player.move_to(chooser);
    player.seconds(1.0);
    assert!(player.control(words().board_is_busy()).is_some(), "{:?}", player.controls());
}

#[test]
fn behind_another_page_the_refusal_says_where_the_run_is_stopped() {
    for page in [Page::Lessons, Page::Training, Page::Race] {
        let mut player = Player::playing(SCRATCH);
        player.press('w');
        player.seconds(1.0);
        player.ask(ViewRequest::ShowPage(page));
        player.frames(3);
        player.click_control(words().new_puzzle());
        player.frames(2);
        let refusal = words().board_is_busy_elsewhere();
        assert_eq!((player.owl(), player.page()), (&*refusal, page));
        assert!(player.controls().iter().any(|name| name.contains(&refusal)), "{page:?}: {:?}", player.controls());
        // The stop sign of the page shows it, too.
        let sign = player.control(words().stop_sign()).expect("it is in the bar");
        player.move_to(sign);
        player.seconds(1.0);
        if page == Page::Lessons {
            assert!(player.control(&refusal).is_some(), "{:?}", player.controls());
        }
    }
}

#[test]
fn after_the_end_the_solver_begins_again() {
    let mut player = Player::playing(SCRATCH);
    flat_out(&mut player);
    player.press('u');
    player.until(|player| player.solver().run().is_some_and(|run| run.is_at_end()));
    player.frames(2);
    let steps = |player: &Player| player.solver().run().map_or(0, |run| run.steps());
    let end = steps(&player);
    slowest(&mut player);
    player.click_control(words().watch_again());
    player.frames(5);
    assert_eq!(player.scene(), Scene::Solving);
    assert!(steps(&player) < end && !player.solver().is_paused());
    // When nothing is running any more, the name refers to the result of the last run.
    player.press('x');
    player.frames(2);
    assert!(player.control(words().last_run()).is_some());
}

#[test]
fn the_speed_names_what_it_counts() {
    let mut player = Player::playing(SCRATCH);
    let steps = player.speed().steps_per_second().expect("it can be followed");
    let number = sudoku_words::thousands(u64::from(steps));
    for (unit, rate) in [
        (Unit::Block, words().blocks_a_second(steps, &number)),
        (Unit::Digit, words().digits_a_second(steps, &number)),
        (Unit::Call, words().calls_a_second(steps, &number)),
    ] {
        player.ask(SolverRequest::SetUnit(unit));
        player.frames(2);
        assert!(player.control(words().variable(words().speed(), &rate)).is_some(), "{rate}: {:?}", player.controls());
    }
}
