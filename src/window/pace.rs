//! Runs nothing while nothing moves: asks for the next frame while something animates, and lets the app sleep otherwise.

use crate::game::pace::{NextFrame, Pace, SLEEP};
use crate::game::requests::Page;
use crate::game::script::{View, WakeUp};
use crate::window::input::keys::Typing;
use crate::window::reader;
use crate::window::stage::Motion;
use bevy::a11y::AccessibilityRequested;
use bevy::asset::AssetEventSystems;
use bevy::prelude::*;
use bevy::time::TimeReceiver;
use bevy::window::RequestRedraw;
use bevy::winit::{EventLoopProxyWrapper, UpdateMode, WinitSettings, WinitUserEvent};
use bevy_egui::{EguiInput, EguiPostUpdateSet, EguiPreUpdateSet, egui};
use std::time::Duration;

pub(super) fn plugin(app: &mut App) {
    app.insert_resource(sleep_for(SLEEP))
        .add_systems(
            PreUpdate,
            tell_modifiers_once.after(EguiPreUpdateSet::ProcessInput).before(EguiPreUpdateSet::BeginPass),
        )
        .add_systems(PreStartup, (learn_to_wake_up, tell_time_at_once))
        // Glyphs that are drawn for the first time reach the graphics card in the frame that shows them, and not one later.
        .configure_sets(PostUpdate, EguiPostUpdateSet::PostProcessOutput.before(AssetEventSystems))
        .add_systems(Last, keep_pace);
}

fn learn_to_wake_up(proxy: Option<Res<EventLoopProxyWrapper>>, mut commands: Commands) {
    let Some(proxy) = proxy else { return };
    let proxy = (**proxy).clone();
    // The app may have ended.
    commands.insert_resource(WakeUp::new(move || {
        let _ = proxy.send_event(WinitUserEvent::WakeUp);
    }));
}

/// Makes time start with each frame. The renderer reports the time two frames late, which is two naps if the app sleeps between
/// steps; without its message, Bevy takes the time when a frame begins.
fn tell_time_at_once(mut commands: Commands) {
    commands.remove_resource::<TimeReceiver>();
}

fn sleep_for(wait: Duration) -> WinitSettings {
    WinitSettings {
        focused_mode: UpdateMode::reactive_low_power(wait),
        unfocused_mode: UpdateMode::reactive_low_power(wait),
    }
}

/// Passes the modifier keys to egui only when they change. bevy_egui 0.42 reports them in every frame, and egui treats that as
/// input and asks for one more frame each time, forever.
fn tell_modifiers_once(mut inputs: Query<&mut EguiInput>, mut last: Local<Option<egui::Modifiers>>) {
    for mut input in &mut inputs {
        input.events.retain(|event| match event {
            egui::Event::ModifiersChanged(now) => last.replace(*now) != Some(*now),
            _ => true,
        });
    }
}

fn keep_pace(
    pace: Pace,
    motion: Motion,
    view: Res<View>,
    typing: Res<Typing>,
    page: Res<State<Page>>,
    is_read: Option<Res<AccessibilityRequested>>,
    mut winit: ResMut<WinitSettings>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let NextFrame { at_once, mut wait } = pace.next_frame();
    // What is under the pointer is only known one frame later.
    if at_once || motion.goes_on() || view.is_changed() || typing.is_changed() || page.is_changed() {
        redraw.write(RequestRedraw);
    }
    if is_read.is_some_and(|is_read| is_read.get()) {
        wait = wait.min(reader::PATIENCE);
    }
    if winit.focused_mode != UpdateMode::reactive_low_power(wait) {
        *winit = sleep_for(wait);
    }
}
