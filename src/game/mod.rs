//! The game itself, without a screen. This file lists the plugins and the order of all sets.
//!
//! Everything a person asks for is a [`Request`](requests::Request). Requests are handled one by one, in the order in which they came. Each
//! runs the schedule [`RequestSchedule`] to its end before the next begins, as a Scratch script does.
//!
//! The modules from the bottom up. Each uses only those in the rows above it:
//!
//! | module | contents |
//! |---|---|
//! | `session`, `statistics` | the board with its notes and their history; the games that were played |
//! | `requests` | everything a person can ask for, and the table of commands with their keys and words |
//! | `marks` | the marks to draw on the board, from all modules |
//! | `script` | the schedule that handles requests; pages, sheets and speeds |
//! | `owl` | the owl's sentences, and its answers that take time |
//! | `settings`, `figures` | the player's settings; typed values of two figures |
//! | `play` | the session, the question, cells and number keys, the checks, the clock |
//! | `help`, `files`, `race` | help with the board; saving; several runs side by side |
//! | `solver`, `puzzles` | an engine on the stage; opening, making and sharing puzzles |
//! | `clones` | the 81 clones of the board, with their costumes |
//! | `blocks`, `training` | the program on screen, and its run; techniques to practise |
//! | `editor` | editing the program |
//! | `workbench` | everything that runs on the stage besides the player's sudoku |
//! | `lessons` | lessons about programs |
//! | `dispatch` | passes each request to its domain |
//! | `pace` | when the next frame is needed |

pub mod blocks;
pub mod clones;
mod dispatch;
pub mod editor;
mod figures;
pub mod files;
pub mod help;
pub mod lessons;
pub mod marks;
pub mod owl;
pub mod pace;
pub mod play;
pub mod puzzles;
pub mod race;
pub mod requests;
pub mod script;
mod seeds;
pub mod session;
pub mod settings;
pub mod solver;
pub mod statistics;
pub mod training;
pub mod workbench;

use bevy_app::prelude::*;
use bevy_ecs::prelude::*;
use bevy_state::prelude::*;
use requests::Scene;
use script::sets::{FrameSystems, RequestSchedule, RequestSystems};

/// The game, without a front end. Needs the plugin of states.
pub fn plugin(app: &mut App) {
    app.init_state::<Scene>()
        .init_schedule(RequestSchedule)
        .configure_sets(
            Update,
            (
                FrameSystems::Keys,
                FrameSystems::Solve,
                FrameSystems::Scripts,
                FrameSystems::Mark,
                FrameSystems::Stage,
                FrameSystems::Save,
            )
                .chain(),
        )
        .configure_sets(
            RequestSchedule,
            (
                RequestSystems::Notice,
                RequestSystems::Handle,
                RequestSystems::Check,
                RequestSystems::Settle,
                RequestSystems::Solved,
            )
                .chain(),
        )
        .add_plugins((
            script::plugin,
            owl::plugin,
            marks::plugin,
            settings::plugin,
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
            clones::plugin,
            dispatch::plugin,
        ));
}
