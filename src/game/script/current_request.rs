//! Carries requests out, one after the other.

use super::confirmation::Confirmation;
use super::sets::{FrameSystems, RequestSchedule};
use crate::requests::Request;
use bevy::prelude::*;
use std::collections::VecDeque;

/// The request that the running script carries out.
#[derive(Resource, Clone, Debug)]
pub struct CurrentRequest(pub Request);

pub(super) fn plugin(app: &mut App) {
    app.add_message::<Request>().add_systems(Update, run_scripts.in_set(FrameSystems::Scripts));
}

/// Carries out all requests that wait, in the order in which they came.
pub(in crate::game) fn run_scripts(world: &mut World) {
    for request in take_requests(world) {
        carry_out(world, request);
    }
}

/// Runs the script of the request, and then those of the requests that the script itself sent.
pub(in crate::game) fn carry_out(world: &mut World, request: Request) {
    carry_out_first(world, |world| {
        world.write_message(request);
    });
}

/// Does something, and carries out what it asks for before anything else that was asked for.
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
        // What a script sends belongs to its request, so it comes before the next one.
        take_requests(world).into_iter().rev().for_each(|request| waiting.push_front(request));
    }
    world.remove_resource::<CurrentRequest>();
    world.write_message_batch(others);
}

fn take_requests(world: &mut World) -> Vec<Request> {
    world.resource_mut::<Messages<Request>>().drain().collect()
}
