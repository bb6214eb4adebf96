//! Passes each request to the one domain that carries it out.

use crate::game::requests::{HistoryRequest, Page, Request, Scene};
use crate::game::script::{CurrentRequest, RequestSchedule, RequestSystems, View, speed, view};
use crate::game::{
    blocks,
    editor::{self, Editor},
    files, help, lessons, play, puzzles, race, settings, solver, training,
    workbench::{self, Workbench},
};
use bevy_app::prelude::*;
use bevy_ecs::prelude::*;
use bevy_state::prelude::*;
use sudoku_run::Control;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(RequestSchedule, dispatch.in_set(RequestSystems::Handle));
}

fn dispatch(world: &mut World) -> Result {
    match world.resource::<CurrentRequest>().0.clone() {
        Request::Ask(request) => world.run_system_cached_with(play::ask::handle, request)?,
        Request::Entry(request) => world.run_system_cached_with(play::typing::handle, request)?,
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
        Request::Training(request) => world.run_system_cached_with(training::handle, request)?,
        Request::Workbench(request) => world.run_system_cached_with(workbench::program::handle, request)?,
        Request::Race(request) => world.run_system_cached_with(race::handle, request)?,
        Request::Look(request) => world.run_system_cached_with(settings::handle, request)?,
        Request::View(request) => world.run_system_cached_with(view::handle, request)?,
        Request::Making(request) => world.run_system_cached_with(puzzles::making::handle, request)?,
        Request::Transfer(request) => world.run_system_cached_with(puzzles::transfer::handle, request)?,
        Request::Statistics(request) => world.run_system_cached_with(puzzles::statistics::handle, request)?,
        Request::File(request) => world.run_system_cached_with(files::games::handle, request)?,
        Request::Dialog(request) => world.run_system_cached_with(files::dialogs::handle, request)?,
    }
    Ok(())
}

/// Undo and Redo act on what is in front: the run on the workbench, an exercise, the program while it has the keyboard, or else the
/// stage with the board and the program. A change of an exercise begins a new run, so what was left of the run is always newer.
fn history(world: &mut World, request: HistoryRequest) -> Result {
    let (undoes, subject) = match request {
        HistoryRequest::Undo(subject) => (true, subject),
        HistoryRequest::Redo(subject) => (false, subject),
    };
    let is_learning = *world.resource::<State<Page>>().get() == Page::Lessons;
    if subject.is_none() && undoes && world.resource::<Workbench>().can_undo() {
        world.run_system_cached(workbench::program::undo)?;
        return Ok(());
    }
    let (editor, view) = (world.resource::<Editor>(), world.resource::<View>());
    let edits = editor.exercise().is_some() || (view.programming() && !is_learning);
    match subject.or(edits.then(|| editor.subject())) {
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
