//! Tests of clicking a cell and pressing a key: what is accepted, what is refused, and why.

use crate::player::{Player, SCRATCH, SCRATCH_SOLVED, cell};
use bevy::input::keyboard::Key;
use bevy::input::touch::TouchPhase;
use bevy::prelude::*;
use bevy::time::TimeUpdateStrategy;
use std::time::Duration;
use sudoku_assistant::game::owl::Mood;
use sudoku_assistant::game::play::ExpectingNumkey;
use sudoku_assistant::game::requests::Scene;
use sudoku_assistant::game::script::sets::{RequestSchedule, RequestSystems};
use sudoku_assistant::window::look::layout::Touched;
use sudoku_board::classic::{ClassicCell, ClassicHouse};
use sudoku_board::{Board, Cell, CellKind, Clash, House, HouseKind, Value};
use sudoku_words::words;

#[test]
fn a_clicked_cell_turns_pink_and_the_game_expects_a_number_key() {
    let mut player = Player::playing(SCRATCH);
    assert!(!player.expecting_numkey());
    player.click(1, 3);
    assert_eq!(player.entry().current(), Some(cell(1, 3)));
    assert!(player.expecting_numkey());
    assert_eq!(player.owl(), words().press_a_number_key(1, 3, "r1c3", 3, 9));
    assert_eq!(player.colour(cell(1, 3)), player.theme().current_cell.color());
    player.with_shift('v');
    assert!(player.control(words().variable(words().variable_expecting(), words().yes())).is_some());
}

#[test]
fn a_whole_square_takes_clicks_to_its_very_corners() {
    let mut player = Player::playing(SCRATCH);
    let rect = player.layout().cell_rect(cell(3, 3));
    for corner in [rect.min + 1.0, rect.max - 1.5] {
        player.click_at(corner);
        assert_eq!(player.entry().current(), Some(cell(3, 3)), "{corner}");
        player.key(Key::Escape);
    }
}

#[test]
fn number_keys_sleep_until_a_cell_is_clicked() {
    let mut player = Player::playing(SCRATCH);
    let before = player.board();
    player.press('5');
    player.press_keypad(5);
    assert_eq!((player.board(), player.expecting_numkey()), (before, false));
}

#[test]
fn a_digit_that_fits_appears() {
    let mut player = Player::playing(SCRATCH);
    player.click(1, 3);
    player.press('5');
    assert_eq!(player.board().get(cell(1, 3)), Value::digit(5));
    assert_eq!(player.shown().chars().nth(2), Some('5'));
    assert_eq!(player.owl(), words().accepted(5, words().blanks_left(55)));
}

#[test]
fn the_keypad_and_the_keys_on_the_screen_enter_digits_too() {
    let mut player = Player::playing(SCRATCH);
    player.click(1, 3);
    player.press_keypad(5);
    assert_eq!(player.board().get(cell(1, 3)), Value::digit(5));
    player.click_control(words().digit_key("3"));
    assert_eq!(player.board().get(cell(1, 3)), Value::digit(3));
    player.click_control(words().blank_key());
    assert_eq!(player.board().get(cell(1, 3)), None);
}

#[test]
fn the_top_row_counts_by_place_where_it_writes_other_characters() {
    let mut player = Player::playing(SCRATCH);
    player.click(1, 3);
    player.tap(KeyCode::Digit5, Key::Character("(".into()));
    assert_eq!(player.board().get(cell(1, 3)), Value::digit(5));
    // Without Num Lock, a key of the number pad moves and writes nothing.
    player.tap(KeyCode::Numpad3, Key::PageDown);
    assert_eq!(player.board().get(cell(1, 3)), Value::digit(5));
}

/// The values of "expecting numkey" between the key and the digit.
#[derive(Resource, Default)]
struct Seen(Vec<bool>);

