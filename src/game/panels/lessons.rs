//! The page of the lessons: the path, or a task: its words in the owl's bubble, its board below, and around them its program and
//! its run.

mod board;
mod path;
mod task;

use crate::game::blocks::Blocks;
use crate::game::editor::Editor;
use crate::game::look::{Layout, Panels, Theme};
use crate::game::owl::words::words;
use crate::game::panels::bubble::Heard;
use crate::game::panels::place::Place;
use crate::game::panels::program::{Seen, program};
use crate::game::panels::sets::PanelSystems;
use crate::game::panels::style::{paper, within};
use crate::game::panels::tabs::tabs;
use crate::game::panels::workbench::{self, WorkbenchPanel};
use crate::game::play::BlockProgram;
use crate::game::script::{Confirmation, LessonRequest, Page, Request, SolverRequest, Tab, View};
use crate::lessons::Way;
use crate::play::learning::Learning;
use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{self, CornerRadius, Ui, vec2};
use task::Bubble;

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, show.run_if(in_state(Page::Lessons)).in_set(PanelSystems::Page));
}

fn show(
    mut place: Place,
    learning: Res<Learning>,
    editor: Res<Editor>,
    blocks: Res<Blocks>,
    run: WorkbenchPanel,
    owl: Heard,
    view: Res<View>,
    confirmation: Res<Confirmation>,
) -> Result {
    let speech = owl.beside_sheets();
    let Some((lesson, task)) = learning.open() else {
        return place.panel("lessons", place.layout.page(), |ui, theme| {
            ui.painter().rect_filled(ui.max_rect(), CornerRadius::ZERO, theme.background.egui());
            within(ui, ui.max_rect().shrink(GAP), |ui| {
                paper(ui, theme, "path", |ui, _| path::path(ui, theme, &learning, speech))
            })
        });
    };
    let places = Places::new(&place.layout);
    place.panel("lesson-stage", places.stage, |ui, theme| {
        // What stands on the player's stage is covered; the owl is the same.
        let stage = ui.max_rect();
        let [owl, bubble] = [places.owl, places.bubble].map(|rect| places.in_points(rect));
        ui.painter().rect_filled(stage.with_min_y(owl.bottom()).shrink(2.0), 6, theme.panel.egui());
        let shown = Bubble { learning: &learning, lesson, task, speech, confirmation: &confirmation };
        let asked = within(ui, bubble, |ui| task::task(ui, theme, &shown));
        let below = stage.with_min_y(bubble.bottom()).shrink2(vec2(14.0, 12.0));
        asked.or(within(ui, below, |ui| board::stage(ui, theme, &run, task.way() == Some(&Way::Cell))))
    })?;
    let exercise = editor.exercise();
    let seen = Seen {
        program: exercise.map_or(blocks.program(), BlockProgram::program),
        findings: exercise.map_or(&[][..], BlockProgram::findings),
        editor: exercise.is_some().then_some(&*editor),
        blocks: &blocks,
        stops: None,
        expects_block: task.way() == Some(&Way::Block),
        undo: [editor.can_go(true), editor.can_go(false)],
        is_own: false,
    };
    let scripts = |ui: &mut Ui, theme: &Theme| program(ui, theme, &seen, true).map(of_lesson);
    let values = |ui: &mut Ui, theme: &Theme| {
        let run_shown = run.run()?;
        let begin = (words().program_run(), words().program_run_tooltip());
        let asked = workbench::controls(ui, theme, run_shown, &run, begin);
        asked.or(workbench::values(ui, theme, run_shown))
    };
    match place.layout.panels {
        Panels::Apart { left, right } => {
            place.panel("lesson-program", left, |ui, theme| paper(ui, theme, "program", |ui, _| scripts(ui, theme)))?;
            place.panel("lesson-run", right, |ui, theme| paper(ui, theme, "run", |ui, _| values(ui, theme)))
        }
        Panels::Folded(_) => place.panel("lesson-folded", places.panel, |ui, theme| {
            // The program is in front, unless the run was chosen.
            let front = if view.tab() == Tab::Watch { Tab::Watch } else { Tab::Blocks };
            paper(ui, theme, front, |ui, _| {
                let width = ui.available_width();
                let chosen = tabs(ui, theme, &[Tab::Blocks, Tab::Watch], front, width);
                chosen.or(if front == Tab::Watch { values(ui, theme) } else { scripts(ui, theme) })
            })
        }),
    }
}

/// What is free around the paper.
const GAP: f32 = 10.0;

/// How much of the stage the bubble has, and how high it is at least, in points.
const BUBBLE: f32 = 0.36;
const LEAST_BUBBLE: f32 = 176.0;

/// Where the parts of a task are, in logical pixels.
struct Places {
    stage: Rect,
    owl: Rect,
    bubble: Rect,
    /// Where the panels are folded.
    panel: Rect,
    scale: f32,
}

impl Places {
    fn new(layout: &Layout) -> Places {
        let (mut stage, mut panel) = (layout.stage, Rect::EMPTY);
        if let Panels::Folded(rect) = layout.panels {
            panel = rect;
            if rect.min.y > stage.min.y {
                // Below a stage as wide as the window there is no room for a program.
                let gap = rect.min.y - stage.max.y;
                stage.max.y = (stage.min.y + 0.58 * (rect.max.y - stage.min.y)).round();
                panel.min.y = stage.max.y + gap;
            }
        }
        let mut bubble = layout.bubble;
        let height = (BUBBLE * stage.height()).max(LEAST_BUBBLE * layout.scale);
        bubble.max.y = (bubble.min.y + height).round();
        Places { stage, owl: layout.owl, bubble, panel, scale: layout.scale }
    }

    fn in_points(&self, rect: Rect) -> egui::Rect {
        let point = |at: Vec2| egui::pos2(at.x / self.scale, at.y / self.scale);
        egui::Rect::from_min_max(point(rect.min), point(rect.max))
    }
}

/// A block that is clicked here is an answer.
fn of_lesson(request: Request) -> Request {
    match request {
        Request::Solver(SolverRequest::StopAtBlock(block)) => LessonRequest::ClickBlock(block).into(),
        other => other,
    }
}
