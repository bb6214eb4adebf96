//! The schedule that carries a request out, and the sets of systems; their order stands in the roof.

use bevy::ecs::schedule::ScheduleLabel;
use bevy::prelude::*;

/// What happens in every frame, in this order.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FrameSystems {
    /// A person's input is shared out among frames, before anything reads it.
    Input,
    /// Keys, dropped files and the clock become requests.
    Keys,
    /// The solver goes on.
    Solve,
    /// The requests are carried out.
    Scripts,
    /// The rooms mark the board.
    Mark,
    /// The clones on the stage follow the state of the game.
    Stage,
}

/// The schedule that one [`Request`](crate::requests::Request) runs; the request is the resource [`CurrentRequest`](super::CurrentRequest).
#[derive(ScheduleLabel, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct RequestSchedule;

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
