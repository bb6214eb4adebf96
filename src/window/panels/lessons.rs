//! The page of lessons: the path or a task. A task has its text in the owl's bubble, its board below, and its program and its run beside them.

mod board;
mod card;
mod class_code;
mod drawing;
mod faults;
mod path;
mod skills;
mod small_boards;
mod task;
mod typing;

use crate::game::blocks::Blocks;
use crate::game::editor::{Editor, Field};
use crate::game::lessons::learning::Learning;
use crate::game::play::BlockProgram;
use crate::game::requests::{LessonRequest, Page, Request, SolverRequest, Tab};
use crate::game::script::{Confirmation, View};
use crate::game::session::Session;
use crate::game::settings::{ReducedMotion, Settings};
use crate::window::look::{Layout, Panels, Theme};
use crate::window::panels::bubble::OwlPanel;
use crate::window::panels::panel_window::PanelWindow;
use crate::window::panels::program::{Seen, program};
use crate::window::panels::sets::PanelSystems;
use crate::window::panels::style::{paper, within};
use crate::window::panels::tabs::tabs;
use crate::window::panels::workbench::{OfTask, WorkbenchPanel};
use crate::window::panels::{stage, workbench};
use crate::window::pictures::Drawables;
use bevy::prelude::*;
use bevy_egui::egui::{CornerRadius, Ui, vec2};
use bevy_egui::{EguiPrimaryContextPass, egui};
use sudoku_run::lessons::AnswerForm;
use sudoku_words::{tag, words};
use task::Bubble;

pub(super) fn plugin(app: &mut App) {
    app.add_plugins(typing::plugin)
        .add_systems(EguiPrimaryContextPass, show.run_if(in_state(Page::Lessons)).in_set(PanelSystems::Page));
}

fn show(
    mut window: PanelWindow,
    learning: Res<Learning>,
    editor: Res<Editor>,
    blocks: Res<Blocks>,
    (run, session, mut drawables): (WorkbenchPanel, Res<Session>, ResMut<Drawables>),
    (settings, motion): (Res<Settings>, ReducedMotion),
    owl: OwlPanel,
    view: Res<View>,
    confirmation: Res<Confirmation>,
) -> Result {
    let speech = owl.beside_sheets();
    let Some((lesson, task)) = learning.open() else {
        return window.panel("lessons", window.layout.page(), |ui, theme| {
            ui.painter().rect_filled(ui.max_rect(), CornerRadius::ZERO, theme.background.egui());
            within(ui, ui.max_rect().shrink(GAP), |ui| path::path(ui, theme, &learning, speech))
        });
    };
    let places = Places::new(&window.layout);
    let [owl_rect, bubble, stage_rect, panel] =
        [places.owl, places.bubble, places.stage, places.panel].map(|rect| places.in_points(rect));
    let has_owl = !places.task_is_folded;
    let shown = Bubble { learning: &learning, lesson, task, speech, confirmation: &confirmation, has_owl };
    let stage = |ui: &mut Ui, theme: &Theme, drawables: &mut Drawables| {
        board::stage(ui, theme, &run, &learning, task, drawables)
    };
    let exercise = editor.exercise();
    let undo = [Session::can_undo, Session::can_redo]
        .map(|can| run.subject().is_some_and(|subject| can(&session, Some(subject))));
    let seen = Seen {
        undoes: None,
        program: editor
            .field()
            .and_then(Field::preview)
            .unwrap_or(exercise.map_or(blocks.program(), BlockProgram::program)),
        findings: exercise.map_or(&[][..], BlockProgram::findings),
        editor: exercise.is_some().then_some(&*editor),
        blocks: &blocks,
        stops: None,
        expects_block: task.answer_form() == Some(&AnswerForm::Block),
        undo,
        is_own: exercise.is_some_and(BlockProgram::is_own),
        calls_shown: settings.calls_shown(),
        hides_return: learning.awaits_prediction(),
        is_still: motion.is_wished() || run.run().is_some_and(|run| !run.playback().is_paused()),
    };
    let scripts = |ui: &mut Ui, theme: &Theme| program(ui, theme, &seen, true).map(of_lesson);
    let moment = task.moment().map(|until| sudoku_run::lessons::words(tag()).moment(until));
    let values = |ui: &mut Ui, theme: &Theme| {
        let run_shown = run.run()?;
        let begin = (words().program_run(), words().program_run_tooltip());
        let goes_on = !run_shown.is_over() || task.next_act(run_shown).is_some();
        let of_task = OfTask { moment: moment.as_deref(), goes_on };
        let asked = workbench::controls(ui, theme, run_shown, &run, begin, Some(of_task));
        asked.or(workbench::values(ui, theme, run_shown))
    };
    let folded = |ui: &mut Ui, theme: &Theme, of: &[Tab]| {
        let front = view.tab_of(of);
        paper(ui, theme, front, |ui, _| {
            let width = ui.available_width();
            let chosen = tabs(ui, theme, of, front, width);
            chosen.or(match front {
                Tab::Watch => values(ui, theme),
                Tab::Task => {
                    let rest = ui.available_rect_before_wrap();
                    within(ui, rest, |ui| task::task(ui, theme, &shown))
                }
                _ => scripts(ui, theme),
            })
        })
    };
    if places.task_is_folded {
        return window.panel("lesson", window.layout.page(), |ui, theme| {
            // Nothing of the player's stage stays visible.
            drawables.cover(stage::room(ui.max_rect()), theme.background);
            drawables.cover(stage::room(stage_rect), theme.panel);
            let asked = within(ui, stage_rect.shrink(6.0), |ui| stage(ui, theme, &mut drawables));
            asked.or(within(ui, panel, |ui| folded(ui, theme, &Tab::LESSON)))
        });
    }
    let page = window.layout.page();
    // The player's stage may reach farther down than the lesson's.
    let is_cut = places.stage.max.y < window.layout.stage.max.y;
    let below_stage = Rect::from_corners(Vec2::new(page.min.x, places.stage.max.y), page.max);
    window.panel("lesson-stage", places.stage, |ui, theme| {
        // The player's board is covered; the owl is shared.
        let cover = ui.max_rect().with_min_y(owl_rect.bottom()).shrink(3.0);
        let cover = if is_cut { cover.with_max_y(ui.max_rect().bottom()) } else { cover };
        drawables.cover(stage::room(cover), theme.panel);
        if is_cut {
            drawables.cover(stage::room(places.in_points(below_stage)), theme.background);
        }
        // The board gets at least the lower half.
        let most = (MOST_BUBBLE * places.stage.height() / places.scale).max(LEAST_BUBBLE);
        let height = task::height(ui, theme, &shown, bubble.width()).clamp(LEAST_BUBBLE, most).round();
        let bubble = bubble.with_max_y(bubble.top() + height);
        let asked = within(ui, bubble, |ui| task::task(ui, theme, &shown));
        let below = ui.max_rect().with_min_y(bubble.bottom()).shrink2(vec2(14.0, 12.0));
        asked.or(within(ui, below, |ui| stage(ui, theme, &mut drawables)))
    })?;
    match window.layout.panels {
        Panels::Apart { left, right } => {
            window
                .panel("lesson-program", left, |ui, theme| paper(ui, theme, "program", |ui, _| scripts(ui, theme)))?;
            window.panel("lesson-run", right, |ui, theme| paper(ui, theme, "run", |ui, _| values(ui, theme)))
        }
        Panels::Folded(_) => {
            window.panel("lesson-folded", places.panel, |ui, theme| folded(ui, theme, &Tab::LESSON[1..]))
        }
    }
}

