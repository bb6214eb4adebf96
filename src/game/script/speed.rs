//! How fast films go: all of them at the same speed.

use super::current::Current;
use super::requests::{Request, SpeedRequest};
use super::sets::{Script, ScriptSystems};
use crate::run::Speed;
use bevy::prelude::*;
use bevy::window::WindowOccluded;

/// Whether the window has just been hidden, and films go at a speed at which they are followed.
pub fn films_are_left(mut occlusions: MessageReader<WindowOccluded>, speed: Res<FilmSpeed>) -> bool {
    let is_hidden = occlusions.read().last().is_some_and(|occlusion| occlusion.occluded);
    is_hidden && speed.0.steps_per_second().is_some()
}

/// The speed of all films.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct FilmSpeed(pub Speed);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<FilmSpeed>()
        // Without a window it never comes.
        .add_message::<WindowOccluded>()
        .add_systems(Script, change_speed.in_set(ScriptSystems::Solve));
}

fn change_speed(request: Res<Current>, mut speed: ResMut<FilmSpeed>) {
    let Request::Speed(request) = &request.0 else { return };
    speed.0 = match *request {
        SpeedRequest::Set(speed) => speed,
        SpeedRequest::Slower => speed.0.slower(),
        SpeedRequest::Faster => speed.0.faster(),
    };
}
