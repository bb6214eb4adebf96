//! Small boards below a result: the board that a program was tested on, and what the program did to it.

use crate::window::look::{Theme, fonts};
use crate::window::panels::style::muted;
use bevy_egui::egui::{Align2, CornerRadius, Rect, Sense, TextStyle, Ui, Vec2, WidgetInfo, WidgetType, pos2, vec2};
use sudoku_run::lessons::SmallBoard;

/// The largest width of a board, and of a cell, in points.
const BOARD: f32 = 126.0;
const CELL: f32 = 24.0;

/// Returns the height of the boards side by side, with their headings and the space above; 0 if there are none.
pub fn height_of_boards(ui: &Ui, boards: &[SmallBoard]) -> f32 {
    let rows = |board: &SmallBoard| board.cells.len().div_ceil(board.columns.max(1)) as f32 * side(board);
    let highest = boards.iter().map(rows).fold(0.0, f32::max);
    if boards.is_empty() { 0.0 } else { highest + ui.text_style_height(&TextStyle::Small) + 14.0 }
}

/// Returns the side of a cell.
fn side(board: &SmallBoard) -> f32 {
    (BOARD / board.columns.max(1) as f32).floor().min(CELL)
}

/// Draws the boards side by side. Wrong cells have the colour of a clash.
pub fn small_boards(ui: &mut Ui, theme: &Theme, boards: &[SmallBoard]) {
    if boards.is_empty() {
        return;
    }
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = vec2(14.0, 6.0);
        for board in boards {
            ui.vertical(|ui| {
                ui.spacing_mut().item_spacing.y = 2.0;
                muted(ui, theme, &board.heading);
                small_board(ui, theme, board);
            });
        }
    });
}

fn small_board(ui: &mut Ui, theme: &Theme, board: &SmallBoard) {
    let columns = board.columns.max(1);
    let rows = board.cells.len().div_ceil(columns);
    let side = side(board);
    // What a program has made of a row may be shorter than the row.
    let across = columns.min(board.cells.len());
    let (rect, response) = ui.allocate_exact_size(vec2(across as f32, rows as f32) * side, Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, board.to_string()));
    let painter = ui.painter();
    painter.rect_filled(rect.expand(1.5), CornerRadius::same(2), theme.box_lines.egui());
    let box_side = columns.isqrt().max(1);
    for (index, cell) in board.cells.iter().enumerate() {
        let (row, column) = (index / columns, index % columns);
        let min = rect.min + vec2(column as f32, row as f32) * side;
        // The lines between boxes are wider.
        let gap = |at: usize| if at > 0 && at.is_multiple_of(box_side) { 1.5 } else { 0.5 };
        let square = Rect::from_min_max(min + vec2(gap(column), gap(row)), min + Vec2::splat(side - 0.5));
        let is_wrong = board.wrong.contains(&index);
        let (fill, ink) =
            if is_wrong { (theme.clash, theme.puzzle_digit) } else { (theme.user_cell, theme.user_digit) };
        painter.rect_filled(square, CornerRadius::ZERO, fill.egui());
        let at = pos2(square.center().x, square.center().y);
        painter.text(at, Align2::CENTER_CENTER, cell, fonts::bold(0.66 * side), ink.egui());
    }
}
