//! A copy of the script for each open call: the callers behind, each with the block at which it waits; the newest call in front, with
//! all of its script; and the way of a result from a call that has ended to its caller.

use super::arranged::{Arranged, Scripts, TEXT, arranged};
use super::calls::variables;
use super::outline::{Origin, round};
use super::paint::Brush;
use super::seen::Seen;
use crate::game::blocks::{Call, EndedCall};
use crate::game::requests::{BlocksRequest, CallsShown, Request};
use crate::window::blocks::ScriptLayout;
use crate::window::look::{Theme, fonts};
use crate::window::panels::style::ROUND;
use bevy_egui::egui::{
    Align2, Color32, FontId, Id, Painter, Pos2, Rect, Sense, Shape, Stroke, StrokeKind, Ui, WidgetInfo, WidgetType,
    lerp, pos2, vec2,
};
use sudoku_blocks::{BlockId, Category};
use sudoku_words::words;

/// The height of a copy's title, and of the block below the title of a caller's copy, in points.
const TITLE: f32 = 26.0;
const BLOCK: f32 = 36.0;

/// The distance by which each copy is to the right of its caller's, and the padding of a copy, in points.
const STEP: f32 = 8.0;
const PADDING: f32 = 8.0;

/// The least height of the newest copy, in points, and the most callers that are shown.
const NEWEST: f32 = 300.0;
const MOST_CALLERS: usize = 3;

/// The height of the line about callers that are not shown, in points.
const BEHIND: f32 = 18.0;

/// The seconds that a result takes on its way back.
const WAY: f64 = 0.8;

/// Draws the copies, if calls are shown as copies and there is room. Returns the rest of the room, for the script of the newest
/// call; and a request to see the call whose copy was clicked.
pub fn copies(ui: &mut Ui, theme: &Theme, seen: &Seen, room: Rect) -> (Rect, Option<Request>) {
    let calls = seen.copied_calls();
    let Some((&(last, newest), callers)) = calls.split_last() else { return (room, None) };
    // Results need no second place.
    let ended = seen.ended().filter(|_| seen.calls_shown == CallsShown::Copies || seen.hides_return);
    let below = if ended.is_some() { TITLE + BLOCK } else { 0.0 };
    let left = (room.height() - NEWEST - BEHIND - below) / (TITLE + BLOCK);
    if left < 0.0 {
        return (room, None);
    }
    let hidden = callers.len().saturating_sub((left as usize).min(MOST_CALLERS));
    let mut rest = room;
    let mut asked = None;
    if hidden > 0 {
        let at = pos2(rest.left() + 2.0, rest.top() + BEHIND / 2.0 - 2.0);
        let font = FontId::proportional(12.0);
        ui.painter().text(at, Align2::LEFT_CENTER, words().calls_behind(hidden), font, theme.muted.egui());
        rest.min.y += BEHIND;
    }
    let all = arranged(ui, seen, TEXT);
    for &(index, call) in &callers[hidden..] {
        // Each copy lies on its caller's, and hides the lower part of it.
        paper(ui, theme, rest, Stroke::new(1.0, theme.edge.egui()));
        if caller(ui, theme, &all, (index, call), rest.with_max_y(rest.top() + TITLE + BLOCK)) {
            asked = Some(BlocksRequest::ShowCall(index).into());
        }
        rest = Rect::from_min_max(rest.min + vec2(STEP, TITLE + BLOCK), rest.max);
    }
    let (front, foot) = rest.split_top_bottom_at_y(rest.bottom() - below);
    paper(ui, theme, front, Stroke::new(2.0, theme.accent.egui()));
    title(ui.painter(), theme, front, last + 1, newest);
    if let Some(ended) = ended {
        ended_call(ui, theme, &all, seen, ended, foot.with_min_x(foot.left() + STEP).with_min_y(foot.top() + 4.0));
    }
    let script = front.shrink(2.0);
    (script.with_min_y(front.top() + TITLE), asked)
}

fn paper(ui: &Ui, theme: &Theme, rect: Rect, edge: Stroke) {
    ui.painter().rect(rect, ROUND, theme.panel.egui(), edge, StrokeKind::Inside);
}

