//! The strip of calls: a card for each call, with its own variables. A click shows where it stands in its script.

use super::paint::pale;
use crate::blocks::Category;
use crate::game::blocks::{Blocks, Call};
use crate::game::input::commands::Command;
use crate::game::look::{Theme, fonts};
use crate::game::owl::words::words;
use crate::game::panels::style::{ROUND, command, heading, muted};
use crate::game::script::{BlocksRequest, Request};
use bevy_egui::egui::scroll_area::ScrollBarVisibility;
use bevy_egui::egui::text::{LayoutJob, TextWrapping};
use bevy_egui::egui::{
    Align, Align2, Id, Layout, Pos2, Rect, ScrollArea, Sense, Stroke, StrokeKind, TextFormat, TextStyle, Ui, Vec2,
    WidgetInfo, WidgetType, vec2,
};

/// The height of the strip with its heading.
pub const HEIGHT: f32 = 100.0;

/// A card, and the room between two of them.
const CARD: Vec2 = vec2(70.0, 50.0);
const PITCH: f32 = CARD.x + 6.0;

/// The cards of all calls, the newest one in sight.
pub fn calls(ui: &mut Ui, theme: &Theme, shown: &Blocks) -> Option<Request> {
    let calls = &shown.moment().calls;
    let mut asked = None;
    ui.horizontal(|ui| {
        heading(ui, words().calls());
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if shown.moment().running.is_some() && !shown.follows() {
                asked = command(ui, theme, 76.0, Command::FollowBlocks, true);
            } else if !calls.is_empty() {
                muted(ui, theme, words().calls_depth(calls.len()));
            }
        });
    });
    if calls.is_empty() {
        muted(ui, theme, words().calls_none());
        return asked;
    }
    let id = Id::new("calls");
    let shape = (calls.len(), ui.available_width());
    let seen: Option<(usize, f32)> = ui.data(|data| data.get_temp(id));
    let width = calls.len() as f32 * PITCH - 6.0;
    let mut area = ScrollArea::horizontal().id_salt(id).auto_shrink([false, true]).max_height(CARD.y + 8.0);
    area = area.scroll_bar_visibility(ScrollBarVisibility::VisibleWhenNeeded);
    // A new call comes into sight, and so does the one below it when it ends.
    if shown.follows() && seen != Some(shape) {
        area = area.horizontal_scroll_offset((width - ui.available_width()).max(0.0));
    }
    area.show_viewport(ui, |ui, viewport| {
        ui.set_min_size(vec2(width, CARD.y + 8.0));
        let corner = ui.min_rect().min;
        let first = (viewport.left() / PITCH).floor().max(0.0) as usize;
        let last = (viewport.right() / PITCH).ceil().max(0.0) as usize;
        for (index, call) in calls.iter().enumerate().take(last).skip(first) {
            let rect = Rect::from_min_size(corner + vec2(index as f32 * PITCH, 1.0), CARD);
            if card(ui, theme, shown, rect, index, call) {
                asked = Some(BlocksRequest::ShowCall(index).into());
            }
        }
    });
    ui.data_mut(|data| data.insert_temp(id, shape));
    asked
}

/// One card; returns whether it was clicked.
fn card(ui: &mut Ui, theme: &Theme, shown: &Blocks, rect: Rect, index: usize, call: &Call) -> bool {
    let response = ui.interact(rect, Id::new(("call", index)), Sense::click());
    let variables: Vec<String> =
        call.variables.iter().map(|(name, value)| words().call_variable(name, value)).collect();
    let spoken = words().call_spoken(index + 1, &call.title, variables.join(", "));
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &spoken));
    let is_newest = index + 1 == shown.moment().calls.len();
    let (fill, edge) = if is_newest {
        (theme.tried_cell.egui(), theme.tried_digit.egui())
    } else {
        (pale(theme), theme.block(Category::MyBlocks).egui())
    };
    let stroke = match shown.call() == Some(index) || response.has_focus() {
        true => Stroke::new(2.5, theme.accent.egui()),
        false => Stroke::new(if response.hovered() { 2.0 } else { 1.0 }, edge),
    };
    let painter = ui.painter();
    painter.rect(rect, ROUND, fill, stroke, StrokeKind::Inside);
    let small = TextStyle::Small.resolve(ui.style());
    // What is too long ends in dots; the tooltip has all of it.
    let line = |y: f32, text: &str, font| {
        let at = Pos2::new(rect.center().x, rect.top() + y);
        let mut job = LayoutJob::single_section(text.to_owned(), TextFormat::simple(font, theme.text.egui()));
        job.wrap = TextWrapping::truncate_at_width(rect.width() - 8.0);
        let galley = painter.layout_job(job);
        painter.galley(Align2::CENTER_CENTER.anchor_size(at, galley.size()).min, galley, theme.text.egui());
    };
    line(if variables.is_empty() { 25.0 } else { 16.0 }, &call.title, fonts::bold(15.0));
    line(35.0, &variables.join(", "), small);
    response.on_hover_text(format!("{spoken}\n{}", words().call_tooltip())).clicked()
}
