//! Tests that the window never blocks: long work is divided into parts, and the frames of every test are checked for that.

use crate::player::{Player, SCRATCH, cell};
use bevy::input::keyboard::{Key, KeyCode};
use std::fs;
use std::path::Path;
use sudoku_assistant::game::owl::Thinking;
use sudoku_board::Value;
use sudoku_words::words;

/// A puzzle without clashes that takes millions of tries to prove unsolvable.
const HARD: &str = ".....5.8....6.1..3..........1.5........1.6...3.......55......61........4.........";

#[test]
fn help_on_the_hardest_boards_takes_many_frames_and_none_for_long() {
    let mut player = Player::playing(HARD);
    player.click(1, 2);
    player.press('h');
    player.frames(6);
    // A hint is searched for on another thread, so it may come before the owl says that it is thinking.
    assert_eq!(player.owl() == words().thinking(), player.resource::<Thinking>().is_going_on());
    player.think();
    assert_ne!(player.owl(), words().thinking());
    for key in ['m', 's', 's'] {
        player.click(1, 2);
        player.press(key);
        assert!(player.asks_for_redraw(), "the app does not sleep over it");
        player.frames(6);
        assert_eq!(player.owl(), words().thinking());
        player.think();
        assert_ne!(player.owl(), words().thinking());
    }
    assert!(!player.resource::<Thinking>().is_going_on());
}

#[test]
fn digits_are_taken_at_once_while_it_is_worked_out_whether_they_lead_anywhere() {
    let mut player = Player::playing(HARD);
    player.click(1, 2);
    player.press('2');
    assert_eq!(player.board().get(cell(1, 2)), Value::digit(2));
    assert!(player.resource::<Thinking>().is_going_on(), "it is not known yet");
    player.click(2, 2);
    player.press('7');
    assert_eq!(player.board().get(cell(2, 2)), Value::digit(7));
    player.think();
    assert_eq!(player.board().get(cell(1, 2)), Value::digit(2));
}

#[test]
fn who_asks_for_something_else_gets_no_answer_on_another_board() {
    for other in ["digit", "cell", "undo", "page", "pause"] {
        let mut player = Player::playing(HARD);
        player.click(2, 2);
        player.press('7');
        player.think();
        player.press('s');
        player.frames(6);
        assert_eq!(player.owl(), words().thinking());
        match other {
            "digit" => player.press('2'),
            "cell" => player.click(5, 5),
            "undo" => player.with_control('z'),
            "page" => player.key(Key::F3),
            _ => player.click_control(words().pause_clock()),
        }
        let told = player.owl().to_owned();
        assert_ne!(told, words().thinking(), "{other}");
        player.think();
        player.frames(10);
        assert_eq!(player.owl(), told, "{other}");
    }
}

#[test]
fn other_colours_do_not_keep_the_owl_from_thinking() {
    let mut player = Player::playing(HARD);
    player.press('s');
    player.key_with_control(KeyCode::Digit3, '3');
    player.think();
    assert_eq!(player.owl(), words().still_looking_solve());
}

#[test]
fn what_is_easy_is_answered_in_the_frame_in_which_it_is_asked() {
    let mut player = Player::playing(SCRATCH);
    player.click(1, 3);
    player.with_shift('h');
    for key in ['m', 's'] {
        player.press(key);
        assert!(!player.resource::<Thinking>().is_going_on(), "{key}");
    }
    assert!(player.board().blanks().next().is_none());
}

/// Collects all files of a folder and of its subfolders.
fn files(folder: &Path, found: &mut Vec<(String, String)>) {
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            files(&path, found);
        } else {
            found.push((path.display().to_string(), fs::read_to_string(&path).expect("a text")));
        }
    }
}

#[test]
fn one_place_alone_searches_for_answers() {
    let mut found = Vec::new();
    files(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src/game"), &mut found);
    for (path, text) in found.iter().filter(|(path, _)| !path.ends_with("owl/budget.rs")) {
        let searches = text.contains("Solutions::") && text.contains(".advance(");
        let names: Vec<&str> = text.split("fast::").skip(1).map(|rest| rest.split('\n').next().unwrap_or("")).collect();
        let asks =
            names.iter().any(|name| ["Solver", "solve", "count", "is_unique"].iter().any(|all| name.contains(all)));
        assert!(!searches && !asks, "{path} does not let the owl think, so the window waits");
    }
}
