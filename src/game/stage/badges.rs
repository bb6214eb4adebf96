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
        // The figures stand at 2.5. One that is struck stands on a disc, above what else is around it.
        let parts: &[(Badge, f32)] = match badge {
            Badge::Stroke => &[(Badge::Disc, 2.35), (Badge::Stroke, 2.6)],
            _ => &[(badge, 2.3)],
        };
        for (part, height) in parts {
            let sprite = Sprite {
                image: pictures.badges.get(part).cloned().unwrap_or_default(),
                custom_size: Some(Vec2::splat(layout.figure_side())),
                color: colour.color(),
                ..default()
            };
            let place = layout.transform(layout.figure_rect(candidate.cell, candidate.digit), *height);
            commands.spawn((Name::new(format!("{part:?} {candidate:?}")), Drawn, sprite, place, Pickable::IGNORE));
        }
    }
}
