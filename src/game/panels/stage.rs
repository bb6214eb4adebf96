//! What stands on the stage beside the player's sudoku: its clicks, its names, and the bubbles of what sprites say. The stage itself
//! draws what it looks like.

use crate::game::look::Theme;
use crate::game::owl::words::words;
use crate::game::panels::sets::PanelSystems;
use crate::game::workbench::{Clicked, Drawables, StagePicture};
use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{
    self, FontFamily, FontId, Id, Sense, Stroke, StrokeKind, Ui, WidgetInfo, WidgetType, pos2, vec2,
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, clear.before(PanelSystems::Bar));
}

/// What is on the stage is said anew in each frame.
fn clear(mut drawables: ResMut<Drawables>) {
    drawables.0.clear();
}

/// The room as the stage measures it, in points.
pub fn room(rect: egui::Rect) -> Rect {
    Rect::new(rect.min.x, rect.min.y, rect.max.x, rect.max.y)
}

fn points(rect: Rect) -> egui::Rect {
    egui::Rect::from_min_max(pos2(rect.min.x, rect.min.y), pos2(rect.max.x, rect.max.y))
}

/// Hears what is clicked on the picture, and gives the stage what is to be drawn.
pub fn stage(ui: &mut Ui, theme: &Theme, picture: StagePicture, drawables: &mut Drawables) -> Option<Clicked> {
    let mut clicked = None;
    for target in picture.targets {
        let (rect, name) = (points(target.rect), target.name);
        let Some(means) = target.clicked else {
            let response = ui.allocate_rect(rect, Sense::hover());
            response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, &name));
            continue;
        };
        let response = ui.interact(rect, Id::new(("on-stage", target.owner)), Sense::click());
        response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &name));
        if response.hovered() || response.has_focus() {
            ui.painter().rect_stroke(rect, 4, Stroke::new(2.5, theme.text.egui()), StrokeKind::Inside);
        }
        if response.on_hover_text(name).clicked() {
            clicked = Some(means);
        }
    }
    for (beside, text) in picture.says {
        says(ui, theme, &text, points(beside), points(picture.stage));
    }
    drawables.0.extend(picture.drawables);
    clicked
}

/// What a sprite says, in a bubble beside it.
fn says(ui: &Ui, theme: &Theme, text: &str, beside: egui::Rect, stage: egui::Rect) {
    let font = FontId::new(14.0, FontFamily::Proportional);
    let galley = ui.painter().layout(text.to_owned(), font, theme.text.egui(), stage.width() * 0.42);
    let size = galley.size() + vec2(16.0, 10.0);
    let left = (beside.right() + 4.0).min(stage.right() - size.x - 4.0).max(stage.left() + 4.0);
    let top = (beside.top() - size.y * 0.5).clamp(stage.top() + 4.0, (stage.bottom() - size.y - 4.0).max(stage.top()));
    let bubble = egui::Rect::from_min_size(pos2(left, top), size);
    let painter = ui.painter();
    painter.rect(bubble, 10, theme.panel.egui(), Stroke::new(1.5, theme.edge.egui()), StrokeKind::Inside);
    painter.galley(bubble.min + vec2(8.0, 5.0), galley, theme.text.egui());
    let response = ui.interact(bubble, Id::new(("says", beside.left() as i32)), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, words().lessons_says("", text)));
}
