//! Gives the keyboard to the field for which text is meant that is typed while no field has it: the class code on the page of lessons,
//! and the answer before a prediction. In both places letters or digits can hardly mean anything else.

use super::{class_code, task};
use crate::game::lessons::learning::Learning;
use crate::game::requests::Page;
use crate::game::script::View;
use bevy::prelude::*;
use bevy_egui::egui::{Event, Id};
use bevy_egui::{EguiContext, EguiInput, EguiPreUpdateSet};
use sudoku_run::lessons::AnswerForm;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(
        PreUpdate,
        give_keyboard
            .run_if(in_state(Page::Lessons))
            .after(EguiPreUpdateSet::ProcessInput)
            .before(EguiPreUpdateSet::BeginPass),
    );
}

/// Gives the keyboard to the field when the first character for it is typed.
fn give_keyboard(mut contexts: Query<(&mut EguiContext, &EguiInput)>, learning: Res<Learning>, view: Res<View>) {
    if view.sheet().is_some() {
        return;
    }
    let (field, begins): (Id, fn(char) -> bool) = match learning.open() {
        None => (class_code::field(), char::is_alphabetic),
        Some((_, task)) if learning.awaits_prediction() && task.answer_form() == Some(&AnswerForm::Number) => {
            (task::answer_field(), |first| first.is_ascii_digit() || first == '-')
        }
        Some(_) => return,
    };
    for (mut context, input) in &mut contexts {
        let is_meant = |event: &Event| matches!(event, Event::Text(text) if text.starts_with(begins));
        let context = context.get_mut();
        if input.events.iter().any(is_meant) && !context.text_edit_focused() {
            context.memory_mut(|memory| memory.request_focus(field));
        }
    }
}
