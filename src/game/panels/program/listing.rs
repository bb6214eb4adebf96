//! The listing of an engine that is not made of blocks, with the line lit at which it is.

use crate::engines::Engine;
use crate::game::look::{Theme, fonts};
use crate::game::owl::labels;
use crate::game::owl::words::words;
use crate::game::panels::style::{ROUND, heading};
use bevy_egui::egui::text::{LayoutJob, TextWrapping};
use bevy_egui::egui::{FontFamily, FontId, ScrollArea, Sense, TextFormat, Ui, WidgetInfo, WidgetType, vec2};

/// The size of the text, in points, and how far a level is indented.
const TEXT: f32 = 14.0;
const INDENT: f32 = 16.0;

/// What is left free around a line.
const MARGIN: bevy_egui::egui::Vec2 = vec2(8.0, 4.0);

/// The name of the engine and its lines, with one lit: the one at which it is.
pub fn listing(ui: &mut Ui, theme: &Theme, engine: Engine, lit: Option<usize>) {
    let named = labels::engine(engine, false);
    heading(ui, named.word);
    ScrollArea::vertical().id_salt("listing").auto_shrink(false).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        for (number, text) in named.listing.lines().enumerate() {
            line(ui, theme, text, lit == Some(number));
        }
    });
}

fn line(ui: &mut Ui, theme: &Theme, text: &str, is_lit: bool) {
    let words_of_it = text.trim_start();
    let indent = (text.len() - words_of_it.len()) as f32 / 4.0 * INDENT;
    // A line that begins a group is bold.
    let font = match words_of_it.ends_with(':') {
        true => fonts::bold(TEXT),
        false => FontId::new(TEXT, FontFamily::Proportional),
    };
    let width = ui.available_width();
    let mut job = LayoutJob::single_section(words_of_it.to_owned(), TextFormat::simple(font, theme.text.egui()));
    job.wrap = TextWrapping::wrap_at_width(width - indent - 2.0 * MARGIN.x);
    let galley = ui.painter().layout_job(job);
    let (rect, response) = ui.allocate_exact_size(vec2(width, galley.size().y + 2.0 * MARGIN.y), Sense::hover());
    if is_lit {
        ui.painter().rect_filled(rect, ROUND, theme.tried_cell.egui());
        response.scroll_to_me(None);
    }
    ui.painter().galley(rect.min + vec2(MARGIN.x + indent, MARGIN.y), galley, theme.text.egui());
    let spoken = if is_lit { words().block_runs(words_of_it) } else { words_of_it.to_owned() };
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &spoken));
}
