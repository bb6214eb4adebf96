//! The drawer that is open: the blocks of a category with its names, or those that were looked for, to be dragged or taken.

use super::arranged::{Drawn, drawer as blocks_in};
use super::field::takes_keyboard;
use super::names::names;
use super::outline::Origin;
use super::paint::Brush;
use super::scripts;
use super::seen::Seen;
use crate::game::editor::Editor;
use crate::game::look::Theme;
use crate::game::owl::words::{self, words};
use crate::game::script::{Drawer, EditorRequest, Held, Request};
use bevy_egui::egui::{
    Area, Frame, Id, Key, Order, Rect, RichText, ScrollArea, Sense, Stroke, StrokeKind, TextEdit, Ui, WidgetInfo,
    WidgetType, vec2,
};

/// How wide it is at most, and how high at least, in points.
const WIDTH: f32 = 290.0;
const LEAST: f32 = 260.0;

/// The open drawer over the scripts. Returns what the person asked for.
pub fn drawer(ui: &Ui, theme: &Theme, editor: &Editor, seen: &Seen, paper: Rect) -> Option<Request> {
    let open = editor.drawer.filter(|_| ui.is_enabled())?;
    // Where the paper is low, it reaches over the board.
    let room = Rect::from_min_size(paper.min, vec2(paper.width().min(WIDTH), paper.height().max(LEAST)));
    let area = Area::new(Id::new("drawer")).order(Order::Foreground).fixed_pos(room.min).constrain(true);
    let shown = area.show(ui.ctx(), |ui| {
        Frame::popup(ui.style()).show(ui, |ui| {
            let inner = room.size() - vec2(16.0, 16.0);
            ui.set_min_size(inner);
            ui.set_max_width(inner.x);
            let mut asked = None;
            if open == Drawer::Found {
                asked = search(ui, editor);
            }
            ScrollArea::vertical().id_salt(("drawer", format!("{open:?}"))).auto_shrink(false).show(ui, |ui| {
                if let Drawer::Of(category) = open {
                    asked = names(ui, theme, seen, category).or(asked.take());
                }
                asked = blocks(ui, theme, editor, seen, open).or(asked.take());
            });
            asked
        })
    });
    let lies = shown.response.rect;
    // The names of the categories stay where they are, and close it themselves.
    let away = ui.input(|input| {
        let at = input.pointer.interact_pos();
        input.pointer.any_pressed() && at.is_some_and(|at| paper.contains(at) && !lies.contains(at))
    });
    let leaves = away || ui.input(|input| input.key_pressed(Key::Escape));
    let close = || EditorRequest::ShowDrawer(None);
    shown.inner.inner.or_else(|| leaves.then(close)).map(Request::from)
}

fn search(ui: &mut Ui, editor: &Editor) -> Option<EditorRequest> {
    let mut query = editor.query.clone();
    let id = Id::new("palette_search");
    let search = TextEdit::singleline(&mut query).id(id).desired_width(f32::INFINITY);
    let search = ui.add(search.hint_text(words().palette_search()).char_limit(100));
    search.widget_info(|| WidgetInfo::labeled(WidgetType::TextEdit, true, words().palette_search()));
    takes_keyboard(ui, id).then(|| search.request_focus());
    search.on_hover_text(words().palette_search_tooltip()).changed().then_some(EditorRequest::Search(query))
}

fn blocks(ui: &mut Ui, theme: &Theme, editor: &Editor, seen: &Seen, open: Drawer) -> Option<EditorRequest> {
    let mut asked = None;
    let found = blocks_in(ui, seen, open, &editor.query);
    if found.is_empty() && open == Drawer::Found {
        ui.label(words().palette_nothing());
    }
    let mut before = None;
    for (number, Drawn { block, layout, words: name }) in found.iter().enumerate() {
        if before.replace(block.category) != Some(block.category) {
            ui.label(RichText::new(words::category(block.category)).small().strong());
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
    asked
}
