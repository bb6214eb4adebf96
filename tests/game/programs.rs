//! Tests of the player's own program: it is watched, undone, remembered, saved and opened; it plays and races; and files that
//! are not programs are refused.

use crate::keeping::Home;
use crate::pages::hears_who_is_first;
use crate::player::{ANYTHING, Player, SCRATCH, SCRATCH_SOLVED, cell};
use crate::watching::choose;
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use std::path::Path;
use sudoku_assistant::game::blocks::Blocks;
use sudoku_assistant::game::marks::{Mark, Marks};
use sudoku_assistant::game::owl::{Mood, Thinking};
use sudoku_assistant::game::play::BlockProgram;
use sudoku_assistant::game::play::by_blocks::ByBlocks;
use sudoku_assistant::game::race::Racing;
use sudoku_assistant::game::requests::{BoardRequest, FileRequest, Page, Scene, SpeedRequest};
use sudoku_assistant::game::session::Session;
use sudoku_blocks::{GameFault, MOST_BYTES, read_program, shipped_program, trials, write_program};
use sudoku_board::Value;
use sudoku_run::engines::{Engine, EngineState, Measure};
use sudoku_run::{Playable, Speed};
use sudoku_solve::search::{Search, Step};
use sudoku_words::words;

const UPWARDS: &str = "for (digit) from (1) to (9)";
const FORGETS: &str = "replace item (cell) of [S v] with [0]";

/// Returns the bundled program with one change in its text.
fn changed(from: &str, to: &str) -> String {
    let text = write_program(&shipped_program().expect("it is read"));
    assert_eq!(text.matches(from).count(), 1, "{from} in {text}");
    text.replace(from, to)
}

/// Returns a program that tries the digits from 9 down to 1.
pub fn downwards() -> String {
    changed(UPWARDS, "for (digit) from (9) to (1)")
}

/// Gives this program to the game, as an editor does.
fn give(player: &mut Player, text: &str) {
    player.ask(BoardRequest::Program(text.into()));
    player.frames(2);
}

/// Starts the game with the puzzle of the article and this program.
pub fn playing(text: &str) -> Player {
    let mut player = Player::playing(SCRATCH);
    give(&mut player, text);
    player
}

/// Returns true if the program beside the stage is the changed one, after checking that it is the one that runs.
fn is_downwards(player: &mut Player) -> bool {
    let own = player.resource::<BlockProgram>().is_own();
    // Regardless of where the run is.
    let program = std::sync::Arc::clone(player.resource::<BlockProgram>().program());
    let solve =
        program.scripts().position(|placed| placed.script.definition.as_ref().is_some_and(|d| d.label() == "solve"));
    player.ask(sudoku_assistant::game::requests::BlocksRequest::ChooseScript(solve.expect("it solves")));
    player.frames(2);
    let seen = |player: &mut Player, words: &str| player.controls().iter().any(|name| name.starts_with(words));
    let (down, up) = (seen(player, "for digit from 9 to 1"), seen(player, "for digit from 1 to 9"));
    assert_eq!((down, up), (own, !own), "{:?}", player.controls());
    own
}

fn watch_blocks(player: &mut Player) {
    choose(player, Engine::Logic);
    choose(player, Engine::Blocks);
    player.frames(1);
}

fn last_step(player: &Player) -> Option<Step> {
    player.solver().run().and_then(|run| run.last_step())
}

#[test]
fn the_blocks_run_the_players_program_and_undo_brings_ours_back() {
    let mut player = playing(&downwards());
    let board = player.board();
    assert!(is_downwards(&mut player));
    watch_blocks(&mut player);
    assert!(player.control(words().engine(words().own_program())).is_some(), "{:?}", player.controls());
    assert_eq!(player.owl(), words().own_program_intro());
    let mut tried = Vec::new();
    for _ in 0..400 {
        player.press('.');
        player.until(|player| player.solver().run().is_some_and(|run| run.playback().is_idle()));
        if let Some(Step::Try { cell, digit, .. }) = last_step(&player)
            && tried.last() != Some(&(cell, digit.get()))
        {
            tried.push((cell, digit.get()));
        }
        if tried.len() == 2 {
            break;
        }
    }
    assert_eq!(tried, [(cell(1, 3), 9), (cell(1, 5), 9)], "ours begins with 1");

    // The new program can be undone like any other move, which does not change the board.
    player.press('x');
    player.with_control('z');
    player.frames(2);
    assert!(!is_downwards(&mut player));
    assert_eq!(player.owl(), words().undone(words().move_program()));
    assert!(player.control(words().engine(words().blocks())).is_some());
    player.with_control('y');
    player.frames(2);
    assert!(is_downwards(&mut player));
    assert_eq!((player.board(), player.scene()), (board, Scene::Playing));
}

