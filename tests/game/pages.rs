//! Tests of the pages beside the stage, mainly the race.

use crate::player::{ANYTHING, Player, SCRATCH, SCRATCH_SOLVED};
use bevy::input::keyboard::Key;
use sudoku_assistant::game::race::Racing;
use sudoku_assistant::game::requests::{Page, RaceRequest, Scene, TransferRequest, labels};
use sudoku_run::engines::{Engine, Measure, RaceState};
use sudoku_words::words;

const ANTI_BRUTE_FORCE: &str = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";

fn page(player: &Player) -> Page {
    player.page()
}

fn on_page(puzzle: &str, key: Key) -> Player {
    let mut player = Player::playing(puzzle);
    player.key(key.clone());
    player.frames(2);
    if key == Key::F3 {
        player.click_control(words().race_flat_out());
    }
    player
}

fn race(player: &Player) -> &Racing {
    player.resource::<Racing>()
}

#[test]
fn pages_open_by_key_and_by_button_and_the_board_behind_them_takes_nothing() {
    let mut player = Player::playing(SCRATCH);
    player.click(1, 3);
    let board = player.board();
    for (name, key, expected) in
        [(words().page_race(), Key::F3, Page::Race), (words().page_training(), Key::F7, Page::Training)]
    {
        player.click_control(name);
        assert_eq!(page(&player), expected);
        player.frames(2);
        player.press('5');
        player.with_control('z');
        player.press('r');
        player.click(5, 5);
        assert_eq!((player.board(), player.scene()), (board.clone(), Scene::Playing));
        player.key(Key::Escape);
        assert_eq!(page(&player), Page::Stage);
        player.key(key);
        assert_eq!(page(&player), expected);
        player.click_control(words().page_stage());
        assert_eq!(page(&player), Page::Stage);
    }
    assert_eq!(player.board(), board);
    // A new puzzle must be visible.
    player.key(Key::F7);
    player.ask(TransferRequest::Paste(SCRATCH_SOLVED.to_owned()));
    player.frames(2);
    assert_eq!((page(&player), player.board_line().as_str()), (Page::Stage, SCRATCH_SOLVED));
}

/// Presses Start, waits until the first engines have their places, and lets the others finish.
fn race_to_the_end(player: &mut Player) {
    player.click_control(words().race_start());
    player.until(|player| !race(player).runs() && !race(player).standings().0.is_empty());
    player.frames(2);
    if race(player).can_go_on() {
        player.click_control(words().race_rest());
        player.until(|player| !race(player).runs() && race(player).standings().is_over());
        player.frames(2);
    }
}

/// Returns the engines in the order of the lanes, from the top, with the text on each.
fn lanes(player: &mut Player) -> Vec<(Engine, String)> {
    let controls = player.controls();
    let told = |engine: &Engine| {
        let name = words().variable(sudoku_words::engine(*engine, false).word, "");
        controls.iter().find_map(|control| control.strip_prefix(name.trim_end())).unwrap_or_default().trim().to_owned()
    };
    let mut lanes: Vec<(f32, Engine, String)> = Engine::ALL
        .iter()
        .map(|engine| {
            let at = player.bounds(sudoku_words::engine(*engine, false).word).expect("each has a lane").min.y;
            (at, *engine, told(engine))
        })
        .collect();
    lanes.sort_by(|one, other| one.0.total_cmp(&other.0));
    lanes.into_iter().map(|(_, engine, told)| (engine, told)).collect()
}

