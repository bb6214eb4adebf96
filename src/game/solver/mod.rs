//! Runs an engine on the stage: start, pause, step forwards or back, jump to any moment, stop.
//!
//! The search works on a copy of the player's board, so the player's board is unchanged when it stops.

pub(in crate::game) mod direct;
mod marks;
pub mod model_rows;
mod predict;
mod saving;
mod watched;
pub mod watching;

pub use watched::Solver;
pub(in crate::game) use watching::offer_moment;

use crate::game::marks::Marks;
use crate::game::owl::{Reply, Speech};
use crate::game::play::{BlockProgram, ByBlocks, Entry, Question};
use crate::game::requests::{AskRequest, EntryRequest, Page, Request, Scene, SolverRequest, Tab};
use crate::game::script::current_request::carry_out;
use crate::game::script::work::{Work, in_parts, on_thread, poll};
use crate::game::script::{
    CurrentRequest, FilmSpeed, FrameSystems, PageShown, RequestSchedule, RequestSystems, View, WakeUp, films_are_left,
};
use crate::game::session::Session;
use crate::game::settings::Settings;
use bevy_app::prelude::*;
use bevy_ecs::prelude::*;
use bevy_ecs::system::SystemParam;
use bevy_state::prelude::*;
use bevy_time::prelude::*;
use futures_lite::future::yield_now;
use std::sync::Arc;
use sudoku_board::{Board, Cell};
use sudoku_run::engines::Engine;
use sudoku_run::{Control, EngineRun, FrameResult, Outcome, Predictions, ReachedMoment, SearchRerun};
use sudoku_solve::search::Search;
use sudoku_techniques::Position;
use sudoku_words::words;
use watching::tell_moment;

/// The state that decides which board is visible.
#[derive(SystemParam)]
pub struct BoardOnStage<'w> {
    scene: Res<'w, State<Scene>>,
    session: Res<'w, Session>,
    question: Res<'w, Question>,
    solver: Res<'w, Solver>,
    by_blocks: Res<'w, ByBlocks>,
    marks: Res<'w, Marks>,
}

impl BoardOnStage<'_> {
    /// Returns true if another board may be visible now.
    pub fn is_changed(&self) -> bool {
        self.scene.is_changed()
            || self.session.is_changed()
            || self.question.is_changed()
            || self.solver.is_changed()
            || self.by_blocks.is_changed()
            || self.marks.is_changed()
    }

    /// Returns the visible board: a page's own board, the solver's during a run, the typed one in the ask bar, or else the
    /// player's; an empty one while it is covered.
    pub fn board(&self) -> Board {
        match (self.scene.get(), self.solver.run(), self.draft()) {
            _ if self.has_overlay() => self.owners(),
            (Scene::Solving, Some(run), _) => run.board(),
            (_, _, Some(draft)) => draft.clone(),
            (Scene::Paused, ..) => Board::default(),
            _ => self.players(),
        }
    }

    /// Returns the candidates that remain, during a run of the logic engine.
    pub fn left(&self) -> Option<&Position> {
        self.solver.run().filter(|_| *self.scene.get() == Scene::Solving).and_then(EngineRun::logic_position)
    }

    /// Returns the board whose givens are marked on the stage, even while the digits are covered.
    pub fn owners(&self) -> Board {
        self.marks.overlay().or(self.draft()).cloned().unwrap_or_else(|| self.players())
    }

    /// Returns true if a page shows a board of its own.
    pub fn has_overlay(&self) -> bool {
        self.marks.overlay().is_some()
    }

    /// Returns the player's board or, while the blocks run the game, the board shown by the costumes of their clones.
    fn players(&self) -> Board {
        self.by_blocks.game().map_or_else(|| self.session.board().clone(), |game| game.shown())
    }

    /// Returns the typed board while the ask bar is open.
    pub fn draft(&self) -> Option<&Board> {
        self.question.draft().filter(|_| *self.scene.get() == Scene::Asking)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Solver>()
        .add_plugins((model_rows::plugin, marks::plugin, saving::plugin))
        .add_systems(Update, advance.run_if(in_state(Scene::Solving)).in_set(FrameSystems::Solve))
        .add_systems(RequestSchedule, look_at_cell.run_if(in_state(Scene::Solving)).after(RequestSystems::Handle))
        .add_systems(RequestSchedule, forget_run.run_if(resource_changed::<Session>).in_set(RequestSystems::Solved))
        .add_systems(
            RequestSchedule,
            follow_program.run_if(resource_changed::<BlockProgram>).after(RequestSystems::Solved),
        )
        .add_systems(OnEnter(Scene::Solving), show_controls)
        .add_systems(OnExit(Scene::Solving), end_run)
        .add_systems(OnExit(Page::Stage), hold)
        .add_systems(Update, hold_unseen.run_if(films_are_left).in_set(FrameSystems::Keys))
        .add_observer(on_back_on);
}

