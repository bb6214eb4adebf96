//! The owl's instructions, before the first question.

use crate::game::input::commands::{Command, with_keys};
use crate::game::look::fonts;
use crate::game::look::{Layout, Theme};
use crate::game::owl::words::words;
use crate::game::panels::place::Place;
use crate::game::panels::sets::PanelSystems;
use crate::game::panels::style::{Face, drawn_button, muted};
use crate::game::play::Sitting;
use crate::game::script::{AskRequest, Page, Request, Scene, View};
use bevy::math::Vec2 as Size;
use bevy::prelude::*;
use bevy_egui::egui::{
    self, Align2, Color32, CornerRadius, Label, RichText, Sense, Shadow, Shape, Stroke, StrokeKind, Ui, Vec2, pos2,
};
use bevy_egui::{EguiContexts, EguiPrimaryContextPass};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, show.run_if(in_state(Scene::Welcome)).in_set(PanelSystems::Foot))
        .add_systems(
            EguiPrimaryContextPass,
            leave.run_if(in_state(Scene::Welcome)).run_if(in_state(Page::Stage)).in_set(PanelSystems::Drawn),
        );
}

fn show(mut place: Place, sitting: Res<Sitting>) -> Result {
    let goes_on = !sitting.session().is_untouched();
    place.panel("instructions", rect(&place.layout), |ui, theme| instructions(ui, theme, goes_on))
}

/// The instructions leave with a click anywhere that asks for nothing else.
fn leave(mut contexts: EguiContexts, view: Res<View>, mut requests: ResMut<Messages<Request>>) -> Result {
    let context = contexts.ctx_mut()?;
    let clicked = context.input(|input| input.pointer.primary_released());
    if clicked && requests.is_empty() && view.sheet().is_none() && !egui::Popup::is_any_open(context) {
        requests.write(AskRequest::GoOn.into());
    }
    Ok(())
}

/// The card lies over the board, below the owl, and over more where the board is small.
fn rect(layout: &Layout) -> Rect {
    let margin = 10.0 * layout.scale;
    let top = layout.bubble.max.y + margin;
    let width = (layout.stage.width() - 2.0 * margin).min(490.0 * layout.scale);
    let height = (layout.window.y - margin - top).min(464.0 * layout.scale);
    let middle = layout.board.center().y.max(top + height / 2.0).min(layout.window.y - margin - height / 2.0);
    Rect::from_center_size(Size::new(layout.board.center().x, middle), Size::new(width, height))
}

/// `goes_on` tells that a board from the last time waits.
fn instructions(ui: &mut Ui, theme: &Theme, goes_on: bool) -> Option<Request> {
    let mut asked = None;
    let rect = ui.max_rect();
    let painter = ui.painter();
    let shadow = Shadow { offset: [0, 6], blur: 28, spread: 0, color: Color32::from_black_alpha(70) };
    painter.add(shadow.as_shape(rect, CornerRadius::same(16)));
    painter.rect(
        rect,
        CornerRadius::same(16),
        theme.panel.egui(),
        Stroke::new(2.0, theme.accent.egui()),
        StrokeKind::Inside,
    );
    ui.scope_builder(egui::UiBuilder::new().max_rect(rect.shrink2(Vec2::new(28.0, 22.0))), |ui| {
        ui.label(RichText::new(words().how_it_works()).font(fonts::bold(23.0)));
        ui.add_space(4.0);
        let steps = [
            (words().step_enter(), words().step_enter_about()),
            (words().step_play(), words().step_play_about()),
            (words().step_watch(), words().step_watch_about()),
            (words().step_start_over(), words().step_start_over_about()),
        ];
        for (number, (title, text)) in (1..).zip(steps) {
            ui.horizontal_top(|ui| {
                let (badge, _) = ui.allocate_exact_size(Vec2::splat(30.0), Sense::empty());
                ui.painter().circle_filled(badge.center(), 14.0, theme.accent.egui());
                ui.painter().text(
                    badge.center(),
                    Align2::CENTER_CENTER,
                    number,
                    fonts::bold(16.0),
                    theme.on_accent.egui(),
                );
                ui.vertical(|ui| {
                    ui.spacing_mut().item_spacing.y = 1.0;
                    ui.label(RichText::new(title).font(fonts::bold(16.0)));
                    ui.add(Label::new(text).wrap());
                });
            });
        }
        ui.with_layout(egui::Layout::bottom_up(egui::Align::Center), |ui| {
            let (word, tooltip, other_ways) = if goes_on {
                (words().back_to_board(), words().back_to_board_tooltip(), words().back_to_board_other_ways())
            } else {
                (words().lets_go(), words().lets_go_tooltip(), words().lets_go_other_ways())
            };
            muted(ui, theme, other_ways);
            let face = Face::usual(theme, &word, with_keys(tooltip, &[Command::Begin]), true).strong(theme);
            let draw = |painter: &egui::Painter, square: egui::Rect, ink: Color32| {
                let middle = square.center() - Vec2::new(10.0, 0.0);
                let written = painter.text(middle, Align2::CENTER_CENTER, &word, fonts::bold(17.0), ink);
                let tip = pos2(written.right() + 19.0, middle.y);
                let back = Vec2::new(-9.0, 6.0);
                let points = vec![tip, tip + back, tip + Vec2::new(back.x, -back.y)];
                painter.add(Shape::convex_polygon(points, ink, Stroke::NONE));
            };
            let word_width = ui.painter().layout_no_wrap(word.clone(), fonts::bold(17.0), Color32::WHITE).size().x;
            if drawn_button(ui, Vec2::new(word_width + 57.0, 40.0), &face, draw).clicked() {
                asked = Command::Begin.request();
            }
        });
    });
    asked
}