#[test]
fn expecting_numkey_goes_false_with_the_key_and_true_again() {
    let mut player = Player::playing(SCRATCH);
    player.app.init_resource::<Seen>().add_systems(
        RequestSchedule,
        (|expecting: Res<State<ExpectingNumkey>>, mut seen: ResMut<Seen>| seen.0.push(expecting.get().0))
            .after(RequestSystems::Check)
            .before(RequestSystems::Settle),
    );
    player.click(1, 3);
    player.press('5');
    assert_eq!(player.resource::<Seen>().0, [true, false]);
    assert!(player.expecting_numkey());
    // So a player can correct a digit without another click, even after a refusal.
    player.press('8');
    assert!(player.expecting_numkey());
    player.press('3');
    assert_eq!(player.board().get(cell(1, 3)), Value::digit(3));
    assert_eq!(player.resource::<Seen>().0, [true, false, false, false]);
}

/// Returns what the owl says when a digit is refused because the house has it in that cell already.
fn refusal(at: Cell, digit: u8, kind: HouseKind, clash: Cell) -> String {
    let digit = Value::digit(digit).expect("1 to 9");
    let clash = Clash { rule: House::of(kind, at).into(), cells: vec![clash] };
    sudoku_words::refused(&Board::default(), at, digit, &clash)
}

#[track_caller]
fn refused(digit: u8, kind: HouseKind, clash: Cell) {
    let mut player = Player::playing(SCRATCH);
    let before = player.board();
    player.click(1, 3);
    let calm = player.colour(clash);
    player.press(char::from(b'0' + digit));
    assert_eq!(player.board(), before, "S is unchanged");
    assert_eq!((player.mood(), player.entry().fits()), (Mood::Doubtful, Some(false)));
    assert_eq!(player.owl(), refusal(cell(1, 3), digit, kind, clash));
    assert_ne!(player.colour(clash), calm, "{clash} flashes");
    player.seconds(1.0);
    assert_eq!(player.colour(clash), calm, "the flash is over");
}

#[test]
fn a_digit_already_in_the_row_is_refused() {
    refused(1, HouseKind::Row, cell(1, 4));
}

#[test]
fn a_digit_already_in_the_column_is_refused() {
    let mut player = Player::playing(SCRATCH);
    player.click(4, 3);
    player.press('6');
    assert_eq!(player.owl(), refusal(cell(4, 3), 6, HouseKind::Column, cell(7, 3)));
    assert_eq!(player.board().get(cell(4, 3)), None);
}

#[test]
fn a_digit_already_in_the_box_is_refused() {
    refused(8, HouseKind::Box, cell(2, 1));
}

#[test]
fn the_row_is_asked_before_the_column_and_the_column_before_the_box() {
    // The 6 in r1c2 is in the row and in the box of r1c3; the 6 in r7c3 is in its column.
    refused(6, HouseKind::Row, cell(1, 2));
}

#[test]
fn zero_backspace_and_delete_make_a_cell_blank() {
    let mut player = Player::playing(SCRATCH);
    player.click(1, 3);
    let blank: [fn(&mut Player); 4] = [
        |player| player.press('0'),
        |player| player.press_keypad(0),
        |player| player.key(Key::Backspace),
        |player| player.key(Key::Delete),
    ];
    for key in blank {
        player.press('5');
        assert_eq!(player.board().get(cell(1, 3)), Value::digit(5));
        key(&mut player);
        assert_eq!(player.board().get(cell(1, 3)), None);
        assert_eq!(player.owl(), words().blank_again("r1c3", words().blanks_left(56)));
        assert_eq!(player.shown().chars().nth(2), Some('.'));
    }
}

#[test]
fn escape_and_a_click_beside_the_board_cancel() {
    let mut player = Player::playing(SCRATCH);
    let beside = Vec2::new(player.layout().stage.min.x + 6.0, player.layout().board.center().y);
    let cancel: [&dyn Fn(&mut Player); 2] = [&|player| player.key(Key::Escape), &|player| player.click_at(beside)];
    for cancel in cancel {
        player.click(1, 3);
        assert!(player.expecting_numkey());
        cancel(&mut player);
        assert_eq!((player.entry().current(), player.expecting_numkey()), (None, false));
        player.press('5');
        assert_eq!(player.board().get(cell(1, 3)), None);
        assert_eq!(player.colour(cell(1, 3)), player.theme().user_cell.color());
    }
}

