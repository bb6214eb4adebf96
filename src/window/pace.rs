//! Runs nothing while nothing moves: asks for the next frame while something animates, and lets the app sleep otherwise.

use crate::game::blocks::{self, Blocks};
use crate::game::owl::Thinking;
use crate::game::play::Clock;
use crate::game::puzzles::making::Making;
use crate::game::race::Racing;
use crate::game::requests::{Page, Request, Scene};
use crate::game::script::{FilmSpeed, ProgramSpeed, View, WakeUp};
use crate::game::settings::Settings;
use crate::game::solver::Solver;
use crate::game::training::Training;
use crate::game::workbench::Workbench;
use crate::window::reader;
use crate::window::stage::Motion;
use bevy::a11y::AccessibilityRequested;
use bevy::asset::AssetEventSystems;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::time::TimeReceiver;
use bevy::window::RequestRedraw;
use bevy::winit::{EventLoopProxyWrapper, UpdateMode, WinitSettings, WinitUserEvent};
use bevy_egui::{EguiInput, EguiPostUpdateSet, EguiPreUpdateSet, egui};
use std::time::Duration;
use sudoku_run::{Playable, PlaybackState, Speed};

/// The time that the app sleeps when nothing moves and nobody does anything. It is limited because bevy_winit 0.19 keeps the
/// previous timeout when it is told to wait forever.
const SLEEP: Duration = Duration::from_secs(24 * 60 * 60);

/// Up to this many steps per second, the app sleeps between two steps.
const SLOW: u32 = 20;

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

/// Everything that may need another frame.
#[derive(SystemParam)]
struct Moving<'w, 's> {
    scene: Res<'w, State<Scene>>,
    page: Res<'w, State<Page>>,
    speed: Res<'w, FilmSpeed>,
    view: Res<'w, View>,
    solver: Res<'w, Solver>,
    workbench: Res<'w, Workbench>,
    program_speed: Res<'w, ProgramSpeed>,
    racing: Res<'w, Racing>,
    making: Res<'w, Making>,
    thinking: Res<'w, Thinking>,
    clock: Res<'w, Clock>,
    settings: Res<'w, Settings>,
    training: Res<'w, Training>,
    blocks: Res<'w, Blocks>,
    motion: Motion<'w, 's>,
    requests: Res<'w, Messages<Request>>,
}

fn keep_pace(
    moving: Moving,
    is_read: Option<Res<AccessibilityRequested>>,
    mut winit: ResMut<WinitSettings>,
    mut redraw: MessageWriter<RequestRedraw>,
) {
    let Moving {
        scene,
        page,
        speed,
        view,
        solver,
        workbench,
        program_speed,
        racing,
        making,
        thinking,
        clock,
        settings,
        training,
        blocks,
        motion,
        requests,
    } = moving;
    // A visible clock changes every second; a hidden one only needs to be saved from time to time.
    let mut wait = match (clock.runs(), settings.clock) {
        (true, true) => Duration::from_secs(1),
        (true, false) => Duration::from_secs(10),
        (false, _) => SLEEP,
    };
    let mut now = motion.goes_on() || !requests.is_empty() || scene.is_changed() || clock.is_changed();
    now |= making.is_working() || thinking.is_going_on() || training.is_made();
    if training.plays {
        wait = training.reading_time();
    }
    // The blocks that check a digit disappear after a short time.
    if *scene.get() == Scene::Playing && blocks.moment().running.is_some() {
        wait = wait.min(blocks::BRIEFLY);
    }
    // What is under the pointer is only known one frame later.
    now |= view.is_changed() || page.is_changed();
    // The frames that a run needs: at once, after a nap, or when it is woken.
    let mut film = |film: PlaybackState, speed: Speed| match speed.steps_per_second() {
        _ if film.idle || film.waiting => {}
        // A single step is made in the next frame.
        _ if film.paused => now = true,
        // bevy_winit measures a nap from the end of the previous one, whatever wakes the app in between, and it draws a frame
        // whenever the length changes, so all naps between steps have the same length.
        Some(rate) if rate <= SLOW && !film.jumping => wait = Duration::from_secs(1) / rate,
        _ => now = true,
    };
    // Runs pause while they are not visible.
    workbench.chess().into_iter().for_each(|run| film(run.state(), speed.0));
    let speed_of_program = if *page.get() == Page::Lessons { program_speed.0 } else { speed.0 };
    workbench.run().into_iter().for_each(|run| film(run.playback().state(), speed_of_program));
    solver.run().into_iter().for_each(|run| film(run.playback().state(), speed.0));
    // A race wakes the app when there is news; in a browser it advances with each frame.
    now |= cfg!(target_arch = "wasm32") && racing.runs();
    if is_read.is_some_and(|is_read| is_read.get()) {
        wait = wait.min(reader::PATIENCE);
    }
    if now {
        redraw.write(RequestRedraw);
    }
    if winit.focused_mode != UpdateMode::reactive_low_power(wait) {
        *winit = sleep_for(wait);
    }
}
