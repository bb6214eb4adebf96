//! Tests that nothing that was on the board is lost: one undo takes back a change of the whole board.

use crate::player::{Player, SCRATCH, SCRATCH_SOLVED, cell};
use bevy::input::keyboard::{Key, KeyCode};
use bevy::time::TimeUpdateStrategy;
use std::time::Duration;
use sudoku_assistant::game::owl::{Offer, Speech};
use sudoku_assistant::game::puzzles::making::Making;
use sudoku_assistant::game::requests::{FileRequest, TransferRequest, labels};
use sudoku_assistant::game::session::Notes;
use sudoku_board::classic::ClassicCell;
use sudoku_board::notation::Notation;
use sudoku_board::{Board, Cell, Value};
use sudoku_techniques::Level;
use sudoku_words::words;

fn position(player: &Player) -> (Board, Notes) {
    (player.board(), player.notes().clone())
}

#[test]
fn every_way_to_load_a_puzzle_over_the_first_one_is_undone_at_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let file = folder.path().join("one.txt");
    std::fs::write(&file, SCRATCH).expect("a file");
    let game = folder.path().join("saved.sudoku");
    let mut other = Player::playing(SCRATCH);
    other.click(1, 3);
    other.press('5');
    other.ask(FileRequest::Save { path: game.clone(), replace: true, text: None });
    other.until(|_| game.exists());
    // A position with an eliminated candidate.
    let candidates = Notation::Candidates.write(&sudoku_samples::known::grid(SCRATCH)).replacen("3579", "357", 1);
    type UndoMethod<'a> = (&'a str, Box<dyn Fn(&mut Player) + 'a>);
    let methods: [UndoMethod; 9] = [
        (
            "the question",
            Box::new(|player| {
                player.with_shift('g');
                player.answer(SCRATCH);
            }),
        ),
        (
            "the list of puzzles",
            Box::new(|player| {
                player.click_control(words().puzzle_chooser());
                player.click_control("Easy 3: Scratch");
            }),
        ),
        (
            "the empty board",
            Box::new(|player| {
                player.click_control(words().puzzle_chooser());
                player.click_control(words().empty_puzzle());
            }),
        ),
        ("the clipboard", Box::new(|player| player.paste(SCRATCH))),
        (
            "candidates in the clipboard",
            Box::new(|player| {
                player.paste(&candidates);
                player.think();
                assert_eq!(player.owl(), words().position_taken(1));
            }),
        ),
        (
            "the text",
            Box::new(|player| {
                player.press('t');
                player.frames(2);
                player.with_control('a');
                player.paste(SCRATCH);
                player.click_control(words().load());
            }),
        ),
        ("a file", Box::new(|player| player.drop_file(&file))),
        ("a saved game", Box::new(|player| player.ask(TransferRequest::OpenFile(game.clone())))),
        (
            "New",
            Box::new(|player| {
                player.click_control(words().new_puzzle());
                player.frames(2);
                player.click_on_sheet(labels::level(Level::Easy).word);
                player.until(|player| !player.resource::<Making>().is_working());
            }),
        ),
    ];
    for (name, way) in methods {
        let mut player = Player::new();
        let opening = position(&player);
        way(&mut player);
        player.until(|player| position(player) != opening);
        player.frames(3);
        let loaded = position(&player);
        let undone = if name == "a saved game" { 2 } else { 1 };
        (0..undone).for_each(|_| player.with_control('z'));
        assert_eq!(position(&player), opening, "{name}: {}", player.owl());
        (0..undone).for_each(|_| player.with_control('y'));
        assert_eq!(position(&player), loaded, "{name}");
    }
}

#[test]
fn a_key_that_changes_the_whole_board_offers_to_take_it_back() {
    for key in ["L", "C", "R", "S", "E", "F", "A"] {
        let mut player = Player::playing(SCRATCH);
        player.click(1, 3);
        player.press('5');
        player.click(1, 5);
        player.tap_with_shift(KeyCode::Digit7, '/');
        player.key(Key::Escape);
        let before = position(&player);
        player.press(key.to_lowercase().chars().next().expect("a key"));
        player.think();
        assert_ne!(position(&player), before, "{key}");
        assert!(player.resource::<Speech>().offers().contains(&Offer::Undo), "{key}: {}", player.owl());
        // The button is in the bubble, and there is another one beside the board.
        let bubble = player.bounds(words().owl_says(player.owl())).expect("the owl speaks");
        let undo = player.all_bounds(&words().undo());
        let offered = undo.iter().find(|button| bubble.contains(button.center())).expect("it is offered");
        let at = offered.center();
        player.click_at(at);
        player.frames(2);
        assert_eq!(position(&player), before, "{key}: {}", player.owl());
    }
    // If nothing was lost, nothing is offered.
    let mut player = Player::new();
    player.paste(SCRATCH);
    player.think();
    assert!(player.resource::<Speech>().offers().is_empty());
}

/// Fills all blank cells except the last one.
fn almost_solve(player: &mut Player) -> (Cell, char) {
    let blanks: Vec<(Cell, char)> =
        Cell::all().zip(SCRATCH_SOLVED.chars()).filter(|(cell, _)| player.board().get(*cell).is_none()).collect();
    let (last, others) = blanks.split_last().expect("blank cells");
    for &(cell, digit) in others {
        let position = player.middle_of(cell);
        player.click_at(position);
        player.press(digit);
    }
    *last
}

