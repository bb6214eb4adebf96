//! The playback speeds: one for all films on the stage, one for lesson programs.

use crate::game::requests::{Page, SpeedRequest};
use bevy_app::prelude::*;
use bevy_ecs::prelude::*;
use bevy_state::prelude::*;
use sudoku_run::Speed;

/// The speed of all films.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct FilmSpeed(pub(in crate::game) Speed);

/// The speed of lesson programs in blocks. The default is slow enough to see each block run, and fast enough not to wait for
/// long.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Debug)]
pub struct ProgramSpeed(pub(in crate::game) Speed);

impl FilmSpeed {
    /// Returns the speed.
    pub fn get(self) -> Speed {
        self.0
    }
}

impl ProgramSpeed {
    /// Returns the speed.
    pub fn get(self) -> Speed {
        self.0
    }
}

impl Default for ProgramSpeed {
    fn default() -> ProgramSpeed {
        ProgramSpeed(Speed::from_notch(4))
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<FilmSpeed>().init_resource::<ProgramSpeed>();
}

pub(in crate::game) fn handle(
    In(request): In<SpeedRequest>,
    page: Res<State<Page>>,
    mut films: ResMut<FilmSpeed>,
    mut programs: ResMut<ProgramSpeed>,
) {
    let speed = if *page.get() == Page::Lessons { &mut programs.0 } else { &mut films.0 };
    *speed = match request {
        SpeedRequest::Set(speed) => speed,
        SpeedRequest::Slower => speed.slower(),
        SpeedRequest::Faster => speed.faster(),
    };
}
