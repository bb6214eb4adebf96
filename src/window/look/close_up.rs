//! The close-up of a large board: cells so large that their small figures can be read. It shows the part around the current cell.
//! The mouse wheel and two fingers move it, and with Ctrl, or spread and pinched, they begin and end it.

use super::Layout;
use crate::game::requests::{Page, Request, ViewRequest};
use crate::game::script::View;
use bevy::ecs::system::SystemParam;
use bevy::input::InputSystems;
use bevy::input::mouse::{MouseScrollUnit, MouseWheel};
use bevy::input::touch::Touches;
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
    /// The point of the window that the close-up is to begin with, and the point of the board that is there, in cells.
    aim: Option<(Vec2, Vec2)>,
}

/// True from the moment two fingers are down until all are lifted. They move the board, so they choose no cells.
#[derive(Resource, Clone, Copy, Default, PartialEq, Debug)]
pub struct SeveralFingers(pub bool);

/// The side of a small figure in a close-up, in logical pixels.
const FIGURE: f32 = 14.0;
/// The number of cells around the current one that are visible too.
const AROUND: f32 = 1.0;

impl CloseUp {
    /// Returns the corner of a close-up of the board in this layout, which shows the current cell.
    pub(super) fn around(&mut self, current: Option<Cell>, layout: &Layout) -> Vec2 {
        let across = layout.cells_across();
        if let Some((point, at)) = self.aim.take() {
            self.followed = current;
            self.corner = at - (point - layout.board.min) / layout.pitch();
        } else if self.followed != current {
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
        (self.followed, self.aim) = (None, None);
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

    /// Returns the distance between the corners of neighbouring cells.
    fn pitch(&self) -> f32 {
        self.cell + self.gap
    }

    /// Returns true if only a part of the board is visible.
    pub fn is_close(&self) -> bool {
        self.whole_board().width() > self.board.width()
    }

    /// Returns the number of cells of a row that are visible.
    fn cells_across(&self) -> f32 {
        ((self.board.width() - self.gap) / self.pitch()).min(self.side.into())
    }

    /// Returns the board with its invisible parts.
    pub fn whole_board(&self) -> Rect {
        let side = f32::from(self.side) * self.pitch() + self.gap;
        Rect::from_corners(self.origin, self.origin + side)
    }
}

pub(in crate::window) fn plugin(app: &mut App) {
    app.init_resource::<CloseUp>()
        .init_resource::<SeveralFingers>()
        .add_systems(First, turn_wheel.run_if(on_message::<MouseWheel>))
        .add_systems(PreUpdate, follow_fingers.after(InputSystems).run_if(resource_changed::<Touches>));
}

/// The board on the stage, of which a close-up shows a part.
#[derive(SystemParam)]
struct Shown<'w> {
    page: Res<'w, State<Page>>,
    layout: Res<'w, Layout>,
    view: Res<'w, View>,
    close_up: ResMut<'w, CloseUp>,
    requests: MessageWriter<'w, Request>,
}

impl Shown<'_> {
    /// Returns true if the board is at this point of the window, and nothing covers it.
    fn is_at(&self, point: Vec2) -> bool {
        matches!(self.page.get(), Page::Stage | Page::Training)
            && self.view.sheet().is_none()
            && self.layout.board.contains(point)
    }

    /// Begins a close-up of what is at this point, or ends it.
    fn change(&mut self, closer: bool, point: Vec2) {
        if closer != self.view.close_up() {
            let at = (point - self.layout.origin) / self.layout.pitch();
            self.close_up.aim = closer.then_some((point, at));
            self.requests.write(ViewRequest::CloseUp.into());
        }
    }

    /// Moves what a close-up shows by this many cells.
    fn shift(&mut self, cells: Vec2) {
        if self.layout.is_close() && cells != Vec2::ZERO {
            self.close_up.corner -= cells;
        }
    }
}

/// Moves a close-up by the mouse wheel. With Ctrl, or Cmd on a Mac, the wheel begins and ends it.
fn turn_wheel(
    mut wheels: MessageReader<MouseWheel>,
    window: Query<&Window, With<PrimaryWindow>>,
    keys: Res<ButtonInput<KeyCode>>,
    mut shown: Shown,
) {
    let pitch = shown.layout.pitch();
    let moved: Vec2 = wheels
        .read()
        .map(|wheel| {
            let unit = if wheel.unit == MouseScrollUnit::Line { 1.0 } else { 1.0 / pitch };
            Vec2::new(wheel.x, wheel.y) * unit
        })
        .sum();
    let pointer = window.single().ok().and_then(Window::cursor_position).filter(|&pointer| shown.is_at(pointer));
    let Some(pointer) = pointer else { return };
    let command = [KeyCode::ControlLeft, KeyCode::ControlRight, KeyCode::SuperLeft, KeyCode::SuperRight];
    if !keys.any_pressed(command) {
        shown.shift(moved);
    } else if moved.y != 0.0 {
        shown.change(moved.y > 0.0, pointer);
    }
}

/// Two fingers on the board.
#[derive(Clone, Copy)]
struct Pinch {
    /// The distance between them when they were put down, or when they last began or ended the close-up.
    apart: f32,
    /// The point between them in the last frame.
    middle: Vec2,
}

/// The ratio of the distances between fingers from which on they have been spread or pinched.
const SPREAD: f32 = 1.3;

/// Moves a close-up with two fingers. It begins when they are spread, and ends when they are pinched.
fn follow_fingers(
    touches: Res<Touches>,
    mut several: ResMut<SeveralFingers>,
    mut pinch: Local<Option<Pinch>>,
    mut shown: Shown,
) {
    let mut fingers: Vec<(u64, Vec2)> = touches.iter().map(|touch| (touch.id(), touch.position())).collect();
    // A finger that has just been lifted may still click. There may be no frame between it and the next finger.
    let begins_anew = touches.iter().all(|touch| touches.just_pressed(touch.id()));
    let is_over = begins_anew && touches.iter_just_released().next().is_none();
    several.set_if_neq(SeveralFingers(fingers.len() > 1 || several.0 && !is_over));
    fingers.sort_by_key(|&(id, _)| id);
    let [(_, first), (_, second)] = fingers[..] else {
        *pinch = None;
        return;
    };
    let (apart, middle) = (first.distance(second), first.midpoint(second));
    match &mut *pinch {
        Some(pinch) => {
            shown.shift((middle - pinch.middle) / shown.layout.pitch());
            pinch.middle = middle;
            if apart > SPREAD * pinch.apart || pinch.apart > SPREAD * apart {
                shown.change(apart > pinch.apart, middle);
                pinch.apart = apart;
            }
        }
        None if shown.is_at(first) && shown.is_at(second) => *pinch = Some(Pinch { apart, middle }),
        None => {}
    }
}
