//! Watching any engine forwards and backwards on the stage.

use crate::player::{ANYTHING, Player, SCRATCH, SCRATCH_SOLVED, cell};
use crate::thoroughness::thoroughly;
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use sudoku_assistant::engines::Engine;
use sudoku_assistant::game::help::profile::Profile;
use sudoku_assistant::game::marks::{Mark, Marks};
use sudoku_assistant::game::owl::speech::{Mood, Speech};
use sudoku_assistant::game::owl::words::{self, words};
use sudoku_assistant::game::script::requests::EquationRequest;
use sudoku_assistant::game::script::scene::Scene;
use sudoku_assistant::game::script::view::View;
use sudoku_assistant::game::solver::model_rows::ModelRows;
use sudoku_assistant::run::Control;
use sudoku_assistant::run::Outcome;
use sudoku_assistant::run::Speed;
use sudoku_assistant::search::{Counts, Equation, Level, Need, Rewind, Search, Step};
use sudoku_assistant::sudoku::{Board, Cell, Digit, is_solved};

const THREE_SOLUTIONS: &str = "..3.....6...98..2.9426..7..45...6............1.9.5.47.....25.4.6...785...........";
/// 830 million steps until the solution.
const ANTI_BRUTE_FORCE: &str = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";

/// All that stepping back must restore.
type Moment = (Board, Counts, usize, Vec<Level>, Option<Step>, Vec<u32>);

fn moment(player: &Player) -> Moment {
    let run = player.solver().run().expect("a run");
    let search = run.search();
    let heat = Cell::all().map(|cell| run.heat().of(cell)).collect();
    (run.board(), search.counts(), search.depth(), search.levels(), run.last_step(), heat)
}

fn steps(player: &Player) -> u64 {
    player.solver().run().map_or(0, |run| run.steps())
}

fn choose(player: &mut Player, engine: Engine) {
    for _ in Engine::ALL {
        if player.solver().engine == engine {
            return;
        }
        player.press('v');
    }
    assert_eq!(player.solver().engine, engine);
}

/// The name of a button that leads there, with its key.
pub fn on_to(reached: String, key: char) -> String {
    words().with_keys(words().on_to(reached), key.to_string())
}

fn at_solution(player: &Player) -> bool {
    player.solver().run().is_some_and(|run| run.is_at_solution() && player.solver().is_paused())
}

#[test]
fn a_step_back_restores_board_counters_depth_stack_and_heat() {
    for &engine in Engine::ALL {
        let mut player = Player::playing(SCRATCH);
        choose(&mut player, engine);
        let mut seen = Vec::new();
        for _ in 1..=thoroughly(40, 12) {
            let before = steps(&player);
            player.press('.');
            player.until(|player| steps(player) > before);
            seen.push((moment(&player), player.shown(), player.owl().to_owned()));
        }
        for (before, shown, _) in seen.iter().rev().skip(1) {
            player.press(',');
            assert_eq!((&moment(&player), &player.shown()), (before, shown), "{engine}");
        }
        // What was seen once is told again in the same words.
        player.press('.');
        assert_eq!((moment(&player), player.owl().to_owned()), (seen[1].0.clone(), seen[1].2.clone()), "{engine}");
    }
}

