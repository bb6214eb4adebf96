//! Tests of the sheets over the stage and the folded panels, also by keyboard only.

use crate::player::{Player, SCRATCH, SCRATCH_SOLVED, cell};
use bevy::input::keyboard::Key;
use bevy::prelude::*;
use sudoku_assistant::game::requests::{Scene, Sheet, Switch, Tab, TextSize, ThemeName, labels};
use sudoku_assistant::game::script::view::View;
use sudoku_assistant::game::settings::{self, Settings};
use sudoku_assistant::window::look::layout::Panels;
use sudoku_board::classic::ClassicCell;
use sudoku_board::{Value, notation};
use sudoku_words::words;

fn digit(number: u8) -> Value {
    Value::digit(number).expect("1 to 9")
}

fn sheet(player: &Player) -> Option<Sheet> {
    player.resource::<View>().sheet()
}

#[test]
fn every_sheet_opens_by_key_and_by_button_and_closes_with_escape() {
    let mut player = Player::playing(SCRATCH);
    for (expected, button, key, with_control) in [
        (Sheet::Keys, words().keys(), '?', false),
        (Sheet::Settings, words().settings(), ',', true),
        (Sheet::Games, words().games(), 'o', true),
        (Sheet::Log, words().log(), 'l', true),
        (Sheet::New, words().new_puzzle(), 'n', true),
    ] {
        player.click_control(button);
        assert_eq!(sheet(&player), Some(expected));
        player.click_control(words().close());
        assert_eq!(sheet(&player), None);
        if with_control {
            player.with_control(key)
        } else {
            player.press(key)
        }
        assert_eq!(sheet(&player), Some(expected));
        player.frames(3);
        for (role, name) in player.interactive() {
            assert!(!name.trim().is_empty(), "a {role:?} has no name on {expected:?}");
        }
        player.key(Key::Escape);
        assert_eq!(sheet(&player), None);
    }
    player.key(Key::F1);
    assert_eq!(sheet(&player), Some(Sheet::Keys));
}

#[test]
fn tooltips_of_what_lies_under_a_sheet_are_gone() {
    let mut player = Player::playing(SCRATCH);
    for (button, tooltip, keys) in
        [(words().hint(), words().hint_tooltip(), "(H)"), (words().try_key(), words().try_key_tooltip(), "(Shift+T)")]
    {
        let tooltip = format!("{tooltip} {keys}");
        let at = player.control(button).expect("it is shown");
        player.move_to(at);
        player.seconds(1.0);
        assert!(player.control(&tooltip).is_some(), "{:?}", player.controls());
        player.press('?');
        player.seconds(1.0);
        assert!(player.control(&tooltip).is_none());
        player.key(Key::Escape);
        player.seconds(1.0);
    }
}

#[test]
fn under_a_sheet_the_board_takes_no_keys_and_the_clock_stands_still() {
    let mut player = Player::playing(SCRATCH);
    player.click(1, 3);
    player.press('?');
    player.frames(2);
    let time = player.stats().time;
    player.press('5');
    player.press('s');
    player.key(Key::ArrowRight);
    player.seconds(0.5);
    assert_eq!((player.board().get(cell(1, 3)), player.entry().current()), (None, Some(cell(1, 3))));
    assert_eq!(player.stats().time, time);
    // A click outside the sheet closes it, and does not reach a cell.
    player.with_control('l');
    player.frames(2);
    player.click(9, 9);
    assert_eq!((sheet(&player), player.entry().current()), (None, Some(cell(1, 3))));
    player.press('?');
    player.key(Key::Escape);
    assert_eq!(player.entry().current(), Some(cell(1, 3)), "Escape closes the sheet alone");
    player.press('5');
    assert!(player.board().get(cell(1, 3)).is_some());
}

