//! Runs an engine on the stage: start, pause, step, step back, any moment of its time line, jumps, stop.
//!
//! The search works on a copy of the player's board, so stopping it gives the board back as it was.

mod direct;
mod keeping;
mod marks;
pub mod model_rows;
mod predict;
mod watched;

pub(in crate::game) use crate::play::watching::offer_moment;
pub use watched::Solver;

use crate::game::look::settings::Settings;
use crate::game::marks::Marks;
use crate::game::owl::{Reply, Speech, labels};
use crate::game::play::{BlockProgram, ByBlocks, Entry, Question, Sitting};
use crate::game::script::current_request::carry_out;
use crate::game::script::work::{Work, elsewhere, in_parts, look};
use crate::game::script::{
    AskRequest, BackOn, CurrentRequest, EntryRequest, FilmSpeed, FrameSystems, Page, Request, RequestSchedule, Scene,
    ScriptSystems, SolverRequest, Tab, View, WakeUp, films_are_left,
};
use crate::play::watching::{self, tell_moment};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::tasks::futures_lite::future::yield_now;
use std::sync::Arc;
use sudoku_blocks::BlockGame;
use sudoku_board::classic::{Board, Cell};
use sudoku_run::engines::Engine;
use sudoku_run::{Control, EngineRun, FrameResult, Outcome, Predictions, ReachedMoment, SearchRerun};
use sudoku_solve::search::Search;
use sudoku_techniques::Position;
use sudoku_words::words;

/// What decides which board is seen.
#[derive(SystemParam)]
pub(in crate::game) struct BoardOnStage<'w> {
    scene: Res<'w, State<Scene>>,
    sitting: Res<'w, Sitting>,
    question: Res<'w, Question>,
    solver: Res<'w, Solver>,
    by_blocks: Res<'w, ByBlocks>,
    marks: Res<'w, Marks>,
}

impl BoardOnStage<'_> {
    /// Whether another one may be seen now.
    pub fn is_changed(&self) -> bool {
        self.scene.is_changed()
            || self.sitting.is_changed()
            || self.question.is_changed()
            || self.solver.is_changed()
            || self.by_blocks.is_changed()
            || self.marks.is_changed()
    }

    /// The board that is seen: the one that a page has brought, the solver's while it works, what is typed while the owl asks, else
    /// the player's, and none while it is covered.
    pub fn board(&self) -> Board {
        match (self.scene.get(), self.solver.run(), self.draft()) {
            _ if self.is_lent() => self.owners(),
            (Scene::Solving, Some(run), _) => run.board(),
            (_, _, Some(draft)) => *draft,
            (Scene::Paused, ..) => Board::EMPTY,
            _ => self.players(),
        }
    }

    /// The candidates that logic has left, while it works.
    pub fn left(&self) -> Option<&Position> {
        self.solver.run().filter(|_| *self.scene.get() == Scene::Solving).and_then(EngineRun::logic_position)
    }

    /// The board that says whose a cell is, which is seen while the digits are covered too.
    pub fn owners(&self) -> Board {
        let lent = self.marks.lent().copied();
        lent.or(self.draft().copied()).unwrap_or_else(|| self.players())
    }

    /// Whether a page has brought a board of its own.
    pub fn is_lent(&self) -> bool {
        self.marks.lent().is_some()
    }

    /// The player's board; where the blocks run the game, as the costumes of their clones show it.
    fn players(&self) -> Board {
        self.by_blocks.game().map_or_else(|| *self.sitting.board(), BlockGame::shown)
    }

    /// What is typed while the owl asks.
    pub fn draft(&self) -> Option<&Board> {
        self.question.draft().filter(|_| *self.scene.get() == Scene::Asking)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Solver>()
        .add_plugins((model_rows::plugin, marks::plugin, direct::plugin, keeping::plugin))
        .add_systems(Update, advance.run_if(in_state(Scene::Solving)).in_set(FrameSystems::Solve))
        .add_systems(RequestSchedule, look_at_cell.run_if(in_state(Scene::Solving)).after(ScriptSystems::Enter))
        .add_systems(RequestSchedule, forget_run.run_if(resource_changed::<Sitting>).in_set(ScriptSystems::Solved))
        .add_systems(
            RequestSchedule,
            follow_program.run_if(resource_changed::<BlockProgram>).after(ScriptSystems::Solved),
        )
        .add_systems(OnEnter(Scene::Solving), show_controls)
        .add_systems(OnExit(Scene::Solving), end_run)
        .add_systems(OnExit(Page::Stage), hold)
        .add_systems(Update, hold_unseen.run_if(films_are_left).in_set(FrameSystems::Keys))
        .add_observer(on_back_on);
}

/// The controls of the film: a run begins, goes on, stands still, ends.
pub(in crate::game) fn control(
    In(control): In<Control>,
    scene: Res<State<Scene>>,
    question: Res<Question>,
    sitting: Res<Sitting>,
    entry: Res<Entry>,
    program: Res<BlockProgram>,
    mut solver: ResMut<Solver>,
    mut reply: Reply,
) {
    match (scene.get(), control) {
        (Scene::Solving, _) => go_on(control, &program, entry.current(), &mut solver, &mut reply),
        (_, Control::Stop | Control::StepBack | Control::Seek(_)) => {}
        // What was typed is answered first.
        (Scene::Asking, _) if question.has_text() => {
            reply.then(AskRequest::AnswerFirst(Box::new(Request::Film(control))));
        }
        (Scene::Paused, _) => reply.refuse(words().go_on_first()),
        _ => begin(control, sitting.board(), &program, entry.current(), &mut solver, &mut reply),
    }
}

