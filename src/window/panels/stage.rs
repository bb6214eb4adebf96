//! The stage for runs other than the player's sudoku: its clicks, its names for screen readers, and the speech bubbles of sprites. The pictures
//! are drawn by the game's stage.

use crate::window::look::Theme;
use crate::window::panels::sets::PanelSystems;
use crate::window::pictures::{Clicked, Drawables, Saying, StagePicture};
use bevy::prelude::*;
use bevy_egui::egui::{FontFamily, FontId, Id, Sense, Stroke, StrokeKind, Ui, WidgetInfo, WidgetType, pos2, vec2};
use bevy_egui::{EguiPrimaryContextPass, egui};
use sudoku_words::words;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, clear.before(PanelSystems::Bar));
}

/// Clears the drawables, which are set again in each frame.
fn clear(mut drawables: ResMut<Drawables>) {
    drawables.0.clear();
}

/// Converts a rectangle to the stage's type, in points.
pub fn room(rect: egui::Rect) -> Rect {
    Rect::new(rect.min.x, rect.min.y, rect.max.x, rect.max.y)
}

fn points(rect: Rect) -> egui::Rect {
    egui::Rect::from_min_max(pos2(rect.min.x, rect.min.y), pos2(rect.max.x, rect.max.y))
}

/// Senses clicks on the picture, and passes the pictures to the stage.
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
    for saying in &picture.says {
        says(ui, theme, saying, points(picture.stage));
    }
    drawables.0.extend(picture.drawables);
    clicked
}

/// The text sizes of a speech bubble from the usual one to the smallest, and its margins.
const SIZES: [f32; 4] = [14.0, 13.0, 12.0, 11.0];
const AROUND: egui::Vec2 = vec2(16.0, 10.0);

/// Draws the speech bubble of a sprite beside it.
fn says(ui: &Ui, theme: &Theme, saying: &Saying, stage: egui::Rect) {
    let (text, beside) = (&saying.text, points(saying.beside));
    let ink = theme.text.egui();
    let write = |size: f32, width: f32| {
        ui.painter().layout(text.clone(), FontId::new(size, FontFamily::Proportional), ink, width)
    };
    let (galley, min) = match saying.room.map(points) {
        Some(room) => {
            let mut sizes = SIZES.into_iter().map(|size| write(size, room.width() - AROUND.x));
            let smallest = sizes.next_back();
            let fits = sizes.find(|galley| galley.size().y + AROUND.y <= room.height());
            let Some(galley) = fits.or(smallest) else { return };
            let top = room.center().y - (galley.size().y + AROUND.y) / 2.0;
            (galley, pos2(room.left(), top))
        }
        None => {
            let galley = write(SIZES[0], stage.width() * 0.42);
            let size = galley.size() + AROUND;
            let left = (beside.right() + 4.0).min(stage.right() - size.x - 4.0).max(stage.left() + 4.0);
            let lowest = (stage.bottom() - size.y - 4.0).max(stage.top() + 4.0);
            let top = (beside.top() - size.y * 0.5).clamp(stage.top() + 4.0, lowest);
            (galley, pos2(left, top))
        }
    };
    let bubble = egui::Rect::from_min_size(min, galley.size() + AROUND);
    let painter = ui.painter();
    painter.rect(bubble, 10, theme.panel.egui(), Stroke::new(1.5, theme.edge.egui()), StrokeKind::Inside);
    painter.galley(bubble.min + AROUND / 2.0, galley, ink);
    let response = ui.interact(bubble, Id::new(("says", beside.left() as i32)), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, words().lessons_says("", text)));
}
