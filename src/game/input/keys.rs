//! The keyboard: keys become requests.

use super::chord::Modifiers;
use super::commands;
use super::situation::Situation;
use crate::game::play::Entry;
use crate::game::script::{FrameSystems, Page, Request, Scene, View};
use bevy::ecs::system::SystemParam;
use bevy::input::ButtonState;
use bevy::input::keyboard::{Key, KeyboardFocusLost, KeyboardInput};
use bevy::prelude::*;
use bevy_egui::input::EguiWantsInput;

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
    let situation = Situation::of(*focus.scene.get(), *focus.page.get(), &focus.view);
    for input in inputs.read() {
        held.follow(input);
        if input.state == ButtonState::Pressed && !held.alt && !focus.takes(&input.logical_key) {
            let heard = commands::hearing(input, *held, situation).next();
            requests
                .write_batch(heard.filter(|(_, repeats)| *repeats || !input.repeat).and_then(|(request, _)| request));
        }
    }
}
