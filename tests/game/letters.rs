//! Tests of values above 9 as letters. The way of writing is the same in the whole process, so it has a process of its own.

use crate::alone::run_alone;
use crate::boards::{board, empty};
use crate::player::{Player, cell};
use bevy::asset::Assets;
use bevy::image::Image;
use bevy::input::keyboard::{Key, KeyCode};
use sudoku_words::words;

/// Not a test of its own, but the process that the test below starts.
#[test]
#[ignore = "it is started by values_above_9_are_letters_if_the_player_wishes"]
fn with_letters() {
    let mut player = empty(16);
    let type_in = |player: &mut Player, value: &str| {
        value.chars().for_each(|figure| player.press(figure));
        player.frames(3);
    };
    let enter = |player: &mut Player, column: usize, value: &str| {
        player.click(1, column);
        type_in(player, value);
    };
    let toggle = |player: &mut Player, told: &str| {
        player.key_with_control(KeyCode::Comma, ',');
        player.frames(3);
        player.click_control(words().letters());
        player.frames(3);
        assert_eq!(player.owl(), told);
        player.key(Key::Escape);
        player.frames(3);
    };
    let picture = |player: &mut Player, row: usize, column: usize| {
        let sprite = player.digit_sprite(cell(row, column));
        player.resource::<Assets<Image>>().get(&sprite.image).and_then(|image| image.data.clone()).expect("a picture")
    };
    let read = |player: &mut Player| player.shown_as(words().read_cell(1, 2, "")).expect("the current cell is read");
    enter(&mut player, 2, "12");
    let (numbers, saved) = (picture(&mut player, 1, 2), board(&player).to_string());
    assert!(player.owl().contains("12"), "{}", player.owl());
    enter(&mut player, 3, "12");
    assert!(player.owl().contains("a 12"), "{}", player.owl());
    toggle(&mut player, &words().letters_on());
    assert_ne!(picture(&mut player, 1, 2), numbers, "the stage shows another picture");
    assert_eq!(board(&player).to_string(), saved, "files have numbers");
    player.click(1, 2);
    player.frames(3);
    assert!(read(&mut player).contains('C'), "{}", read(&mut player));
    // Values are typed as numbers, told as letters, and on the keys of the screen as letters.
    enter(&mut player, 4, "12");
    assert!(player.owl().contains("a C"), "{}", player.owl());
    enter(&mut player, 4, "11");
    assert!(player.owl().contains('B'), "{}", player.owl());
    enter(&mut player, 6, "11");
    assert!(player.owl().contains("a B"), "{}", player.owl());
    // The heavy font of givens has the letters, too.
    player.with_shift('d');
    player.click(2, 12);
    type_in(&mut player, "13");
    assert!(board(&player).is_given(cell(2, 12)), "{}", player.owl());
    let drawn = picture(&mut player, 2, 12);
    assert!(drawn.chunks(4).any(|pixel| pixel[3] == u8::MAX), "nothing is drawn");
    player.with_shift('d');
    player.click(1, 5);
    player.click_control(words().digit_key("G"));
    player.frames(3);
    assert_eq!(board(&player).get(cell(1, 5)).map(|value| value.get()), Some(16));
    assert!(player.owl().contains('G'), "{}", player.owl());
    assert!(player.control(words().digit_key("16")).is_none());
    toggle(&mut player, &words().letters_off());
    assert_eq!(picture(&mut player, 1, 2), numbers);
    assert!(player.control(words().digit_key("16")).is_some());
}

#[test]
fn values_above_9_are_letters_if_the_player_wishes() {
    run_alone("letters::with_letters", &[]);
}
