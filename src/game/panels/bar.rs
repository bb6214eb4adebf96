//! The bar at the top: the green flag, the red stop sign, the title, the colours.

use super::icons;
use super::style::{Face, drawn_button};
use crate::game::theme::{Theme, ThemeName};
use crate::game::{Request, Scene, fonts};
use bevy_egui::egui::{self, Align, CornerRadius, Layout, RichText, Stroke, Ui, Vec2};

pub fn bar(ui: &mut Ui, theme: &Theme, scene: Scene) -> Option<Request> {
    let mut asked = None;
    let rect = ui.max_rect();
    ui.painter().rect_filled(rect, CornerRadius::ZERO, theme.bar.egui());
    ui.scope_builder(
        egui::UiBuilder::new()
            .max_rect(rect.shrink2(Vec2::new(18.0, 0.0)))
            .layout(Layout::left_to_right(Align::Center)),
        |ui| {
            let flag = Face {
                name: "Green flag",
                tooltip: "Start over with a new question (G)",
                enabled: true,
                fill: None,
                ink: theme.flag,
                behind: theme.bar,
            };
            let pole = theme.on_bar.egui();
            let draw = |painter: &egui::Painter, square: egui::Rect, colour| {
                icons::flag(painter, square.shrink(4.0), colour, pole);
            };
            if drawn_button(ui, Vec2::splat(40.0), &flag, draw).clicked() {
                asked = Some(Request::GreenFlag);
            }
            let stop = Face {
                name: "Stop sign",
                tooltip: "Stop the solver and give my board back (X or Escape)",
                enabled: scene == Scene::Solving,
                fill: None,
                ink: theme.stop,
                behind: theme.bar,
            };
            let edge = stop.shade(theme.on_bar);
            let draw = |painter: &egui::Painter, square: egui::Rect, colour| {
                icons::stop_sign(painter, square.shrink(6.0), colour, edge);
            };
            if drawn_button(ui, Vec2::splat(40.0), &stop, draw).clicked() {
                asked = Some(Request::StopSign);
            }
            ui.add_space(8.0);
            ui.label(RichText::new("Sudoku Assistant").font(fonts::bold(21.0)).color(theme.on_bar.egui()));
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                for name in ThemeName::ALL.into_iter().rev() {
                    if theme_button(ui, theme, name).clicked() {
                        asked = Some(Request::SetTheme(name));
                    }
                }
            });
        },
    );
    asked
}

fn theme_button(ui: &mut Ui, theme: &Theme, name: ThemeName) -> egui::Response {
    let chosen = theme.name == name;
    let (fill, ink) = if chosen { (theme.on_bar, theme.bar) } else { (theme.bar, theme.on_bar) };
    let button = egui::Button::new(RichText::new(name.label()).font(fonts::bold(14.0)).color(ink.egui()))
        .fill(fill.egui())
        .stroke(Stroke::new(1.5, theme.on_bar.egui()))
        .corner_radius(CornerRadius::same(14))
        .selected(false)
        .min_size(Vec2::new(76.0, 28.0));
    let tooltip = match name {
        ThemeName::Light => "Light colours",
        ThemeName::Dark => "Dark colours",
        ThemeName::ColourBlindSafe => "Colours that differ for colour-blind eyes too",
    };
    ui.add(button).on_hover_text(tooltip)
}
