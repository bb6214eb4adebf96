//! The sheet for a new puzzle. A click on a level, or on a technique that the puzzle should need, makes one on the chosen board; the
//! seed is behind More.

use crate::game::puzzles::making::Making;
use crate::game::requests::labels::Named;
use crate::game::requests::{MakingRequest, Request, Sheet, labels};
use crate::game::session::Session;
use crate::window::look::Theme;
use crate::window::panels::board_kinds::{board_kinds, make_room};
use crate::window::panels::keyboard::keep_keyboard;
use crate::window::panels::origin::origin;
use crate::window::panels::overlay::frame::{self, Frame};
use crate::window::panels::style::{Face, choice, heading, muted, named_button};
use bevy::prelude::*;
use bevy_egui::egui::{
    Align, CollapsingHeader, ComboBox, Id, Key, Layout, RichText, TextEdit, Ui, Vec2, WidgetInfo, WidgetType,
};
use sudoku_generate::{Recipe, RecipeChoice};
use sudoku_techniques::{Level, Technique};
use sudoku_words::words;

pub(super) fn plugin(app: &mut App) {
    frame::add(app, Sheet::New, show);
}

fn show(mut frame: Frame, making: Res<Making>, session: Res<Session>) -> Result {
    frame.sheet(words().new_sheet(), Vec2::new(600.0, 544.0), |ui, theme| new(ui, theme, &making, session.origin()))
}

/// The longest text of a seed, in characters.
const LONGEST: usize = 60;

/// Draws the sheet's contents; `recipe` is the recipe of the puzzle on the board.
fn new(ui: &mut Ui, theme: &Theme, making: &Making, recipe: Option<Recipe>) -> Vec<Request> {
    heading(ui, words().which_board());
    let chosen = board_kinds(ui, theme, making.board());
    let mut asked: Vec<Request> = chosen.map(|kind| MakingRequest::ChooseBoard(kind).into()).into_iter().collect();
    heading(ui, words().how_hard());
    ui.horizontal_wrapped(|ui| {
        for level in making.levels() {
            let wanted = making.of_level(level);
            let Named { word, tooltip } = labels::wanted_level(wanted);
            let level = choice(ui, theme, wanted == making.wanted(), &word, &tooltip);
            if level.clicked() {
                asked.push(MakingRequest::Choose(wanted).into());
            }
            // Enter makes another puzzle like the last one.
            if wanted == making.wanted() && ui.memory(|memory| memory.focused().is_none()) {
                level.request_focus();
            }
        }
        // Only classic boards are made for a technique.
        let is_classic = making.board().is_none();
        let chosen = technique(making.wanted());
        make_room(ui, &chosen);
        asked.extend(ui.add_enabled_ui(is_classic, |ui| techniques(ui, making.wanted(), chosen)).inner);
        let (word, tooltip) = (words().new_empty(), words().new_empty_tooltip());
        if choice(ui, theme, false, &word, &tooltip).clicked() {
            asked.push(MakingRequest::Empty.into());
        }
    });
    muted(
        ui,
        theme,
        match making.wanted() {
            RecipeChoice::Technique(technique) => words().needs_about(sudoku_words::technique(technique)),
            RecipeChoice::Difficulty(_) => String::new(),
            wanted => labels::wanted_level(wanted).tooltip,
        },
    );
    // Space is reserved for the line while it is empty, so that nothing moves when it appears.
    ui.allocate_ui_with_layout(
        Vec2::new(ui.available_width(), ui.spacing().interact_size.y.max(32.0)),
        Layout::left_to_right(Align::Center),
        |ui| {
            let Some(tried) = making.tried() else { return };
            let (word, tooltip) = (words().make_stop(), words().make_stop_tooltip());
            if named_button(ui, 96.0, &word, &Face::usual(theme, &word, tooltip, true)).clicked() {
                asked.push(MakingRequest::Stop.into());
            }
            muted(ui, theme, words().making_grids(sudoku_words::thousands(tried)));
        },
    );
    let more = CollapsingHeader::new(words().new_more()).id_salt("more").show(ui, |ui| seed(ui, theme, making, recipe));
    more.header_response.on_hover_text(words().new_more_tooltip());
    asked.extend(more.body_returned.into_iter().flatten());
    asked
}

/// Returns the text of the list of techniques.
fn technique(wanted: RecipeChoice) -> String {
    match wanted {
        RecipeChoice::Technique(technique) => sudoku_words::technique(technique),
        _ => words().more_needs(),
    }
}

/// Draws the seed of the next puzzle, and the seed of the one on the board.
fn seed(ui: &mut Ui, theme: &Theme, making: &Making, recipe: Option<Recipe>) -> Vec<Request> {
    let mut asked = Vec::new();
    muted(ui, theme, words().seed_about());
    ui.horizontal(|ui| {
        let mut text = making.seed().to_owned();
        let width = ui.available_width() - 122.0 - ui.spacing().item_spacing.x;
        let edit = TextEdit::singleline(&mut text)
            .id(Id::new("seed"))
            .hint_text(words().seed_hint())
            .char_limit(LONGEST)
            .margin(Vec2::new(8.0, 5.0))
            .desired_width(width);
        let seed = ui.add(edit).on_hover_text(words().seed_tooltip());
        seed.widget_info(|| WidgetInfo::labeled(WidgetType::TextEdit, true, words().seed()));
        keep_keyboard(ui, &seed);
        if seed.changed() {
            asked.push(MakingRequest::WriteSeed(text).into());
        }
        let face = Face::usual(theme, words().make(), words().make_tooltip(), !making.is_working());
        let make = named_button(ui, 122.0, &words().make(), &face);
        let entered = seed.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        if make.clicked() || (entered && !making.is_working()) {
            asked.push(MakingRequest::MakeChosen.into());
        }
    });
    heading(ui, words().on_the_board());
    match recipe {
        Some(recipe) => asked.extend(origin(ui, theme, Some(recipe), None)),
        None => muted(ui, theme, words().no_origin()),
    }
    asked
}

/// Draws the techniques that a puzzle may need, by level. Techniques that solution paths try after forcing nets are left out,
/// because they are hardly ever needed.
fn techniques(ui: &mut Ui, wanted: RecipeChoice, chosen: String) -> Option<Request> {
    let mut asked = None;
    let list = ComboBox::from_id_salt("needs").selected_text(chosen).height(360.0).show_ui(ui, |ui| {
        for level in Level::ALL {
            ui.label(RichText::new(labels::level(level).word).small());
            let asked_for = Technique::all().iter().take_while(|technique| **technique != Technique::WxyzWing);
            for &technique in asked_for.filter(|technique| technique.is_for_paths() && technique.level() == level) {
                let this = RecipeChoice::Technique(technique);
                let entry =
                    ui.selectable_label(this == wanted, sudoku_words::capitalised(&sudoku_words::technique(technique)));
                if entry.on_hover_text(words().needs_about(sudoku_words::technique(technique))).clicked() {
                    asked = Some(MakingRequest::Choose(this).into());
                }
            }
        }
    });
    list.response.widget_info(|| WidgetInfo::labeled(WidgetType::ComboBox, true, words().more_needs()));
    list.response.on_hover_text(words().more_needs_tooltip());
    asked
}
