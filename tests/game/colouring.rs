//! Tests of colours for cells and candidates, and of notes in the corners.

use crate::player::{Player, SCRATCH, cell};
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use sudoku_assistant::game::owl::Mood;
use sudoku_assistant::game::requests::Writing;
use sudoku_assistant::game::session::Colour;
use sudoku_assistant::window::stage::FigureLook;
use sudoku_board::{Cell, Value};
use sudoku_words::words;

// In the Scratch puzzle r1c3, r2c3 and r2c5 are blank, r1c1 is a given, and 3 is allowed in r1c3.

fn colour(player: &Player, cell: Cell, candidate: Option<u8>) -> Option<u8> {
    player.notes().colour(cell, candidate.and_then(Value::digit)).map(Colour::get)
}

/// Returns the digits in the corners of the cell, and those between them.
fn apart(player: &mut Player, cell: Cell) -> [String; 2] {
    let (corners, between) = player.cornered(cell);
    [corners, between].map(|digits| digits.iter().map(|digit| digit.to_string()).collect())
}

#[test]
fn number_keys_colour_the_chosen_cells_givens_too() {
    let mut player = Player::playing(SCRATCH);
    player.with_shift('c');
    assert_eq!(player.entry().writing(), Writing::Colours);
    player.click(1, 1);
    player.control_click(cell(1, 3));
    player.press('2');
    assert_eq!((colour(&player, cell(1, 1), None), colour(&player, cell(1, 3), None)), (Some(2), Some(2)));
    let green = player.theme().colours[1].color();
    let [pink, seen] = [player.theme().current_cell.color(), player.colour(cell(1, 1))];
    assert!(seen != pink && seen != green, "the colour is seen through the choice");
    player.click(2, 3);
    assert_eq!(player.colour(cell(1, 1)), green);
    // The board has not changed, and a digit removes the colour.
    player.with_shift('c');
    player.click(1, 3);
    player.press('5');
    player.click(2, 3);
    assert_eq!((player.board().get(cell(1, 3)), player.colour(cell(1, 3))), (Value::digit(5), green));
    player.with_control('z');
    player.with_control('z');
    assert_eq!(colour(&player, cell(1, 1), None), None, "colouring is a move");
    assert_eq!(player.owl(), words().undone(words().move_colour()));
}

#[test]
fn the_same_colour_again_takes_it_away_and_so_does_0() {
    let mut player = Player::playing(SCRATCH);
    player.click(1, 3);
    player.click_in_menu(words().more(), words().colours_key());
    player.press('1');
    player.press('1');
    assert_eq!(colour(&player, cell(1, 3), None), None);
    player.press('4');
    player.tap_with_shift(KeyCode::Digit3, '#');
    assert_eq!((colour(&player, cell(1, 3), None), colour(&player, cell(1, 3), Some(3))), (Some(4), Some(4)));
    player.press('0');
    assert_eq!((colour(&player, cell(1, 3), None), colour(&player, cell(1, 3), Some(3))), (None, None));
    player.press('7');
    assert_eq!((player.mood(), player.owl()), (Mood::Doubtful, &*words().colours_have_numbers()));
    // The keys on the screen are colours now.
    player.click_control(words().colour_name(3));
    assert_eq!(colour(&player, cell(1, 3), None), Some(3));
    player.click_in_menu(words().more(), words().erase_colours());
    assert!(player.notes().is_empty());
}

#[test]
fn a_right_click_colours_a_candidate_as_long_as_it_is_one() {
    let mut player = Player::playing(SCRATCH);
    player.with_shift('c');
    player.click(2, 5);
    player.press('5');
    let place = player.layout().figure_rect(cell(1, 3), Value::digit(3).expect("1 to 9")).center();
    player.click_with(MouseButton::Right, place);
    assert_eq!(colour(&player, cell(1, 3), Some(3)), Some(5));
    let is_seen = |player: &mut Player| {
        player.figures(cell(1, 3)).contains(&(Value::digit(3).expect("1 to 9"), FigureLook::Note))
    };
    assert!(is_seen(&mut player), "what has a colour is seen");
    // A candidate that is struck out loses its colour.
    player.with_shift('c');
    player.click_with(MouseButton::Right, place);
    assert!(player.notes().struck(cell(1, 3)).len() == 1 && !is_seen(&mut player));
    player.with_shift('e');
    assert_eq!(colour(&player, cell(1, 3), Some(3)), None);
}

#[test]
fn a_colour_can_be_picked_before_the_cells() {
    let mut player = Player::playing(SCRATCH);
    player.press('d');
    player.with_shift('c');
    player.press('6');
    assert_eq!(player.owl(), words().colour_picked(6));
    player.click(1, 1);
    player.click(1, 3);
    assert_eq!((colour(&player, cell(1, 1), None), colour(&player, cell(1, 3), None)), (Some(6), Some(6)));
    assert_eq!(player.entry().highlighted(&player.board()), None, "a colour is no digit");
    player.key(Key::ArrowRight);
    assert_eq!(player.owl(), words().cell_for_colour("r1c4"));
    player.press('8');
    assert_eq!((player.mood(), player.entry().picked()), (Mood::Doubtful, Some(Value::digit(6))));
}

#[test]
fn notes_in_the_corners_stand_around_the_other_notes() {
    let mut player = Player::playing(SCRATCH);
    player.click(1, 3);
    player.tap_with_shift(KeyCode::Digit3, '#');
    player.click_in_menu(words().more(), words().corners_key());
    player.press('5');
    player.press('7');
    assert_eq!(apart(&mut player, cell(1, 3)), ["57", "3"]);
    let in_places = player.figures(cell(1, 3)).into_iter().filter(|(_, look)| *look != FigureLook::Hidden).count();
    assert_eq!(in_places, 0);
    // If there are no notes, the allowed digits are shown between the corners.
    player.tap_with_shift(KeyCode::Digit3, '#');
    player.key_with_control(KeyCode::Digit1, '1');
    let [corners, between] = apart(&mut player, cell(1, 3));
    assert!(corners == "57" && !between.is_empty(), "{corners} {between}");
    // A marked candidate needs its usual position.
    player.with_shift('c');
    player.tap_with_shift(KeyCode::Digit3, '#');
    assert_eq!(apart(&mut player, cell(1, 3)), ["", ""]);
    player.with_shift('e');
    assert_eq!(apart(&mut player, cell(1, 3))[0], "57");
    player.with_shift('m');
    for digit in ['5', '7'] {
        player.press(digit);
    }
    assert!(player.notes().is_empty(), "the second time they go");
    assert_eq!(apart(&mut player, cell(1, 3)), ["", ""]);
    player.click(1, 1);
    player.press('5');
    assert_eq!(player.mood(), Mood::Doubtful, "a given takes none");
}
