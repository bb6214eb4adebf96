//! The sheet of all keys.

use crate::game::input::commands;
use crate::game::look::Theme;
use crate::game::look::fonts;
use crate::game::owl::words::words;
use crate::game::panels::overlay::frame::{self, Frame};
use crate::game::script::Sheet;
use bevy::prelude::*;
use bevy_egui::egui::{Label, RichText, Ui, Vec2};

pub(super) fn plugin(app: &mut App) {
    frame::add(app, Sheet::Keys, show);
}

fn show(mut frame: Frame) -> Result {
    frame.sheet(words().keys_sheet(), Vec2::new(940.0, 730.0), |ui, theme| {
        keys(ui, theme);
        None
    })
}

/// The width of the column of keys.
const KEYS: f32 = 150.0;

fn keys(ui: &mut Ui, theme: &Theme) {
    // Two columns side by side where there is room.
    let columns = if ui.available_width() > 640.0 { 2 } else { 1 };
    let sheet = commands::sheet();
    let cut = if columns == 2 { 4 } else { sheet.len() };
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
