//! The game world: the camera, the 81 cell clones and their digit clones, the box lines, the owl.

mod badges;
mod celebration;
mod clones;
mod costumes;
mod drawables;
mod figure_pictures;
mod figures;
mod flash;
mod frames;
mod links;
mod looks;
mod owl;
mod painting;
mod pictures;
mod routes;
mod scenery;
mod sets;
mod surroundings;

pub use clones::DigitClone;
pub use drawables::Part;
pub use figures::{FigurePlace, Figures};
pub use links::LinkLine;
pub use looks::FigureLook;

use crate::game::script::FrameSystems;
use crate::window::look::Theme;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::sprite::{SpritePickingMode, SpritePickingSettings};
use sets::StageSystems;

/// The animations on the stage.
#[derive(SystemParam)]
pub struct Motion<'w, 's> {
    flashes: Query<'w, 's, (), With<flash::Flash>>,
    hops: Query<'w, 's, (), With<celebration::Hop>>,
}

impl Motion<'_, '_> {
    /// Returns true if anything moves, so that the next frame must be drawn.
    pub fn goes_on(&self) -> bool {
        !self.flashes.is_empty() || !self.hops.is_empty()
    }
}

pub(super) fn plugin(app: &mut App) {
    app.configure_sets(
        Update,
        (
            StageSystems::Draw,
            StageSystems::Place,
            StageSystems::Animate,
            StageSystems::LookUp,
            StageSystems::Paint,
            StageSystems::Link,
        )
            .chain()
            .in_set(FrameSystems::Stage),
    )
    // The whole square of a cell can be clicked.
    .insert_resource(SpritePickingSettings { picking_mode: SpritePickingMode::BoundingBox, ..default() })
    .insert_resource(ClearColor(Color::WHITE))
    .add_systems(PreStartup, open_stage.before(bevy_egui::EguiStartupSet::InitContexts))
    .add_systems(Update, paint_background.run_if(resource_changed::<Theme>).in_set(StageSystems::Paint))
    .add_plugins((
        pictures::plugin,
        scenery::plugin,
        surroundings::plugin,
        clones::plugin,
        looks::plugin,
        painting::plugin,
        drawables::plugin,
        figures::plugin,
        figure_pictures::plugin,
        badges::plugin,
        frames::plugin,
        links::plugin,
        flash::plugin,
        celebration::plugin,
        owl::plugin,
    ));
}

fn open_stage(mut commands: Commands) {
    // The pictures have soft edges of their own, so multisampling is not needed.
    commands.spawn((Name::new("Stage camera"), Camera2d, Msaa::Off));
}

fn paint_background(theme: Res<Theme>, mut background: ResMut<ClearColor>) {
    background.0 = theme.background.color();
}
