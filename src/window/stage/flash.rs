//! Flashes the cell that already holds the refused digit.

use super::sets::StageSystems;
use crate::game::clones::{CellId, Costume};
use crate::game::play::DigitRefused;
use crate::game::requests::{Page, Scene};
use crate::game::settings::ReducedMotion;
use bevy::prelude::*;

/// The duration of a flash.
const SECONDS: f32 = 0.9;

/// A cell clone that flashes in the colour of a clash.
#[derive(Component, Debug)]
pub struct Flash {
    age: f32,
    steady: bool,
}

impl Flash {
    /// Returns the strength of the clash's colour, 0 to 1: two beats, the second of which fades; always 1 if the flash is steady.
    pub fn strength(&self) -> f32 {
        if self.steady {
            return 1.0;
        }
        let time = (self.age / SECONDS).clamp(0.0, 1.0);
        let between_beats = (-((time - 0.4) / 0.08).powi(2)).exp();
        (1.0 - 0.8 * between_beats) * (1.0 - time.powi(6))
    }
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, (fade, begin).chain().in_set(StageSystems::Animate))
        .add_systems(OnExit(Scene::Playing), end_all)
        .add_systems(OnExit(Page::Stage), end_all);
}

fn begin(
    mut refusals: MessageReader<DigitRefused>,
    cells: Query<(Entity, &CellId), With<Costume>>,
    rest: ReducedMotion,
    mut commands: Commands,
) {
    let steady = rest.is_wished();
    for refusal in refusals.read() {
        for (entity, _) in cells.iter().filter(|(_, id)| refusal.clash.cells.contains(&id.cell())) {
            commands.entity(entity).insert(Flash { age: 0.0, steady });
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
