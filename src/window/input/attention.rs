//! Tells the game whether its window can be seen and has the keyboard.

use crate::game::script::Attention;
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, WindowOccluded};

pub(super) fn plugin(app: &mut App) {
    app.add_message::<WindowOccluded>().add_systems(PreUpdate, follow_window);
}

fn follow_window(
    window: Query<&Window, With<PrimaryWindow>>,
    mut occlusions: MessageReader<WindowOccluded>,
    mut attention: ResMut<Attention>,
) {
    let is_focused = window.single().is_ok_and(|window| window.focused);
    let is_hidden = occlusions.read().last().map_or(attention.is_hidden, |occlusion| occlusion.occluded);
    attention.set_if_neq(Attention { is_focused, is_hidden });
}
