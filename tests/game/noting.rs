//! Tests of notes, and of choosing the digit before the cell.

use crate::player::{Player, SCRATCH, cell};
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use sudoku_assistant::game::owl::Mood;
use sudoku_assistant::window::stage::FigureLook;
use sudoku_board::classic::ClassicCell;
use sudoku_board::{Cell, Value, Values};
use sudoku_words::words;

fn notes(player: &Player, cell: Cell) -> Vec<u8> {
    player.notes().get(cell).iter().map(Value::get).collect()
}

#[test]
fn notes_are_written_in_notes_mode_or_with_shift() {
    let mut player = Player::playing(SCRATCH);
    player.click(1, 3);
    player.press('n');
    player.press('3');
    player.press('5');
    player.press('5');
    player.press('7');
    assert_eq!((notes(&player, cell(1, 3)), player.board().get(cell(1, 3))), (vec![3, 7], None));
    assert!(player.expecting_numkey());
    player.click_control(words().notes_key());
    player.tap_with_shift(KeyCode::Digit9, '(');
    assert_eq!(notes(&player, cell(1, 3)), [3, 7, 9]);
    let looks: Values = player
        .figures(cell(1, 3))
        .into_iter()
        .filter(|&(_, look)| look == FigureLook::Note)
        .map(|(digit, _)| digit)
        .collect();
    assert_eq!(looks.len(), 3, "they are seen");
    // 0 removes the notes.
    player.press('0');
    assert!(notes(&player, cell(1, 3)).is_empty());
    player.with_control('z');
    assert_eq!(notes(&player, cell(1, 3)), [3, 7, 9]);
}

#[test]
fn a_cell_with_a_digit_takes_no_notes() {
    let mut player = Player::playing(SCRATCH);
    player.click(1, 3);
    player.press('5');
    player.tap_with_shift(KeyCode::Digit3, '#');
    assert_eq!((notes(&player, cell(1, 3)), player.mood()), (vec![], Mood::Doubtful));
    assert_eq!(player.owl(), words().holds_a_digit("r1c3"));
}

#[test]
fn a_placed_digit_leaves_the_notes_of_its_peers_if_it_is_so_set() {
    for tidy in [true, false] {
        let mut player = Player::playing(SCRATCH);
        if !tidy {
            player.key_with_control(KeyCode::Digit4, '4');
        }
        for column in [3, 5] {
            player.click(1, column);
            player.tap_with_shift(KeyCode::Digit3, '#');
        }
        player.click(1, 3);
        player.press('3');
        assert_eq!(notes(&player, cell(1, 5)).is_empty(), tidy);
        player.with_control('z');
        assert_eq!((notes(&player, cell(1, 3)), notes(&player, cell(1, 5))), (vec![3], vec![3]));
    }
}

#[test]
fn all_notes_are_filled_and_erased() {
    let mut player = Player::playing(SCRATCH);
    player.click_in_menu(words().more(), words().fill_notes());
    let board = player.board();
    assert!(Cell::all().all(|cell| player.notes().get(cell) == board.candidates(cell)));
    player.click_in_menu(words().more(), words().erase_notes());
    assert!(player.notes().is_empty());
    player.with_control('z');
    player.press('e');
    assert!(player.notes().is_empty());
    player.press('f');
    assert!(!player.notes().is_empty());
}

#[test]
fn a_digit_is_picked_first_and_then_the_cells() {
    let mut player = Player::playing(SCRATCH);
    player.press('d');
    player.click(1, 3);
    assert_eq!(player.board().get(cell(1, 3)), None, "nothing is picked yet");
    player.click_control(words().digit_key("5"));
    assert_eq!(player.entry().picked(), Some(Value::digit(5)));
    // All fives are highlighted.
    assert_eq!(player.colour(cell(2, 4)), player.theme().same_digit_cell.color());
    player.click(1, 3);
    player.click(4, 8);
    assert_eq!((player.board().get(cell(1, 3)), player.board().get(cell(4, 8))), (Value::digit(5), Value::digit(5)));
    player.click(3, 3);
    assert_eq!((player.board().get(cell(3, 3)), player.mood()), (None, Mood::Doubtful), "the rules hold");
    player.click(1, 3);
    assert_eq!(player.board().get(cell(1, 3)), None, "a second click takes it away");
    player.press('0');
    player.click(4, 8);
    assert_eq!(player.board().get(cell(4, 8)), None);
    // Using the keyboard only.
    player.press('5');
    player.click(1, 1);
    player.key(Key::ArrowRight);
    player.key(Key::ArrowRight);
    player.key(Key::Enter);
    assert_eq!(player.board().get(cell(1, 3)), Value::digit(5));
    player.hold_key(Key::Enter, 5);
    assert_eq!(player.board().get(cell(1, 3)), None, "a key that is held acts once");
    player.press('n');
    player.press('7');
    player.click(1, 5);
    assert_eq!(notes(&player, cell(1, 5)), [7], "notes too");
    player.click_in_menu(words().more(), words().pick_key());
    player.press('n');
    player.click(1, 6);
    player.press('7');
    assert_eq!(player.board().get(cell(1, 6)), Value::digit(7), "and the cell first again");
}

#[test]
fn the_keys_on_the_screen_tell_how_many_are_left() {
    let mut player = Player::playing(SCRATCH);
    let position = player.control(words().digit_key("5")).expect("there is a key");
    for (entered, left) in [(false, 6), (true, 5)] {
        if entered {
            player.click(1, 3);
            player.press('5');
        }
        player.move_to(position);
        player.seconds(1.0);
        let tooltip = words().digit_key_tooltip(5, 5, left, 9);
        assert!(player.control(tooltip).is_some(), "{:?}", player.controls());
        player.move_to(Vec2::new(5.0, 5.0));
        player.seconds(0.5);
    }
}
