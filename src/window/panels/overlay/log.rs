//! The sheet with everything that the owl has said, the latest at the bottom.

use crate::game::owl::Speech;
use crate::game::requests::Sheet;
use crate::window::look::Theme;
use crate::window::panels::overlay::frame::{self, Frame};
use crate::window::panels::style::muted;
use bevy::prelude::*;
use bevy_egui::egui::{Label, Ui, Vec2};
use sudoku_words::words;

pub(super) fn plugin(app: &mut App) {
    frame::add(app, Sheet::Log, show);
}

fn show(mut frame: Frame, speech: Res<Speech>) -> Result {
    frame.sheet(words().log_sheet(), Vec2::new(560.0, 480.0), |ui, theme| {
        log(ui, theme, &speech);
        None
    })
}

fn log(ui: &mut Ui, theme: &Theme, speech: &Speech) {
    ui.spacing_mut().item_spacing.y = 4.0;
    for (number, sentence) in (1..).zip(speech.log()) {
        ui.horizontal_top(|ui| {
            muted(ui, theme, format!("{number}"));
            ui.add(Label::new(sentence).wrap().selectable(true));
        });
    }
}
