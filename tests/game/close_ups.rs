//! Tests of the close-up of a large board, by keys, the mouse wheel and two fingers.

use crate::boards::empty;
use crate::player::{Player, SCRATCH, cell};
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyCode};
use bevy::input::touch::TouchPhase;
use bevy::math::Vec2;
use sudoku_assistant::game::requests::TrainingRequest;
use sudoku_assistant::game::training::Training;
use sudoku_assistant::window::stage::FigureLook;
use sudoku_board::{Cell, Rules, Value};
use sudoku_techniques::Technique;
use sudoku_words::words;

#[test]
fn a_close_up_shows_notes_around_the_current_cell_and_follows_it() {
    let mut player = empty(16);
    "n1n".chars().for_each(|key| player.press(key));
    player.frames(3);
    let figures = |player: &mut Player| {
        let all = player.figures(cell(1, 2));
        all.into_iter().filter(|(_, look)| *look != FigureLook::Hidden).collect::<Vec<_>>()
    };
    assert_eq!(figures(&mut player), [], "they are too small to be read");
    let (whole, corner) = (player.layout().board, player.layout().cell_rect(cell(1, 1)));
    player.tap(KeyCode::F8, Key::F8);
    player.frames(3);
    assert!(player.layout().is_close());
    assert_eq!(figures(&mut player), [(Value::new(1).expect("a value"), FigureLook::Note)]);
    let is_visible = |player: &Player, at: Cell| {
        let (rect, board) = (player.layout().cell_rect(at), player.layout().board);
        board.contains(rect.min) && board.contains(rect.max)
    };
    // The keys lead through the whole board, and clicks meet the cells that are seen.
    for key in [Key::End, Key::PageDown, Key::Home, Key::PageUp] {
        player.key(key);
        player.frames(2);
        let current = player.entry().current().expect("a cell");
        assert!(is_visible(&player, current), "{current}");
        assert_eq!(player.layout().board, whole);
        let rules = Rules::with_boxes(16).expect("a side");
        let seen: Vec<Cell> = rules.cells().filter(|&at| is_visible(&player, at)).collect();
        assert!(seen.len() >= 36, "{} cells are visible", seen.len());
        let other = seen.into_iter().find(|&at| at != current).expect("another cell");
        let at = player.middle_of(other);
        player.click_at(at);
        assert_eq!(player.entry().current(), Some(other));
        let back = player.middle_of(current);
        player.click_at(back);
    }
    // The wheel moves it, without another current cell.
    let (current, before) = (player.entry().current(), player.layout().origin);
    player.scroll_at(whole.center(), 2.0);
    player.frames(2);
    assert!(player.layout().origin.y < before.y && player.entry().current() == current);
    player.scroll_at(whole.center(), -50.0);
    player.frames(2);
    assert_eq!(player.layout().origin, whole.min, "it ends at the edge of the board");
    // What is behind the paper takes no clicks.
    player.click_at(Vec2::new(whole.max.x + 4.0, whole.center().y));
    assert_eq!(player.entry().current(), None);
    player.tap(KeyCode::F8, Key::F8);
    player.frames(3);
    assert_eq!(player.layout().cell_rect(cell(1, 1)), corner);
}

#[test]
fn two_fingers_begin_move_and_end_a_close_up_and_choose_no_cell() {
    let mut player = empty(16);
    let before = player.entry().current();
    let board = player.layout().board;
    // The point of the board that a point of the window shows, in cells.
    let seen =
        |player: &Player, point: Vec2| (point - player.layout().origin) / player.layout().whole_board().width() * 16.0;
    let (point, sideways) = (board.center() + board.size() / 4.0, Vec2::X * board.width() / 16.0);
    let apart = |by: f32| [point - sideways * by, point + sideways * by];
    let at = seen(&player, point);
    player.move_two_fingers(apart(1.0), apart(2.0));
    player.frames(3);
    assert!(player.layout().is_close());
    let moved = seen(&player, point).distance(at);
    assert!(moved < 1.0, "what is between the fingers stays there: {moved} cells");
    let (origin, way) = (player.layout().origin, Vec2::new(30.0, 50.0));
    player.move_two_fingers(apart(1.0), apart(1.0).map(|place| place + way));
    player.frames(3);
    assert!((player.layout().origin - origin).distance(way) < 2.0, "the board follows the fingers");
    player.move_two_fingers(apart(2.0), apart(1.0));
    player.frames(3);
    assert!(!player.layout().is_close());
    assert!(player.entry().current() == before && player.entry().others().is_empty());
    // One finger chooses a cell as before, as soon as the two are lifted.
    let other = player.middle_of(cell(5, 5));
    player.move_two_fingers(apart(1.0), apart(1.0));
    player.touch(TouchPhase::Started, other);
    player.frames(2);
    player.touch(TouchPhase::Ended, other);
    player.frames(3);
    assert_eq!(player.entry().current(), Some(cell(5, 5)));
}

