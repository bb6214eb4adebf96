//! Floor 9, the game: Bevy. This file lists the plugins and the order of all sets.
//!
//! Whatever a person asks for is a [`Request`](script::Request). Requests are taken one by one, in the order in
//! which they came, and each runs the schedule [`Script`] to its end before the next begins, as a Scratch script does.
//!
//! The rooms from the bottom up. Each uses only rooms on lower floors; `tests/core/house.rs` checks it.
//!
//! | floor | room | what stands there |
//! |---|---|---|
//! | 1 | `marks` | what is to be marked on the board, of all rooms |
//! | 1 | `resources` | what of the rooms below the game Bevy keeps or carries |
//! | 2 | `script` | the vocabulary: scenes, pages, requests, and the schedule that carries requests out |
//! | 3 | `owl` | what the owl says, and what it thinks about |
//! | 4 | `look` | settings, colours, fonts, and where everything stands |
//! | 5 | `play` | the session, the question, cells and number keys, the checks, the blocks in their place, the clock |
//! | 6 | `help`, `files`, `race` | help with the board; what is kept; several runs side by side |
//! | 7 | `solver`, `puzzles` | an engine on the stage; puzzles that come and go |
//! | 8 | `blocks`, `training`, `input` | the program that is shown, and what of it runs; techniques to practise; keys become requests |
//! | 9 | `editor` | the program changed |
//! | 10 | `workbench` | what stands on the stage beside the player's sudoku, and the run of it |
//! | 11 | `lessons` | lessons about programs |
//! | 12 | `film`, `stage`, `panels` | what obeys the controls of a film; what is seen |
//! | 13 | `reader` | what a screen reader says of the board, and what is asked for through it |
//! | 14 | `graphics`, `pace` | what draws, Vulkan or OpenGL; when the next frame is drawn |
//! | 15 | `mod` | this file |
//! | 16 | `window` | the app with its window |
//! | 17 | `desktop`, `web` | how the game starts on a computer and in a browser, and why it cannot |

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
use script::sets::{FrameSystems, Script, ScriptSystems};

/// Everything: what the game knows and does, what is seen in the world, and the panels around it.
pub fn plugin(app: &mut App) {
    app.add_plugins((logic, look::layout::plugin, stage::plugin, panels::plugin, reader::plugin, pace::plugin))
        .add_plugins((input::slices::plugin, input::cover::plugin));
}

/// What the game knows and does. Needs states and input, and no window.
pub fn logic(app: &mut App) {
    app.init_state::<Scene>()
        .init_schedule(Script)
        .configure_sets(
            Update,
            (FrameSystems::Keys, FrameSystems::Solve, FrameSystems::Scripts, FrameSystems::Mark, FrameSystems::Stage)
                .chain(),
        )
        .configure_sets(
            Script,
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
