//! The fields for a class code and for the learner's name.

use crate::game::lessons::learning::Learning;
use crate::game::requests::LessonRequest;
use crate::window::look::Theme;
use crate::window::panels::icons;
use crate::window::panels::keyboard::select_when_focused;
use crate::window::panels::style::{Face, sign_button};
use bevy_egui::egui::{
    Align, Atom, Button, Id, Key, Popup, ScrollArea, TextEdit, Ui, Vec2, WidgetInfo, WidgetType, vec2,
};
use sudoku_words::words;

/// Returns the id of the field for the class code.
pub fn field() -> Id {
    Id::new("class_code").with("field")
}

/// Draws the field for the learner's name, which is saved when the field loses the keyboard, and beside it the menu of the names that
/// are known on this computer. Returns the request of what was typed or chosen.
pub fn learner(ui: &mut Ui, theme: &Theme, learning: &Learning, width: f32) -> Option<LessonRequest> {
    let names = learning.progress().other_names();
    let high = ui.spacing().interact_size.y.max(32.0);
    if names.is_empty() {
        return name(ui, learning, width);
    }
    ui.horizontal(|ui| {
        let field = width - high - ui.spacing().item_spacing.x;
        let typed = name(ui, learning, field);
        known(ui, theme, &names, high).or(typed)
    })
    .inner
}

/// Draws the button that opens the menu of known names.
fn known(ui: &mut Ui, theme: &Theme, names: &[&str], side: f32) -> Option<LessonRequest> {
    let mut chosen = None;
    let face = Face::usual(theme, words().lessons_known_names(), words().lessons_known_names_tooltip(), true);
    let button = sign_button(ui, Vec2::splat(side), icons::down, &face);
    Popup::menu(&button).show(|ui| {
        ui.set_min_width(180.0);
        let most = ui.ctx().content_rect().height() / 2.0;
        ScrollArea::vertical().max_height(most).show(ui, |ui| {
            for (place, &name) in names.iter().enumerate() {
                let entry = Button::selectable(false, (name, Atom::grow())).min_size(vec2(180.0, side)).truncate();
                let entry = ui.add(entry).on_hover_text(words().lessons_known_name(name));
                // Whoever opens the menu with a key goes on with keys.
                if place == 0 && button.clicked() {
                    entry.request_focus();
                }
                if entry.clicked() {
                    chosen = Some(LessonRequest::SetLearner(name.to_owned()));
                    ui.close();
                }
            }
        });
    });
    chosen
}

/// Draws the field for the learner's name.
fn name(ui: &mut Ui, learning: &Learning, width: f32) -> Option<LessonRequest> {
    let draft = learning.name_draft();
    let mut name = draft.unwrap_or(learning.progress().name()).to_owned();
    let field = TextEdit::singleline(&mut name).id(Id::new("learner").with("field"));
    let field = field.hint_text(words().lessons_learner()).char_limit(40).vertical_align(Align::Center);
    let field = field.min_size(vec2(0.0, ui.spacing().interact_size.y.max(32.0)));
    let field = ui.add(field.desired_width(width));
    field.widget_info(|| WidgetInfo::labeled(WidgetType::TextEdit, true, words().lessons_learner()));
    select_when_focused(ui, &field, &name);
    let escapes = field.lost_focus() && ui.input(|input| input.key_pressed(Key::Escape));
    let (changed, typing) = (field.changed(), field.has_focus());
    field.on_hover_text(words().lessons_learner_tooltip());
    match () {
        () if escapes => Some(LessonRequest::WriteLearner(None)),
        () if changed => Some(LessonRequest::WriteLearner(Some(name))),
        () if !typing && draft.is_some() => Some(LessonRequest::SetLearner(name)),
        () => None,
    }
}
