//! The attention that the person pays to the game, as far as the front end knows.

use super::speed::FilmSpeed;
use bevy_app::prelude::*;
use bevy_ecs::prelude::*;

/// The person's attention. The front end updates it before the requests of each frame; without one, nobody is watching.
#[derive(Resource, Clone, Copy, PartialEq, Eq, Default, Debug)]
pub struct Attention {
    /// True if the game has the keyboard.
    pub is_focused: bool,
    /// True if nothing of the game can be seen.
    pub is_hidden: bool,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Attention>();
}

/// Returns true if the game has just been hidden while films play at a speed that one can follow.
pub fn films_are_left(attention: Res<Attention>, speed: Res<FilmSpeed>) -> bool {
    attention.is_changed() && attention.is_hidden && speed.0.steps_per_second().is_some()
}