#[test]
fn a_program_that_is_changed_while_it_is_watched_waits_where_it_does_something_else() {
    let mut player = playing("");
    watch_blocks(&mut player);
    (0..200).for_each(|_| player.press('.'));
    player.until(|player| player.solver().run().is_some_and(|run| run.playback().is_idle()));
    let moment = |player: &Player| {
        let run = player.solver().run().expect("it is watched");
        // The remaining digits are only known for the game's own program.
        let levels: Vec<_> = run.search().levels().iter().map(|level| (level.cell, level.digit)).collect();
        (run.board(), run.search().counts(), levels)
    };
    let before = moment(&player);
    // A block that does nothing on the board changes nothing there.
    give(&mut player, &changed("set [cell v] to (first blank)", "say [hello]\nset [cell v] to (first blank)"));
    player.think();
    assert_eq!(player.owl(), words().edited_same());
    assert_eq!((player.scene(), moment(&player)), (Scene::Solving, before));
    // From 9 down to 1 differs at the first digit.
    give(&mut player, &downwards());
    player.think();
    assert_eq!(player.owl(), words().edited_differs());
    let run = player.solver().run().expect("it is watched again");
    assert!(run.playback().is_idle());
    assert!(matches!(run.last_step(), Some(Step::Try { digit, .. }) if digit.get() == 9), "{:?}", run.last_step());
    // Two changes at once continue the run from before both.
    let before = moment(&player);
    player.ask(BoardRequest::Program(changed(FORGETS, "say [forgotten]").into()));
    player.ask(BoardRequest::Program(downwards().into()));
    player.frames(2);
    player.think();
    assert_eq!(moment(&player), before);
    // Back and forth, as before.
    player.press(',');
    player.press('.');
    player.with_control('z');
    player.think();
    assert_eq!((player.scene(), player.owl()), (Scene::Solving, &*words().edited_differs()), "undo is a change too");
}

#[test]
fn a_program_comes_back_with_the_sitting() {
    let home = Home::new();
    let mut player = home.player();
    player.with_shift('g');
    player.answer(SCRATCH);
    give(&mut player, &downwards());
    player.click(1, 3);
    player.press('5');
    drop(player);
    let mut player = home.player();
    player.frames(2);
    assert!(is_downwards(&mut player));
    player.with_control('z');
    assert_eq!(player.board().get(cell(1, 3)), None);
    assert!(is_downwards(&mut player), "the digit came after it");
    player.with_control('z');
    player.frames(2);
    assert!(!is_downwards(&mut player));
    // Another puzzle does not change the program.
    player.with_control('y');
    player.with_shift('g');
    player.answer(SCRATCH_SOLVED);
    player.frames(2);
    assert_eq!(player.board_line(), SCRATCH_SOLVED);
    assert!(is_downwards(&mut player));
}

/// Saves to this file, and waits until it is there.
pub fn save(player: &mut Player, path: &Path) -> Vec<u8> {
    player.ask(FileRequest::Save { path: path.to_owned(), replace: false, text: None });
    player.until(|_| path.exists());
    let content = std::fs::read(path).expect("it is there");
    assert!(!content.is_empty());
    content
}

#[test]
fn a_program_goes_into_files_and_comes_back() {
    let home = Home::new();
    let path = |name: &str| home.folder.path().join(name);
    let mut player = home.player();
    player.with_shift('g');
    player.answer(SCRATCH);
    let ours = save(&mut player, &path("ours.sb3"));
    give(&mut player, &downwards());
    let program = save(&mut player, &path("downwards.ron"));
    assert_eq!(String::from_utf8_lossy(&program), downwards());
    let project = save(&mut player, &path("downwards.sb3"));
    assert!(project.starts_with(b"PK") && project != ours, "it is the player's program that Scratch gets");
    save(&mut player, &path("game.sudoku"));
    player.click_in_menu(words().program_menu(), words().copy_blocks());
    assert!(player.copied().is_some_and(|copied| copied.contains("from (9) to (1)")));
    drop(player);

    let mut player = Player::playing(SCRATCH);
    let board = player.board();
    player.drop_file(&path("downwards.ron"));
    assert_eq!(player.owl(), words().program_opened(&player.resource::<BlockProgram>().program().name));
    assert!(is_downwards(&mut player));
    assert_eq!(player.board(), board);
    player.with_control('z');
    player.frames(2);
    assert!(!is_downwards(&mut player));
    // A saved game contains its program.
    player.drop_file(&path("game.sudoku"));
    assert!(is_downwards(&mut player), "{}", player.owl());
    player.with_control('z');
    player.with_control('z');
    player.frames(2);
    assert!(!is_downwards(&mut player));
    assert_eq!(player.board(), board, "and undo leads back to the one before");
}

