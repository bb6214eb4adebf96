//! Opens the window and plays.

use super::layout::{DESIGN_SIZE, SMALLEST_SIZE};
use bevy::log::LogPlugin;
use bevy::prelude::*;
use bevy::window::WindowResolution;
use std::panic::{self, AssertUnwindSafe};
use std::sync::{Arc, Mutex};

/// Why the game could not be played.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PlayError {
    /// There is no screen to open a window on.
    #[error(
        "there is no display to open a window on (DISPLAY and WAYLAND_DISPLAY are not set); \
         `sudoku-assistant solve PUZZLE` works without one"
    )]
    NoDisplay,
    /// The window system or the graphics driver refused, or the game failed.
    #[error("the game had to end: {0}; `sudoku-assistant solve PUZZLE` works without a window")]
    Ended(String),
}

/// Opens the window and plays until it is closed.
///
/// # Errors
/// [`PlayError`] if there is no display or no graphics driver, or if the game failed.
pub fn play() -> Result<(), PlayError> {
    if !has_display() {
        return Err(PlayError::NoDisplay);
    }
    // The window system and the renderer report a missing screen or driver by panicking only.
    let reason = Arc::new(Mutex::new(None));
    let first = Arc::clone(&reason);
    panic::set_hook(Box::new(move |info| {
        let text = info.payload_as_str().unwrap_or("an unknown reason").lines().next().unwrap_or_default().to_owned();
        if let Ok(mut reason) = first.lock() {
            reason.get_or_insert(text);
        }
    }));
    let exit = panic::catch_unwind(AssertUnwindSafe(|| app().run()));
    drop(panic::take_hook());
    let reason = reason.lock().ok().and_then(|mut reason| reason.take());
    match (exit, reason) {
        (Ok(AppExit::Success), _) => Ok(()),
        (_, Some(reason)) => Err(PlayError::Ended(reason.trim_end_matches('.').to_owned())),
        _ => Err(PlayError::Ended("an unknown reason".to_owned())),
    }
}

fn app() -> App {
    let mut app = App::new();
    app.add_plugins(
        DefaultPlugins
            .set(WindowPlugin { primary_window: Some(window()), ..default() })
            .set(LogPlugin { filter: "error".to_owned(), ..default() }),
    )
    .add_plugins(super::plugin);
    app
}

fn window() -> Window {
    Window {
        title: "Sudoku Assistant".to_owned(),
        name: Some("sudoku-assistant".to_owned()),
        resolution: WindowResolution::new(DESIGN_SIZE.x as u32, DESIGN_SIZE.y as u32),
        resize_constraints: WindowResizeConstraints {
            min_width: SMALLEST_SIZE.x,
            min_height: SMALLEST_SIZE.y,
            ..default()
        },
        ..default()
    }
}

#[cfg(all(unix, not(any(target_os = "macos", target_os = "ios", target_os = "android"))))]
fn has_display() -> bool {
    ["DISPLAY", "WAYLAND_DISPLAY", "WAYLAND_SOCKET"]
        .iter()
        .any(|name| std::env::var_os(name).is_some_and(|value| !value.is_empty()))
}

#[cfg(not(all(unix, not(any(target_os = "macos", target_os = "ios", target_os = "android")))))]
fn has_display() -> bool {
    true
}