/// The space around the stage's paper.
const GAP: f32 = 10.0;

/// The largest height of the bubble, as a share of the stage's, and its least height, in points.
const MOST_BUBBLE: f32 = 0.5;
const LEAST_BUBBLE: f32 = 176.0;

/// The largest share of the page's height below the bar that the stage takes, if panels are folded below it.
const STAGE: f32 = 0.6;

/// The positions of the parts of a task, in logical pixels.
struct Places {
    stage: Rect,
    owl: Rect,
    bubble: Rect,
    /// The rectangle of the folded panels.
    panel: Rect,
    /// True if the task is one of the folded panels.
    task_is_folded: bool,
    scale: f32,
}

impl Places {
    fn new(layout: &Layout) -> Places {
        let (mut stage, mut panel) = (layout.stage, Rect::EMPTY);
        let mut task_is_folded = false;
        if let Panels::Folded(rect) = layout.panels {
            panel = rect;
            let gap = (rect.min.y - stage.max.y).max(rect.min.x - stage.max.x);
            if stage.min.y < layout.bar.max.y {
                // On a phone in landscape, the stage is a square below the bar, and everything else is beside it.
                task_is_folded = true;
                stage.min.y = layout.bar.max.y + gap;
                stage.max.x = stage.min.x + stage.height();
                panel = Rect::new(stage.max.x + gap, stage.min.y, rect.max.x, stage.max.y);
            } else if rect.min.y > stage.min.y {
                // On a phone in portrait, the stage takes the width, and everything else is below it.
                task_is_folded = true;
                let height = stage.width().min(STAGE * (rect.max.y - stage.min.y));
                stage.max.y = (stage.min.y + height).round();
                panel.min.y = stage.max.y + gap;
            }
        }
        Places { stage, owl: layout.owl, bubble: layout.bubble, panel, task_is_folded, scale: layout.scale }
    }

    fn in_points(&self, rect: Rect) -> egui::Rect {
        let point = |at: Vec2| egui::pos2(at.x / self.scale, at.y / self.scale);
        egui::Rect::from_min_max(point(rect.min), point(rect.max))
    }
}

/// Turns a click on a block into an answer to the task.
fn of_lesson(request: Request) -> Request {
    match request {
        Request::Solver(SolverRequest::StopAtBlock(block)) => LessonRequest::ClickBlock(block).into(),
        other => other,
    }
}