#[test]
fn a_file_that_is_no_whole_program_is_refused_and_nothing_is_lost() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut player = playing(&downwards());
    player.click(1, 3);
    player.press('5');
    let before = player.resource::<Session>().clone();
    let whole = downwards();
    for (name, content) in [
        ("half.ron", whole[..whole.len() / 2].to_owned()),
        ("later.ron", whole.replacen("version: 1", "version: 99", 1)),
        ("huge.ron", whole.clone() + &" ".repeat(MOST_BYTES)),
        ("dance.ron", whole.replacen("report <false>", "dance wildly", 1)),
        ("builds.ron", "(version: 1, name: \"x\", builds_on: \"nothing\")".to_owned()),
    ] {
        let path = folder.path().join(name);
        let reason = read_program(name, &content).expect_err("it is no program").to_string();
        std::fs::write(&path, content).expect("a file");
        player.drop_file(&path);
        assert_eq!((player.mood(), player.owl()), (Mood::Doubtful, &*sudoku_words::capitalised(&reason)));
        let session = player.resource::<Session>();
        assert_eq!((session.program(), session.board()), (before.program(), before.board()), "{name}");
        assert!(player.resource::<BlockProgram>().is_own());
    }
    player.with_control('z');
    assert_eq!(player.board().get(cell(1, 3)), None, "undo goes on from where it was");
}

#[test]
fn a_changed_program_runs_the_game() {
    let mut player = playing(&changed("say [That is a solution!]", "say [Ta-da!]"));
    player.with_control('8');
    assert!(player.resource::<ByBlocks>().game().is_some(), "{}", player.owl());
    player.press('s');
    player.think();
    player.frames(3);
    assert_eq!((player.board_line().as_str(), player.owl()), (SCRATCH_SOLVED, "Ta-da!"));
    player.with_control('z');
    // A program that cannot play stops the run; undo lets the previous one continue.
    give(&mut player, "(version: 1, name: \"Nothing\")");
    assert_eq!(
        player.owl(),
        words().blocks_stopped(sudoku_words::capitalised(&sudoku_words::fault(&GameFault::NoList)))
    );
    assert!(player.resource::<ByBlocks>().game().is_none());
    player.click(1, 3);
    player.press('5');
    assert_eq!(player.board().get(cell(1, 3)), Value::digit(5), "the game goes on without them");
    player.with_control('z');
    player.with_control('z');
    player.frames(2);
    assert!(player.resource::<ByBlocks>().game().is_some(), "{}", player.owl());
}

fn racing(player: &Player) -> &Racing {
    player.resource::<Racing>()
}

/// Runs a race at full speed, and returns the results of the player's program and of brute force.
fn race(player: &mut Player) -> [EngineState; 2] {
    player.key(Key::F3);
    player.frames(2);
    player.click_control(words().race_flat_out());
    player.press('w');
    player.until(|player| !racing(player).runs());
    player.frames(2);
    if racing(player).can_go_on() {
        player.click_control(words().race_rest());
        player.until(|player| !racing(player).runs() && racing(player).standings().is_over());
        player.frames(2);
    }
    let standings = &racing(player).standings().0;
    [Engine::Blocks, Engine::BruteForce]
        .map(|engine| standings.iter().find(|standing| standing.engine == engine).expect("it takes part").clone())
}

#[test]
fn a_program_races_against_ours_and_the_owl_compares_them() {
    let mut player = playing(&downwards());
    let [own, ours] = race(&mut player);
    assert_ne!(own.counts.tries, ours.counts.tries);
    let [tried, by_ours] = [own.counts.tries, ours.counts.tries].map(sudoku_words::thousands);
    hears_who_is_first(&player, racing(&player).standings(), Measure::Steps);
    player.assert_owl_says(words().own_program_compared(true, tried, by_ours));
    let lane = words().variable(words().own_program(), words().race_came(ANYTHING, sudoku_words::thousands(own.steps)));
    assert!(player.shown_as(lane).is_some(), "{:?}", player.controls());
    assert!(player.control(words().own_program()).is_some(), "it can be taken out of the race");
    // A race with the bundled program is a different race.
    player.key(Key::F2);
    player.with_control('z');
    player.frames(2);
    player.key(Key::F3);
    player.frames(2);
    assert!(racing(&player).standings().0.is_empty());
    assert!(player.control(words().blocks()).is_some() && player.control(words().own_program()).is_none());
    let [blocks, ours] = race(&mut player);
    assert_eq!(blocks.counts, ours.counts, "our blocks make the steps of brute force");
    hears_who_is_first(&player, racing(&player).standings(), Measure::Steps);
    let compared = [true, false].map(|same| words().own_program_compared(same, ANYTHING, ANYTHING));
    assert!(!compared.into_iter().any(|words| player.owl_says(words)), "nothing is compared: {}", player.owl());
}

