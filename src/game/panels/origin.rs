//! What the puzzle on the board was made from, with a button that copies it.

use crate::game::look::Theme;
use crate::game::owl::labels;
use crate::game::owl::words::{self, words};
use crate::game::panels::style::{Face, named_button};
use crate::game::script::{Request, TransferRequest};
use crate::generator::Recipe;
use bevy_egui::egui::{Align, Label, Layout, RichText, Ui};

/// The height of the row, for whoever divides a column.
pub const HEIGHT: f32 = 32.0;

pub fn origin(ui: &mut Ui, theme: &Theme, recipe: Recipe) -> Option<Request> {
    let copied = ui.horizontal(|ui| {
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            let face = Face::usual(theme, words().copy_seed_name(), words().copy_seed_tooltip(), true);
            let copy = named_button(ui, 62.0, &words().copy_seed(), &face);
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                let text = RichText::new(words::capitalised(&labels::recipe(recipe))).small().color(theme.muted.egui());
                ui.add(Label::new(text).wrap());
            });
            // Enter presses it again, and nothing else.
            if copy.clicked() {
                copy.request_focus();
            }
            copy.clicked()
        })
    });
    copied.inner.inner.then_some(TransferRequest::CopySeed.into())
}