#[test]
fn two_clicks_lead_to_a_race_that_moves_within_two_seconds_and_is_decided_within_ten() {
    let mut player = Player::new();
    player.click_control(words().page_race());
    player.frames(2);
    let start = std::time::Instant::now();
    player.click_control(words().race_start());
    let blanks = player.board().blanks().count();
    player.until(|player| race(player).standings().0.iter().any(|one| one.board.blanks().count() < blanks));
    // The race depends on real time, so what counts is the time that its steps would take at its speed.
    let steps = race(&player).standings().0.iter().map(|one| one.steps).max().expect("some");
    let speed = u64::from(race(&player).speed().expect("it can be followed"));
    assert!(steps < 2 * speed, "{steps} steps, {:?}", start.elapsed());
    player.ask(RaceRequest::SetSpeed(Some(1_000)));
    player.press('w');
    player.press('w');
    player.until(|player| !race(player).runs());
    let third = race(&player).standings().0.iter().filter(|one| one.finished).map(|one| one.steps).max().expect("some");
    assert!(third < 10 * speed, "{third} steps");
}

#[test]
fn lanes_never_change_places_and_medals_numbers_and_the_owl_agree() {
    for (word, measure) in [
        (words().measure_tries(), Measure::Tries),
        (words().measure_steps(), Measure::Steps),
        (words().measure_time(), Measure::Time),
    ] {
        let mut player = on_page(SCRATCH, Key::F3);
        player.click_control(&word);
        assert_eq!(race(&player).measure(), measure);
        player.frames(2);
        let before: Vec<Engine> = lanes(&mut player).into_iter().map(|(engine, _)| engine).collect();
        assert_eq!(before, Engine::ALL);
        player.press('w');
        let mut placed: Vec<(Engine, usize)> = Vec::new();
        let mut look = |player: &mut Player| {
            let standings = &race(player).standings();
            let now: Vec<(Engine, usize)> =
                standings.0.iter().filter_map(|one| Some((one.engine, standings.rank(one, measure)?))).collect();
            // A place does not change once it is given, and later engines get no better one.
            assert!(placed.iter().all(|one| now.contains(one)), "{placed:?}, {now:?}");
            let worst = placed.iter().map(|(_, place)| *place).max().unwrap_or(0);
            let mut new: Vec<_> = now.into_iter().filter(|one| !placed.contains(one)).collect();
            assert!(new.iter().all(|(_, place)| *place >= worst), "{placed:?}, then {new:?}");
            placed.append(&mut new);
            assert!(lanes(player).iter().map(|(engine, _)| *engine).eq(Engine::ALL.iter().copied()));
        };
        while race(&player).runs() {
            player.frames(1);
            look(&mut player);
        }
        if race(&player).can_go_on() {
            player.click_control(words().race_rest());
            while race(&player).runs() {
                player.frames(1);
                look(&mut player);
            }
        }
        player.frames(2);
        let standings = race(&player).standings().clone();
        for (engine, told) in lanes(&mut player) {
            let standing = standings.0.iter().find(|one| one.engine == engine).expect("it took part");
            let less = standings.0.iter().filter(|other| other.value(measure) < standing.value(measure)).count();
            assert!(told.starts_with(&words().race_place(less + 1)), "{engine} by {measure:?}: {told}");
        }
        hears_who_is_first(&player, &standings, measure);
    }
}

/// Checks that the owl names the winner of a race, or the engines that share the first place.
pub fn hears_who_is_first(player: &Player, standings: &RaceState, measure: Measure) {
    let first = standings.0.iter().filter(|one| standings.rank(one, measure) == Some(1));
    let first: Vec<String> = first.map(|one| sudoku_words::engine(one.engine, one.is_users_program).word).collect();
    let word = labels::measure(measure);
    match &*first {
        [name] => player.assert_owl_says(words().race_won(name, word, ANYTHING)),
        _ => player.assert_owl_says(words().race_tied(sudoku_words::all_of(first), word, ANYTHING)),
    }
}

#[test]
fn what_counts_is_chosen_before_the_start() {
    let mut player = on_page(SCRATCH, Key::F3);
    player.click_control("10");
    player.press('w');
    player.frames(3);
    assert!(race(&player).runs());
    player.click_control(words().measure_time());
    assert_eq!(race(&player).measure(), Measure::Steps);
    assert_eq!(player.owl(), words().race_runs_already());
    assert!(race(&player).runs());
    player.press('w');
    player.frames(3);
    assert!(!race(&player).standings().0.is_empty());
    player.click_control(words().measure_time());
    assert!(race(&player).standings().0.is_empty(), "another measure is another race");
}

