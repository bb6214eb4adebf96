//! “Expecting numkey”: whether a number key would act. As in the Scratch program, it is false while a digit is being checked.

use super::Entry;
use crate::game::requests::{Scene, Writing};
use crate::game::script::{FrameSystems, RequestSchedule, RequestSystems};
use crate::game::session::Session;
use bevy_app::prelude::*;
use bevy_ecs::prelude::*;
use bevy_state::prelude::*;
use sudoku_board::{Board, CellKind};

/// True if a number key would act, because the current cell is the player's, or givens are filled in.
#[derive(States, Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub struct ExpectingNumkey(pub bool);

pub(super) fn plugin(app: &mut App) {
    let changed = || resource_changed::<Entry>.or_else(resource_changed::<Session>).or_else(state_changed::<Scene>);
    let follow = || follow.run_if(changed());
    app.init_state::<ExpectingNumkey>()
        .add_systems(
            RequestSchedule,
            (
                follow().before(RequestSystems::Notice),
                follow().after(RequestSystems::Handle).before(RequestSystems::Check),
                follow().after(RequestSystems::Settle).before(RequestSystems::Solved),
            ),
        )
        .add_systems(Update, follow().after(FrameSystems::Scripts).before(FrameSystems::Mark));
}

/// Sets the state for the current cell, the board and the scene.
fn follow(world: &mut World) {
    let board = world.resource::<Session>().board();
    let expects = expects(world.resource::<Entry>(), board, *world.resource::<State<Scene>>().get());
    if world.resource::<State<ExpectingNumkey>>().get().0 != expects {
        world.resource_mut::<NextState<ExpectingNumkey>>().set(ExpectingNumkey(expects));
        world.run_schedule(StateTransition);
    }
}

fn expects(entry: &Entry, board: &Board, scene: Scene) -> bool {
    scene == Scene::Playing
        && !entry.is_waiting()
        && entry.current().is_some_and(|cell| entry.writing() == Writing::Givens || board.kind(cell) == CellKind::User)
}
