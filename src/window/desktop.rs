//! Plays in a window, and reports why it cannot.

use super::app::app;
use crate::game::requests::LessonRequest;
use bevy::prelude::*;
use std::process::ExitCode;
use std::time::Duration;
use std::{panic, process, thread};
use sudoku_cli::has_display;

/// The exit status if the game could not be played.
const FAILED: u8 = 2;

/// The time that a failing program waits so that the game can still be saved.
const GRACE: Duration = Duration::from_millis(300);

/// Why the game could not be played.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
enum PlayError {
    /// No display is named.
    #[error(
        "there is no display to open a window on (DISPLAY and WAYLAND_DISPLAY name none), and no terminal to play in; \
         `sudoku-assistant solve --steps PUZZLE` and `sudoku-assistant serve` work without one"
    )]
    NoDisplay,
    /// A display is named, but it cannot be used.
    #[error(
        "the display that DISPLAY or WAYLAND_DISPLAY names does not answer, or a library to reach it is missing \
         (on Debian and Ubuntu: libxkbcommon-x11-0 libxcursor1 libxi6 libxrandr2); \
         `sudoku-assistant --terminal` plays without one"
    )]
    DisplayUnreachable,
    /// There is no graphics driver, not even one that draws in software.
    #[error(
        "there is no graphics driver to draw with (on Debian and Ubuntu the package mesa-vulkan-drivers has one); \
         `sudoku-assistant --terminal` plays without one"
    )]
    NoGraphics,
    /// The game panicked for another reason.
    #[error("the game had to end: {0}; `sudoku-assistant --terminal` plays without a window")]
    Failed(String),
}

impl PlayError {
    /// Derives the error from the message of a panic.
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

/// Opens the window and plays until it is closed. If that is not possible, writes the reason to standard error and returns the
/// exit status 2. `lesson` is the class code of a lesson to begin with.
pub fn play(lesson: Option<String>) -> ExitCode {
    if !has_display() {
        return give_up(&PlayError::NoDisplay);
    }
    // The window system and the renderer report a missing display or driver only by panicking.
    panic::set_hook(Box::new(|info| {
        give_up(&PlayError::from_panic(info.payload_as_str().unwrap_or("an unknown reason")));
        // Meanwhile the worker thread finishes writing files.
        thread::sleep(GRACE);
        process::exit(FAILED.into());
    }));
    let mut app = app();
    app.world_mut().write_message_batch(lesson.into_iter().flat_map(LessonRequest::to_open));
    match app.run() {
        AppExit::Success => ExitCode::SUCCESS,
        AppExit::Error(status) => ExitCode::from(status.get()),
    }
}

fn give_up(reason: &PlayError) -> ExitCode {
    eprintln!("sudoku-assistant: {reason}");
    ExitCode::from(FAILED)
}
