//! Tests of lessons in other languages: programs on the screen are in that language. Each language has a process of its own.

use crate::alone::run_alone;
use crate::player::Player;
use crate::tasks::lesson_texts_keep_clear;
use bevy::input::keyboard::Key;
use std::collections::BTreeSet;
use sudoku_assistant::game::lessons::learning::Learning;
use sudoku_assistant::game::owl::Mood;
use sudoku_assistant::game::play::BlockProgram;
use sudoku_assistant::game::requests::{EditorRequest, LessonRequest, LookRequest};
use sudoku_blocks::{Program, read_text};
use sudoku_run::lessons::{AnswerForm, course, texts, words};

/// The environment variable for the tag of the language; only the process of that language has it.
const LANGUAGE: &str = "SUDOKU_ASSISTANT_TEST_LESSONS";

/// Not a test of its own, but the process that the test below starts.
#[test]
#[ignore = "it is started by options_speech_and_custom_blocks_are_in_the_language_of_the_player"]
fn one_language() {
    let Ok(tag) = std::env::var(LANGUAGE) else { return };
    let said = words(&tag);
    let mut player = Player::new();
    player.ask(LookRequest::SetLanguage(Some(tag.clone())));
    player.key(Key::F4);
    player.frames(3);
    let (mut heard, mut chosen) = (0, 0);
    for (number, lesson) in course().expect("they ship").iter().enumerate() {
        for (place, english) in lesson.tasks.iter().enumerate() {
            player.ask(LessonRequest::Open(number, place));
            player.frames(3);
            let (_, task) = player.resource::<Learning>().open().expect("it is open");
            // Custom blocks and sentences of several words: the words beside their inputs.
            let mut foreign = texts(&english.program);
            if let Some(AnswerForm::Choice(choices)) = english.answer_form() {
                foreign.extend(choices.iter().cloned());
            }
            let is_foreign = |text: &&String| said.text(text) != **text && text.trim().contains(' ');
            for script in english.program.sprites.iter().flat_map(|sprite| &sprite.scripts) {
                let comments = script.blocks.iter().map(|block| &block.comment);
                for comment in comments.chain(script.definition.iter().map(|definition| &definition.comment)) {
                    let is_told = comment.is_empty() || sudoku_words::comment(comment) != *comment;
                    assert!(is_told, "{tag}, {}-{}: the comment “{comment}” is English", lesson.name, english.name);
                }
            }
            let parts = foreign.iter().filter(is_foreign).flat_map(|text| text.split('_')).map(str::trim);
            let parts: Vec<&str> = parts.filter(|part| part.len() > 4).collect();
            let seen = player.controls();
            // A text that was typed into a slot is not translated.
            let typed = ["true", "false"].map(|text| sudoku_words::words().editor_slot(text));
            let is_english = |text: &&String| text.ends_with(": true") || text.ends_with(": false");
            let found = seen.iter().filter(|text| !typed.contains(text)).find(is_english);
            assert_eq!(found, None, "{tag}, {}-{}", lesson.name, english.name);
            for part in parts {
                let is_there = |text: &&String| {
                    let is_letter = |letter: Option<char>| letter.is_some_and(char::is_alphabetic);
                    let mut places = text.match_indices(part);
                    places.any(|(at, _)| {
                        let (before, after) = (&text[..at], &text[at + part.len()..]);
                        !is_letter(before.chars().next_back()) && !is_letter(after.chars().next())
                    })
                };
                let found = seen.iter().find(is_there);
                assert_eq!(found, None, "{tag}, {}-{}: “{part}” is English", lesson.name, english.name);
            }
            if let Some(AnswerForm::Choice(choices)) = task.answer_form() {
                for choice in choices {
                    let word = said.choice(choice);
                    assert!(seen.contains(&word), "{tag}, {}-{}: “{word}” is no option", lesson.name, english.name);
                    chosen += 1;
                }
            }
            let speech = ["There it is!", "Click Solve!", "There is no solution."].map(|text| said.text(text));
            heard += usize::from(seen.iter().any(|text| speech.iter().any(|speech| text.contains(speech))));
        }
    }
    assert!(heard > 5 && chosen > 20, "{tag}: {heard} sentences and {chosen} options");
    lesson_texts_keep_clear(&tag);
    programs_that_cannot_be_read(&tag);
}

/// The owl says in this language why a program written as text cannot be read.
fn programs_that_cannot_be_read(tag: &str) {
    let mut player = Player::new();
    player.ask(LookRequest::SetLanguage(Some(tag.to_owned())));
    player.frames(3);
    let program = player.resource::<BlockProgram>().program().clone();
    let scripts = [
        "move (1",
        "move 1)",
        "jump about",
        "if [a] then\nend",
        "set (1 + 1) to (1)",
        "repeat [a v]\nend",
        "repeat (3)",
        "end",
        "stop [all v]\ndefine a block",
        "hide\nwhen flag clicked",
        "stop [all v]\nhide",
        "define",
        "hide :: huge",
    ];
    let texts = scripts.map(|script| format!("sprite: Cell\n\n{script}\n"));
    let deep = format!("sprite: Cell\n\nset [digit v] to {}1{}\n", "(1 + ".repeat(80), ")".repeat(80));
    let long = format!("sprite: Cell\n\n{}", "hide\n".repeat(Program::MOST_BLOCKS + 1));
    let crowded =
        format!("variables: {}\n\nsprite: Cell\n", (0..70_000).map(|n| format!("v{n}, ")).collect::<String>());
    let others = ["hide\n".to_owned(), "sprite: Nobody\n".to_owned(), deep, long, crowded];
    let mut problems = BTreeSet::new();
    for text in texts.into_iter().chain(others) {
        let error = read_text(&program, &text).expect_err(&text);
        player.ask(EditorRequest::Rewrite(text.clone()));
        player.frames(2);
        let owl = player.owl();
        assert_eq!(player.mood(), Mood::Doubtful, "{text:.60}");
        assert!(!owl.contains(&error.reason.to_string()) && owl.len() > 30, "{tag}: {owl}");
        problems.insert(format!("{:?}", std::mem::discriminant(&error.reason)));
    }
    assert_eq!(problems.len(), 16, "every problem there is");
}

#[test]
fn options_speech_and_custom_blocks_are_in_the_language_of_the_player() {
    for tag in ["de", "es"] {
        run_alone("lesson_languages::one_language", &[(LANGUAGE, tag)]);
    }
}
