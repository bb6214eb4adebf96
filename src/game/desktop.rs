//! Plays in a window, and says why it cannot.

use super::window::app;
use bevy::prelude::*;
use std::panic::{self, AssertUnwindSafe};
use std::sync::{Arc, Mutex};

/// Why the game could not be played.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
pub enum PlayError {
    /// No screen is named.
    #[error(
        "there is no display to open a window on (DISPLAY and WAYLAND_DISPLAY name none); \
         `sudoku-assistant solve PUZZLE` works without one"
    )]
    NoDisplay,
    /// A screen is named, and it does not let us in.
    #[error(
        "the display that DISPLAY or WAYLAND_DISPLAY names does not answer, or a library to reach it is missing \
         (on Debian and Ubuntu: libxkbcommon-x11-0 libxcursor1 libxi6 libxrandr2); \
         `sudoku-assistant solve PUZZLE` works without one"
    )]
    DisplayUnreachable,
    /// There is no graphics driver, not even one that draws in software.
    #[error(
        "there is no graphics driver to draw with (on Debian and Ubuntu the package mesa-vulkan-drivers has one); \
         `sudoku-assistant solve PUZZLE` works without one"
    )]
    NoGraphics,
    /// The game failed.
    #[error("the game had to end: {0}; `sudoku-assistant solve PUZZLE` works without a window")]
    Failed(String),
}

impl PlayError {
    /// What the message of a panic means.
    fn from_panic(message: &str) -> PlayError {
        if message.contains("event loop") {
            PlayError::DisplayUnreachable
        } else if message.contains("Unable to find a GPU") {
            PlayError::NoGraphics
        } else {
            PlayError::Failed(message.lines().next().unwrap_or_default().trim_end_matches('.').to_owned())
        }
    }
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
        if let Ok(mut reason) = first.lock() {
            reason.get_or_insert_with(|| PlayError::from_panic(info.payload_as_str().unwrap_or("an unknown reason")));
        }
    }));
    let exit = panic::catch_unwind(AssertUnwindSafe(|| app().run()));
    drop(panic::take_hook());
    let reason = reason.lock().ok().and_then(|mut reason| reason.take());
    match (exit, reason) {
        (Ok(AppExit::Success), _) => Ok(()),
        (_, Some(reason)) => Err(reason),
        _ => Err(PlayError::Failed("an unknown reason".to_owned())),
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
