//! The listing of an engine that is not made of blocks, with the current line highlighted.

use crate::window::look::{Theme, fonts};
use crate::window::panels::style::{ROUND, heading, muted};
use bevy_egui::egui::text::{LayoutJob, TextWrapping};
use bevy_egui::egui::{
    FontFamily, FontId, Galley, ScrollArea, Sense, TextFormat, Ui, Vec2, WidgetInfo, WidgetType, vec2,
};
use std::sync::Arc;
use sudoku_run::engines::Engine;
use sudoku_words::words;

/// The text sizes, in points, and the indent per level, in text sizes.
const TEXTS: [f32; 3] = [18.0, 16.0, 14.0];
const INDENT: f32 = 1.2;

/// The space around a line, in points.
const MARGIN: Vec2 = vec2(8.0, 5.0);

/// Draws the name of the engine, how it works, and its lines with the current one highlighted, as large as there is room for.
pub fn listing(ui: &mut Ui, theme: &Theme, engine: Engine, lit: Option<usize>) {
    let named = sudoku_words::engine(engine, false);
    heading(ui, named.word);
    muted(ui, theme, named.tooltip);
    ui.add_space(4.0);
    let room = ui.available_size();
    let lines: Vec<&str> = named.listing.lines().collect();
    let height = |size: f32| {
        let line = |text: &&str| write(ui, theme, text, size, room.x).1.size().y + 2.0 * MARGIN.y;
        lines.iter().map(line).sum::<f32>()
    };
    let size = TEXTS.into_iter().find(|&size| height(size) <= room.y).unwrap_or(TEXTS[2]);
    ScrollArea::vertical().id_salt("listing").auto_shrink(false).show(ui, |ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        for (number, text) in lines.iter().enumerate() {
            line(ui, theme, text, size, lit == Some(number));
        }
    });
}

/// Lays out a line of that width, and returns its indent and its text.
fn write(ui: &Ui, theme: &Theme, text: &str, size: f32, width: f32) -> (f32, Arc<Galley>) {
    let words_of_it = text.trim_start();
    let indent = (text.len() - words_of_it.len()) as f32 / 4.0 * INDENT * size;
    // A line that begins a group is bold.
    let font = match words_of_it.ends_with(':') {
        true => fonts::bold(size),
        false => FontId::new(size, FontFamily::Proportional),
    };
    let mut job = LayoutJob::single_section(words_of_it.to_owned(), TextFormat::simple(font, theme.text.egui()));
    job.wrap = TextWrapping::wrap_at_width(width - indent - 2.0 * MARGIN.x);
    (indent, ui.painter().layout_job(job))
}

fn line(ui: &mut Ui, theme: &Theme, text: &str, size: f32, is_lit: bool) {
    let width = ui.available_width();
    let (indent, galley) = write(ui, theme, text, size, width);
    let (rect, response) = ui.allocate_exact_size(vec2(width, galley.size().y + 2.0 * MARGIN.y), Sense::hover());
    if is_lit {
        ui.painter().rect_filled(rect, ROUND, theme.tried_cell.egui());
        response.scroll_to_me(None);
    }
    ui.painter().galley(rect.min + vec2(MARGIN.x + indent, MARGIN.y), galley, theme.text.egui());
    let spoken = if is_lit { words().block_runs(text.trim_start()) } else { text.trim_start().to_owned() };
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &spoken));
}
