//! The header above the scripts: the sprites, the visible script, and the menu of rarely needed commands.

use super::names;
use super::seen::Seen;
use crate::game::editor::Editor;
use crate::game::requests::commands::Command;
use crate::game::requests::{BlocksRequest, EditorRequest, FileRequest, Request};
use crate::window::blocks::layout::title;
use crate::window::look::{Theme, fonts};
use crate::window::panels::keyboard::keep_keyboard;
use crate::window::panels::style::choice;
use bevy_egui::egui::{
    Align, Button, Color32, ComboBox, FontId, Id, Key, Layout, PopupCloseBehavior, RichText, ScrollArea, TextEdit,
    TextStyle, Ui, WidgetInfo, WidgetType, vec2,
};
use sudoku_blocks::{PlacedScript, Program};
use sudoku_words::words;

/// The space above and below a menu, in points.
const MENU_EDGE: f32 = 16.0;

/// Draws the sprites, the chooser of scripts and, if it has no other place, the menu. Returns the request of what was clicked.
pub fn header(ui: &mut Ui, theme: &Theme, seen: &Seen, with_menu: bool) -> Option<Request> {
    let mut asked = None;
    let buttons = with_button(ui, seen, with_menu);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = SPACING;
        ui.spacing_mut().button_padding.x = PADDING;
        for (index, sprite) in seen.program.sprites.iter().enumerate().filter(|(index, _)| buttons.contains(index)) {
            let tooltip = words().editor_sprite_tooltip(&sprite.name);
            let is_seen = index == seen.blocks.sprite();
            let button = choice(ui, theme, is_seen, &sprite.name, &tooltip);
            button.widget_info(|| WidgetInfo::selected(WidgetType::RadioButton, true, is_seen, &tooltip));
            if button.clicked() {
                asked = Some(BlocksRequest::ChooseSprite(index).into());
            }
        }
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            if let Some(editor) = seen.editor.filter(|_| with_menu) {
                asked = asked.take().or(menu(ui, editor, seen));
            }
            asked = asked.take().or(chooser(ui, seen));
        });
    });
    asked
}

/// The least width of the chooser of scripts, in points.
const CHOOSER: f32 = 60.0;

/// Returns the sprites that have a button: as many as there is room for beside the menu and the chooser of scripts, and always the
/// one that is seen.
fn with_button(ui: &Ui, seen: &Seen, with_menu: bool) -> Vec<usize> {
    let font = TextStyle::Button.resolve(ui.style());
    let width = |text: &str| {
        let text = ui.painter().layout_no_wrap(text.to_owned(), font.clone(), Color32::PLACEHOLDER);
        text.size().x + 2.0 * PADDING + SPACING
    };
    let has_menu = with_menu && seen.editor.is_some();
    let menu = if has_menu { width(&words().program_menu()) } else { 0.0 };
    let sign = if has_menu && !seen.findings.is_empty() { width("!") } else { 0.0 };
    let sprites = &seen.program.sprites;
    let width_of = |index: usize| sprites.get(index).map_or(0.0, |sprite| width(&sprite.name));
    let front = seen.blocks.sprite();
    let mut left = ui.available_width() - menu - sign - CHOOSER - width_of(front);
    let mut shown: Vec<usize> = (0..sprites.len().min(MOST_SPRITES)).collect();
    shown.retain(|&index| {
        let fits = index == front || width_of(index) <= left;
        left -= if index == front { 0.0 } else { width_of(index) };
        fits
    });
    shown
}

/// The space between the parts of the header, and that beside the words on its buttons.
const SPACING: f32 = 5.0;
const PADDING: f32 = 8.0;

/// The most sprites with a button; the list of all scripts leads to the others.
const MOST_SPRITES: usize = 4;

/// Draws the list of all scripts by sprite; with a search text, only those that contain its words.
fn chooser(ui: &mut Ui, seen: &Seen) -> Option<Request> {
    let mut asked = None;
    let blocks = seen.blocks;
    let shown = seen.program.scripts().nth(blocks.script()).map(|placed| title(&placed)).unwrap_or_default();
    let width = ui.available_width();
    // A long name is written in a smaller size, as long as it can be read.
    let usual = TextStyle::Button.resolve(ui.style());
    let needs = |size: f32| {
        let font = FontId { size, ..usual.clone() };
        ui.painter().layout_no_wrap(shown.clone(), font, Color32::PLACEHOLDER).size().x + 44.0
    };
    let sizes = [1.0, 0.9, 0.8, 0.7, 0.6, 0.5].map(|part| usual.size * part);
    let size = sizes.into_iter().find(|&size| needs(size) <= width).unwrap_or(usual.size);
    let combo = ComboBox::from_id_salt("script")
        .selected_text(RichText::new(&shown).size(size))
        .width(width)
        .height(420.0)
        .truncate();
    let list = combo.close_behavior(PopupCloseBehavior::CloseOnClickOutside).show_ui(ui, |ui| {
        let id = Id::new("script_search");
        let mut query: String = ui.data(|data| data.get_temp(id)).unwrap_or_default();
        let field =
            TextEdit::singleline(&mut query).id(id.with("field")).desired_width(ui.available_width().max(150.0));
        let field = ui.add(field.hint_text(words().script_search()).char_limit(100));
        field.widget_info(|| WidgetInfo::labeled(WidgetType::TextEdit, true, words().script_search()));
        keep_keyboard(ui, &field);
        let entered = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
        let found = found(seen.program, &query);
        let mut chosen = found.first().map(|(index, ..)| *index).filter(|_| entered);
        let mut sprite = None;
        for (index, placed, name) in found {
            if sprite.replace(placed.sprite_index) != Some(placed.sprite_index) {
                ui.label(RichText::new(&placed.sprite.name).small());
            }
            if ui.selectable_label(index == blocks.script(), name).clicked() {
                chosen = Some(index);
            }
        }
        if let Some(index) = chosen {
            asked = Some(BlocksRequest::ChooseScript(index).into());
            query.clear();
            ui.close();
        } else if entered {
            field.request_focus();
        }
        ui.data_mut(|data| data.insert_temp(id, query));
    });
    let spoken = words().script(&shown);
    list.response.widget_info(|| WidgetInfo::labeled(WidgetType::ComboBox, true, &spoken));
    list.response.on_hover_text(words().script_tooltip());
    asked
}

