//! The clones celebrate a solved board: a wave of jumps runs across it.

use super::sets::StageSystems;
use crate::game::clones::CellId;
use crate::game::play::PuzzleSolved;
use crate::game::requests::Page;
use crate::game::settings::ReducedMotion;
use bevy::prelude::*;

/// The duration of one clone's jump.
const SECONDS: f32 = 0.6;
/// The delay between the jumps of two neighbouring diagonals.
const DELAY: f32 = 0.07;

/// A clone that jumps, or waits for its turn; its age is negative then.
#[derive(Component, Debug)]
pub struct Hop {
    age: f32,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (jump, begin).chain().in_set(StageSystems::Animate))
        .add_systems(OnExit(Page::Stage), end_all);
}

fn begin(
    mut solved: MessageReader<PuzzleSolved>,
    clones: Query<(Entity, &CellId)>,
    rest: ReducedMotion,
    mut commands: Commands,
) {
    if solved.read().count() == 0 || rest.is_wished() {
        return;
    }
    for (entity, id) in &clones {
        let diagonal = (id.cell().row() + id.cell().column()) as f32;
        commands.entity(entity).insert(Hop { age: -diagonal * DELAY });
    }
}

fn jump(time: Res<Time>, mut clones: Query<(Entity, &mut Hop, &mut Transform)>, mut commands: Commands) {
    for (entity, mut jump, mut transform) in &mut clones {
        jump.age += time.delta_secs();
        let phase = (jump.age / SECONDS).clamp(0.0, 1.0);
        let swing = (phase * std::f32::consts::PI).sin();
        transform.scale = Vec3::splat(1.0 - 0.25 * swing);
        transform.rotation = Quat::from_rotation_z((phase * std::f32::consts::TAU).sin() * 0.35);
        if phase >= 1.0 {
            transform.scale = Vec3::ONE;
            transform.rotation = Quat::IDENTITY;
            commands.entity(entity).remove::<Hop>();
        }
    }
}

/// Ends all jumps, because other pages have boards of their own.
fn end_all(mut clones: Query<(Entity, &mut Transform), With<Hop>>, mut commands: Commands) {
    for (entity, mut transform) in &mut clones {
        (transform.scale, transform.rotation) = (Vec3::ONE, Quat::IDENTITY);
        commands.entity(entity).remove::<Hop>();
    }
}
