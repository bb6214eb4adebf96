//! The close-up of a large board: cells so large that their small figures can be read. It shows the part around the current cell,
//! and the mouse wheel moves it.

use super::Layout;
use crate::game::requests::{Page, Request, ViewRequest};
use crate::game::script::View;
use bevy::input::mouse::{MouseScrollUnit, MouseWheel};
use bevy::prelude::*;
use bevy::window::PrimaryWindow;
use sudoku_board::Cell;

/// The part of the board that a close-up shows.
#[derive(Resource, Clone, Copy, Default, PartialEq, Debug)]
pub struct CloseUp {
    /// Its upper left corner, in cells.
    corner: Vec2,
    /// The cell that was the current one when the corner was last chosen for it.
    followed: Option<Cell>,
}

/// The side of a small figure in a close-up, in logical pixels.
const FIGURE: f32 = 14.0;
/// The number of cells around the current one that are visible too.
const AROUND: f32 = 1.0;

impl CloseUp {
    /// Returns the corner of a close-up of the board in this layout, which shows the current cell.
    pub(super) fn around(&mut self, current: Option<Cell>, layout: &Layout) -> Vec2 {
        let across = layout.cells_across();
        if self.followed != current {
            self.followed = current;
            if let Some(cell) = current {
                let (at, around) =
                    (Vec2::new(cell.column() as f32, cell.row() as f32), AROUND.min((across - 1.0) / 2.0));
                self.corner = self.corner.max(at + 1.0 + around - across).min(at - around);
            }
        }
        self.corner = self.corner.min(Vec2::splat(f32::from(layout.side) - across)).max(Vec2::ZERO);
        self.corner
    }

    /// Ends the close-up.
    pub(super) fn end(&mut self) {
        self.followed = None;
    }
}

impl Layout {
    /// Returns the layout with larger cells, from this corner of the board, if the small figures cannot be read without them.
    pub(super) fn closer(self, corner: Option<Vec2>) -> Layout {
        let usual = Layout { origin: self.board.min, ..self };
        let Some(corner) = corner.filter(|_| usual.needs_close_up()) else { return usual };
        let below_total = if usual.has_totals { 0.7 } else { 1.0 };
        let cell = ((f32::from(usual.figures_in_line()) * FIGURE + 2.0 * usual.gap) / below_total).ceil();
        let gap = (3.0 * self.scale).round().max(2.0);
        let closer = Layout { cell: cell.max(usual.cell), gap, ..usual };
        Layout { origin: (closer.board.min - corner * (closer.cell + closer.gap)).round(), ..closer }
    }

    /// Returns true if the small figures are too small to be read, unless in a close-up.
    fn needs_close_up(&self) -> bool {
        self.side > 9 && !self.shows_figures()
    }

    /// Returns true if only a part of the board is visible.
    pub fn is_close(&self) -> bool {
        self.whole_board().width() > self.board.width()
    }

    /// Returns the number of cells of a row that are visible.
    fn cells_across(&self) -> f32 {
        ((self.board.width() - self.gap) / (self.cell + self.gap)).min(self.side.into())
    }

    /// Returns the board with its invisible parts.
    pub fn whole_board(&self) -> Rect {
        let side = f32::from(self.side) * (self.cell + self.gap) + self.gap;
        Rect::from_corners(self.origin, self.origin + side)
    }
}

pub(in crate::window) fn plugin(app: &mut App) {
    app.init_resource::<CloseUp>().add_systems(First, turn_wheel.run_if(on_message::<MouseWheel>));
}

/// Moves a close-up by the mouse wheel. With Ctrl, or Cmd on a Mac, the wheel begins and ends it.
fn turn_wheel(
    mut wheels: MessageReader<MouseWheel>,
    window: Query<&Window, With<PrimaryWindow>>,
    (keys, page): (Res<ButtonInput<KeyCode>>, Res<State<Page>>),
    (layout, view): (Res<Layout>, Res<View>),
    mut close_up: ResMut<CloseUp>,
    mut requests: MessageWriter<Request>,
) {
    let pointer = window.single().ok().and_then(Window::cursor_position);
    let is_over_board = pointer.is_some_and(|pointer| layout.board.contains(pointer));
    let is_open = *page.get() == Page::Stage && view.sheet().is_none();
    let pitch = layout.cell + layout.gap;
    let moved: Vec2 = wheels
        .read()
        .map(|wheel| {
            let unit = if wheel.unit == MouseScrollUnit::Line { 1.0 } else { 1.0 / pitch };
            Vec2::new(wheel.x, wheel.y) * unit
        })
        .sum();
    if !(is_over_board && is_open) || moved == Vec2::ZERO {
        return;
    }
    let command = [KeyCode::ControlLeft, KeyCode::ControlRight, KeyCode::SuperLeft, KeyCode::SuperRight];
    if keys.any_pressed(command) {
        if (moved.y > 0.0) != view.close_up() {
            requests.write(ViewRequest::CloseUp.into());
        }
    } else if layout.is_close() {
        close_up.corner -= moved;
    }
}
