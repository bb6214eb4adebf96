//! Tests on a machine that draws four frames per second: all inputs between two frames count, and in their order.

use crate::player::{Input, Player, SCRATCH, cell};
use bevy::input::keyboard::{Key, KeyCode};
use bevy::math::Vec2;
use sudoku_assistant::game::lessons::learning::{Feedback, Learning};
use sudoku_assistant::game::requests::commands::Command;
use sudoku_assistant::game::requests::{LessonRequest, Page, Scene, Sheet, Tab, ViewRequest, labels};
use sudoku_assistant::game::script::View;
use sudoku_board::Value;
use sudoku_words::words;

fn playing() -> Player {
    let mut player = Player::slow();
    player.begin(SCRATCH);
    player
}

/// Returns the centre of the control with that name.
fn place(player: &mut Player, name: &str) -> Vec2 {
    player.control(name).unwrap_or_else(|| panic!("there is no {name:?}: {:?}", player.controls()))
}

#[test]
fn a_click_counts_at_the_place_where_the_mouse_was() {
    let digit = words().digit_key("5");
    // All inputs in one frame, or this many inputs per frame.
    for parts in [&[][..], &[1], &[2], &[1, 1], &[1, 1, 1]] {
        let mut player = playing();
        let (key, free) = (place(&mut player, &digit), player.middle_of(cell(1, 3)));
        // From a panel to the stage, from there to a panel, and away.
        for at in [free, key] {
            let mut inputs: Vec<Input> =
                Input::click(at).into_iter().chain([Input::Move(Vec2::new(640.0, 20.0))]).collect();
            for &length in parts {
                let rest = inputs.split_off(length);
                player.at_once(inputs);
                inputs = rest;
            }
            player.at_once(inputs);
            player.frames(12);
            assert_eq!(player.entry().current(), Some(cell(1, 3)), "{parts:?}");
        }
        assert_eq!(player.board().get(cell(1, 3)), Value::digit(5), "{parts:?}: {}", player.owl());
    }
}

#[test]
fn clicks_one_after_the_other_within_a_frame_all_count() {
    let mut player = playing();
    let [first, second, third] = [cell(1, 3), cell(9, 1), cell(5, 1)].map(|cell| Input::click(player.middle_of(cell)));
    let [five, nine] = ["5", "9"].map(|digit| Input::click(place(&mut player, &words().digit_key(digit))));
    player.at_once([first, five, second, nine, third].concat());
    player.frames(12);
    assert_eq!(player.board().get(cell(1, 3)), Value::digit(5), "{}", player.owl());
    assert_eq!(player.board().get(cell(9, 1)), Value::digit(9), "{}", player.owl());
    assert_eq!(player.entry().current(), Some(cell(5, 1)));
    // Click a tab, and Undo twice.
    let undo = Input::click(place(&mut player, &words().undo()));
    let tab = Input::click(place(&mut player, &labels::tab(Tab::Variables).word));
    player.at_once([tab, undo.clone(), undo].concat());
    player.frames(12);
    assert_eq!(player.resource::<View>().left(), Tab::Variables);
    assert_eq!([cell(1, 3), cell(9, 1)].map(|cell| player.board().get(cell)), [None, None]);
}

#[test]
fn a_tap_of_a_finger_counts_however_short_it_is() {
    let mut player = playing();
    let free = player.middle_of(cell(1, 3));
    player.at_once(Input::tap(free));
    player.frames(12);
    assert_eq!(player.entry().current(), Some(cell(1, 3)));
    let key = place(&mut player, &words().digit_key("5"));
    player.at_once(Input::tap(key));
    player.frames(12);
    assert_eq!(player.board().get(cell(1, 3)), Value::digit(5), "{}", player.owl());
    // The layout may have changed to the one for touch.
    let [other, key] = [player.middle_of(cell(9, 1)), place(&mut player, &words().undo())];
    player.at_once([Input::tap(other), Input::tap(key)].concat());
    player.frames(12);
    assert_eq!(player.board().get(cell(1, 3)), None);
    assert_eq!(player.entry().current(), Some(cell(9, 1)));
}

