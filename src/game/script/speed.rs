//! How fast films go: all of them at the same speed.

use super::current::Current;
use super::requests::{Request, SpeedRequest};
use super::sets::{Script, ScriptSystems};
use crate::game::film::Speed;
use bevy::prelude::*;

/// The speed of all films.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct FilmSpeed(pub Speed);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<FilmSpeed>().add_systems(Script, change_speed.in_set(ScriptSystems::Solve));
}

fn change_speed(request: Res<Current>, mut speed: ResMut<FilmSpeed>) {
    let Request::Speed(request) = &request.0 else { return };
    speed.0 = match *request {
        SpeedRequest::Set(speed) => speed,
        SpeedRequest::Slower => speed.0.slower(),
        SpeedRequest::Faster => speed.0.faster(),
    };
}
