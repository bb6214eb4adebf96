//! What the puzzle on the board is like and what it was made from, with a button that copies that.

use crate::game::help::profile::Rated;
use crate::game::look::Theme;
use crate::game::owl::labels;
use crate::game::owl::words::{self, words};
use crate::game::panels::style::{Face, named_button};
use crate::game::script::{Request, TransferRequest};
use crate::generator::Recipe;
use bevy_egui::egui::{Align, Label, Layout, RichText, Ui, Vec2};

/// The height of the row, for whoever divides a column.
pub const HEIGHT: f32 = 36.0;

pub fn origin(ui: &mut Ui, theme: &Theme, recipe: Option<Recipe>, rated: Option<Rated>) -> Option<Request> {
    let rated = rated.map(|rated| match rated {
        Rated::NoSolution => words().level_none(),
        Rated::Several => words().level_several(),
        Rated::Puzzle(level, hardest) => words::puzzle_level(level, hardest),
    });
    let size = Vec2::new(ui.available_width(), HEIGHT);
    let copied = ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Center), |ui| {
        // No button moves when a line comes.
        ui.set_min_size(size);
        let copy = recipe.map(|_| {
            let face = Face::usual(theme, words().copy_seed_name(), words().copy_seed_tooltip(), true);
            named_button(ui, 62.0, &words().copy_seed(), &face)
        });
        ui.with_layout(Layout::top_down(Align::Min), |ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            for line in recipe.map(labels::recipe).into_iter().chain(rated) {
                let text = RichText::new(words::capitalised(&line)).small().color(theme.muted.egui());
                ui.add(Label::new(text).truncate());
            }
        });
        // Enter presses it again, and nothing else.
        copy.filter(|copy| copy.clicked()).inspect(|copy| copy.request_focus()).is_some()
    });
    copied.inner.then_some(TransferRequest::CopySeed.into())
}
