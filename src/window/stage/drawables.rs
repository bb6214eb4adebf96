//! Draws what a run shows on the stage, with one sprite for each picture. A clone of a program exists as long as its sprites do.

use super::costumes;
use super::pictures::to_image;
use crate::game::owl::Mood;
use crate::window::look::{Layout, fonts};
use crate::window::pictures::{Drawable, Drawables, Owner, Shape};
use bevy::asset::AssetEventSystems;
use bevy::camera::visibility::VisibilitySystems;
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy_egui::EguiPostUpdateSet;

pub(super) fn plugin(app: &mut App) {
    // The panels have just set the drawables; this draws them in the same frame.
    app.add_systems(
        PostUpdate,
        draw.after(EguiPostUpdateSet::EndPass)
            .before(TransformSystems::Propagate)
            .before(VisibilitySystems::CalculateBounds)
            .before(AssetEventSystems),
    );
}

/// Identifies a picture for as long as it is shown.
#[derive(Component, Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Part {
    /// The owner of the picture.
    pub owner: Owner,
    /// The number of the picture among those of its owner, from 0.
    pub number: u16,
}

/// The z of the lowest picture, above the player's board.
const LOWEST: f32 = 10.0;

/// The distance in z from each picture to the one below it.
const HIGHER: f32 = 1.0 / 64.0;

/// The number of costumes in the cache above which it is emptied.
const MOST: usize = 256;

/// The cached costumes, by shape and size in pixels.
type Costumes = HashMap<(Shape, UVec2), Handle<Image>>;

fn draw(
    drawables: Res<Drawables>,
    layout: Res<Layout>,
    mut images: ResMut<Assets<Image>>,
    mut costumes: Local<Costumes>,
    mut drawn: Local<Vec<Drawable>>,
    mut sprites: Query<(Entity, &Part, &mut Sprite, &mut Transform)>,
    mut commands: Commands,
) {
    if *drawn == drawables.0 && !layout.is_changed() {
        return;
    }
    drawn.clone_from(&drawables.0);
    if layout.is_changed() || costumes.len() > MOST {
        costumes.clear();
    }
    let mut wanted: HashMap<Part, (Sprite, Transform)> = HashMap::default();
    let mut numbers: HashMap<Owner, u16> = HashMap::default();
    for (index, drawable) in drawables.0.iter().enumerate() {
        let number = numbers.entry(drawable.owner).or_default();
        let part = Part { owner: drawable.owner, number: *number };
        *number += 1;
        let z = LOWEST + HIGHER * index as f32;
        if let Some(seen) = seen(drawable, &layout, z, &mut costumes, &mut images) {
            wanted.insert(part, seen);
        }
    }
    for (entity, part, mut sprite, mut transform) in &mut sprites {
        match wanted.remove(part) {
            Some((worn, place)) => {
                // Unchanged sprites are left alone, so that they do not count as changed.
                if sprite.image != worn.image
                    || sprite.color != worn.color
                    || sprite.custom_size != worn.custom_size
                    || sprite.rect != worn.rect
                {
                    *sprite = worn;
                }
                transform.set_if_neq(place);
            }
            None => commands.entity(entity).despawn(),
        }
    }
    for (part, (sprite, transform)) in wanted {
        commands.spawn((Name::new(format!("{:?}", part.owner)), part, sprite, transform, Pickable::IGNORE));
    }
}

/// Returns the sprite of a picture and its transform; `None` if no part of it is visible.
fn seen(
    drawable: &Drawable,
    layout: &Layout,
    z: f32,
    costumes: &mut Costumes,
    images: &mut Assets<Image>,
) -> Option<(Sprite, Transform)> {
    let Drawable { shape, rect, turn, tint, clip, .. } = drawable;
    let ratio = layout.scale * layout.pixel_ratio;
    let exact = Rect { min: rect.min * ratio, max: rect.max * ratio };
    let whole = |rect: Rect| Rect { min: rect.min.round(), max: rect.max.round() };
    // Pictures are aligned to whole pixels and clipped, except lines that are turned.
    let all = if *turn == 0.0 { whole(exact) } else { exact };
    let clip = Rect { min: clip.min * ratio, max: clip.max * ratio };
    let visible = if *turn == 0.0 { all.intersect(whole(clip)) } else { all };
    if visible.is_empty() {
        return None;
    }
    let image = match shape {
        Shape::Plain => Handle::default(),
        shape => {
            let size = all.size().as_uvec2();
            let draw = || costume(shape, size).map(|pixmap| images.add(to_image(pixmap))).unwrap_or_default();
            costumes.entry((shape.clone(), size)).or_insert_with(draw).clone()
        }
    };
    let part_of_it = Rect { min: visible.min - all.min, max: visible.max - all.min };
    let sprite = Sprite {
        image,
        color: tint.map_or(Color::WHITE, |tint| tint.color()),
        custom_size: Some(visible.size() / layout.pixel_ratio),
        rect: Some(part_of_it).filter(|_| *shape != Shape::Plain && visible != all),
        ..default()
    };
    let middle = layout.to_world(visible.center() / layout.pixel_ratio);
    Some((sprite, Transform::from_translation(middle.extend(z)).with_rotation(Quat::from_rotation_z(-turn))))
}

/// Draws the shape in a rectangle of that many pixels.
fn costume(shape: &Shape, size: UVec2) -> Option<tiny_skia::Pixmap> {
    let side = size.min_element();
    match shape {
        Shape::Plain => None,
        Shape::Square => costumes::cell(size, (side as f32 / 9.0).min(8.0)),
        Shape::Disc => costumes::cell(size, side as f32 / 2.0),
        Shape::Frame => costumes::frame(size.x, size.y, side as f32 / 14.0, side as f32 / 10.0),
        Shape::Queen => costumes::queen(side),
        Shape::Owl => costumes::owl(size.x, size.y, Mood::Calm),
        Shape::Text { text, size: of_height, is_heavy } => {
            let font = if *is_heavy { fonts::BLACK } else { fonts::BOLD };
            costumes::text(size, text, font, f32::from(*of_height) / 100.0 * size.y as f32)
        }
    }
}
