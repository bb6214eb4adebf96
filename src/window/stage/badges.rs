//! Draws the shapes around or over small figures, the small shape of a coloured cell, and the cross over a cell that a digit
//! cannot go into.

use super::looks::{Badge, Look, Looks};
use super::pictures::{Pictures, cross_side};
use super::sets::StageSystems;
use crate::window::look::{Layout, Rgb, Theme};
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
    let mut spawn = |badge: Option<Badge>, colour: Rgb, place: Rect, height: f32| {
        let image = badge.map_or(Some(&pictures.cross), |badge| pictures.badges.get(&badge));
        let sprite = Sprite {
            image: image.cloned().unwrap_or_default(),
            custom_size: Some(place.size()),
            color: colour.color(),
            ..default()
        };
        let name = Name::new(badge.map_or(format!("Cross at {place:?}"), |badge| format!("{badge:?} at {place:?}")));
        commands.spawn((name, Drawn, sprite, layout.transform(place, height), Pickable::IGNORE));
    };
    // Only the highest badge of a figure is shown.
    let mut taken = Vec::new();
    for look in looks.iter().rev() {
        match look {
            // A cell with a digit has no figures.
            Look::Badge(candidate, badge, colour)
                if !taken.contains(&candidate) && (badge == Badge::Target || looks.digit(candidate.cell).is_none()) =>
            {
                taken.push(candidate);
                let place = match badge {
                    Badge::Target if looks.digit(candidate.cell).is_some() => {
                        layout.cell_rect(candidate.cell).inflate(-1.5 * layout.gap)
                    }
                    _ => layout.figure_rect(candidate.cell, candidate.value),
                };
                // The figures are at z 2.5. A figure with a stroke through it gets a disc behind it.
                match badge {
                    Badge::Stroke => {
                        spawn(Some(Badge::Disc), colour, place, 2.35);
                        spawn(Some(Badge::Stroke), colour, place, 2.6);
                    }
                    _ => spawn(Some(badge), colour, place, 2.3),
                }
            }
            // Small, in the lower right corner.
            Look::Paint(cell, badge, _) => {
                let (corner, side) = (layout.cell_rect(cell).max - layout.gap, 0.45 * layout.figure_side());
                spawn(Some(badge), theme.box_lines, Rect::from_corners(corner - side, corner), 2.2);
            }
            Look::Cross(cell, colour) => {
                let middle = layout.cell_rect(cell).center();
                spawn(None, colour, Rect::from_center_size(middle, Vec2::splat(cross_side(&layout))), 2.6);
            }
            _ => {}
        }
    }
}
