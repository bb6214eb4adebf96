//! The blocks beside the stage: a script of the program, the block that runs, and the calls.

mod calls;
mod fill;
pub(super) mod outline;
pub(super) mod paint;

use crate::blocks::{BlockId, PlacedScript, Program};
use crate::game::blocks::layout::title;
use crate::game::blocks::{Blocks, Metrics, Row, ScriptLayout};
use crate::game::look::{Theme, fonts};
use crate::game::owl::words::{Words, words};
use crate::game::panels::style::muted;
use crate::game::script::{BlocksRequest, Request, SolverRequest};
use crate::run::Stops;
use bevy_egui::egui::text::{LayoutJob, TextWrapping};
use bevy_egui::egui::{
    self, Align2, ComboBox, EventFilter, FontFamily, FontId, Id, Key, Pos2, Rect, ScrollArea, Sense, Stroke,
    StrokeKind, TextFormat, Ui, Vec2, WidgetInfo, WidgetType, pos2, vec2,
};
use outline::Origin;
use paint::Brush;
use std::sync::Arc;

/// The sizes of the text, in points: the first in which the script fits into the width is taken, or else the last.
const SIZES: [f32; 3] = [13.0, 12.0, 11.0];

/// In less height than this, in points, the script has all of it, and the rest must be scrolled to.
const LOW: f32 = 240.0;
/// In less height than this, a script cannot be read.
const LEAST_HEIGHT: f32 = 90.0;

/// What is left free around a script, so that the halo has room.
const MARGIN: f32 = 7.0;

/// The script and the calls, in that height if they can.
pub fn blocks(ui: &mut Ui, theme: &Theme, shown: &Blocks, stops: &Stops, height: f32) -> Option<Request> {
    let below = if height < LOW { 0.0 } else { calls::HEIGHT + ui.spacing().item_spacing.y };
    let height = (height - below).max(LEAST_HEIGHT);
    let moved = script(ui, theme, shown, stops, height);
    calls::calls(ui, theme, shown).or(moved)
}

/// The chooser of scripts.
pub fn chooser(ui: &mut Ui, shown: &Blocks, width: f32) -> Option<Request> {
    let mut asked = None;
    let seen = shown.program().scripts().nth(shown.script()).map(|placed| title(&placed)).unwrap_or_default();
    let combo = ComboBox::from_id_salt("script").selected_text(&seen).width(width).height(420.0).truncate();
    let list = combo.show_ui(ui, |ui| {
        let mut sprite = None;
        for (index, placed) in shown.program().scripts().enumerate() {
            if sprite.replace(placed.sprite_index) != Some(placed.sprite_index) {
                ui.label(egui::RichText::new(&placed.sprite.name).small());
            }
            if ui.selectable_label(index == shown.script(), title(&placed)).clicked() {
                asked = Some(BlocksRequest::ChooseScript(index).into());
            }
        }
    });
    let spoken = words().script(&seen);
    list.response.widget_info(|| WidgetInfo::labeled(WidgetType::ComboBox, true, &spoken));
    list.response.on_hover_text(words().script_tooltip());
    asked
}

/// What of the script was seen in the last frame.
#[derive(Clone, Copy, Default)]
struct Seen {
    script: usize,
    offset: Vec2,
    sought: u32,
}

