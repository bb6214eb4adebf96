//! Creates the app with its window.

use crate::game::files::storage;
use crate::game::script::work::task_pools;
use crate::window::graphics;
use crate::window::look::DESIGN_SIZE;
#[cfg(not(target_arch = "wasm32"))]
use crate::window::look::SMALLEST_SIZE;
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::render::RenderPlugin;
use bevy::window::WindowResolution;
use bevy::winit::WinitPlugin;
use sudoku_words::words;

/// The name of the application, by which a desktop finds its entry and its icon. `packaging/` installs them under this name.
const APP_ID: &str = "io.github.sudoku_assistant.SudokuAssistant";

/// Returns the game with its window, ready to run, with its files where the platform keeps them.
pub fn app() -> App {
    sudoku_words::ask_system();
    let mut app = App::new();
    app.add_plugins(
        DefaultPlugins
            .build()
            .disable::<RenderPlugin>()
            .add_after::<WinitPlugin>(graphics::plugin)
            .set(WindowPlugin { primary_window: Some(window()), ..default() })
            .set(task_pools())
            .set(LogPlugin {
                filter: "error,sctk_adwaita=off,rfd=off,wgpu_hal::vulkan::instance=off".to_owned(),
                ..default()
            }),
    )
    .add_plugins(super::plugin);
    if let Some(folders) = storage::folders() {
        app.insert_resource(folders);
    }
    app
}

fn window() -> Window {
    Window {
        title: words().title(),
        // In a browser the game fills its page.
        canvas: Some("#game".to_owned()),
        fit_canvas_to_parent: true,
        name: Some(APP_ID.to_owned()),
        resolution: WindowResolution::new(DESIGN_SIZE.x as u32, DESIGN_SIZE.y as u32),
        // A web page cannot set a least size for its window.
        #[cfg(not(target_arch = "wasm32"))]
        resize_constraints: WindowResizeConstraints {
            min_width: SMALLEST_SIZE.x,
            min_height: SMALLEST_SIZE.y,
            ..default()
        },
        ..default()
    }
}