#[test]
fn the_wheel_with_control_begins_a_close_up_of_what_is_at_the_mouse() {
    let mut player = empty(16);
    let board = player.layout().board;
    let seen =
        |player: &Player, point: Vec2| (point - player.layout().origin) / player.layout().whole_board().width() * 16.0;
    let point = board.min + board.size() * Vec2::new(0.3, 0.8);
    let at = seen(&player, point);
    player.key_event(KeyCode::ControlLeft, &Key::Control, ButtonState::Pressed);
    player.scroll_at(point, -1.0);
    assert!(player.layout().is_close());
    assert!(seen(&player, point).distance(at) < 1.0);
    player.scroll_at(point, 1.0);
    assert!(!player.layout().is_close());
}

#[test]
fn a_close_up_in_the_training_shows_the_candidates_that_are_talked_about() {
    let mut player = Player::playing(SCRATCH);
    player.key(Key::F7);
    player.ask(TrainingRequest::ChooseBoard(Some("12".parse().expect("a kind"))));
    player.ask(TrainingRequest::Open(Technique::NakedPair));
    player.until(|player| player.resource::<Training>().exercise().is_some());
    player.frames(3);
    player.press('s');
    player.press('t');
    player.until(|player| player.resource::<Training>().exercise().is_some());
    player.frames(3);
    assert!(!player.layout().shows_figures());
    player.click_control(words().close_up());
    player.press('h');
    player.frames(3);
    assert!(player.layout().shows_figures() && player.layout().is_close());
    let training = player.resource::<Training>();
    let exercise = training.exercise().expect("it is made").clone();
    let gone = exercise.goal(&exercise.deductions()[0])[0];
    let at = player.layout().figure_rect(gone.cell, gone.value).center();
    assert!(player.layout().board.contains(at), "{gone:?} is in view");
    player.click_at(at);
    assert_eq!(player.resource::<Training>().marked(), [gone]);
    player.key(Key::F8);
    player.frames(3);
    assert!(!player.layout().is_close());
}

#[test]
fn a_board_whose_notes_can_be_read_has_no_close_up() {
    let mut player = Player::playing(SCRATCH);
    let before = player.layout().cell_rect(cell(9, 9));
    player.tap(KeyCode::F8, Key::F8);
    player.frames(3);
    assert!(!player.layout().is_close());
    assert_eq!(player.layout().cell_rect(cell(9, 9)), before);
    assert!(!player.has_in_menu(words().more(), words().close_up()));
}

#[test]
fn corner_notes_of_large_boards_are_around_the_cell() {
    let mut player = empty(12);
    player.tap(KeyCode::F8, Key::F8);
    player.with_shift('m');
    ["2", "11", "5"].iter().for_each(|value| value.chars().for_each(|figure| player.press(figure)));
    player.frames(3);
    let noted: Vec<u8> = player.cornered(cell(1, 2)).0.iter().map(Value::get).collect();
    assert_eq!(noted, [2, 5, 11]);
    let corners: Vec<_> = player.layout().corner_rects(cell(1, 2)).collect();
    let rect = player.layout().cell_rect(cell(1, 2));
    let middle = rect.center();
    for (corner, right, below) in [(0, false, false), (1, true, false), (2, false, true), (3, true, true)] {
        let at = corners[corner].center();
        assert_eq!((at.x > middle.x, at.y > middle.y), (right, below), "corner {corner}");
        assert!(rect.contains(at));
    }
    assert_eq!(corners.len(), 16);
}