#[test]
fn the_ends_of_the_time_line_are_home_and_end_and_the_slider_leads_anywhere() {
    let mut player = Player::playing(SCRATCH);
    let board = player.board();
    (0..30).for_each(|_| player.press('.'));
    let last = moment(&player);
    player.key(Key::Home);
    assert_eq!((steps(&player), player.solver().run().expect("a run").board()), (0, board));
    assert_eq!(player.owl(), words().beginning(words::blanks_left(&board)));
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
    player.click_control(on_to(words().take_back_reached(), 'B'));
    player.until(|player| player.scene() == Scene::Solving && player.solver().is_paused());
    assert!(matches!(moment(&player).4, Some(Step::Retract { .. })));
    // The current cell is the one in which the next digit is looked for.
    player.click(5, 5);
    assert_eq!(player.entry().current(), Some(cell(5, 5)));
    player.click_control(on_to(words().in_cell_reached(), 'I'));
    player.until(|player| player.solver().is_paused());
    assert!(matches!(moment(&player).4, Some(Step::Place { cell: at, .. }) if at == cell(5, 5)));
    for number in 1..=3 {
        player.click_control(on_to(words().jump_solution_reached(), 'J'));
        player.until(at_solution);
        assert_eq!(moment(&player).1.solutions, number);
        assert!(is_solved(&moment(&player).0));
        assert_eq!(player.mood(), Mood::Happy);
    }
    player.click_control(on_to(words().jump_end_reached(), 'U'));
    player.until(|player| player.solver().is_paused());
    assert_eq!(player.owl(), words().end_several("3"));
    assert!(player.solver().run().expect("a run").is_at_end());
    // There is a way back to each of them.
    player.click_control(words().offer_previous_solution());
    for number in [3, 2, 1] {
        until_rest(&mut player);
        assert_eq!((moment(&player).1.solutions, moment(&player).4), (number, Some(Step::Solution)));
        player.frames(1);
        assert!(player.control(words().offer_keep()).is_some(), "a solution can be kept whenever it is shown");
        player.with_shift('j');
    }
    assert_eq!(player.owl(), words().no_solution_before());
    player.press('k');
    assert!(is_solved(&player.board()) && player.scene() == Scene::Playing);
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
    player.press('j');
    player.until(at_solution);
    player.key(Key::F4);
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
        // The board is the player's still.
        assert_eq!(player.board_line(), SCRATCH.replace(',', "").replace('0', "."));
        player.press('k');
        assert_eq!((player.board_line().as_str(), player.scene()), (SCRATCH_SOLVED, Scene::Playing), "{engine}");
    }
}

#[test]
fn an_engine_is_chosen_from_the_list_and_begins_anew_in_the_middle_of_a_run() {
    let mut player = Player::playing(SCRATCH);
    (0..20).for_each(|_| player.press('.'));
    player.click_control(words().engine(words().brute_force()));
    player.frames(2);
    player.click_control(words().exact_cover());
    assert_eq!(player.solver().engine, Engine::ExactCover);
    let run = player.solver().run().expect("a run");
    assert_eq!((run.engine(), run.steps(), *run.search().start()), (Engine::ExactCover, 0, player.board()));
    assert!(player.solver().is_paused() && player.scene() == Scene::Solving);
    player.press('.');
    player.hears(words().look_need_cell(ANYTHING, 1, ANYTHING));
}

