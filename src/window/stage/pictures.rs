//! The pictures of all costumes, drawn again in the exact pixels of the window whenever its size changes.

use super::costumes;
use super::looks::{Badge, Edge};
use super::sets::StageSystems;
use crate::game::owl::Mood;
use crate::window::look::Layout;
use bevy::asset::RenderAssetUsages;
use bevy::platform::collections::HashMap;
use bevy::prelude::*;
use bevy::render::render_resource::{Extent3d, TextureDimension, TextureFormat};
use sudoku_board::{HouseKind, Value, Values};

use tiny_skia::Pixmap;

/// Handles of the current pictures.
#[derive(Resource, Default)]
pub struct Pictures {
    /// The square of a cell; white, to be tinted.
    pub cell: Handle<Image>,
    /// The digits of the puzzle, heavy; white, to be tinted.
    pub puzzle_digits: HashMap<Value, Handle<Image>>,
    /// The digits of the player; white, to be tinted.
    pub user_digits: HashMap<Value, Handle<Image>>,
    /// The shapes around or over small figures; white, to be tinted.
    pub badges: HashMap<Badge, Handle<Image>>,
    /// The cross over a cell that a digit cannot go into; white, to be tinted.
    pub cross: Handle<Image>,
    /// The frames along the edge of a cell; white, to be tinted.
    pub edges: HashMap<Edge, Handle<Image>>,
    /// The frame around a row, a column or a box; white, to be tinted.
    pub houses: HashMap<HouseKind, Handle<Image>>,
    /// The frame around a cell; white, to be tinted.
    pub cell_frame: Handle<Image>,
    /// The paper of the stage; white, to be tinted and stretched.
    pub sheet: Handle<Image>,
    /// The owl in its moods.
    pub owls: HashMap<Mood, Handle<Image>>,
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Pictures>()
        .add_systems(Update, draw_pictures.run_if(resource_changed::<Layout>).in_set(StageSystems::Draw));
}

/// Returns the size of a house's frame, which covers the gaps around its cells.
pub fn house_size(kind: HouseKind, layout: &Layout) -> Vec2 {
    let cells = |n: u8| f32::from(n) * layout.cell + (f32::from(n) + 1.0) * layout.gap;
    let (height, width) = layout.box_size;
    match kind {
        HouseKind::Row => Vec2::new(cells(layout.side), cells(1)),
        HouseKind::Column => Vec2::new(cells(1), cells(layout.side)),
        _ => Vec2::new(cells(width), cells(height)),
    }
}

/// Returns the size of a cell's frame, which covers the gaps around it.
pub fn cell_frame_size(layout: &Layout) -> Vec2 {
    Vec2::splat(layout.cell + 2.0 * layout.gap)
}

/// Returns the side of the cross over a cell.
pub fn cross_side(layout: &Layout) -> f32 {
    (0.5 * layout.cell).round()
}

fn draw_pictures(
    layout: Res<Layout>,
    mut images: ResMut<Assets<Image>>,
    mut pictures: ResMut<Pictures>,
    mut drawn: Local<Option<Layout>>,
) {
    // What is drawn at the places of cells follows the pictures. If a close-up moves, they stay the same.
    pictures.set_changed();
    if drawn.as_ref().is_some_and(|drawn| drawn.shows_as_large(&layout)) {
        return;
    }
    *drawn = Some(layout.clone());
    let ratio = layout.pixel_ratio;
    let side = (layout.cell * ratio).round() as u32;
    let mut add = |pixmap: Option<Pixmap>| pixmap.map(|pixmap| images.add(to_image(pixmap))).unwrap_or_default();
    pictures.cell = add(costumes::cell(UVec2::splat(side), 5.0 * layout.scale * ratio));
    for digit in Values::up_to(layout.side) {
        let picture = add(costumes::puzzle_digit(side, digit));
        pictures.puzzle_digits.insert(digit, picture);
        let picture = add(costumes::user_digit(side, digit));
        pictures.user_digits.insert(digit, picture);
    }
    for badge in Badge::all() {
        // A target is as large as the cell.
        let side = if badge == Badge::Target { layout.cell } else { layout.figure_side() };
        let picture = add(costumes::badge((side * ratio).round() as u32, badge));
        pictures.badges.insert(badge, picture);
    }
    pictures.cross = add(costumes::cross((cross_side(&layout) * ratio).round() as u32));
    for edge in [Edge::Current, Edge::Clash] {
        let (line, radius) = (layout.gap.max(2.0) * ratio, 5.0 * layout.scale * ratio);
        let picture = add(costumes::edge(side, line, radius, edge));
        pictures.edges.insert(edge, picture);
    }
    for kind in HouseKind::CLASSIC {
        let size = (house_size(kind, &layout) * ratio).round().as_uvec2();
        let picture = add(costumes::frame(size.x, size.y, layout.gap * ratio, 6.0 * layout.scale * ratio));
        pictures.houses.insert(kind, picture);
    }
    let size = (cell_frame_size(&layout) * ratio).round().as_uvec2();
    pictures.cell_frame = add(costumes::frame(size.x, size.y, layout.gap * ratio, 6.0 * layout.scale * ratio));
    pictures.sheet = add(costumes::sheet(layout.scale * ratio));
    let owl = (layout.owl.size() * ratio).round().as_uvec2();
    for mood in [Mood::Calm, Mood::Doubtful, Mood::Happy] {
        let picture = add(costumes::owl(owl.x, owl.y, mood));
        pictures.owls.insert(mood, picture);
    }
}

/// Converts a drawing to an image for sprites.
pub fn to_image(pixmap: Pixmap) -> Image {
    let size = Extent3d { width: pixmap.width(), height: pixmap.height(), depth_or_array_layers: 1 };
    let bytes = pixmap
        .pixels()
        .iter()
        .flat_map(|pixel| {
            let colour = pixel.demultiply();
            [colour.red(), colour.green(), colour.blue(), colour.alpha()]
        })
        .collect();
    Image::new(size, TextureDimension::D2, bytes, TextureFormat::Rgba8UnormSrgb, RenderAssetUsages::default())
}
