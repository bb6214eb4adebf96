//! The sheet of settings.

use crate::game::look::settings::Settings;
use crate::game::look::theme::Theme;
use crate::game::panels::style::{choice, heading, muted, switch_box};
use crate::game::script::choices::ThemeName;
use crate::game::script::choices::{Switch, TextSize};
use crate::game::script::requests::{LookRequest, Request};
use bevy_egui::egui::Ui;

pub fn settings(ui: &mut Ui, theme: &Theme, settings: &Settings) -> Vec<Request> {
    let mut asked = Vec::new();
    heading(ui, "Colours");
    ui.horizontal_wrapped(|ui| {
        for name in ThemeName::ALL {
            let tooltip = match name {
                ThemeName::Light => "Light colours (Ctrl+T: the next)",
                ThemeName::Dark => "Dark colours (Ctrl+T: the next)",
                ThemeName::ColourBlindSafe => "Colours that differ for colour-blind eyes too (Ctrl+T: the next)",
            };
            if choice(ui, theme, settings.theme == name, name.label(), tooltip).clicked() {
                asked.push(LookRequest::SetTheme(name).into());
            }
        }
    });
    heading(ui, "Size of texts and buttons");
    ui.horizontal_wrapped(|ui| {
        for (size, word, tooltip) in [
            (TextSize::Normal, "As designed", "Texts as designed (Ctrl+-)"),
            (TextSize::Large, "Larger", "Texts a quarter larger (Ctrl++)"),
        ] {
            if choice(ui, theme, settings.text_size == size, word, tooltip).clicked() {
                asked.push(LookRequest::SetTextSize(size).into());
            }
        }
    });
    heading(ui, "Rules and help");
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        for switch in Switch::ALL {
            asked.extend(switch_box(ui, settings, switch));
        }
    });
    muted(ui, theme, "All of it takes effect at once and is kept.");
    asked
}
