//! Tests of what a screen reader finds in the game's tree, and what it can do there.

use crate::player::{Player, SCRATCH, SCRATCH_SOLVED, cell};
use bevy::input::keyboard::Key;
use bevy_egui::egui::accesskit::{Action, Live, Role};
use sudoku_assistant::game::requests::{BoardRequest, Scene};
use sudoku_board::{Board, Cell, Rules, Value};
use sudoku_words::{either, words};

/// Returns what is read for a cell.
fn read(row: usize, column: usize, content: impl AsRef<str>) -> String {
    words().read_cell(row, column, content.as_ref())
}

#[test]
fn every_cell_is_read_as_it_is_seen() {
    let mut player = Player::playing(SCRATCH);
    let cells = |player: &mut Player| -> Vec<String> {
        player.nodes_of(Role::GridCell).iter().filter_map(|node| node.label().map(str::to_owned)).collect()
    };
    let read_at_first = cells(&mut player);
    assert_eq!(read_at_first.len(), 81);
    for (at, sign) in SCRATCH.chars().filter(|sign| *sign != ',').enumerate() {
        let content = sign.to_digit(10).filter(|&digit| digit > 0);
        let content = content.map_or_else(|| words().read_blank(), |digit| words().read_given(digit as u8));
        assert_eq!(read_at_first[at], read(at / 9 + 1, at % 9 + 1, content));
    }
    player.click(1, 3);
    player.press('5');
    assert_eq!(cells(&mut player)[2], read(1, 3, "5"));
    player.click(1, 5);
    player.press('n');
    player.press('2');
    player.press('7');
    let notes = words().read_notes(either(["2".to_owned(), "7".to_owned()]));
    assert_eq!(cells(&mut player)[4], read(1, 5, notes));
    // A covered board is covered for screen readers, too.
    player.press('p');
    assert_eq!(player.scene(), Scene::Paused);
    assert_eq!(cells(&mut player)[2], read(1, 3, words().read_blank()));
}

#[test]
fn each_cell_stands_where_it_is_seen() {
    let mut player = Player::playing(SCRATCH);
    for (width, height) in [(1280.0, 800.0), (480.0, 800.0)] {
        player.resize(width, height);
        for (row, column) in [(1, 3), (9, 1)] {
            let bounds = player.bounds(read(row, column, words().read_blank())).expect("the cell");
            let seen = player.layout().cell_rect(cell(row, column));
            assert!(bounds.center().distance(seen.center()) < 1.0, "{bounds:?}, not {seen:?}");
        }
    }
}

#[test]
fn the_focus_follows_the_cursor() {
    let mut player = Player::playing(SCRATCH);
    player.click(1, 3);
    assert_eq!(player.focused(), Some(read(1, 3, words().read_blank())));
    player.key(Key::ArrowRight);
    assert_eq!(player.focused(), Some(read(1, 4, words().read_given(1))));
    // A control with the keyboard focus is focused, and under a sheet there is no board.
    player.key(Key::F1);
    assert!(player.nodes_of(Role::GridCell).is_empty());
    assert_ne!(player.focused(), Some(read(1, 4, words().read_given(1))));
    player.key(Key::Escape);
    assert_eq!(player.nodes_of(Role::GridCell).len(), 81);
}

#[test]
fn what_the_owl_says_is_announced() {
    let mut player = Player::playing(SCRATCH);
    let announced = |player: &mut Player| -> Vec<String> {
        let nodes = player.nodes_of(Role::Status);
        nodes
            .iter()
            .filter(|node| node.live() == Some(Live::Polite))
            .filter_map(|node| node.value().map(str::to_owned))
            .collect()
    };
    for (row, column) in [(1, 3), (1, 1)] {
        player.click(row, column);
        assert_eq!(announced(&mut player), [player.owl()]);
    }
    // The owl is read on every page.
    player.key(Key::F3);
    player.frames(2);
    assert_eq!(announced(&mut player), [player.owl()]);
}

#[test]
fn a_screen_reader_can_press_what_it_reads() {
    let mut player = Player::playing(SCRATCH);
    player.act(Action::Click, read(1, 3, words().read_blank()));
    assert_eq!(player.entry().current(), Some(cell(1, 3)));
    player.act(Action::Click, words().digit_key("5"));
    assert_eq!(player.board().get(cell(1, 3)), Value::digit(5));
    player.act(Action::Focus, read(9, 1, words().read_blank()));
    assert_eq!(player.entry().current(), Some(cell(9, 1)));
    // If a digit is chosen first, it goes into the cells that are clicked, and not into those that are read.
    player.press('d');
    assert!(player.entry().digit_first());
    player.press('9');
    player.act(Action::Focus, read(1, 5, words().read_blank()));
    assert_eq!(player.board().get(cell(1, 5)), None);
    player.act(Action::Click, read(9, 1, words().read_blank()));
    assert_eq!(player.board().get(cell(9, 1)).map(Value::get).map(u32::from), SCRATCH_SOLVED[72..73].parse().ok());
}

#[test]
fn notes_that_are_too_small_to_be_seen_are_read() {
    let mut puzzle = Board::new(Rules::with_boxes(16).expect("a side"));
    puzzle.give(Cell::at(0, 0), 16).expect("a value");
    let mut player = Player::new();
    player.ask(BoardRequest::load(puzzle, None));
    player.frames(3);
    let at = player.middle_of(Cell::at(0, 1));
    player.click_at(at);
    "n3n".chars().for_each(|key| player.press(key));
    player.frames(3);
    let notes = words().read_notes(either(["3".to_owned()]));
    assert!(player.shown_as(read(1, 2, notes)).is_some(), "{:?}", player.controls());
}
