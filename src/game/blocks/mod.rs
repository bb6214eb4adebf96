//! The program beside the stage: which script is seen, where each of its parts stands, and which block runs.

mod judging;
pub mod layout;
pub mod machine;
pub mod part;
mod row;
pub mod shown;

pub use layout::{Row, ScriptLayout};
pub use part::{Form, Metrics, Outline, Part, Top};
pub use shown::{Blocks, Call, Moment};

use crate::game::owl::Reply;
use crate::game::play::{BlockProgram, Entry, Sitting};
use crate::game::script::{
    BlocksRequest, CurrentRequest, EditorRequest, FrameSystems, Page, Request, Scene, Script, ScriptSystems,
};
use crate::game::solver::Solver;
use crate::run::Run;
use bevy::prelude::*;
use judging::WrongPuzzle;
use std::sync::Arc;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Blocks>()
        .init_resource::<WrongPuzzle>()
        .add_systems(OnEnter(Scene::Solving), |mut blocks: ResMut<Blocks>| blocks.follow())
        .add_systems(Script, handle_block_requests.in_set(ScriptSystems::Ask))
        .add_systems(Update, follow.run_if(in_state(Page::Stage)).in_set(FrameSystems::Mark));
}

fn handle_block_requests(
    request: Res<CurrentRequest>,
    program: Res<BlockProgram>,
    wrong_puzzle: Res<WrongPuzzle>,
    (scene, solver): (Res<State<Scene>>, Res<Solver>),
    mut blocks: ResMut<Blocks>,
    mut reply: Reply,
) {
    let request = match request.0 {
        Request::Blocks(request) => request,
        // A block that is chosen while the program is watched tells what it gave last.
        Request::Editor(EditorRequest::Choose(block, None)) if *scene.get() == Scene::Solving => {
            let machine = solver.run().and_then(Run::machine);
            let given = machine.and_then(|machine| machine::given(machine, block));
            return given.into_iter().for_each(|given| reply.explain(given));
        }
        _ => return,
    };
    match request {
        BlocksRequest::ChooseScript(script) => blocks.choose(script),
        BlocksRequest::ChooseSprite(sprite) => blocks.choose_sprite(sprite),
        BlocksRequest::ShowCall(call) => blocks.show_call(call),
        BlocksRequest::Leave => blocks.leave(),
        BlocksRequest::Follow => blocks.follow(),
        BlocksRequest::Judge => judging::judge(program.code(), program.is_own(), &mut reply),
        BlocksRequest::WatchWrongPuzzle => judging::watch(&wrong_puzzle, &mut reply),
    }
}

/// What the blocks do in a run; while the player plays, the check of the last digit.
fn follow(
    scene: Res<State<Scene>>,
    solver: Res<Solver>,
    entry: Res<Entry>,
    sitting: Res<Sitting>,
    program: Res<BlockProgram>,
    mut blocks: ResMut<Blocks>,
) {
    // What runs on the workbench shows itself.
    if *scene.get() == Scene::Running {
        return;
    }
    // A lesson shows its own program.
    if !Arc::ptr_eq(blocks.program(), program.program()) {
        blocks.become_program(program.program());
    } else if !scene.is_changed() && !solver.is_changed() && !entry.is_changed() {
        return;
    }
    let moment = match scene.get() {
        Scene::Solving => solver.run().and_then(|run| Some(machine::moment_of(run.machine()?, run.block()))),
        Scene::Playing => {
            let checked = entry.current().zip(entry.last_key().flatten()).filter(|_| entry.fits().is_some());
            checked.and_then(|(cell, digit)| machine::check(sitting.board(), program.code(), cell, digit))
        }
        _ => None,
    };
    let moment = moment.unwrap_or_default();
    if *blocks.moment() != moment {
        blocks.show(moment);
    }
}
