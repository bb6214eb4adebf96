//! The stage of a lesson: the sprites of its program and, below them, its question or the number keys that it listens to.

use crate::game::lessons::learning::Learning;
use crate::game::requests::{LessonRequest, Request, WorkbenchRequest};
use crate::window::look::Theme;
use crate::window::panels::style::{muted, within};
use crate::window::panels::workbench::{Asked, WorkbenchPanel};
use crate::window::panels::{stage, workbench};
use crate::window::pictures::{Clicked, Drawables, actors};
use bevy_egui::egui::Ui;
use sudoku_run::lessons::{AnswerForm, Task};
use sudoku_words::words;

/// The space above the program's question.
const GAP: f32 = 8.0;

/// Draws the stage. Returns the request of what was clicked or typed.
pub fn stage(
    ui: &mut Ui,
    theme: &Theme,
    shown: &WorkbenchPanel,
    learning: &Learning,
    task: &Task,
    drawables: &mut Drawables,
) -> Option<Request> {
    let Some(run) = shown.run() else {
        muted(ui, theme, words().lessons_no_run());
        return None;
    };
    let height = if shown.has_foot() { workbench::foot_height(ui) + GAP } else { 0.0 };
    let (place, foot) = ui.max_rect().split_top_bottom_at_y(ui.max_rect().bottom() - height);
    // If the answer is a cell or several, a click on an item of the list is the answer.
    let is_for_cells = matches!(task.answer_form(), Some(AnswerForm::Cell | AnswerForm::Cells));
    let picture = actors(theme, run, stage::room(place), is_for_cells.then(|| learning.found()));
    let clicked = stage::stage(ui, theme, picture, drawables);
    let clicked = clicked.map(|clicked| match clicked {
        Clicked::Id(id) => LessonRequest::ClickCell(id).into(),
        Clicked::Act(act) => WorkbenchRequest::Do(act).into(),
    });
    // A task that asks a question itself has the keyboard, and a number is typed into its own field.
    let is_asked = match task.answer_form() {
        _ if learning.awaits_prediction() => Asked::NotNow,
        Some(AnswerForm::Number) => Asked::NotNow,
        Some(_) => Asked::Besides,
        None => shown.asked(),
    };
    let foot = foot.with_min_y(foot.top() + GAP.min(height));
    let asked = within(ui, foot, |ui| workbench::foot(ui, theme, run, is_asked));
    clicked.or(asked)
}
