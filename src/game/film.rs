//! What obeys the controls of a film, page by page.

use crate::game::script::{Current, Page, Request, Script, ScriptSystems};
use crate::game::{chess, lessons, race, solver, training};
use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Script, pass_on.in_set(ScriptSystems::Solve));
}

fn pass_on(world: &mut World) -> Result {
    let Request::Film(control) = world.resource::<Current>().0 else { return Ok(()) };
    match world.resource::<State<Page>>().get() {
        Page::Stage => world.run_system_cached_with(solver::control, control)?,
        Page::Race => world.run_system_cached_with(race::control, control)?,
        Page::Chess => world.run_system_cached_with(chess::control, control)?,
        Page::Lessons => world.run_system_cached_with(lessons::control, control)?,
        Page::Training => world.run_system_cached_with(training::control, control)?,
    }
    Ok(())
}
