//! The frames around marked houses and cells, and the lines along the edges of cells.

use super::looks::{Look, Looks};
use super::pictures::{Pictures, cell_frame_size, house_size};
use super::sets::StageSystems;
use crate::game::clones::StageRules;
use crate::game::marks::Area;
use crate::window::look::Layout;
use bevy::prelude::*;
use sudoku_board::HouseKind;
use sudoku_print::outlines::outline;

#[derive(Component, Debug)]
struct Frame;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, draw.in_set(StageSystems::Paint));
}

fn draw(
    looks: Res<Looks>,
    layout: Res<Layout>,
    pictures: Res<Pictures>,
    rules: Res<StageRules>,
    old: Query<Entity, With<Frame>>,
    mut commands: Commands,
) {
    if !(looks.is_changed() || pictures.is_changed()) {
        return;
    }
    old.iter().for_each(|frame| commands.entity(frame).despawn());
    for (area, colour) in looks.frames() {
        let mut spawn = |image: Option<&Handle<Image>>, size: Vec2, rect: Rect| {
            let image = image.cloned().unwrap_or_default();
            let sprite = Sprite { image, custom_size: Some(size), color: colour.color(), ..default() };
            commands.spawn((Name::new("House frame"), Frame, sprite, layout.transform(rect, 3.0), Pickable::IGNORE));
        };
        match area {
            Area::House(house) => {
                let Some(of_house) = rules.0.houses().iter().find(|other| other.house == house) else { continue };
                if !HouseKind::CLASSIC.contains(&house.kind()) {
                    let lines = outline(&of_house.cells, 0.0).into_iter().map(|line| layout.line_rect(line));
                    lines.for_each(|rect| spawn(None, rect.size(), rect));
                    continue;
                }
                let rects = of_house.cells.iter().map(|&cell| layout.cell_rect(cell));
                let Some(rect) = rects.reduce(|all, rect| all.union(rect)) else { continue };
                spawn(pictures.houses.get(&house.kind()), house_size(house.kind(), &layout), rect);
            }
            Area::Cell(cell) => spawn(Some(&pictures.cell_frame), cell_frame_size(&layout), layout.cell_rect(cell)),
        }
    }
    // Only the highest line along an edge is shown.
    let mut taken = Vec::new();
    for look in looks.iter().rev() {
        let Look::Edge(cell, edge, colour) = look else { continue };
        if !taken.contains(&cell) {
            taken.push(cell);
            let image = pictures.edges.get(&edge).cloned().unwrap_or_default();
            let size = Some(Vec2::splat(layout.cell));
            let sprite = Sprite { image, custom_size: size, color: colour.color(), ..default() };
            let name = Name::new(format!("{edge:?} edge of {cell}"));
            let place = layout.transform(layout.cell_rect(cell), 2.1);
            commands.spawn((name, Frame, sprite, place, Pickable::IGNORE));
        }
    }
}
