//! The program beside the stage: which script is seen, where each of its parts stands, and which block runs.

pub mod layout;
pub mod machine;
pub mod native;
pub mod part;
mod row;
pub mod shown;

pub use layout::{Row, ScriptLayout};
pub use part::{Form, Metrics, Outline, Part, Top};
pub use shown::{Blocks, Call, Moment};

use crate::blocks::{self, SolveBlocks};
use crate::engines::{AnySearch, Engine};
use crate::game::film::Run;
use crate::game::play::{Entry, Sitting};
use crate::game::script::{BlocksRequest, Current, FrameSystems, Request, Scene, Script, ScriptSystems};
use crate::game::solver::Solver;
use crate::search::Search;
use bevy::prelude::*;
use std::sync::Arc;

pub(super) fn plugin(app: &mut App) {
    // A test reads all programs that are compiled in.
    let program = blocks::shipped_program().inspect_err(|unread| error!("{unread}")).unwrap_or_default();
    app.insert_resource(Blocks::new(Arc::new(program)))
        .add_systems(OnEnter(Scene::Solving), |mut blocks: ResMut<Blocks>| blocks.follow())
        .add_systems(Script, carry_out.in_set(ScriptSystems::Ask))
        .add_systems(Update, follow.in_set(FrameSystems::Mark));
}

fn carry_out(request: Res<Current>, mut blocks: ResMut<Blocks>) {
    let Request::Blocks(request) = request.0 else { return };
    match request {
        BlocksRequest::ChooseScript(script) => blocks.choose(script),
        BlocksRequest::ShowCall(call) => blocks.show_call(call),
        BlocksRequest::Leave => blocks.leave(),
        BlocksRequest::Follow => blocks.follow(),
    }
}

/// Brute force makes the steps of the program's `solve`, so that the same blocks run. While the player plays, it is the check of
/// the last digit.
fn follow(
    scene: Res<State<Scene>>,
    solver: Res<Solver>,
    entry: Res<Entry>,
    sitting: Res<Sitting>,
    mut blocks: ResMut<Blocks>,
) {
    if !scene.is_changed() && !solver.is_changed() && !entry.is_changed() {
        return;
    }
    let moment = match scene.get() {
        Scene::Solving => solver.run().and_then(|run| watched(run, &blocks)),
        Scene::Playing => {
            let checked = entry.current().zip(entry.last_key().flatten()).filter(|_| entry.fits().is_some());
            checked.and_then(|(cell, digit)| machine::check(sitting.board(), cell, digit))
        }
        _ => None,
    };
    let moment = moment.unwrap_or_default();
    if *blocks.moment() != moment {
        blocks.show(moment);
    }
}

fn watched(run: &Run, blocks: &Blocks) -> Option<Moment> {
    match run.search() {
        AnySearch::Blocks(search) => Some(machine::moment(search)),
        search if search.engine() == Engine::BruteForce => {
            let solve = SolveBlocks::of(blocks.program())?;
            Some(native::moment(&solve, run.last_step(), &search.levels()))
        }
        _ => None,
    }
}