#[test]
fn keys_within_a_frame_are_heard_where_those_before_them_lead() {
    let mut player = playing();
    // Go to the lessons, and to the next task there.
    player.at_once([Input::Tap(Key::F4), Input::Tap(Key::PageDown)]);
    player.frames(12);
    assert_eq!(player.page(), Page::Lessons);
    let opened = player.resource::<Learning>().open().is_some();
    assert!(opened, "{}", player.owl());
    player.at_once([Input::Tap(Key::F2), Input::Tap(Key::F1), Input::Tap(Key::Escape), Input::Tap(Key::F8)]);
    player.frames(12);
    assert_eq!(player.page(), Page::Stage);
    // Click the flag, answer, and make a move on the board that appears.
    let mut player = Player::slow();
    let shift = |down| vec![Input::Hold(KeyCode::ShiftLeft, down)];
    let question = [shift(true), Input::keys("G"), shift(false)].concat();
    let typed = [question, Input::keys(SCRATCH), vec![Input::Tap(Key::Enter)], Input::keys("h")].concat();
    player.at_once(typed);
    player.frames(12);
    assert_eq!(player.scene(), Scene::Playing, "{}", player.owl());
    assert_eq!(player.answer_text(), "");
    // A sheet receives the inputs after the one that opens it.
    let before = player.board_line();
    player.at_once([vec![Input::Tap(Key::F1)], Input::keys("s")].concat());
    player.frames(12);
    assert_eq!((player.board_line(), player.resource::<View>().sheet()), (before, Some(Sheet::Keys)));
}

#[test]
fn a_chord_within_a_frame_types_no_letter() {
    let mut player = Player::slow();
    player.with_shift('g');
    player.frames(3);
    let chord = |key: &str| {
        let (down, up) = (Input::Hold(KeyCode::ControlLeft, true), Input::Hold(KeyCode::ControlLeft, false));
        [vec![down], Input::keys(key), vec![up]].concat()
    };
    player.at_once([Input::keys("12"), chord("a"), Input::keys("3")].concat());
    player.frames(12);
    assert_eq!(player.answer_text(), "3", "the text was chosen, and typed over");
    player.at_once([chord("z"), chord("c"), chord("y"), Input::keys("4")].concat());
    player.frames(12);
    assert!(player.answer_text().chars().all(|character| character.is_ascii_digit()), "{}", player.answer_text());
    // On the board, a key with Control is a shortcut as well.
    let mut player = playing();
    player.click(1, 3);
    player.at_once([Input::keys("5"), chord("z")].concat());
    player.frames(12);
    assert_eq!(player.board().get(cell(1, 3)), None, "{}", player.owl());
    player.at_once([chord("y"), Input::keys("n")].concat());
    player.frames(12);
    assert_eq!(player.board().get(cell(1, 3)), Value::digit(5));
    assert_eq!(player.entry().writing(), sudoku_assistant::game::requests::Writing::Notes, "{}", Command::Notes.word());
}

#[test]
fn a_text_typed_within_a_frame_is_whole() {
    let mut player = Player::slow();
    player.with_shift('g');
    player.frames(3);
    let text = "460100000,820500000,000090500";
    player.at_once(Input::keys(text));
    player.frames(12);
    assert_eq!(player.answer_text(), text);
}

#[test]
fn an_answer_to_a_task_and_enter_within_a_frame_both_count() {
    let mut player = Player::slow();
    player.ask(ViewRequest::ShowPage(Page::Lessons));
    player.ask(LessonRequest::OpenByCode("clones".to_owned()));
    player.frames(3);
    player.click_control(words().lessons_answer_field());
    player.frames(2);
    player.at_once([Input::keys("81"), vec![Input::Tap(Key::Enter)]].concat());
    player.until(|player| player.resource::<Learning>().feedback().is_some());
    let learning = player.resource::<Learning>();
    assert!(matches!(learning.feedback(), Some(Feedback::Right(_))), "{:?}", learning.feedback());
    assert_eq!(learning.draft(), "81");
}
