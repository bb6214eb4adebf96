//! The keyboard: keys become requests.

use crate::game::play::Entry;
use crate::game::script::{FrameSystems, Page, Request, Scene, View};
use crate::requests::chord::{self, Modifiers, Press};
use crate::requests::commands;
use crate::requests::situation::Situation;
use bevy::ecs::system::SystemParam;
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardFocusLost, KeyboardInput};
use bevy::prelude::*;
use bevy_egui::input::EguiWantsInput;

/// The number keys of the top row, from 0.
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

/// The keys that have a name, as Bevy calls them and as we do.
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
    (Key::F5, chord::Key::F(5)),
    (Key::F6, chord::Key::F(6)),
    (Key::F7, chord::Key::F(7)),
    (Key::F8, chord::Key::F(8)),
];

/// Follows the modifier keys event by event: a quick chord may begin and end within one frame.
fn follow(held: &mut Modifiers, input: &KeyboardInput) {
    let down = input.state == ButtonState::Pressed;
    match input.key_code {
        KeyCode::ControlLeft | KeyCode::ControlRight | KeyCode::SuperLeft | KeyCode::SuperRight => held.command = down,
        KeyCode::AltLeft => held.alt = down,
        KeyCode::ShiftLeft | KeyCode::ShiftRight => held.shift = down,
        _ => {}
    }
}

/// The key that is pressed; `None` if no command could have it.
pub fn press(input: &KeyboardInput, held: Modifiers) -> Option<Press> {
    let mut written = match &input.logical_key {
        Key::Character(text) => text.chars(),
        _ => "".chars(),
    };
    let key = match (written.next(), written.next()) {
        (Some(character), None) => chord::Key::Character(character),
        _ => NAMED.iter().find(|(key, _)| *key == input.logical_key)?.1,
    };
    let number = TOP_ROW.iter().position(|&key| key == input.key_code).map(|number| number as u8);
    Some(Press { key, number, held })
}

pub(in crate::game) fn plugin(app: &mut App) {
    app.add_systems(Update, press_keys.in_set(FrameSystems::Keys));
}

/// What has the keyboard.
#[derive(SystemParam)]
struct Focus<'w> {
    scene: Res<'w, State<Scene>>,
    page: Res<'w, State<Page>>,
    view: Res<'w, View>,
    entry: Res<'w, Entry>,
    egui: Option<Res<'w, EguiWantsInput>>,
}

impl Focus<'_> {
    /// Whether a control of the panels takes the key for itself.
    fn takes(&self, key: &Key) -> bool {
        let egui = self.egui.as_ref();
        let focused = || egui.is_some_and(|egui| egui.wants_any_keyboard_input());
        match key {
            // An open list.
            Key::Escape => egui.is_some_and(|egui| egui.is_popup_open()),
            // Without a current cell, Tab leads through the controls.
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
    let view = &focus.view;
    let situation =
        Situation::of(*focus.scene.get(), *focus.page.get(), view.sheet().is_some(), view.typing(), view.programming());
    for input in inputs.read() {
        follow(&mut held, input);
        if input.state == ButtonState::Pressed && !held.alt && !focus.takes(&input.logical_key) {
            let heard = press(input, *held).and_then(|press| commands::hearing(press, situation).next());
            requests
                .write_batch(heard.filter(|(_, repeats)| *repeats || !input.repeat).and_then(|(request, _)| request));
        }
    }
}
