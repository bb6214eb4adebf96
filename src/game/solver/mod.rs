//! Runs an engine on the stage: start, pause, step, step back, any moment of its time line, jumps, speed, stop.
//!
//! The search works on a copy of the player's board, so stopping it gives the board back as it was.

pub mod model_rows;
mod relaxer;

use crate::fast::{Progress as Answer, Solutions};
use crate::game::film::playback::Progress;
use crate::game::film::run::{Jump, Outcome, Run};
use crate::game::film::speed::Speed;
use crate::game::help::answers::{Answers, TRIES};
use crate::game::owl::speech::{Offer, Speech};
use crate::game::owl::words;
use crate::game::play::ask::Question;
use crate::game::play::entry::Entry;
use crate::game::play::sitting::Sitting;
use crate::game::script::requests::Request;
use crate::game::script::requests::{Current, Reply, carry_out};
use crate::game::script::scene::Scene;
use crate::game::script::sets::{FrameSystems, Script, ScriptSystems};
use crate::game::script::view::{Page, View};
use crate::game::script::wake_up::WakeUp;
use crate::search::{Engine, Search, Step};
use crate::sudoku::{Board, Cell, first_conflict, is_solved};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use relaxer::Relaxer;

/// The solver: which engine, how fast it goes, and the run that is going on or came last.
#[derive(Resource, Default, Debug)]
pub struct Solver {
    engine: Engine,
    speed: Speed,
    run: Option<Run>,
}

impl Solver {
    /// The engine of the next run, and of the one that is going on.
    pub fn engine(&self) -> Engine {
        self.engine
    }

    /// How fast it goes.
    pub fn speed(&self) -> Speed {
        self.speed
    }

    /// The run that is going on or, outside [`Scene::Solving`], the last one on this puzzle.
    pub fn run(&self) -> Option<&Run> {
        self.run.as_ref()
    }

    /// Whether a run waits for Go on, a step or the slider.
    pub fn is_paused(&self) -> bool {
        self.run.as_ref().is_some_and(|run| run.playback().is_paused())
    }
}

/// The board that is seen: the solver's while it works, else the player's, and none while it is covered.
pub(in crate::game) fn board_on_stage(scene: &Scene, sitting: &Sitting, solver: &Solver) -> Board {
    match (scene, solver.run()) {
        (Scene::Solving, Some(run)) => run.board(),
        (Scene::Paused, _) => Board::EMPTY,
        _ => *sitting.board(),
    }
}

pub(in crate::game) fn plugin(app: &mut App) {
    app.init_resource::<Solver>()
        .init_resource::<Relaxer>()
        .init_resource::<WakeUp>()
        .add_systems(Update, advance.run_if(in_state(Scene::Solving)).in_set(FrameSystems::Solve))
        .add_systems(
            Script,
            (choose, start, travel, settle, keep, hold_behind_pages).chain().in_set(ScriptSystems::Solve),
        )
        .add_systems(Script, forget_run.run_if(resource_changed::<Sitting>).in_set(ScriptSystems::Solved))
        .add_systems(OnExit(Scene::Solving), end_run);
}

/// Engine and speed.
fn choose(request: Res<Current>, scene: Res<State<Scene>>, mut solver: ResMut<Solver>, mut speech: ResMut<Speech>) {
    let engine = match request.0 {
        Request::SetSpeed(speed) => {
            solver.speed = speed;
            return;
        }
        Request::Slower => {
            solver.speed = solver.speed.slower();
            return;
        }
        Request::Faster => {
            solver.speed = solver.speed.faster();
            return;
        }
        Request::ChooseEngine(engine) => engine,
        Request::NextEngine => {
            let at = Engine::ALL.iter().position(|&engine| engine == solver.engine).unwrap_or(0);
            Engine::ALL[(at + 1) % Engine::ALL.len()]
        }
        _ => return,
    };
    if engine == solver.engine {
        return;
    }
    solver.engine = engine;
    speech.explain(words::engine(engine));
    // In the middle of a run the new engine begins where the old one began.
    if *scene.get() == Scene::Solving
        && let Some(run) = &solver.run
    {
        let mut fresh = Run::new(engine, run.search().start());
        fresh.playback_mut().pause(run.playback().is_paused());
        solver.run = Some(fresh);
    }
}

/// What is asked of a search that may have to begin first.
fn begins(request: &Request) -> bool {
    matches!(request, Request::WatchOrPause | Request::SingleStep | Request::Jump(_))
}

/// What there is before a run begins.
#[derive(SystemParam)]
struct Before<'w> {
    sitting: Res<'w, Sitting>,
    question: Res<'w, Question>,
    entry: Res<'w, Entry>,
}

