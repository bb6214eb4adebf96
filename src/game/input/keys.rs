//! The keyboard: keys become requests.

use crate::game::film::run::Jump;
use crate::game::look::settings::{Switch, TextSize};
use crate::game::play::entry::Entry;
use crate::game::script::requests::Request;
use crate::game::script::requests::Travel;
use crate::game::script::scene::Scene;
use crate::game::script::sets::FrameSystems;
use crate::game::script::view::{Page, Sheet, View};
use crate::sudoku::Digit;
use bevy::ecs::system::SystemParam;
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardFocusLost, KeyboardInput};
use bevy::prelude::*;
use bevy_egui::input::EguiWantsInput;

/// All keys and what they do, in groups, for the sheet of keys.
pub const SHEET: [(&str, &[(&str, &str)]); 6] = [
    (
        "The board",
        &[
            ("1 to 9", "put the digit into the current cell"),
            ("0, Backspace, Delete", "make the current cell blank"),
            ("arrows", "another cell, around the edges"),
            ("Home, End", "the ends of the row"),
            ("Page Up, Page Down", "the ends of the column"),
            ("Tab, Shift+Tab", "the next blank cell, the one before"),
            ("Escape", "leave the cell, the question, the solver or a sheet"),
            ("Ctrl+Z, Ctrl+Y", "undo, redo (or Ctrl+Shift+Z)"),
        ],
    ),
    (
        "Notes and digits",
        &[
            ("N", "number keys write notes, or digits again"),
            ("Shift+1 to 9", "note the digit in the current cell"),
            ("F, E", "fill all notes, erase all notes"),
            ("D", "the digit first, then the cells for it"),
            ("Enter", "put the picked digit into the current cell"),
        ],
    ),
    (
        "Help",
        &[
            ("H", "a hint for the current cell"),
            ("A", "accept all singles"),
            ("M", "mark the mistakes"),
            ("R, C", "reset to the givens, clear everything"),
            ("S, Shift+S", "solve at once, the next solution"),
            ("Ctrl+1 to Ctrl+7", "allowed digits, singles, equal digits, tidy notes, strict, clock, heat map"),
        ],
    ),
    (
        "Pages",
        &[
            ("F2, F3, F4", "sudoku, race, chess; Escape leads back to the sudoku"),
            ("W, Ctrl+C", "start the race or stop it, copy its table"),
            ("W . , B J U X", "on the chessboard as on the stage, and Home, End, + and -"),
        ],
    ),
    (
        "The solver on the stage",
        &[
            ("W", "watch, pause, go on"),
            (". and ,", "a step forwards, a step back; held down, on and on"),
            ("Home, End", "the beginning of the time line, its end"),
            ("B, I, J", "on to the next take-back, placement in the current cell, solution"),
            ("U, Shift+J", "on to the very end, back to the solution before"),
            ("+ and -", "faster, slower"),
            ("V", "the next engine"),
            ("K", "keep the solution"),
            ("Y", "why was nothing left to try?"),
            ("[ and ]", "the equation before, the next one"),
            ("X", "stop, and give my board back"),
        ],
    ),
    (
        "The game",
        &[
            ("G", "the green flag: a new question"),
            ("P, Enter", "pause the clock, go on"),
            ("Ctrl+C, Ctrl+V", "copy the board as text, take a puzzle from the clipboard"),
            ("T, L", "type in the text of the board, load that text"),
            ("Ctrl+Enter", "load the text while typing in it"),
            ("Ctrl+N, Shift+N", "a new puzzle: easy, medium or hard"),
            ("Ctrl+O, Ctrl+S", "saved games and files"),
            ("Ctrl+L", "what the owl has said"),
            ("Ctrl+,", "settings"),
            ("Ctrl+T", "other colours"),
            ("Ctrl++, Ctrl+-", "larger texts, texts as designed"),
            ("? or F1", "this sheet"),
            ("Tab, then Enter or space", "any button, while no cell is current"),
            ("Cmd", "on a Mac, in the place of Ctrl"),
        ],
    ),
];

pub(in crate::game) fn plugin(app: &mut App) {
    app.add_systems(Update, press_keys.in_set(FrameSystems::Keys));
}

/// The modifier keys that are down. They are followed event by event: a quick chord may begin and end within one frame.
#[derive(Default)]
struct Held {
    command: bool,
    alt: bool,
    shift: bool,
}

impl Held {
    fn note(&mut self, input: &KeyboardInput) {
        let down = input.state == ButtonState::Pressed;
        match input.key_code {
            KeyCode::ControlLeft | KeyCode::ControlRight | KeyCode::SuperLeft | KeyCode::SuperRight => {
                self.command = down
            }
            // The right one makes signs such as brackets on many keyboards.
            KeyCode::AltLeft => self.alt = down,
            KeyCode::ShiftLeft | KeyCode::ShiftRight => self.shift = down,
            _ => {}
        }
    }
}