/// A run begins.
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

/// Forwards and backwards in a run that is going on.
fn go_on(control: Control, program: &BlockProgram, current: Option<Cell>, solver: &mut Solver, reply: &mut Reply) {
    let Solver { run, unit, stops, predictions, .. } = solver;
    predictions.clear();
    let Some(run) = run else { return };
    if control == Control::Stop {
        reply.explain(words().stopped());
        reply.go_on_to(Scene::Playing);
    } else if control == Control::PlayOrPause && run.is_at_end() && run.checked_digit().is_none() {
        // After the end it begins again.
        *run = EngineRun::new(run.engine(), &run.search().start().clone(), program.code());
        reply.explain(labels::engine(run.engine(), program.is_own()).intro);
    } else {
        watching::obey(control, program.is_own(), current, run, *unit, stops, reply);
    }
}

/// A cell was chosen while the solver works: what can be done there. Where the player predicts, a click says that it comes next.
fn look_at_cell(
    request: Res<CurrentRequest>,
    sitting: Res<Sitting>,
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
    if clicked && settings.predict && solver.is_paused() {
        reply.then(SolverRequest::Predict);
    } else if let Some((cell, run)) = entry.current().zip(solver.run()) {
        reply.explain(match sitting.board().get(cell) {
            Some(_) => words().filled_from_the_start(sudoku_words::name(cell)),
            None => words().looking_at(sudoku_words::name(cell)),
        });
        offer_moment(run, &mut reply);
    }
}

/// The solver is watched where its controls are.
fn show_controls(mut view: ResMut<View>) {
    if matches!(view.tab(), Tab::Board | Tab::Task) {
        view.set_tab(Tab::Watch);
    }
}

/// A run does not go on behind other pages.
fn hold(mut solver: ResMut<Solver>) {
    if let Some(run) = &mut solver.run {
        run.playback_mut().pause(true);
    }
}

/// Nor behind a hidden window, unless it is on its way to something.
fn hold_unseen(solver: ResMut<Solver>) {
    if solver.run().is_some_and(|run| !run.playback().is_jumping()) {
        hold(solver);
    }
}

fn on_back_on(back: On<BackOn>, scene: Res<State<Scene>>, solver: Res<Solver>, mut speech: ResMut<Speech>) {
    let seen = *back.event() == BackOn(Page::Stage) && *scene.get() == Scene::Solving;
    if let Some(run) = solver.run().filter(|_| seen)
        && !watching::tell_return(run, &mut speech)
    {
        tell_moment(run, &mut speech, false);
    }
}

/// What was counted on another puzzle says nothing about this one.
fn forget_run(sitting: Res<Sitting>, mut solver: ResMut<Solver>) {
    let puzzle = sitting.board().puzzle();
    if solver.run.as_ref().is_some_and(|run| run.search().start().puzzle() != puzzle) {
        solver.run = None;
    }
}

/// Blocks that are changed begin again, and wait where they were, or where they do something else for the first time.
fn follow_program(scene: Res<State<Scene>>, program: Res<BlockProgram>, mut solver: ResMut<Solver>, mut reply: Reply) {
    // Blocks have other numbers now.
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
    // Where it has not come to the place of the run before yet, that is still the one to be followed.
    let followed = solver.followed.as_ref().filter(|_| run.steps() == 0 && run.playback().is_paused());
    let (before, position) = followed.cloned().unwrap_or_else(|| (Arc::clone(before), run.steps()));
    let mut edited = SearchRerun::new(run.search().start(), &before, after, position);
    let again = async move {
        while !edited.advance(PART) {
            yield_now().await;
        }
        edited.into_result()
    };
    let mut waits = EngineRun::new(Engine::Blocks, run.search().start(), after);
    waits.playback_mut().pause(true);
    (solver.run, solver.predictions, solver.followed) = (Some(waits), Predictions::default(), Some((before, position)));
    reply.note(in_parts(again), go_on_with);
}

/// How many steps are compared between two looks at what is left of a frame.
const PART: u64 = 1_000;

/// The run of the changed program has come to where the one before was.
fn go_on_with(
    In((run, reached)): In<(EngineRun, ReachedMoment)>,
    mut solver: ResMut<Solver>,
    mut speech: ResMut<Speech>,
) {
    // It may have been changed again, or gone on by itself.
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

/// Has what an engine waits for worked out, one question at a time; the app wakes when there is an answer.
fn work_out(run: &EngineRun, work: &mut Option<Work<()>>, wake_up: &WakeUp) {
    if work.as_mut().is_some_and(|work| look(work, wake_up).is_none()) {
        return;
    }
    *work = run.question().map(|question| elsewhere(move || question.work_out()));
    if work.as_mut().is_some_and(|work| look(work, wake_up).is_some()) {
        *work = None;
        wake_up.call();
    }
}

/// Goes on as far as the speed asks for, and never longer than the frame allows.
///
/// Real time counts: the game's own clock goes no further than a quarter of a second in a frame, and the app may sleep for
/// longer between two steps.
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
    // A step that somebody asked for is told at once.
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
            // At once, so that nothing else that was asked in this frame comes between.
            commands.queue(|world: &mut World| carry_out(world, SolverRequest::Settle.into()));
        }
    }
    solver.set_changed();
}
