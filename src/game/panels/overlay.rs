//! The sheets that lie over everything: all keys, the settings, saved games and files, what the owl has said.

mod games;
mod keys;
mod log;
pub mod new;
mod settings;

use crate::game::files::games::Games;
use crate::game::look::fonts;
use crate::game::look::settings::Settings;
use crate::game::look::theme::Theme;
use crate::game::owl::speech::Speech;
use crate::game::owl::words::words;
use crate::game::panels::icons;
use crate::game::panels::style::{Face, drawn_button};
use crate::game::puzzles::making::Making;
use crate::game::script::confirmation::Confirmation;
use crate::game::script::page::Sheet;
use crate::game::script::requests::{Request, ViewRequest};
use crate::generator::Recipe;
use bevy_egui::egui::{self, Align, Frame, Id, Layout, Modal, RichText, ScrollArea, Vec2};

/// What the sheets show.
pub struct Shown<'a> {
    pub settings: &'a Settings,
    pub games: &'a Games,
    pub confirmation: &'a Confirmation,
    pub making: &'a Making,
    /// What the puzzle on the board was made from.
    pub origin: Option<Recipe>,
    pub speech: &'a Speech,
}

pub fn overlay(context: &egui::Context, theme: &Theme, sheet: Sheet, shown: &Shown) -> Vec<Request> {
    let mut asked = Vec::new();
    let (title, wanted) = match sheet {
        Sheet::Keys => (words().keys_sheet(), Vec2::new(940.0, 730.0)),
        Sheet::Settings => (words().settings(), Vec2::new(470.0, 520.0)),
        Sheet::New => (words().new_sheet(), Vec2::new(500.0, 372.0)),
        Sheet::Games => (words().games_sheet(), Vec2::new(520.0, 470.0)),
        Sheet::Log => (words().log_sheet(), Vec2::new(560.0, 480.0)),
    };
    let margin = 22.0;
    let size = wanted.min(context.content_rect().size() - Vec2::splat(2.0 * margin + 16.0));
    let frame = Frame::popup(&context.global_style()).inner_margin(margin);
    let response = Modal::new(Id::new("sheet")).frame(frame).show(context, |ui| {
        ui.set_width(size.x);
        ui.horizontal(|ui| {
            ui.label(RichText::new(&title).font(fonts::bold(21.0)));
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let face = Face {
                    name: &words().close(),
                    tooltip: &words().close_tooltip(),
                    enabled: true,
                    fill: Some(theme.button),
                    ink: theme.on_button,
                    behind: theme.panel,
                };
                if drawn_button(ui, Vec2::splat(32.0), &face, icons::cross).clicked() {
                    asked.push(ViewRequest::CloseSheet.into());
                }
            });
        });
        ui.add_space(2.0);
        // There the owl is heard while the sheet is open.
        let speaks = matches!(sheet, Sheet::Games | Sheet::New);
        let height = size.y - if speaks { 90.0 } else { 44.0 };
        let area = ScrollArea::vertical().id_salt(format!("{sheet:?}")).max_height(height).min_scrolled_height(height);
        area.auto_shrink([false, true]).stick_to_bottom(sheet == Sheet::Log).show(ui, |ui| match sheet {
            Sheet::Keys => keys::keys(ui, theme),
            Sheet::Settings => asked.extend(settings::settings(ui, theme, shown.settings)),
            Sheet::New => asked.extend(new::new(ui, theme, shown)),
            Sheet::Games => asked.extend(games::games(ui, theme, shown.games, shown.confirmation)),
            Sheet::Log => log::log(ui, theme, shown.speech),
        });
        if speaks {
            ui.add_space(4.0);
            ui.label(RichText::new(&shown.speech.text).color(theme.text.egui()));
        }
    });
    if response.backdrop_response.clicked() {
        asked.push(ViewRequest::CloseSheet.into());
    }
    asked
}
