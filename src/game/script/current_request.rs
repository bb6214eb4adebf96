//! Carries out requests one after the other.

use super::confirmation::Confirmation;
use super::sets::{FrameSystems, RequestSchedule};
use crate::game::requests::Request;
use bevy_app::prelude::*;
use bevy_ecs::prelude::*;
use bevy_state::prelude::*;
use std::collections::VecDeque;

/// The request being carried out.
#[derive(Resource, Clone, Debug)]
pub struct CurrentRequest(pub Request);

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Request>().add_systems(Update, carry_out_requests.in_set(FrameSystems::Scripts));
}

/// Carries out all pending requests, in order.
pub(in crate::game) fn carry_out_requests(world: &mut World) {
    for request in take_requests(world) {
        carry_out(world, request);
    }
}

/// Carries out a request, and then those sent while it ran.
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
    let mut waiting = VecDeque::from(take_requests(world));
    while let Some(request) = waiting.pop_front() {
        world.insert_resource(CurrentRequest(request));
        world.run_schedule(RequestSchedule);
        world.run_schedule(StateTransition);
        world.resource_mut::<Confirmation>().pass();
        // Requests sent by a request come before the next pending one.
        take_requests(world).into_iter().rev().for_each(|request| waiting.push_front(request));
    }
    world.remove_resource::<CurrentRequest>();
    world.write_message_batch(others);
}

fn take_requests(world: &mut World) -> Vec<Request> {
    world.resource_mut::<Messages<Request>>().drain().collect()
}
