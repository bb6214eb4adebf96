//! The program beside the stage: the visible script, its layout, and the running block.

pub mod in_scratch;
mod judging;
pub mod lines;
pub mod machine;
pub mod shown;

pub use shown::{Blocks, Call, EndedCall, Moment};

use crate::game::owl::Reply;
use crate::game::play::{BlockProgram, Entry};
use crate::game::requests::{BlocksRequest, EditorRequest, Page, Request, Scene};
use crate::game::script::{CurrentRequest, FrameSystems, RequestSchedule, RequestSystems};
use crate::game::session::Session;
use crate::game::solver::Solver;
use bevy_app::prelude::*;
use bevy_ecs::prelude::*;
use bevy_state::prelude::*;
use bevy_time::prelude::*;
use judging::WrongPuzzle;
use std::sync::Arc;
use std::time::Duration;
use sudoku_blocks::CLASSIC_PROGRAM;
use sudoku_run::EngineRun;
use sudoku_words::words;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Blocks>()
        .init_resource::<WrongPuzzle>()
        .add_systems(OnEnter(Scene::Solving), |mut blocks: ResMut<Blocks>| blocks.follow())
        .add_systems(RequestSchedule, tell_value.run_if(in_state(Scene::Solving)).in_set(RequestSystems::Notice))
        .add_systems(Update, follow.run_if(in_state(Page::Stage)).in_set(FrameSystems::Mark));
}

/// Choosing a block during a run shows its latest value.
fn tell_value(request: Res<CurrentRequest>, solver: Res<Solver>, mut reply: Reply) {
    let Request::Editor(EditorRequest::Choose(block, None)) = request.0 else { return };
    let machine = solver.run().and_then(EngineRun::machine);
    let value = machine.and_then(|machine| machine::given(machine, block));
    value.into_iter().for_each(|value| reply.explain(value));
}

pub(in crate::game) fn handle(
    In(request): In<BlocksRequest>,
    program: Res<BlockProgram>,
    session: Res<Session>,
    wrong_puzzle: Res<WrongPuzzle>,
    mut blocks: ResMut<Blocks>,
    mut reply: Reply,
) {
    match request {
        BlocksRequest::ChooseScript(script) => blocks.choose(script),
        BlocksRequest::ChooseSprite(sprite) => blocks.choose_sprite(sprite),
        BlocksRequest::ShowCall(call) => blocks.show_call(call),
        BlocksRequest::Leave => blocks.leave(),
        BlocksRequest::Follow => blocks.follow(),
        // The puzzles of the judge are classic ones.
        BlocksRequest::Judge if session.program_name() != CLASSIC_PROGRAM => reply.refuse(words().only_classic()),
        BlocksRequest::Judge => judging::judge(program.code(), program.is_own(), &mut reply),
        BlocksRequest::WatchWrongPuzzle => judging::watch(&wrong_puzzle, &mut reply),
    }
}

/// Time for which the check of a digit is shown during play.
pub(crate) const BRIEFLY: Duration = Duration::from_secs(5);

/// Shows the current run's blocks or, during play, briefly those that checked the last digit.
fn follow(
    time: Res<Time<Real>>,
    mut seen: Local<Duration>,
    scene: Res<State<Scene>>,
    solver: Res<Solver>,
    entry: Res<Entry>,
    session: Res<Session>,
    program: Res<BlockProgram>,
    mut blocks: ResMut<Blocks>,
) {
    // The workbench shows its own runs.
    if *scene.get() == Scene::Running {
        return;
    }
    let is_fresh = scene.is_changed() || entry.is_changed();
    *seen = if is_fresh { Duration::ZERO } else { *seen + time.delta() };
    let is_over = *scene.get() == Scene::Playing && *seen >= BRIEFLY && blocks.moment().running.is_some();
    // A lesson shows its own program.
    if !Arc::ptr_eq(blocks.program(), program.program()) {
        blocks.become_program(program.program());
    } else if !is_fresh && !solver.is_changed() && !is_over {
        return;
    }
    let moment = match scene.get() {
        Scene::Solving => solver.run().and_then(|run| Some(machine::moment_of(run.machine()?, run.block()))),
        Scene::Playing => {
            let checked =
                entry.current().zip(entry.last_key().flatten()).filter(|_| entry.fits().is_some() && *seen < BRIEFLY);
            checked.and_then(|(cell, digit)| machine::check(session.board(), program.code(), cell, digit))
        }
        _ => None,
    };
    let moment = moment.unwrap_or_default();
    if *blocks.moment() == moment {
        return;
    }
    match scene.get() {
        Scene::Playing if moment.running.is_some() => blocks.show_check(moment),
        Scene::Playing => blocks.end_check(),
        _ => blocks.show(moment),
    }
}
