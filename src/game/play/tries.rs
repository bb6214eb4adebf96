//! The player's own search, for the modules that show it.

use crate::game::script::FrameSystems;
use crate::game::session::{Session, Tries};
use bevy_app::prelude::*;
use bevy_ecs::prelude::*;

/// The player's own search of the puzzle on the board.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct OwnSearch(pub Tries);

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<OwnSearch>()
        .add_systems(Update, follow.run_if(resource_changed::<Session>).in_set(FrameSystems::Solve));
}

fn follow(session: Res<Session>, mut search: ResMut<OwnSearch>) {
    search.set_if_neq(OwnSearch(session.tries()));
}