#[test]
fn the_owl_and_the_clock_tell_the_same_time_of_a_solved_puzzle_and_it_stands() {
    let mut player = Player::playing(SCRATCH);
    let (cell, digit) = almost_solve(&mut player);
    let position = player.middle_of(cell);
    player.click_at(position);
    // Each frame takes a second.
    player.app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_secs(1)));
    player.press(digit);
    player.frames(3);
    let time = player.stats().time;
    assert_eq!(player.owl(), words().solved_by_hand(sudoku_words::clock(time), 0, 0, 405));
    // Another palette does not start the clock.
    player.with_control('t');
    player.frames(5);
    assert_eq!(player.stats().time, time);
}

#[test]
fn the_clock_stands_while_it_is_paused_whatever_the_palette_is_and_however_large_the_window() {
    let mut player = Player::playing(SCRATCH);
    player.click(1, 3);
    player.press('5');
    player.seconds(0.5);
    player.app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_secs(1)));
    player.frames(2);
    let before = player.stats().time;
    player.press('p');
    let paused = player.stats().time;
    assert!(paused - before <= Duration::from_secs(2), "{before:?}, {paused:?}");
    for deed in [
        |player: &mut Player| player.with_control('t'),
        |player: &mut Player| player.resize(1000.0, 700.0),
        |player: &mut Player| player.hide(true),
        |player: &mut Player| player.hide(false),
        |player: &mut Player| player.key(Key::F3),
        |player: &mut Player| player.key(Key::F2),
    ] {
        deed(&mut player);
        player.frames(3);
        assert_eq!(player.stats().time, paused);
    }
    player.press('p');
    player.frames(3);
    assert!(player.stats().time > paused);
}

#[test]
fn the_offers_of_a_win_are_within_the_bubble() {
    for (width, height) in [(1280.0, 800.0), (1000.0, 700.0), (640.0, 640.0), (480.0, 800.0)] {
        let mut player = Player::playing(SCRATCH);
        let (cell, digit) = almost_solve(&mut player);
        let position = player.middle_of(cell);
        player.click_at(position);
        player.press(digit);
        player.resize(width, height);
        player.think();
        player.frames(3);
        let bubble = player.bounds(words().owl_says(player.owl())).expect("the owl speaks");
        for offer in player.resource::<Speech>().offers().to_vec() {
            let button = player.bounds(offer.label()).unwrap_or_else(|| panic!("{offer:?} at {width}x{height}"));
            let inner = bubble.inflate(-3.0);
            assert!(inner.contains(button.min) && inner.contains(button.max), "{offer:?}: {button:?} in {bubble:?}");
        }
        assert_eq!(player.resource::<Speech>().offers().len(), 3);
    }
}

#[test]
fn notes_that_a_digit_takes_away_come_back_with_one_undo() {
    let five = Value::digit(5).expect("1 to 9");
    let peers = [cell(1, 5), cell(3, 1), cell(6, 3)];
    let noted = |strict: bool| {
        let mut player = Player::playing(SCRATCH);
        if !strict {
            player.key_with_control(KeyCode::Digit5, '5');
        }
        for peer in peers {
            let position = player.middle_of(peer);
            player.click_at(position);
            player.tap_with_shift(KeyCode::Digit5, '%');
        }
        assert!(peers.iter().all(|peer| player.notes().get(*peer).contains(five)), "{}", player.owl());
        player
    };
    let gone = |player: &Player| peers.iter().all(|peer| !player.notes().get(*peer).contains(five));
    // A digit.
    let mut player = noted(true);
    let before = position(&player);
    player.click(1, 3);
    player.press('5');
    assert!(gone(&player), "{}", player.owl());
    player.with_control('z');
    assert_eq!(position(&player), before);
    // A digit that corrects a clashing one.
    let mut player = noted(false);
    player.click(1, 3);
    player.press('4');
    assert_eq!(player.board().get(cell(1, 3)), Value::digit(4), "{}", player.owl());
    let before = position(&player);
    player.press('5');
    assert!(gone(&player));
    player.with_control('z');
    assert_eq!(position(&player), before);
    // All notes.
    let mut player = noted(true);
    let before = position(&player);
    player.key(Key::Escape);
    player.press('f');
    let filled = position(&player);
    assert_ne!(filled, before);
    player.click(1, 3);
    player.press('5');
    player.with_control('z');
    assert_eq!(position(&player), filled);
    player.with_control('z');
    assert_eq!(position(&player), before);
    // The solution.
    player.key(Key::Escape);
    player.press('s');
    assert_eq!(player.board_line(), SCRATCH_SOLVED);
    player.with_control('z');
    assert_eq!(position(&player), before);
    // The last digit.
    let mut player = Player::playing(SCRATCH);
    let (last, digit) = almost_solve(&mut player);
    let at = player.middle_of(last);
    player.click_at(at);
    player.tap_with_shift(KeyCode::Digit1, '!');
    let before = position(&player);
    player.press(digit);
    assert_eq!(player.board_line(), SCRATCH_SOLVED);
    player.with_control('z');
    assert_eq!(position(&player), before);
}
