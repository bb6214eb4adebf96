//! The keyboard: keys become requests.

use super::solving::{Solver, Speed};
use super::{Direction, FrameSystems, Request, Scene};
use crate::sudoku::Digit;
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardInput};
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

fn press_keys(
    mut inputs: MessageReader<KeyboardInput>,
    held: Res<ButtonInput<KeyCode>>,
    scene: Res<State<Scene>>,
    solver: Res<Solver>,
    egui: Option<Res<EguiWantsInput>>,
    mut requests: MessageWriter<Request>,
) {
    let command =
        held.any_pressed([KeyCode::ControlLeft, KeyCode::ControlRight, KeyCode::SuperLeft, KeyCode::SuperRight]);
    let alt = held.any_pressed([KeyCode::AltLeft, KeyCode::AltRight]);
    let shift = held.any_pressed([KeyCode::ShiftLeft, KeyCode::ShiftRight]);
    // A control that has the keyboard's focus takes Enter, the space bar and the arrows; a text field takes all.
    let focused = egui.is_some_and(|egui| egui.wants_any_keyboard_input());
    for input in inputs.read().filter(|input| input.state == ButtonState::Pressed) {
        let request = match scene.get() {
            _ if alt => None,
            _ if input.logical_key == Key::Escape => Some(Request::Cancel),
            Scene::Asking => None,
            _ if command => command_key(input, shift),
            Scene::Welcome => (input.logical_key == Key::Enter).then_some(Request::GoOn),
            Scene::Playing | Scene::Solving => number_key(input, shift)
                .map(Request::PressDigit)
                .or_else(|| if focused { None } else { arrow_key(input) })
                .or_else(|| letter_key(input, solver.speed)),
        };
        requests.write_batch(request);
    }
}

fn command_key(input: &KeyboardInput, shift: bool) -> Option<Request> {
    match (&input.logical_key, input.key_code, shift) {
        (Key::Character(text), _, false) if text.eq_ignore_ascii_case("z") => Some(Request::Undo),
        (Key::Character(text), _, true) if text.eq_ignore_ascii_case("z") => Some(Request::Redo),
        (Key::Character(text), _, _) if text.eq_ignore_ascii_case("y") => Some(Request::Redo),
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
    if input.repeat {
        return None;
    }
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

fn letter_key(input: &KeyboardInput, speed: Speed) -> Option<Request> {
    let Key::Character(text) = &input.logical_key else { return None };
    match text.to_lowercase().as_str() {
        "g" => Some(Request::GreenFlag),
        "x" => Some(Request::StopSign),
        "s" => Some(Request::SolveOrPause),
        "." => Some(Request::SingleStep),
        "-" => Some(Request::SetSpeed(speed.slower())),
        "+" | "=" => Some(Request::SetSpeed(speed.faster())),
        _ => None,
    }
}