#[test]
fn the_race_stops_when_three_have_finished_and_the_others_may_finish() {
    let mut player = on_page(SCRATCH, Key::F3);
    player.click_control("1,000");
    player.click_control(words().race_start());
    player.until(|player| !race(player).runs());
    player.frames(2);
    let standings = race(&player).standings().clone();
    assert!(standings.ranked_count(Measure::Steps) >= 3 && !standings.is_over());
    hears_who_is_first(&player, &standings, Measure::Steps);
    player.click_control(words().race_rest());
    player.until(|player| !race(player).runs() && race(player).standings().is_over());
    let after = race(&player).standings().clone();
    assert!(after.is_over());
    for (before, after) in standings.0.iter().zip(&after.0).filter(|(before, _)| before.finished) {
        assert_eq!((before.steps, before.counts), (after.steps, after.counts), "{}", before.engine);
    }
}

#[test]
fn all_engines_race_to_the_same_solution_and_the_table_can_be_copied() {
    let mut player = on_page(SCRATCH, Key::F3);
    race_to_the_end(&mut player);
    let standings = race(&player).standings().clone();
    assert_eq!(standings.0.iter().map(|standing| standing.engine).collect::<Vec<_>>(), Engine::ALL);
    for standing in &standings.0 {
        assert_eq!(standing.board.to_string(), SCRATCH_SOLVED, "{}", standing.engine);
        assert_eq!(standing.counts.solutions, 1);
        assert!(standing.steps > 50 && !standing.time.is_zero());
    }
    let winner = standings.winner(Measure::Steps).expect("a winner").engine;
    assert_eq!(winner, Engine::DecisionTree);
    hears_who_is_first(&player, &standings, Measure::Steps);
    player.click_control(words().race_copy_table());
    player.frames(1);
    let table = player.copied().expect("a table");
    let expected = format!("{}\n\n{}", player.board_line(), standings.markdown(Measure::Steps));
    assert_eq!(table, expected, "the puzzle, then the table");
    assert!(
        table.contains("\n| Engine | Solutions | Steps |") && table.lines().count() == 4 + Engine::ALL.len(),
        "{table}"
    );
    player.with_control('c');
    player.frames(1);
    assert!(player.copied().expect("a table").contains("| **decision-tree** |"));
    assert_eq!(player.board_line(), SCRATCH.replace(',', "").replace('0', "."), "the player's board is as it was");
}

#[test]
fn a_race_is_stopped_and_tells_how_far_each_has_come() {
    let mut player = on_page(ANTI_BRUTE_FORCE, Key::F3);
    player.click_control("10");
    player.press('w');
    let has_begun = |player: &Player| race(player).standings().0.iter().all(|standing| standing.steps > 0);
    player.until(has_begun);
    player.press('w');
    assert!(!race(&player).runs());
    let stopped = race(&player).standings().clone();
    assert!(!stopped.is_over() && stopped.0.iter().all(|standing| standing.steps > 0));
    player.frames(10);
    assert_eq!(race(&player).standings(), &stopped);
    // The race does not continue behind other pages, nor after the window is closed.
    player.click_control(words().race_start());
    player.frames(3);
    assert!(race(&player).runs());
    player.key(Key::F2);
    assert!(!race(&player).runs());
    player.key(Key::F3);
    player.press('w');
    player.frames(3);
    drop(player);
}

#[test]
fn a_covered_board_does_not_race() {
    let mut player = Player::playing(SCRATCH);
    player.press('p');
    assert_eq!(player.scene(), Scene::Paused);
    player.key(Key::F3);
    player.press('w');
    assert!(!race(&player).runs());
    assert_eq!(player.owl(), words().go_on_first());
}