/// What has the keyboard.
#[derive(SystemParam)]
struct Focus<'w> {
    scene: Res<'w, State<Scene>>,
    view: Res<'w, View>,
    entry: Res<'w, Entry>,
    egui: Option<Res<'w, EguiWantsInput>>,
}

fn press_keys(
    mut inputs: MessageReader<KeyboardInput>,
    mut focus_lost: MessageReader<KeyboardFocusLost>,
    mut held: Local<Held>,
    focus: Focus,
    mut requests: MessageWriter<Request>,
) {
    let Focus { scene, view, entry, egui } = focus;
    if focus_lost.read().count() > 0 {
        *held = Held::default();
    }
    // A control that has the keyboard's focus takes Enter, the space bar and the arrows; a text field takes all.
    let focused = egui.as_ref().is_some_and(|egui| egui.wants_any_keyboard_input());
    let typing = view.typing();
    let popup = egui.is_some_and(|egui| egui.is_popup_open());
    for input in inputs.read() {
        held.note(input);
        if input.state != ButtonState::Pressed {
            continue;
        }
        let request = match scene.get() {
            _ if held.alt => None,
            // An open list takes Escape for itself.
            _ if input.logical_key == Key::Escape => (!popup)
                .then_some(match view.sheet() {
                    Some(_) => Request::CloseSheet,
                    None if view.page() != Page::Stage => Request::ShowPage(Page::Stage),
                    None => Request::Cancel,
                })
                // The first Escape leaves the text field; the question is left with it.
                .filter(|request| !typing || *scene.get() == Scene::Asking || *request == Request::CloseSheet),
            _ if input.logical_key == Key::F1 => Some(Request::ShowSheet(Sheet::Keys)),
            _ if input.logical_key == Key::F2 => Some(Request::ShowPage(Page::Stage)),
            _ if input.logical_key == Key::F3 => Some(Request::ShowPage(Page::Race)),
            _ if input.logical_key == Key::F4 => Some(Request::ShowPage(Page::Chess)),
            _ if typing && !held.command => None,
            _ if held.command => command_key(input, held.shift).filter(|request| match view.page() {
                _ if works_under_sheet(request) => true,
                _ if view.sheet().is_some() || typing => false,
                Page::Stage => true,
                // Moves belong to the board, which is not seen.
                Page::Race => *request == Request::CopyText,
                Page::Chess => false,
            }),
            _ if view.sheet().is_some() => letter_key(input, held.shift).filter(works_under_sheet),
            _ if view.page() != Page::Stage => {
                (if focused { None } else { film_key(input) }).or_else(|| page_key(input, held.shift, view.page()))
            }
            Scene::Asking => None,
            Scene::Welcome => match input.logical_key {
                Key::Enter if !focused => Some(Request::GoOn),
                _ => letter_key(input, held.shift)
                    .filter(|request| works_under_sheet(request) || *request == Request::GreenFlag),
            },
            Scene::Paused if input.logical_key == Key::Enter && !focused => Some(Request::GoOn),
            Scene::Solving if !focused && film_key(input).is_some() => film_key(input),
            Scene::Playing | Scene::Solving | Scene::Paused => digit_key(input, held.shift)
                .or_else(|| if focused { None } else { travel_key(input, held.shift) })
                // Without a current cell, Tab leads through the controls.
                .filter(|request| !is_tab(request) || entry.current().is_some())
                .or_else(|| letter_key(input, held.shift)),
        };
        // A key that is held down moves on or changes the speed, and does nothing else a second time.
        let may_repeat = |request: &Request| {
            use Request::*;
            matches!(request, MoveCell(_) | Slower | Faster | SingleStep | StepBack | MoveEquation(_))
        };
        requests.write_batch(request.filter(|request| !input.repeat || may_repeat(request)));
    }
}

/// The ends of the time line.
fn film_key(input: &KeyboardInput) -> Option<Request> {
    match input.logical_key {
        Key::Home => Some(Request::Seek(0)),
        Key::End => Some(Request::Seek(u64::MAX)),
        _ => None,
    }
}

/// What the keys do on a page without the player's board.
fn page_key(input: &KeyboardInput, shift: bool, page: Page) -> Option<Request> {
    use Request::*;
    letter_key(input, shift).filter(|request| match page {
        Page::Race => matches!(request, WatchOrPause | StopSign | ShowSheet(_)),
        _ => matches!(
            request,
            WatchOrPause | StopSign | ShowSheet(_) | SingleStep | StepBack | Slower | Faster | Jump(_)
        ),
    })
}

fn is_tab(request: &Request) -> bool {
    matches!(request, Request::MoveCell(Travel::NextBlank | Travel::PreviousBlank))
}

/// Whether the key acts on the screen alone, so that it may act while a sheet lies over the board.
fn works_under_sheet(request: &Request) -> bool {
    matches!(
        request,
        Request::ShowSheet(_)
            | Request::ShowPage(_)
            | Request::NextTheme
            | Request::SetTextSize(_)
            | Request::Toggle(_)
    )
}

