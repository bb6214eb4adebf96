//! What lies around small figures, or over them, and the small shape of a coloured cell.

use super::looks::{Badge, Look, Looks};
use super::pictures::Pictures;
use super::sets::StageSystems;
use crate::game::look::{Layout, Rgb, Theme};
use bevy::prelude::*;

#[derive(Component, Debug)]
struct Drawn;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, draw.in_set(StageSystems::Paint));
}

fn draw(
    (looks, theme): (Res<Looks>, Res<Theme>),
    layout: Res<Layout>,
    pictures: Res<Pictures>,
    old: Query<Entity, With<Drawn>>,
    mut commands: Commands,
) {
    if !(looks.is_changed() || pictures.is_changed()) {
        return;
    }
    old.iter().for_each(|badge| commands.entity(badge).despawn());
    let mut spawn = |badge: Badge, colour: Rgb, place: Rect, height: f32| {
        let sprite = Sprite {
            image: pictures.badges.get(&badge).cloned().unwrap_or_default(),
            custom_size: Some(place.size()),
            color: colour.color(),
            ..default()
        };
        let name = Name::new(format!("{badge:?} at {place:?}"));
        commands.spawn((name, Drawn, sprite, layout.transform(place, height), Pickable::IGNORE));
    };
    // Of what lies around a figure the highest is seen.
    let mut taken = Vec::new();
    for look in looks.iter().rev() {
        match look {
            Look::Badge(candidate, badge, colour) if !taken.contains(&candidate) => {
                taken.push(candidate);
                let place = layout.figure_rect(candidate.cell, candidate.digit);
                // The figures stand at 2.5. One that is struck stands on a disc.
                match badge {
                    Badge::Stroke => {
                        spawn(Badge::Disc, colour, place, 2.35);
                        spawn(Badge::Stroke, colour, place, 2.6);
                    }
                    _ => spawn(badge, colour, place, 2.3),
                }
            }
            // Small, in the lower right corner.
            Look::Paint(cell, badge, _) => {
                let (corner, side) = (layout.cell_rect(cell).max - layout.gap, 0.45 * layout.figure_side());
                spawn(badge, theme.box_lines, Rect::from_corners(corner - side, corner), 2.2);
            }
            _ => {}
        }
    }
}
