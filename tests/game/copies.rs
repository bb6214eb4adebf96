//! Tests of the copies of a script, one for each open call.

use crate::player::Player;
use crate::tasks::{learning, open_by_name};
use bevy::prelude::*;
use sudoku_assistant::game::blocks::Blocks;
use sudoku_assistant::game::requests::CallsShown;
use sudoku_assistant::game::settings::Settings;
use sudoku_words::words;

/// Returns what a screen reader says of a caller's copy: its number, its cell, its digit, and the block at which it waits.
fn waits(number: usize, cell: &str, digit: u8) -> String {
    let call = words().call_spoken(number, cell, words().call_variable("digit", digit.to_string()));
    words().call_waits_spoken(format!("{call}."), "if solve then")
}

fn calls(player: &Player) -> usize {
    player.resource::<Blocks>().moment().calls.len()
}

/// Opens the task, and runs to its moment.
fn at_moment(lesson: &str, task: &str) -> Player {
    let mut player = learning();
    open_by_name(&mut player, lesson, task);
    player.press('m');
    player.until(|player| calls(player) > 0);
    player.frames(2);
    player
}

#[test]
fn each_caller_is_a_copy_that_says_where_it_waits_and_a_click_shows_its_place() {
    let mut player = at_moment("memory", "four");
    assert_eq!(calls(&player), 4);
    let copies = [waits(1, "r1c2", 4), waits(2, "r1c3", 1), waits(3, "r2c1", 1)];
    for copy in &copies {
        assert!(player.control(copy).is_some(), "{copy}: {:?}", player.controls());
    }
    player.click_control(copies[1].clone());
    player.frames(2);
    assert_eq!(player.resource::<Blocks>().call(), Some(1));
    assert!(player.control(&copies[0]).is_none(), "one call is looked at: {:?}", player.controls());
}

#[test]
fn calls_are_shown_as_cards_copies_or_results_by_key_and_by_click() {
    let mut player = at_moment("memory", "four");
    let shown = |player: &Player| player.resource::<Settings>().calls_shown();
    let copy = waits(1, "r1c2", 4);
    assert_eq!(shown(&player), CallsShown::Copies);
    for (way, has_copies) in [(CallsShown::Results, true), (CallsShown::Cards, false), (CallsShown::Copies, true)] {
        player.with_shift('q');
        player.frames(2);
        assert_eq!(shown(&player), way);
        assert_eq!(player.control(&copy).is_some(), has_copies, "{way:?}: {:?}", player.controls());
    }
    player.click_control(words().calls_cards());
    player.frames(2);
    assert_eq!(shown(&player), CallsShown::Cards);
    assert!(player.control(&copy).is_none());
}

#[test]
fn a_result_comes_back_to_the_block_that_waited() {
    let mut player = at_moment("taking-back", "gives-up");
    let ended = player.resource::<Blocks>().moment().ended.clone().expect("a call has just reported");
    assert_eq!((ended.name.as_str(), ended.value.as_str(), calls(&player)), ("solve", "false", 1));
    let told = words().call_ended_spoken("solve", 2, "false");
    let goes_on = format!("{told} {}", words().call_continues_spoken("if solve then"));
    assert!(player.control(&goes_on).is_some(), "{:?}", player.controls());
    // As a result, it needs no copy of its own.
    player.with_shift('q');
    player.frames(2);
    assert!(player.control(&goes_on).is_none(), "{:?}", player.controls());
}

#[test]
fn before_a_prediction_nothing_tells_where_the_caller_goes_on() {
    let mut player = learning();
    open_by_name(&mut player, "taking-back", "where");
    player.frames(2);
    let told = words().call_ended_spoken("solve", 2, "false");
    for _ in CallsShown::ALL {
        let controls = player.controls();
        let goes_on = words().call_continues_spoken("if solve then");
        assert!(!controls.iter().any(|name| name.contains(&goes_on)), "{controls:?}");
        let is_shown = player.resource::<Settings>().calls_shown() != CallsShown::Cards;
        assert_eq!(controls.contains(&told), is_shown, "{controls:?}");
        player.with_shift('q');
        player.frames(2);
    }
}