fn command_key(input: &KeyboardInput, shift: bool) -> Option<Request> {
    let Key::Character(text) = &input.logical_key else { return None };
    Some(match (text.to_lowercase().as_str(), shift) {
        ("z", false) => Request::Undo,
        ("z", true) | ("y", _) => Request::Redo,
        ("c", false) => Request::CopyText,
        ("n", false) => Request::ShowSheet(Sheet::New),
        ("o" | "s", false) => Request::ShowSheet(Sheet::Games),
        ("l", false) => Request::ShowSheet(Sheet::Log),
        (",", _) => Request::ShowSheet(Sheet::Settings),
        ("t", false) => Request::NextTheme,
        ("+" | "=", _) => Request::SetTextSize(TextSize::Large),
        ("-", _) => Request::SetTextSize(TextSize::Normal),
        _ => {
            let number = usize::from(number_key(input)??.get());
            Request::Toggle(*Switch::ALL.get(number - 1)?)
        }
    })
}

/// A digit, a blank, or with Shift a note.
fn digit_key(input: &KeyboardInput, shift: bool) -> Option<Request> {
    let value = number_key(input)?;
    match (value, shift) {
        (Some(digit), true) => Some(Request::NoteDigit(digit)),
        // Shift and a digit is a sign on many keyboards, and one of them has the 0.
        (None, true) if !matches!(input.logical_key, Key::Backspace | Key::Delete) => None,
        _ => Some(Request::PressDigit(value)),
    }
}

/// The digit of a number key, top row or keypad; the inner `None` is a blank.
///
/// The key's character counts first. Where the top row has other characters, as with Shift or on French keyboards, its
/// place counts. A keypad without Num Lock gives no digits.
fn number_key(input: &KeyboardInput) -> Option<Option<Digit>> {
    const TOP_ROW: [KeyCode; 10] = [
        KeyCode::Digit0,
        KeyCode::Digit1,
        KeyCode::Digit2,
        KeyCode::Digit3,
        KeyCode::Digit4,
        KeyCode::Digit5,
        KeyCode::Digit6,
        KeyCode::Digit7,
        KeyCode::Digit8,
        KeyCode::Digit9,
    ];
    let value = match &input.logical_key {
        Key::Backspace | Key::Delete => 0,
        Key::Character(text) => match text.parse::<u8>() {
            Ok(value) if text.len() == 1 => value,
            _ => u8::try_from(TOP_ROW.iter().position(|&key| key == input.key_code)?).ok()?,
        },
        _ => return None,
    };
    Some(Digit::new(value))
}

fn travel_key(input: &KeyboardInput, shift: bool) -> Option<Request> {
    let travel = match input.logical_key {
        Key::ArrowUp => Travel::Up,
        Key::ArrowDown => Travel::Down,
        Key::ArrowLeft => Travel::Left,
        Key::ArrowRight => Travel::Right,
        Key::Home => Travel::RowStart,
        Key::End => Travel::RowEnd,
        Key::PageUp => Travel::ColumnStart,
        Key::PageDown => Travel::ColumnEnd,
        Key::Enter => return Some(Request::EnterPicked),
        Key::Tab if shift => Travel::PreviousBlank,
        Key::Tab => Travel::NextBlank,
        _ => return None,
    };
    Some(Request::MoveCell(travel))
}

fn letter_key(input: &KeyboardInput, shift: bool) -> Option<Request> {
    let Key::Character(text) = &input.logical_key else { return None };
    Some(match text.to_lowercase().as_str() {
        "a" => Request::Accept,
        "c" => Request::Clear,
        "d" => Request::ToggleDigitFirst,
        "e" => Request::EraseNotes,
        "f" => Request::FillNotes,
        "g" => Request::GreenFlag,
        "h" => Request::Hint,
        "l" => Request::LoadText,
        "m" => Request::MarkMistakes,
        "n" if shift => Request::ShowSheet(Sheet::New),
        "n" => Request::ToggleNotes,
        "p" => Request::PauseClock,
        "r" => Request::Reset,
        "s" if shift => Request::NextSolution,
        "s" => Request::Solve,
        "t" => Request::EditText,
        "w" => Request::WatchOrPause,
        "x" => Request::StopSign,
        "b" => Request::Jump(Jump::TakeBack),
        "i" => Request::Jump(Jump::Placement),
        "j" if shift => Request::PreviousSolution,
        "j" => Request::Jump(Jump::Solution),
        "k" => Request::Keep,
        "u" => Request::Jump(Jump::End),
        "v" => Request::NextEngine,
        "y" => Request::Why,
        "." => Request::SingleStep,
        "," => Request::StepBack,
        "[" => Request::MoveEquation(-1),
        "]" => Request::MoveEquation(1),
        "-" => Request::Slower,
        "+" | "=" => Request::Faster,
        "?" => Request::ShowSheet(Sheet::Keys),
        _ => return None,
    })
}
