//! The schedule that carries out a request, and the system sets; `src/game/mod.rs` configures their order.

use bevy_ecs::prelude::*;
use bevy_ecs::schedule::ScheduleLabel;

/// The system sets of each frame, in order.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum FrameSystems {
    /// Input is distributed over the frames before anything reads it.
    Input,
    /// Keys, dropped files and the clock produce requests.
    Keys,
    /// The solver's run advances.
    Solve,
    /// Requests are carried out.
    Scripts,
    /// The modules mark the board.
    Mark,
    /// The stage's clones follow the state of the game.
    Stage,
    /// Domains save their changes.
    Save,
}

/// The schedule that carries out all pending requests.
#[derive(ScheduleLabel, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct PendingRequests;

/// The schedule that carries out one [`Request`](crate::game::requests::Request), which is in the resource
/// [`CurrentRequest`](super::CurrentRequest).
#[derive(ScheduleLabel, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct RequestSchedule;

/// The system sets of [`RequestSchedule`], in order.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum RequestSystems {
    /// Modules prepare for the request.
    Notice,
    /// Its domain carries it out.
    Handle,
    /// `check_row`, `check_column`, `check_box`.
    Check,
    /// The digit is entered or refused.
    Settle,
    /// `check_solved`.
    Solved,
}
