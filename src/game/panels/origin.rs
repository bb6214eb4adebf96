//! What the puzzle on the board is like and what it was made from, with a button that copies that.

use crate::game::help::profile::Rated;
use crate::game::input::commands::Command;
use crate::game::look::Theme;
use crate::game::owl::labels;
use crate::game::owl::words::{self, words};
use crate::game::panels::style::{Face, command, named_button};
use crate::game::script::{Request, TransferRequest};
use crate::generator::Recipe;
use bevy_egui::egui::{Align, Label, Layout, RichText, Ui, Vec2};

/// The height of the row, for whoever divides a column.
pub const HEIGHT: f32 = 36.0;

/// The puzzle's recipe and rating. From the rating a button leads to the way to the solution.
pub fn origin(ui: &mut Ui, theme: &Theme, recipe: Option<Recipe>, rated: Option<Rated>) -> Option<Request> {
    let told = rated.map(|rated| match rated {
        Rated::NoSolution => words().level_none(),
        Rated::Several => words().level_several(),
        Rated::Puzzle(level, hardest) => words::puzzle_level(level, hardest),
    });
    let size = Vec2::new(ui.available_width(), HEIGHT);
    let asked = ui.allocate_ui_with_layout(size, Layout::right_to_left(Align::Center), |ui| {
        // No button moves when a line comes.
        ui.set_min_size(size);
        let mut asked = None;
        if recipe.is_some() {
            let face = Face::usual(theme, words().copy_seed_name(), words().copy_seed_tooltip(), true);
            let copy = named_button(ui, 62.0, &words().copy_seed(), &face);
            if copy.clicked() {
                // Enter presses it again, and nothing else.
                copy.request_focus();
                asked = Some(TransferRequest::CopySeed.into());
            }
        }
        if matches!(rated, Some(Rated::Puzzle(..))) {
            asked = asked.or(command(ui, theme, 62.0, Command::Path, true));
        }
        ui.with_layout(Layout::top_down(Align::Min), |ui| {
            ui.spacing_mut().item_spacing.y = 0.0;
            for line in recipe.map(labels::recipe).into_iter().chain(told) {
                let text = words::capitalised(&line);
                let label = Label::new(RichText::new(&text).small().color(theme.muted.egui())).truncate();
                ui.add(label);
            }
        });
        asked
    });
    asked.inner
}
