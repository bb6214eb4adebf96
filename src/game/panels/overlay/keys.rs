//! The sheet of all keys.

use crate::game::look::fonts;
use crate::game::look::theme::Theme;
use crate::game::owl::words::words;
use crate::game::panels::overlay::frame::{self, Frame};
use crate::game::script::page::Sheet;
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
    let groups = [
        (words().keys_board(), words().keys_board_keys()),
        (words().keys_notes(), words().keys_notes_keys()),
        (words().keys_help(), words().keys_help_keys()),
        (words().keys_pages(), words().keys_pages_keys()),
        (words().keys_solver(), words().keys_solver_keys()),
        (words().keys_game(), words().keys_game_keys()),
    ];
    // Two columns side by side where there is room.
    let columns = if ui.available_width() > 640.0 { 2 } else { 1 };
    let cut = if columns == 2 { 4 } else { groups.len() };
    ui.columns(columns, |columns| {
        for (index, (title, lines)) in groups.into_iter().enumerate() {
            let ui = &mut columns[usize::from(index >= cut)];
            ui.spacing_mut().item_spacing.y = 3.0;
            ui.label(RichText::new(title).font(fonts::bold(16.0)));
            for (what, keys) in lines.lines().filter_map(|line| line.split_once(" — ")) {
                ui.horizontal_top(|ui| {
                    ui.allocate_ui(Vec2::new(KEYS, 20.0), |ui| {
                        ui.set_min_width(KEYS);
                        let keys = RichText::new(keys).font(fonts::bold(14.0)).color(theme.on_button.egui());
                        ui.add(Label::new(keys).wrap());
                    });
                    ui.add(Label::new(RichText::new(what).size(14.0)).wrap());
                });
            }
            ui.add_space(8.0);
        }
    });
}
