//! The time that a learner works on a task: while it is open and the game has the keyboard.

use crate::game::lessons::learning::Learning;
use crate::game::requests::Page;
use crate::game::script::{Attention, FrameSystems, View};
use bevy_app::prelude::*;
use bevy_ecs::prelude::*;
use bevy_state::prelude::*;
use bevy_time::prelude::*;
use std::time::Duration;

/// Maximum time that one frame adds. The app sleeps until something happens: learners who read move neither mouse nor keys, but who
/// has done nothing for longer than this has left.
const LONGEST_PAUSE: Duration = Duration::from_secs(120);

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, pass_time.run_if(in_state(Page::Lessons)).in_set(FrameSystems::Keys));
}

/// Adds the time since the last frame if the same task was open then and the game had the keyboard.
fn pass_time(
    time: Res<Time<Real>>,
    attention: Res<Attention>,
    view: Res<View>,
    mut learning: ResMut<Learning>,
    mut working: Local<bool>,
) {
    let works = learning.open().is_some() && view.sheet().is_none();
    if *working && works {
        // Skip change detection: nothing that is drawn changes.
        let is_due = learning.bypass_change_detection().spend(time.delta().min(LONGEST_PAUSE));
        if is_due {
            learning.note_time();
        }
    }
    *working = works && attention.is_focused;
}
