//! The pending requests, and the one being carried out.

use super::sets::PendingRequests;
use crate::game::requests::Request;
use bevy_app::prelude::*;
use bevy_ecs::prelude::*;
use bevy_state::prelude::*;

/// The request being carried out.
#[derive(Resource, Clone, Debug)]
pub struct CurrentRequest(pub Request);

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Request>();
}

/// Carries out a request, and then those sent while it ran, before all other pending ones.
pub(in crate::game) fn carry_out(world: &mut World, request: Request) {
    carry_out_first(world, |world| {
        world.write_message(request);
    });
}

/// Runs `deed`, and carries out the requests it sends before all other pending ones.
pub(in crate::game) fn carry_out_first(world: &mut World, deed: impl FnOnce(&mut World)) {
    let others = take_requests(world);
    deed(world);
    world.run_schedule(StateTransition);
    world.run_schedule(PendingRequests);
    world.write_message_batch(others);
}

/// Takes all pending requests.
pub(in crate::game) fn take_requests(world: &mut World) -> Vec<Request> {
    world.resource_mut::<Messages<Request>>().drain().collect()
}