/// Applies a playback control: starts, resumes, pauses or ends a run.
pub(in crate::game) fn control(
    In(control): In<Control>,
    scene: Res<State<Scene>>,
    question: Res<Question>,
    session: Res<Session>,
    entry: Res<Entry>,
    program: Res<BlockProgram>,
    mut solver: ResMut<Solver>,
    mut reply: Reply,
) {
    match (scene.get(), control) {
        (Scene::Solving, _) => go_on(control, &program, entry.current(), &mut solver, &mut reply),
        (_, Control::Stop | Control::StepBack | Control::Seek(_)) => {}
        // Answer with the typed text first.
        (Scene::Asking, _) if question.has_text() => {
            reply.then(AskRequest::AnswerFirst(Box::new(Request::Film(control))));
        }
        (Scene::Paused, _) => reply.refuse(words().go_on_first()),
        _ => begin(control, session.board(), &program, entry.current(), &mut solver, &mut reply),
    }
}

/// Starts a run.
fn begin(
    control: Control,
    board: &Board,
    program: &BlockProgram,
    current: Option<Cell>,
    solver: &mut Solver,
    reply: &mut Reply,
) {
    if let Some(run) = watching::begin(control, solver.engine, board, program, current, solver.unit, reply) {
        (solver.run, solver.predictions) = (Some(run), Predictions::default());
        reply.go_on_to(Scene::Solving);
    }
}

/// Applies a playback control to the current run.
fn go_on(control: Control, program: &BlockProgram, current: Option<Cell>, solver: &mut Solver, reply: &mut Reply) {
    let Solver { run, unit, stops, predictions, .. } = solver;
    predictions.clear();
    let Some(run) = run else { return };
    if control == Control::Stop {
        reply.explain(words().stopped());
        reply.go_on_to(Scene::Playing);
    } else if control == Control::PlayOrPause && run.is_at_end() && run.checked_digit().is_none() {
        // After the end, start again.
        let Ok(again) = EngineRun::new(run.engine(), run.search().start(), program.code()) else { return };
        *run = again;
        reply.explain(sudoku_words::engine(run.engine(), program.is_own()).intro);
    } else {
        watching::apply_control(control, program.is_own(), current, run, *unit, stops, reply);
    }
}

/// Explains what can be done in the cell selected during a run. In predict mode, a click predicts that the cell is next.
fn look_at_cell(
    request: Res<CurrentRequest>,
    session: Res<Session>,
    entry: Res<Entry>,
    settings: Res<Settings>,
    solver: Res<Solver>,
    mut reply: Reply,
) {
    let clicked = match request.0 {
        Request::Entry(EntryRequest::ClickCell(_)) => true,
        Request::Entry(EntryRequest::Move(_)) => false,
        _ => return,
    };
    if clicked && settings.predict() && solver.is_paused() {
        reply.then(SolverRequest::Predict);
    } else if let Some((cell, run)) = entry.current().zip(solver.run()) {
        reply.explain(match session.board().get(cell) {
            Some(_) => words().filled_from_the_start(sudoku_words::name(cell)),
            None => words().looking_at(sudoku_words::name(cell)),
        });
        offer_moment(run, &mut reply);
    }
}

/// Opens the tab with the solver's controls.
fn show_controls(mut view: ResMut<View>) {
    if matches!(view.tab(), Tab::Board | Tab::Task) {
        view.set_tab(Tab::Watch);
    }
}

/// Pauses the run when another page opens.
fn hold(mut solver: ResMut<Solver>) {
    if let Some(run) = &mut solver.run {
        run.playback_mut().pause(true);
    }
}

/// Pauses the run when the window is hidden, unless it is running to a target.
fn hold_unseen(solver: ResMut<Solver>) {
    if solver.run().is_some_and(|run| !run.playback().is_jumping()) {
        hold(solver);
    }
}

fn on_back_on(back: On<PageShown>, scene: Res<State<Scene>>, solver: Res<Solver>, mut speech: ResMut<Speech>) {
    let seen = *back.event() == PageShown(Page::Stage) && *scene.get() == Scene::Solving;
    if let Some(run) = solver.run().filter(|_| seen)
        && !watching::tell_return(run, &mut speech)
    {
        tell_moment(run, &mut speech, false);
    }
}

/// Drops the last run when another puzzle is loaded.
fn forget_run(session: Res<Session>, mut solver: ResMut<Solver>) {
    let puzzle = session.board().puzzle();
    if solver.run.as_ref().is_some_and(|run| run.search().start().puzzle() != puzzle) {
        solver.run = None;
    }
}

