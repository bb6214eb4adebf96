//! The drawing on a lesson's card: the script that the lesson is about, and its board.

use crate::window::look::Theme;
use crate::window::panels::program::{is_wide, miniature};
use bevy_egui::egui::{CornerRadius, Rect, Ui, Vec2, pos2, vec2};
use sudoku_run::lessons::{Board, Lesson};

/// The size of a drawing, in points.
pub const SIZE: Vec2 = vec2(66.0, 64.0);

/// The width of a square board, the size of a row's cell, and the space between script and board, in points.
const BOARD: f32 = 30.0;
const CELL: f32 = 15.0;
const GAP: f32 = 4.0;

/// Draws the lesson's first script and its board, which is below a wide script or a row and else beside it. Nothing is drawn out
/// of sight.
pub fn drawing(ui: &Ui, theme: &Theme, rect: Rect, lesson: &Lesson) {
    if !ui.is_rect_visible(rect) {
        return;
    }
    let script = lesson.scripts.first().map(|&script| (&lesson.program, script));
    let mut of_script = rect;
    if let Some(board) = &lesson.board {
        let (columns, rows) = size(board, lesson);
        let size = if rows == 1 { vec2(CELL * columns as f32, CELL) } else { Vec2::splat(BOARD) };
        let is_below = rows == 1 || script.is_some_and(|script| is_wide(ui, script, &lesson.name));
        let place = match is_below {
            true => Rect::from_min_size(pos2(rect.left(), rect.bottom() - size.y), size),
            false => Rect::from_min_size(pos2(rect.right() - size.x, rect.top()), size),
        };
        match is_below {
            true => of_script.set_bottom(place.top() - GAP),
            false => of_script.set_right(place.left() - GAP),
        }
        cells(ui, theme, place, columns, rows);
    }
    script.into_iter().for_each(|script| miniature(ui, theme, of_script, script, &lesson.name));
}

/// Returns the number of columns and rows. A list that the program fills only when it runs becomes a square board.
fn size(board: &Board, lesson: &Lesson) -> (usize, usize) {
    let columns = usize::from(board.columns);
    let list = lesson.program.lists.iter().find(|list| list.name == board.list);
    let rows = list.map_or(0, |list| list.items.len().div_ceil(columns));
    (columns, if rows == 0 { columns } else { rows })
}

/// Draws the cells, with the boxes in two colours in turn.
fn cells(ui: &Ui, theme: &Theme, rect: Rect, columns: usize, rows: usize) {
    let side = vec2(rect.width() / columns as f32, rect.height() / rows as f32);
    let box_side = columns.isqrt().max(1);
    for (row, column) in (0..rows).flat_map(|row| (0..columns).map(move |column| (row, column))) {
        let min = rect.min + vec2(column as f32, row as f32) * side;
        let cell = Rect::from_min_size(min, side).shrink(if side.x > 6.0 { 1.0 } else { 0.4 });
        let is_odd = (row / box_side + column / box_side) % 2 == 1;
        let colour = if is_odd { theme.puzzle_cell } else { theme.user_cell };
        ui.painter().rect_filled(cell, CornerRadius::same(1), colour.egui());
    }
}
