//! The board as text, which can be copied, edited and loaded.

use crate::game::puzzles::sharing::Site;
use crate::game::puzzles::transfer::SerialText;
use crate::game::requests::commands::{Command, with_keys};
use crate::game::requests::{Request, Scene, TransferRequest};
use crate::game::session::Session;
use crate::window::look::Theme;
use crate::window::panels::style::{command, heading};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use bevy_egui::egui::{Align, Id, Key, Layout, ScrollArea, TextEdit, TextStyle, Ui, Vec2, WidgetInfo, WidgetType};
use sudoku_words::words;

/// The height of the panel, in points.
pub const HEIGHT: f32 = 118.0;

/// The longest text, in characters. No puzzle is longer, so a longer text is cut, and pasting a book does not block the window.
const LONGEST_TEXT: usize = 4_000;

/// Returns the id of the text field.
pub fn field() -> Id {
    Id::new("serial")
}

/// The state that the panel shows.
#[derive(SystemParam)]
pub struct SerialPanel<'w> {
    scene: Res<'w, State<Scene>>,
    session: Res<'w, Session>,
    text: Res<'w, SerialText>,
    site: Option<Res<'w, Site>>,
}

pub fn serial(ui: &mut Ui, theme: &Theme, shown: &SerialPanel) -> Option<Request> {
    let mut asked = None;
    // No puzzle can be loaded at the moment.
    let busy = matches!(shown.scene.get(), Scene::Solving | Scene::Paused);
    // A board that is covered during a pause is covered here too.
    let covered = *shown.scene == Scene::Paused;
    let mut text = if covered { String::new() } else { shown.text.text(shown.session.board()) };
    ui.horizontal(|ui| {
        heading(ui, words().as_text());
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            asked = command(ui, theme, 62.0, Command::Load, !busy);
            asked = asked.take().or(command(ui, theme, 62.0, Command::Copy, true));
            if shown.site.is_some() {
                asked = asked.take().or(command(ui, theme, 62.0, Command::Share, true));
            }
        });
    });
    ScrollArea::vertical().id_salt("serial").max_height(66.0).show(ui, |ui| {
        let edit = TextEdit::multiline(&mut text)
            .interactive(!busy)
            .id(field())
            .font(TextStyle::Monospace)
            .char_limit(LONGEST_TEXT)
            .margin(Vec2::new(8.0, 4.0))
            .desired_rows(3)
            .desired_width(f32::INFINITY);
        let response = ui.add(edit).on_hover_text(with_keys(words().as_text_tooltip(), &[Command::EditText]));
        response.widget_info(|| WidgetInfo::labeled(WidgetType::TextEdit, true, words().as_text_field()));
        if response.changed() {
            asked = Some(TransferRequest::WriteText(text).into());
        }
        if response.has_focus() && ui.input(|input| input.modifiers.command && input.key_pressed(Key::Enter)) {
            asked = Some(TransferRequest::LoadText.into());
        }
    });
    asked
}
