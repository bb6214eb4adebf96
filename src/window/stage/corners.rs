//! Cells with corner notes: these are placed around the cell, and the other notes or allowed digits in a line between them.

use super::figures::{Cornered, CorneredCells};
use super::looks::FigureLook;
use super::pictures::Pictures;
use super::sets::StageSystems;
use crate::window::look::{Layout, Theme};
use bevy::prelude::*;
use sudoku_board::{Cell, Value};

/// A small figure in a corner or between the corners. All of them are spawned again whenever something changes.
#[derive(Component, Debug)]
pub struct CornerFigure {
    /// The cell that the figure belongs to.
    pub cell: Cell,
    /// The digit that the figure shows.
    pub digit: Value,
    /// True if the figure is in a corner.
    pub corner: bool,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<CorneredCells>()
        .add_systems(Update, draw.after(super::figures::look).in_set(StageSystems::Paint));
}

fn draw(
    cells: Res<CorneredCells>,
    (layout, pictures, theme): (Res<Layout>, Res<Pictures>, Res<Theme>),
    old: Query<Entity, With<CornerFigure>>,
    mut commands: Commands,
) {
    if !(cells.is_changed() || pictures.is_changed() || theme.is_changed()) {
        return;
    }
    old.iter().for_each(|figure| commands.entity(figure).despawn());
    let side = layout.figure_side();
    let mut spawn = |cell, digit, corner, middle: Vec2, side, heavy| {
        let (images, colour) =
            if heavy { (&pictures.bold_figures, theme.note) } else { (&pictures.allowed_figures, theme.allowed_digit) };
        let sprite = Sprite {
            image: images.get(&digit).cloned().unwrap_or_default(),
            custom_size: Some(Vec2::splat(side)),
            color: colour.color(),
            ..default()
        };
        let place = Transform::from_translation(layout.to_world(middle).extend(2.5));
        let name = Name::new(format!("Figure {digit} in {cell}, apart"));
        commands.spawn((name, CornerFigure { cell, digit, corner }, sprite, place, Pickable::IGNORE));
    };
    for &Cornered { cell, corners, between, look } in &cells.0 {
        for (digit, place) in corners.iter().zip(layout.corner_rects(cell)) {
            spawn(cell, digit, true, place.center(), side, true);
        }
        // A figure fills half of its square. If there are many, they are smaller and closer together.
        let step = (0.62 * side).min((layout.cell - 0.4 * side) / between.len().max(1) as f32);
        let first = layout.cell_rect(cell).center() - Vec2::X * step * (between.len() as f32 - 1.0) / 2.0;
        for (n, digit) in between.iter().enumerate() {
            let side = side * (step / (0.5 * side)).min(1.0);
            spawn(cell, digit, false, first + Vec2::X * step * n as f32, side, look == FigureLook::Note);
        }
    }
}
