//! The page of the lessons: the program and the run of the task that is open, and what a learner asks for.

mod keeping;

use crate::game::blocks::Blocks;
use crate::game::editor::Editor;
use crate::game::files::dialogs::save_as;
use crate::game::files::kept;
use crate::game::files::storage::{PAGES, TABLE};
use crate::game::owl::Reply;
use crate::game::owl::words::{self, words};
use crate::game::script::work::elsewhere;
use crate::game::script::{
    BackOn, Confirmation, CurrentRequest, LessonRequest, Page, Request, Script, ScriptSystems, Tab, View,
};
use crate::game::workbench::Workbench;
use crate::lessons::{Deed, Facts, Goal, check, page};
use crate::play::learning::{Learning, Then};
use crate::run::{ProgramRun, RunError};
use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use std::path::PathBuf;
use std::sync::Arc;

pub(super) fn plugin(app: &mut App) {
    app.init_resource::<Learning>()
        .add_plugins(kept::plugin::<Learning>)
        .add_systems(Script, (save, handle_lesson_requests.run_if(in_state(Page::Lessons))).in_set(ScriptSystems::Ask))
        .add_systems(OnExit(Page::Lessons), |mut workbench: ResMut<Workbench>, mut editor: ResMut<Editor>| {
            workbench.lay(None);
            editor.set_exercise(None);
        })
        .add_systems(OnEnter(Page::Lessons), come_back)
        .add_observer(on_back_on);
}

/// Who comes back goes on with the task, from its beginning.
fn come_back(mut learning: ResMut<Learning>, mut laid: Laid) {
    learning.begin();
    lay_out(&learning, &mut laid);
}

/// What a lesson lays out.
#[derive(SystemParam)]
struct Laid<'w> {
    workbench: ResMut<'w, Workbench>,
    editor: ResMut<'w, Editor>,
    blocks: ResMut<'w, Blocks>,
    view: ResMut<'w, View>,
}

impl Laid<'_> {
    /// This run is seen, as it stands.
    fn show(&mut self, run: Option<ProgramRun>) {
        self.workbench.lay(run);
        self.workbench.show_moment(&mut self.blocks);
    }
}

fn on_back_on(back: On<BackOn>, learning: Res<Learning>, mut reply: Reply) {
    if *back.event() == BackOn(Page::Lessons) {
        reply.explain(if learning.open().is_none() { words().lessons_about() } else { words().lessons_go_on() });
    }
}

/// Lays out the open task: its program, and the run where the learner begins.
fn lay_out(learning: &Learning, laid: &mut Laid) {
    let Some((lesson, task)) = learning.open() else { return };
    let makes = matches!(task.goal(), Goal::Make(_));
    laid.editor.set_exercise(makes.then(|| Arc::clone(&task.program)));
    laid.blocks.begin(&task.program);
    // That is soon done: a test counts its blocks. A program to be changed may have faults before it runs.
    laid.show(task.run().ok());
    let first = lesson.script_of(task).filter(|_| makes || laid.blocks.moment().running.is_none());
    first.into_iter().for_each(|script| laid.blocks.choose(script));
}

fn handle_lesson_requests(
    current: Res<CurrentRequest>,
    mut learning: ResMut<Learning>,
    mut laid: Laid,
    mut confirmation: ResMut<Confirmation>,
    mut reply: Reply,
) {
    let request = match &current.0 {
        Request::Lesson(request) => request,
        Request::Workbench(_) => {
            learning.forget_told();
            return;
        }
        _ => return,
    };
    match learning.hear(request, || confirmation.is_given(&current.0)) {
        Then::Nothing => {}
        Then::Leave(said) => {
            laid.workbench.lay(None);
            laid.editor.set_exercise(None);
            reply.explain(said);
        }
        Then::Begin(said) => {
            lay_out(&learning, &mut laid);
            // Where one thing is seen at a time, a lesson begins with what it asks for.
            if !matches!(request, LessonRequest::Next | LessonRequest::Previous | LessonRequest::Restart) {
                laid.view.set_tab(Tab::Task);
            }
            said.into_iter().for_each(|said| reply.explain(said));
        }
        Then::Ask(request) => reply.then(request),
        Then::Refuse(said) => reply.refuse(said),
        Then::Check(answer) => {
            let Some((_, task)) = learning.open() else { return };
            let run = laid.workbench.run().cloned();
            let program = laid.editor.exercise().map(|program| Arc::clone(program.program()));
            let work =
                move || check(task, Facts { answer: answer.as_ref(), run: run.as_ref(), program: program.as_deref() });
            reply.think(elsewhere(work), |In(verdict), mut learning: ResMut<Learning>| learning.judge(verdict));
        }
        Then::Show => {
            let Some((_, task)) = learning.open() else { return };
            reply.think(elsewhere(move || task.deed()), show);
        }
    }
}

/// The file was chosen in a dialog; meanwhile another page may be seen.
fn save(request: Res<CurrentRequest>, learning: Res<Learning>, mut reply: Reply) {
    let lessons = Learning::lessons();
    match &request.0 {
        Request::Lesson(LessonRequest::SaveResults(path)) => {
            reply.then(save_as(path, TABLE, learning.progress().table(lessons)));
        }
        Request::Lesson(LessonRequest::SavePages(path)) => {
            let (path, said) = (path.clone(), crate::lessons::words(words::tag()));
            // The answers are read from the programs as they run.
            let work = move || (path, page(&lessons.iter().collect::<Vec<_>>(), said));
            reply.think(elsewhere(work), save_pages);
        }
        _ => {}
    }
}

fn save_pages(In((path, html)): In<(PathBuf, Result<String, RunError>)>, mut reply: Reply) {
    match html {
        Ok(html) => reply.then(save_as(&path, PAGES, html)),
        Err(reason) => reply.refuse(words::capitalised(&words::run_error(&reason))),
    }
}

/// Shows how it is done.
fn show(In(deed): In<Result<Deed, RunError>>, mut learning: ResMut<Learning>, mut laid: Laid) {
    if learning.open().is_none() {
        return;
    }
    learning.tell_shown(&deed);
    match deed {
        Ok(Deed::Answer(answer, run)) => {
            laid.blocks.follow();
            laid.show(Some(*run));
            answer.block().into_iter().for_each(|block| laid.blocks.see(block));
        }
        Ok(Deed::Play(_, run)) => {
            laid.blocks.follow();
            laid.show(Some(*run));
        }
        Ok(Deed::Program(program)) => laid.editor.change_exercise(program),
        Err(_) => {}
    }
}
