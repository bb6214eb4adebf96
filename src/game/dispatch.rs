//! Carries out requests one after the other: passes each to its domain.

use crate::game::requests::{HistoryRequest, Page, Request, Scene, Sheet, ViewRequest};
use crate::game::script::current_request::take_requests;
use crate::game::script::{
    Confirmation, CurrentRequest, FrameSystems, PendingRequests, RequestSchedule, RequestSystems, View, speed, view,
};
use crate::game::{
    blocks,
    editor::{self, Editor},
    files, help, lessons, play, puzzles, race,
    session::{Session, Subject},
    settings, solver, training,
    workbench::{self, Workbench},
};
use bevy_app::prelude::*;
use bevy_ecs::prelude::*;
use bevy_state::prelude::*;
use std::collections::VecDeque;
use sudoku_run::Control;

pub(super) fn plugin(app: &mut App) {
    app.init_schedule(PendingRequests)
        .add_systems(PendingRequests, carry_out_requests)
        .add_systems(Update, carry_out_requests.in_set(FrameSystems::Scripts))
        .add_systems(RequestSchedule, dispatch.in_set(RequestSystems::Handle));
}

/// Carries out all pending requests, in order.
fn carry_out_requests(world: &mut World) {
    let mut pending = VecDeque::from(take_requests(world));
    while let Some(request) = pending.pop_front() {
        world.insert_resource(CurrentRequest(request));
        world.run_schedule(RequestSchedule);
        world.run_schedule(StateTransition);
        world.resource_mut::<Confirmation>().pass();
        // Requests sent by a request come before the next pending one.
        take_requests(world).into_iter().rev().for_each(|request| pending.push_front(request));
    }
    world.remove_resource::<CurrentRequest>();
}

fn dispatch(world: &mut World) -> Result {
    match world.resource::<CurrentRequest>().0.clone() {
        Request::Ask(request) => world.run_system_cached_with(play::ask::handle, request)?,
        Request::Entry(request) => world.run_system_cached_with(play::entry::handle, request)?,
        Request::Board(request) => {
            let () = world.run_system_cached_with(play::moves::handle, request)?;
        }
        Request::History(request) => history(world, request)?,
        Request::Clock(request) => world.run_system_cached_with(play::clock::handle, request)?,
        Request::Help(request) => world.run_system_cached_with(help::handle, request)?,
        Request::Film(control) => film(world, control)?,
        Request::Speed(request) => world.run_system_cached_with(speed::handle, request)?,
        Request::Solver(request) => world.run_system_cached_with(solver::direct::handle, request)?,
        Request::Equation(request) => world.run_system_cached_with(solver::model_rows::handle, request)?,
        Request::Blocks(request) => world.run_system_cached_with(blocks::handle, request)?,
        Request::Editor(request) => world.run_system_cached_with(editor::handle, request)?,
        Request::Lesson(request) => world.run_system_cached_with(lessons::handle, request)?,
        Request::ClassLink(request) => world.run_system_cached_with(lessons::class_link::handle, request)?,
        Request::Training(request) => world.run_system_cached_with(training::handle, request)?,
        Request::Workbench(request) => world.run_system_cached_with(workbench::program::handle, request)?,
        Request::Race(request) => world.run_system_cached_with(race::handle, request)?,
        Request::Look(request) => world.run_system_cached_with(settings::handle, request)?,
        Request::View(ViewRequest::ToggleSheet(Sheet::Scratch)) if !lessons::shows_program(world) => {
            world.run_system_cached(lessons::refuse_without_program)?;
        }
        Request::View(request) => world.run_system_cached_with(view::handle, request)?,
        Request::Making(request) => world.run_system_cached_with(puzzles::making::handle, request)?,
        Request::Transfer(request) => world.run_system_cached_with(puzzles::transfer::handle, request)?,
        Request::Statistics(request) => world.run_system_cached_with(puzzles::statistics::handle, request)?,
        Request::File(request) => world.run_system_cached_with(files::games::handle, request)?,
        Request::Dialog(request) => world.run_system_cached_with(files::dialogs::handle, request)?,
    }
    Ok(())
}

/// Undo and Redo act on what is in front: the run on the workbench with its program, an exercise, the program while it has the
/// keyboard, or else the stage with the board and the program.
fn history(world: &mut World, request: HistoryRequest) -> Result {
    let (undoes, subject) = match request {
        HistoryRequest::Undo(subject) => (true, subject),
        HistoryRequest::Redo(subject) => (false, subject),
    };
    let is_learning = *world.resource::<State<Page>>().get() == Page::Lessons;
    let (editor, view) = (world.resource::<Editor>(), world.resource::<View>());
    let is_branch = |subject: &Subject| world.resource::<Session>().other_run(undoes, subject).is_some();
    let run = world.resource::<Workbench>().subject().filter(|subject| is_branch(subject)).cloned();
    let edits = editor.exercise().is_some() || (view.programming() && !is_learning);
    match subject.or(run).or(edits.then(|| editor.subject(world.resource::<Session>()))) {
        Some(subject) if is_branch(&subject) => {
            world.run_system_cached_with(workbench::resume::exchange, (undoes, subject))?;
        }
        // The program of this task cannot be changed.
        None if is_learning => world.run_system_cached_with(play::moves::refuse, undoes)?,
        subject => world.run_system_cached_with(play::moves::go, (undoes, subject))?,
    }
    Ok(())
}

/// Playback controls act on the film of the visible page.
fn film(world: &mut World, control: Control) -> Result {
    match world.resource::<State<Page>>().get() {
        Page::Stage if *world.resource::<State<Scene>>().get() != Scene::Running => {
            world.run_system_cached_with(solver::control, control)?;
        }
        Page::Stage | Page::Lessons => world.run_system_cached_with(workbench::program::control, control)?,
        Page::Race => world.run_system_cached_with(race::control, control)?,
        Page::Training => world.run_system_cached_with(training::control, control)?,
    }
    Ok(())
}
