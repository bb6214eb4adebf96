//! The page of the lessons: the path, or a task with its words, its program, its board and its run.

mod board;
mod path;
mod task;

use crate::game::editor::Editor;
use crate::game::input::commands::Command;
use crate::game::lessons::Learning;
use crate::game::look::Theme;
use crate::game::owl::Speech;
use crate::game::panels::blocks::{blocks, chooser};
use crate::game::panels::bubble::Heard;
use crate::game::panels::editor::{palette, scripts, sprites};
use crate::game::panels::place::Place;
use crate::game::panels::sets::PanelSystems;
use crate::game::panels::style::{command, commands, paper, within};
use crate::game::play::BlockProgram;
use crate::game::script::{LessonRequest, Page, Request, SolverRequest};
use crate::run::Stops;
use bevy::prelude::*;
use bevy_egui::EguiPrimaryContextPass;
use bevy_egui::egui::{CornerRadius, Rect, Ui};

pub(super) fn plugin(app: &mut App) {
    app.add_systems(EguiPrimaryContextPass, show.run_if(in_state(Page::Lessons)).in_set(PanelSystems::Page));
}

fn show(mut place: Place, learning: Res<Learning>, editor: Res<Editor>, owl: Heard) -> Result {
    let speech = owl.beside_sheets();
    place.panel("lessons", place.layout.page(), |ui, theme| lessons(ui, theme, &learning, &editor, speech))
}

/// Below this width, in points, the program stands below the words.
const WIDE: f32 = 860.0;
/// What is free between the papers.
const GAP: f32 = 10.0;

fn lessons(ui: &mut Ui, theme: &Theme, learning: &Learning, editor: &Editor, speech: Option<&Speech>) -> Vec<Request> {
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
    if let Some(program) = editor.exercise() {
        asked.extend(exercise(ui, theme, editor, program, rest));
        return asked;
    }
    let has_board = lesson.board.is_some();
    let (run, program) = rest.split_left_right_at_x(rest.left() + rest.width() * if has_board { 0.42 } else { 0.34 });
    let program = program.with_min_x(program.left() + GAP);
    asked.extend(within(ui, run, |ui| {
        paper(ui, theme, "run", |ui, height| board::run(ui, theme, learning, lesson, height))
    }));
    asked.extend(within(ui, program, |ui| {
        paper(ui, theme, "program", |ui, height| {
            let chosen = chooser(ui, learning.blocks(), ui.available_width());
            let seen = blocks(ui, theme, learning.blocks(), &Stops::default(), height - 44.0);
            chosen.or(seen).map(of_lesson)
        })
    }));
    asked
}

/// What is asked of the blocks of the stage is meant for those of the lesson.
fn of_lesson(request: Request) -> Request {
    match request {
        Request::Blocks(request) => LessonRequest::Blocks(request).into(),
        Request::Solver(SolverRequest::StopAtBlock(block)) => LessonRequest::ClickBlock(block).into(),
        other => other,
    }
}

/// The program to be changed, with the palette.
fn exercise(ui: &mut Ui, theme: &Theme, editor: &Editor, program: &BlockProgram, room: Rect) -> Vec<Request> {
    let (above, tools) = room.split_top_bottom_at_y(room.bottom() - 104.0);
    let above = above.with_max_y(above.bottom() - GAP);
    let (left, right) = above.split_left_right_at_x(above.left() + (above.width() * 0.36).clamp(130.0, 260.0));
    let right = right.with_min_x(right.left() + GAP);
    let mut asked = Vec::new();
    asked.extend(within(ui, left, |ui| paper(ui, theme, "palette", |ui, _| palette(ui, theme, editor, program))));
    asked.extend(within(ui, tools, |ui| {
        paper(ui, theme, "tools", |ui, _| {
            let chosen = editor.chosen.is_some();
            let mut asked = None;
            ui.horizontal_wrapped(|ui| {
                asked = sprites(ui, theme, editor, program.program());
                let width = 90.0;
                for (button, enabled) in [(Command::Undo, editor.can_go(true)), (Command::Redo, editor.can_go(false))] {
                    asked = asked.take().or(command(ui, theme, width, button, enabled));
                }
            });
            let buttons = [
                (Command::EditAct, chosen),
                (Command::EditDuplicate, chosen),
                (Command::EditDelete, chosen),
                (Command::LessonCheck, true),
            ];
            asked.or(commands(ui, theme, &buttons))
        })
    }));
    asked.extend(within(ui, right, |ui| scripts(ui, theme, editor, program, left)));
    asked
}
