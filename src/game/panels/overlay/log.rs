//! The sheet of what the owl has said, the latest at the foot.

use crate::game::look::theme::Theme;
use crate::game::owl::speech::Speech;
use crate::game::panels::style::muted;
use bevy_egui::egui::{Label, Ui};

pub fn log(ui: &mut Ui, theme: &Theme, speech: &Speech) {
    ui.spacing_mut().item_spacing.y = 4.0;
    for (number, sentence) in (1..).zip(speech.log()) {
        ui.horizontal_top(|ui| {
            muted(ui, theme, format!("{number}"));
            ui.add(Label::new(sentence).wrap().selectable(true));
        });
    }
}
