//! The sheet for saved games and files.

use crate::game::files::games::Games;
use crate::game::files::storage::{self, HAS_PATHS};
use crate::game::requests::{DialogRequest, FileRequest, Purpose, Request, Sheet, TransferRequest};
use crate::game::script::Confirmation;
use crate::window::look::Theme;
use crate::window::panels::overlay::frame::{self, Frame};
use crate::window::panels::style::{heading, muted, word_button};
use bevy::prelude::*;
use bevy_egui::egui::{Align, Id, Key, Label, Layout, RichText, TextEdit, Ui, Vec2, WidgetInfo, WidgetType};
use sudoku_words::words;

pub(super) fn plugin(app: &mut App) {
    frame::add(app, Sheet::Games, show);
}

fn show(mut frame: Frame, kept: Res<Games>, confirmation: Res<Confirmation>) -> Result {
    frame.sheet(words().games_sheet(), Vec2::new(520.0, 470.0), |ui, theme| games(ui, theme, &kept, &confirmation))
}

/// The longest name or path that can be typed, in characters.
const LONGEST: usize = 1_000;

fn games(ui: &mut Ui, theme: &Theme, games: &Games, confirmation: &Confirmation) -> Vec<Request> {
    let mut asked = Vec::new();
    heading(ui, words().save_heading());
    ui.horizontal(|ui| {
        let (name, entered) = field(ui, "game-name", [words().game_name(), words().game_name_hint()], 1);
        let request = FileRequest::SaveGame(name).into();
        let word = if confirmation.awaits(&request) { words().replace() } else { words().save() };
        if word_button(ui, theme, 92.0, &word, &words().save_tooltip(), true).clicked() || entered {
            asked.push(request);
        }
    });
    heading(ui, words().saved_heading());
    if games.names().is_empty() {
        muted(ui, theme, words().none_saved());
    }
    for name in games.names() {
        ui.horizontal(|ui| {
            ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
                let delete = FileRequest::DeleteGame(name.clone()).into();
                let word = if confirmation.awaits(&delete) { words().delete_sure() } else { words().delete() };
                if named_button(ui, theme, &word, &words().delete_named(name), &words().delete_tooltip()) {
                    asked.push(delete);
                }
                if named_button(ui, theme, &words().open(), &words().open_named(name), &words().open_tooltip()) {
                    asked.push(FileRequest::OpenGame(name.clone()).into());
                }
                ui.with_layout(Layout::left_to_right(Align::Center), |ui| {
                    ui.add(Label::new(RichText::new(name)).truncate());
                });
            });
        });
    }
    heading(ui, words().files_heading());
    muted(ui, theme, words().files_about());
    ui.horizontal(|ui| {
        let half = (ui.available_width() - ui.spacing().item_spacing.x) / 2.0;
        if word_button(ui, theme, half, &words().open_file(), &words().open_file_tooltip(), true).clicked() {
            asked.push(DialogRequest::Browse(Purpose::Open).into());
        }
        if word_button(ui, theme, half, &words().save_file(), &words().save_file_tooltip(), true).clicked() {
            asked.push(DialogRequest::Browse(Purpose::Save).into());
        }
    });
    ui.horizontal(|ui| {
        // A browser has no paths, but accepts a file name.
        let (hints, buttons) = if HAS_PATHS {
            ([words().file_path(), words().file_path_hint()], 2)
        } else {
            ([words().download_name(), words().download_name_hint()], 1)
        };
        let (path, entered) = field(ui, "file-path", hints, buttons);
        let path = storage::typed_path(&path);
        let named = !path.as_os_str().is_empty();
        let opens = HAS_PATHS
            && (word_button(ui, theme, 92.0, &words().open_path(), &words().open_path_tooltip(), named).clicked()
                || (entered && named));
        if opens {
            asked.push(TransferRequest::OpenFile(path.clone()).into());
        }
        let request = FileRequest::Save { path, replace: false, text: None }.into();
        let (word, tooltip) = match (HAS_PATHS, confirmation.awaits(&request)) {
            (false, _) => (words().download(), words().download_tooltip()),
            (true, false) => (words().save_path(), words().save_path_tooltip()),
            (true, true) => (words().save_path_replace(), words().save_path_tooltip()),
        };
        if word_button(ui, theme, 92.0, &word, &tooltip, named).clicked() || (!HAS_PATHS && entered && named) {
            asked.push(request);
        }
    });
    asked
}

/// Draws a text field that leaves room for that number of buttons beside it. Returns its text, and whether Enter was pressed in it.
fn field(ui: &mut Ui, id: &str, [spoken, hint]: [String; 2], buttons: u8) -> (String, bool) {
    let id = Id::new(id);
    let mut text: String = ui.data_mut(|data| data.get_temp(id)).unwrap_or_default();
    let width = ui.available_width() - f32::from(buttons) * (92.0 + ui.spacing().item_spacing.x);
    let edit = TextEdit::singleline(&mut text)
        .id(id)
        .hint_text(hint)
        .char_limit(LONGEST)
        .margin(Vec2::new(8.0, 5.0))
        .desired_width(width);
    let response = ui.add(edit).on_hover_text(&spoken);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::TextEdit, true, &spoken));
    if response.changed() {
        ui.data_mut(|data| data.insert_temp(id, text.clone()));
    }
    let entered = response.lost_focus() && ui.input(|input| input.key_pressed(Key::Enter));
    (text, entered)
}

/// Draws one of several buttons with the same word; `spoken` is the text that tells them apart for a screen reader.
fn named_button(ui: &mut Ui, theme: &Theme, word: &str, spoken: &str, tooltip: &str) -> bool {
    let response = word_button(ui, theme, 78.0, word, tooltip, true);
    response.widget_info(|| WidgetInfo::labeled(WidgetType::Button, true, spoken));
    response.clicked()
}