#[test]
fn clicking_another_cell_moves() {
    let mut player = Player::playing(SCRATCH);
    player.click(1, 3);
    player.click(9, 9 - 3);
    // r9c6 is a given of the puzzle; r9c5 is not.
    player.click(9, 5);
    assert_eq!(player.entry().current(), Some(cell(9, 5)));
    assert_eq!(player.colour(cell(1, 3)), player.theme().user_cell.color());
}

#[test]
fn a_puzzle_cell_belongs_to_the_puzzle() {
    let mut player = Player::playing(SCRATCH);
    player.click(1, 1);
    assert_eq!((player.owl(), player.mood()), (&*words().belongs_to_puzzle(4, "r1c1"), Mood::Calm));
    assert_eq!((player.entry().current(), player.expecting_numkey()), (Some(cell(1, 1)), false));
    for key in ['5', '0'] {
        player.press(key);
        assert_eq!(player.owl(), words().belongs_to_puzzle(4, "r1c1"));
        assert_eq!(player.board().get(cell(1, 1)), Value::digit(4));
    }
}

#[track_caller]
fn travels(from: Cell, keys: &[Key], expected: &[&str]) {
    let mut player = Player::playing(SCRATCH);
    let position = player.middle_of(from);
    player.click_at(position);
    let mut path = Vec::new();
    for key in keys {
        player.key(key.clone());
        path.push(player.entry().current().expect("a cell").to_string());
        let is_users = player.board().kind(player.entry().current().expect("a cell")) == CellKind::User;
        assert_eq!(player.expecting_numkey(), is_users, "moving arms the keys for the player's cells");
    }
    assert_eq!(path, expected);
}

#[test]
fn the_arrow_keys_move_from_cell_to_cell_around_the_edges() {
    use Key::{ArrowDown, ArrowLeft, ArrowRight, ArrowUp};
    travels(cell(1, 8), &[ArrowRight, ArrowRight, ArrowLeft], &["r1c9", "r1c1", "r1c9"]);
    travels(cell(9, 5), &[ArrowDown, ArrowUp, ArrowUp], &["r1c5", "r9c5", "r8c5"]);
}

#[test]
fn home_end_and_the_page_keys_go_to_the_ends_of_row_and_column() {
    travels(cell(5, 5), &[Key::Home, Key::PageUp, Key::End, Key::PageDown], &["r5c1", "r1c1", "r1c9", "r9c9"]);
}

#[test]
fn tab_goes_to_the_next_blank_and_around() {
    travels(cell(1, 3), &[Key::Tab, Key::Tab], &["r1c5", "r1c6"]);
    travels(cell(9, 9), &[Key::Tab], &["r1c3"]);
    let mut player = Player::playing(SCRATCH);
    player.click(1, 5);
    player.shift_tab();
    assert_eq!(player.entry().current(), Some(cell(1, 3)));
    player.shift_tab();
    assert_eq!(player.entry().current(), Some(cell(9, 7)), "around to the last");
}

#[test]
fn without_a_cell_the_arrows_begin_at_the_first_blank() {
    let mut player = Player::playing(SCRATCH);
    player.key(Key::ArrowRight);
    assert_eq!(player.entry().current(), Some(cell(1, 3)));
}

#[test]
fn undo_and_redo_go_through_what_was_played() {
    let mut player = Player::playing(SCRATCH);
    let start = player.board();
    player.click(1, 3);
    player.press('5');
    player.press('3');
    player.click_control(words().undo());
    assert_eq!(player.board().get(cell(1, 3)), Value::digit(5));
    player.with_control('z');
    assert_eq!((player.board(), player.shown()), (start, SCRATCH.replace(',', "").replace('0', ".")));
    player.with_control('y');
    player.click_control(words().more());
    player.frames(2);
    player.click_control(words().redo());
    assert_eq!(player.board().get(cell(1, 3)), Value::digit(3));
    player.with_control('y');
    assert_eq!(player.owl(), words().nothing_to_redo());
}

