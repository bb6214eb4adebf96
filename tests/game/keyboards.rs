//! Tests of all kinds of keyboards: a number pad with and without Num Lock, and the layouts of other languages.

use crate::player::{KEYPAD, Player, SCRATCH, TOP_ROW, cell};
use bevy::input::keyboard::{Key, KeyCode};
use sudoku_assistant::game::requests::Writing;
use sudoku_board::Value;

/// Returns a player with a free cell selected.
fn playing() -> Player {
    let mut player = Player::playing(SCRATCH);
    player.click(1, 3);
    player
}

fn character(text: &str) -> Key {
    Key::Character(text.into())
}

#[test]
fn the_number_pad_writes_digits_with_num_lock_and_moves_without() {
    let mut player = playing();
    player.tap(KEYPAD[5], character("5"));
    assert_eq!(player.board().get(cell(1, 3)), Value::digit(5), "{}", player.owl());
    // Without Num Lock the same keys are arrows, Home and Delete, and the middle key does nothing.
    for (code, key, at) in [
        (KEYPAD[6], Key::ArrowRight, cell(1, 4)),
        (KEYPAD[2], Key::ArrowDown, cell(2, 4)),
        (KEYPAD[7], Key::Home, cell(2, 1)),
        (KEYPAD[3], Key::PageDown, cell(9, 1)),
        (KEYPAD[5], Key::Clear, cell(9, 1)),
    ] {
        let before = player.board();
        player.tap(code, key.clone());
        assert_eq!((player.entry().current(), player.board()), (Some(at), before), "{key:?}");
    }
    player.click(1, 3);
    player.tap(KeyCode::NumpadDecimal, Key::Delete);
    assert_eq!(player.board().get(cell(1, 3)), None);
    player.tap(KEYPAD[5], character("5"));
    player.tap(KEYPAD[0], character("0"));
    assert_eq!(player.board().get(cell(1, 3)), None);
}

#[test]
fn the_number_pad_notes_with_shift_and_keeps_its_hands_off_the_board_with_control() {
    let mut player = playing();
    let before = player.board();
    // Linux sends the digit with Shift; Windows sends the key's other function.
    player.tap_with_shift(KEYPAD[5], '5');
    assert!(player.notes().get(cell(1, 3)).contains(Value::digit(5).expect("a digit")), "{}", player.owl());
    player.key_with_control(KEYPAD[5], '5');
    assert_eq!(player.board(), before);
}

#[test]
fn digits_undo_and_notes_work_on_the_keyboards_of_other_languages() {
    // The keys that write Z, Y and N on German, French and Russian keyboards: the position of each key, and what it writes.
    for (language, undo, redo, notes) in [
        ("de", (KeyCode::KeyY, 'z'), (KeyCode::KeyZ, 'y'), (KeyCode::KeyN, "n")),
        ("fr", (KeyCode::KeyW, 'z'), (KeyCode::KeyY, 'y'), (KeyCode::KeyN, "n")),
        ("ru", (KeyCode::KeyZ, 'я'), (KeyCode::KeyY, 'н'), (KeyCode::KeyN, "т")),
    ] {
        let mut player = playing();
        player.press('5');
        player.key_with_control(undo.0, undo.1);
        assert_eq!(player.board().get(cell(1, 3)), None, "{language}: {}", player.owl());
        player.key_with_control(redo.0, redo.1);
        assert_eq!(player.board().get(cell(1, 3)), Value::digit(5), "{language}");
        player.tap(notes.0, character(notes.1));
        assert_eq!(player.entry().writing(), Writing::Notes, "{language}");
    }
    // A French keyboard writes signs on the top row, and digits with Shift.
    let mut player = playing();
    player.tap(TOP_ROW[5], character("("));
    assert_eq!(player.board().get(cell(1, 3)), Value::digit(5), "{}", player.owl());
    player.key_with_control(KeyCode::KeyW, 'z');
    player.tap_with_shift(TOP_ROW[5], '5');
    assert!(player.notes().get(cell(1, 3)).contains(Value::digit(5).expect("a digit")));
}

#[test]
fn a_text_is_copied_by_the_letter_of_every_keyboard() {
    for (code, letter) in [(KeyCode::KeyC, 'c'), (KeyCode::KeyC, 'с')] {
        let mut player = Player::playing(SCRATCH);
        player.with_shift('g');
        player.frames(3);
        player.type_text("123");
        player.key_with_control(KeyCode::KeyA, if letter.is_ascii() { 'a' } else { 'ф' });
        player.key_with_control(code, letter);
        assert_eq!(player.answer_text(), "123", "{letter}: nothing is typed");
        assert_eq!(player.copied().as_deref(), Some("123"), "{letter}");
    }
}
