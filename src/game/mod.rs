//! The game in a window, with Bevy. This file lists the plugins and the order of all sets.
//!
//! Everything a person asks for is a [`Request`](script::Request). Requests are handled one by one, in the order in which they came. Each
//! runs the schedule [`RequestSchedule`] to its end before the next begins, as a Scratch script does.
//!
//! The modules from the bottom up. Each uses only those in the rows above it:
//!
//! | module | contents |
//! |---|---|
//! | `marks`, `resources` | the marks to draw on the board, from all modules; Bevy traits for types that do not know Bevy |
//! | `script` | scenes, pages, requests, and the schedule that handles requests |
//! | `owl` | the owl's sentences, and its answers that take time |
//! | `look` | settings, colours, fonts, and the layout |
//! | `play` | the session, the question, cells and number keys, the checks, the clock |
//! | `help`, `files`, `race` | help with the board; saving; several runs side by side |
//! | `solver`, `puzzles` | an engine on the stage; opening, making and sharing puzzles |
//! | `blocks`, `training`, `input` | the program on screen, and its run; techniques to practise; keys become requests |
//! | `editor` | editing the program |
//! | `workbench` | everything that runs on the stage besides the player's sudoku |
//! | `lessons` | lessons about programs |
//! | `film`, `stage`, `panels` | playback controls; everything that is drawn |
//! | `reader` | the board for screen readers |
//! | `graphics`, `pace` | Vulkan or OpenGL; when the next frame is drawn |
//! | `window` | the app with its window |
//! | `desktop`, `web` | starting the game on a computer and in a browser |

pub mod blocks;
#[cfg(not(target_arch = "wasm32"))]
mod desktop;
pub mod editor;
pub mod files;
mod film;
mod graphics;
pub mod help;
pub mod input;
pub mod lessons;
pub mod look;
pub mod marks;
pub mod owl;
mod pace;
mod panels;
pub mod play;
pub mod puzzles;
pub mod race;
pub mod reader;
mod resources;
pub mod script;
pub mod solver;
pub mod stage;
pub mod training;
#[cfg(target_arch = "wasm32")]
mod web;
mod window;
pub mod workbench;

#[cfg(not(target_arch = "wasm32"))]
pub use desktop::{has_display, play};
#[cfg(target_arch = "wasm32")]
pub use web::play;
pub use window::app;

use bevy::prelude::*;
use script::Scene;
use script::sets::{FrameSystems, RequestSchedule, ScriptSystems};

/// All plugins: the game's logic, the stage, and the panels.
pub fn plugin(app: &mut App) {
    app.add_plugins((logic, look::layout::plugin, stage::plugin, panels::plugin, reader::plugin, pace::plugin))
        .add_plugins((input::slices::plugin, input::cover::plugin));
}

/// The game's logic. Needs states and input, but no window.
pub fn logic(app: &mut App) {
    app.init_state::<Scene>()
        .init_schedule(RequestSchedule)
        .configure_sets(
            Update,
            (FrameSystems::Keys, FrameSystems::Solve, FrameSystems::Scripts, FrameSystems::Mark, FrameSystems::Stage)
                .chain(),
        )
        .configure_sets(
            RequestSchedule,
            (
                ScriptSystems::Ask,
                ScriptSystems::Solve,
                ScriptSystems::Enter,
                ScriptSystems::Check,
                ScriptSystems::Settle,
                ScriptSystems::Solved,
            )
                .chain(),
        )
        .add_plugins((
            script::plugin,
            owl::plugin,
            marks::plugin,
            look::theme::plugin,
            look::settings::plugin,
            play::plugin,
            help::plugin,
            files::plugin,
            race::plugin,
            solver::plugin,
            puzzles::plugin,
        ))
        .add_plugins((
            blocks::plugin,
            editor::plugin,
            workbench::plugin,
            lessons::plugin,
            training::plugin,
            film::plugin,
            input::keys::plugin,
        ));
}