/// Returns the scripts whose titles contain the text, with their numbers and titles: first exact matches, then titles that begin with it.
fn found<'a>(program: &'a Program, query: &str) -> Vec<(usize, PlacedScript<'a>, String)> {
    let query = query.trim().to_lowercase();
    let mut found: Vec<_> =
        program.scripts().enumerate().map(|(index, placed)| (index, placed, title(&placed))).collect();
    found.retain(|(.., name)| name.to_lowercase().contains(&query));
    if !query.is_empty() {
        found.sort_by_key(|(.., name)| {
            let name = name.to_lowercase();
            (name != query, !name.starts_with(&query))
        });
    }
    found
}

/// Draws the menu of rarely needed commands for the program and its selection.
pub fn menu(ui: &mut Ui, editor: &Editor, seen: &Seen) -> Option<Request> {
    let mut asked = None;
    let button = ui.menu_button(RichText::new(words().program_menu()).font(fonts::bold(15.0)), |ui| {
        ui.set_min_width(190.0);
        // On a phone, the last entries have to be scrolled to.
        let most = ui.ctx().content_rect().height() - 2.0 * MENU_EDGE;
        asked = ScrollArea::vertical()
            .max_height(most)
            .min_scrolled_height(most)
            .show(ui, |ui| entries(ui, editor, seen))
            .inner;
    });
    button.response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, words().program_menu()));
    button.response.on_hover_text(words().program_menu_tooltip());
    // The details of an error are in a tooltip here; the error is also marked at its block.
    if let Some(finding) = seen.findings.first() {
        let told = sudoku_words::finding(seen.program, finding);
        let sign = ui.button(RichText::new("!").strong()).on_hover_text(&told);
        sign.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, &told));
        if let Some(block) = finding.block.filter(|_| sign.clicked()) {
            asked = Some(EditorRequest::Choose(block, None).into());
        }
    }
    asked
}

/// Draws the entries of the menu.
fn entries(ui: &mut Ui, editor: &Editor, seen: &Seen) -> Option<Request> {
    let mut asked = None;
    let can_leave = !seen.findings.iter().any(|finding| finding.problem.stops());
    let own = [
        (Command::BackToOurs, seen.is_own),
        (Command::Judge, true),
        (Command::SaveForScratch, can_leave),
        (Command::CopyBlocks, true),
        (Command::NewProgram, true),
    ];
    // A lesson checks its program by itself.
    let own = if editor.exercise().is_some() { &own[..1] } else { &own[..] };
    let undo = [(Command::Undo, seen.undo[0]), (Command::Redo, seen.undo[1])];
    let chosen = editor.chosen().is_some();
    let of_chosen = [
        (Command::EditAct, chosen),
        (Command::EditDuplicate, chosen),
        (Command::EditComment, chosen),
        (Command::EditDelete, chosen),
    ];
    let about = [(Command::InScratch, true)];
    for &(command, enabled) in undo.iter().chain(own).chain(&about).chain(&of_chosen) {
        let entry = ui.add_enabled(enabled, Button::new(command.word()).min_size(vec2(190.0, 0.0)));
        if entry.on_hover_text(command.tooltip()).clicked() {
            asked = command.request_on(seen.undoes.cloned());
            ui.close();
        }
    }
    if editor.exercise().is_none() {
        let files = ui.button(words().editor_files()).on_hover_text(words().editor_files_tooltip());
        if files.clicked() {
            asked = Some(FileRequest::ShowSheet.into());
            ui.close();
        }
    }
    for (word, tooltip, naming) in names::new(seen.blocks.sprite()) {
        if ui.button(word).on_hover_text(tooltip).clicked() {
            asked = Some(EditorRequest::Open(naming).into());
            ui.close();
        }
    }
    asked
}
