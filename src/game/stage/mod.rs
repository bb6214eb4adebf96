//! What is seen in the world: the camera, the 81 cell clones and their digit clones, the box lines, the owl.

mod celebration;
mod clones;
mod costumes;
mod figures;
mod flash;
mod marks;
mod owl;
mod pictures;
mod scenery;

pub use clones::{CellId, Costume, DigitClone};
pub use figures::{Figure, FigureLook};

use crate::game::look::layout::Layout;
use crate::game::look::theme::Theme;
use crate::game::script::sets::FrameSystems;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy::sprite::{SpritePickingMode, SpritePickingSettings};

/// What animates on the stage.
#[derive(SystemParam)]
pub struct Motion<'w, 's> {
    flashes: Query<'w, 's, (), With<flash::Flash>>,
    jumps: Query<'w, 's, (), With<celebration::Jump>>,
}

impl Motion<'_, '_> {
    /// Whether anything moves, so that the next frame must be drawn.
    pub fn goes_on(&self) -> bool {
        !self.flashes.is_empty() || !self.jumps.is_empty()
    }
}

/// What happens on the stage in every frame, in this order.
#[derive(SystemSet, Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum StageSystems {
    /// The pictures are drawn anew at the size of the window.
    Draw,
    /// The clones move to their places.
    Place,
    /// Flashes and celebrations begin and go on.
    Animate,
    /// The clones follow the state of the game.
    Paint,
}

pub(super) fn plugin(app: &mut App) {
    app.configure_sets(
        Update,
        (StageSystems::Draw, StageSystems::Place, StageSystems::Animate, StageSystems::Paint)
            .chain()
            .in_set(FrameSystems::Stage),
    )
    // Cells are picked by their whole square.
    .insert_resource(SpritePickingSettings { picking_mode: SpritePickingMode::BoundingBox, ..default() })
    .insert_resource(ClearColor(Color::WHITE))
    .add_systems(PreStartup, open_stage.before(bevy_egui::EguiStartupSet::InitContexts))
    .add_systems(Update, paint_background.run_if(resource_changed::<Theme>).in_set(StageSystems::Paint))
    .add_plugins((
        pictures::plugin,
        scenery::plugin,
        clones::plugin,
        figures::plugin,
        marks::plugin,
        flash::plugin,
        celebration::plugin,
        owl::plugin,
    ));
}

fn open_stage(mut commands: Commands) {
    commands.spawn((Name::new("Stage camera"), Camera2d));
}

fn paint_background(theme: Res<Theme>, mut background: ResMut<ClearColor>) {
    background.0 = theme.background.color();
}

/// The transform that puts the middle of a sprite into the middle of a rectangle of the layout.
fn at(layout: &Layout, rect: Rect, z: f32) -> Transform {
    Transform::from_translation(layout.to_world(rect.center()).extend(z))
}
