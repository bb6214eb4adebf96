//! The margins of a script's rows: breakpoints and errors on the left, the last value or a comment on the right.

use super::paint::Brush;
use super::seen::Seen;
use crate::game::requests::{EditorRequest, Request, SolverRequest};
use crate::window::blocks::{Row, ScriptLayout};
use crate::window::look::{Theme, fonts};
use bevy_egui::egui::text::{LayoutJob, TextWrapping};
use bevy_egui::egui::{
    Align2, FontFamily, FontId, Id, Pos2, Rect, Sense, Stroke, TextFormat, Ui, Vec2, WidgetInfo, WidgetType, pos2, vec2,
};
use sudoku_blocks::BlockId;
use sudoku_words::words;

/// The distance of the signs to the left of the scripts, in points.
const LEFT: f32 = 11.0;

/// Returns the last value of the row, which is that of its outermost block.
pub fn value<'a>(seen: &'a Seen, layout: &ScriptLayout, row: &Row) -> Option<&'a str> {
    let is_in_row = |block: BlockId| layout.row_of(block).is_some_and(|of| of.id == row.id);
    let values = &seen.blocks.moment().values;
    let value = values.iter().filter(|(block, _)| is_in_row(*block)).min_by_key(|(block, _)| *block);
    value.map(|(_, value)| value.as_str())
}

/// Draws the sign to the left of a row. Returns the request of a click on it.
pub fn left(ui: &Ui, brush: &Brush, seen: &Seen, layout: &ScriptLayout, row: &Row, edge: f32) -> Option<Request> {
    let (theme, rect) = (brush.theme, brush.origin.place(row.rect));
    let spot = Rect::from_center_size(pos2(edge - LEFT, rect.center().y), vec2(18.0, rect.height().clamp(14.0, 24.0)));
    let is_here = |block: BlockId| layout.row_of(block).is_some_and(|of| of.id == row.id);
    if let Some(finding) = seen.findings.iter().find(|finding| finding.block.is_some_and(is_here)) {
        let sign = ui.interact(spot, Id::new(("finding", finding.block)), Sense::click());
        ui.painter().circle_filled(spot.center(), 7.0, theme.clash.egui());
        let (ink, font) = (theme.panel.egui(), fonts::bold(12.0));
        ui.painter().text(spot.center(), Align2::CENTER_CENTER, "!", font, ink);
        let told = sudoku_words::problem(&finding.problem);
        sign.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &told));
        let clicked = sign.on_hover_text(told).clicked();
        return finding.block.filter(|_| clicked).map(|block| EditorRequest::Choose(block, None).into());
    }
    let stops = seen.stops?;
    let is_set = stops.blocks.contains(&row.id);
    let response = ui.interact(spot, Id::new(("stop", row.id.0)), Sense::click());
    response.widget_info(|| WidgetInfo::selected(WidgetType::Checkbox, true, is_set, words().block_stop(&row.words)));
    if is_set {
        brush.stop(spot.center());
    } else if response.hovered() || response.has_focus() {
        ui.painter().circle_stroke(spot.center(), 5.0, Stroke::new(1.5, theme.stop.egui()));
    }
    let tooltip = |ui: &mut Ui| drop(ui.label(words().block_stop_tooltip()));
    response.on_hover_ui(tooltip).clicked().then(|| SolverRequest::StopAtBlock(row.id).into())
}

/// Draws the value or the comment to the right of a row, up to that edge.
pub fn right(ui: &Ui, brush: &Brush, value: Option<&str>, row: &Row, edge: f32, runs: bool) {
    let (theme, rect) = (brush.theme, brush.origin.place(row.rect));
    let (painter, ink, middle) = (ui.painter(), theme.muted.egui(), rect.center().y);
    if let Some(value) = value {
        let write = |size: f32| painter.layout_no_wrap(value.to_owned(), fonts::bold(size), ink);
        let galley = write(brush.metrics.text);
        let left = rect.right() + 10.0;
        if left + galley.size().x <= edge {
            painter.galley(pos2(left, middle - galley.size().y / 2.0), galley, ink);
        } else if runs {
            // If there is no room beside the row, the value is shown at the row's lower edge while the row runs, where it covers no words.
            let galley = write(0.8 * brush.metrics.text);
            let size = galley.size();
            let at = Rect::from_min_size(pos2(edge - size.x - 4.0, rect.bottom() - 0.3 * size.y), size);
            painter.rect_filled(at.expand2(vec2(5.0, 0.0)), 4, theme.panel.egui());
            painter.galley(at.min, galley, ink);
        }
    } else if !row.comment.is_empty() {
        let width = edge - rect.right() - 10.0;
        if width >= 70.0 {
            note(ui, theme, &row.comment, pos2(rect.right() + 10.0, middle), vec2(width, rect.height()));
        }
    }
}

/// Returns true if the comment is no sentence, and so the name of the step that begins with its block.
fn is_label(comment: &str) -> bool {
    !comment.ends_with(['.', '!', '?', ':'])
}

/// Draws as much of a block's comment as there is room for. `at` is the middle of its left edge.
fn note(ui: &Ui, theme: &Theme, text: &str, at: Pos2, room: Vec2) {
    if is_label(text) {
        return label(ui, theme, text, at, room.x);
    }
    let font = FontId::new(12.0, FontFamily::Proportional);
    let mut job = LayoutJob::single_section(text.to_owned(), TextFormat::simple(font, theme.muted.egui()));
    let max_rows = ((room.y / 16.0) as usize).max(1);
    job.wrap = TextWrapping { max_width: room.x, max_rows, ..TextWrapping::default() };
    let galley = ui.painter().layout_job(job);
    let corner = Align2::LEFT_CENTER.anchor_size(at, galley.size()).min;
    ui.painter().galley(corner, galley, theme.muted.egui());
}

/// Draws the name of a step on a sign of its own.
fn label(ui: &Ui, theme: &Theme, text: &str, at: Pos2, width: f32) {
    let (ink, padding) = (theme.text.egui(), vec2(8.0, 2.0));
    let mut job = LayoutJob::single_section(text.to_owned(), TextFormat::simple(fonts::bold(12.0), ink));
    job.wrap = TextWrapping { max_width: width - 2.0 * padding.x, max_rows: 1, ..TextWrapping::default() };
    let galley = ui.painter().layout_job(job);
    let rect = Align2::LEFT_CENTER.anchor_size(at, galley.size() + 2.0 * padding);
    let fill = theme.panel.egui().lerp_to_gamma(theme.accent.egui(), 0.2);
    ui.painter().rect_filled(rect, 0.5 * rect.height(), fill);
    ui.painter().galley(rect.min + padding, galley, ink);
}
