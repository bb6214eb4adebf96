//! The whole app without a screen, a graphics card or a real clock, and functions to ask it for something.

use bevy::app::TerminalCtrlCHandlerPlugin;
use bevy::core_pipeline::CorePipelinePlugin;
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::render::settings::{RenderCreation, WgpuSettings};
use bevy::time::TimeUpdateStrategy;
use bevy::winit::WinitPlugin;
use std::time::Duration;
use sudoku_assistant::game::requests::Request;
use sudoku_assistant::window;

/// Returns the app, ready to be updated. Each update is a frame of this length.
pub fn app(window: Window, frame: Duration) -> App {
    let mut app = App::new();
    app.add_plugins(
        DefaultPlugins
            .set(WindowPlugin { primary_window: Some(window), ..default() })
            .set(RenderPlugin {
                render_creation: RenderCreation::Automatic(Box::new(WgpuSettings { backends: None, ..default() })),
                ..default()
            })
            // It would read its shaders before the first frame, which takes a third of a second, and there is nothing to draw
            // on.
            .disable::<CorePipelinePlugin>()
            .disable::<WinitPlugin>()
            .disable::<LogPlugin>()
            .disable::<TerminalCtrlCHandlerPlugin>(),
    )
    .add_plugins(window::plugin)
    .insert_resource(TimeUpdateStrategy::ManualDuration(frame));
    app.finish();
    app.cleanup();
    app
}

/// Sends a request, as a key or a button does.
pub fn ask(app: &mut App, request: impl Into<Request>) {
    app.world_mut().write_message::<Request>(request.into());
}