fn script(ui: &mut Ui, theme: &Theme, shown: &Blocks, stops: &Stops, height: f32) -> Option<Request> {
    let Some(placed) = shown.program().scripts().nth(shown.script()) else {
        muted(ui, theme, words().script_none());
        return None;
    };
    let room = Rect::from_min_size(ui.cursor().min, vec2(ui.available_width(), height));
    let layout = arrange(ui, shown, &placed, room.width() - 2.0 * MARGIN);
    let id = Id::new("blocks");
    let focus = ui.interact(room, id, Sense::focusable_noninteractive());
    focus.widget_info(|| WidgetInfo::labeled(WidgetType::Other, true, words().script_area(title(&placed))));

    let size = vec2(layout.size.x, layout.size.y) + Vec2::splat(2.0 * MARGIN);
    let most = (size - room.size()).max(Vec2::ZERO);
    let seen: Seen = ui.data(|data| data.get_temp(id)).unwrap_or_default();
    let before = if seen.script == shown.script() { seen.offset.min(most) } else { Vec2::ZERO };
    let mut offset = before;
    let (sought, times) = shown.sought();
    if times != seen.sought {
        offset = sought.and_then(|block| layout.row_of(block)).map_or(offset, |row| in_sight(row, room.size(), offset));
    } else if shown.follows() {
        let running = shown.moment().running.and_then(|block| layout.row_of(block));
        offset = running.map_or(offset, |row| in_sight(row, room.size(), offset));
    }
    offset = offset.clamp(Vec2::ZERO, most);
    let by_keys = if focus.has_focus() { scrolled_by_keys(ui, id, room.height()) } else { 0.0 };

    let mut inside = ui.new_child(egui::UiBuilder::new().max_rect(room));
    let area = ScrollArea::both().id_salt(id).auto_shrink(false).scroll_offset(offset + vec2(0.0, by_keys));
    let mut asked = None;
    let after = area.show_viewport(&mut inside, |ui, viewport| {
        ui.set_min_size(size);
        let at = ui.min_rect().min + Vec2::splat(MARGIN);
        let origin = Origin { at, pixels: ui.pixels_per_point() };
        let brush = Brush { painter: ui.painter(), theme, metrics: layout.metrics, origin };
        let (top, bottom) = (viewport.top() - MARGIN, viewport.bottom());
        let running = shown.moment().running.and_then(|block| layout.block(block));
        if let Some((part, row)) = running.and_then(|part| Some((part, layout.row_of(part.id)?))) {
            let rect = part.rect;
            brush.halo(origin.place(bevy::math::Rect {
                max: rect.max.min(bevy::math::Vec2::new(rect.max.x, row.rect.max.y)),
                ..rect
            }));
        }
        layout.seen(top, bottom).for_each(|part| brush.part(part));
        if let Some(part) = sought.filter(|_| shown.call().is_some()).and_then(|block| layout.block(block)) {
            brush.frame(part);
        }
        running.into_iter().for_each(|part| brush.glow(part));
        for row in layout.rows.iter().filter(|row| row.rect.max.y >= top && row.rect.min.y <= bottom) {
            let rect = origin.place(row.rect);
            if beside(ui, theme, shown, &layout, row, rect, room) {
                asked = Some(SolverRequest::StopAtBlock(row.id).into());
            }
            if stops.blocks.contains(&row.id) {
                brush.stop(rect);
            }
        }
    });
    ui.allocate_rect(room, Sense::hover());
    if focus.has_focus() {
        ui.painter().rect_stroke(room, 4, Stroke::new(2.0, theme.accent.egui()), StrokeKind::Inside);
    }
    let now = after.state.offset;
    ui.data_mut(|data| data.insert_temp(id, Seen { script: shown.script(), offset: now, sought: times }));
    // Who scrolls looks at something else than what runs.
    let scrolled = (now - offset).length() > 0.5;
    let leaves = scrolled && shown.follows() && shown.moment().running.is_some();
    asked.or(leaves.then(|| BlocksRequest::Leave.into()))
}

/// The script in its place. It is measured anew only if it is another one, has another width, or speaks another language.
fn arrange(ui: &Ui, shown: &Blocks, placed: &PlacedScript, width: f32) -> Arc<ScriptLayout> {
    #[derive(Clone)]
    struct Arranged {
        program: Arc<Program>,
        script: usize,
        width: f32,
        pixels: f32,
        words: &'static Words,
        layout: Arc<ScriptLayout>,
    }
    let (id, pixels) = (Id::new("script_layout"), ui.pixels_per_point());
    let known: Option<Arranged> = ui.data(|data| data.get_temp(id));
    let is_same = |known: &Arranged| {
        Arc::ptr_eq(&known.program, shown.program())
            && std::ptr::eq(known.words, words())
            && (known.script, known.width, known.pixels) == (shown.script(), width, pixels)
    };
    if let Some(known) = known.filter(is_same) {
        return known.layout;
    }
    let in_size = |size: f32| {
        let ink = egui::Color32::PLACEHOLDER;
        let measure = |text: &str| ui.painter().layout_no_wrap(text.to_owned(), fonts::bold(size), ink).size().x;
        ScriptLayout::new(placed, Metrics { text: size }, &measure)
    };
    let [first, others @ ..] = SIZES;
    let fits = |layout: &ScriptLayout| layout.size.x <= width;
    let layout =
        others.into_iter().fold(in_size(first), |layout, size| if fits(&layout) { layout } else { in_size(size) });
    let layout = Arc::new(layout);
    let (program, script) = (Arc::clone(shown.program()), shown.script());
    let arranged = Arranged { program, script, width, pixels, words: words(), layout: Arc::clone(&layout) };
    ui.data_mut(|data| data.insert_temp(id, arranged));
    layout
}

