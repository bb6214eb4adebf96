//! What a person can ask of the game, and how it is carried out: one request after the other.

use super::solving::Speed;
use super::theme::ThemeName;
use super::{FrameSystems, Script};
use crate::sudoku::{Board, Cell, Digit};
use bevy::prelude::*;
use std::collections::VecDeque;

/// Where an arrow key points.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Direction {
    /// One row up.
    Up,
    /// One row down.
    Down,
    /// One column to the left.
    Left,
    /// One column to the right.
    Right,
}

/// What a person, or a part of the game for a person, asks for.
#[derive(Message, Clone, PartialEq, Debug)]
pub enum Request {
    /// The instructions are read.
    GoOn,
    /// The green flag: start over with a new question.
    GreenFlag,
    /// The red stop sign: stop the solver and give the player's board back.
    StopSign,
    /// Escape: leave the cell, the question or the solver.
    Cancel,
    /// Put this text into the ask bar.
    WriteAnswer(String),
    /// Take the text of the ask bar as the answer.
    Answer,
    /// A cell was clicked.
    ClickCell(Cell),
    /// The stage was clicked beside the cells.
    ClickStage,
    /// An arrow key: on to the next cell of the player's.
    MoveCell(Direction),
    /// A number key: a digit, or `None` for a blank.
    PressDigit(Option<Digit>),
    /// Take the last move back.
    Undo,
    /// Make the move again that was taken back.
    Redo,
    /// Let the solver run, or let it pause.
    SolveOrPause,
    /// One step of the solver.
    SingleStep,
    /// How fast the solver goes.
    SetSpeed(Speed),
    /// The solver goes one notch slower.
    Slower,
    /// The solver goes one notch faster.
    Faster,
    /// Other colours.
    SetTheme(ThemeName),
    /// Put this puzzle on the stage; sent by the question.
    Load(Board),
    /// The search has come to its outcome; sent by the solver.
    EndSearch,
    /// Put this solution on the stage; sent at the end of the search.
    Fill(Board),
}

/// The request that the running script carries out.
#[derive(Resource, Clone, Debug)]
pub struct Current(pub Request);

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Request>().add_systems(Update, run_scripts.in_set(FrameSystems::Scripts));
}

/// Carries out all requests that wait, in the order in which they came.
fn run_scripts(world: &mut World) {
    for request in take_requests(world) {
        carry_out(world, request);
    }
}

/// Runs the script of the request, and then those of the requests that the script itself sent.
pub(super) fn carry_out(world: &mut World, request: Request) {
    let others = take_requests(world);
    let mut waiting = VecDeque::from([request]);
    while let Some(request) = waiting.pop_front() {
        world.insert_resource(Current(request));
        world.run_schedule(Script);
        world.run_schedule(StateTransition);
        // What a script sends belongs to its request, so it comes before the next one.
        take_requests(world).into_iter().rev().for_each(|request| waiting.push_front(request));
    }
    world.remove_resource::<Current>();
    world.write_message_batch(others);
}

fn take_requests(world: &mut World) -> Vec<Request> {
    world.resource_mut::<Messages<Request>>().drain().collect()
}
