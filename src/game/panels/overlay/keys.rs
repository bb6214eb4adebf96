//! The sheet of how it works, with all keys.

use crate::game::input::commands;
use crate::game::look::Theme;
use crate::game::look::fonts;
use crate::game::owl::words::words;
use crate::game::panels::overlay::frame::{self, Frame};
use crate::game::script::Sheet;
use bevy::prelude::*;
use bevy_egui::egui::{Align2, Label, RichText, Sense, Ui, Vec2};

pub(super) fn plugin(app: &mut App) {
    frame::add(app, Sheet::Keys, show);
}

fn show(mut frame: Frame) -> Result {
    frame.sheet(words().how_it_works(), Vec2::new(940.0, 730.0), |ui, theme| {
        steps(ui, theme);
        keys(ui, theme);
        None
    })
}

/// What there is to do, a step in each corner where there is room.
fn steps(ui: &mut Ui, theme: &Theme) {
    let steps = [
        (words().step_play(), words().step_play_about()),
        (words().step_watch(), words().step_watch_about()),
        (words().step_change(), words().step_change_about()),
        (words().step_enter(), words().step_enter_about()),
    ];
    let columns = columns(ui);
    ui.columns(columns, |columns| {
        let count = columns.len();
        for ((number, (title, text)), column) in (1..).zip(steps).zip((0..count).cycle()) {
            columns[column].horizontal_top(|ui| {
                let (badge, _) = ui.allocate_exact_size(Vec2::splat(30.0), Sense::empty());
                let (at, font) = (badge.center(), fonts::bold(16.0));
                ui.painter().circle_filled(at, 14.0, theme.accent.egui());
                ui.painter().text(at, Align2::CENTER_CENTER, number, font, theme.on_accent.egui());
                ui.vertical(|ui| {
                    ui.spacing_mut().item_spacing.y = 1.0;
                    ui.label(RichText::new(title).font(fonts::bold(16.0)));
                    ui.add(Label::new(text).wrap());
                });
            });
        }
    });
    ui.add_space(8.0);
}

/// Two columns side by side where there is room.
fn columns(ui: &Ui) -> usize {
    if ui.available_width() > 640.0 { 2 } else { 1 }
}

/// The width of the column of keys.
const KEYS: f32 = 150.0;

/// A title, and under it the keys and what they do.
type Section = (String, Vec<(String, String)>);

fn keys(ui: &mut Ui, theme: &Theme) {
    let columns = columns(ui);
    let sheet = commands::sheet();
    // The columns are about as high as each other: a title is worth two rows.
    let height = |sections: &[Section]| sections.iter().map(|(_, rows)| 2 + rows.len()).sum::<usize>();
    let uneven = |&cut: &usize| height(&sheet[..cut]).abs_diff(height(&sheet[cut..]));
    let cut = if columns == 2 { (0..=sheet.len()).min_by_key(uneven).unwrap_or(0) } else { sheet.len() };
    ui.columns(columns, |columns| {
        for (index, (title, rows)) in sheet.iter().enumerate() {
            let ui = &mut columns[usize::from(index >= cut)];
            ui.spacing_mut().item_spacing.y = 3.0;
            ui.label(RichText::new(title).font(fonts::bold(16.0)));
            for (keys, what) in rows {
                ui.horizontal_top(|ui| {
                    ui.allocate_ui(Vec2::new(KEYS, 20.0), |ui| {
                        ui.set_min_width(KEYS);
                        ui.add(
                            Label::new(RichText::new(keys).font(fonts::bold(14.0)).color(theme.on_button.egui()))
                                .wrap(),
                        );
                    });
                    ui.add(Label::new(RichText::new(what).size(14.0)).wrap());
                });
            }
            ui.add_space(8.0);
        }
    });
}
