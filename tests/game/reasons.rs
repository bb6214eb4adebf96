//! Tests of what a run says about a moment: its reason, its position in the tree, and the next step.

use crate::player::{ANYTHING, Player, SCRATCH, cell, holds};
use crate::watching::{THREE_SOLUTIONS, at_solution, choose, steps, until_it_stops};
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use sudoku_assistant::game::help::profile::Profile;
use sudoku_assistant::game::marks::{Mark, Marks};
use sudoku_assistant::game::owl::Mood;
use sudoku_assistant::game::requests::{EquationRequest, Scene, Sheet};
use sudoku_assistant::game::script::view::View;
use sudoku_assistant::game::solver::model_rows::ModelRows;
use sudoku_board::classic::ClassicCell;
use sudoku_board::{Cell, Value};
use sudoku_run::engines::Engine;
use sudoku_solve::search::{Equation, Need, Search, Step};
use sudoku_words::words;

#[test]
fn the_owl_has_words_for_each_kind_of_step() {
    /// A sentence about a cell and a number, which is a digit or a count.
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
    // Singles alone do not solve this puzzle.
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
    let why = run.unmet_need().expect("a take-back has a reason");
    let Need::Cell(empty) = why.need else { panic!("the brute force fills cells") };
    assert_eq!(why.forbidding.len(), 9, "each digit is forbidden in {empty}");
    for &(at, digit) in &why.forbidding {
        assert!(at.is_peer_of(empty));
        assert_ne!(player.colour(at), player.theme().user_cell.color(), "{digit} in {at} is marked");
        assert_ne!(player.colour(at), player.theme().puzzle_cell.color(), "{digit} in {at} is marked");
    }
    player.click_control(words().offer_why());
    for (at, digit) in why.forbidding {
        let [first, next] = [
            words().why_first(digit.get(), sudoku_words::name(at)),
            words().why_next(digit.get(), sudoku_words::name(at)),
        ];
        assert!(player.owl_says(&first) || player.owl_says(&next), "neither {first} nor {next}: {}", player.owl());
    }
    // Without a failure, there is no reason to show.
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
    player.assert_owl_says(words().equation_is_need(format!("x_1_2_1 + x_1_2_2{ANYTHING}")));
    let chosen = |player: &Player| player.resource::<ModelRows>().equation();
    assert_eq!(chosen(&player), Some(Equation::Need(Need::Cell(cell(1, 2)))));
    assert!(player.is_framed(), "a frame lies around the cell");
    // All rows of the model: 324, and one for each given.
    let rows = player.resource::<ModelRows>().model().expect("a model").equations().len();
    assert_eq!(rows, 324 + 25);
    for row in [81, 200, rows - 1] {
        player.ask(EquationRequest::Choose(Some(row)));
        player.frames(2);
        assert!(player.is_framed());
    }
    // Use the keys; the row is scrolled to.
    player.press('[');
    player.frames(2);
    assert_eq!(chosen(&player), Some(Equation::Given(cell(9, 8), Value::digit(7).expect("1 to 9"))));
    assert!(player.control(words().equation_given("r9c8", 7)).is_some(), "it is seen in the list");
    player.ask(EquationRequest::Choose(None));
    player.frames(2);
    assert!(!player.is_framed());
    choose(&mut player, Engine::ExactCover);
    assert!(player.resource::<ModelRows>().model().is_none());
}

#[test]
fn a_click_on_a_dead_end_of_the_tree_or_on_the_graph_leads_to_its_moment() {
    let mut player = Player::playing(SCRATCH);
    player.press('b');
    until_it_stops(&mut player);
    player.press('b');
    until_it_stops(&mut player);
    player.frames(2);
    let furthest = steps(&player);
    let dead = player.shown_as(words().tree_dead(ANYTHING, 1, "1")).expect("a call came back");
    player.click_control(&dead);
    until_it_stops(&mut player);
    assert!(steps(&player) < furthest, "{dead}");
    let placed = player.solver().run().and_then(|run| run.last_step());
    let Some(Step::Place { cell, digit, .. }) = placed else { panic!("{placed:?}") };
    assert!(dead.starts_with(&words().tree_digit(digit.to_string(), sudoku_words::name(cell))), "{dead}");
    let graph = player.bounds(words().depth_over_time()).expect("the graph is seen");
    player.click_at(graph.min + graph.size() * Vec2::new(0.95, 0.5));
    until_it_stops(&mut player);
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
    assert_eq!(player.owl(), words().check_intro(4, "r1c3"));
    player.frames(1);
    assert_eq!(player.colour(cell(1, 1)), player.theme().clash.color(), "what refuses it is seen from the start");
    assert!(player.shown().starts_with("464"), "and so is the digit: {}", player.shown());
    let units: Vec<String> = player.controls();
    assert!(units.contains(&words().unit_block()), "{units:?}");
    let mut asked = String::new();
    for _ in 0..500 {
        player.press('.');
        until_it_stops(&mut player);
        asked += player.owl();
        if player.solver().run().is_some_and(|run| run.is_at_end()) {
            break;
        }
    }
    assert!(asked.contains("check row"), "{asked}");
    assert!(!asked.contains("check column"), "the row has it already: {asked}");
    player.assert_owl_says(words().try_refused(4, "r1c3", words().house_row(1), "r1c1"));
    player.key(Key::Escape);
    assert_eq!((player.scene(), player.board().get(cell(1, 3))), (Scene::Playing, None));
}

