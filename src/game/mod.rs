//! Floor 4, the game: Bevy. This file is the table of contents: the plugins, the scenes, and the order of all sets.
//!
//! Whatever a person asks for is a [`Request`]. Requests are taken one by one, in the order in which they came, and each
//! runs the schedule [`Script`] to its end before the next begins, as a Scratch script does.

pub mod answers;
pub mod ask;
pub mod assistance;
pub mod checks;
pub mod chess;
pub mod clock;
pub mod dialogs;
pub mod entry;
mod fonts;
pub mod games;
mod keys;
pub mod layout;
pub mod making;
pub mod model_rows;
mod pace;
mod panels;
pub mod playback;
pub mod racing;
mod requests;
pub mod saves;
pub mod settings;
pub mod sitting;
pub mod solving;
pub mod speech;
pub mod speed;
pub mod stage;
pub mod storage;
pub mod theme;
pub mod transfer;
pub mod view;
mod window;
mod words;
mod writer;

pub use requests::{Current, Request, Travel};
pub use settings::Settings;
pub use window::{PlayError, play};

use bevy::ecs::schedule::ScheduleLabel;
use bevy::prelude::*;

/// What is going on.
#[derive(States, Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Scene {
    /// The owl gives its instructions.
    #[default]
    Welcome,
    /// The owl asks for a puzzle.
    Asking,
    /// The player plays.
    Playing,
    /// The solver shows its work; the board takes no digits.
    Solving,
    /// The clock stands still and the board is covered.
    Paused,
}

/// What happens in every frame, in this order.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FrameSystems {
    /// Keys, dropped files and the clock become requests.
    Keys,
    /// The solver goes on.
    Solve,
    /// The requests are carried out.
    Scripts,
    /// The clones on the stage show what is so.
    Stage,
}

/// The schedule that one [`Request`] runs; the request is the resource [`Current`].
#[derive(ScheduleLabel, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Script;

/// What happens in a script, in this order.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum ScriptSystems {
    /// The green flag, the question and its answer; settings, sheets and files.
    Ask,
    /// Start, pause and stop the solver; answers and hints are worked out.
    Solve,
    /// A cell is chosen, a number key is taken.
    Enter,
    /// `check_row`, `check_column`, `check_box`.
    Check,
    /// The digit goes onto the board, or is refused; every other move is made.
    Settle,
    /// `check_solved`.
    Solved,
}

/// Everything: what the game knows and does, what is seen in the world, and the panels around it.
pub fn plugin(app: &mut App) {
    app.add_plugins((logic, layout::plugin, stage::plugin, panels::plugin, pace::plugin));
}

/// What the game knows and does. Needs states and input, and no window.
pub fn logic(app: &mut App) {
    app.init_state::<Scene>()
        .init_schedule(Script)
        .configure_sets(
            Update,
            (FrameSystems::Keys, FrameSystems::Solve, FrameSystems::Scripts, FrameSystems::Stage).chain(),
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
            requests::plugin,
            keys::plugin,
            speech::plugin,
            theme::plugin,
            settings::plugin,
            view::plugin,
            sitting::plugin,
            ask::plugin,
            entry::plugin,
            checks::plugin,
            solving::plugin,
        ))
        .add_plugins((
            answers::plugin,
            assistance::plugin,
            clock::plugin,
            transfer::plugin,
            making::plugin,
            saves::plugin,
            games::plugin,
            dialogs::plugin,
            chess::plugin,
            racing::plugin,
            model_rows::plugin,
        ));
}