#[test]
fn the_owl_has_words_for_each_kind_of_step() {
    /// What is said of a cell and of a number, which is a digit or counts something.
    type Sentence = fn(Cell, usize) -> String;
    let by_blocks: &[Sentence] = &[
        |_, _| words().look_first_blank(ANYTHING),
        |_, digit| words().try_refused(digit, ANYTHING, ANYTHING, ANYTHING),
        |_, digit| words().place_fits(digit, ANYTHING),
        |_, next| words().retract_cell_next(ANYTHING, ANYTHING, next),
    ];
    let expected: [(Engine, &[Sentence]); 7] = [
        (Engine::BruteForce, by_blocks),
        (
            Engine::Assumptions,
            &[
                |_, _| words().look_slot(ANYTHING, ANYTHING),
                |_, digit| words().assume(digit, ANYTHING),
                |_, _| words().look_no_digit(ANYTHING),
                |_, digit| words().take_back(digit, ANYTHING),
            ],
        ),
        (
            Engine::DecisionTree,
            &[
                |_, digit| words().place_naked(digit, ANYTHING),
                |_, digit| words().place_hidden(ANYTHING, ANYTHING, digit),
                |_, _| words().look_fewest(ANYTHING, ANYTHING),
                |_, digit| words().guess(digit, ANYTHING),
            ],
        ),
        (
            Engine::BinaryProgram,
            &[
                |_, cells| words().relax_fractional(cells),
                |cell, digit| words().branch(cell.row() + 1, cell.column() + 1, digit),
                |_, _| words().relax_whole(),
            ],
        ),
        (
            Engine::ExactCover,
            &[
                |_, ways| words().look_need_cell(ANYTHING, ways, ANYTHING),
                |_, places| words().look_need_place(ANYTHING, ANYTHING, places),
                |_, digit| words().take_and_cover(digit, ANYTHING),
                |_, digit| words().uncover(digit, ANYTHING),
            ],
        ),
        (
            Engine::Logic,
            &[
                |_, digit| words().reason_hidden_single(ANYTHING, ANYTHING, digit),
                |_, _| words().reason_naked_single(ANYTHING),
                |_, _| words().follows_strike(ANYTHING),
            ],
        ),
        (Engine::Blocks, by_blocks),
    ];
    // Not to be solved by singles alone.
    let hard = "8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..";
    for (engine, sentences) in expected {
        let mut player = Player::playing(hard);
        choose(&mut player, engine);
        if engine == Engine::Blocks {
            player.press('.');
            player.frames(2);
            player.click_control(words().unit_digit());
        }
        let (mut said, mut missing) = (String::new(), Vec::from_iter(0..sentences.len()));
        for _ in 1..=160 {
            let before = steps(&player);
            player.press('.');
            player.until(|player| steps(player) > before || player.solver().is_paused() && at_solution(player));
            let cell = run_cell(&player).unwrap_or(cell(1, 1));
            missing.retain(|&which| !(1..=81).any(|number| player.owl_says(sentences[which](cell, number))));
            said += &format!("{}\n", player.owl());
            if missing.is_empty() {
                break;
            }
        }
        assert_eq!(missing, [0; 0], "{engine} never says these sentences:\n{said}");
    }
}

#[test]
fn the_reason_for_a_take_back_is_told_and_marked() {
    let mut player = Player::playing(SCRATCH);
    player.press('b');
    player.until(|player| player.solver().is_paused() && player.scene() == Scene::Solving);
    let run = player.solver().run().expect("a run");
    let why = run.why().expect("a take-back has a reason");
    let Need::Cell(empty) = why.need else { panic!("the brute force fills cells") };
    assert_eq!(why.forbidding.len(), 9, "each digit is forbidden in {empty}");
    for &(at, digit) in &why.forbidding {
        assert!(at.is_peer_of(empty));
        assert_ne!(player.colour(at), player.theme().user_cell.color(), "{digit} in {at} is marked");
        assert_ne!(player.colour(at), player.theme().puzzle_cell.color(), "{digit} in {at} is marked");
    }
    player.click_control(words().offer_why());
    for (at, digit) in why.forbidding {
        let [first, next] =
            [words().why_first(digit.get(), words::name(at)), words().why_next(digit.get(), words::name(at))];
        assert!(player.owl_says(&first) || player.owl_says(&next), "neither {first} nor {next}: {}", player.owl());
    }
    // There is no reason to tell where nothing failed.
    player.key(Key::Home);
    player.press('y');
    assert_eq!(player.owl(), words().no_why());
}

#[test]
fn the_heat_map_glows_where_digits_were_tried() {
    let mut player = Player::playing(SCRATCH);
    player.press('b');
    player.until(|player| player.solver().is_paused() && player.scene() == Scene::Solving);
    player.press('.');
    let run = player.solver().run().expect("a run");
    let (hottest, cold) = (run.heat().hottest().expect("something was tried"), cell(9, 1));
    assert_eq!(run.heat().of(cold), 0);
    let tries: u64 = Cell::all().map(|cell| u64::from(run.heat().of(cell))).sum();
    assert_eq!(tries, run.search().counts().tries);
    let plain = player.colour(cold);
    let tried = run_cell(&player);
    player.click_control(words().heat());
    assert_eq!(player.colour(cold), plain);
    if tried != Some(hottest) {
        assert_ne!(player.colour(hottest), player.theme().user_cell.color());
    }
    player.with_control('7');
    assert_eq!(player.colour(cold), plain);
}