#[test]
fn the_tree_of_calls_is_seen_large_and_a_click_leads_to_its_moment() {
    let mut player = Player::playing(SCRATCH);
    choose(&mut player, Engine::BruteForce);
    player.press('j');
    until_it_stops(&mut player);
    let furthest = steps(&player);
    player.frames(3);
    player.click_control(words().tree_large());
    player.frames(5);
    assert_eq!(player.resource::<View>().sheet(), Some(Sheet::Tree));
    // A call of the path, in the middle of the sheet.
    let call = |player: &mut Player| {
        let all = player.all_within(Rect::new(400.0, 60.0, 900.0, 790.0));
        let path = all.iter().filter(|(name, _)| holds(name, words().tree_stands(ANYTHING)));
        let far = |bounds: &Rect| (bounds.center().y - 440.0).abs();
        let nearest = path.map(|(_, bounds)| *bounds).min_by(|one, other| far(one).total_cmp(&far(other)));
        nearest.unwrap_or_else(|| panic!("the path is not seen: {all:?}"))
    };
    let usual = call(&mut player).width();
    player.click_on_sheet(words().tree_larger());
    player.frames(3);
    assert!(call(&mut player).width() > usual);
    player.click_on_sheet(words().tree_smaller());
    player.frames(3);
    assert_eq!(call(&mut player).width(), usual);
    let at = call(&mut player).center();
    player.click_at(at);
    until_it_stops(&mut player);
    assert_eq!(player.resource::<View>().sheet(), None);
    assert!(steps(&player) < furthest);
}

#[test]
fn block_by_block_the_owl_says_what_each_has_done() {
    let mut player = Player::playing(SCRATCH);
    choose(&mut player, Engine::Blocks);
    player.ask(sudoku_assistant::game::requests::SolverRequest::SetUnit(sudoku_run::Unit::Block));
    let mut said = Vec::new();
    for _ in 0..120 {
        player.press('.');
        until_it_stops(&mut player);
        said.push(player.owl().to_owned());
    }
    for sentence in [words().block_set("cell", "3"), words().block_for("digit", "1"), words().block_if_false()] {
        assert!(said.contains(&sentence), "never said: {sentence}\n{}", said.join("\n"));
    }
    for sentence in said.iter().rev().skip(1) {
        player.press(',');
        until_it_stops(&mut player);
        assert_eq!(player.owl(), sentence);
    }
}

/// Returns the next cell of the solver, without taking the step.
fn next_cell(player: &Player) -> Cell {
    let run = player.solver().run().expect("a run");
    let mut search = Engine::BruteForce.search(run.search().start()).expect("any board");
    let mut steps = std::iter::from_fn(|| search.next());
    let before = steps.by_ref().take(run.steps() as usize).filter_map(|step| step.cell()).last();
    steps.filter_map(|step| step.cell()).find(|cell| Some(*cell) != before).expect("it goes on")
}

#[test]
fn with_predict_a_click_says_where_the_solver_goes_next() {
    let mut player = Player::playing(SCRATCH);
    choose(&mut player, Engine::BruteForce);
    player.press('.');
    player.frames(3);
    player.click_control(words().predict());
    assert_eq!(player.owl(), words().predict_on());
    let wanted = next_cell(&player);
    player.click(wanted.row() + 1, wanted.column() + 1);
    player.until(|player| player.solver().predictions().made == 1);
    assert_eq!(player.solver().predictions().right, 1);
    assert_eq!(run_cell(&player), Some(wanted));
    player.assert_owl_says(words().predicted_right(ANYTHING));
    player.assert_owl_says(words().predicted_so_far(1, 1));
    // The prediction can be made by keyboard, and be wrong.
    let wanted = next_cell(&player);
    player.key(Key::Tab);
    while player.entry().current() == Some(wanted) {
        player.key(Key::Tab);
    }
    player.key(Key::Enter);
    player.until(|player| player.solver().predictions().made == 2);
    assert_eq!(player.solver().predictions().right, 1);
    player.assert_owl_says(words().predicted_wrong(ANYTHING));
    player.assert_owl_says(words().predicted_so_far(1, 2));
    assert_eq!(run_cell(&player), Some(wanted));
    // Without the setting, a click selects the cell.
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
    // The puzzle needs chains.
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
            let found = player.solver().run().and_then(|run| run.deduction()).expect("a deduction").clone();
            assert_eq!(player.owl(), sudoku_words::deduction(&found.deduction));
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
    player.assert_owl_says(words().look_no_technique(ANYTHING, ANYTHING));
}

#[test]
fn the_path_of_the_puzzle_is_a_list_whose_lines_lead_to_their_moments() {
    let mut player = Player::playing(SCRATCH);
    player.until(|player| player.resource::<Profile>().rated().is_some());
    player.frames(2);
    player.click_in_menu(words().more(), words().path());
    player.frames(2);
    let path = player.resource::<Profile>().path().to_vec();
    assert_eq!(path.len(), 56, "one digit after the other");
    let ninth = words().path_line(9, "");
    let line = player.controls().into_iter().find(|name| name.starts_with(&ninth)).expect("it is in the list");
    player.click_on_sheet(&line);
    player.until(|player| player.solver().run().is_some_and(|run| run.deduction().is_some()));
    player.until(|player| player.solver().run().is_some_and(|run| run.playback().is_idle()));
    assert_eq!((player.scene(), player.solver().engine()), (Scene::Solving, Engine::Logic));
    let found = player.solver().run().and_then(|run| run.deduction()).expect("a deduction");
    assert_eq!(found.deduction, path[8]);
    assert_eq!(player.resource::<View>().sheet(), None);
    // Without a puzzle there is no reason.
    let mut player = Player::playing(&".".repeat(81));
    player.with_shift('P');
    player.frames(2);
    assert!(player.shown_as(words().path_none()).is_some());
}
