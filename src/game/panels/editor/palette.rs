//! The palette: all blocks that the sprite can use, by category, to be dragged or taken.

use super::arranged::{Drawn, drawer};
use super::scripts;
use crate::blocks::Category;
use crate::game::editor::Editor;
use crate::game::look::Theme;
use crate::game::owl::words::{self, words};
use crate::game::panels::blocks::outline::Origin;
use crate::game::panels::blocks::paint::Brush;
use crate::game::play::BlockProgram;
use crate::game::script::{EditorRequest, Held, Request};
use bevy_egui::egui::{
    Align, Id, RichText, Sense, Stroke, StrokeKind, TextEdit, Ui, Vec2, WidgetInfo, WidgetType, vec2,
};

/// The field in which a block is looked for.
pub fn field() -> Id {
    Id::new("palette_search")
}

/// The palette. Returns what the person asked for.
pub fn palette(ui: &mut Ui, theme: &Theme, editor: &Editor, program: &BlockProgram) -> Option<Request> {
    let mut asked: Option<EditorRequest> = None;
    let mut query = editor.query.clone();
    let search = TextEdit::singleline(&mut query).id(field()).desired_width(f32::INFINITY);
    let search = ui.add(search.hint_text(words().palette_search()).char_limit(100));
    search.widget_info(|| WidgetInfo::labeled(WidgetType::TextEdit, true, words().palette_search()));
    if search.on_hover_text(words().palette_search_tooltip()).changed() {
        asked = Some(EditorRequest::Search(query));
    }
    let found = drawer(ui, program.program(), editor.sprite, &editor.query);
    let mut wanted = None;
    ui.horizontal_wrapped(|ui| {
        ui.spacing_mut().item_spacing = Vec2::splat(5.0);
        let mut categories: Vec<Category> = found.iter().map(|drawn| drawn.block.category).collect();
        categories.dedup();
        for category in categories {
            let name = words::category(category);
            let (rect, response) = ui.allocate_exact_size(Vec2::splat(22.0), Sense::click());
            response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &name));
            ui.painter().circle_filled(rect.center(), 9.0, theme.block(category).egui());
            if response.has_focus() || response.hovered() {
                ui.painter().circle_stroke(rect.center(), 10.0, Stroke::new(2.0, theme.text.egui()));
            }
            if response.on_hover_text(name).clicked() {
                wanted = Some(category);
            }
        }
    });
    if found.is_empty() {
        ui.label(words().palette_nothing());
    }
    let mut before = None;
    for (number, Drawn { block, layout, words: name }) in found.iter().enumerate() {
        if before.replace(block.category) != Some(block.category) {
            let heading = ui.label(RichText::new(words::category(block.category)).small().strong());
            if wanted == Some(block.category) {
                heading.scroll_to_me(Some(Align::TOP));
            }
        }
        let size = vec2(layout.size.x.min(ui.available_width()), layout.size.y + 4.0);
        let (_, rect) = ui.allocate_space(size);
        let response = ui.interact(rect, Id::new(("palette", number)), Sense::click_and_drag());
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, words().palette_block(name)));
        if ui.is_rect_visible(rect) {
            let origin = Origin { at: rect.min, pixels: ui.pixels_per_point() };
            let painter = ui.painter().with_clip_rect(ui.clip_rect().intersect(rect.expand(2.0)));
            let brush = Brush { painter: &painter, theme, metrics: layout.metrics, origin };
            layout.parts.iter().for_each(|part| brush.part(part));
            if response.has_focus() || response.hovered() {
                let stroke = Stroke::new(2.0, theme.accent.egui());
                ui.painter().rect_stroke(rect.expand(2.0), 4, stroke, StrokeKind::Outside);
            }
        }
        let held = || Held::New(Box::new(block.block.clone()));
        if response.drag_started() {
            scripts::keep_grip(ui, rect.min);
            asked = Some(EditorRequest::Drag(held()));
        } else if response.clicked() {
            asked = Some(EditorRequest::Take(held()));
        }
        response.on_hover_text(words().palette_block_tooltip());
    }
    asked.map(Request::from)
}