fn run_cell(player: &Player) -> Option<Cell> {
    player.solver().run().and_then(|run| run.cell())
}

#[test]
fn a_row_of_the_binary_program_lights_up_its_house() {
    let mut player = Player::playing(SCRATCH);
    choose(&mut player, Engine::BinaryProgram);
    player.with_shift('v');
    player.frames(2);
    player.click_control(words().equation_cell("r1c2"));
    player.hears(words().equation_is_need(format!("x_1_2_1 + x_1_2_2{ANYTHING}")));
    let chosen = |player: &Player| player.resource::<ModelRows>().equation();
    assert_eq!(chosen(&player), Some(Equation::Need(Need::Cell(cell(1, 2)))));
    assert!(player.is_framed(), "a frame lies around the cell");
    // All rows of the model: 324 and one a given.
    let rows = player.resource::<ModelRows>().model().expect("a model").equations().len();
    assert_eq!(rows, 324 + 25);
    for row in [81, 200, rows - 1] {
        player.ask(EquationRequest::Choose(Some(row)));
        player.frames(2);
        assert!(player.is_framed());
    }
    // By keys, and the row is scrolled to.
    player.press('[');
    player.frames(2);
    assert_eq!(chosen(&player), Some(Equation::Given(cell(9, 8), Digit::new(7).expect("1 to 9"))));
    assert!(player.control(words().equation_given("r9c8", 7)).is_some(), "it is seen in the list");
    player.ask(EquationRequest::Choose(None));
    player.frames(2);
    assert!(!player.is_framed());
    choose(&mut player, Engine::ExactCover);
    assert!(player.resource::<ModelRows>().model().is_none());
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
    // Closing the window while it runs ends it too.
    player.press('w');
    player.frames(2);
    drop(player);
}

