//! The clock: it runs while the player plays with the window in focus, and stops on pause and when the board is full.

use crate::game::owl::Reply;
use crate::game::requests::{ClockRequest, Page, Scene};
use crate::game::script::{Attention, FrameSystems, View};
use crate::game::session::Session;
use bevy_app::prelude::*;
use bevy_ecs::prelude::*;
use bevy_state::prelude::*;
use bevy_time::prelude::*;
use std::time::Duration;
use sudoku_words::words;

/// Maximum time that one frame adds. The app wakes at least every ten seconds while the clock runs; if much more time has passed,
/// the computer was asleep.
const LONGEST_FRAME: Duration = Duration::from_secs(15);

/// State of the clock.
#[derive(Resource, Default, Debug)]
pub struct Clock {
    runs: bool,
}

impl Clock {
    /// Returns true if the clock is running, so that it must be redrawn each second.
    pub fn runs(&self) -> bool {
        self.runs
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Clock>()
        .add_systems(Update, pass_time.run_if(in_state(Page::Stage)).in_set(FrameSystems::Keys))
        .add_systems(OnExit(Page::Stage), |mut clock: ResMut<Clock>| clock.runs = false);
}

/// Adds the time since the last frame if the clock was running then and nothing in that frame has stopped it: the app sleeps
/// between frames.
fn pass_time(
    time: Res<Time<Real>>,
    scene: Res<State<Scene>>,
    view: Res<View>,
    attention: Res<Attention>,
    mut clock: ResMut<Clock>,
    mut session: ResMut<Session>,
) {
    let board = session.board();
    let plays = *scene.get() == Scene::Playing
        && view.sheet().is_none()
        && (board.is_puzzle() || !board.is_blank())
        && !session.is_untouched()
        && !board.is_solved();
    if clock.runs && plays {
        // Skip change detection: the board need not be redrawn.
        session.bypass_change_detection().stats_mut().time += time.delta().min(LONGEST_FRAME);
    }
    let runs = plays && attention.is_focused;
    if clock.runs != runs {
        clock.runs = runs;
    }
}

/// Pauses the clock and covers the board, or resumes.
pub(in crate::game) fn handle(In(request): In<ClockRequest>, scene: Res<State<Scene>>, mut reply: Reply) {
    match (request, scene.get()) {
        (ClockRequest::Pause, Scene::Playing) => {
            reply.explain(words().clock_paused());
            reply.go_on_to(Scene::Paused);
        }
        (ClockRequest::Pause | ClockRequest::GoOn, Scene::Paused) => {
            reply.explain(words().clock_goes_on());
            reply.go_on_to(Scene::Playing);
        }
        (ClockRequest::Pause, _) => reply.refuse(words().clock_stands()),
        (ClockRequest::GoOn, _) => {}
    }
}
