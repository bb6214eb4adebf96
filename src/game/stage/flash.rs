//! A cell flashes: it holds the digit that was refused, or the solver has just taken a digit back from it.

use super::StageSystems;
use crate::game::Scene;
use crate::game::entry::DigitRefused;
use crate::game::stage::CellId;
use bevy::prelude::*;

/// How long a flash lasts.
const SECONDS: f32 = 0.9;

/// A cell clone that flashes in the colour of a clash.
#[derive(Component, Debug)]
pub struct Flash {
    age: f32,
}

impl Flash {
    /// How much of the clash's colour shows, 0 to 1: two beats, the second one fading.
    pub fn strength(&self) -> f32 {
        let beats = (self.age / SECONDS * std::f32::consts::TAU * 1.5).cos() * 0.5 + 0.5;
        (0.35 + 0.65 * beats) * (1.0 - (self.age / SECONDS).powi(3))
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (fade, begin).chain().in_set(StageSystems::Animate))
        .add_systems(OnExit(Scene::Playing), end_all);
}

fn begin(
    mut refusals: MessageReader<DigitRefused>,
    cells: Query<(Entity, &CellId), With<super::Costume>>,
    mut commands: Commands,
) {
    for refusal in refusals.read() {
        for (entity, _) in cells.iter().filter(|(_, id)| id.cell() == refusal.clash.cell) {
            commands.entity(entity).insert(Flash { age: 0.0 });
        }
    }
}

fn fade(time: Res<Time>, mut flashes: Query<(Entity, &mut Flash)>, mut commands: Commands) {
    for (entity, mut flash) in &mut flashes {
        flash.age += time.delta_secs();
        if flash.age >= SECONDS {
            commands.entity(entity).remove::<Flash>();
        }
    }
}

fn end_all(flashes: Query<Entity, With<Flash>>, mut commands: Commands) {
    for entity in &flashes {
        commands.entity(entity).remove::<Flash>();
    }
}
