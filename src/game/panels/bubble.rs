//! The owl's speech bubble, with a button for what it offers.

use crate::game::look::Theme;
use crate::game::look::fonts;
use crate::game::owl::Speech;
use crate::game::owl::words::words;
use crate::game::panels::panel_window::PanelWindow;
use crate::game::panels::sets::PanelSystems;
use crate::game::panels::style;
use crate::game::script::{Request, Sheet, View};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{
    self, Align2, CornerRadius, FontFamily, FontId, Painter, Rect, Shape, Stroke, StrokeKind, Ui, Vec2, WidgetInfo,
    WidgetType, pos2,
};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, show.in_set(PanelSystems::Bubble));
}

/// The least height of a button.
const BUTTON: f32 = 32.0;

/// Text sizes to be tried, from the one that is wanted to the smallest.
const SIZES: [f32; 9] = [17.0, 16.0, 15.0, 14.0, 13.0, 12.0, 11.0, 10.0, 9.0];

/// What the owl says. On a sheet on which it is heard, it is heard there alone.
#[derive(SystemParam)]
pub struct Heard<'w> {
    speech: Res<'w, Speech>,
    view: Res<'w, View>,
}

impl Heard<'_> {
    /// What it says beside the sheets.
    pub fn beside_sheets(&self) -> Option<&Speech> {
        (!self.view.sheet().is_some_and(Sheet::speaks)).then_some(&*self.speech)
    }
}

fn show(mut window: PanelWindow, owl: Heard) -> Result {
    let Some(speech) = owl.beside_sheets() else { return Ok(()) };
    // Where nothing is offered, clicks go through it.
    let area = egui::Area::new(egui::Id::new("bubble")).interactable(!speech.offers().is_empty());
    window.area(area, window.layout.bubble, |ui, theme| bubble(ui, theme, speech))
}

/// A bubble that fills the rectangle, with its tail to the owl on its left.
pub fn outline(painter: &Painter, theme: &Theme, rect: Rect) {
    let (fill, stroke) = (theme.panel.egui(), Stroke::new(2.0, theme.edge.egui()));
    painter.rect(rect, CornerRadius::same(12), fill, stroke, StrokeKind::Inside);
    let (x, y) = (rect.left() + 1.0, rect.top() + 34.0);
    let tail = [pos2(x, y - 8.0), pos2(x - 16.0, y + 6.0), pos2(x, y + 10.0)];
    painter.add(Shape::convex_polygon(tail.to_vec(), fill, Stroke::NONE));
    painter.line_segment([tail[0], tail[1]], stroke);
    painter.line_segment([tail[1], tail[2]], stroke);
    // The bubble's own edge is hidden where the tail begins.
    painter.line_segment([tail[0] + Vec2::new(0.0, 1.0), tail[2] - Vec2::new(0.0, 1.0)], Stroke::new(3.0, fill));
}

fn bubble(ui: &mut Ui, theme: &Theme, speech: &Speech) -> Option<Request> {
    let mut asked = None;
    let rect = ui.max_rect();
    let painter = ui.painter().clone();
    outline(&painter, theme, rect);
    let mut room = rect.shrink2(Vec2::new(18.0, 8.0));
    let button_height = ui.spacing().interact_size.y.max(BUTTON);
    match *speech.offers() {
        [] => {}
        [offer] => {
            // As wide as the word needs.
            let word = painter.layout_no_wrap(offer.label(), fonts::bold(15.0), theme.text.egui());
            let size = Vec2::new(word.size().x + 28.0, button_height);
            let right = room.right() + 8.0;
            let button = Rect::from_min_size(pos2(right - size.x, room.center().y - size.y / 2.0), size);
            room.max.x = button.left() - 12.0;
            asked = style::within(ui, button, |ui| style::offer(ui, theme, size.x, offer));
        }
        // Several stand below the sentence.
        ref offers => {
            let row = rect.shrink(8.0);
            let row = row.with_min_y(row.bottom() - button_height);
            (room.min.y, room.max.y) = (rect.top() + 4.0, row.top() - 2.0);
            let count = offers.len() as f32;
            let width = (row.width() - 6.0 * (count - 1.0)) / count;
            style::within(ui, row, |ui| {
                ui.horizontal(|ui| {
                    ui.spacing_mut().item_spacing.x = 6.0;
                    for &offer in offers {
                        asked = asked.take().or(style::offer(ui, theme, width, offer));
                    }
                });
            });
        }
    }
    let colour = theme.text.egui();
    let mut galleys = SIZES.into_iter().map(|size| {
        let font = FontId::new(size, FontFamily::Proportional);
        painter.layout(speech.text.clone(), font, colour, room.width())
    });
    let last = galleys.next_back();
    if let Some(galley) = galleys.find(|galley| galley.size().y <= room.height()).or(last) {
        let text = Align2::LEFT_CENTER.anchor_size(room.left_center(), galley.size());
        ui.painter().galley(text.min, galley, colour);
    }
    let response = ui.allocate_rect(rect, egui::Sense::empty());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, words().owl_says(&speech.text)));
    asked
}
