//! Tests of the menu of names that are known on a computer.

use crate::player::Player;
use crate::tasks::{learning, open_by_name};
use bevy::input::keyboard::Key;
use sudoku_assistant::game::lessons::learning::Learning;
use sudoku_assistant::game::requests::LessonRequest;
use sudoku_run::lessons::Answer;
use sudoku_words::words;

fn name(player: &Player) -> String {
    player.resource::<Learning>().progress().name().to_owned()
}

/// Lets each of them answer a question, as known names have results. The last one stays.
fn learned_by(names: &[&str]) -> Player {
    let mut player = learning();
    for name in names {
        player.ask(LessonRequest::SetLearner((*name).to_owned()));
        open_by_name(&mut player, "clones", "count");
        player.ask(LessonRequest::Answer(Answer::Number("80".to_owned())));
        player.frames(3);
        player.ask(LessonRequest::Path);
        player.frames(3);
    }
    player
}

#[test]
fn a_known_name_is_chosen_by_a_click() {
    let mut player = learned_by(&["Mia", "ben", "Anna"]);
    player.click_control(words().lessons_known_names());
    player.frames(2);
    let shown = player.controls();
    let place = |name: &str| shown.iter().position(|control| control == name);
    assert!(place("ben").is_some() && place("ben") < place("Mia"), "in alphabetical order: {shown:?}");
    assert_eq!(shown.iter().filter(|control| *control == "Anna").count(), 1, "her name is in the field alone");
    player.click_control("Mia");
    player.frames(3);
    assert_eq!(name(&player), "Mia");
    player.assert_owl_says(words().lessons_learner_hello("Mia"));
    assert_eq!(player.field(words().lessons_learner()), "Mia");
}

#[test]
fn a_known_name_is_chosen_by_keys() {
    let mut player = learned_by(&["Mia", "Anna"]);
    player.click_control(words().lessons_learner());
    player.frames(2);
    player.key(Key::Tab);
    player.frames(2);
    player.key(Key::Enter);
    player.frames(3);
    player.key(Key::Enter);
    player.frames(3);
    assert_eq!(name(&player), "Mia");
}

#[test]
fn there_is_no_menu_without_other_names() {
    let mut player = learned_by(&["Anna"]);
    assert!(player.control(words().lessons_known_names()).is_none(), "{:?}", player.controls());
}