/// After a change of the blocks, restarts the run and pauses at the same position or at the first difference.
fn follow_program(scene: Res<State<Scene>>, program: Res<BlockProgram>, mut solver: ResMut<Solver>, mut reply: Reply) {
    // The block ids have changed.
    solver.stops.blocks.clear();
    let (after, run) = (program.code(), solver.run.as_ref());
    let before = run.and_then(|run| Some((run, run.machine()?.code())));
    let Some((run, before)) = before.filter(|(_, before)| !Arc::ptr_eq(before, after)) else { return };
    let solving = *scene.get() == Scene::Solving;
    if !solving || run.checked_digit().is_some() {
        solver.run = None;
        if solving {
            reply.go_on_to(Scene::Playing);
        }
        return;
    }
    // If the previous rerun has not finished, keep following its target.
    let followed = solver.followed.as_ref().filter(|_| run.steps() == 0 && run.playback().is_paused());
    let (before, position) = followed.cloned().unwrap_or_else(|| (Arc::clone(before), run.steps()));
    let start = run.search().start();
    let edited = SearchRerun::new(start, &before, after, position);
    let (Ok(mut edited), Ok(mut waits)) = (edited, EngineRun::new(Engine::Blocks, start, after)) else { return };
    let again = async move {
        while !edited.advance(PART) {
            yield_now().await;
        }
        edited.into_result()
    };
    waits.playback_mut().pause(true);
    (solver.run, solver.predictions, solver.followed) = (Some(waits), Predictions::default(), Some((before, position)));
    reply.note(in_parts(again), go_on_with);
}

/// Number of steps compared between two yields.
const PART: u64 = 1_000;

/// Continues with the rerun of the changed program.
fn go_on_with(
    In((run, reached)): In<(EngineRun, ReachedMoment)>,
    mut solver: ResMut<Solver>,
    mut speech: ResMut<Speech>,
) {
    // The program may have been changed again, or the run resumed.
    let waits = solver.run.as_ref().filter(|waits| waits.steps() == 0 && waits.playback().is_paused());
    let codes = waits.and_then(EngineRun::machine).zip(run.machine());
    if !codes.is_some_and(|(waits, comes)| Arc::ptr_eq(waits.code(), comes.code())) {
        return;
    }
    let told = match reached {
        ReachedMoment::Same => words().edited_same(),
        ReachedMoment::Difference => words().edited_differs(),
        ReachedMoment::Start => words().edited_begins(),
    };
    (solver.run, solver.followed) = (Some(run), None);
    speech.explain(told);
}

fn end_run(mut solver: ResMut<Solver>) {
    if let Some(run) = &mut solver.run {
        run.playback_mut().pause(true);
        if run.outcome().is_none() {
            run.set_outcome(Outcome::Stopped);
        }
    }
}

/// Computes what the engine is waiting for, one question at a time, and wakes the app when there is an answer.
fn work_out(run: &EngineRun, work: &mut Option<Work<()>>, wake_up: &WakeUp) {
    if work.as_mut().is_some_and(|work| poll(work, wake_up).is_none()) {
        return;
    }
    *work = run.question().map(|question| on_thread(move || question.work_out()));
    if work.as_mut().is_some_and(|work| poll(work, wake_up).is_some()) {
        *work = None;
        wake_up.call();
    }
}

/// Advances the run as fast as the speed asks for and the frame's time allows.
///
/// Uses real time: the game's own clock advances by a quarter of a second per frame at most, and the app may sleep longer than
/// that between two steps.
fn advance(
    time: Res<Time<Real>>,
    speed: Res<FilmSpeed>,
    mut solver: ResMut<Solver>,
    wake_up: Res<WakeUp>,
    mut work: Local<Option<Work<()>>>,
    mut speech: ResMut<Speech>,
    mut commands: Commands,
) {
    let speed = speed.0;
    let Solver { run, unit, stops, predictions, .. } = solver.bypass_change_detection();
    let Some(run) = run else { return };
    let was_waiting = run.playback().is_waiting();
    let (jumped, paused) = (run.playback().is_jumping(), run.playback().is_paused());
    let was_hunting = run.playback().is_searching_back();
    let progress = run.advance(time.delta(), speed, *unit, stops);
    // A requested step is described at once.
    let refusal_stays = !paused && speech.bypass_change_detection().stays(time.delta());
    work_out(run, &mut work, &wake_up);
    match progress {
        FrameResult::Nothing if run.playback().is_waiting() == was_waiting => return,
        FrameResult::Nothing => {}
        FrameResult::Moved if watching::tell_return(run, &mut speech) => {}
        FrameResult::Moved if refusal_stays => {}
        FrameResult::Moved if (paused || speed.is_readable()) && !jumped => tell_moment(run, &mut speech, false),
        FrameResult::Moved if jumped => {}
        FrameResult::Moved => speech.tell_once(words().too_fast()),
        FrameResult::Reached if was_hunting => tell_moment(run, &mut speech, true),
        FrameResult::Reached if !run.is_at_solution() => {
            if !predict::tell(run, predictions, &mut speech) {
                tell_moment(run, &mut speech, false);
            }
        }
        FrameResult::Reached | FrameResult::Ended => {
            predictions.clear();
            // Settle at once, before other requests of this frame.
            commands.queue(|world: &mut World| carry_out(world, SolverRequest::Settle.into()));
        }
    }
    solver.set_changed();
}
