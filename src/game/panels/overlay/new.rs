//! The sheet of a new puzzle: its level or the technique that it needs, and its seed.

use crate::game::look::Theme;
use crate::game::owl::labels::{self, Named};
use crate::game::owl::words::{self, words};
use crate::game::panels::origin::origin;
use crate::game::panels::overlay::frame::{self, Frame};
use crate::game::panels::style::{Face, choice, heading, muted, named_button};
use crate::game::play::Sitting;
use crate::game::puzzles::making::Making;
use crate::game::script::{MakingRequest, Request, Sheet};
use crate::generator::{Recipe, Wanted};
use crate::techniques::{Level, Technique};
use bevy::prelude::*;
use bevy_egui::egui::{ComboBox, Id, Key, RichText, TextEdit, Ui, Vec2, WidgetInfo, WidgetType};

pub(super) fn plugin(app: &mut App) {
    frame::add(app, Sheet::New, show);
}

fn show(mut frame: Frame, making: Res<Making>, sitting: Res<Sitting>) -> Result {
    frame.sheet(words().new_sheet(), Vec2::new(560.0, 410.0), |ui, theme| {
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
        for level in Level::ALL {
            let wanted = Wanted::Level(level);
            let Named { word, tooltip } = labels::level(level);
            if choice(ui, theme, wanted == making.wanted(), &word, &tooltip).clicked() {
                asked.push(MakingRequest::Choose(wanted).into());
            }
        }
        asked.extend(more(ui, making.wanted()));
    });
    muted(
        ui,
        theme,
        match making.wanted() {
            Wanted::Technique(technique) => words().needs_about(words::technique(technique)),
            Wanted::Level(level) => labels::level(level).tooltip,
            Wanted::Difficulty(_) => String::new(),
        },
    );
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
            let (word, tooltip, request) = match making.is_working() {
                true => (words().make_stop(), words().make_stop_tooltip(), MakingRequest::Stop),
                false => (words().make(), words().make_tooltip(), MakingRequest::MakeChosen),
            };
            let make = named_button(ui, 122.0, &word, &Face::usual(theme, &word, tooltip, true).strong(theme));
            let entered = seed.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
            if make.clicked() || (entered && !making.is_working()) {
                asked.push(request.into());
            }
            seed
        })
        .inner;
    // Whoever types now means the seed, and Enter makes the puzzle.
    if ui.memory(|memory| memory.focused().is_none()) {
        seed.request_focus();
    }
    // No line moves when it comes.
    muted(ui, theme, making.grids().map_or_else(String::new, |grids| words().making_grids(words::thousands(grids))));
    heading(ui, words().on_the_board());
    match recipe {
        Some(recipe) => asked.extend(origin(ui, theme, Some(recipe), None)),
        None => muted(ui, theme, words().no_origin()),
    }
    asked
}

/// The techniques that a puzzle may need, by level. What a path asks for after forcing nets is hardly ever needed.
fn more(ui: &mut Ui, wanted: Wanted) -> Option<Request> {
    let mut asked = None;
    let chosen = match wanted {
        Wanted::Technique(technique) => words::technique(technique),
        _ => words().more_needs(),
    };
    let list = ComboBox::from_id_salt("needs").selected_text(chosen).height(360.0).show_ui(ui, |ui| {
        for level in Level::ALL {
            ui.label(RichText::new(labels::level(level).word).small());
            let asked_for = Technique::all().iter().take_while(|technique| **technique != Technique::WxyzWing);
            for &technique in asked_for.filter(|technique| technique.is_for_paths() && technique.level() == level) {
                let this = Wanted::Technique(technique);
                let entry = ui.selectable_label(this == wanted, words::capitalised(&words::technique(technique)));
                if entry.on_hover_text(words().needs_about(words::technique(technique))).clicked() {
                    asked = Some(MakingRequest::Choose(this).into());
                }
            }
        }
    });
    list.response.widget_info(|| WidgetInfo::labeled(WidgetType::ComboBox, true, words().more_needs()));
    list.response.on_hover_text(words().more_needs_tooltip());
    asked
}
