//! Routes playback controls to the visible page.

use crate::game::requests::{Page, Request, Scene};
use crate::game::script::{CurrentRequest, RequestSchedule, ScriptSystems};
use crate::game::{race, solver, training, workbench};
use bevy_app::prelude::*;
use bevy_ecs::prelude::*;
use bevy_state::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(RequestSchedule, pass_on.in_set(ScriptSystems::Solve));
}

fn pass_on(world: &mut World) -> Result {
    let Request::Film(control) = world.resource::<CurrentRequest>().0 else { return Ok(()) };
    match world.resource::<State<Page>>().get() {
        Page::Stage if *world.resource::<State<Scene>>().get() == Scene::Running => {
            world.run_system_cached_with(workbench::control, control)?;
        }
        Page::Stage => world.run_system_cached_with(solver::control, control)?,
        Page::Race => world.run_system_cached_with(race::control, control)?,
        Page::Lessons => world.run_system_cached_with(workbench::control, control)?,
        Page::Training => world.run_system_cached_with(training::control, control)?,
    }
    Ok(())
}
