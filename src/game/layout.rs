//! Where everything stands, from the size of the window alone.

use crate::sudoku::Cell;
use bevy::prelude::*;
use bevy::window::{PrimaryWindow, WindowResized, WindowScaleFactorChanged};

/// The size for which the screen is drawn; other sizes scale it.
pub const DESIGN_SIZE: Vec2 = Vec2::new(1280.0, 800.0);
/// The smallest window.
pub const SMALLEST_SIZE: Vec2 = Vec2::new(960.0, 640.0);

/// The places of all parts, in logical pixels from the top left of the window.
#[derive(Resource, Clone, PartialEq, Debug)]
pub struct Layout {
    /// The window.
    pub window: Vec2,
    /// Physical pixels a logical one.
    pub pixel_ratio: f32,
    /// How much larger than designed texts and controls are.
    pub scale: f32,
    /// The bar at the top: flag, stop sign, title.
    pub bar: Rect,
    /// The panel on the left: variables, list, stack.
    pub left: Rect,
    /// The stage in the middle.
    pub stage: Rect,
    /// The panel on the right: the solver's controls.
    pub right: Rect,
    /// The owl.
    pub owl: Rect,
    /// The owl's speech bubble, without its tail.
    pub bubble: Rect,
    /// The board with its outer lines.
    pub board: Rect,
    /// The ask bar, or the number keys.
    pub foot: Rect,
    /// The side of a cell.
    pub cell: f32,
    /// The gap between cells, and the width of the box lines in it.
    pub gap: f32,
}

impl Layout {
    /// The layout for a window of that size in logical pixels, with so many physical pixels a logical one.
    pub fn new(window: Vec2, pixel_ratio: f32) -> Layout {
        let window = window.max(Vec2::splat(1.0));
        let scale = (window / DESIGN_SIZE).min_element().clamp(0.8, 4.0);
        let px = |length: f32| (length * scale).round();
        let bar = Rect::new(0.0, 0.0, window.x, px(48.0));
        let (top, bottom) = (bar.max.y + px(12.0), window.y - px(12.0));
        let side = |most: f32, share: f32| px(most).min((window.x * share).round());
        let left = Rect::new(px(12.0), top, px(12.0) + side(330.0, 0.25), bottom);
        let right = Rect::new(window.x - px(12.0) - side(320.0, 0.25), top, window.x - px(12.0), bottom);
        let stage = Rect::new(left.max.x + px(12.0), top, right.min.x - px(12.0), bottom);

        let (margin, owl_height, foot_height, space) = (px(14.0), px(84.0), px(66.0), px(10.0));
        let gap = px(3.0).max(2.0);
        let room = Vec2::new(
            stage.width() - 2.0 * px(18.0),
            stage.height() - 2.0 * margin - owl_height - foot_height - 2.0 * space,
        );
        let cell = ((room.min_element() - 10.0 * gap) / 9.0).floor().max(1.0);
        let side = 9.0 * cell + 10.0 * gap;
        // What is left over in height goes around the board.
        let spare = ((room.y - side) / 2.0).floor().max(0.0);
        let x = (stage.center().x - side / 2.0).round();
        let y = stage.min.y + margin + owl_height + space + spare;
        let board = Rect::new(x, y, x + side, y + side);
        // On a wide stage the owl and the foot are wider than the board.
        let wide = side.max((room.x).min(px(640.0)));
        let (x, right_end) = ((stage.center().x - wide / 2.0).round(), (stage.center().x + wide / 2.0).round());
        let owl_top = stage.min.y + margin + (spare / 2.0).floor();
        let owl = Rect::new(x, owl_top, x + px(76.0), owl_top + owl_height);
        let bubble = Rect::new(owl.max.x + px(20.0), owl_top, right_end, owl_top + owl_height - px(6.0));
        let foot_top = stage.max.y - margin - foot_height - (spare / 2.0).floor();
        let foot = Rect::new(x, foot_top, right_end, foot_top + foot_height);
        Layout { window, pixel_ratio, scale, bar, left, stage, right, owl, bubble, board, foot, cell, gap }
    }

    /// The square of a cell.
    pub fn cell_rect(&self, cell: Cell) -> Rect {
        let at = Vec2::new(cell.column() as f32, cell.row() as f32);
        let min = self.board.min + self.gap + at * (self.cell + self.gap);
        Rect::from_corners(min, min + self.cell)
    }

    /// A place in the world, in which the origin is the window's middle and y points up.
    pub fn to_world(&self, point: Vec2) -> Vec2 {
        (point - self.window / 2.0) * Vec2::new(1.0, -1.0)
    }
}

impl Default for Layout {
    fn default() -> Self {
        Layout::new(DESIGN_SIZE, 1.0)
    }
}

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Layout>().add_systems(PreStartup, measure).add_systems(First, measure.run_if(on_resize));
}

fn on_resize(mut resized: MessageReader<WindowResized>, mut rescaled: MessageReader<WindowScaleFactorChanged>) -> bool {
    let (resized, rescaled) = (resized.read().count(), rescaled.read().count());
    resized + rescaled > 0
}

fn measure(window: Query<&Window, With<PrimaryWindow>>, mut layout: ResMut<Layout>) {
    if let Ok(window) = window.single() {
        layout.set_if_neq(Layout::new(window.size(), window.scale_factor()));
    }
}
