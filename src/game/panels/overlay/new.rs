//! The sheet of a new puzzle: how hard, and from which seed.

use crate::game::look::Theme;
use crate::game::owl::labels::{self, Named};
use crate::game::owl::words::words;
use crate::game::panels::origin::origin;
use crate::game::panels::overlay::frame::{self, Frame};
use crate::game::panels::style::{Face, choice, heading, muted, named_button};
use crate::game::play::Sitting;
use crate::game::puzzles::making::Making;
use crate::game::script::{MakingRequest, Request, Sheet};
use crate::generator::{Difficulty, Recipe};
use bevy::prelude::*;
use bevy_egui::egui::{Id, Key, TextEdit, Ui, Vec2, WidgetInfo, WidgetType};

pub(super) fn plugin(app: &mut App) {
    frame::add(app, Sheet::New, show);
}

fn show(mut frame: Frame, making: Res<Making>, sitting: Res<Sitting>) -> Result {
    frame.sheet(words().new_sheet(), Vec2::new(500.0, 372.0), |ui, theme| {
        new(ui, theme, &making, sitting.session().origin())
    })
}

/// No text for a puzzle is longer.
const LONGEST: usize = 60;

/// The field of the seed, by which the keyboard finds it.
pub fn field() -> Id {
    Id::new("seed")
}

/// `recipe` is what the puzzle on the board was made from.
fn new(ui: &mut Ui, theme: &Theme, making: &Making, recipe: Option<Recipe>) -> Vec<Request> {
    let mut asked = Vec::new();
    heading(ui, words().how_hard());
    ui.horizontal_wrapped(|ui| {
        for difficulty in Difficulty::ALL {
            let chosen = difficulty == making.difficulty();
            let Named { word, tooltip } = labels::difficulty(difficulty);
            if choice(ui, theme, chosen, &word, &tooltip).clicked() {
                asked.push(MakingRequest::ChooseDifficulty(difficulty).into());
            }
        }
    });
    muted(ui, theme, labels::difficulty(making.difficulty()).tooltip);
    heading(ui, words().seed());
    muted(ui, theme, words().seed_about());
    let seed = ui
        .horizontal(|ui| {
            let mut text = making.seed().to_owned();
            let width = ui.available_width() - 122.0 - ui.spacing().item_spacing.x;
            let edit = TextEdit::singleline(&mut text)
                .id(field())
                .hint_text(words().seed_hint())
                .char_limit(LONGEST)
                .margin(Vec2::new(8.0, 5.0))
                .desired_width(width);
            let seed = ui.add(edit).on_hover_text(words().seed_tooltip());
            seed.widget_info(|| WidgetInfo::labeled(WidgetType::TextEdit, true, words().seed()));
            if seed.changed() {
                asked.push(MakingRequest::WriteSeed(text).into());
            }
            let enabled = !making.is_working();
            let face = Face::usual(theme, words().make(), words().make_tooltip(), enabled).strong(theme);
            let word = if making.is_working() { words().make_working() } else { words().make() };
            let make = named_button(ui, 122.0, &word, &face);
            let entered = seed.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
            if face.enabled && (make.clicked() || entered) {
                asked.push(MakingRequest::MakeChosen.into());
            }
            seed
        })
        .inner;
    // Whoever types now means the seed, and Enter makes the puzzle.
    if ui.memory(|memory| memory.focused().is_none()) {
        seed.request_focus();
    }
    heading(ui, words().on_the_board());
    match recipe {
        Some(recipe) => asked.extend(origin(ui, theme, Some(recipe), None)),
        None => muted(ui, theme, words().no_origin()),
    }
    asked
}
