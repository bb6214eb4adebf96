//! Tests of the table of commands: no key has two commands, and the book lists all keys.

use bevy::ecs::entity::Entity;
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyCode, KeyboardInput};
use std::fs;
use std::path::Path;
use sudoku_assistant::game::requests::chord::Modifiers;
use sudoku_assistant::game::requests::commands::{self, Command};
use sudoku_assistant::game::requests::situation::Situation;
use sudoku_assistant::window::input::keys;

const NAMED: [Key; 20] = [
    Key::ArrowDown,
    Key::ArrowLeft,
    Key::ArrowRight,
    Key::ArrowUp,
    Key::Backspace,
    Key::Delete,
    Key::End,
    Key::Enter,
    Key::Escape,
    Key::F1,
    Key::F2,
    Key::F3,
    Key::F4,
    Key::F5,
    Key::F6,
    Key::F7,
    Key::Home,
    Key::PageDown,
    Key::PageUp,
    Key::Tab,
];

/// Returns all keys that can be pressed, wherever they are on the keyboard.
fn keys() -> impl Iterator<Item = KeyboardInput> {
    let written = (' '..='~').map(|character| Key::Character(character.to_string().into()));
    written.chain(NAMED).map(|logical_key| KeyboardInput {
        key_code: KeyCode::F35,
        logical_key,
        state: ButtonState::Pressed,
        text: None,
        repeat: false,
        window: Entity::PLACEHOLDER,
    })
}

#[test]
fn no_two_commands_have_one_key_at_one_time() {
    let mut heard = 0;
    for input in keys() {
        for (command, shift) in [(false, false), (false, true), (true, false), (true, true)] {
            let held = Modifiers { command, shift, alt: false };
            for &situation in Situation::EVERYWHERE {
                let hearing: Vec<_> = keys::press(&input, held)
                    .into_iter()
                    .flat_map(|press| commands::hearing(press, situation))
                    .collect();
                assert!(hearing.len() < 2, "{:?}, {held:?}, {situation:?}: {hearing:?}", input.logical_key);
                assert!(hearing.iter().all(|(request, _)| request.is_some()), "{hearing:?} asks for nothing");
                heard += hearing.len();
            }
        }
    }
    assert!(heard > 500, "{heard} keys are heard");
}

#[test]
fn every_command_has_a_key_and_is_on_the_sheet_of_keys() {
    let sheet = commands::sheet();
    for command in Command::all() {
        let keys = command.keys();
        let told = sheet.iter().flat_map(|(_, rows)| rows).any(|row| row.keys.contains(&keys));
        assert!(!keys.is_empty() && told, "{command:?}: {keys}");
    }
}

#[test]
fn the_book_lists_all_keys() {
    let mut table = "| key | what it does |\n|---|---|\n".to_owned();
    for (title, rows) in commands::sheet() {
        table += &format!("| **{title}** | |\n");
        rows.iter().for_each(|row| table += &format!("| {} | {} |\n", row.keys, row.does));
    }
    let page = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/keys.md");
    let page = fs::read_to_string(page).expect("there is a page of keys");
    assert!(page.contains(&table), "the table in docs/keys.md should be:\n{table}");
}
