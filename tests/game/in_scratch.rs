//! Tests of the sheet with a script as it is in Scratch.

use crate::player::Player;
use crate::tasks::{learning, open_by_name};
use bevy::input::keyboard::Key;
use sudoku_assistant::game::requests::LessonRequest;
use sudoku_blocks::Opcode;
use sudoku_run::lessons::with_dots;
use sudoku_words::{opcode_words, words};

/// Returns everything that is spoken, which is also what is written.
fn spoken(player: &mut Player) -> String {
    player.controls().join("\n")
}

/// Opens the sheet. Returns everything that is spoken.
fn sheet(player: &mut Player) -> String {
    player.key(Key::F9);
    player.frames(3);
    let shown = spoken(player);
    assert!(shown.contains(&words().scratch_same()), "{shown}");
    shown
}

#[test]
fn a_script_is_shown_with_blocks_of_scratch_only_and_what_takes_the_place_of_others() {
    let mut player = learning();
    open_by_name(&mut player, "taking-back", "where");
    let shown = sheet(&mut player);
    for opcode in [Opcode::Report, Opcode::ScriptVariables, Opcode::For] {
        let name = with_dots(&opcode_words(opcode, 0));
        assert!(shown.contains(&name), "{name}: {shown}");
    }
    for instead in [words().scratch_report(), words().scratch_script_variables(), words().scratch_for()] {
        assert!(shown.contains(&instead), "{instead}: {shown}");
    }
    // What a screen reader speaks of the script has no such block.
    let of_script = |name: &String| name.contains('\n') && name.contains("call stack");
    let script = player.controls().into_iter().find(of_script).expect("the script");
    assert!(!script.lines().any(|line| line.starts_with("report") || line.starts_with("for ")), "{script}");
    player.key(Key::Escape);
    player.frames(2);
    assert!(!spoken(&mut player).contains(&words().scratch_same()));
}

#[test]
fn a_script_that_scratch_has_as_it_is_needs_no_cards() {
    let mut player = learning();
    open_by_name(&mut player, "steps", "last");
    let shown = sheet(&mut player);
    assert!(shown.contains(&words().scratch_all()) && !shown.contains(&words().scratch_report()), "{shown}");
}

#[test]
fn the_menus_of_the_program_and_of_a_task_lead_to_it() {
    let mut player = learning();
    open_by_name(&mut player, "steps", "third");
    player.click_in_menu(words().program_menu(), words().in_scratch());
    player.frames(3);
    assert!(spoken(&mut player).contains(&words().scratch_same()));
    player.key(Key::Escape);
    player.frames(2);
    open_by_name(&mut player, "taking-back", "where");
    player.click_in_menu(words().lessons_more(), words().in_scratch());
    player.frames(3);
    assert!(spoken(&mut player).contains(&words().scratch_same()));
}

#[test]
fn the_page_of_all_lessons_has_no_script_to_show() {
    let mut player = learning();
    open_by_name(&mut player, "taking-back", "where");
    player.ask(LessonRequest::Path);
    player.frames(2);
    for _ in 0..2 {
        player.key(Key::F9);
        player.frames(3);
        let shown = spoken(&mut player);
        assert!(!shown.contains(&words().scratch_same()), "{shown}");
        assert_eq!(player.owl(), words().scratch_no_lesson());
    }
    // With a lesson open it is there.
    open_by_name(&mut player, "taking-back", "where");
    sheet(&mut player);
}
