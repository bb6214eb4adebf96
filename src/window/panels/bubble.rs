//! The owl's speech bubble, with buttons for what the owl offers.

use crate::game::owl::Speech;
use crate::game::requests::{Request, Sheet};
use crate::game::script::View;
use crate::window::look::{Theme, fonts};
use crate::window::panels::panel_window::PanelWindow;
use crate::window::panels::sets::PanelSystems;
use crate::window::panels::style;
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::emath::GuiRounding;
use bevy_egui::egui::{
    Align2, CornerRadius, FontFamily, FontId, Painter, Rect, Shape, Stroke, StrokeKind, Ui, Vec2, WidgetInfo,
    WidgetType, pos2,
};
use bevy_egui::{EguiPrimaryContextPass, egui};
use sudoku_words::words;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, show.in_set(PanelSystems::Bubble));
}

/// The least height of a button.
const BUTTON: f32 = 32.0;

/// The sizes of a sentence: the usual ones, those for a sentence that is too long even for the larger bubble, and the smallest one.
const SIZES: [f32; 4] = [17.0, 16.0, 15.0, 14.0];
const SMALLER: [f32; 4] = [13.0, 12.0, 11.0, 10.0];
const LEAST: f32 = 9.0;

/// The owl's current sentence. A sheet that shows it is the only place that does.
#[derive(SystemParam)]
pub struct OwlPanel<'w> {
    speech: Res<'w, Speech>,
    view: Res<'w, View>,
}

impl OwlPanel<'_> {
    /// Returns the sentence to show outside the sheets; `None` if a sheet shows it.
    pub fn beside_sheets(&self) -> Option<&Speech> {
        (!self.view.sheet().is_some_and(Sheet::speaks)).then_some(&*self.speech)
    }
}

fn show(mut window: PanelWindow, owl: OwlPanel) -> Result {
    let Some(speech) = owl.beside_sheets() else { return Ok(()) };
    // Without offers, clicks go through the bubble.
    let area = egui::Area::new(egui::Id::new("bubble")).interactable(!speech.offers().is_empty());
    // egui's points are scaled pixels.
    let (scale, bubble) = (window.layout.scale, window.layout.bubble);
    let usual =
        Rect::from_x_y_ranges(bubble.min.x / scale..=bubble.max.x / scale, bubble.min.y / scale..=bubble.max.y / scale);
    window.area(area, window.layout.large_bubble(), |ui, theme| self::bubble(ui, theme, speech, usual.round_ui()))
}

/// Draws a bubble that fills the rectangle, with its tail pointing left to the owl.
pub fn outline(painter: &Painter, theme: &Theme, rect: Rect) {
    let (fill, stroke) = (theme.panel.egui(), Stroke::new(2.0, theme.edge.egui()));
    painter.rect(rect, CornerRadius::same(12), fill, stroke, StrokeKind::Inside);
    let (x, y) = (rect.left() + 1.0, rect.top() + 34.0);
    let tail = [pos2(x, y - 8.0), pos2(x - 16.0, y + 6.0), pos2(x, y + 10.0)];
    painter.add(Shape::convex_polygon(tail.to_vec(), fill, Stroke::NONE));
    painter.line_segment([tail[0], tail[1]], stroke);
    painter.line_segment([tail[1], tail[2]], stroke);
    // The edge of the bubble is hidden where the tail begins.
    painter.line_segment([tail[0] + Vec2::new(0.0, 1.0), tail[2] - Vec2::new(0.0, 1.0)], Stroke::new(3.0, fill));
}

/// Draws the usual bubble or, for a longer sentence, one that also takes the free space above and below it.
fn bubble(ui: &mut Ui, theme: &Theme, speech: &Speech, usual: Rect) -> Option<Request> {
    let mut asked = None;
    let painter = ui.painter().clone();
    let button_height = ui.spacing().interact_size.y.max(BUTTON);
    let write = |rect: Rect, size: f32| {
        let parts = Parts::new(&painter, theme, speech, rect, button_height);
        let font = FontId::new(size, FontFamily::Proportional);
        let galley = painter.layout(speech.text().to_owned(), font, theme.text.egui(), parts.text.width());
        (rect, parts, galley)
    };
    let large = ui.max_rect();
    let all = [(usual, &SIZES[..]), (large, &SIZES[..]), (large, &SMALLER[..])];
    let mut written = all.into_iter().flat_map(|(rect, sizes)| sizes.iter().map(move |&size| write(rect, size)));
    let fits = written.find(|(_, parts, galley)| galley.size().y <= parts.text.height());
    let (rect, parts, galley) = fits.unwrap_or_else(|| write(large, LEAST));
    outline(&painter, theme, rect);
    for (&offer, place) in speech.offers().iter().zip(&parts.buttons) {
        let pressed = style::within(ui, *place, |ui| style::offer(ui, theme, place.width(), offer));
        asked = asked.or(pressed);
    }
    let text = Align2::LEFT_CENTER.anchor_size(parts.text.left_center(), galley.size());
    ui.painter().galley(text.min, galley, theme.text.egui());
    let response = ui.allocate_rect(rect, egui::Sense::empty());
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Label, true, words().owl_says(speech.text())));
    asked
}

/// The positions in a bubble: of the sentence, and of the buttons for the offers.
struct Parts {
    text: Rect,
    buttons: Vec<Rect>,
}

impl Parts {
    fn new(painter: &Painter, theme: &Theme, speech: &Speech, rect: Rect, button_height: f32) -> Parts {
        let mut text = rect.shrink2(Vec2::new(18.0, 8.0));
        let buttons = match *speech.offers() {
            [] => vec![],
            [offer] => {
                // A single button is as wide as its word needs.
                let word = painter.layout_no_wrap(offer.label(), fonts::bold(15.0), theme.text.egui());
                let size = Vec2::new(word.size().x + 28.0, button_height);
                let right = text.right() + 8.0;
                let button = Rect::from_min_size(pos2(right - size.x, text.center().y - size.y / 2.0), size);
                text.max.x = button.left() - 12.0;
                vec![button]
            }
            // Several buttons are below the sentence.
            ref offers => {
                const GAP: f32 = 6.0;
                let row = rect.shrink2(Vec2::new(8.0, 6.0));
                let row = row.with_min_y(row.bottom() - button_height);
                (text.min.y, text.max.y) = (rect.top() + 4.0, row.top() - 2.0);
                let count = offers.len() as f32;
                let width = (row.width() - GAP * (count - 1.0)) / count;
                let place = |index| {
                    let left = row.left() + index as f32 * (width + GAP);
                    Rect::from_min_size(pos2(left, row.top()), Vec2::new(width, button_height))
                };
                (0..offers.len()).map(place).collect()
            }
        };
        Parts { text, buttons }
    }
}
