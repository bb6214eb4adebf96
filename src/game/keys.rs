//! The keyboard: keys become requests.

use super::{Direction, FrameSystems, Request, Scene};
use crate::sudoku::Digit;
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardFocusLost, KeyboardInput};
use bevy::input::mouse::MouseButtonInput;
use bevy::prelude::*;
use bevy_egui::input::EguiWantsInput;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        Update,
        (click_goes_on.run_if(in_state(Scene::Welcome)), press_keys).chain().in_set(FrameSystems::Keys),
    );
}

/// The instructions leave with a click anywhere.
fn click_goes_on(mut buttons: MessageReader<MouseButtonInput>, mut requests: MessageWriter<Request>) {
    if buttons.read().any(|input| input.button == MouseButton::Left && input.state == ButtonState::Released) {
        requests.write(Request::GoOn);
    }
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
            KeyCode::AltLeft | KeyCode::AltRight => self.alt = down,
            KeyCode::ShiftLeft | KeyCode::ShiftRight => self.shift = down,
            _ => {}
        }
    }
}

fn press_keys(
    mut inputs: MessageReader<KeyboardInput>,
    mut focus_lost: MessageReader<KeyboardFocusLost>,
    mut held: Local<Held>,
    scene: Res<State<Scene>>,
    egui: Option<Res<EguiWantsInput>>,
    mut requests: MessageWriter<Request>,
) {
    if focus_lost.read().count() > 0 {
        *held = Held::default();
    }
    // A control that has the keyboard's focus takes Enter, the space bar and the arrows; a text field takes all.
    let focused = egui.as_ref().is_some_and(|egui| egui.wants_any_keyboard_input());
    let popup = egui.is_some_and(|egui| egui.is_popup_open());
    for input in inputs.read() {
        held.note(input);
        // A key that is held down moves on or changes the speed, and does nothing else a second time.
        let may_repeat =
            arrow_key(input).is_some() || matches!(letter_key(input), Some(Request::Slower | Request::Faster));
        if input.state != ButtonState::Pressed || (input.repeat && !may_repeat) {
            continue;
        }
        let request = match scene.get() {
            _ if held.alt => None,
            // An open list takes Escape for itself.
            _ if input.logical_key == Key::Escape => (!popup).then_some(Request::Cancel),
            Scene::Asking => None,
            _ if held.command => command_key(input, held.shift),
            Scene::Welcome => (input.logical_key == Key::Enter).then_some(Request::GoOn),
            Scene::Playing | Scene::Solving => number_key(input, held.shift)
                .map(Request::PressDigit)
                .or_else(|| if focused { None } else { arrow_key(input) })
                .or_else(|| letter_key(input)),
        };
        requests.write_batch(request);
    }
}

fn command_key(input: &KeyboardInput, shift: bool) -> Option<Request> {
    let Key::Character(text) = &input.logical_key else { return None };
    match (text.to_lowercase().as_str(), shift) {
        ("z", false) => Some(Request::Undo),
        ("z", true) | ("y", _) => Some(Request::Redo),
        _ => None,
    }
}

/// The digit of a number key, top row or keypad; the inner `None` is a blank.
///
/// The key's character counts first. Where the top row has other characters without Shift, as on French keyboards, its
/// place counts. A keypad without Num Lock gives no digits.
fn number_key(input: &KeyboardInput, shift: bool) -> Option<Option<Digit>> {
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
            _ if shift => return None,
            _ => u8::try_from(TOP_ROW.iter().position(|&key| key == input.key_code)?).ok()?,
        },
        _ => return None,
    };
    Some(Digit::new(value))
}

fn arrow_key(input: &KeyboardInput) -> Option<Request> {
    let direction = match input.logical_key {
        Key::ArrowUp => Direction::Up,
        Key::ArrowDown => Direction::Down,
        Key::ArrowLeft => Direction::Left,
        Key::ArrowRight => Direction::Right,
        _ => return None,
    };
    Some(Request::MoveCell(direction))
}

fn letter_key(input: &KeyboardInput) -> Option<Request> {
    let Key::Character(text) = &input.logical_key else { return None };
    match text.to_lowercase().as_str() {
        "g" => Some(Request::GreenFlag),
        "x" => Some(Request::StopSign),
        "s" => Some(Request::SolveOrPause),
        "." => Some(Request::SingleStep),
        "-" => Some(Request::Slower),
        "+" | "=" => Some(Request::Faster),
        _ => None,
    }
}