#[test]
fn the_sheet_of_keys_names_every_key() {
    let mut player = Player::playing(SCRATCH);
    player.press('?');
    player.frames(2);
    let shown = player.controls().join("\n");
    for key in [
        "Home, End",
        "Page Up, Page Down",
        "Tab, Shift+Tab",
        "Shift+1 to 9",
        "Ctrl+Z, Ctrl+Y",
        "? or F1",
        "F, E",
        "H",
        "A",
        "M",
        "R, C",
        "S, Shift+S",
        "Ctrl+0 to 9",
        "W",
        ". and ,",
        "Home, End",
        "B, I, J",
        "U",
        "V",
        "K",
        "Y",
        "F2, F4, F3",
        "+ and -",
        "X",
        "G",
        "P, Enter",
        "Ctrl+C, Ctrl+V",
        "T, L",
        "Ctrl+Enter",
        "Ctrl+O or Ctrl+S",
        "Ctrl+L",
        "Ctrl+,",
        "Ctrl+T",
        "Ctrl++, Ctrl+-",
        "N",
        "D",
        "Enter",
        "Escape",
    ] {
        assert!(shown.contains(key), "{key}");
    }
}

#[test]
fn what_the_owl_says_is_kept_as_a_log() {
    let mut player = Player::playing(SCRATCH);
    player.click(1, 3);
    player.press('8');
    player.press('5');
    player.with_control('l');
    player.frames(2);
    let shown = player.controls().join("\n");
    let board = notation::read(SCRATCH).expect("a puzzle");
    let clash = board.clash(cell(1, 3), digit(8)).expect("it clashes");
    for sentence in [
        words().question(),
        sudoku_words::refused(&board, cell(1, 3), digit(8), &clash),
        words().accepted(5, words().blanks_left(55)),
    ] {
        assert!(shown.contains(&sentence), "{sentence} in {shown}");
    }
}

#[test]
fn settings_take_effect_at_once() {
    let mut player = Player::playing(SCRATCH);
    let cell_before = player.layout().cell;
    player.with_control(',');
    player.frames(2);
    for &switch in Switch::ALL {
        let before = player.resource::<Settings>().is_on(switch);
        // The first two are in the panel as well, under the sheet.
        player.click_on_sheet(&settings::named(switch).word);
        assert_eq!(player.resource::<Settings>().is_on(switch), !before, "{}", &settings::named(switch).word);
    }
    player.click_control(words().size_large());
    assert_eq!(player.resource::<Settings>().text_size(), TextSize::Large);
    player.frames(2);
    assert!(player.layout().scale > 1.2 && player.layout().cell >= cell_before);
    player.click_control(words().dark());
    assert_eq!(player.theme().name, ThemeName::Dark);
    player.key(Key::Escape);
    player.with_control('t');
    assert_eq!(player.theme().name, ThemeName::ColourBlindSafe);
    player.with_control('-');
    assert_eq!(player.resource::<Settings>().text_size(), TextSize::Normal);
}

/// Returns the names in the bar that are there at every size.
fn in_the_bar() -> Vec<String> {
    let w = words();
    vec![w.green_flag(), w.stop_sign(), w.puzzle_chooser(), w.pause_clock(), w.games(), w.log(), w.settings(), w.keys()]
}

#[test]
fn a_narrow_window_folds_the_panels_and_all_of_them_can_be_reached() {
    let mut player = Player::playing(SCRATCH);
    for (width, height) in [(480.0, 800.0), (480.0, 640.0), (640.0, 640.0), (800.0, 700.0), (1080.0, 1920.0)] {
        player.resize(width, height);
        assert!(matches!(player.layout().panels, Panels::Folded(_)), "{width}x{height}");
        for (tab, control) in [
            (Tab::Watch, words().single_step()),
            (Tab::Blocks, words().program_menu()),
            (Tab::Variables, words().list_s_name()),
            (Tab::Board, words().undo()),
        ] {
            player.click_control(&labels::tab(tab).word);
            assert_eq!(player.resource::<View>().tab(), tab);
            player.frames(2);
            assert!(player.control(&control).is_some(), "{control} at {width}x{height}: {:?}", player.controls());
        }
        // The controls in the bar and in the bottom row are completely inside the window.
        let at_the_foot = [words().notes_key(), words().digit_key("1"), words().blank_key(), words().more()];
        for name in in_the_bar().into_iter().chain(at_the_foot) {
            let bounds = player.bounds(&name).unwrap_or_else(|| panic!("{name} at {width}x{height}"));
            let window = bevy::math::Rect::new(0.0, 0.0, width, height);
            assert!(
                window.contains(bounds.min) && window.contains(bounds.max),
                "{name}: {bounds:?} at {width}x{height}"
            );
        }
        player.click(1, 3);
        player.click_control("Digit 5");
        assert!(player.board().get(cell(1, 3)).is_some());
        player.with_control('z');
    }
    player.press('w');
    assert_eq!(player.resource::<View>().tab(), Tab::Watch, "the solver is watched where its controls are");
}

