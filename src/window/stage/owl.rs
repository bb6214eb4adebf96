//! The owl on the stage, whose costume follows its mood.

use super::pictures::Pictures;
use super::sets::StageSystems;
use crate::game::owl::Speech;
use crate::window::look::Layout;
use bevy::prelude::*;

#[derive(Component, Debug)]
struct Owl;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, spawn).add_systems(
        Update,
        paint.run_if(resource_changed::<Speech>.or_else(resource_changed::<Layout>)).in_set(StageSystems::Paint),
    );
}

fn spawn(mut commands: Commands) {
    commands.spawn((Name::new("Owl"), Owl, Sprite::default(), Pickable::IGNORE));
}

fn paint(
    layout: Res<Layout>,
    speech: Res<Speech>,
    pictures: Res<Pictures>,
    mut owl: Single<(&mut Sprite, &mut Transform), With<Owl>>,
) {
    let (sprite, transform) = &mut *owl;
    sprite.image = pictures.owls.get(&speech.mood()).cloned().unwrap_or_default();
    sprite.custom_size = Some(layout.owl.size());
    **transform = layout.transform(layout.owl, 5.0);
}
