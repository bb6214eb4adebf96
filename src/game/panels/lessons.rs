//! The page of the lessons: the path, or a task with its words, its program, its board and its run.

mod board;
mod path;
mod task;

use crate::game::blocks::Blocks;
use crate::game::editor::Editor;
use crate::game::lessons::Learning;
use crate::game::look::Theme;
use crate::game::owl::Speech;
use crate::game::panels::bubble::Heard;
use crate::game::panels::place::Place;
use crate::game::panels::program::{Seen, program};
use crate::game::panels::sets::PanelSystems;
use crate::game::panels::style::{paper, within};
use crate::game::panels::workbench::WorkbenchPanel;
use crate::game::play::BlockProgram;
use crate::game::script::{LessonRequest, Page, Request, SolverRequest};
use crate::lessons::Way;
use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{CornerRadius, Ui};

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
) -> Result {
    let speech = owl.beside_sheets();
    place.panel("lessons", place.layout.page(), |ui, theme| {
        lessons(ui, theme, &learning, &editor, &blocks, &run, speech)
    })
}

/// Below this width, in points, the program stands below the words.
const WIDE: f32 = 860.0;
/// What is free between the papers.
const GAP: f32 = 10.0;

fn lessons(
    ui: &mut Ui,
    theme: &Theme,
    learning: &Learning,
    editor: &Editor,
    blocks: &Blocks,
    run_shown: &WorkbenchPanel,
    speech: Option<&Speech>,
) -> Vec<Request> {
    let page = ui.max_rect();
    ui.painter().rect_filled(page, CornerRadius::ZERO, theme.background.egui());
    let inner = page.shrink(GAP);
    let Some((lesson, task)) = learning.open() else {
        let asked = within(ui, inner, |ui| paper(ui, theme, "path", |ui, _| path::path(ui, theme, learning, speech)));
        return asked.into_iter().collect();
    };
    let wide = inner.width() >= WIDE;
    let (words, rest) = if wide {
        inner.split_left_right_at_x(inner.left() + (inner.width() * 0.3).clamp(270.0, 400.0))
    } else {
        inner.split_top_bottom_at_y(inner.top() + inner.height() * 0.5)
    };
    let rest = if wide { rest.with_min_x(rest.left() + GAP) } else { rest.with_min_y(rest.top() + GAP) };
    let mut asked = Vec::new();
    asked.extend(within(ui, words, |ui| {
        paper(ui, theme, (&lesson.name, &task.name), |ui, _| task::task(ui, theme, learning, (lesson, task), speech))
    }));
    let has_board = lesson.board.is_some();
    let share = if has_board { 0.38 } else { 0.32 };
    let (run, paper_room) = rest.split_left_right_at_x(rest.left() + rest.width() * share);
    let paper_room = paper_room.with_min_x(paper_room.left() + GAP);
    asked.extend(within(ui, run, |ui| {
        paper(ui, theme, "run", |ui, height| board::run(ui, theme, learning, run_shown, height))
    }));
    let exercise = editor.exercise();
    let seen = Seen {
        program: exercise.map_or(blocks.program(), BlockProgram::program),
        findings: exercise.map_or(&[][..], BlockProgram::findings),
        editor: exercise.is_some().then_some(editor),
        blocks,
        stops: None,
        expects_block: task.way() == Some(&Way::Block),
        undo: [editor.can_go(true), editor.can_go(false)],
        is_own: false,
    };
    asked.extend(within(ui, paper_room, |ui| {
        paper(ui, theme, "program", |ui, _| program(ui, theme, &seen, true).map(of_lesson))
    }));
    asked
}

/// A block that is clicked here is an answer.
fn of_lesson(request: Request) -> Request {
    match request {
        Request::Solver(SolverRequest::StopAtBlock(block)) => LessonRequest::ClickBlock(block).into(),
        other => other,
    }
}