#[test]
fn another_puzzle_or_goal_clears_the_table_of_the_race_before() {
    let mut player = on_page(SCRATCH, Key::F3);
    race_to_the_end(&mut player);
    player.click_control(words().race_all());
    assert!(race(&player).standings().0.is_empty());
    player.with_control('c');
    assert_eq!(player.owl(), words().no_race_yet());
    // Selecting the current choice changes nothing; another board does.
    race_to_the_end(&mut player);
    player.click_control(words().race_my_board());
    assert!(!race(&player).standings().0.is_empty());
    player.key(Key::F2);
    player.click(1, 3);
    player.press('5');
    player.key(Key::F3);
    assert!(race(&player).standings().0.is_empty());
}

#[test]
fn every_control_of_a_page_is_reached_by_tab_with_a_cell_current_on_the_board() {
    let mut player = Player::playing(SCRATCH);
    player.click(5, 5);
    player.key(Key::F3);
    player.frames(2);
    let mut focused = Vec::new();
    for _ in 0..40 {
        player.key(Key::Tab);
        player.frames(1);
        focused.extend(player.focused());
    }
    let w = words();
    for name in [w.race_start(), w.exact_cover(), w.race_all(), w.race_flat_out()] {
        assert!(focused.contains(&name), "{name} in {focused:?}");
    }
}

#[test]
fn at_a_number_of_steps_a_second_all_engines_make_the_same_number() {
    let mut player = on_page(SCRATCH, Key::F3);
    for engine in [Engine::BruteForce, Engine::BinaryProgram] {
        player.click_control(engine.label());
        assert!(!race(&player).engines().contains(&engine));
    }
    player.click_control("100");
    player.click_control(words().race_start());
    player.until(|player| race(player).standings().0.iter().all(|standing| standing.steps >= 20));
    player.press('w');
    let steps: Vec<u64> = race(&player).standings().0.iter().map(|standing| standing.steps).collect();
    assert_eq!(steps.len(), Engine::ALL.len() - 2);
    // If the machine is busy, a frame may end between two of them.
    let (most, fewest) = (steps.iter().max().expect("some"), steps.iter().min().expect("some"));
    assert!(most - fewest <= 1, "{steps:?}");
}

#[test]
fn a_race_can_be_followed_unless_it_is_to_be_run_flat_out() {
    let mut player = Player::playing(SCRATCH);
    assert_eq!((race(&player).speed(), race(&player).measure()), (Some(10), Measure::Steps));
    player.key(Key::F3);
    player.press('w');
    player.until(|player| race(player).standings().0.iter().all(|standing| standing.steps > 0));
    player.seconds(0.2);
    assert!(race(&player).runs(), "it is not over before anyone sees it");
}

#[test]
fn the_clock_stands_still_on_other_pages() {
    let mut player = Player::playing(SCRATCH);
    for key in [Key::F3, Key::F7] {
        player.seconds(0.5);
        player.key(key);
        player.frames(2);
        let time = player.stats().time;
        assert!(!time.is_zero());
        player.seconds(1.0);
        assert_eq!(player.stats().time, time);
        player.key(Key::F2);
    }
}

#[test]
fn a_race_of_nobody_or_on_a_board_with_a_clash_is_refused() {
    let mut player = on_page(SCRATCH, Key::F3);
    for &engine in Engine::ALL {
        player.click_control(engine.label());
    }
    player.click_control(words().race_start());
    assert_eq!(player.owl(), words().no_racers());
    player.click_control(words().brute_force());
    player.click_control(words().race_all());
    player.click_control(words().race_start());
    player.until(|player| !race(player).runs() && !race(player).standings().0.is_empty());
    assert_eq!(race(&player).standings().0.len(), 1);

    let mut player = Player::playing(SCRATCH);
    player.with_control('5');
    player.click(1, 3);
    player.press('4');
    player.key(Key::F3);
    player.press('w');
    assert!(!race(&player).runs());
    let conflict = player.board().refusal().expect("two 4s");
    assert_eq!(player.owl(), sudoku_words::conflict_first(&conflict));
}
