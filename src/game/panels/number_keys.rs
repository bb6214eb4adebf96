//! The number keys on the screen: they light up while the game expects one, and show what the solver tries.

use crate::game::entry::Entry;
use crate::game::theme::{Rgb, Theme};
use crate::game::{Request, Scene, fonts};
use crate::sudoku::Digit;
use bevy_egui::egui::{
    self, Align2, CornerRadius, RichText, Sense, Stroke, StrokeKind, Ui, Vec2, WidgetInfo, WidgetType,
};

/// `tried` is the digit that the solver tries now, and whether it fits.
pub fn number_keys(
    ui: &mut Ui,
    theme: &Theme,
    scene: Scene,
    entry: &Entry,
    tried: Option<(Digit, bool)>,
) -> Option<Request> {
    let mut asked = None;
    let rect = ui.max_rect();
    let live = entry.expecting_numkey();
    let edge = if live { Stroke::new(2.0, theme.accent.egui()) } else { Stroke::new(1.0, theme.edge.egui()) };
    ui.painter().rect(rect, CornerRadius::same(10), theme.panel.egui(), edge, StrokeKind::Inside);
    let caption = match (scene, live) {
        (Scene::Solving, _) => "Repeat for digit 1 to 9: if it fits, place it",
        (_, true) => "Press a number key, or click one here",
        (_, false) => "Number keys sleep until you click a cell of yours",
    };
    let inner = rect.shrink2(Vec2::new(12.0, 6.0));
    ui.scope_builder(egui::UiBuilder::new().max_rect(inner), |ui| {
        ui.spacing_mut().item_spacing = Vec2::new(6.0, 3.0);
        ui.label(RichText::new(caption).small().color(theme.muted.egui()));
        ui.horizontal(|ui| {
            let width = (ui.available_width() - 9.0 * 6.0) / 10.0;
            let keys = Digit::ALL.into_iter().map(Some).chain([None]);
            for value in keys {
                let colours = match (value, tried) {
                    (Some(digit), Some((tried, fits))) if digit == tried => {
                        if fits {
                            (theme.tried_cell, theme.tried_digit)
                        } else {
                            (theme.clash, theme.puzzle_digit)
                        }
                    }
                    _ if live => (theme.button, theme.on_button),
                    _ => (theme.well, theme.muted),
                };
                if key(ui, Vec2::new(width, 30.0), theme, value, live, colours) {
                    asked = Some(Request::PressDigit(value));
                }
            }
        });
    });
    asked
}

fn key(ui: &mut Ui, size: Vec2, theme: &Theme, value: Option<Digit>, live: bool, (fill, ink): (Rgb, Rgb)) -> bool {
    let (rect, response) = ui.allocate_exact_size(size, if live { Sense::click() } else { Sense::hover() });
    let name = value.map_or_else(|| "0".to_owned(), |digit| digit.to_string());
    let spoken = if value.is_some() { format!("Digit {name}") } else { "Blank".to_owned() };
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, live, &spoken));
    let painter = ui.painter();
    let hot = live && (response.hovered() || response.has_focus());
    let stroke = if hot { Stroke::new(2.0, theme.accent.egui()) } else { Stroke::new(1.0, theme.edge.egui()) };
    painter.rect(rect, CornerRadius::same(6), fill.egui(), stroke, StrokeKind::Inside);
    painter.text(rect.center(), Align2::CENTER_CENTER, &name, fonts::bold(18.0), ink.egui());
    let clicked = response.clicked();
    response.on_hover_text(match value {
        Some(digit) => format!("Put {digit} into the current cell (key {digit})"),
        None => "Make the current cell blank (0, Backspace or Delete)".to_owned(),
    });
    clicked
}
