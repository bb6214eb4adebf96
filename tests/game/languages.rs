//! Tests of the game in the other languages. The language is the same in the whole process, so each has a process of its own.

use crate::alone::run_alone;
use crate::beginning::controls_keep_their_places;
use crate::importing::a_project_says_what_it_loses;
use crate::path::every_lesson_is_a_card;
use crate::player::{Player, SCRATCH};
use crate::tasks::tasks_are_seen_whole;
use crate::training::every_technique_is_explained;
use crate::views::everything_has_room;
use bevy::prelude::*;
use sudoku_assistant::game::requests::{Drawer, EditorRequest, LookRequest};
use sudoku_run::engines::Engine;

/// The environment variable for the tag of the language; only the process of that language has it.
const LANGUAGE: &str = "SUDOKU_ASSISTANT_TEST_LANGUAGE";

/// Each language, with its word for the block `forever`.
const FOREVER: [(&str, &str); 3] = [("de", "FORTLAUFEND"), ("en", "FOREVER"), ("es", "SIEMPRE")];

/// Not a test of its own, but the process that the test below starts.
#[test]
#[ignore = "it is started by every_language_has_room_and_finds_its_words"]
fn one_language() {
    let Ok(tag) = std::env::var(LANGUAGE) else { return };
    let mut player = Player::playing(SCRATCH);
    player.ask(LookRequest::SetLanguage(Some(tag.clone())));
    player.frames(3);
    for width in [480.0, 600.0, 800.0, 960.0, 1040.0, 1120.0, 1200.0, 1280.0, 1400.0, 1920.0] {
        player.resize(width, 800.0);
        let bar = player.all_within(Rect::new(0.0, 0.0, width, 60.0));
        assert!(bar.len() >= 6, "{tag} at {width}: {bar:?}");
        for (index, (name, one)) in bar.iter().enumerate() {
            assert!(one.min.x >= 0.0 && one.max.x <= width, "{tag}: {name} at {width}");
            for (other_name, other) in &bar[..index] {
                let common = one.intersect(*other);
                assert!(common.width() <= 0.5 || common.height() <= 0.5, "{tag}: {name} on {other_name} at {width}");
            }
        }
    }
    // The listings are translated line by line.
    for &engine in Engine::ALL {
        let shape = |line: &str| (line.len() - line.trim_start().len(), line.ends_with(':'), line.trim() == "solve");
        let told = sudoku_words::engine(engine, false).listing;
        let ours: Vec<_> = engine.listing().iter().map(|line| line.words).collect();
        assert!(told.lines().map(shape).eq(ours.iter().map(|line| shape(line))), "{engine} in {tag}: {told}");
        assert!(tag != "en" || told.lines().eq(ours.iter().copied()), "{told}");
    }
    a_project_says_what_it_loses(&tag);
    everything_has_room(&tag);
    tasks_are_seen_whole(&tag);
    controls_keep_their_places();
    every_lesson_is_a_card(&tag);
    every_technique_is_explained(&tag);
    player.ask(LookRequest::SetLanguage(Some(tag.clone())));
    player.frames(3);
    let spoken = ["Deutsch", "English", "español"];
    assert!(spoken.iter().any(|name| player.owl().contains(name)), "{tag}: {}", player.owl());
    // A block can be found by its words.
    player.ask(EditorRequest::ShowDrawer(Some(Drawer::Found)));
    player.frames(3);
    let all = player.controls().len();
    let (_, forever) = FOREVER.iter().find(|(other, _)| *other == tag).expect("a word for each language");
    player.ask(EditorRequest::Search((*forever).to_owned()));
    player.frames(3);
    let found = player.controls();
    assert!(found.len() < all && found.iter().any(|name| name.contains(&forever.to_lowercase())), "{tag}: {found:?}");
}

#[test]
fn every_language_has_room_and_finds_its_words() {
    let folders = std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/assets/words")).expect("the words");
    let mut tags: Vec<_> = folders.map(|folder| folder.expect("a folder").file_name()).collect();
    tags.sort();
    assert_eq!(tags, FOREVER.map(|(tag, _)| tag), "a word for each language");
    for (tag, _) in FOREVER {
        run_alone("languages::one_language", &[(LANGUAGE, tag)]);
    }
}
