//! Small boards below a result: the board that a program was tested on, what the program did, and what was expected.

use crate::window::look::{Theme, fonts};
use crate::window::panels::style::muted;
use bevy_egui::egui::{
    Align2, Color32, CornerRadius, Galley, Rect, Sense, Stroke, StrokeKind, TextStyle, Ui, Vec2, WidgetInfo,
    WidgetType, pos2, vec2,
};
use std::sync::Arc;
use sudoku_run::lessons::{Lesson, ProgramGoal, Quantity, SmallBoard};
use sudoku_run::{Act, letters};

/// The largest width of a board, and of a cell, in points.
const BOARD: f32 = 126.0;
const CELL: f32 = 24.0;

/// The space between two boards.
const GAP: Vec2 = vec2(14.0, 6.0);

/// The text size of a single value, and the space around it.
const VALUE: f32 = 14.0;
const AROUND_VALUE: Vec2 = vec2(8.0, 3.0);

/// Returns the height of the boards in a space of that width, with the space above; 0 if there are none.
pub fn height_of_boards(ui: &Ui, boards: &[SmallBoard], width: f32) -> f32 {
    let (mut height, mut left, mut row) = (0.0, 0.0, 0.0);
    for board in boards {
        let size = size(ui, board);
        if size.x > left {
            height += row;
            (left, row) = (width, 0.0);
        }
        left -= size.x + GAP.x;
        row = f32::max(row, size.y + GAP.y);
    }
    if boards.is_empty() { 0.0 } else { height + row + 8.0 }
}

/// Returns the height of the boards that a failed trial of a task has, with the space above.
pub fn usual_height(ui: &Ui, lesson: &Lesson, goal: &ProgramGoal) -> f32 {
    let compares_lists =
        goal.trials.iter().flat_map(|trial| &trial.quantities).any(|of| matches!(of, Quantity::Items(_)));
    let below = match lesson.board.as_ref().filter(|_| compares_lists) {
        Some(board) => {
            let columns = usize::from(board.columns).max(1);
            let fills = goal.trials.iter().flat_map(|trial| &trial.acts).filter_map(|act| match act {
                Act::Fill(_, items) => Some(letters(items).count()),
                _ => None,
            });
            // A board that no trial fills is a row, unless it is the one with boxes of 3 by 3.
            let cells = fills.max().unwrap_or(if columns > 4 { columns * columns } else { columns });
            cells.div_ceil(columns) as f32 * (BOARD / columns as f32).floor().min(CELL)
        }
        None => CELL,
    };
    ui.text_style_height(&TextStyle::Small) + 2.0 + below + GAP.y + 8.0
}

/// Returns the size of a board with its heading.
fn size(ui: &Ui, board: &SmallBoard) -> Vec2 {
    let small = TextStyle::Small.resolve(ui.style());
    let heading = ui.painter().layout_no_wrap(board.heading.clone(), small, Color32::PLACEHOLDER).size();
    let below = match board.value() {
        Some(value) => value_size(&value_text(ui, value, Color32::PLACEHOLDER)),
        None => grid(board),
    };
    vec2(heading.x.max(below.x), heading.y + 2.0 + below.y)
}

/// Returns the size of the cells of a board.
fn grid(board: &SmallBoard) -> Vec2 {
    let columns = board.columns.max(1);
    // What a program has made of a row may be shorter than the row.
    let across = columns.min(board.cells.len());
    vec2(across as f32, board.cells.len().div_ceil(columns) as f32) * side(board)
}

/// Returns the side of a cell.
fn side(board: &SmallBoard) -> f32 {
    (BOARD / board.columns.max(1) as f32).floor().min(CELL)
}

fn value_text(ui: &Ui, value: &str, ink: Color32) -> Arc<Galley> {
    ui.painter().layout(value.to_owned(), fonts::bold(VALUE), ink, BOARD)
}

fn value_size(text: &Galley) -> Vec2 {
    (text.size() + 2.0 * AROUND_VALUE).max(Vec2::splat(CELL))
}

/// Draws the boards side by side. The first difference is marked.
pub fn small_boards(ui: &mut Ui, theme: &Theme, boards: &[SmallBoard]) {
    if boards.is_empty() {
        return;
    }
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = GAP;
        for board in boards {
            let size = size(ui, board);
            ui.allocate_ui(size, |ui| {
                ui.vertical(|ui| {
                    ui.set_min_size(size);
                    ui.spacing_mut().item_spacing.y = 2.0;
                    muted(ui, theme, &board.heading);
                    match board.value() {
                        Some(value) => small_value(ui, theme, board, value),
                        None => small_board(ui, theme, board),
                    }
                });
            });
        }
    });
}

/// Draws a single value in a field.
fn small_value(ui: &mut Ui, theme: &Theme, board: &SmallBoard, value: &str) {
    let text = value_text(ui, value, theme.user_digit.egui());
    let (rect, response) = ui.allocate_exact_size(value_size(&text), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, board.to_string()));
    let edge = Stroke::new(1.5, theme.box_lines.egui());
    ui.painter().rect(rect, CornerRadius::same(2), theme.user_cell.egui(), edge, StrokeKind::Inside);
    ui.painter().galley(rect.center() - 0.5 * text.size(), text, theme.user_digit.egui());
}

/// Draws the cells of a board. The marked one has another colour and a frame.
fn small_board(ui: &mut Ui, theme: &Theme, board: &SmallBoard) {
    let columns = board.columns.max(1);
    let side = side(board);
    let (rect, response) = ui.allocate_exact_size(grid(board), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, board.to_string()));
    let painter = ui.painter();
    painter.rect_filled(rect.expand(1.5), CornerRadius::same(2), theme.box_lines.egui());
    let box_side = columns.isqrt().max(1);
    let mut frame = None;
    for (index, cell) in board.cells.iter().enumerate() {
        let (row, column) = (index / columns, index % columns);
        let min = rect.min + vec2(column as f32, row as f32) * side;
        // The lines between boxes are wider.
        let gap = |at: usize| if at > 0 && at.is_multiple_of(box_side) { 1.5 } else { 0.5 };
        let square = Rect::from_min_max(min + vec2(gap(column), gap(row)), min + Vec2::splat(side - 0.5));
        let is_marked = board.marked() == Some(index);
        let (fill, ink) = match &board.mark {
            Some(mark) if is_marked && mark.is_wrong => (theme.clash, theme.puzzle_digit),
            Some(_) if is_marked => (theme.puzzle_cell, theme.puzzle_digit),
            _ => (theme.user_cell, theme.user_digit),
        };
        painter.rect_filled(square, CornerRadius::ZERO, fill.egui());
        let at = pos2(square.center().x, square.center().y);
        let high = 0.66 * side;
        let text = painter.layout_no_wrap(cell.clone(), fonts::bold(high), ink.egui());
        let wide = (square.width() - 2.0) / text.size().x.max(1.0);
        painter.text(at, Align2::CENTER_CENTER, cell, fonts::bold(high * wide.min(1.0)), ink.egui());
        if is_marked {
            frame = Some(square);
        }
    }
    // The frame is on top of the cells around it, so that people who see no colours find it.
    if let Some(square) = frame {
        let ring = Stroke::new(2.5, theme.text.egui());
        painter.rect_stroke(square.expand(1.0), CornerRadius::same(2), ring, StrokeKind::Middle);
    }
}
