//! What lies around small figures, or over them.

use super::looks::{Badge, Look, Looks};
use super::pictures::Pictures;
use super::sets::StageSystems;
use crate::game::look::Layout;
use bevy::prelude::*;

#[derive(Component, Debug)]
struct Drawn;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, draw.in_set(StageSystems::Paint));
}

fn draw(
    looks: Res<Looks>,
    layout: Res<Layout>,
    pictures: Res<Pictures>,
    old: Query<Entity, With<Drawn>>,
    mut commands: Commands,
) {
    if !(looks.is_changed() || pictures.is_changed()) {
        return;
    }
    old.iter().for_each(|badge| commands.entity(badge).despawn());
    for look in looks.iter() {
        let Look::Badge(candidate, badge, colour) = look else { continue };
        let sprite = Sprite {
            image: pictures.badges.get(&badge).cloned().unwrap_or_default(),
            custom_size: Some(Vec2::splat(layout.figure_side())),
            color: colour.color(),
            ..default()
        };
        // The figures stand at 2.5.
        let height = if badge == Badge::Stroke { 2.6 } else { 2.3 };
        let place = layout.transform(layout.figure_rect(candidate.cell, candidate.digit), height);
        commands.spawn((Name::new(format!("{badge:?} {candidate:?}")), Drawn, sprite, place, Pickable::IGNORE));
    }
}
