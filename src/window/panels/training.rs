//! The page of the training around the stage: the list of techniques with what was found, the open technique and, at the foot of the board, the
//! controls of the example or the digits.

mod foot;
mod legend;
mod list;
mod technique;

use crate::game::requests::commands::Command;
use crate::game::requests::{Page, Request};
use crate::game::training::{Part, Training};
use crate::window::look::{Layout, Panels, Theme, fonts};
use crate::window::panels::panel_window::PanelWindow;
use crate::window::panels::sets::PanelSystems;
use crate::window::panels::style::{Face, drawn_button, paper};
use crate::window::panels::{icons, style};
use bevy::prelude::*;
use bevy_egui::egui::{Align2, CornerRadius, ScrollArea, Stroke, StrokeKind, Ui, Vec2, pos2, vec2};
use bevy_egui::{EguiPrimaryContextPass, egui};
use foot::foot;
use list::list;
use sudoku_techniques::Technique;
use sudoku_words::{capitalised, words};
use technique::technique;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        EguiPrimaryContextPass,
        (left, right, folded, at_foot).chain().run_if(in_state(Page::Training)).in_set(PanelSystems::Page),
    );
}

/// The height of the main button, in points.
const PRACTISE: f32 = 54.0;

/// The space beside the list for its scroll bar, in points.
const MARGIN: f32 = 12.0;

fn left(mut window: PanelWindow, training: Res<Training>) -> Result {
    let Panels::Apart { left, .. } = window.layout.panels else { return Ok(()) };
    window.panel("training-list", left, |ui, theme| {
        paper(ui, theme, "list", |ui, height| {
            // The scroll bar is in the margin.
            let all = ui.available_rect_before_wrap();
            let room = vec2(all.width() + MARGIN, height - PRACTISE - ui.spacing().item_spacing.y);
            let chosen = style::within(ui, egui::Rect::from_min_size(all.min, room), |ui| {
                let area = ScrollArea::vertical().id_salt("techniques").auto_shrink(false);
                let contents = |ui: &mut Ui| {
                    ui.set_max_width(all.width());
                    list(ui, theme, &training)
                };
                area.show(ui, contents).inner
            });
            let open = training.technique();
            chosen.or(open.and_then(|technique| next_part(ui, theme, &training, technique, all.width())))
        })
    })
}

fn right(mut window: PanelWindow, training: Res<Training>) -> Result {
    let Panels::Apart { right, .. } = window.layout.panels else { return Ok(()) };
    let Some(open) = training.technique() else { return Ok(()) };
    window.panel("training", right, |ui, theme| {
        paper(ui, theme, (open, training.part()), |ui, _| technique(ui, theme, &training, open, false))
    })
}

fn folded(mut window: PanelWindow, training: Res<Training>) -> Result {
    let Panels::Folded(rect) = window.layout.panels else { return Ok(()) };
    let open = training.technique().filter(|_| !training.lists());
    let rect = if open.is_some() { rect } else { over_the_board(&window.layout, rect) };
    window.panel("training-folded", rect, |ui, theme| {
        paper(ui, theme, (open, training.part()), |ui, _| match open {
            Some(open) => technique(ui, theme, &training, open, true),
            None => list(ui, theme, &training),
        })
    })
}

/// Extends the list's rectangle over the board, or over the foot if that is beside the board.
fn over_the_board(layout: &Layout, mut rect: Rect) -> Rect {
    if rect.min.x < layout.board.max.x {
        rect.min.y = rect.min.y.min(layout.board.min.y);
    }
    rect.max.y = rect.max.y.max(layout.foot.max.y);
    rect
}

/// Draws the button that leads from the example to the exercises, and back.
fn next_part(ui: &mut Ui, theme: &Theme, training: &Training, technique: Technique, width: f32) -> Option<Request> {
    let name = capitalised(&sudoku_words::technique(technique));
    let (command, word) = match training.part() {
        Part::Idea => (Command::TrainingPractise, words().training_practise_it(name)),
        Part::Practice => (Command::TrainingIdea, words().training_see_example()),
    };
    let face = Face::usual(theme, &word, command.tooltip(), true);
    let face = if training.part() == Part::Idea { face.strong(theme) } else { face };
    let size = vec2(width, PRACTISE);
    let plays = training.part() == Part::Idea;
    let pressed = drawn_button(ui, size, &face, |painter, square, ink| {
        let icon = if plays { 28.0 } else { 0.0 };
        let room = size.x - icon - 24.0;
        let write = |points: f32| painter.layout(word.clone(), fonts::bold(points), ink, room);
        let fits = [19.0, 17.0, 15.0].map(write).into_iter().find(|galley| galley.rows.len() == 1);
        let galley = fits.unwrap_or_else(|| write(13.0));
        let (left, middle) = (square.center().x - (icon + galley.size().x) / 2.0, square.center().y);
        if plays {
            let place = egui::Rect::from_center_size(pos2(left + icon / 2.0 - 4.0, middle), vec2(icon, icon));
            icons::play(painter, place, ink);
        }
        painter.galley(Align2::LEFT_CENTER.anchor_size(pos2(left + icon, middle), galley.size()).min, galley, ink);
    });
    pressed.clicked().then(|| command.request()).flatten()
}

fn at_foot(mut window: PanelWindow, training: Res<Training>) -> Result {
    // Nothing below the list can be pressed.
    let is_covered = training.lists() && matches!(window.layout.panels, Panels::Folded(_));
    if training.technique().is_none() || is_covered {
        return Ok(());
    }
    let lines = usize::from(window.layout.digit_lines).max(1);
    window.panel("training-foot", window.layout.foot, |ui, theme| {
        let rect = ui.max_rect();
        let edge = Stroke::new(1.0, theme.edge.egui());
        ui.painter().rect(rect, CornerRadius::same(10), theme.panel.egui(), edge, StrokeKind::Inside);
        style::within(ui, rect.shrink2(Vec2::new(12.0, 6.0)), |ui| foot(ui, theme, &training, lines))
    })
}
