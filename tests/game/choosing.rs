//! Tests of selecting several cells by Ctrl and a click, by dragging and by keys. Keys then apply to all of them.

use crate::player::{Player, SCRATCH, cell};
use bevy::input::keyboard::Key;
use bevy::input::touch::TouchPhase;
use bevy::prelude::*;
use std::time::Duration;
use sudoku_assistant::game::marks::{Mark, Marks};
use sudoku_assistant::game::owl::Mood;
use sudoku_assistant::window::look::layout::Touched;
use sudoku_board::{Cell, Value};
use sudoku_words::words;

fn digit(number: u8) -> Value {
    Value::digit(number).expect("1 to 9")
}

fn chosen(player: &Player) -> Vec<Cell> {
    let mut cells: Vec<Cell> = player.entry().others().iter().copied().chain(player.entry().current()).collect();
    cells.sort_unstable();
    cells
}

fn has_mark(player: &Player, wanted: Mark) -> bool {
    player.resource::<Marks>().iter().any(|mark| *mark == wanted)
}

// In the Scratch puzzle r2c3, r2c5 and r3c1 are blank, and r2c4 is a given.

#[test]
fn with_ctrl_a_click_chooses_one_cell_more_and_notes_go_to_all_as_one_move() {
    let mut player = Player::playing(SCRATCH);
    player.click(2, 3);
    player.control_click(cell(2, 5));
    player.control_click(cell(3, 1));
    assert_eq!(chosen(&player), [cell(2, 3), cell(2, 5), cell(3, 1)]);
    assert_eq!(player.owl(), words().cells_chosen(3));
    assert!(has_mark(&player, Mark::Chosen(cell(2, 3))) && has_mark(&player, Mark::Current(cell(3, 1))));
    player.tap_with_shift(KeyCode::Digit7, '/');
    let noted = |player: &Player| chosen(player).iter().map(|&cell| player.notes().get(cell).len()).sum::<usize>();
    assert_eq!(noted(&player), 3);
    assert_eq!(player.owl(), words().cells_marked(3));
    // If all cells have a note, it is removed from all of them; otherwise those without it get it.
    player.tap_with_shift(KeyCode::Digit7, '/');
    assert_eq!(noted(&player), 0);
    player.with_control('z');
    assert_eq!(noted(&player), 3, "one undo for all");
    // A second click removes a cell from the selection.
    player.control_click(cell(2, 5));
    assert_eq!(chosen(&player), [cell(2, 3), cell(3, 1)]);
    player.press('0');
    assert_eq!((player.notes().get(cell(2, 3)).len(), player.notes().get(cell(2, 5)).len()), (0, 1));
    // A click selects one cell.
    player.click(2, 3);
    assert_eq!(chosen(&player), [cell(2, 3)]);
}

#[test]
fn a_digit_goes_to_all_cells_or_is_refused_in_all() {
    let mut player = Player::playing(SCRATCH);
    let before = player.board();
    player.click(2, 3);
    player.control_click(cell(2, 5));
    player.press('3');
    assert_eq!((player.board(), player.mood()), (before.clone(), Mood::Doubtful), "twice in a row: {}", player.owl());
    // With free rules, the digit is accepted.
    player.with_control('5');
    player.press('3');
    let values = [cell(2, 3), cell(2, 5)].map(|cell| player.board().get(cell));
    assert_eq!(values, [Some(digit(3)); 2]);
    player.key(Key::Backspace);
    assert_eq!(player.board(), before);
}

#[test]
fn the_mouse_and_the_arrows_choose_cells_along_their_way() {
    let mut player = Player::playing(SCRATCH);
    let [from, to] = [cell(2, 3), cell(2, 5)].map(|cell| player.middle_of(cell));
    player.drag(from, to);
    assert_eq!(chosen(&player), [cell(2, 3), cell(2, 4), cell(2, 5)]);
    player.click(2, 3);
    player.arrow_with_shift(Key::ArrowRight);
    player.arrow_with_shift(Key::ArrowDown);
    assert_eq!(chosen(&player), [cell(2, 3), cell(2, 4), cell(3, 4)]);
    player.key(Key::ArrowRight);
    assert_eq!(chosen(&player), [cell(3, 5)]);
}

#[test]
fn the_other_button_strikes_the_candidate_under_it() {
    let mut player = Player::playing(SCRATCH);
    let at = player.layout().figure_rect(cell(2, 3), digit(7)).center();
    player.click_with(MouseButton::Right, at);
    assert!(player.notes().struck(cell(2, 3)).contains(digit(7)), "{}", player.owl());
    player.click_with(MouseButton::Right, at);
    assert!(player.notes().is_empty(), "and takes the stroke away");
}

#[test]
fn a_finger_that_stays_strikes_the_candidate_under_it() {
    let mut player = Player::playing(SCRATCH);
    // The layout for touch has other positions.
    player.app.insert_resource(Touched(true));
    player.frames(3);
    let at = player.layout().figure_rect(cell(2, 3), digit(7)).center();
    player.touch(TouchPhase::Started, at);
    player.frames(2);
    std::thread::sleep(Duration::from_millis(600));
    player.touch(TouchPhase::Ended, at);
    player.frames(3);
    assert_eq!(player.entry().current(), Some(cell(2, 3)));
    assert!(player.notes().struck(cell(2, 3)).contains(digit(7)), "{}", player.owl());
}

#[test]
fn row_column_and_box_of_the_current_cell_stand_out_where_that_is_wanted() {
    let mut player = Player::playing(SCRATCH);
    player.click(2, 3);
    let plain = player.colour(cell(2, 9));
    player.with_control('0');
    player.frames(2);
    assert_ne!(player.colour(cell(2, 9)), plain);
    let seen = |player: &Player| player.resource::<Marks>().iter().filter(|mark| matches!(mark, Mark::Seen(_))).count();
    assert_eq!(seen(&player), 20);
    player.with_control('0');
    player.frames(2);
    assert_eq!((player.colour(cell(2, 9)), seen(&player)), (plain, 0));
}

#[test]
fn while_the_solver_works_one_cell_at_a_time_is_looked_at() {
    let mut player = Player::playing(SCRATCH);
    player.press('.');
    player.frames(2);
    player.click(2, 3);
    player.control_click(cell(3, 1));
    assert_eq!(chosen(&player), [cell(3, 1)]);
    player.arrow_with_shift(Key::ArrowRight);
    assert_eq!(chosen(&player), [cell(3, 2)]);
    let [from, to] = [cell(2, 3), cell(2, 5)].map(|cell| player.middle_of(cell));
    player.drag(from, to);
    assert_eq!(chosen(&player), [cell(3, 2)]);
}