#[test]
fn the_puzzle_of_the_article_is_solved_by_hand_and_celebrated() {
    let mut player = Player::playing(SCRATCH);
    for (cell, digit) in Cell::all().zip(SCRATCH_SOLVED.chars()) {
        if player.board().get(cell).is_none() {
            assert_ne!(player.mood(), Mood::Happy);
            let position = player.middle_of(cell);
            player.click_at(position);
            player.press(digit);
        }
    }
    assert!(player.board().is_solved());
    assert_eq!((player.board_line(), player.mood()), (SCRATCH_SOLVED.to_owned(), Mood::Happy));
    assert_eq!(player.owl(), words().solved_by_hand(sudoku_words::clock(player.stats().time), 0, 0, 405));

    // The clones jump for a moment, and then are still again.
    let mut smallest = 1.0f32;
    for _ in 0..60 {
        player.frames(1);
        smallest = smallest.min(player.scale_of(cell(5, 5)));
    }
    assert!(smallest < 0.9, "{smallest}");
    player.seconds(2.0);
    assert_eq!(player.scale_of(cell(5, 5)), 1.0);
    assert!(!player.asks_for_redraw());
}

#[test]
fn a_full_stop_at_a_solved_board_is_friendly() {
    let mut player = Player::playing(SCRATCH_SOLVED);
    assert_eq!(player.scene(), Scene::Playing);
    player.press('5');
    player.press('w');
    assert_eq!(player.scene(), Scene::Playing);
    assert_eq!(player.owl(), words().solved_already());
}

#[test]
fn keys_that_come_faster_than_frames_all_count() {
    let mut player = Player::playing(SCRATCH);
    player.click(1, 3);
    player.type_text("53");
    assert_eq!(player.board().get(cell(1, 3)), Value::digit(3));
    player.with_control_in_one_frame('z');
    assert_eq!(player.board().get(cell(1, 3)), Value::digit(5));
    player.with_control_in_one_frame('y');
    assert_eq!(player.board().get(cell(1, 3)), Value::digit(3));
    let notch = player.speed().notch();
    player.type_text("++++-");
    assert_eq!(player.speed().notch(), notch + 3);
}

#[test]
fn a_click_on_a_cell_takes_the_keyboard_from_the_panels() {
    let mut player = Player::playing(SCRATCH);
    player.key(Key::Tab);
    player.key(Key::ArrowRight);
    assert_eq!(player.entry().current(), None, "the arrows belong to the panels");
    player.click(1, 3);
    player.key(Key::ArrowRight);
    assert_eq!(player.entry().current(), Some(cell(1, 4)));
}

#[test]
fn no_tap_on_a_number_key_is_lost_however_short_it_is_and_however_slow_the_frames_are() {
    const FRAME: u32 = 125;
    let mut player = Player::playing(&"0".repeat(81));
    player.app.insert_resource(Touched(true));
    player.resize(480.0, 1039.0);
    player.click(1, 1);
    player.app.insert_resource(TimeUpdateStrategy::ManualDuration(Duration::from_millis(FRAME.into())));
    let keys = ["1", "2"].map(|digit| player.control(words().digit_key(digit)).expect("a key"));
    let mut frame = 0;
    for number in 0..200u32 {
        let digit = number as usize % 2;
        // Each begins at a different moment of a frame, and takes 0 to 100 ms.
        let begin = 500 * number + 37 * number % FRAME;
        for (phase, time) in [(TouchPhase::Started, begin), (TouchPhase::Ended, begin + 100 * number / 199)] {
            let frames = (time / FRAME).saturating_sub(frame);
            player.frames(frames as usize);
            frame += frames;
            player.touch(phase, keys[digit]);
        }
        player.frames(3);
        frame += 3;
        let typed = player.board().get(cell(1, 1)).map(|typed| usize::from(typed.get()));
        assert_eq!(typed, Some(digit + 1), "tap {number}");
    }
}

#[test]
fn a_digit_is_on_the_stage_in_the_frame_of_its_key() {
    let mut player = Player::playing(SCRATCH);
    player.click(1, 3);
    let before = player.shown();
    player.press_within_a_frame('5');
    let mut after: Vec<char> = before.chars().collect();
    after[2] = '5';
    assert_eq!(player.shown(), after.into_iter().collect::<String>());
}
