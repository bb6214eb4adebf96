//! The stage of a lesson: the sprites of its program, and below them what it asks, or number keys that it can hear.

use crate::game::look::Theme;
use crate::game::owl::words::words;
use crate::game::panels::stage;
use crate::game::panels::style::{muted, within};
use crate::game::panels::workbench::{self, WorkbenchPanel};
use crate::game::script::{LessonRequest, Request, WorkbenchRequest};
use crate::game::workbench::{Clicked, Drawables, actors};
use bevy_egui::egui::Ui;

/// The stage; `by_list` where a click is to tell an item of its list. Returns what the person asked for.
pub fn stage(
    ui: &mut Ui,
    theme: &Theme,
    shown: &WorkbenchPanel,
    by_list: bool,
    drawables: &mut Drawables,
) -> Option<Request> {
    let Some(run) = shown.run() else {
        muted(ui, theme, words().lessons_no_run());
        return None;
    };
    let machine = run.machine();
    let (place, foot) = ui.max_rect().split_top_bottom_at_y(ui.max_rect().bottom() - workbench::foot_height(ui));
    let picture = actors(theme, machine, stage::room(place.with_max_y(place.bottom() - 8.0)), by_list);
    let clicked = stage::stage(ui, theme, picture, drawables);
    let clicked = clicked.map(|clicked| match clicked {
        Clicked::Id(id) => LessonRequest::ClickCell(id).into(),
        Clicked::Act(act) => WorkbenchRequest::Do(act).into(),
    });
    let asked = within(ui, foot, |ui| workbench::foot(ui, theme, machine));
    clicked.or(asked)
}