#[test]
fn a_program_that_is_wrong_does_not_win_and_the_owl_says_what_is_wrong() {
    for (from, to, told) in [
        (UPWARDS, "for (digit) from (1) to (2)", words().own_program_wrong(0, 1)),
        (
            FORGETS,
            "replace item (cell) of [S v] with [10]",
            words().own_program_stopped(sudoku_words::capitalised(&words().fault_no_digit(ANYTHING, 9))),
        ),
    ] {
        let mut player = playing(&changed(from, to));
        race(&mut player);
        player.assert_owl_says(told);
        for measure in Measure::ALL {
            let winner = racing(&player).standings().winner(measure).expect("the others are right");
            assert_ne!(winner.engine, Engine::Blocks);
        }
    }
}

#[test]
fn a_program_is_checked_and_the_first_puzzle_that_it_gets_wrong_can_be_watched() {
    let mut player = Player::playing(SCRATCH);
    let board = player.board();
    player.with_shift('k');
    assert!(player.resource::<Thinking>().is_going_on(), "it takes more than a frame");
    player.think();
    assert!(player.mood() == Mood::Happy, "{}", player.owl());
    player.assert_owl_says(words().program_is_right(false, trials().len(), ANYTHING));
    for (from, to, what) in [
        (UPWARDS, "for (digit) from (1) to (2)", words().wrong_nothing_found()),
        (FORGETS, "replace item (cell) of [S v] with [10]", words().wrong_fault(words().fault_no_digit(ANYTHING, 9))),
    ] {
        give(&mut player, &changed(from, to));
        player.with_shift('k');
        player.think();
        assert_eq!(player.mood(), Mood::Doubtful);
        player.assert_owl_says(words().program_is_wrong(true, 1, what));
        player.frames(1);
        player.click_control(words().offer_wrong_puzzle());
        player.until(|player| player.solver().run().is_some_and(|run| run.steps() > 0));
        assert_eq!((player.scene(), player.solver().engine()), (Scene::Solving, Engine::Blocks));
        assert_ne!(player.board(), board);
        // The run is watched up to the fault, which highlights its block; one step back it has not happened yet.
        let to_the_end = |player: &mut Player| {
            player.press('u');
            player.frames(2);
            player.until(|player| player.solver().run().is_some_and(|run| run.playback().state().idle));
            player.frames(2);
        };
        to_the_end(&mut player);
        // There may be a solution before that.
        if player.mood() == Mood::Happy {
            to_the_end(&mut player);
        }
        if from == FORGETS {
            let lit = |player: &Player| {
                let blocks = player.resource::<Blocks>();
                let running = blocks.moment().running?;
                blocks.program().block(running).map(|block| block.words().to_owned())
            };
            assert_eq!(lit(&player).as_deref(), Some("replace item _ of _ with _"), "{}", player.owl());
            assert_eq!(player.mood(), Mood::Doubtful, "{}", player.owl());
            let steps = player.solver().run().map(|run| run.steps());
            player.press(',');
            player.frames(1);
            assert!(player.solver().run().map(|run| run.steps()) < steps);
        }
        player.press('x');
        player.with_control('z');
        assert_eq!(player.board(), board, "the board comes back");
    }
}

#[test]
fn whoever_changes_the_program_does_not_want_to_know_about_the_one_before() {
    let mut player = playing(&downwards());
    player.with_shift('k');
    assert!(player.resource::<Thinking>().is_going_on(), "{}", player.owl());
    give(&mut player, &changed(UPWARDS, "for (digit) from (1) to (2)"));
    assert!(!player.resource::<Thinking>().is_going_on());
    player.with_shift('k');
    player.think();
    player.frames(1);
    player.click_control(words().offer_wrong_puzzle());
    player.until(|player| player.scene() == Scene::Solving);
    assert_eq!(player.page(), Page::Stage);
}

#[test]
fn at_the_end_of_a_program_without_a_solution_nothing_is_marked_as_if_it_were_at_work() {
    let mut player = playing(&changed(UPWARDS, "for (digit) from (1) to (4)"));
    watch_blocks(&mut player);
    player.ask(SpeedRequest::Set(Speed::FLAT_OUT));
    player.press('w');
    player.until(|player| player.solver().run().is_some_and(|run| run.is_at_end()));
    player.frames(3);
    assert_eq!(player.owl(), words().own_program_end());
    let at_work = |mark: &&Mark| {
        matches!(
            mark,
            Mark::Tried(_)
                | Mark::TriedDigit(_)
                | Mark::Refusing(_)
                | Mark::Retracted(_)
                | Mark::Looked(_)
                | Mark::Open(_)
        )
    };
    let left: Vec<_> = player.resource::<Marks>().iter().filter(at_work).collect();
    assert!(left.is_empty(), "{left:?}");
}