/// A run begins.
fn start(
    request: Res<Current>,
    scene: Res<State<Scene>>,
    view: Res<View>,
    before: Before,
    mut solver: ResMut<Solver>,
    reply: Reply,
) {
    let Reply { mut speech, mut next, .. } = reply;
    let Before { sitting, question, entry } = before;
    // What was typed is answered first, and the request comes again.
    let waits_for_answer = *scene.get() == Scene::Asking && question.has_text();
    if !begins(&request.0)
        || waits_for_answer
        || view.page() != Page::Stage
        || matches!(scene.get(), Scene::Paused | Scene::Solving)
    {
        return;
    }
    if is_solved(sitting.board()) {
        speech.explain(words::SOLVED_ALREADY);
        return;
    }
    if let Some(conflict) = first_conflict(sitting.board()) {
        speech.refuse(words::conflict_first(&conflict));
        return;
    }
    let mut run = Run::new(solver.engine, sitting.board());
    match request.0 {
        Request::SingleStep => run.playback_mut().step(),
        Request::Jump(jump) => {
            let cell = entry.current().or(sitting.board().blanks().next());
            if !go_on_to(&mut run, jump, cell, &mut speech) {
                return;
            }
        }
        _ => {}
    }
    solver.run = Some(run);
    speech.explain(words::engine(solver.engine));
    next.set(Scene::Solving);
}

/// Lets the run go on to something, or says why it does not.
fn go_on_to(run: &mut Run, jump: Jump, cell: Option<Cell>, speech: &mut Speech) -> bool {
    let Some(target) = jump.target(cell) else {
        speech.explain(words::CELL_FOR_JUMP);
        return false;
    };
    let goes_on = run.jump(target);
    if let (false, Some(cell)) = (goes_on, cell) {
        speech.refuse(words::filled_from_the_start(cell));
    }
    goes_on
}

/// Tells the moment that is shown, and offers what can be done with it. The log need not keep what is passed over.
pub(in crate::game) fn tell_moment(run: &Run, speech: &mut Speech, passing: bool) {
    let text = words::moment(run);
    if passing {
        speech.mention(text);
    } else if run.is_at_end() && run.search().counts().solutions == 0 {
        speech.refuse(text);
    } else {
        speech.explain(text);
    }
    offer_moment(run, speech);
    if run.why().is_some() {
        speech.offer(Offer::Why);
    }
}

/// Adds to what was just said what can be done with the moment that is shown.
pub(in crate::game) fn offer_moment(run: &Run, speech: &mut Speech) {
    if run.is_at_solution() {
        speech.offer(Offer::Keep);
    } else if run.is_at_end() && run.previous_solution().is_some() {
        speech.offer(Offer::PreviousSolution);
    } else if run.is_at_end() && run.outcome() == Some(Outcome::NoSolution { puzzle_has_one: true }) {
        speech.offer(Offer::StopAndMark);
    }
}

/// Forwards and backwards in a run that is going on.
fn travel(
    request: Res<Current>,
    scene: Res<State<Scene>>,
    view: Res<View>,
    entry: Res<Entry>,
    mut solver: ResMut<Solver>,
    reply: Reply,
) {
    let Reply { mut speech, mut next, mut requests } = reply;
    if *scene.get() != Scene::Solving || view.page() != Page::Stage {
        return;
    }
    let engine = solver.engine;
    let Some(run) = &mut solver.bypass_change_detection().run else { return };
    match &request.0 {
        Request::WatchOrPause => {
            let playback = run.playback_mut();
            let pauses = !playback.is_paused() || playback.is_jumping();
            playback.pause(pauses);
            if pauses {
                tell_moment(run, &mut speech, false);
            } else {
                speech.explain(words::engine(engine));
            }
        }
        Request::SingleStep => run.playback_mut().step(),
        Request::StepBack => {
            run.playback_mut().back();
            tell_moment(run, &mut speech, true);
        }
        Request::Seek(position) => {
            run.playback_mut().seek(*position);
            tell_moment(run, &mut speech, true);
        }
        Request::PreviousSolution => match run.previous_solution() {
            Some(position) => {
                run.playback_mut().seek(position);
                tell_moment(run, &mut speech, false);
            }
            None => speech.refuse(words::NO_SOLUTION_BEFORE),
        },
        Request::Jump(jump) => {
            let cell = entry.current().or(run.cell());
            if go_on_to(run, *jump, cell, &mut speech) {
                speech.explain(words::engine(engine));
            }
        }
        Request::Why => {
            speech.explain(run.why().map_or_else(|| words::NO_WHY.to_owned(), |why| words::why(&why)));
            offer_moment(run, &mut speech);
        }
        Request::StopSign | Request::Cancel => {
            speech.explain(words::STOPPED);
            next.set(Scene::Playing);
            return;
        }
        Request::StopAndMark | Request::MarkMistakes => {
            next.set(Scene::Playing);
            requests.write(Request::MarkMistakes);
            return;
        }
        _ => return,
    }
    solver.set_changed();
}

