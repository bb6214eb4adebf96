//! Runs a search on the stage: start, pause, single step, speed, stop.
//!
//! The search works on a copy of the player's board, so stopping it gives the board back as it was.

mod run;
mod speed;

pub use run::{Outcome, Run};
pub use speed::Speed;

use super::answers::Answers;
use super::ask::Question;
use super::requests::{Current, carry_out};
use super::sitting::Sitting;
use super::speech::{Offer, Speech};
use super::{FrameSystems, Request, Scene, Script, ScriptSystems, words};
use crate::sudoku::{Board, first_conflict, is_solved};
use bevy::prelude::*;

/// The solver: how fast it goes, and the run that is going on or came last.
#[derive(Resource, Default, Debug)]
pub struct Solver {
    speed: Speed,
    run: Option<Run>,
}

impl Solver {
    /// How fast it goes.
    pub fn speed(&self) -> Speed {
        self.speed
    }

    /// The run that is going on or, outside [`Scene::Solving`], the last one on this puzzle.
    pub fn run(&self) -> Option<&Run> {
        self.run.as_ref()
    }

    /// Whether a run waits for Continue or a single step.
    pub fn is_paused(&self) -> bool {
        self.run.as_ref().is_some_and(|run| run.paused && run.outcome.is_none())
    }
}

/// The board that is seen: the solver's while it works, else the player's, and none while it is covered.
pub(super) fn board_on_stage(scene: &Scene, sitting: &Sitting, solver: &Solver) -> Board {
    match (scene, solver.run()) {
        (Scene::Solving, Some(run)) => run.board(),
        (Scene::Paused, _) => Board::EMPTY,
        _ => *sitting.board(),
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Solver>()
        .add_systems(Update, advance.run_if(in_state(Scene::Solving)).in_set(FrameSystems::Solve))
        .add_systems(Script, (control, end_search).chain().in_set(ScriptSystems::Solve))
        .add_systems(Script, forget_run.run_if(resource_changed::<Sitting>).in_set(ScriptSystems::Solved))
        .add_systems(OnExit(Scene::Solving), end_run);
}

/// Start, pause, single step, stop, speed.
fn control(
    request: Res<Current>,
    scene: Res<State<Scene>>,
    sitting: Res<Sitting>,
    question: Res<Question>,
    mut solver: ResMut<Solver>,
    mut speech: ResMut<Speech>,
    mut next: ResMut<NextState<Scene>>,
) {
    let solving = *scene.get() == Scene::Solving;
    match request.0 {
        Request::SetSpeed(speed) => solver.speed = speed,
        Request::Slower => solver.speed = solver.speed.slower(),
        Request::Faster => solver.speed = solver.speed.faster(),
        // What was typed is answered first, and the request comes again.
        Request::WatchOrPause | Request::SingleStep if *scene.get() == Scene::Asking && question.has_text() => {}
        Request::WatchOrPause | Request::SingleStep if *scene.get() == Scene::Paused => {}
        Request::WatchOrPause | Request::SingleStep if !solving && is_solved(sitting.board()) => {
            speech.explain(words::SOLVED_ALREADY);
        }
        Request::WatchOrPause | Request::SingleStep if !solving => {
            if let Some(conflict) = first_conflict(sitting.board()) {
                speech.refuse(words::conflict_first(&conflict));
                return;
            }
            let mut run = Run::new(sitting.board());
            if request.0 == Request::SingleStep {
                run.paused = true;
                run.single_steps = 1;
            }
            solver.run = Some(run);
            speech.explain(words::SOLVING);
            next.set(Scene::Solving);
        }
        Request::WatchOrPause => {
            if let Some(run) = &mut solver.run {
                run.paused = !run.paused;
                speech.explain(if run.paused { words::PAUSED } else { words::SOLVING });
            }
        }
        Request::SingleStep => {
            if let Some(run) = &mut solver.run {
                run.paused = true;
                run.single_steps += 1;
            }
        }
        Request::StopSign | Request::Cancel if solving => {
            speech.explain(words::STOPPED);
            next.set(Scene::Playing);
        }
        _ => {}
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
        run.outcome.get_or_insert(Outcome::Stopped);
    }
}

/// Goes on as far as the speed asks for, and never longer than the frame allows.
///
/// Real time counts: the game's own clock goes no further than a quarter of a second in a frame, and the app may sleep for
/// longer between two steps.
fn advance(time: Res<Time<Real>>, mut solver: ResMut<Solver>, mut speech: ResMut<Speech>, mut commands: Commands) {
    let speed = solver.speed;
    let Some(run) = &mut solver.bypass_change_detection().run else { return };
    let steps_before = run.steps();
    let was_looking_at_puzzle = run.looks_at_puzzle();
    run.advance(time.delta(), speed);
    let steps = run.steps() - steps_before;
    if run.outcome.is_some() {
        // At once, so that nothing else that was asked in this frame comes between.
        commands.queue(|world: &mut World| carry_out(world, Request::EndSearch));
    } else if run.looks_at_puzzle() && !was_looking_at_puzzle {
        speech.explain(words::LOOKING_AT_PUZZLE);
    } else if steps > 0 {
        if let Some(step) = run.last_step().filter(|_| run.paused || speed.is_readable()) {
            speech.explain(words::step(&step, run));
        }
    } else {
        return;
    }
    solver.set_changed();
}

/// The search has come to its outcome: the owl tells it, and the board is the player's again.
fn end_search(
    request: Res<Current>,
    solver: Res<Solver>,
    mut answers: ResMut<Answers>,
    mut speech: ResMut<Speech>,
    mut next: ResMut<NextState<Scene>>,
    mut requests: MessageWriter<Request>,
) {
    if request.0 != Request::EndSearch {
        return;
    }
    let Some((run, outcome)) = solver.run().and_then(|run| Some((run, run.outcome?))) else { return };
    match outcome {
        Outcome::Solved => {
            let several = answers.begin_with(run.search().start(), run.board());
            speech.rejoice(words::solved_by_search(run, several));
            requests.write(Request::Fill(run.board()));
        }
        Outcome::NoSolution { puzzle_has_one: true } => {
            speech.refuse(words::A_DIGIT_IS_WRONG);
            speech.offer(Offer::MarkMistakes);
        }
        Outcome::NoSolution { puzzle_has_one: false } => speech.refuse(words::PUZZLE_WITHOUT_SOLUTION),
        Outcome::Stopped => {}
    }
    next.set(Scene::Playing);
}