/// Draws a caller's copy: its title and the block at which it waits. Returns true if it was clicked.
fn caller(ui: &Ui, theme: &Theme, all: &Scripts, (index, call): (usize, &Call), rect: Rect) -> bool {
    let response = ui.interact(rect, Id::new(("copy", index)), Sense::click());
    let block = row_words(all, call.block);
    let spoken = words().call_spoken(index + 1, &call.title, variables(call).join(", "));
    let spoken = words().call_waits_spoken(format!("{spoken}."), block);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &spoken));
    if response.has_focus() || response.hovered() {
        ui.painter().rect_stroke(rect, ROUND, Stroke::new(2.0, theme.accent.egui()), StrokeKind::Inside);
    }
    title(ui.painter(), theme, rect, index + 1, call);
    let area = rect.with_min_y(rect.top() + TITLE).shrink2(vec2(PADDING, 0.0));
    if let Some(end) = row(ui, theme, all, call.block, area) {
        let (ink, fill) = (theme.text.egui(), theme.panel.egui().lerp_to_gamma(theme.clash.egui(), 0.15));
        pill(ui.painter(), pos2(end + 8.0, area.top() + BLOCK / 2.0 - 3.0), &words().call_waits(), ink, fill, rect);
    }
    response.on_hover_text(format!("{spoken}\n{}", words().call_tooltip())).clicked()
}

/// Draws the title of a copy: the name of the custom block, the number of the call and, on the right, its variables.
fn title(painter: &Painter, theme: &Theme, rect: Rect, number: usize, call: &Call) {
    let (middle, edge) = (rect.top() + TITLE / 2.0 + 1.0, rect.right() - PADDING);
    let head = name(painter, theme, pos2(rect.left() + PADDING, middle), &call.name);
    let font = FontId::proportional(PILL);
    let galley = painter.layout_no_wrap(words().call_copy(number), font, theme.muted.egui());
    let mut left = head.right() + 6.0;
    let height = galley.size().y;
    if left + galley.size().x <= edge {
        let width = galley.size().x;
        painter.galley(pos2(left, middle - height / 2.0), galley, theme.muted.egui());
        left += width + 8.0;
    }
    let subject = (call.title != call.name).then(|| call.title.clone());
    let (fill, ink) = (theme.block(Category::Variables).egui(), theme.on_block.egui());
    // What there is no room for is on the card below.
    let mut right = edge;
    for text in subject.into_iter().chain(variables(call)).collect::<Vec<_>>().iter().rev() {
        let width = pill_width(painter, text);
        if right - width < left {
            break;
        }
        pill(painter, pos2(right - width, middle), text, ink, fill, rect);
        right -= width + 4.0;
    }
}

/// Draws the name of a custom block in its colour, from the middle of its left edge.
fn name(painter: &Painter, theme: &Theme, at: Pos2, name: &str) -> Rect {
    pill(painter, at, name, theme.on_block.egui(), theme.block(Category::MyBlocks).egui(), Rect::EVERYTHING)
}

/// The size of the words in titles, in points.
const PILL: f32 = 12.5;

fn pill_width(painter: &Painter, text: &str) -> f32 {
    painter.layout_no_wrap(text.to_owned(), fonts::bold(PILL), Color32::PLACEHOLDER).size().x + 14.0
}

/// Draws a short text on a rounded ground, from the middle of its left edge, unless it would leave the area.
fn pill(painter: &Painter, at: Pos2, text: &str, ink: Color32, fill: Color32, area: Rect) -> Rect {
    let galley = painter.layout_no_wrap(text.to_owned(), fonts::bold(PILL), ink);
    let size = galley.size() + vec2(14.0, 4.0);
    let rect = Rect::from_min_size(at - vec2(0.0, size.y / 2.0), size);
    if rect.right() <= area.right() {
        painter.rect_filled(rect, rect.height() / 2.0, fill);
        painter.galley(rect.min + vec2(7.0, 2.0), galley, ink);
    }
    rect
}

/// Returns the words of the row that contains the block.
fn row_words(all: &Scripts, block: BlockId) -> &str {
    all.row_of(block).map_or("", |(_, row)| row.words.as_str())
}

/// Draws the row of a block by itself, at the top left of the area. Returns its right end.
fn row(ui: &Ui, theme: &Theme, all: &Scripts, block: BlockId, area: Rect) -> Option<f32> {
    let (Arranged { layout, .. }, row) = all.row_of(block)?;
    let corner = vec2(row.rect.min.x, row.rect.min.y);
    let origin = Origin::new(ui, area.min - corner);
    let rect = origin.place(row.rect);
    let painter = ui.painter().with_clip_rect(rect.expand2(vec2(2.0, 1.0)).intersect(area).intersect(ui.clip_rect()));
    let brush = Brush { painter: &painter, theme, metrics: layout.metrics, origin };
    // The blocks around it begin above, and those in its mouths below.
    let is_in = |top: f32| top >= row.rect.min.y - 0.5 && top < row.rect.max.y - 2.0;
    layout.parts.iter().filter(|part| is_in(part.rect.min.y)).for_each(|part| brush.part(part));
    Some(rect.right())
}

