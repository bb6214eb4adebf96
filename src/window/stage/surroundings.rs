//! The surroundings of a close-up: the paper of the stage and the window around it, which hide the rest of the board.

use super::costumes;
use super::pictures::to_image;
use super::sets::StageSystems;
use crate::window::look::{Layout, Rgb, Theme};
use bevy::prelude::*;
use tiny_skia::Pixmap;

/// A picture in front of the rest of the board. All of them are spawned again when what is around the visible part changes.
#[derive(Component, Debug)]
struct Surrounding;

/// The inputs of the pictures: the window, the stage and the visible part of the board; the scale, the gap and the pixels; the
/// colours.
type Shown = ([Rect; 3], [f32; 3], [Rgb; 3]);

pub(super) fn plugin(app: &mut App) {
    let changed = resource_changed::<Layout>.or_else(resource_changed::<Theme>);
    app.add_systems(Update, draw.run_if(changed).in_set(StageSystems::Place));
}

fn draw(
    (layout, theme): (Res<Layout>, Res<Theme>),
    old: Query<Entity, With<Surrounding>>,
    mut shown: Local<Option<Shown>>,
    mut images: ResMut<Assets<Image>>,
    mut commands: Commands,
) {
    let window = Rect::from_corners(Vec2::ZERO, layout.window);
    let sizes = [layout.scale, layout.gap, layout.pixel_ratio];
    let now = ([window, layout.stage, layout.board], sizes, [theme.background, theme.panel, theme.edge]);
    let now = layout.is_close().then_some(now);
    if *shown == now {
        return;
    }
    *shown = now;
    old.iter().for_each(|picture| commands.entity(picture).despawn());
    if now.is_none() {
        return;
    }
    let ratio = layout.pixel_ratio;
    let size = |rect: Rect| (rect.size() * ratio).round().as_uvec2();
    let within = |rect: Rect, outer: Rect| {
        let [min, max] = [rect.min, rect.max].map(|corner| ((corner - outer.min) * ratio).round());
        Rect::from_corners(min, max)
    };
    let scale = layout.scale * ratio;
    let around = costumes::window_around(size(window), within(layout.stage, window), scale);
    let hole = within(layout.board, layout.stage);
    let paper = costumes::sheet_around(size(layout.stage), hole, scale);
    let line = (layout.gap * ratio).round();
    let edge = costumes::frame(size(layout.board).x, size(layout.board).y, line, 0.0);
    // In front of the board, and behind the owl.
    let mut spawn = |name: Name, picture: Option<Pixmap>, rect: Rect, colour: Rgb| {
        let image = picture.map(|picture| images.add(to_image(picture))).unwrap_or_default();
        let sprite = Sprite { image, custom_size: Some(rect.size()), color: colour.color(), ..default() };
        commands.spawn((name, Surrounding, sprite, layout.transform(rect, 4.8), Pickable::IGNORE));
    };
    spawn(Name::new("Around the stage"), around, window, theme.background);
    spawn(Name::new("Around the board"), paper, layout.stage, theme.panel);
    spawn(Name::new("Edge of the visible part"), edge, layout.board, theme.edge);
}