#[test]
fn on_a_telephone_the_digits_are_large_enough_for_a_thumb() {
    let mut player = Player::playing(SCRATCH);
    // The size of screens of 390x844 and 360x640 in the game's points, and the number of these points per point of the screen.
    for (height, points) in [(1039.0, 480.0 / 390.0), (853.0, 480.0 / 360.0)] {
        player.resize(480.0, height);
        let mut above = None;
        for digit in 1..=9 {
            let key = player.bounds(words().digit_key(digit.to_string())).expect("it is shown");
            assert!(key.width() >= 28.0 * points && key.height() >= 36.0 * points, "{digit}: {key:?} of {height}");
            assert!(above.is_none_or(|above| above == key.min.y), "{digit} stands in the line of the others");
            above = Some(key.min.y);
        }
        let notes = player.bounds(words().notes_key()).expect("it is shown");
        assert!(above.is_some_and(|above| notes.max.y < above), "{notes:?} at {height}");
        let foot = player.layout().foot;
        let last = player.bounds(words().digit_key("9")).expect("it is shown");
        assert!(foot.contains(last.min) && foot.contains(last.max), "{last:?} in {foot:?}");
        let Panels::Folded(panel) = player.layout().panels else { panic!("it is folded") };
        assert!(panel.height() >= 150.0, "{panel:?} at {height}");
    }
    player.click(1, 3);
    player.click_control("Digit 5");
    assert_eq!(player.board_line().as_bytes()[2], b'5');
}

#[test]
fn controls_in_the_bar_do_not_overlap_at_any_size() {
    let mut player = Player::playing(SCRATCH);
    for large in [false, true] {
        if large {
            player.with_control('+');
        }
        for (width, height) in
            [(480.0, 640.0), (480.0, 800.0), (600.0, 900.0), (800.0, 700.0), (960.0, 640.0), (1280.0, 800.0)]
        {
            player.resize(width, height);
            let (mut names, w) = (in_the_bar(), words());
            let pages = [w.page_stage(), w.page_race(), w.page_lessons()];
            let wide = [w.new_puzzle(), w.page(), w.page_training(), w.title()].into_iter().chain(pages);
            names.extend(wide.filter(|name| player.bounds(name).is_some()));
            let bounds: Vec<_> = names.iter().map(|name| (name, player.bounds(name).expect("it is shown"))).collect();
            for (index, (name, one)) in bounds.iter().enumerate() {
                assert!(one.max.x <= width && one.min.x >= 0.0, "{name} at {width}x{height}");
                for (other_name, other) in &bounds[..index] {
                    let common = one.intersect(*other);
                    assert!(
                        common.width() <= 0.5 || common.height() <= 0.5,
                        "{name} on {other_name} at {width}x{height}, large: {large}"
                    );
                }
            }
        }
    }
}

#[test]
fn the_keyboard_alone_plays_a_whole_game() {
    let mut player = Player::new();
    player.with_shift('g');
    player.answer(SCRATCH);
    player.key(Key::ArrowRight);
    while let Some(current) = player.entry().current()
        && player.scene() == Scene::Playing
    {
        let digit = SCRATCH_SOLVED.chars().nth(current.index()).expect("81 digits");
        player.press(digit);
        if player.board().blanks().next().is_none() {
            break;
        }
        player.key(Key::Tab);
    }
    assert_eq!(player.board_line(), SCRATCH_SOLVED);
    assert_eq!(player.owl(), words().solved_by_hand(sudoku_words::clock(player.stats().time), 0, 0, 405));
    // Without a current cell, Tab leads to every control, and Enter or space presses it.
    player.key(Key::Escape);
    player.with_shift('v');
    let mut names = Vec::new();
    for _ in 0..60 {
        player.key(Key::Tab);
        names.extend(player.focused());
    }
    let w = words();
    for name in [
        w.green_flag(),
        w.puzzle_chooser(),
        w.settings(),
        w.watch(),
        w.undo(),
        w.more(),
        w.copy(),
        w.load(),
        w.notes_key(),
    ] {
        assert!(names.contains(&name), "{name} in {names:?}");
    }
}