/// Draws the call that has just ended, with the block that reported.
fn ended_call(ui: &Ui, theme: &Theme, all: &Scripts, seen: &Seen, ended: &EndedCall, rect: Rect) {
    let number = seen.blocks.moment().calls.len() + 1;
    let response = ui.interact(rect, Id::new("ended_call"), Sense::hover());
    let mut spoken = words().call_ended_spoken(&ended.name, number, &ended.value);
    if !seen.hides_return {
        spoken += &format!(" {}", words().call_continues_spoken(row_words(all, ended.caller)));
    }
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &spoken));
    let fill = theme.well.egui();
    let edge = Stroke::new(1.0, theme.muted.egui());
    ui.painter().rect_filled(rect, ROUND, fill);
    ui.painter().extend(Shape::dashed_line(&closed(&round(rect.shrink(0.5), 6.0)), edge, 5.0, 4.0));
    let head = name(ui.painter(), theme, pos2(rect.left() + PADDING, rect.top() + TITLE / 2.0 + 1.0), &ended.name);
    let (at, font) = (pos2(head.right() + 6.0, head.center().y), FontId::proportional(PILL));
    ui.painter().text(at, Align2::LEFT_CENTER, words().call_ended(number), font, theme.muted.egui());
    row(ui, theme, all, ended.block, rect.with_min_y(rect.top() + TITLE).shrink2(vec2(PADDING, 0.0)));
}

fn closed(points: &[Pos2]) -> Vec<Pos2> {
    points.iter().chain(points.first()).copied().collect()
}

/// Marks the block where the caller continues. The result takes the place of the call, or is drawn on its way there.
pub fn returned(ui: &Ui, brush: &Brush, seen: &Seen, layout: &ScriptLayout, ended: &EndedCall, room: Rect) {
    let Some(row) = layout.row_of(ended.caller) else { return };
    let (theme, painter) = (brush.theme, brush.painter);
    let (fill, ink) = (theme.block(Category::Operators).egui(), theme.on_block.egui());
    if seen.calls_shown == CallsShown::Results {
        let Some(part) = layout.block(ended.caller) else { return };
        let place = brush.origin.place(part.rect);
        painter.rect(place, place.height() / 2.0, fill, Stroke::new(1.5, theme.glow.egui()), StrokeKind::Outside);
        painter.text(place.center(), Align2::CENTER_CENTER, &ended.value, fonts::bold(brush.metrics.text), ink);
        return;
    }
    let rect = brush.origin.place(row.rect);
    let middle = rect.center().y;
    let (start, end) = (room.right() - 26.0, rect.right() + 6.0);
    if start < end + 20.0 {
        return;
    }
    let corner = pos2(start, middle);
    let way = [pos2(start, room.bottom()), corner, pos2(end, middle)];
    painter.add(Shape::line(way.to_vec(), Stroke::new(3.0, fill)));
    let tip = [pos2(end, middle), pos2(end + 9.0, middle - 6.0), pos2(end + 9.0, middle + 6.0)];
    painter.add(Shape::convex_polygon(tip.to_vec(), fill, Stroke::NONE));
    let tag = words().call_continues();
    let width = pill_width(painter, &tag);
    if end + 14.0 + width < start - 10.0 {
        pill(painter, pos2(end + 14.0, middle), &tag, theme.text.egui(), theme.tried_cell.egui(), room);
    }
    let at = lerp(way[0].y..=corner.y, progress(ui, seen, ended));
    let width = pill_width(painter, &ended.value);
    let left = (start - width / 2.0).min(room.right() - width - 2.0);
    pill(painter, pos2(left, at), &ended.value, ink, fill, room);
}

/// Returns how far the result has come on its way, from 0 to 1.
fn progress(ui: &Ui, seen: &Seen, ended: &EndedCall) -> f32 {
    /// A result on its way: the call that ended, its depth, the time at which it was first drawn, and the frame in which it was last.
    #[derive(Clone)]
    struct Begun(EndedCall, usize, f64, u64);
    let (id, now, frame) = (Id::new("returned_call"), ui.input(|input| input.time), ui.ctx().cumulative_frame_nr());
    let depth = seen.blocks.moment().calls.len();
    let before: Option<Begun> = ui.data(|data| data.get_temp(id));
    let same = before.filter(|Begun(of, at, _, last)| of == ended && *at == depth && frame <= last + 1);
    // What was first seen while nothing moved does not move later.
    let first = if seen.is_still { now - WAY } else { now };
    let began = same.map_or(first, |Begun(_, _, began, _)| began);
    ui.data_mut(|data| data.insert_temp(id, Begun(ended.clone(), depth, began, frame)));
    if seen.is_still || now - began >= WAY {
        return 1.0;
    }
    ui.ctx().request_repaint();
    ((now - began) / WAY) as f32
}
