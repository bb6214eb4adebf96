//! The difficulty and the origin of the puzzle on the board, with a button that copies its seed.

use crate::game::help::profile::Rated;
use crate::game::requests::commands::Command;
use crate::game::requests::{Request, TransferRequest};
use crate::window::look::Theme;
use crate::window::panels::style::{Face, command, named_button};
use bevy_egui::egui::{Align, Label, Layout, RichText, Ui, Vec2};
use sudoku_generate::Recipe;
use sudoku_words::words;

/// The height of both lines, in points.
const HEIGHT: f32 = LINE + 34.0;

/// The height of the line with the rating, which has the full width, in points.
const LINE: f32 = 18.0;

/// Draws the rating of the puzzle and, below it, the seed from which it was made, with buttons for the solution path and for copying.
pub fn origin(ui: &mut Ui, theme: &Theme, recipe: Option<Recipe>, rated: Option<Rated>) -> Option<Request> {
    let told = rated.map(told);
    let size = Vec2::new(ui.available_width(), HEIGHT);
    let asked = ui.allocate_ui_with_layout(size, Layout::top_down(Align::Min), |ui| {
        // The buttons keep their positions when a line appears.
        ui.set_min_size(size);
        ui.spacing_mut().item_spacing.y = 0.0;
        let line = |ui: &mut Ui, text: Option<String>| {
            let text = text.map(|text| sudoku_words::capitalised(&text)).unwrap_or_default();
            ui.add(Label::new(RichText::new(text).small().color(theme.muted.egui())).truncate());
        };
        line(ui, told);
        let below = Vec2::new(ui.available_width(), HEIGHT - LINE);
        let asked = ui.allocate_ui_with_layout(below, Layout::right_to_left(Align::Center), |ui| {
            let mut asked = None;
            if recipe.is_some() {
                let face = Face::usual(theme, words().copy_seed_name(), words().copy_seed_tooltip(), true);
                let copy = named_button(ui, 62.0, &words().copy_seed(), &face);
                if copy.clicked() {
                    // Enter presses this button again, and nothing else.
                    copy.request_focus();
                    asked = Some(TransferRequest::CopySeed.into());
                }
            }
            if matches!(rated, Some(Rated::Puzzle(..))) {
                asked = asked.or(command(ui, theme, 62.0, Command::Path, true));
            }
            let seed = recipe.map(|recipe| words().recipe_seed(recipe.seed.to_string()));
            ui.with_layout(Layout::left_to_right(Align::Center), |ui| line(ui, seed));
            asked
        });
        asked.inner
    });
    asked.inner
}

/// Returns the difficulty of a puzzle in words.
pub fn told(rated: Rated) -> String {
    match rated {
        Rated::NoSolution => words().level_none(),
        Rated::Several => words().level_several(),
        Rated::Puzzle(level, hardest) => sudoku_words::puzzle_level(level, hardest),
    }
}