#[test]
fn the_window_answers_at_any_point_of_a_long_run() {
    let mut player = Player::playing(ANTI_BRUTE_FORCE);
    player.type_text(&"+".repeat(usize::from(Speed::FLAT_OUT.notch()) + 1));
    player.press('w');
    player.until(|player| steps(player) > 300_000);
    player.press('w');
    let (furthest, here) = (steps(&player), moment(&player));
    player.press(',');
    assert_eq!(steps(&player), furthest - 1);
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

/// Until nothing moves on the stage.
fn until_rest(player: &mut Player) {
    player.until(|player| player.solver().run().is_some_and(|run| run.playback().is_at_rest()));
}

#[test]
fn a_run_stops_where_it_is_to_stop_forwards_and_backwards() {
    let mut player = Player::playing(SCRATCH);
    player.click(1, 5);
    player.press('o');
    assert_eq!(player.owl(), words().stops_at_cell("r1c5"));
    let comes_to_the_cell = |player: &mut Player| {
        until_rest(player);
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
    until_rest(&mut player);
    assert_eq!(steps(&player), 0, "there is none before");
    player.click_control(words().forget_stops_name());
    player.press('j');
    until_rest(&mut player);
    assert_eq!(player.solver().run().and_then(|run| run.last_step()), Some(Step::Solution));
}

#[test]
fn over_and_out_pass_over_the_calls_below() {
    let mut player = Player::playing(SCRATCH);
    (0..4).for_each(|_| player.press('.'));
    let depth = |player: &Player| player.solver().run().map_or(0, |run| run.search().depth());
    player.press('b');
    until_rest(&mut player);
    let before = depth(&player);
    assert!(before > 0);
    player.press('q');
    until_rest(&mut player);
    assert!(depth(&player) <= before);
    player.press('z');
    until_rest(&mut player);
    assert!(depth(&player) < before, "the call came back");
}

#[test]
fn a_click_on_a_dead_end_of_the_tree_or_on_the_graph_leads_to_its_moment() {
    let mut player = Player::playing(SCRATCH);
    player.press('b');
    until_rest(&mut player);
    player.press('b');
    until_rest(&mut player);
    player.frames(2);
    let furthest = steps(&player);
    let dead = player.shown_as(words().tree_dead(ANYTHING, 1, "1")).expect("a call came back");
    player.click_control(&dead);
    until_rest(&mut player);
    assert!(steps(&player) < furthest, "{dead}");
    let placed = player.solver().run().and_then(|run| run.last_step());
    let Some(Step::Place { cell, digit, .. }) = placed else { panic!("{placed:?}") };
    assert!(dead.starts_with(&words().tree_digit(digit.to_string(), words::name(cell))), "{dead}");
    let graph = player.bounds(words().depth_over_time()).expect("the graph is seen");
    player.click_at(graph.min + graph.size() * Vec2::new(0.95, 0.5));
    until_rest(&mut player);
    assert!(steps(&player) > furthest / 2, "{} of {furthest}", steps(&player));
}

#[test]
fn after_a_refusal_the_blocks_show_which_check_found_the_digit() {
    let mut player = Player::playing(SCRATCH);
    player.click(1, 3);
    player.press('4');
    assert_eq!(player.mood(), Mood::Doubtful);
    player.frames(1);
    player.click_control(words().offer_show_check());
    assert_eq!(player.scene(), Scene::Solving);
    assert!(player.owl_says(words().check_intro(4, "r1c3")) || steps(&player) > 0, "{}", player.owl());
    let mut asked = String::new();
    for _ in 0..500 {
        player.press('.');
        until_rest(&mut player);
        asked += player.owl();
        if player.solver().run().is_some_and(|run| run.is_at_end()) {
            break;
        }
    }
    assert!(asked.contains("check row"), "{asked}");
    assert!(!asked.contains("check column"), "the row has it already: {asked}");
    player.hears(words().try_refused(4, "r1c3", words().house_row(1), "r1c1"));
    player.key(Key::Escape);
    assert_eq!((player.scene(), player.board().get(cell(1, 3))), (Scene::Playing, None));
}

#[test]
fn block_by_block_the_owl_says_what_each_has_done() {
    let mut player = Player::playing(SCRATCH);
    choose(&mut player, Engine::Blocks);
    let mut said = Vec::new();
    for _ in 0..120 {
        player.press('.');
        until_rest(&mut player);
        said.push(player.owl().to_owned());
    }
    for sentence in [words().block_set("cell", "3"), words().block_for("digit", "1"), words().block_if_false()] {
        assert!(said.contains(&sentence), "never said: {sentence}\n{}", said.join("\n"));
    }
    for sentence in said.iter().rev().skip(1) {
        player.press(',');
        until_rest(&mut player);
        assert_eq!(player.owl(), sentence);
    }
}

/// What the solver does next, without letting it.
fn next_cell(player: &Player) -> Cell {
    let run = player.solver().run().expect("a run");
    let mut search = Engine::BruteForce.search(run.search().start());
    let mut steps = std::iter::from_fn(|| search.next());
    let before = steps.by_ref().take(run.steps() as usize).filter_map(|step| step.cell()).last();
    steps.filter_map(|step| step.cell()).find(|cell| Some(*cell) != before).expect("it goes on")
}

#[test]
fn with_predict_a_click_says_where_the_solver_goes_next() {
    let mut player = Player::playing(SCRATCH);
    player.press('.');
    player.frames(3);
    player.click_control(words().predict());
    assert_eq!(player.owl(), words().predict_on());
    let wanted = next_cell(&player);
    player.click(wanted.row() + 1, wanted.column() + 1);
    player.until(|player| player.solver().predictions.made == 1);
    assert_eq!(player.solver().predictions.right, 1);
    assert_eq!(run_cell(&player), Some(wanted));
    player.hears(words().predicted_right(ANYTHING));
    player.hears(words().predicted_so_far(1, 1));
    // The keyboard can say so as well, and be wrong.
    let wanted = next_cell(&player);
    player.key(Key::Tab);
    while player.entry().current() == Some(wanted) {
        player.key(Key::Tab);
    }
    player.key(Key::Enter);
    player.until(|player| player.solver().predictions.made == 2);
    assert_eq!(player.solver().predictions.right, 1);
    player.hears(words().predicted_wrong(ANYTHING));
    player.hears(words().predicted_so_far(1, 2));
    assert_eq!(run_cell(&player), Some(wanted));
    // Without the switch a click looks at the cell.
    player.click_control(words().predict());
    let position = player.solver().run().map(|run| run.steps());
    player.click(wanted.row() + 1, wanted.column() + 1);
    player.key(Key::Enter);
    player.frames(3);
    assert_eq!(player.solver().run().map(|run| run.steps()), position);
    assert_eq!(player.owl(), words().predict_first());
}

#[test]
fn logic_tells_its_deductions_and_guesses_where_nothing_follows() {
    // Chains are needed.
    let mut player =
        Player::playing("7.8...2......2.56....1.6.7...2....8..56......4..37......429....58.....4......3...");
    choose(&mut player, Engine::Logic);
    let mut strikes = 0;
    for _ in 0..60 {
        let before = steps(&player);
        player.press('.');
        player.until(|player| steps(player) > before);
        player.frames(1);
        if let Some(Step::Strike(_)) = player.solver().run().and_then(|run| run.last_step()) {
            strikes += 1;
            let found = player.solver().run().and_then(|run| run.found()).expect("a deduction").clone();
            assert_eq!(player.owl(), words::deduction(&found.deduction));
            let gone = found.deduction.eliminations[0];
            assert!(player.resource::<Marks>().iter().any(|mark| *mark == Mark::Struck(gone)), "{gone:?}");
        }
    }
    assert!(strikes > 2, "{strikes}");
    let controls = player.controls();
    assert!(
        [words().unit_change(), words().unit_placement()].iter().all(|unit| controls.contains(unit)),
        "{controls:?}"
    );
    let last = steps(&player);
    player.press(',');
    player.until(|player| steps(player) < last);

    let mut player = Player::playing(THREE_SOLUTIONS);
    choose(&mut player, Engine::Logic);
    let guesses =
        |player: &Player| matches!(player.solver().run().and_then(|run| run.last_step()), Some(Step::Look { .. }));
    while !guesses(&player) {
        let before = steps(&player);
        player.press('.');
        player.until(|player| steps(player) > before);
    }
    player.frames(1);
    player.hears(words().look_no_technique(ANYTHING, ANYTHING));
}

#[test]
fn the_path_of_the_puzzle_is_a_list_whose_lines_lead_to_their_moments() {
    let mut player = Player::playing(SCRATCH);
    player.until(|player| player.resource::<Profile>().rated().is_some());
    player.frames(2);
    player.click_control(words().path());
    player.frames(2);
    let path = player.resource::<Profile>().path().to_vec();
    assert_eq!(path.len(), 56, "one digit after the other");
    let ninth = words().path_line(9, "");
    let line = player.controls().into_iter().find(|name| name.starts_with(&ninth)).expect("it is in the list");
    player.click_on_sheet(&line);
    player.until(|player| player.solver().run().is_some_and(|run| run.found().is_some()));
    player.until(|player| player.solver().run().is_some_and(|run| run.playback().is_at_rest()));
    assert_eq!((player.scene(), player.solver().engine), (Scene::Solving, Engine::Logic));
    let found = player.solver().run().and_then(|run| run.found()).expect("a deduction");
    assert_eq!(found.deduction, path[8]);
    assert_eq!(player.resource::<View>().sheet(), None);
    // Without a puzzle there is none.
    let mut player = Player::playing(&".".repeat(81));
    player.with_shift('P');
    player.frames(2);
    assert!(player.shown_as(words().path_none()).is_some());
}
