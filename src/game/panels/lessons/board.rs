//! The run of a lesson's program: its controls, its stage, what it asks, and its variables.

use crate::game::input::commands::Command;
use crate::game::lessons::Learning;
use crate::game::look::Theme;
use crate::game::owl::words::words;
use crate::game::panels::actors::{Clicked, actors};
use crate::game::panels::style::{commands, muted};
use crate::game::panels::workbench::{self, WorkbenchPanel};
use crate::game::script::{LessonRequest, Request, WorkbenchRequest};
use crate::lessons::{Goal, Task, Way};
use bevy_egui::egui::{Ui, vec2};

/// The run. Returns what the person asked for.
pub fn run(ui: &mut Ui, theme: &Theme, learning: &Learning, shown: &WorkbenchPanel, height: f32) -> Option<Request> {
    let mut asked: Option<Request> = None;
    let checks = |task: &Task| matches!(task.goal(), Goal::Reach { .. } | Goal::Make(_));
    let Some(run) = shown.run() else {
        muted(ui, theme, words().lessons_no_run());
        return asked;
    };
    let machine = run.machine();
    let width = ui.available_width();
    let (_, room) = ui.allocate_space(vec2(width, (width * 0.75).min(height * 0.45)));
    let by_list = learning.open().is_some_and(|(_, task)| task.way() == Some(&Way::Cell));
    asked = asked.or(actors(ui, theme, machine, room, by_list).map(|clicked| match clicked {
        Clicked::Id(id) => LessonRequest::ClickCell(id).into(),
        Clicked::Act(act) => WorkbenchRequest::Do(act).into(),
    }));
    if let Some(text) = machine.question() {
        ui.label(words().lessons_asks_you(text));
        asked = asked.or(workbench::question(ui, theme));
    }
    asked =
        asked.or(workbench::controls(ui, theme, run, shown, (words().program_run(), words().program_run_tooltip())));
    if learning.open().is_some_and(|(_, task)| checks(task)) {
        asked = asked.or(commands(ui, theme, &[(Command::LessonCheck, true)]));
    }
    asked.or(workbench::values(ui, theme, run))
}
