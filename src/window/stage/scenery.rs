//! The paper of the stage, which takes clicks outside the cells, and the box lines.

use super::costumes;
use super::pictures::Pictures;
use super::sets::StageSystems;
use crate::game::requests::{EntryRequest, Page, Request};
use crate::window::look::{Layout, Theme};
use bevy::prelude::*;
use bevy::sprite::{BorderRect, SliceScaleMode, SpriteImageMode, TextureSlicer};

/// The paper of the stage, white or in the theme's colour.
#[derive(Component, Debug)]
struct Paper;

/// One of the four lines around the boxes in each direction.
#[derive(Component, Debug)]
struct BoxLine {
    number: u8,
    upright: bool,
}

pub(super) fn plugin(app: &mut App) {
    app.add_systems(Startup, spawn)
        .add_systems(Update, place.run_if(resource_changed::<Layout>).in_set(StageSystems::Place))
        .add_systems(Update, paint.run_if(resource_changed::<Theme>).in_set(StageSystems::Paint));
}

fn spawn(mut commands: Commands) {
    commands.spawn((Name::new("Paper"), Paper, Sprite::default(), Pickable::default())).observe(
        |click: On<Pointer<Click>>, page: Res<State<Page>>, mut requests: MessageWriter<Request>| {
            if click.button == PointerButton::Primary && *page.get() == Page::Stage {
                requests.write(EntryRequest::LeaveCell.into());
            }
        },
    );
    for upright in [false, true] {
        for number in 0..4 {
            commands.spawn((Name::new("Box line"), BoxLine { number, upright }, Sprite::default(), Pickable::IGNORE));
        }
    }
}

fn place(
    layout: Res<Layout>,
    pictures: Res<Pictures>,
    mut sheet: Query<(&mut Sprite, &mut Transform), With<Paper>>,
    mut lines: Query<(&BoxLine, &mut Sprite, &mut Transform), Without<Paper>>,
) {
    for (mut sprite, mut transform) in &mut sheet {
        sprite.image = pictures.sheet.clone();
        sprite.custom_size = Some(layout.stage.size());
        sprite.image_mode = SpriteImageMode::Sliced(TextureSlicer {
            border: BorderRect::all(costumes::SHEET_CORNER * layout.scale * layout.pixel_ratio),
            center_scale_mode: SliceScaleMode::Stretch,
            sides_scale_mode: SliceScaleMode::Stretch,
            max_corner_scale: 1.0 / layout.pixel_ratio,
        });
        *transform = layout.transform(layout.stage, 0.0);
    }
    let board = layout.board;
    let pitch = 3.0 * (layout.cell + layout.gap);
    for (line, mut sprite, mut transform) in &mut lines {
        let offset = f32::from(line.number) * pitch;
        let rect = if line.upright {
            let x = board.min.x + offset;
            Rect::new(x, board.min.y, x + layout.gap, board.max.y)
        } else {
            let y = board.min.y + offset;
            Rect::new(board.min.x, y, board.max.x, y + layout.gap)
        };
        sprite.custom_size = Some(rect.size());
        *transform = layout.transform(rect, 2.0);
    }
}

fn paint(
    theme: Res<Theme>,
    mut sheet: Query<&mut Sprite, With<Paper>>,
    mut lines: Query<&mut Sprite, (With<BoxLine>, Without<Paper>)>,
) {
    sheet.iter_mut().for_each(|mut sprite| sprite.color = theme.panel.color());
    lines.iter_mut().for_each(|mut sprite| sprite.color = theme.box_lines.color());
}
