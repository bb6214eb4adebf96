//! Translates keys of the keyboard into requests.

use crate::game::play::Entry;
use crate::game::requests::chord::{Modifiers, Press};
use crate::game::requests::situation::Situation;
use crate::game::requests::{Page, Request, Scene, chord, commands};
use crate::game::script::{FrameSystems, View};
use bevy::ecs::system::SystemParam;
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardFocusLost, KeyboardInput};
use bevy::prelude::*;
use bevy_egui::input::EguiWantsInput;

/// The digit keys of the top row, from 0.
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

/// The keys that have a name: Bevy's key and ours.
const NAMED: [(Key, chord::Key); 21] = [
    (Key::ArrowUp, chord::Key::ArrowUp),
    (Key::ArrowDown, chord::Key::ArrowDown),
    (Key::ArrowLeft, chord::Key::ArrowLeft),
    (Key::ArrowRight, chord::Key::ArrowRight),
    (Key::Backspace, chord::Key::Backspace),
    (Key::Delete, chord::Key::Delete),
    (Key::End, chord::Key::End),
    (Key::Enter, chord::Key::Enter),
    (Key::Escape, chord::Key::Escape),
    (Key::Home, chord::Key::Home),
    (Key::PageDown, chord::Key::PageDown),
    (Key::PageUp, chord::Key::PageUp),
    (Key::Tab, chord::Key::Tab),
    (Key::F1, chord::Key::F(1)),
    (Key::F2, chord::Key::F(2)),
    (Key::F3, chord::Key::F(3)),
    (Key::F4, chord::Key::F(4)),
    (Key::F6, chord::Key::F(6)),
    (Key::F7, chord::Key::F(7)),
    (Key::F8, chord::Key::F(8)),
    (Key::F9, chord::Key::F(9)),
];

/// Returns true if the key is a modifier key, which is held down together with others.
pub(super) fn is_modifier(key_code: KeyCode) -> bool {
    use KeyCode::{AltLeft, ControlLeft, ControlRight, ShiftLeft, ShiftRight, SuperLeft, SuperRight};
    matches!(key_code, ControlLeft | ControlRight | SuperLeft | SuperRight | AltLeft | ShiftLeft | ShiftRight)
}

/// Updates the modifier keys that are held after an event.
pub(super) fn follow(held: &mut Modifiers, input: &KeyboardInput) {
    let down = input.state == ButtonState::Pressed;
    match input.key_code {
        KeyCode::ControlLeft | KeyCode::ControlRight | KeyCode::SuperLeft | KeyCode::SuperRight => held.command = down,
        KeyCode::AltLeft => held.alt = down,
        KeyCode::ShiftLeft | KeyCode::ShiftRight => held.shift = down,
        _ => {}
    }
}

/// The letters of the keys on a keyboard for English, from A.
const LETTERS: [KeyCode; 26] = [
    KeyCode::KeyA,
    KeyCode::KeyB,
    KeyCode::KeyC,
    KeyCode::KeyD,
    KeyCode::KeyE,
    KeyCode::KeyF,
    KeyCode::KeyG,
    KeyCode::KeyH,
    KeyCode::KeyI,
    KeyCode::KeyJ,
    KeyCode::KeyK,
    KeyCode::KeyL,
    KeyCode::KeyM,
    KeyCode::KeyN,
    KeyCode::KeyO,
    KeyCode::KeyP,
    KeyCode::KeyQ,
    KeyCode::KeyR,
    KeyCode::KeyS,
    KeyCode::KeyT,
    KeyCode::KeyU,
    KeyCode::KeyV,
    KeyCode::KeyW,
    KeyCode::KeyX,
    KeyCode::KeyY,
    KeyCode::KeyZ,
];

/// Returns the Latin letter at the position of the key if the key writes a letter of another script. Otherwise no command could
/// be reached on such keyboards.
fn latin(written: char, key_code: KeyCode) -> char {
    let place = LETTERS.iter().position(|&key| key == key_code).filter(|_| !written.is_ascii());
    place.map_or(written, |place| char::from(b'a' + place as u8))
}

/// Returns the key press; `None` if no command could use the key.
pub fn press(input: &KeyboardInput, held: Modifiers) -> Option<Press> {
    let mut written = match &input.logical_key {
        Key::Character(text) => text.chars(),
        _ => "".chars(),
    };
    let key = match (written.next(), written.next()) {
        (Some(character), None) => chord::Key::Character(latin(character, input.key_code)),
        _ => NAMED.iter().find(|(key, _)| *key == input.logical_key)?.1,
    };
    let number = TOP_ROW.iter().position(|&key| key == input.key_code).map(|number| number as u8);
    Some(Press { key, number, held })
}

/// Turns keys into requests.
pub fn plugin(app: &mut App) {
    app.init_resource::<Typing>().add_systems(Update, press_keys.in_set(FrameSystems::Keys));
}

/// True if a text field has the keyboard.
#[derive(Resource, Default, PartialEq, Eq, Debug)]
pub struct Typing(pub bool);

/// Decides whether a key goes to the board, to a command or to a control of the panels.
#[derive(SystemParam)]
pub(super) struct Focus<'w> {
    scene: Res<'w, State<Scene>>,
    page: Res<'w, State<Page>>,
    view: Res<'w, View>,
    typing: Res<'w, Typing>,
    entry: Res<'w, Entry>,
    egui: Option<Res<'w, EguiWantsInput>>,
}

impl Focus<'_> {
    /// Returns true if a text field has the keyboard.
    pub(super) fn is_typing(&self) -> bool {
        self.typing.0
    }

    /// Returns the request of the key, if it has one, and whether it repeats while the key is held; `None` if no command uses the key.
    pub(super) fn heard(&self, input: &KeyboardInput, held: Modifiers) -> Option<(Option<Request>, bool)> {
        if input.state != ButtonState::Pressed || held.alt || self.takes(&input.logical_key) {
            return None;
        }
        let (view, scene, page) = (&self.view, *self.scene.get(), *self.page.get());
        let situation = Situation::of(scene, page, view.sheet().is_some(), self.typing.0, view.programming());
        commands::hearing(press(input, held)?, situation).next()
    }

    /// Returns true if a control of the panels takes the key for itself.
    fn takes(&self, key: &Key) -> bool {
        let egui = self.egui.as_ref();
        let focused = || egui.is_some_and(|egui| egui.wants_any_keyboard_input());
        match key {
            // Escape closes an open list.
            Key::Escape => egui.is_some_and(|egui| egui.is_popup_open()),
            // Without a current cell, Tab moves through the controls.
            Key::Tab => focused() || self.entry.current().is_none(),
            Key::Enter | Key::Home | Key::End | Key::PageUp | Key::PageDown => focused(),
            Key::ArrowUp | Key::ArrowDown | Key::ArrowLeft | Key::ArrowRight => focused(),
            _ => false,
        }
    }
}

fn press_keys(
    mut inputs: MessageReader<KeyboardInput>,
    mut focus_lost: MessageReader<KeyboardFocusLost>,
    mut held: Local<Modifiers>,
    focus: Focus,
    mut requests: MessageWriter<Request>,
) {
    if focus_lost.read().count() > 0 {
        *held = Modifiers::default();
    }
    for input in inputs.read() {
        follow(&mut held, input);
        let heard = focus.heard(input, *held).filter(|(_, repeats)| *repeats || !input.repeat);
        requests.write_batch(heard.and_then(|(request, _)| request));
    }
}
