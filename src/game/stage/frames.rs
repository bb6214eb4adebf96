//! The frames around marked houses and cells.

use super::looks::Looks;
use super::pictures::{Pictures, cell_frame_size, house_size};
use super::sets::StageSystems;
use crate::game::look::Layout;
use crate::game::marks::Area;
use bevy::prelude::*;

#[derive(Component, Debug)]
struct Frame;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Update, draw.in_set(StageSystems::Paint));
}

fn draw(
    looks: Res<Looks>,
    layout: Res<Layout>,
    pictures: Res<Pictures>,
    old: Query<Entity, With<Frame>>,
    mut commands: Commands,
) {
    if !(looks.is_changed() || pictures.is_changed()) {
        return;
    }
    old.iter().for_each(|frame| commands.entity(frame).despawn());
    for (area, colour) in looks.frames() {
        let (image, size, rect) = match area {
            Area::House(house) => {
                let [first, .., last] = house.cells().map(|cell| layout.cell_rect(cell));
                let image = pictures.houses.get(&house.kind()).cloned();
                (image.unwrap_or_default(), house_size(house.kind(), &layout), first.union(last))
            }
            Area::Cell(cell) => (pictures.cell_frame.clone(), cell_frame_size(&layout), layout.cell_rect(cell)),
        };
        let sprite = Sprite { image, custom_size: Some(size), color: colour.color(), ..default() };
        commands.spawn((Name::new("House frame"), Frame, sprite, layout.transform(rect, 3.0), Pickable::IGNORE));
    }
}
