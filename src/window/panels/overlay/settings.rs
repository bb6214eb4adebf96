//! The sheet with the settings.

use crate::game::requests::commands::{Command, with_keys_of};
use crate::game::requests::labels::Named;
use crate::game::requests::{LookRequest, Request, Sheet, Switch, TextSize, ThemeName, labels};
use crate::game::settings::Settings;
use crate::window::look::Theme;
use crate::window::panels::overlay::frame::{self, Frame};
use crate::window::panels::style::{choice, heading, muted, switch_box};
use bevy::prelude::*;
use bevy_egui::egui::{Ui, Vec2};
use sudoku_words::words;

pub(super) fn plugin(app: &mut App) {
    frame::add(app, Sheet::Settings, show);
}

fn show(mut frame: Frame, chosen: Res<Settings>) -> Result {
    frame.sheet(words().settings(), Vec2::new(470.0, 680.0), |ui, theme| settings(ui, theme, &chosen))
}

fn settings(ui: &mut Ui, theme: &Theme, settings: &Settings) -> Vec<Request> {
    let mut asked = Vec::new();
    heading(ui, words().colours());
    ui.horizontal_wrapped(|ui| {
        for name in ThemeName::ALL {
            let Named { word, tooltip } = labels::theme(name);
            let tooltip = words().with_key_for_next(tooltip, Command::NextTheme.keys());
            if choice(ui, theme, settings.theme() == name, &word, &tooltip).clicked() {
                asked.push(LookRequest::SetTheme(name).into());
            }
        }
    });
    heading(ui, words().sizes());
    ui.horizontal_wrapped(|ui| {
        for size in [TextSize::Normal, TextSize::Large] {
            let Named { word, tooltip } = labels::text_size(size);
            let request = LookRequest::SetTextSize(size).into();
            if choice(ui, theme, settings.text_size() == size, &word, &with_keys_of(tooltip, &request)).clicked() {
                asked.push(request);
            }
        }
    });
    heading(ui, words().language());
    ui.horizontal_wrapped(|ui| {
        let system = (None, words().language_system(), words().language_system_tooltip());
        let named =
            sudoku_words::languages().map(|(tag, name)| (Some(tag.to_owned()), name.to_owned(), name.to_owned()));
        for (tag, word, tooltip) in std::iter::once(system).chain(named) {
            if choice(ui, theme, settings.language() == tag.as_deref(), &word, &tooltip).clicked() {
                asked.push(LookRequest::SetLanguage(tag).into());
            }
        }
    });
    heading(ui, words().rules_and_help());
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 0.0;
        for &switch in Switch::ALL {
            asked.extend(switch_box(ui, settings, switch));
        }
    });
    muted(ui, theme, words().settings_kept());
    asked
}