/// The offset nearest to this one at which the row can be seen in a room of that size.
fn in_sight(row: &Row, room: Vec2, offset: Vec2) -> Vec2 {
    let near = |from: f32, to: f32, room: f32, offset: f32| {
        let margin = 2.0 * MARGIN;
        // Where it does not fit, its beginning is seen.
        offset.max(to + margin + MARGIN - room).min(from - margin + MARGIN)
    };
    let (min, max) = (row.rect.min, row.rect.max);
    vec2(near(min.x, max.x, room.x, offset.x), near(min.y - room.y / 6.0, max.y + room.y / 6.0, room.y, offset.y))
}

/// How far the keys scroll that are pressed while the script has the keyboard.
fn scrolled_by_keys(ui: &Ui, id: Id, page: f32) -> f32 {
    let filter = EventFilter { vertical_arrows: true, ..EventFilter::default() };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(id, filter));
    let lengths = [
        (Key::ArrowUp, -30.0),
        (Key::ArrowDown, 30.0),
        (Key::PageUp, -0.8 * page),
        (Key::PageDown, 0.8 * page),
        (Key::Home, f32::NEG_INFINITY),
        (Key::End, f32::INFINITY),
    ];
    ui.input(|input| lengths.iter().filter(|(key, _)| input.key_pressed(*key)).map(|(_, length)| length).sum())
}

/// What stands to the right of a row: the value that it has given, or what is noted beside it. And what is read aloud. Returns
/// whether the row was clicked.
fn beside(ui: &Ui, theme: &Theme, shown: &Blocks, layout: &ScriptLayout, row: &Row, rect: Rect, room: Rect) -> bool {
    let moment = shown.moment();
    let is_in_row = |block: BlockId| layout.row_of(block).is_some_and(|of| of.id == row.id);
    // The outermost block has the value of the whole row.
    let value = moment.values.iter().filter(|(block, _)| is_in_row(*block)).min_by_key(|(block, _)| *block);
    let mut spoken = row.words.clone();
    if let Some((_, value)) = value {
        spoken = words().block_value(&spoken, value);
    }
    if moment.running.is_some_and(is_in_row) {
        spoken = words().block_runs(&spoken);
    }
    let response = ui.interact(rect.intersect(ui.clip_rect()), Id::new(("block", row.id.0)), Sense::click());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &spoken));
    let painter = ui.painter();
    let ink = theme.muted.egui();
    let right = room.right() - MARGIN;
    let middle = rect.center().y;
    if response.has_focus() {
        painter.rect_stroke(rect, 4, Stroke::new(2.0, theme.text.egui()), StrokeKind::Outside);
    }
    match value {
        None if row.comment.is_empty() => {}
        Some((_, value)) => {
            let galley = painter.layout_no_wrap(value.clone(), fonts::bold(layout.metrics.text), ink);
            let left = (rect.right() + 10.0).min(right - galley.size().x);
            let at = Rect::from_min_size(pos2(left, middle - galley.size().y / 2.0), galley.size());
            // Where a row leaves no room for it, it stands on the row's end.
            if left < rect.right() + 10.0 {
                painter.rect_filled(at.expand2(vec2(5.0, 1.0)), 4, theme.panel.egui());
            }
            painter.galley(at.min, galley, ink);
        }
        None => {
            let width = right - rect.right() - 10.0;
            if width >= 70.0 {
                note(ui, theme, &row.comment, pos2(rect.right() + 10.0, middle), vec2(width, rect.height()));
            }
        }
    }
    let tooltip = words().block_stop_tooltip();
    let told = if row.comment.is_empty() { tooltip } else { format!("{}\n{tooltip}", row.comment) };
    response.on_hover_text(told).clicked()
}

/// What is noted beside a block, as much of it as there is room for. `at` is the middle of its left.
fn note(ui: &Ui, theme: &Theme, text: &str, at: Pos2, room: Vec2) {
    let font = FontId::new(12.0, FontFamily::Proportional);
    let mut job = LayoutJob::single_section(text.to_owned(), TextFormat::simple(font, theme.muted.egui()));
    let max_rows = ((room.y / 16.0) as usize).max(1);
    job.wrap = TextWrapping { max_width: room.x, max_rows, ..TextWrapping::default() };
    let galley = ui.painter().layout_job(job);
    let corner = Align2::LEFT_CENTER.anchor_size(at, galley.size()).min;
    ui.painter().galley(corner, galley, theme.muted.egui());
}