/// A run does not go on behind other pages.
fn hold_behind_pages(request: Res<Current>, view: Res<View>, mut solver: ResMut<Solver>) {
    if matches!(request.0, Request::ShowPage(_))
        && view.page() != Page::Stage
        && let Some(run) = &mut solver.run
    {
        run.playback_mut().pause(true);
    }
}

/// What was counted on another puzzle says nothing about this one.
fn forget_run(sitting: Res<Sitting>, mut solver: ResMut<Solver>) {
    let puzzle = sitting.board().puzzle();
    if solver.run.as_ref().is_some_and(|run| run.search().start().puzzle() != puzzle) {
        solver.run = None;
    }
}

fn end_run(mut solver: ResMut<Solver>) {
    if let Some(run) = &mut solver.run {
        run.playback_mut().pause(true);
        run.outcome.get_or_insert(Outcome::Stopped);
    }
}

/// The thread that answers the binary program, and how it wakes the app.
#[derive(SystemParam)]
struct Elsewhere<'w> {
    relaxer: ResMut<'w, Relaxer>,
    wake_up: Res<'w, WakeUp>,
}

/// Goes on as far as the speed asks for, and never longer than the frame allows.
///
/// Real time counts: the game's own clock goes no further than a quarter of a second in a frame, and the app may sleep for
/// longer between two steps.
fn advance(
    time: Res<Time<Real>>,
    mut solver: ResMut<Solver>,
    mut elsewhere: Elsewhere,
    mut speech: ResMut<Speech>,
    mut commands: Commands,
) {
    let speed = solver.speed;
    let Some(run) = &mut solver.bypass_change_detection().run else { return };
    let was_waiting = run.playback().is_waiting();
    let (jumped, paused) = (run.playback().is_jumping(), run.playback().is_paused());
    let progress = run.advance(time.delta(), speed);
    if let Some(question) = run.question() {
        elsewhere.relaxer.ask(question, &elsewhere.wake_up);
    }
    match progress {
        Progress::Nothing if run.playback().is_waiting() == was_waiting => return,
        Progress::Nothing => {}
        Progress::Moved if (paused || speed.is_readable()) && !jumped => tell_moment(run, &mut speech, false),
        Progress::Moved => {}
        Progress::Reached if !run.is_at_solution() => tell_moment(run, &mut speech, false),
        Progress::Reached | Progress::Ended => {
            // At once, so that nothing else that was asked in this frame comes between.
            commands.queue(|world: &mut World| carry_out(world, Request::SettleSearch));
        }
    }
    solver.set_changed();
}

/// The search has come to a solution, or to its end: the owl tells it.
fn settle(request: Res<Current>, mut solver: ResMut<Solver>, mut speech: ResMut<Speech>) {
    if request.0 != Request::SettleSearch {
        return;
    }
    let Some(run) = &mut solver.run else { return };
    let found = run.search().counts().solutions;
    if run.is_at_solution() {
        run.outcome = Some(Outcome::Solved);
        speech.rejoice(words::solved_by_search(run));
        speech.offer(Offer::Keep);
        return;
    }
    if found > 0 {
        run.outcome = Some(Outcome::Solved);
    } else {
        let start = run.search().start();
        let puzzle = start.puzzle();
        // Without givens there is no puzzle apart from what the player has entered.
        let puzzle_has_one = start.played() > 0
            && puzzle != Board::EMPTY
            && matches!(Solutions::of(&puzzle).advance(TRIES), Answer::Solution(_));
        run.outcome = Some(Outcome::NoSolution { puzzle_has_one });
    }
    tell_moment(run, &mut speech, false);
}

/// The solution that is shown becomes the player's board.
fn keep(
    request: Res<Current>,
    scene: Res<State<Scene>>,
    solver: Res<Solver>,
    mut answers: ResMut<Answers>,
    reply: Reply,
) {
    let Reply { mut speech, mut next, mut requests } = reply;
    if request.0 != Request::Keep {
        return;
    }
    let run = solver.run().filter(|_| *scene.get() == Scene::Solving);
    match run.filter(|run| run.last_step() == Some(Step::Solution)) {
        Some(run) => {
            let several = answers.begin_with(run.search().start(), run.board());
            speech.rejoice(words::solution_kept(several));
            requests.write(Request::Fill(run.board()));
            next.set(Scene::Playing);
        }
        None => speech.refuse(words::NOTHING_TO_KEEP),
    }
}
