//! The categories of blocks with their names, which are always visible. A click opens the drawer of a category.

use super::arranged::categories as known;
use super::seen::Seen;
use crate::game::editor::Editor;
use crate::game::requests::{Drawer, EditorRequest, Request};
use crate::window::look::Theme;
use crate::window::panels::icons;
use bevy_egui::egui::{
    Align2, Color32, FontId, Rect, ScrollArea, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, WidgetType, pos2, vec2,
};
use sudoku_words::words;

/// The width of the categories, and how far they reach into the margin of the paper, in points.
pub const WIDTH: f32 = 66.0;
pub const MARGIN: f32 = 12.0;

/// The largest and the least height of a category, in points.
const MOST: f32 = 60.0;
const LEAST: f32 = 44.0;

/// Draws the categories. Returns the request of the one that was clicked.
pub fn categories(ui: &mut Ui, theme: &Theme, editor: &Editor, seen: &Seen) -> Option<Request> {
    let mut asked = None;
    let room = ui.max_rect();
    let edge = Stroke::new(1.0, theme.edge.egui());
    ui.painter().vline(room.right(), room.y_range(), edge);
    let all: Vec<Drawer> = known(ui, seen).iter().copied().map(Drawer::Of).chain([Drawer::Found]).collect();
    let height = (room.height() / all.len() as f32).floor().clamp(LEAST, MOST);
    ScrollArea::vertical().id_salt("categories").auto_shrink(false).show(ui, |ui| {
        ui.spacing_mut().item_spacing = Vec2::ZERO;
        for drawer in all {
            let (rect, response) = ui.allocate_exact_size(vec2(room.width(), height), Sense::click());
            let is_open = editor.drawer() == Some(drawer);
            let name = match drawer {
                Drawer::Of(category) => sudoku_words::category(category),
                Drawer::Found => words().palette_find(),
            };
            let tooltip = || match drawer {
                Drawer::Of(_) => words().category_tooltip(&name),
                Drawer::Found => words().palette_search_tooltip(),
            };
            response.widget_info(|| WidgetInfo::selected(WidgetType::Button, true, is_open, tooltip()));
            let inside = rect.shrink2(vec2(3.0, 1.0));
            if is_open {
                ui.painter().rect_filled(inside, 6, theme.button.egui());
            }
            if response.has_focus() || response.hovered() {
                ui.painter().rect_stroke(inside, 6, Stroke::new(1.5, theme.accent.egui()), StrokeKind::Inside);
            }
            let at = pos2(rect.center().x, rect.center().y - 8.0);
            match drawer {
                Drawer::Of(category) => {
                    let colour = theme.block(category).egui();
                    let rim = Stroke::new(1.0, colour.lerp_to_gamma(Color32::BLACK, 0.25));
                    ui.painter().circle(at, 9.5, colour, rim);
                }
                Drawer::Found => {
                    icons::lens(ui.painter(), Rect::from_center_size(at, Vec2::splat(22.0)), theme.on_button.egui());
                }
            }
            let ink = theme.text.egui();
            let write = |size| ui.painter().layout_no_wrap(name.clone(), FontId::proportional(size), ink);
            let sizes = [11.5, 10.5, 9.5].map(write);
            let galley = sizes.iter().find(|galley| galley.size().x <= rect.width() - 4.0).unwrap_or(&sizes[2]);
            let corner = Align2::CENTER_CENTER.anchor_size(at + vec2(0.0, 20.0), galley.size()).min;
            ui.painter().galley(corner, galley.clone(), ink);
            if response.on_hover_ui(|ui| drop(ui.label(tooltip()))).clicked() {
                asked = Some(EditorRequest::ShowDrawer((!is_open).then_some(drawer)).into());
            }
        }
    });
    asked
}
