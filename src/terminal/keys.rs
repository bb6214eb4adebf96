//! Keys of a terminal become those of the table of commands. What a terminal keeps for itself has a key of its own.

use crate::play::table::Table;
use crate::requests::chord::{Key, Modifiers, Press};
use crate::requests::commands::{self, Command, KeysRow};
use crate::requests::situation::Situation;
use crate::requests::{Page, Request, Scene};
use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use sudoku_words::words;

/// Keys that a terminal or its programs use otherwise, with those that take their place: for Undo and for Copy.
const INSTEAD: [(char, char); 2] = [('u', 'z'), ('k', 'c')];

/// Commands whose keys a terminal cannot tell from others, or has another one for.
const OTHERWISE: [Command; 5] = [Command::Undo, Command::Copy, Command::NoteDigit, Command::Strike, Command::Toggle];

/// The key that was pressed; `None` if no command could have it.
pub fn press(event: KeyEvent) -> Option<Press> {
    let held = |modifier| event.modifiers.contains(modifier);
    let (mut command, mut shift, alt) =
        (held(KeyModifiers::CONTROL), held(KeyModifiers::SHIFT), held(KeyModifiers::ALT));
    let key = match event.code {
        // A shifted number writes a sign that differs from keyboard to keyboard.
        KeyCode::Char(digit) if alt && digit.is_ascii_digit() => {
            shift = true;
            Key::Character(digit)
        }
        _ if alt => return None,
        KeyCode::Char(letter) => {
            shift |= letter.is_uppercase();
            let instead = INSTEAD.iter().find(|(own, _)| command && *own == letter.to_ascii_lowercase());
            Key::Character(instead.map_or(letter, |(_, meant)| *meant))
        }
        KeyCode::Up => Key::ArrowUp,
        KeyCode::Down => Key::ArrowDown,
        KeyCode::Left => Key::ArrowLeft,
        KeyCode::Right => Key::ArrowRight,
        KeyCode::Backspace => Key::Backspace,
        KeyCode::Delete => Key::Delete,
        KeyCode::Home => Key::Home,
        KeyCode::End => Key::End,
        KeyCode::PageUp => Key::PageUp,
        KeyCode::PageDown => Key::PageDown,
        KeyCode::Enter => Key::Enter,
        KeyCode::Esc => Key::Escape,
        KeyCode::Tab => Key::Tab,
        KeyCode::BackTab => {
            shift = true;
            Key::Tab
        }
        KeyCode::F(number) => Key::F(number),
        _ => return None,
    };
    // Many terminals tell Ctrl+Backspace from Ctrl+H no more.
    command &= key != Key::Backspace;
    Some(Press { key, number: None, held: Modifiers { command, alt: false, shift } })
}

/// What the key asks for.
pub fn asked(press: Press, table: &Table) -> Option<Request> {
    let page = if table.learning.open().is_some() { Page::Lessons } else { Page::Stage };
    let situation = Situation::of(table.scene, page, false, table.scene == Scene::Asking, false);
    commands::hearing(press, situation).find_map(|(request, _)| request)
}

/// The keys and what they do, title by title.
pub fn sheet() -> Vec<(String, Vec<(String, String)>)> {
    let takes = |command: Command| (0..=1).filter_map(|number| command.numbered(number)).all(|of| Table::takes(&of));
    let is_meant = |command| !OTHERWISE.contains(&command) && command.is_heard_on_stage() && takes(command);
    let told = |(title, rows): (String, Vec<KeysRow>)| {
        (title, rows.into_iter().map(|row| (row.keys, row.does)).collect::<Vec<_>>())
    };
    let mut sheet: Vec<_> = commands::sheet_of(is_meant).into_iter().map(told).collect();
    let ctrl = |key: &str| words().key_with_ctrl(key);
    let own = vec![
        (ctrl("U"), words().terminal_undo()),
        (ctrl("K"), words().copy_tooltip()),
        (words().terminal_alt(), words().does_note()),
        (ctrl("Z"), words().terminal_suspend()),
        (ctrl("C"), words().terminal_quit()),
    ];
    sheet.retain(|(_, rows)| !rows.is_empty());
    sheet.insert(0, (words().terminal(), own));
    sheet
}
