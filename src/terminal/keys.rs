//! Translates the terminal's key events to key presses of the command table. Keys that terminals reserve have replacements.

use crate::game::requests::chord::{Key, Modifiers, Press};
use crate::game::requests::commands::{Command, KeysRow};
use crate::game::requests::situation::Situation;
use crate::game::requests::{BlocksRequest, FileRequest, LookRequest, Request, TransferRequest, ViewRequest, commands};
use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};
use sudoku_words::words;

/// Replacements for keys that terminals reserve: Ctrl+U undoes and Ctrl+K copies.
const INSTEAD: [(char, char); 2] = [('u', 'z'), ('k', 'c')];

/// Keys for commands whose own keys no terminal sends.
const ELSEWHERE: [(u8, Command); 3] = [(8, Command::Settings), (9, Command::Statistics), (10, Command::InScratch)];

/// Commands whose keys a terminal cannot distinguish, or that have a replacement.
const OTHERWISE: [Command; 11] = [
    Command::Undo,
    Command::Redo,
    Command::CopyTable,
    Command::Copy,
    Command::NoteDigit,
    Command::Strike,
    Command::Toggle,
    Command::Settings,
    Command::Statistics,
    Command::InScratch,
    Command::CopyBlocks,
];

/// Returns the key press; `None` if no command can use it.
pub fn press(event: KeyEvent) -> Option<Press> {
    let held = |modifier| event.modifiers.contains(modifier);
    let (mut command, mut shift, alt) =
        (held(KeyModifiers::CONTROL), held(KeyModifiers::SHIFT), held(KeyModifiers::ALT));
    let key = match event.code {
        // With Shift, number keys type signs that depend on the keyboard layout.
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
    // Many terminals send the same code for Ctrl+Backspace and Ctrl+H.
    command &= key != Key::Backspace;
    Some(Press { key, number: None, held: Modifiers { command, alt: false, shift } })
}

/// Returns the name of a command's first key here.
pub fn name(command: Command) -> String {
    let ctrl = words().key_with_ctrl("");
    match command {
        Command::Undo => "^U".to_owned(),
        Command::Copy | Command::CopyTable => "^K".to_owned(),
        _ => match ELSEWHERE.iter().find(|(_, other)| *other == command) {
            Some((number, _)) => format!("F{number}"),
            None => command.first_key().replace(&ctrl, "^"),
        },
    }
}

/// Returns true if the key opens the program as text.
pub fn opens_program(press: Press) -> bool {
    press.key == Key::F(6)
}

/// Returns the request bound to the key.
pub fn asked(press: Press, situation: Situation) -> Option<Request> {
    if let Some((_, command)) = ELSEWHERE.iter().find(|(number, _)| press.key == Key::F(*number)) {
        return command.request();
    }
    let asked = commands::hearing(press, situation).find_map(|(request, _)| request);
    asked.filter(|request| !is_for_window(request)).map(|request| match request {
        // Here, files are chosen by typing their paths.
        Request::Dialog(_) => FileRequest::ShowSheet.into(),
        request => request,
    })
}

/// Returns true if the request changes only what a window shows, such as tabs, sizes and blocks that are moved.
fn is_for_window(request: &Request) -> bool {
    match request {
        Request::Editor(_) | Request::Equation(_) => true,
        Request::View(request) => {
            use ViewRequest::{CloseUp, SetProgramWidth, ShowTab, WidenProgram};
            matches!(request, ShowTab(_) | CloseUp | WidenProgram | SetProgramWidth(_))
        }
        Request::Look(request) => matches!(request, LookRequest::SetTextSize(_) | LookRequest::NextCalls),
        Request::Transfer(request) => matches!(request, TransferRequest::EditText | TransferRequest::LoadText),
        Request::Blocks(BlocksRequest::Follow) => true,
        _ => false,
    }
}

/// Returns the keyboard shortcuts with their descriptions, by section.
pub fn sheet() -> Vec<(String, Vec<(String, String)>)> {
    let works = |command: Command| {
        command == Command::Edit
            || (0..=1).filter_map(|number| command.numbered(number)).all(|request| !is_for_window(&request))
    };
    let is_meant = |command| !OTHERWISE.contains(&command) && !command.is_in_panels() && works(command);
    let told = |(title, rows): (String, Vec<KeysRow>)| {
        (title, rows.into_iter().map(|row| (row.keys, row.does)).collect::<Vec<_>>())
    };
    let mut sheet: Vec<_> = commands::sheet_of(is_meant).into_iter().map(told).collect();
    let ctrl = |key: &str| words().key_with_ctrl(key);
    let own = vec![
        (format!("{}, {}", ctrl("U"), ctrl("Y")), words().does_undo()),
        (ctrl("K"), words().copy_tooltip()),
        (words().terminal_alt(), words().does_note()),
        (words().terminal_space(), words().terminal_offers()),
        ("[ ]".to_owned(), words().terminal_scripts()),
        ("F8".to_owned(), words().does_settings()),
        ("F9".to_owned(), words().does_statistics()),
        ("F10".to_owned(), words().does_in_scratch()),
        (ctrl("Z"), words().terminal_suspend()),
        (ctrl("C"), words().terminal_quit()),
    ];
    sheet.retain(|(_, rows)| !rows.is_empty());
    sheet.insert(0, (words().terminal(), own));
    sheet
}
