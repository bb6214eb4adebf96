//! The visible script with blocks of Scratch only, below what takes the place of the blocks that Scratch lacks.

use super::arranged::{TEXT, one, plain_program};
use super::outline::Origin;
use super::paint::Brush;
use crate::game::blocks::in_scratch::cards;
use crate::window::look::{Theme, fonts};
use crate::window::panels::style::{heading, muted};
use bevy_egui::egui::{Label, RichText, ScrollArea, Sense, Ui, WidgetInfo, WidgetType, vec2};
use std::sync::Arc;
use sudoku_blocks::Program;
use sudoku_words::words;

/// Draws the script with this index as it is in Scratch.
pub fn in_scratch(ui: &mut Ui, theme: &Theme, program: &Arc<Program>, script: usize) {
    let cards = cards(program, script);
    if cards.is_empty() {
        muted(ui, theme, words().scratch_all());
    } else {
        muted(ui, theme, words().scratch_lacks());
    }
    for (name, instead) in cards {
        ui.add_space(2.0);
        ui.label(RichText::new(name).font(fonts::bold(15.0)));
        ui.add(Label::new(instead).wrap());
    }
    ui.add_space(8.0);
    heading(ui, words().scratch_same());
    let plain = plain_program(ui, program);
    let Some(layout) = one(ui, &plain, script, TEXT, "in_scratch") else { return };
    ScrollArea::horizontal().id_salt("in_scratch").show(ui, |ui| {
        let (rect, response) = ui.allocate_exact_size(vec2(layout.size.x, layout.size.y), Sense::hover());
        let rows = layout.rows.iter().map(|row| row.words.as_str()).collect::<Vec<_>>().join("\n");
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &rows));
        let origin = Origin::new(ui, rect.min);
        let brush = Brush { painter: ui.painter(), theme, metrics: layout.metrics, origin };
        layout.parts.iter().for_each(|part| brush.part(part));
    });
}
