//! The vocabulary of the game: scenes, pages, requests, and the schedule that carries requests out one by one.

pub mod choices;
pub mod confirmation;
pub mod current;
pub mod page;
pub mod requests;
pub mod scene;
pub mod sets;
pub mod speed;
pub mod travel;
pub mod view;
pub mod wake_up;

use bevy::prelude::*;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((current::plugin, confirmation::plugin, view::plugin, speed::plugin));
}
